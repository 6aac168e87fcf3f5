/** What looks foolish to people at the table. */
import type { Seat, Veto } from '../../kernel/index.ts';
import { hasPlayedCard } from './effects/cards.ts';
import { isPossible } from './effects/gain.ts';
import type { AutobahnMove, MoveOf } from './moves.ts';
import type { AutobahnState } from './state.ts';
import { ofIndex, type Tables } from './tables.ts';

export function vetoesOf(t: Tables): readonly Veto<AutobahnState, AutobahnMove>[] {
  const brings = (s: AutobahnState, seat: Seat, { country }: MoveOf<'claim'>): boolean =>
    isPossible(t, s, seat, t.boardRow[s.boards[seat]][ofIndex(t.index.country, country)].reward);
  return [
    {
      // AB-5.1: it costs nothing, and next turn another one can be claimed.
      id: 'unclaimedReward',
      forbids: (s, seat, move, moves) =>
        move.type === 'decline' && moves.some((other) => other.type === 'claim' && brings(s, seat, other)),
    },
    {
      // AB-5.1: the token would be gone, and nothing come of it.
      id: 'lostReward',
      forbids: (s, seat, move) => move.type === 'claim' && !brings(s, seat, move),
    },
    {
      // AB-6.7: a whole turn for nothing.
      id: 'emptyRefresh',
      forbids: (s, seat, move) => move.type === 'refresh' && !hasPlayedCard(t, s, seat),
    },
  ];
}
