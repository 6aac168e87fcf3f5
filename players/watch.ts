/** One game of players, decision by decision, for whoever wants to learn from it or count. */
import type { Events, Game, GameState, Move, Seat, Setup } from '../kernel/index.ts';
import { chooseAmong, seatPlayers } from './play.ts';
import type { Player } from './player.ts';

export interface Watched {
  /** Before the move is made. */
  readonly state: GameState;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly move: Move;
}

/** Plays a game of these players, one for each seat, to its end. Told of every decision, and of what happened where somebody listens. */
export function watchGameOf(
  game: Game,
  setup: Setup,
  players: readonly Player[],
  onDecision: (watched: Watched) => void,
  onEvents?: (events: Events) => void,
): GameState {
  const seated = seatPlayers(players, setup.seed);
  const state = game.setup(setup);
  for (let deciding = game.deciding(state); deciding.length > 0; deciding = game.deciding(state)) {
    const [seat] = deciding;
    const moves = game.moves(state, seat);
    const move = chooseAmong(game, state, seat, moves, seated);
    onDecision({ state, seat, moves, move });
    const events: Events | undefined = onEvents && [];
    game.apply(state, seat, move, events);
    if (events !== undefined) onEvents?.(events);
  }
  return state;
}

/** The same player in every seat. */
export const allOf = (player: Player, setup: Setup): Player[] => setup.seats.map(() => player);
