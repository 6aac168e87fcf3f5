/** AB-12.5: promotions, one after the other. */
import { accessLevel, canEnter, departmentCount, hasPromotion, promoteTo, toLobby } from '../effects/employees.ts';
import type { MoveOf } from '../moves.ts';
import { botPromotes } from '../solo/promotions.ts';
import { DECLINE, EXTRA_DEPARTMENT, FLOORS, NONE, ofIndex, type Tables, TO_LOBBY } from '../tables.ts';
import { ask, step } from './ask.ts';

/** Asks for the next of n promotions, if anything can be done with it. */
export const promotions = (t: Tables) =>
  step<'promotions'>((s, { seat, left }, events) => {
    if (left === 0) return;
    if (left > 1) s.frames.push({ kind: 'promotions', seat, left: left - 1 });
    if (seat === s.config.bot) botPromotes(t, s, NONE, events);
    else if (s.supply[seat] > 0 || hasPromotion(t, s, seat)) s.frames.push({ kind: 'promote', seat });
  });

export const promote = (t: Tables) =>
  ask<'promote', 'promote' | 'toLobby' | 'decline'>('promote', 'AB-12.5', {
    moves(s, _, seat) {
      const out: MoveOf<'promote' | 'toLobby' | 'decline'>[] = [];
      const departments = departmentCount(s);
      for (let d = 0; d < departments; d++) {
        const top = accessLevel(s.padlocks[seat], d);
        const name = d === EXTRA_DEPARTMENT && s.config.department === 'customs' ? d + 1 : d;
        for (let floor = 1; floor <= top; floor++) {
          if (canEnter(t, s, seat, d, floor)) out.push(t.moves.promote[name * FLOORS + floor - 1]);
        }
      }
      if (out.length === 0) out.push(TO_LOBBY);
      out.push(DECLINE);
      return out;
    },
    apply(s, _, seat, move, events) {
      if (move.type === 'promote') promoteTo(s, seat, ofIndex(t.index.department, move.department), move.floor, events);
      else if (move.type === 'toLobby') toLobby(s, seat, events);
    },
  });
