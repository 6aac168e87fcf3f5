/** Positions of games to learn from, and what came of them. */
import {
  type Described,
  type Game,
  type GameState,
  type Seat,
  type Setup,
  type Stream,
  seedStream,
} from '../../kernel/index.ts';
import type { Player } from '../player.ts';
import { allOf, watchGameOf } from '../watch.ts';

/** The beginning of a turn as whoever is in turn sees it: there a look ahead ends. */
export interface Position extends Described {
  /** Share of the game's turns that are over. */
  readonly over: number;
  readonly seats: readonly (readonly number[])[];
  /** By seat: its evaluation, and its points at the end of the game. */
  readonly said: readonly number[];
  readonly came: readonly number[];
}

/** A game is looked at so often at most, at even distances of its turns. */
const LOOKS = 96;

const threePlaces = (number: number): number => Math.round(number * 1000) / 1000;

/** What the position looks like to its viewer: what it cannot see is dealt anew, as it is to whoever thinks. */
function described(game: Game, state: GameState, viewer: Seat, luck: Stream): Omit<Position, 'over' | 'came'> {
  game.redeal(state, viewer, luck);
  const said = Array.from(game.evaluateAll(state), threePlaces);
  const features = new Float64Array(game.featureNames.length);
  const seats = said.map((_, seat) => {
    game.features(state, seat, features);
    return Array.from(features, threePlaces);
  });
  return { progress: threePlaces(game.progress(state)), turn: game.turn(state), seats, said };
}

interface Turn {
  readonly state: GameState;
  readonly seat: Seat;
}

/** Plays one game and tells what its positions were and what came of them. */
export function watchPositions(game: Game, setup: Setup, player: Player): Position[] {
  const turns: Turn[] = [];
  let active: Seat | undefined;
  const end = watchGameOf(game, setup, allOf(player, setup), ({ state, seat }) => {
    const now = game.turn(state) ?? seat;
    if (now !== active) turns.push({ state: game.clone(state), seat });
    active = now;
  });
  const came = (game.result(end)?.sheets ?? []).map(({ total }) => total);
  const luck = seedStream(setup.seed, 'positions');
  const looks = Math.min(LOOKS, turns.length);
  return Array.from({ length: looks }, (_, k) => {
    const place = Math.floor((k / looks) * turns.length);
    const { state, seat } = turns[place];
    return { over: threePlaces(place / turns.length), ...described(game, state, seat, luck), came };
  });
}
