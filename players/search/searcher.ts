/** A player that plans whole turns and tries the best of them in rollouts. */
import { fingerprint, type GameState, type Move } from '../../kernel/index.ts';
import type { Clock, Player, Question, Reasons } from '../player.ts';
import { findLines, keepPlan, type Line } from './lines.ts';
import { reasonsFor } from './reasons.ts';
import { type Candidate, halve, type Rollouts, standing, type Trials, trialsFrom } from './rollouts.ts';

/** One round of trying. */
export interface Stage {
  /** How many whole turns are tried. */
  readonly lines: number;
  /** Rollouts in all. */
  readonly budget: number;
  readonly rollouts: Rollouts;
  /** How many tries the look before this one counts for: the beam's at first, then that of the stage before. */
  readonly trust: number;
}

export interface Search {
  /** Lines kept at each step of the beam. */
  readonly width: number;
  /** How many of the turns that are tried may begin with the same move. */
  readonly perMove: number;
  /** Many turns by a quick eye first, few of them by a careful one. */
  readonly stages: readonly [Stage, ...Stage[]];
  /** Where there is a clock, thinking ends after so many milliseconds. */
  readonly longest: number;
}

/**
 * The best lines that lead to different places: one position reached in several orders needs trying once. Not too many of them with the same
 * first move: the choice is between first moves.
 */
function pickLines(found: readonly Line[], { perMove, stages: [{ lines }] }: Search): Line[] {
  const taken = new Map<Move, number>();
  const ends = new Set<number>();
  const picked: Line[] = [];
  for (const line of found) {
    const count = taken.get(line.moves[0]) ?? 0;
    if (count === perMove) continue;
    const end = fingerprint(line.end);
    if (ends.has(end)) continue;
    ends.add(end);
    taken.set(line.moves[0], count + 1);
    picked.push(line);
    if (picked.length === lines) break;
  }
  return picked;
}

function lateBy(clock: Clock | undefined, longest: number): () => boolean {
  if (clock === undefined) return () => false;
  const end = clock.now() + longest;
  let late = false;
  return () => {
    if (!late && clock.now() > end) {
      late = true;
      clock.ranOut();
    }
    return late;
  };
}

/** What a search has found: whole turns, best first, and the worlds in which they were tried. */
export interface Found {
  readonly ranked: readonly Line[];
  readonly world: GameState;
  readonly seats: number;
  readonly trials: Trials;
  readonly rollouts: Rollouts;
}

type Tried = Line & Candidate;
const untried = (line: Line): Tried => ({ ...line, mean: 0, tries: 0 });
/** As the next stage sees it: what it came to is all that is known of it. */
const lookedAt = (line: Tried, trust: number): Tried => untried({ ...line, value: standing(line, trust) });

/** Turns that all begin with the same move need no trying, unless the whole turn is kept as a plan: the move will be made. */
const isSettled = (field: readonly Line[], { plan }: Question): boolean =>
  field.length < 2 || (plan === undefined && field.every((line) => line.moves[0] === field[0].moves[0]));

function searchTurn(question: Question, search: Search): Found {
  const { game, seat, seats, moves, stream, clock } = question;
  const late = lateBy(clock, search.longest);
  const world = question.imagine();
  const picked = pickLines(findLines({ game, seat, seats, stream }, world, moves, search), search);
  let trials = trialsFrom(game, world, seat, stream);
  let ranked: Tried[] = picked.map(untried);
  let rollouts = search.stages[0].rollouts;
  for (const stage of search.stages) {
    // Worlds of its own: in those of the stage before, the lines that are left had luck.
    if (stage !== search.stages[0]) trials = trialsFrom(game, world, seat, stream);
    rollouts = stage.rollouts;
    const field = ranked.slice(0, stage.lines);
    if (isSettled(field, question)) break;
    const { trust, budget } = stage;
    const tried = halve(field, { game, seat, seats, trials, late, rollouts, trust, budget });
    ranked = [...tried.map((line) => lookedAt(line, trust)), ...ranked.slice(stage.lines)];
    if (late()) break;
  }
  return { ranked, world, seats, trials, rollouts };
}

/** A player that can be asked for all it has found. */
export interface Searcher extends Player {
  search(question: Question): Found;
}

/** How to search by the name of the game and the number of seats. */
export type SearchByGame = Readonly<Record<string, (seats: number) => Search>>;

/** Searches as `usual` says, or as is said for the game: what a rollout costs and is worth differs from game to game. */
export function searcher(id: string, usual: Search, byGame: SearchByGame = {}): Searcher {
  const search = (question: Question): Found =>
    searchTurn(question, byGame[question.game.id]?.(question.seats) ?? usual);
  return {
    id,
    search,
    choose(question: Question): Move {
      const { moves, plan } = question;
      if (moves.length === 1) return moves[0];
      const planned = plan?.next(() => question.view(), moves);
      if (planned !== undefined) return planned;
      const [best] = search(question).ranked;
      keepPlan(question, best);
      return best.moves[0];
    },
    explain: (question: Question): Reasons => reasonsFor(question, search(question)),
  };
}
