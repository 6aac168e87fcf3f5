/** AB-11: Unlock technology. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { COLOURS } from '../components/edition.ts';
import { openPadlocks, unlockPadlock } from '../effects/technologies.ts';
import type { MoveOf, Sink } from '../moves.ts';
import type { AutobahnState } from '../state.ts';
import { bit, COLOUR_COUNT, DECLINE, NONE, ofIndex, type Tables } from '../tables.ts';
import { ask } from './ask.ts';

/** With a card: the token of one of its colours (AB-11.1). */
export function listUnlocks(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  colours: number,
  out: Sink<MoveOf<'unlock'>>,
): void {
  for (let token = 0; token < COLOUR_COUNT; token++) {
    if (bit(colours & s.tokens[seat], token)) listPadlocks(t, s, seat, token, out);
  }
}

function listPadlocks(t: Tables, s: AutobahnState, seat: Seat, token: number, out: Sink<MoveOf<'unlock'>>): void {
  const open = openPadlocks(s.padlocks[seat]);
  const count = t.padlocks.length;
  for (let p = 0; p < count; p++) if (bit(open, p)) out.push(t.moves.unlock[token * count + p]);
}

export function performUnlock(t: Tables, s: AutobahnState, seat: Seat, move: MoveOf<'unlock'>, events?: Events): void {
  const token = move.token === 'colourless' ? NONE : COLOURS.indexOf(move.token);
  unlockPadlock(t, s, seat, token, ofIndex(t.index.padlock, move.padlock), events);
}

/** As a bonus: a colourless token (AB-21.10). */
export const unlock = (t: Tables) =>
  ask<'unlock', 'unlock' | 'decline'>('unlock', 'AB-11.1', {
    moves(s, _, seat) {
      const out: MoveOf<'unlock' | 'decline'>[] = [];
      listPadlocks(t, s, seat, COLOUR_COUNT, out);
      out.push(DECLINE);
      return out;
    },
    apply(s, _, seat, move, events) {
      if (move.type === 'unlock') performUnlock(t, s, seat, move, events);
    },
  });
