/** Whole turns, found by a beam over their small decisions. */
import { fingerprint, type Game, type GameState, learntBetween, type Move, type Seat } from '../../kernel/index.ts';
import type { Question } from '../player.ts';
import { sensibleMoves } from '../veto.ts';
import { type Outcome, type Outlook, outcome } from '../worlds.ts';
import { likelyMove } from './sampling.ts';

/** A turn with more decisions than this is cut and judged where it stands. */
const DEPTH = 12;
/** A question to another seat with more answers than this is a turn of its own, not a reaction. */
const LONGEST_REACTION = 3;

/** The own moves of a turn as far as it can be planned: to its end, or until something is drawn, rolled or shown. */
export interface Line {
  readonly moves: readonly Move[];
  /** The worlds in which these moves are made. */
  readonly worlds: readonly GameState[];
  /** Where it leads, as far as it can be planned. */
  readonly end: GameState;
  readonly value: number;
}
interface OpenLine extends Line {
  readonly world: GameState;
}

const decides = (game: Game, world: GameState, seat: Seat): boolean => {
  const deciding = game.deciding(world);
  return deciding.length === 1 && deciding[0] === seat;
};

/** An answer without a choice needs no judging: the turn goes on after it, or it was the next turn already. */
function forced(game: Game, world: GameState, seat: Seat, other: Seat, reply: Move): GameState | undefined {
  const after = game.clone(world);
  game.apply(after, other, reply);
  return !learntBetween(world, after) && decides(game, after, seat) ? after : undefined;
}

/**
 * Another seat may have a short question in the middle of the turn (to seize a die, to block a move): it is taken to answer as
 * suits it best, and the turn goes on. Undefined when the turn is over instead.
 */
function reacted(outlook: Outlook, world: GameState): GameState | undefined {
  const { game, seat } = outlook;
  const deciding = game.deciding(world);
  if (deciding.length !== 1 || deciding[0] === seat) return undefined;
  // A turn of somebody else is no answer, however few moves it begins with.
  if ((game.turn(world) ?? seat) !== seat) return undefined;
  const [other] = deciding;
  const replies = game.moves(world, other);
  if (replies.length > LONGEST_REACTION) return undefined;
  if (replies.length === 1) return forced(game, world, seat, other, replies[0]);
  let best: Outcome | undefined;
  for (const reply of replies) {
    const found = outcome({ ...outlook, seat: other }, world, reply);
    if (best === undefined || found.value > best.value) best = found;
  }
  return best !== undefined && !best.chance && decides(game, best.world, seat) ? best.world : undefined;
}

const byValue = (a: Line, b: Line): number => b.value - a.value;

/** The best lines, each position only once: orders of commuting decisions lead to the same place. */
function bestLines(lines: OpenLine[], width: number): OpenLine[] {
  lines.sort(byValue);
  const kept: OpenLine[] = [];
  const seen = new Set<number>();
  for (const line of lines) {
    if (kept.length === width) break;
    const key = fingerprint(line.world);
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(line);
  }
  return kept;
}

export interface Beam {
  /** How many lines are kept at each step of the turn. */
  readonly width: number;
  /** Whether moves that look foolish to people are left out. */
  readonly sensible?: boolean;
}

const start = (world: GameState): Line => ({ moves: [], worlds: [], end: world, value: 0 });

/** One move further; open as long as the turn goes on and can be planned. */
function further(outlook: Outlook, from: Line, at: GameState, move: Move, deepest: boolean): Line | OpenLine {
  const { game, seat } = outlook;
  const { world: after, value, chance } = outcome(outlook, at, move);
  const line = { moves: [...from.moves, move], worlds: [...from.worlds, at], end: after, value };
  const goesOn = chance || deepest ? undefined : decides(game, after, seat) ? after : reacted(outlook, after);
  return goesOn === undefined ? line : { ...line, world: goesOn };
}

/** The turns that were found, best first. The first moves are all judged, whatever the width. */
export function findLines(
  outlook: Outlook,
  world: GameState,
  moves: readonly Move[],
  { width, sensible }: Beam,
): Line[] {
  const { game, seat } = outlook;
  const worthTrying = (at: GameState, open: readonly Move[]): readonly Move[] =>
    sensible ? sensibleMoves(game, at, seat, open) : open;
  const found: Line[] = [];
  let open: OpenLine[] = [];
  const consider = (from: Line, at: GameState, move: Move, into: OpenLine[], deepest: boolean): void => {
    const line = further(outlook, from, at, move, deepest);
    if ('world' in line) into.push(line);
    else found.push(line);
  };
  for (const move of worthTrying(world, moves)) consider(start(world), world, move, open, false);
  for (let depth = 1; open.length > 0; depth++) {
    const next: OpenLine[] = [];
    for (const line of bestLines(open, width)) {
      for (const move of worthTrying(line.world, game.moves(line.world, seat)))
        consider(line, line.world, move, next, depth >= DEPTH);
    }
    open = next;
  }
  return found.sort(byValue);
}

/** Turns by likely moves: some that a beam does not find, since they look worse before their end. */
export function sampleLines(outlook: Outlook, world: GameState, moves: readonly Move[], count: number): Line[] {
  const { game, seat, stream } = outlook;
  return Array.from({ length: count }, () => {
    const first = likelyMove(game, world, seat, moves, stream);
    let line = further(outlook, start(world), world, first, false);
    for (let depth = 1; 'world' in line; depth++) {
      const { world: at } = line;
      const next = likelyMove(game, at, seat, game.moves(at, seat), stream);
      line = further(outlook, line, at, next, depth >= DEPTH);
    }
    return line;
  });
}

/** Keeps what is left of a line as the plan of the turn; each of its moves is found again by what the seat will see. */
export function keepPlan({ plan, game, seat }: Question, { moves, worlds }: Line): void {
  plan?.keep(moves.slice(1).map((move, i) => ({ view: game.view(worlds[i + 1], seat), move })));
}
