/** Random playouts through boardgame.io, without a screen: by its reducer alone, and by its client. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { pick, type Stream } from '../../kernel/index.ts';
import type { Playout } from './measure.ts';
import { type Ctx, type RivalGame, type RivalState, rivalGame, rivalMoves } from './rival-game.ts';

const SEATS = 4;

interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}
interface State {
  readonly G: RivalState;
  readonly ctx: Ctx;
}
interface Internal {
  InitializeGame(wish: { game: RivalGame; numPlayers: number }): State;
  CreateGameReducer(wish: { game: RivalGame }): (state: State, action: MakeMove) => State;
}
interface Client {
  readonly moves: Record<string, (...args: readonly number[]) => void>;
  getState(): { readonly G: RivalState; readonly ctx: Ctx };
  start(): void;
  stop(): void;
}
interface ClientModule {
  Client(wish: { game: RivalGame; numPlayers: number; debug: boolean }): Client;
}

const seeded = (seed: number): RivalGame => ({ ...rivalGame, seed });

function byReducer({ InitializeGame, CreateGameReducer }: Internal): Playout {
  const reduce = CreateGameReducer({ game: rivalGame });
  return (seed: number, stream: Stream): number => {
    let state = InitializeGame({ game: seeded(seed), numPlayers: SEATS });
    let decisions = 0;
    while (state.ctx.gameover === undefined) {
      const moves = rivalMoves(state.G, state.ctx);
      if (moves.length > 1) decisions++;
      const { move, args } = pick(stream, moves);
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: state.ctx.currentPlayer } });
    }
    return decisions;
  };
}

function byClient({ Client: open }: ClientModule): Playout {
  return (seed: number, stream: Stream): number => {
    const client = open({ game: seeded(seed), numPlayers: SEATS, debug: false });
    client.start();
    let decisions = 0;
    for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
      const moves = rivalMoves(state.G, state.ctx);
      if (moves.length > 1) decisions++;
      const { move, args } = pick(stream, moves);
      client.moves[move](...args);
    }
    client.stop();
    return decisions;
  };
}

const HOME = new URL('rival/', import.meta.url);

/** Fetches boardgame.io into its own folder, by its own lock file; answers whether that went well. */
export function fetchRival(): boolean {
  const windows = process.platform === 'win32';
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: fileURLToPath(HOME),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  });
  return status === 0;
}

/** Both ways to play; undefined when boardgame.io was never fetched. */
export function openRival(): { readonly reducer: Playout; readonly client: Playout } | undefined {
  if (!existsSync(new URL('node_modules/boardgame.io/package.json', HOME))) return undefined;
  // Not by the name `require`: the doors are checked where boardgame.io was never fetched.
  // Its checks for developers cost time; measured is what a player would get.
  process.env.NODE_ENV = 'production';
  const load = createRequire(new URL('package.json', HOME));
  const internal: Internal = load('boardgame.io/internal');
  const client: ClientModule = load('boardgame.io/client');
  return { reducer: byReducer(internal), client: byClient(client) };
}
