/** How a turn that was played compares with what the search finds: all of them tried once more, in worlds that nobody chose by. */
import { canonical, fingerprint, type Game, type GameState, type Move, type Seat } from '../../kernel/index.ts';
import { judge } from '../judge.ts';
import type { ConsideredLine, Question } from '../player.ts';
import { considered } from './reasons.ts';
import { luckOf, type Rollouts, rollOut, type Trials, trialsFrom } from './rollouts.ts';
import type { Found } from './searcher.ts';

/** One way to play the turn, tried in worlds in which nothing was chosen. */
export interface StudiedLine extends ConsideredLine {
  /** How much more the best line is worth, and the standard error of that. */
  readonly behind: number;
  readonly error: number;
  /** Whether it is what was played. */
  readonly played: boolean;
}

/** How much is done to tell lines apart. */
export interface Effort {
  /** So many lines are compared with the one that was played. */
  readonly lines: number;
  /** In so many worlds, the same for all of them; what was played, or else every line, in more until it is told apart from the best. */
  readonly worlds: number;
  readonly mostWorlds: number;
}
const USUAL: Effort = { lines: 5, worlds: 48, mostWorlds: 192 };
/** By the quick eye of the opponents: the careful one of the strongest takes too long for so many worlds. */
const ROLLOUTS: Rollouts = { own: { turns: 3 }, others: { turns: 2 }, turns: 2 };
/** A difference of so many standard errors is no chance, and an error below this is small enough. */
const SURE = 3;
const SMALL = 0.25;

/** What a line leads to, in one world: whatever order it was reached in. Where others have a say in the middle, what is left counts as it is. */
export function achievement(game: Game, world: GameState, seat: Seat, moves: readonly Move[]): string {
  const after = game.clone(world);
  for (let i = 0; i < moves.length; i++) {
    const wanted = canonical(moves[i]);
    const offered = game.deciding(after).includes(seat) ? game.moves(after, seat) : [];
    const move = offered.find((candidate) => canonical(candidate) === wanted);
    if (move === undefined) return `${fingerprint(after)} ${canonical(moves.slice(i))}`;
    game.apply(after, seat, move);
  }
  return String(fingerprint(after));
}

/** A line as it is tried in world after world. */
class Tried {
  readonly moves: readonly Move[];
  readonly reached: string;
  readonly worths: number[] = [];
  readonly #question: Question;
  readonly #trials: Trials;

  constructor(question: Question, world: GameState, trials: Trials, moves: readonly Move[]) {
    this.moves = moves;
    this.reached = achievement(question.game, world, question.seat, moves);
    this.#question = question;
    this.#trials = trials;
  }

  /** In all worlds up to this one. */
  tryUpTo(count: number): void {
    const { game, seat, seats } = this.#question;
    for (let k = this.worths.length; k < count; k++) {
      const { world, seed } = this.#trials.at(k);
      this.worths.push(judge(game, rollOut(game, world, seat, this.moves, luckOf(seed), ROLLOUTS), seat, seats));
    }
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of the differences world by world, and how far off it may be. */
function comparison(best: Tried, other: Tried): Pick<StudiedLine, 'behind' | 'error'> {
  const differences = other.worths.map((worth, k) => best.worths[k] - worth);
  const behind = mean(differences);
  const spread = mean(differences.map((each) => (each - behind) ** 2));
  return { behind, error: Math.sqrt(spread / (differences.length - 1)) };
}

const isTold = (best: Tried, other: Tried): boolean => {
  const { behind, error } = comparison(best, other);
  return error <= SMALL || Math.abs(behind) > SURE * error;
};

/** The lines of a search that lead to different things, best first. */
function differentLines(question: Question, { ranked, world }: Found, trials: Trials, count: number): Tried[] {
  const lines: Tried[] = [];
  for (const { moves } of ranked) {
    if (lines.length === count) break;
    const line = new Tried(question, world, trials, moves);
    if (!lines.some(({ reached }) => reached === line.reached)) lines.push(line);
  }
  return lines;
}

/** A line beside the best one, in the worlds in which both were tried. */
export type ComparedLine = Pick<StudiedLine, 'moves' | 'worth' | 'behind' | 'error' | 'played'>;

/** Tries all of them until they are told apart; what was played comes last if it is none of them. */
function compareLines(lines: readonly Tried[], own: Tried | undefined, { worlds, mostWorlds }: Effort): ComparedLine[] {
  const [best] = lines;
  const known = lines.find(({ reached }) => reached === own?.reached);
  const mine = known ?? own;
  const all = own && !known ? [...lines, own] : lines;
  for (const line of all) line.tryUpTo(worlds);
  for (const line of mine ? [mine] : lines.slice(1))
    for (let count = 2 * worlds; count <= mostWorlds && !isTold(best, line); count += worlds) {
      best.tryUpTo(count);
      line.tryUpTo(count);
    }
  return all.map((line) => ({
    moves: line === known && own ? own.moves : line.moves,
    worth: mean(line.worths),
    ...comparison(best, line),
    played: line === mine,
  }));
}

/** The choice of the search first, then its other lines that lead elsewhere, and what was played if it is none of them. */
export function compare(
  question: Question,
  found: Found,
  played?: readonly Move[],
  effort: Effort = USUAL,
): ComparedLine[] {
  // Worlds that were not there when lines were chosen.
  const trials = trialsFrom(question.game, found.world, question.seat, question.stream);
  const own = played && new Tried(question, found.world, trials, played);
  return compareLines(differentLines(question, found, trials, effort.lines), own, effort);
}

const inFull =
  (question: Question, worlds: Omit<Found, 'ranked'>) =>
  (line: ComparedLine): StudiedLine => ({
    ...considered(question, { ...worlds, rollouts: ROLLOUTS, rivals: undefined }, line.moves),
    ...line,
  });

/** The same with what speaks for each of them. */
export const study = (question: Question, found: Found, played?: readonly Move[]): StudiedLine[] =>
  compare(question, found, played).map(inFull(question, { ...found, game: question.game }));

/** One turn that is known to be best, and another one beside it; alone if it achieves the same. */
export function studyAgainst(question: Question, best: readonly Move[], played: readonly Move[]): StudiedLine[] {
  const { game, seat, seats, stream } = question;
  const world = question.imagine();
  const trials = trialsFrom(game, world, seat, stream);
  const tried = (moves: readonly Move[]): Tried => new Tried(question, world, trials, moves);
  return compareLines([tried(best)], tried(played), USUAL).map(
    inFull(question, { game, world, seats, trials, rollouts: ROLLOUTS }),
  );
}
