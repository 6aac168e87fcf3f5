/** Positions of random games for tests that look at many. */
import {
  allCompanies,
  below,
  type Game,
  type GameState,
  type Move,
  makeSetup,
  type Seat,
  type Stream,
  setupIfPlayable,
} from '../kernel/index.ts';

export interface Position {
  readonly state: GameState;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** One position in so many is looked at. */
const ONE_IN = 12;

/** Every so many moves of random games, over all companies and options. */
export function* positions(game: Game, count: number, luck: Stream): Generator<Position> {
  const companies = allCompanies(game);
  for (let seed = 0, found = 0; found < count; seed++) {
    const options = Object.fromEntries(
      game.options.map(({ key, values }) => [key, values[below(luck, values.length)]]),
    );
    const seats = companies[seed % companies.length];
    const setup = setupIfPlayable(game, { seats, seed, options }) ?? makeSetup(game, { seats, seed });
    const state = game.setup(setup);
    while (game.deciding(state).length > 0 && found < count) {
      const [seat] = game.deciding(state);
      const moves = game.moves(state, seat);
      if (moves.length > 1 && below(luck, ONE_IN) === 0) {
        found++;
        yield { state: game.clone(state), seat, moves };
      }
      game.apply(state, seat, moves[below(luck, moves.length)]);
    }
  }
}
