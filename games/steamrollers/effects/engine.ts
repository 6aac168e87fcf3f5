/** The engine (section 5). */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { Position } from '../state.ts';
import type { Tables } from '../tables.ts';
import { canUse, faceUp, SIDE_B, TILE } from './tiles.ts';

/** SR-5.1 */
export function crossBox(t: Tables, p: Position, seat: Seat, box: number, events?: Events): void {
  const sheet = p.sheets[seat];
  sheet.boxes |= 1 << (box - 1);
  events?.push({ key: 'event.upgrades', params: { seat: { seat }, box, strength: strengthOf(t, p, seat) } });
}

/** SR-1.9, SR-8.8: crossed boxes, and what tile 4b adds while it is owned. */
export function strengthOf(t: Tables, p: Position, seat: Seat): number {
  return t.boxCount[p.sheets[seat].boxes] + boosterOf(t, p, seat);
}

export function boosterOf(t: Tables, p: Position, seat: Seat): number {
  return canUse(p, seat, TILE.four, SIDE_B) ? faceUp(t, p, TILE.four).strength : 0;
}
