/** What the trucks on the road are heading for: a delivery is worth the more, the nearer it is. */
import type { Seat } from '../../../kernel/index.ts';
import { firstTile } from '../effects/delivering.ts';
import { ON_THE_ROAD } from '../modules/wine.ts';
import type { AutobahnState } from '../state.ts';
import { type Bonus, bit, NOBODY, NONE, ON_BOARD, PHARMACEUTICALS, type Tables, TRUCKS, WINE } from '../tables.ts';
import { floorsHeld, projected } from './departments.ts';
import { NO_WAY, type RoadBook, type Roads } from './roads.ts';
import type { Weights } from './weights.ts';

const TRADE = 1;

/** What a reward is likely to bring. */
export function rewardWorth({ kind, amount }: Bonus, left: number, w: Weights): number {
  switch (kind) {
    case 'promote':
      return projected.promotion * amount;
    case 'develop':
      return w.rewardDevelop * amount;
    case 'money':
      return w.rewardMoney * amount;
    case 'unlock':
      return w.rewardUnlock * Math.min(1, left * 2);
    case 'gainCard':
      return w.rewardGainCard * Math.min(1, left * 2);
    case 'replaceCard':
      return w.rewardReplaceCard * Math.min(1, left * 2);
    default:
      return amount;
  }
}

/** What a delivery of these goods to a country would bring now. */
function deliveryWorth(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  goods: number,
  country: number,
  left: number,
  w: Weights,
): number {
  const row = t.boardRow[s.boards[seat]][country];
  const late = Math.min(1, left * 4);
  let worth = bit(s.delivered[seat], country) ? 0 : w.country * late + floorsHeld[TRADE];
  if (firstTile(t, s, country) !== NONE) worth += w.tileMoney * late;
  if (goods === PHARMACEUTICALS && s.pharma[country] === NOBODY)
    return worth + rewardWorth(t.countries[country].pharmaBonus, left, w);
  if (goods === row.goods && s.goodsMarks[seat * t.countries.length + country] === 0)
    return worth + rewardWorth(row.reward, left, w) * w.waiting * late;
  return bit(s.moneyMarks[seat], country) ? worth : worth + row.money * w.rewardMoney;
}

/** What wine brings when it arrives: promotions (AB-25.4), and Germany as one more country for Trade (AB-25.5). */
function wineReward(t: Tables, s: AutobahnState, w: Weights, left: number): number {
  const { reward } = t.edition.modules.wine;
  const token = s.wineDoubles > 0 ? reward.double : s.wineSingles > 0 ? reward.single : undefined;
  return (token?.amount ?? 0) * projected.promotion + floorsHeld[TRADE] + w.country * left;
}

/** Steps of wine whose way is not built yet: it goes from one end of the country to the other. */
const LONG_HAUL = 8;

/**
 * Wine that is on the road or may still be loaded: its way is long and leads into the East, so what counts is whether there are turns enough left for it, with what is
 * still to be built.
 */
export function wineWorth({ t, w, book }: Driving, s: AutobahnState, roads: Roads, seat: Seat, left: number): number {
  const card = s.wineCards[seat];
  if (card === NONE || s.wineState[seat] > ON_THE_ROAD) return 0;
  const loaded = s.goods.indexOf(WINE, seat * TRUCKS);
  const onTheRoad = s.wineState[seat] === ON_THE_ROAD;
  const { section, destination } = t.wines[card];
  const steps = book.ways(s, roads, onTheRoad ? s.trucks[loaded] : section)[destination];
  const driving = (steps === NO_WAY ? LONG_HAUL : steps) * w.wineStep;
  const building = steps === NO_WAY ? book.missingForWine(s, roads, card) * w.wineSection : 0;
  const needed = driving + building + (onTheRoad ? 0 : w.wineLoad);
  const turns = (left * w.turns) / s.config.seats;
  return needed < turns ? wineReward(t, s, w, left) * w.wine * (1 - needed / turns) : 0;
}

export interface Driving {
  readonly t: Tables;
  readonly w: Weights;
  readonly book: RoadBook;
  /** The share of a delivery that is left after so many steps. */
  readonly shares: Float64Array;
  readonly foreign: readonly number[];
}

function bestDelivery(
  { t, w, foreign, shares }: Driving,
  s: AutobahnState,
  seat: Seat,
  goods: number,
  ways: Int8Array,
  left: number,
): number {
  let best = 0;
  for (let i = 0; i < foreign.length; i++) {
    const city = foreign[i];
    if (ways[city] === NO_WAY) continue;
    const worth = deliveryWorth(t, s, seat, goods, t.cities[city].country, left, w) * shares[ways[city] + 1];
    if (worth > best) best = worth;
  }
  return best;
}

/** The best bonus of the open positions of the station row (AB-15.2). */
function rowWorth(t: Tables, stations: number, w: Weights): number {
  const row = t.edition.playerBoard.stationRow.list;
  let best = 0;
  for (let i = 0; i < stations; i++) {
    const entry = row[i];
    let worth = 0;
    if (entry.kind === 'promote') worth = projected.promotion * entry.amount;
    else if (entry.kind === 'develop') worth = w.rewardDevelop * entry.amount;
    else if (entry.kind === 'money') worth = w.rewardMoney * entry.high;
    if (worth > best) best = worth;
  }
  return best;
}

const coloursAt = (t: Tables, place: number): number =>
  place < t.sections.length ? 1 << t.sections[place].colour : t.depots[place - t.sections.length].colours;

/** A truck that will soon pass an own station: in this turn, or in the next one with a card in hand that moves it. */
function passWorth(
  { t, w }: Driving,
  s: AutobahnState,
  seat: Seat,
  truck: number,
  steps: number,
  hand: number,
): number {
  if (steps === NO_WAY) return 0;
  const place = s.trucks[seat * TRUCKS + truck];
  const colours = coloursAt(t, place);
  const near = steps <= t.edition.eras.list[s.era - 1].truckSpeed;
  const worth = rowWorth(t, s.stations[seat], w);
  if (near && s.turn === seat && (s.colours & colours) !== 0 && !bit(s.moved, truck)) return worth * w.imminent;
  return worth * w.pass * (near ? 1 : w.passLater) * ((colours & hand) === 0 ? w.wrongColour : 1);
}

/** All trucks of a seat; `hand` has the colours of its cards in hand. */
export function trucksWorth(
  x: Driving,
  s: AutobahnState,
  roads: Roads,
  seat: Seat,
  left: number,
  hand: number,
): number {
  const { t, w, book } = x;
  let sum = 0;
  for (let truck = 0; truck < TRUCKS; truck++) {
    const place = s.trucks[seat * TRUCKS + truck];
    if (place === ON_BOARD) continue;
    const ways = book.ways(s, roads, place);
    const goods = s.goods[seat * TRUCKS + truck];
    sum += w.truck + passWorth(x, s, seat, truck, ways[t.cities.length + seat], hand);
    if (goods !== WINE) sum += bestDelivery(x, s, seat, goods, ways, left);
  }
  return sum;
}
