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

/** Every decision in one random game after the other, over all companies and options, without end; the state is the game's own and moves on. */
export function* decisions(game: Game, luck: Stream): Generator<Position & { readonly played: number }> {
  const companies = allCompanies(game);
  for (let seed = 0; ; seed++) {
    const options = Object.fromEntries(
      game.options.map(({ key, values }) => [key, values[below(luck, values.length)]]),
    );
    const seats = companies[seed % companies.length];
    const setup = setupIfPlayable(game, { seats, seed, options }) ?? makeSetup(game, { seats, seed });
    const state = game.setup(setup);
    while (game.deciding(state).length > 0) {
      const [seat] = game.deciding(state);
      const moves = game.moves(state, seat);
      yield { state, seat, moves, played: seed };
      game.apply(state, seat, moves[below(luck, moves.length)]);
    }
  }
}

/** More jams at once than there are tokens: no random game has come to that. */
const UNHEARD_OF = ['prompt.placeTraffic'];

/** Every kind of question that can come up, also those that are put to automas. */
export const kindsOf = (game: Game): string[] =>
  Object.keys(game.text.en).filter((key) => key.startsWith('prompt.') && !UNHEARD_OF.includes(key));

/** Whether so many random games are enough; thoroughly, some kinds of question come up once in a thousand of them. */
export const isEnough = (thorough: boolean, played: number, missing: number): boolean =>
  thorough ? played >= 10_000 || (played >= 1_000 && missing === 0) : played >= 40;

/** Every so many moves of random games. */
export function* positions(game: Game, count: number, luck: Stream): Generator<Position> {
  let found = 0;
  for (const { state, seat, moves } of decisions(game, luck)) {
    if (moves.length < 2 || below(luck, ONE_IN) !== 0) continue;
    yield { state: game.clone(state), seat, moves };
    if (++found === count) return;
  }
}
