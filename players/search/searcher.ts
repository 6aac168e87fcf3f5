/** A player that plans whole turns and tries the best of them in rollouts. */
import { fingerprint, freshSeed, type Game, type GameState, type Move, seedStream } from '../../kernel/index.ts';
import { minding } from '../minding.ts';
import {
  alone,
  type Clock,
  type Deliberation,
  type Player,
  type Question,
  type Results,
  type Rounds,
  type Trying,
} from '../player.ts';
import { judgedBy } from '../weighted.ts';
import type { Outlook } from '../worlds.ts';
import { findLines, keepPlan, type Line, sampleLines } from './lines.ts';
import { reasonsFor } from './reasons.ts';
import {
  type Candidate,
  type Halving,
  halve,
  type Rollouts,
  standing,
  type Trials,
  trialsFrom,
  tryLines,
} from './rollouts.ts';

/** One round of trying. */
export interface Stage {
  /** How many whole turns are tried. */
  readonly lines: number;
  /** Rollouts in all. */
  readonly budget: number;
  readonly rollouts: Rollouts;
  /** How many tries the look before this one counts for: the beam's at first, then that of the stage before. */
  readonly trust: number;
  /** Lines that are so many standard errors behind the best are left alone. */
  readonly sure?: number;
}

export interface Search {
  /** Lines kept at each step of the beam. */
  readonly width: number;
  /** How many of the turns that are tried may begin with the same move. */
  readonly perMove: number;
  /** How many of them are likely turns that the beam has not found; as many again are thought of. */
  readonly sampled?: number;
  /** Many turns by a quick eye first, few of them by a careful one. */
  readonly stages: readonly [Stage, ...Stage[]];
  /** At a table of more than two, so much of the mean of the rivals' points is taken off the own. Without it, nothing. */
  readonly rivals?: number;
  /** Whether it judges by the figures that games have taught (`Game.learntFigures`), where they have taught any. */
  readonly learntFigures?: true;
  /** How much of what games have taught counts in its judgement, where the game knows any of it. Without it, nothing. */
  readonly minds?: number;
  /** Where there is a clock, thinking ends after so many milliseconds. */
  readonly longest: number;
}

/** Lines that lead to different places: one position reached in several orders needs trying once. */
class Field {
  readonly lines: Line[] = [];
  readonly #ends = new Set<number>();
  readonly #perMove: number;
  readonly #taken = new Map<Move, number>();

  /** Not too many of them with the same first move: the choice is between first moves. */
  constructor(perMove: number) {
    this.#perMove = perMove;
  }

