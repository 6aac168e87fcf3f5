/** What looks foolish to people at the table. */
import type { Seat, Veto } from '../../kernel/index.ts';
import type { TrainRushMove } from './moves.ts';
import type { TrainRushState } from './state.ts';

const bidsLast = ({ playedSpy }: TrainRushState, seat: Seat): boolean =>
  playedSpy.every((number, other) => other === seat || number > 0);

/** TR-4.2: how many come before whoever plays this number last. */
const before = ({ playedSpy }: TrainRushState, seat: Seat, number: number): number =>
  playedSpy.filter((played, other) => other !== seat && played >= number).length;

export const VETOES: readonly Veto<TrainRushState, TrainRushMove>[] = [
  {
    // TR-4.2, TR-4.3: a lower number buys the same place, and the higher one is there for another round.
    id: 'overbid',
    forbids: (state, seat, move, moves) =>
      move.type === 'playSpy' &&
      bidsLast(state, seat) &&
      moves.some(
        (other) =>
          other.type === 'playSpy' &&
          other.number < move.number &&
          before(state, seat, other.number) === before(state, seat, move.number),
      ),
  },
  {
    // TR-13.4: it lies there for nothing, and there is room for it.
    id: 'parcelLeft',
    forbids: (_state, _seat, move, moves) => move.type === 'decline' && moves.some(({ type }) => type === 'takeParcel'),
  },
];
