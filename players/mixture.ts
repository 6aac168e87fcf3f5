/** Games of any mix of levels: does every one of them come to its end? */
import {
  allCompanies,
  below,
  freeOptions,
  type Game,
  makeSetup,
  type Setup,
  seedStream,
  setupIfPlayable,
} from '../kernel/index.ts';
import { chooseMove, seatPlayers } from './play.ts';
import type { Player } from './player.ts';

/** A game of players who never end it is a defect of theirs, and is told as one. */
export const MOST_TURNS = 20_000;

export interface MixedGame {
  readonly seed: number;
  /** Who sat where. */
  readonly levels: readonly string[];
  /** A turn lasts until somebody else decides; MOST_TURNS where the game was given up. */
  readonly turns: number;
}

/** A table of players alone, as large as chance says. */
function mixedSetup(game: Game, options: Setup['options'], seed: number): Setup {
  const companies = allCompanies(game).filter((seats) => seats.length > 1 && seats.every((kind) => kind === 'player'));
  const luck = seedStream(seed, 'company');
  return makeSetup(game, { seats: companies[below(luck, companies.length)], options, seed });
}

/** In one game of so many chance says which modules there are. */
const WITH_MODULES = 3;

/** The same, and sometimes with modules where nobody has said anything about them: whoever learns from it has met their moves. */
export function variedSetup(game: Game, options: Setup['options'], seed: number): Setup {
  const plain = mixedSetup(game, options, seed);
  const luck = seedStream(seed, 'modules');
  if (below(luck, WITH_MODULES) > 0) return plain;
  const open = freeOptions(game, plain).filter(({ key, houseRule }) => !houseRule && options[key] === undefined);
  const chosen = Object.fromEntries(open.map(({ key, values }) => [key, values[below(luck, values.length)]]));
  return setupIfPlayable(game, { ...plain, options: { ...plain.options, ...chosen } }) ?? plain;
}

/** Plays the game of a seed; its company and who sits where follow from the seed. */
export function playMixed(game: Game, options: Setup['options'], players: readonly Player[], seed: number): MixedGame {
  const setup = mixedSetup(game, options, seed);
  const luck = seedStream(seed, 'levels');
  const seated = seatPlayers(
    setup.seats.map(() => players[below(luck, players.length)]),
    seed,
  );
  const levels = seated.players.map(({ id }) => id);
  const state = game.setup(setup);
  let turns = 0;
  let active = -1;
  for (let deciding = game.deciding(state); deciding.length > 0; deciding = game.deciding(state)) {
    const [seat] = deciding;
    if (seat !== active) {
      active = seat;
      if (++turns >= MOST_TURNS) break;
    }
    game.apply(state, seat, chooseMove(game, state, seat, seated));
  }
  return { seed, levels, turns };
}
