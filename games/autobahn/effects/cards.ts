/** A seat's own action cards: in hand, or played above an action space (AB-6.3). */
import type { Events, Seat } from '../../../kernel/index.ts';
import { FIRST_SPACE, IN_HAND } from '../components/parts.ts';
import type { AutobahnState } from '../state.ts';
import { type Tables, UNLOCK } from '../tables.ts';
import { displayEmpty } from './display.ts';

export { IN_HAND };

export const aboveSpace = (space: number): number => FIRST_SPACE + space;
export const spaceOf = (place: number): number => place - FIRST_SPACE;

export function cardsAbove(t: Tables, s: AutobahnState, seat: Seat, space: number): number {
  const base = seat * t.cards.length;
  let n = 0;
  for (let c = 0; c < t.cards.length; c++) if (s.cards[base + c] === FIRST_SPACE + space) n++;
  return n;
}

export const limitOf = (t: Tables, s: AutobahnState, seat: Seat, space: number): number =>
  t.limits[space][s.actionTiles[seat * t.limits.length + space]];

export const hasRoom = (t: Tables, s: AutobahnState, seat: Seat, space: number): boolean =>
  cardsAbove(t, s, seat, space) < limitOf(t, s, seat, space);

export function hasCardInHand(t: Tables, s: AutobahnState, seat: Seat): boolean {
  const base = seat * t.cards.length;
  for (let c = 0; c < t.cards.length; c++) if (s.cards[base + c] === IN_HAND) return true;
  return false;
}

export function hasPlayedCard(t: Tables, s: AutobahnState, seat: Seat): boolean {
  const base = seat * t.cards.length;
  for (let c = 0; c < t.cards.length; c++) if (s.cards[base + c] >= FIRST_SPACE) return true;
  return false;
}

/** Takes all played cards back into the hand; says how many. */
export function pickUpCards(t: Tables, s: AutobahnState, seat: Seat, events?: Events): number {
  const base = seat * t.cards.length;
  let n = 0;
  for (let c = base; c < base + t.cards.length; c++) {
    if (s.cards[c] < FIRST_SPACE) continue;
    s.cards[c] = IN_HAND;
    n++;
  }
  if (n > 0) events?.push({ key: 'event.pickUp', params: { seat: { seat }, n } });
  return n;
}

/** AB-21.5 */
export function canReplace(t: Tables, s: AutobahnState, seat: Seat): boolean {
  if (displayEmpty(s)) return false;
  const base = seat * t.cards.length;
  for (const card of t.basics) if (s.cards[base + card] !== 0) return true;
  return false;
}

/** AB-21.12 */
export const canSwap = (t: Tables, s: AutobahnState, seat: Seat): boolean =>
  hasCardInHand(t, s, seat) && hasPlayedCard(t, s, seat);

/** AB-21.17: to the left, not beyond Unlock technology, where there is room. */
export function canShift(t: Tables, s: AutobahnState, seat: Seat): boolean {
  for (let from = UNLOCK + 1; from < t.limits.length; from++) {
    if (cardsAbove(t, s, seat, from) === 0) continue;
    for (let to = UNLOCK; to < from; to++) if (hasRoom(t, s, seat, to)) return true;
  }
  return false;
}
