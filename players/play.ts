/** A whole game between players, without a screen. */
import {
  type Game,
  type GameState,
  type Match,
  type Move,
  play,
  type Seat,
  type Setup,
  type Stream,
  seedStream,
  startMatch,
} from '../kernel/index.ts';
import { Plan } from './plan.ts';
import type { Clock, Player } from './player.ts';

/** Who decides for which seat, and with which luck. Automa seats have one legal move each time; any player serves. */
export interface SeatedPlayers {
  readonly players: readonly Player[];
  readonly streams: readonly Stream[];
  /** What each seat means to do next. */
  readonly plans: readonly Plan[];
  readonly clock?: Clock;
}

/** Luck of the players is apart from the game's and different in every seat. */
export function seatPlayers(players: readonly Player[], seed: number, clock?: Clock): SeatedPlayers {
  return {
    players,
    streams: players.map((player, seat) => seedStream(seed, `player ${seat} ${player.id}`)),
    plans: players.map(() => new Plan()),
    ...(clock === undefined ? {} : { clock }),
  };
}

/** The move a seat's player wants to make; a seat without a choice is not asked. */
export function chooseMove(game: Game, state: GameState, seat: Seat, seated: SeatedPlayers): Move {
  return chooseAmong(game, state, seat, game.moves(state, seat), seated);
}

export function chooseAmong(
  game: Game,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  { players, streams, plans, clock }: SeatedPlayers,
): Move {
  if (moves.length === 1) return moves[0];
  return players[seat].choose({
    game,
    seat,
    seats: players.length,
    view() {
      return game.view(state, seat);
    },
    imagine(former) {
      const world = game.clone(state);
      game.redeal(world, seat, streams[seat], former);
      return world;
    },
    moves,
    stream: streams[seat],
    plan: plans[seat],
    ...(clock === undefined ? {} : { clock }),
  });
}

export interface Finished {
  readonly state: GameState;
  /** Decisions with more than one legal move. */
  readonly decisions: number;
}

/** Plays a game on from where it stands, to its end or as many moves as are said; how many decisions had a choice. */
export function playOn(
  game: Game,
  state: GameState,
  seated: SeatedPlayers,
  most = Number.POSITIVE_INFINITY,
  onDecision?: (seat: Seat) => void,
): number {
  let choices = 0;
  for (let made = 0; made < most; made++) {
    const deciding = game.deciding(state);
    if (deciding.length === 0) break;
    const seat = deciding[0];
    onDecision?.(seat);
    const moves = game.moves(state, seat);
    if (moves.length > 1) choices++;
    game.apply(state, seat, chooseAmong(game, state, seat, moves, seated));
  }
  return choices;
}

/** Plays a game out as fast as it goes. */
export function playOut(game: Game, setup: Setup, seated: SeatedPlayers): Finished {
  const state = game.setup(setup);
  return { state, decisions: playOn(game, state, seated) };
}

/** Plays a game out as a match, with its events and its record. */
export function playMatch(game: Game, setup: Setup, seated: SeatedPlayers): Match {
  const match = startMatch(game, setup);
  for (let seats = game.deciding(match.state); seats.length > 0; seats = game.deciding(match.state)) {
    play(match, seats[0], chooseMove(game, match.state, seats[0], seated));
  }
  return match;
}
