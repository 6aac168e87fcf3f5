/** How a turn that was played compares with what the search finds: all of them tried once more, in worlds that nobody chose by. */
import { canonical, fingerprint, type Game, type GameState, type Move, type Seat } from '../../kernel/index.ts';
import { judge } from '../judge.ts';
import type { ConsideredLine, Question } from '../player.ts';
import { considered } from './reasons.ts';
import { luckOf, rollOut } from './rollouts.ts';
import type { Found } from './searcher.ts';

/** One way to play the turn, tried in worlds in which nothing was chosen. */
export interface StudiedLine extends ConsideredLine {
  /** How much more the best line is worth, and the standard error of that. */
  readonly behind: number;
  readonly error: number;
  /** Whether it is what was played. */
  readonly played: boolean;
}

/** So many lines are compared with the one that was played. */
const LINES = 5;
/** In so many worlds, the same for all of them; what was played, or else every line, in more until it is told apart from the best. */
const WORLDS = 48;
const MOST_WORLDS = 192;
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
  readonly #found: Found;

  constructor(question: Question, found: Found, moves: readonly Move[]) {
    this.moves = moves;
    this.reached = achievement(question.game, found.world, question.seat, moves);
    this.#question = question;
    this.#found = found;
  }

  /** In all worlds up to this one; those before `first` were there when lines were chosen. */
  tryUpTo(count: number, first: number): void {
    const { game, seat } = this.#question;
    const { trials, rollouts, seats } = this.#found;
    for (let k = this.worths.length; k < count; k++) {
      const { world, seed } = trials.at(first + k);
      this.worths.push(judge(game, rollOut(game, world, seat, this.moves, luckOf(seed), rollouts), seat, seats));
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
function differentLines(question: Question, found: Found): Tried[] {
  const lines: Tried[] = [];
  for (const { moves } of found.ranked) {
    if (lines.length === LINES) break;
    const line = new Tried(question, found, moves);
    if (!lines.some(({ reached }) => reached === line.reached)) lines.push(line);
  }
  return lines;
}

/** The choice of the search first, then its other lines that lead elsewhere, and what was played if it is none of them. */
export function study(question: Question, found: Found, played?: readonly Move[]): StudiedLine[] {
  const first = Math.max(...found.ranked.map(({ tries }) => tries));
  const lines = differentLines(question, found);
  const [best] = lines;
  const own = played && new Tried(question, found, played);
  const known = lines.find(({ reached }) => reached === own?.reached);
  if (own && !known) lines.push(own);
  for (const line of lines) line.tryUpTo(WORLDS, first);
  const mine = known ?? own;
  for (const line of mine ? [mine] : lines.slice(1))
    for (let count = 2 * WORLDS; count <= MOST_WORLDS && !isTold(best, line); count += WORLDS) {
      best.tryUpTo(count, first);
      line.tryUpTo(count, first);
    }
  return lines.map((line) => ({
    ...considered(question, found, line.moves),
    moves: line === known && own ? own.moves : line.moves,
    worth: mean(line.worths),
    ...comparison(best, line),
    played: line === mine,
  }));
}
