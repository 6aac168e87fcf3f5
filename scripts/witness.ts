/** What the evaluation says while a game is played, and what comes of it. */
import type { Game, GameState } from '../kernel/index.ts';
import { againstMean, correlationOf } from '../players/statistics.ts';

/** How far a game was when it was looked at, as shares of its progress. */
export const MOMENTS = [0.25, 0.5, 0.75, 0.9];

/** What the evaluation said of a seat at a moment, and what came of it, both against the mean of the table. */
export interface Foresight {
  readonly moment: number;
  readonly said: number;
  readonly came: number;
}

/** Looks at a game at each of the moments. */
export class Witness<State extends GameState = GameState> {
  readonly #game: Pick<Game<State>, 'progress' | 'evaluateAll'>;
  readonly #said: number[][] = [];

  constructor(game: Pick<Game<State>, 'progress' | 'evaluateAll'>) {
    this.#game = game;
  }

  look(state: State): void {
    while (this.#said.length < MOMENTS.length && this.#game.progress(state) >= MOMENTS[this.#said.length])
      this.#said.push(againstMean(Array.from(this.#game.evaluateAll(state))));
  }

  tell(totals: readonly number[]): Foresight[] {
    const came = againstMean(totals);
    return this.#said.flatMap((seats, moment) => seats.map((said, seat) => ({ moment, said, came: came[seat] })));
  }
}

/** By moment. */
export const correlations = (pairs: readonly Foresight[]): number[] =>
  MOMENTS.map((_, i) => {
    const there = pairs.filter(({ moment }) => moment === i);
    return correlationOf(
      there.map(({ said }) => said),
      there.map(({ came }) => came),
    );
  });
