/** A player that plans whole turns and tries the best of them in rollouts. */
import type { GameState, Move } from '../../kernel/index.ts';
import type { Clock, Player, Question, Reasons } from '../player.ts';
import { findLines, keepPlan, type Line } from './lines.ts';
import { reasonsFor } from './reasons.ts';
import { type Candidate, halve, type Rollouts, type Trials, trialsFrom } from './rollouts.ts';

export interface Search {
  /** Lines kept at each step of the beam. */
  readonly width: number;
  /** Whole turns that are tried, and how many of them may begin with the same move. */
  readonly lines: number;
  readonly perMove: number;
  /** Rollouts for one decision. */
  readonly budget: number;
  readonly rollouts: Rollouts;
  /** Where there is a clock, thinking ends after so many milliseconds. */
  readonly longest: number;
}

/** The best lines, not too many of them with the same first move: the choice is between first moves. */
function pickLines(found: readonly Line[], { lines, perMove }: Search): Line[] {
  const taken = new Map<Move, number>();
  const picked: Line[] = [];
  for (const line of found) {
    const count = taken.get(line.moves[0]) ?? 0;
    if (count === perMove) continue;
    taken.set(line.moves[0], count + 1);
    picked.push(line);
    if (picked.length === lines) break;
  }
  return picked;
}

function lateBy(clock: Clock | undefined, longest: number): () => boolean {
  if (clock === undefined) return () => false;
  const end = clock.now() + longest;
  return () => {
    const late = clock.now() > end;
    if (late) clock.ranOut();
    return late;
  };
}

/** What a search has found: whole turns, best first, and the worlds in which they were tried. */
export interface Found {
  readonly ranked: readonly (Line & Candidate)[];
  readonly world: GameState;
  readonly seats: number;
  readonly trials: Trials;
  readonly rollouts: Rollouts;
}

/** Rivals that overlook what lies open leave it to whoever waits; with several of them a playout would teach to wait. */
const watchful = (rollouts: Rollouts, seats: number): Rollouts =>
  seats === 2 ? rollouts : { ...rollouts, others: rollouts.others * 2 };

function searchTurn(question: Question, search: Search): Found {
  const { game, seat, seats, moves, stream, clock } = question;
  const late = lateBy(clock, search.longest);
  const world = question.imagine();
  const picked = pickLines(findLines({ game, seat, seats, stream }, world, moves, search), search);
  const candidates = picked.map((line) => ({ ...line, mean: 0, tries: 0 }));
  const trials = trialsFrom(game, world, seat, stream);
  const rollouts = watchful(search.rollouts, seats);
  // Turns that all begin with the same move need no trying: it will be made.
  const decided = picked.every((line) => line.moves[0] === picked[0].moves[0]);
  const ranked = decided ? candidates : halve(candidates, { ...search, game, seat, seats, trials, late, rollouts });
  return { ranked, world, seats, trials, rollouts };
}

/** A player that can be asked for all it has found. */
export interface Searcher extends Player {
  search(question: Question): Found;
}

export const searcher = (id: string, search: Search): Searcher => ({
  id,
  search: (question) => searchTurn(question, search),
  choose(question: Question): Move {
    const { moves, plan } = question;
    if (moves.length === 1) return moves[0];
    const planned = plan?.next(() => question.view(), moves);
    if (planned !== undefined) return planned;
    const [best] = searchTurn(question, search).ranked;
    keepPlan(question, best);
    return best.moves[0];
  },
  explain(question: Question): Reasons {
    return reasonsFor(question, searchTurn(question, search));
  },
});
