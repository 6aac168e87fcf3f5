/**
 * Positions of games to learn from, and what came of them. Somebody who always plays alike shows what its own line leads to and nothing of what lies
 * beside it; so players stray now and then, and what is beside the line is seen as well.
 */
import {
  type Described,
  fraction,
  type Game,
  type GameState,
  type Seat,
  type Setup,
  type Stream,
  seedStream,
} from '../../kernel/index.ts';
import type { Player } from '../player.ts';
import { likelyMove } from '../search/sampling.ts';
import { watchGameOf } from '../watch.ts';

/** A decision as whoever decides sees it. In the middle of a turn too: a look ahead ends there wherever something is drawn or shown. */
export interface Position extends Described {
  /** Share of the game's turns that are over. */
  readonly over: number;
  readonly seats: readonly (readonly number[])[];
  /** By seat: its evaluation, and its points at the end of the game. */
  readonly said: readonly number[];
  readonly came: readonly number[];
}

/** One decision in so many is any likely move. */
const STRAYS = 16;
/** A game is looked at so often, at even distances of its decisions. */
const LOOKS = 16;

const straying = (player: Player): Player => ({
  id: player.id,
  choose(question) {
    const { game, seat, moves, stream, plan } = question;
    if (fraction(stream) * STRAYS >= 1) return player.choose(question);
    plan?.keepMoves([]);
    return likelyMove(game, question.imagine(), seat, moves, stream);
  },
});

const threePlaces = (number: number): number => Math.round(number * 1000) / 1000;

/** What a position looks like to whoever comes next: what it cannot see is dealt anew, as it is to whoever thinks. */
function described(game: Game, state: GameState, viewer: Seat, luck: Stream): Omit<Position, 'over' | 'came'> {
  const world = game.clone(state);
  game.redeal(world, viewer, luck);
  const said = Array.from(game.evaluateAll(world), threePlaces);
  const features = new Float64Array(game.featureNames.length);
  const seats = said.map((_, seat) => {
    game.features(world, seat, features);
    return Array.from(features, threePlaces);
  });
  return { progress: threePlaces(game.progress(world)), turn: game.turn(world), seats, said };
}

interface Look {
  readonly state: GameState;
  readonly seat: Seat;
  /** How many turns have begun. */
  readonly turns: number;
}

/** Plays one game and tells what its positions were and what came of them. */
export function watchPositions(game: Game, setup: Setup, player: Player): Position[] {
  const decisions: Look[] = [];
  let turns = 0;
  let active: Seat | undefined;
  const players = setup.seats.map(() => straying(player));
  const end = watchGameOf(game, setup, players, ({ state, seat }) => {
    const now = game.turn(state) ?? seat;
    if (now !== active) turns++;
    active = now;
    decisions.push({ state: game.clone(state), seat, turns });
  });
  const came = (game.result(end)?.sheets ?? []).map(({ total }) => total);
  const luck = seedStream(setup.seed, 'positions');
  // Not at the same decisions in every game.
  const first = fraction(luck);
  const looks = Math.min(LOOKS, decisions.length);
  return Array.from({ length: looks }, (_, k) => {
    const look = decisions[Math.floor(((k + first) / looks) * decisions.length)];
    const over = threePlaces((look.turns - 1) / turns);
    return { over, ...described(game, look.state, look.seat, luck), came };
  });
}
