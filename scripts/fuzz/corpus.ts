/** Valid things to begin from: setups, states and records of every game, always the same. */
import { GAMES } from '../../games/registry.ts';
import {
  allCompanies,
  type Game,
  type GameModule,
  type GameState,
  type Match,
  pick,
  play,
  type Setup,
  type Stream,
  seedStream,
  setupIfPlayable,
  startMatch,
} from '../../kernel/index.ts';

export interface OpenGame {
  readonly module: GameModule;
  readonly game: Game;
}

export async function openGames(): Promise<OpenGame[]> {
  return Promise.all(
    GAMES.map(async (entry) => {
      const module = await entry.load();
      return { module, game: module.open(module.standardEdition) };
    }),
  );
}

const MOST_TRIES = 200;

/** Every company once, each with other options. */
export function someSetups(game: Game): Setup[] {
  const luck = seedStream(1, 'setups');
  const someOptions = () => Object.fromEntries(game.options.map(({ key, values }) => [key, pick(luck, values)]));
  return allCompanies(game).flatMap((seats) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const setup = setupIfPlayable(game, { seats, options: someOptions(), seed: 7 });
      if (setup !== undefined) return [setup];
    }
    return [];
  });
}

export function playOn(game: Game, state: GameState, moves: number, luck: Stream): void {
  for (let i = 0; i < moves; i++) {
    const deciding = game.deciding(state);
    if (deciding.length === 0) return;
    const seat = pick(luck, deciding);
    game.apply(state, seat, pick(luck, game.moves(state, seat)));
  }
}

const STOPS = [0, 12, 60, 250];

/** States from different stages of a game, as they look after a journey through JSON. */
export function someStates(game: Game, setup: Setup): object[] {
  return STOPS.map((moves) => {
    const state = game.setup(setup);
    playOn(game, state, moves, seedStream(moves, 'states'));
    return JSON.parse(JSON.stringify(state));
  });
}

export function someMatch(game: Game, setup: Setup, moves: number): Match {
  const match = startMatch(game, setup);
  const luck = seedStream(moves, 'match');
  for (let i = 0; i < moves; i++) {
    const deciding = game.deciding(match.state);
    if (deciding.length === 0) break;
    const seat = pick(luck, deciding);
    play(match, seat, pick(luck, game.moves(match.state, seat)));
  }
  return match;
}
