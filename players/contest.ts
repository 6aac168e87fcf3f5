/**
 * One player, the hero, against a table of rivals of one kind. The unit is the seed block: the same luck of the game with the hero in every seat.
 */
import type { Game, GameState, Seat, Setup } from '../kernel/index.ts';
import { MOST_TURNS } from './mixture.ts';
import { chooseAmong, type SeatedPlayers, seatPlayers } from './play.ts';
import type { Clock, Player } from './player.ts';
import { addDuration, type Durations } from './statistics.ts';

export interface Contest {
  readonly game: Game;
  /** Its seed is that of the first block. Automa seats stay where they are and are rivals. */
  readonly setup: Setup;
  readonly hero: Player;
  readonly rival: Player;
  /** Milliseconds of thinking, best of processor time: a busy machine should not make anybody look slow, or stop them. */
  now(): number;
}

export interface Block {
  readonly seed: number;
  /** By the seat of the hero: its part of the victory, its points and the mean of its rivals. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
  readonly rivalPoints: readonly number[];
  /** Turns of the longest game. A turn lasts until somebody else decides. */
  readonly longest: number;
  /** Decisions that the clock ended: where there are any, another machine may play otherwise. */
  readonly ranOut: number;
  /** Thinking time per turn that had something to choose. */
  readonly heroTurns: Durations;
  readonly rivalTurns: Durations;
}

const heroSeats = ({ setup }: Contest): Seat[] =>
  setup.seats.flatMap((kind, seat) => (kind === 'player' ? [seat] : []));

/** Games of a block. */
export const gamesPerBlock = (contest: Contest): number => heroSeats(contest).length;

interface Thinking {
  readonly heroTurns: Durations;
  readonly rivalTurns: Durations;
}

/** Plays one game; the number of its turns. */
function playTimed(
  game: Game,
  state: GameState,
  hero: Seat,
  seated: SeatedPlayers,
  now: () => number,
  { heroTurns, rivalTurns }: Thinking,
): number {
  let turns = 0;
  let active = -1;
  let spent = 0;
  const close = (): void => {
    if (spent > 0) addDuration(active === hero ? heroTurns : rivalTurns, spent);
    spent = 0;
  };
  for (let deciding = game.deciding(state); deciding.length > 0; deciding = game.deciding(state)) {
    const seat = deciding[0];
    if (seat !== active) {
      close();
      active = seat;
      if (++turns > MOST_TURNS) throw new Error(`a game has not ended after ${MOST_TURNS} turns`);
    }
    const moves = game.moves(state, seat);
    const started = now();
    const move = chooseAmong(game, state, seat, moves, seated);
    if (moves.length > 1) spent += now() - started;
    game.apply(state, seat, move);
  }
  close();
  return turns;
}

/** Plays block number k; each is one of its own, in whatever order they are played. */
export function playBlock(contest: Contest, k: number): Block {
  const { game, setup, hero, rival, now } = contest;
  const seed = setup.seed + k;
  const seats = heroSeats(contest);
  const thinking: Thinking = { heroTurns: {}, rivalTurns: {} };
  const shares: number[] = [];
  const points: number[] = [];
  const rivalPoints: number[] = [];
  let longest = 0;
  let ranOut = 0;
  const clock: Clock = {
    now,
    ranOut() {
      ranOut++;
    },
  };
  for (const heroSeat of seats) {
    const seated = seatPlayers(
      setup.seats.map((_, seat) => (seat === heroSeat ? hero : rival)),
      seed * seats.length + heroSeat,
      clock,
    );
    const state = game.setup({ ...setup, seed });
    const turns = playTimed(game, state, heroSeat, seated, now, thinking);
    longest = Math.max(longest, turns);
    const result = game.result(state);
    if (result === undefined) throw new Error('a game ended without a result');
    shares.push(result.winners.includes(heroSeat) ? 1 / result.winners.length : 0);
    points.push(result.sheets[heroSeat].total);
    const others = result.sheets.filter(({ seat }) => seat !== heroSeat);
    rivalPoints.push(others.reduce((sum, { total }) => sum + total, 0) / others.length);
  }
  return { seed, shares, points, rivalPoints, longest, ranOut, ...thinking };
}
