/** AB-15.2, AB-15.3: one bonus of the own station row when passing an own station. */
import { isStuck } from '../effects/driving.ts';
import { leavesAction } from '../effects/feasible.ts';
import { gainRow, offerPass, rowPossible } from '../effects/station-row.ts';
import type { MoveOf } from '../moves.ts';
import { bit, DECLINE, type Tables } from '../tables.ts';
import { linkText } from '../terms.ts';
import { ask } from './ask.ts';

export const stationBonus = (t: Tables) =>
  ask<'stationBonus', 'rowBonus' | 'decline'>('stationBonus', 'AB-15.2', {
    moves(s, _, seat) {
      const out: MoveOf<'rowBonus' | 'decline'>[] = [];
      const row = t.edition.playerBoard.stationRow.list;
      // A truck that cannot end where it is must use the step this pass gives (AB-14.6).
      const stuck = isStuck(t, s);
      for (let i = 0; i < s.stations[seat]; i++) {
        if (bit(s.rowUsed, i) || (stuck && row[i].kind !== 'moveTruck')) continue;
        if (rowPossible(t, s, seat, i) && leavesAction(t, s, seat, i)) out.push(t.moves.rowBonus[i]);
      }
      if (!stuck || out.length === 0) out.push(DECLINE);
      return out;
    },
    apply(s, f, seat, move, events) {
      if (move.type === 'decline') return;
      const position = move.position - 1;
      s.rowUsed |= 1 << position;
      if (!s.passed.includes(f.link)) s.passed.push(f.link);
      events?.push({
        key: 'event.rowBonus',
        params: { seat: { seat }, link: linkText(t, f.link), position: move.position },
      });
      offerPass(t, s, seat, f.link, f.left - 1);
      gainRow(t, s, seat, t.edition.playerBoard.stationRow.list[position], f.link, events);
    },
  });
