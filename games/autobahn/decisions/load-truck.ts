/** AB-9: Load truck. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { endMovement, startDrive } from '../effects/driving.ts';
import { listLoads, loadAtDepot, loadWithWine } from '../effects/loading.ts';
import type { MoveOf } from '../moves.ts';
import type { AutobahnState } from '../state.ts';
import { DECLINE, LOAD_TRUCK, NONE, ofIndex, type Tables } from '../tables.ts';
import { ask } from './ask.ts';

/** `thenMove` steps follow with technology 3b, for the truck just loaded (AB-11.5). */
export function performLoad(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  move: MoveOf<'loadTruck' | 'loadWine'>,
  byCard: boolean,
  thenMove: number,
  events?: Events,
): void {
  const truck = move.truck - 1;
  s.boosted &= ~(1 << truck);
  endMovement(s, truck);
  if (move.type === 'loadWine') loadWithWine(t, s, seat, truck, events);
  else loadAtDepot(t, s, seat, truck, ofIndex(t.index.depot, move.depot), events);
  if (thenMove > 0) s.frames.push({ kind: 'driving', ...startDrive(t, s, seat, truck, thenMove) });
  s.frames.push({ kind: 'performed', seat, action: LOAD_TRUCK, link: NONE, byCard, newStation: false });
}

export const loadTruck = (t: Tables) =>
  ask<'loadTruck', 'loadTruck' | 'loadWine' | 'decline'>('loadTruck', 'AB-9.1', {
    moves(s, f, seat) {
      const out: MoveOf<'loadTruck' | 'loadWine' | 'decline'>[] = [];
      listLoads(t, s, seat, f.colours, f.byCard, out);
      if (f.mayDecline || out.length === 0) out.push(DECLINE);
      return out;
    },
    apply(s, f, seat, move, events) {
      if (move.type !== 'decline') performLoad(t, s, seat, move, f.byCard, f.thenMove, events);
    },
  });
