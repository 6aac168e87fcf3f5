/** A planned line as it would be played: move after move, as its seat may know it. Nothing of it happens. */
import { findMove, type GameState, type Move, type Seat, type Text } from '../kernel/index.ts';
import { type Consequences, foresee, type Taught } from './foresight.ts';

export interface RehearsedMove {
  readonly move: Move;
  readonly text: Text;
  readonly consequences: Consequences;
}

/** As far as it can be known: what comes after something is drawn or shown depends on it. */
export function rehearse(game: Taught, before: GameState, seat: Seat, planned: readonly Move[]): RehearsedMove[] {
  const steps: RehearsedMove[] = [];
  let state = before;
  for (const wanted of planned) {
    const move = game.deciding(state).includes(seat) ? findMove(game, state, seat, wanted) : undefined;
    if (move === undefined) break;
    const consequences = foresee(game, state, seat, move);
    steps.push({ move, text: game.describe(move), consequences });
    if (consequences.view === undefined) break;
    const after = game.clone(state);
    game.apply(after, seat, move);
    state = after;
  }
  return steps;
}