  add(line: Line): void {
    const count = this.#taken.get(line.moves[0]) ?? 0;
    if (count === this.#perMove) return;
    const end = fingerprint(line.end);
    if (this.#ends.has(end)) return;
    this.#ends.add(end);
    this.#taken.set(line.moves[0], count + 1);
    this.lines.push(line);
  }

  /** Until there are so many. */
  fill(found: readonly Line[], count: number): void {
    for (const line of found) {
      if (this.lines.length >= count) return;
      this.add(line);
    }
  }
}

/** The best lines of the beam, and likely ones beside them. */
function pickLines(
  outlook: Outlook,
  world: GameState,
  moves: readonly Move[],
  { width, perMove, sampled = 0, stages: [{ lines }] }: Search,
): Line[] {
  const field = new Field(perMove);
  const found = findLines(outlook, world, moves, { width });
  field.fill(found, lines - sampled);
  if (sampled > 0) field.fill(sampleLines(outlook, world, moves, 2 * sampled), lines);
  return field.lines.sort((a, b) => b.value - a.value);
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
  /** As its positions were judged. */
  readonly game: Game;
  readonly ranked: readonly Line[];
  readonly world: GameState;
  readonly seats: number;
  readonly trials: Trials;
  readonly rollouts: Rollouts;
  readonly rivals?: number | undefined;
}

/** A line with its number: the same in every search that was asked the same question. */
type Tried = Line & Candidate & { readonly number: number };

/** As the next stage sees it: what it came to is all that is known of it. */
const lookedAt = (line: Tried, trust: number): Tried => ({ ...line, value: standing(line, trust), mean: 0, tries: 0 });

/** Turns that all begin with the same move need no trying, unless the whole turn is kept as a plan: the move will be made. */
const isSettled = (field: readonly Line[], { plan }: Question): boolean =>
  field.length < 2 || (plan === undefined && field.every((line) => line.moves[0] === field[0].moves[0]));

/** The game as the search judges it. */
function judgedFor({ game, seats }: Question, { learntFigures, minds }: Search): Game {
  const figures = learntFigures && game.learntFigures?.(seats);
  const judged = figures === undefined ? game : judgedBy(game, figures);
  return minds === undefined ? judged : minding(judged, minds);
}

/** One question being thought about. The lines are found at once; who tries them is not known here. */
class TurnSearch {
  readonly #question: Question;
  readonly #stages: Search['stages'];
  readonly #rivals: number | undefined;
  readonly #late: () => boolean;
  readonly #world: GameState;
  readonly #lines: readonly Line[];
  /** By stage: in the worlds of the stage before, the lines that are left had luck. */
  readonly #trials: readonly Trials[];

  constructor(question: Question, searchFor: SearchAt) {
    const { seat, seats, moves, stream, clock } = question;
    const search = searchFor(question);
    const game = judgedFor(question, search);
    this.#question = { ...question, game };
    this.#world = question.imagine();
    this.#stages = search.stages;
    this.#rivals = search.rivals;
    this.#late = lateBy(clock, search.longest);
    this.#lines = pickLines({ game, seat, seats, rivals: search.rivals, stream }, this.#world, moves, search);
    const seeds = search.stages.map(() => freshSeed(stream));
    this.#trials = seeds.map((seed) => trialsFrom(game, this.#world, seat, seedStream(seed, 'trials')));
  }

  try({ stage, lines, from, worlds }: Trying): Results {
    const { game, seat, seats } = this.#question;
    const { rollouts } = this.#stages[stage];
    const ground = { game, seat, seats, trials: this.#trials[stage], rollouts, rivals: this.#rivals, late: this.#late };
    return tryLines(
      ground,
      lines.map((number) => this.#lines[number].moves),
      from,
      worlds,
    );
  }

  *rounds(): Rounds<Found> {
    let ranked: Tried[] = this.#lines.map((line, number) => ({ ...line, number, mean: 0, tries: 0 }));
    let { rollouts } = this.#stages[0];
    let [trials] = this.#trials;
    for (const [stage, { lines, rollouts: manner, ...halving }] of this.#stages.entries()) {
      rollouts = manner;
      trials = this.#trials[stage];
      const field = ranked.slice(0, lines);
      if (isSettled(field, this.#question)) break;
      const tried = yield* this.#halve(stage, field, halving);
      ranked = [...tried.map((line) => lookedAt(line, halving.trust)), ...ranked.slice(lines)];
      if (this.#late()) break;
    }
    const { game, seats } = this.#question;
    return { game, ranked, world: this.#world, seats, trials, rollouts, rivals: this.#rivals };
  }

  *#halve(stage: number, candidates: readonly Tried[], wish: Halving): Rounds<Tried[]> {
    const rounds = halve(candidates, wish);
    let step = rounds.next();
    while (!step.done) {
      const { field, from, worlds } = step.value;
      step = rounds.next(yield { stage, lines: field.map(({ number }) => number), from, worlds });
    }
    return step.value;
  }
}

function searchTurn(question: Question, searchFor: SearchAt): Found {
  const turn = new TurnSearch(question, searchFor);
  return alone(turn.rounds(), turn);
}

/** A player that can be asked for all it has found. */
export interface Searcher extends Player {
  search(question: Question): Found;
}

/** What needs no search: the only move, or the one that was planned. */
function decided(question: Question): Move | undefined {
  const { moves, plan } = question;
  return moves.length === 1 ? moves[0] : plan?.next(() => question.view(), moves);
}

function chosen(question: Question, { ranked: [best] }: Found): Move {
  keepPlan(question, best);
  return best.moves[0];
}

/** How to search by the name of the game, with the number of seats and what there is to choose from. */
type SearchByGame = Readonly<Record<string, (seats: number, moves: readonly Move[]) => Search>>;
type SearchAt = (question: Question) => Search;

/** Searches as `usual` says, or as is said for the game: what a rollout costs and is worth differs from game to game. */
export function searcher(id: string, usual: Search, byGame: SearchByGame = {}): Searcher {
  const searchFor: SearchAt = ({ game, seats, moves }) => byGame[game.id]?.(seats, moves) ?? usual;
  const search = (question: Question): Found => searchTurn(question, searchFor);
  return {
    id,
    search,
    choose: (question) => decided(question) ?? chosen(question, search(question)),
    deliberate(question: Question): Deliberation {
      const turn = new TurnSearch(question, searchFor);
      return {
        *choose() {
          return chosen(question, yield* turn.rounds());
        },
        *explain() {
          return reasonsFor(question, yield* turn.rounds());
        },
        try: (trying) => turn.try(trying),
      };
    },
  };
}
