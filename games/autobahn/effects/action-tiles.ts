/** AB-21.14, AB-21.15: action tiles are flipped, then removed. */
import type { Seat } from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';
import type { Tables } from '../tables.ts';

export function isTileAt(t: Tables, s: AutobahnState, seat: Seat, space: number, side: number): boolean {
  return t.hasTile[space] && s.actionTiles[seat * t.limits.length + space] === side;
}

export function hasActionTile(t: Tables, s: AutobahnState, seat: Seat, side: number): boolean {
  for (let space = 0; space < t.limits.length; space++) if (isTileAt(t, s, seat, space, side)) return true;
  return false;
}
