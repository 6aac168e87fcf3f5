/** Random playouts through boardgame.io, without a screen: by its reducer alone, and by its client. */
import { createRequire } from 'node:module';
import type { Ctx, Game, State } from 'boardgame.io';
import { pick, type Stream } from '../../kernel/index.ts';
import type { Playout } from './measure.ts';
import { type RivalState, rivalGame, rivalMoves } from './rival-game.ts';

const SEATS = 4;

interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}
interface Internal {
  InitializeGame(wish: { game: Game<RivalState>; numPlayers: number }): State<RivalState>;
  CreateGameReducer(wish: {
    game: Game<RivalState>;
  }): (state: State<RivalState>, action: MakeMove) => State<RivalState>;
}
interface Client {
  readonly moves: Record<string, (...args: readonly number[]) => void>;
  getState(): { readonly G: RivalState; readonly ctx: Ctx };
  start(): void;
  stop(): void;
}
interface ClientModule {
  Client(wish: { game: Game<RivalState>; numPlayers: number; debug: boolean }): Client;
}

const seeded = (seed: number): Game<RivalState> => ({ ...rivalGame, seed });

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

/** Both ways to play; undefined when boardgame.io is not installed. */
export function openRival(): { readonly reducer: Playout; readonly client: Playout } | undefined {
  // Its checks for developers cost time; measured is what a player would get.
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  try {
    const internal: Internal = require('boardgame.io/internal');
    const client: ClientModule = require('boardgame.io/client');
    return { reducer: byReducer(internal), client: byClient(client) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
