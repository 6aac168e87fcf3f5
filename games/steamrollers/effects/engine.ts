/** The engine (section 5). */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { Position } from '../state.ts';
import type { Tables } from '../tables.ts';
import { canUse, faceUp, SIDE_B, TILE } from './tiles.ts';

/** SR-5.1 */
export function crossBox(t: Tables, state: Position, seat: Seat, box: number, events?: Events): void {
  const sheet = state.sheets[seat];
  sheet.boxes |= 1 << (box - 1);
  events?.push({ key: 'event.upgrades', params: { seat: { seat }, box, strength: strengthOf(t, state, seat) } });
}

/** SR-1.9, SR-8.8: crossed boxes, and what tile 4b adds while it is owned. */
export function strengthOf(t: Tables, state: Position, seat: Seat): number {
  return t.boxCount[state.sheets[seat].boxes] + boosterOf(t, state, seat);
}

export function boosterOf(t: Tables, state: Position, seat: Seat): number {
  return canUse(state, seat, TILE.four, SIDE_B) ? faceUp(t, state, TILE.four).strength : 0;
}
