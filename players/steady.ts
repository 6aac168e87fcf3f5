import {
  canonical,
  type Game,
  type GameState,
  learntBetween,
  type Move,
  type Seat,
  type Stream,
} from '../kernel/index.ts';
import type { Player, Question } from './player.ts';
import { type Outcome, outcome } from './worlds.ts';

/** How many lines are kept at each step of the turn. */
const WIDTH = 8;
/** A turn with more decisions than this is cut and judged where it stands. */
const DEPTH = 12;
/** A question to another seat with more answers than this is a turn of its own, not a reaction. */
const LONGEST_REACTION = 3;
/** How many imagined worlds are planned in where the game has secrets. */
const WORLDS = 2;

interface Line {
  /** Place of the line's first move in the list of legal moves. */
  readonly first: number;
  readonly world: GameState;
  readonly value: number;
}

const myTurn = (game: Game, world: GameState, seat: Seat): boolean => {
  const deciding = game.deciding(world);
  return deciding.length === 1 && deciding[0] === seat;
};

/** An answer without a choice needs no judging: the turn goes on after it, or it was the next turn already. */
function forced(game: Game, world: GameState, seat: Seat, other: Seat, reply: Move): GameState | undefined {
  const after = game.clone(world);
  game.apply(after, other, reply);
  return !learntBetween(world, after) && myTurn(game, after, seat) ? after : undefined;
}

/**
 * Another seat may have a short question in the middle of my turn (to seize a die, to block a move): it is taken to answer as
 * suits it best, and the turn goes on. Undefined when the turn is over instead.
 */
function reacted(game: Game, world: GameState, seat: Seat, stream: Stream): GameState | undefined {
  const deciding = game.deciding(world);
  if (deciding.length !== 1 || deciding[0] === seat) return undefined;
  const replies = game.moves(world, deciding[0]);
  if (replies.length > LONGEST_REACTION) return undefined;
  if (replies.length === 1) return forced(game, world, seat, deciding[0], replies[0]);
  let best: Outcome | undefined;
  for (const reply of replies) {
    const found = outcome(game, world, deciding[0], reply, stream);
    if (best === undefined || found.value > best.value) best = found;
  }
  return best !== undefined && !best.chance && myTurn(game, best.world, seat) ? best.world : undefined;
}

const byValue = (a: Line, b: Line): number => b.value - a.value;

/** The best lines, each position only once: orders of commuting decisions lead to the same place. */
function bestLines(lines: Line[]): Line[] {
  lines.sort(byValue);
  const kept: Line[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    if (kept.length === WIDTH) break;
    // Equal worlds have equal values, so only neighbours in the order can be equal.
    if (kept.length > 0 && kept[kept.length - 1].value === line.value) {
      const key = canonical(line.world);
      if (seen.has(key)) continue;
      seen.add(key);
    }
    kept.push(line);
  }
  return kept;
}

/** The worth of each legal move: the best that the rest of the own turn can make of it. */
function planTurn(game: Game, world: GameState, seat: Seat, moves: readonly Move[], stream: Stream): number[] {
  const worth = moves.map(() => Number.NEGATIVE_INFINITY);
  let lines: Line[] = [];
  const consider = (first: number, from: GameState, move: Move, into: Line[], deepest: boolean): void => {
    const { world: after, value, chance } = outcome(game, from, seat, move, stream);
    const goesOn =
      chance || deepest ? undefined : myTurn(game, after, seat) ? after : reacted(game, after, seat, stream);
    if (goesOn !== undefined) into.push({ first, world: goesOn, value });
    else worth[first] = Math.max(worth[first], value);
  };
  moves.forEach((move, first) => {
    consider(first, world, move, lines, false);
  });
  for (let depth = 1; lines.length > 0; depth++) {
    const next: Line[] = [];
    for (const line of bestLines(lines)) {
      for (const move of game.moves(line.world, seat)) consider(line.first, line.world, move, next, depth >= DEPTH);
    }
    lines = next;
  }
  return worth;
}

/** Whether two imagined worlds differ in more than the luck to come: only then is the second worth a thought. */
function differ(world: GameState, other: GameState): boolean {
  return canonical({ ...world, random: 0 }) !== canonical({ ...other, random: 0 });
}

function imagineWorlds({ game, view, stream }: Question): GameState[] {
  const known = view();
  const worlds = Array.from({ length: WORLDS }, () => game.imagine(known, stream));
  return worlds.filter((world, i) => i === 0 || differ(worlds[0], world));
}

/** Plans the whole turn: a beam over its small decisions, judged by the game's own evaluation at the end of the turn. */
export const steady: Player = {
  id: 'steady',
  choose(question: Question): Move {
    const { game, seat, moves, stream } = question;
    if (moves.length === 1) return moves[0];
    const total = moves.map(() => 0);
    for (const world of imagineWorlds(question)) {
      planTurn(game, world, seat, moves, stream).forEach((value, k) => {
        total[k] += value;
      });
    }
    return moves[total.indexOf(Math.max(...total))];
  },
};
