/** AB-5: phase 1, claim a delivery bonus. */
import type { Seat } from '../../../kernel/index.ts';
import type { MoveOf } from '../moves.ts';
import type { AutobahnState } from '../state.ts';
import { DECLINE, NONE, ofIndex, type Tables } from '../tables.ts';
import { countryText } from '../terms.ts';
import { ask } from './ask.ts';

const WAITING = 1;
const CLAIMED = 2;

export function hasWaiting(t: Tables, s: AutobahnState, seat: Seat): boolean {
  const base = seat * t.countries.length;
  for (let c = 0; c < t.countries.length; c++) if (s.goodsMarks[base + c] === WAITING) return true;
  return false;
}

export const claim = (t: Tables) =>
  ask<'claim', 'claim' | 'decline'>('claim', 'AB-5.1', {
    moves(s, _, seat) {
      const out: MoveOf<'claim' | 'decline'>[] = [];
      const base = seat * t.countries.length;
      for (let c = 0; c < t.countries.length; c++) if (s.goodsMarks[base + c] === WAITING) out.push(t.moves.claim[c]);
      out.push(DECLINE);
      return out;
    },
    apply(s, _, seat, move, events) {
      if (move.type === 'decline') return;
      const country = ofIndex(t.index.country, move.country);
      s.goodsMarks[seat * t.countries.length + country] = CLAIMED;
      events?.push({ key: 'event.claim', params: { seat: { seat }, country: countryText(t, country) } });
      const { reward } = t.boardRow[s.boards[seat]][country];
      s.frames.push({ kind: 'gain', seat, bonus: reward, chosen: true, colour: NONE });
    },
  });
