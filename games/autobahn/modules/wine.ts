/** AB-25: the module Wine. */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';
import { bit, NONE, ON_BOARD, type Tables, TRUCKS, WINE } from '../tables.ts';
import { countryText } from '../terms.ts';

const HIDDEN = 0;
export const ON_THE_ROAD = 1;
export const WINE_DELIVERED = 2;
const LOST = 3;

export function touchesDestination(t: Tables, s: AutobahnState, seat: Seat, section: number): boolean {
  const card = s.wineCards[seat];
  return card !== NONE && t.sections[section].cities.includes(t.wines[card].destination);
}

/** AB-25.2: with a card of the colour, once per game, on a built section free of other trucks. */
export function canLoadWine(t: Tables, s: AutobahnState, seat: Seat, truck: number, colours: number): boolean {
  const card = s.wineCards[seat];
  if (card === NONE || s.wineState[seat] !== HIDDEN) return false;
  const wine = t.wines[card];
  if (!bit(colours, wine.colour) || s.road[wine.section] === 0) return false;
  const there = s.trucks.indexOf(wine.section);
  return there < 0 || there === seat * TRUCKS + truck;
}

export function loadWine(t: Tables, s: AutobahnState, seat: Seat, truck: number, events?: Events): void {
  const wine = t.wines[s.wineCards[seat]];
  s.wineState[seat] = ON_THE_ROAD;
  s.reveals++;
  s.trucks[seat * TRUCKS + truck] = wine.section;
  s.goods[seat * TRUCKS + truck] = WINE;
  events?.push({
    key: 'event.loadWine',
    params: { seat: { seat }, country: countryText(t, wine.country), city: t.cities[wine.destination].name },
  });
}

/** AB-25.6 */
export function loseWine(s: AutobahnState, seat: Seat, events?: Events): void {
  s.wineState[seat] = LOST;
  events?.push({ key: 'event.wineLost', params: { seat: { seat } } });
}

/** AB-25.4, AB-25.8 */
export function arriveWithWine(t: Tables, s: AutobahnState, seat: Seat, truck: number, events?: Events): void {
  s.trucks[seat * TRUCKS + truck] = ON_BOARD;
  s.goods[seat * TRUCKS + truck] = NONE;
  s.wineState[seat] = WINE_DELIVERED;
  events?.push({ key: 'event.wineArrived', params: { seat: { seat } } });
  takeWineToken(t, s, seat);
}

/** A double token before a single one; no token, no promotion. */
export function takeWineToken(t: Tables, s: AutobahnState, seat: Seat): void {
  const { reward } = t.edition.modules.wine;
  if (s.wineDoubles > 0) {
    s.wineDoubles--;
    s.frames.push({ kind: 'promotions', seat, left: reward.double.amount ?? 1 });
  } else if (s.wineSingles > 0) {
    s.wineSingles--;
    s.frames.push({ kind: 'promotions', seat, left: reward.single.amount ?? 1 });
  }
}
