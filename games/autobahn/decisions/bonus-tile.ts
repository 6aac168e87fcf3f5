/** AB-22: at most one bonus tile per turn, in phase 2, between completed steps (AB-6.6). */
import type { Events, Seat } from '../../../kernel/index.ts';
import { isPossible } from '../effects/gain.ts';
import type { MoveOf, Sink } from '../moves.ts';
import type { AutobahnState } from '../state.ts';
import { DONE, NONE, ofIndex, type Tables } from '../tables.ts';
import { tileText } from '../terms.ts';
import { ask } from './ask.ts';

/** Tiles of deliveries of this turn are not usable yet (AB-22.2). */
export function ownsUsable(t: Tables, s: AutobahnState, seat: Seat, type: number): boolean {
  const owned = s.tiles[seat * t.tileTypes.length + type];
  return owned > 0 && owned > s.freshTiles[type];
}

export function listTiles(t: Tables, s: AutobahnState, seat: Seat, out: Sink<MoveOf<'useTile'>>): void {
  if (s.tileUsed !== 0) return;
  for (let type = 0; type < t.tileTypes.length; type++) {
    if (ownsUsable(t, s, seat, type) && isPossible(t, s, seat, t.tileTypes[type].bonus))
      out.push(t.moves.useTile[type]);
  }
}

export function hasUsableTile(t: Tables, s: AutobahnState, seat: Seat): boolean {
  if (s.tileUsed !== 0) return false;
  for (let type = 0; type < t.tileTypes.length; type++) {
    if (ownsUsable(t, s, seat, type) && isPossible(t, s, seat, t.tileTypes[type].bonus)) return true;
  }
  return false;
}

export function spendTile(t: Tables, s: AutobahnState, seat: Seat, type: number, events?: Events): void {
  s.tiles[seat * t.tileTypes.length + type]--;
  s.tileUsed = 1;
  events?.push({ key: 'event.useTile', params: { seat: { seat }, tile: tileText(t, type) } });
}

export function useTile(t: Tables, s: AutobahnState, seat: Seat, id: string, events?: Events): void {
  const type = ofIndex(t.index.tile, id);
  spendTile(t, s, seat, type, events);
  s.frames.push({ kind: 'gain', seat, bonus: t.tileTypes[type].bonus, chosen: true, colour: NONE });
}

/** A last chance to use a tile after Refresh or funding. */
export const tileChance = (t: Tables) =>
  ask<'tileChance', 'useTile' | 'done'>('tileChance', 'AB-22.1', {
    moves(s, _, seat) {
      const out: MoveOf<'useTile' | 'done'>[] = [];
      listTiles(t, s, seat, out);
      out.push(DONE);
      return out;
    },
    apply(s, _, seat, move, events) {
      if (move.type === 'useTile') useTile(t, s, seat, move.tile, events);
    },
  });
