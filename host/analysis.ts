/** A game looked at after its end: what there is to study, and what the findings say together. Plain functions; who thinks is elsewhere. */
import { type Game, learntBetween, type Match, type Seat, stateAt, type Text } from '../kernel/index.ts';
import { playedTurns } from '../players/played-turns.ts';
import { mean } from '../players/statistics.ts';
import {
  type ChanceFinding,
  type Finding,
  type FoundLine,
  GAMES_PLAYED_ON,
  type StudyTask,
  type TurnFinding,
} from './study.ts';

/** From no more turns than these games are played on: a chart has no room for more, and it takes the longest. */
const MOST_POINTS = 40;

/** All tasks of a game, in the order of its moves; every turn of every seat in which there was a choice, and every move that chance had a say in. */
export function studyTasks(game: Game, match: Match, edition?: unknown): StudyTask[] {
  const { setup, played } = match;
  const facts = {
    game: game.id,
    ...(edition === undefined ? {} : { edition }),
    seats: setup.seats.length,
    seed: setup.seed,
  };
  const all = playedTurns(game, match);
  const every = Math.ceil(all.length / MOST_POINTS);
  const turns = all.map(
    ({ seat, at, to, moves }, place): StudyTask => ({
      ...facts,
      seat,
      at,
      state: stateAt(match, at),
      about: { kind: 'turn', to, played: moves, playedOn: place % every === 0 },
    }),
  );
  const chances = played.flatMap(({ seat, move }, at): StudyTask[] => {
    const [state, after] = [stateAt(match, at), stateAt(match, at + 1)];
    return learntBetween(state, after) ? [{ ...facts, seat, at, state, about: { kind: 'chance', move, after } }] : [];
  });
  return [...turns, ...chances].sort((a, b) => a.at - b.at);
}

/** Whether a task has been done. */
const isDone = ({ at, about }: StudyTask, findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.at === at && finding.kind === about.kind);

/** What is left to do, in steps up to and with a turn each: where chance alone has spoken there is little to do. */
export function stepsLeft(tasks: readonly StudyTask[], findings: readonly Finding[]): StudyTask[][] {
  const left = tasks.filter((task) => !isDone(task, findings));
  const steps: StudyTask[][] = [];
  for (const [i, task] of left.entries()) {
    if (i === 0 || left[i - 1].about.kind === 'turn') steps.push([]);
    steps[steps.length - 1].push(task);
  }
  return steps;
}

export const GRADES = ['best', 'good', 'weak', 'mistake'] as const;
export type Grade = (typeof GRADES)[number];

/** Points given up from which a turn is no longer the best, good, or weak. */
const EQUAL = 0.3;
const GOOD = 1;
const WEAK = 3;
/** A difference below so many standard errors may be chance. */
const SURE = 2;

const isSure = ({ behind, error }: FoundLine): boolean => Math.abs(behind) > SURE * error;

/** Points given up against the best line that is known; below 0 where what was played is better than what the search chose. */
const givenUpBy = (line: FoundLine): number => (isSure(line) ? line.behind : 0);

export function gradeOf(line: FoundLine): Grade {
  const { behind } = line;
  if (behind < EQUAL) return 'best';
  if (!isSure(line) || behind < GOOD) return 'good';
  return behind < WEAK ? 'weak' : 'mistake';
}

/** One turn, graded. */
export interface GradedTurn {
  /** Its place among the turns of the game, from 1. */
  readonly number: number;
  readonly at: number;
  readonly to: number;
  readonly seat: Seat;
  readonly grade: Grade;
  readonly givenUp: number;
  /** How much the best of the other lines would have given up. */
  readonly next: number | undefined;
  readonly played: readonly Text[];
  /** What would have been better, where something would have. */
  readonly better: readonly Text[] | undefined;
  /** How many lines were compared. */
  readonly lines: number;
}

const playedIn = ({ lines }: TurnFinding): FoundLine | undefined => lines.find(({ played }) => played);

function graded(finding: TurnFinding, number: number): GradedTurn[] {
  const line = playedIn(finding);
  if (!line) return [];
  const { at, to, seat, lines } = finding;
  const grade = gradeOf(line);
  const others = lines.filter((other) => other !== line).map(({ behind }) => behind - line.behind);
  return [
    {
      number,
      at,
      to,
      seat,
      grade,
      givenUp: givenUpBy(line),
      next: others.length === 0 ? undefined : Math.min(...others),
      played: line.texts,
      better: grade === 'best' ? undefined : lines[0].texts,
      lines: lines.length,
    },
  ];
}

/** A moment that mattered to a seat. */
export interface TurningPoint {
  readonly at: number;
  readonly to: number;
  readonly cause: 'lost' | 'found' | 'luck';
  /** Points for the seat. */
  readonly points: number;
  readonly texts: readonly Text[];
}

/** What the game was to one seat. */
export interface SeatAnalysis {
  readonly grades: Readonly<Record<Grade, number>>;
  /** Points that dice, cards and everything hidden brought, against what was to be expected. */
  readonly luck: number;
  /**
   * Points that its choices gave up, as a number below 0, or won, against the best ones known: per turn. A sum would count what was put off
   * once for every turn.
   */
  readonly play: number;
  readonly turningPoints: readonly TurningPoint[];
}

export interface Prospect {
  readonly at: number;
  /** The points every seat could expect to end with. */
  readonly points: readonly number[];
}

export interface Analysis {
  readonly done: number;
  readonly total: number;
  /** So many were played on from every point of the chart. */
  readonly gamesPlayedOn: number;
  /** How many moves the game had, and the points every seat ended with. */
  readonly moves: number;
  readonly result: readonly number[];
  /** From the first turn on; the result when all turns are known. */
  readonly prospects: readonly Prospect[];
  readonly turns: readonly GradedTurn[];
  readonly seats: readonly SeatAnalysis[];
}

const MOST_TURNING_POINTS = 5;
/** Luck, and what was given up, of fewer points changes no game. */
const LEAST_LOSS = 1;
const LEAST_LUCK = 1.5;
/** Finding the one good turn counts, but less than losing as much. */
const LEAST_FOUND = 2;
const FOUND_COUNTS = 0.5;

function turningPointsOf(seat: Seat, turns: readonly GradedTurn[], chances: readonly ChanceFinding[]): TurningPoint[] {
  const own = turns.filter((turn) => turn.seat === seat);
  const lost = own
    .filter(({ givenUp }) => givenUp >= LEAST_LOSS)
    .map(({ at, to, givenUp, played }) => ({ at, to, cause: 'lost' as const, points: -givenUp, texts: played }));
  const found = own
    .filter(({ grade, next = 0 }) => grade === 'best' && next >= LEAST_FOUND)
    .map(({ at, to, next = 0, played }) => ({ at, to, cause: 'found' as const, points: next, texts: played }));
  const luck = chances
    .filter((chance) => Math.abs(chance.luck[seat]) >= LEAST_LUCK)
    .map((chance) => ({
      at: chance.at,
      to: chance.at + 1,
      cause: 'luck' as const,
      points: chance.luck[seat],
      texts: [chance.text],
    }));
  const weight = ({ cause, points }: TurningPoint): number => Math.abs(points) * (cause === 'found' ? FOUND_COUNTS : 1);
  return [...lost, ...found, ...luck]
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a.at - b.at);
}

/** A few games are chance: neighbours count as well, so many to either side. */
const NEIGHBOURS = 2;

function smoothed(turns: readonly TurnFinding[]): Prospect[] {
  const known = turns.flatMap(({ at, expected }) => (expected === undefined ? [] : [{ at, points: expected }]));
  if (known.length === 0) return [];
  return turns.map(({ at }) => {
    const before = known.filter((point) => point.at < at).slice(-NEIGHBOURS);
    const now = known.filter((point) => point.at === at);
    const after = known.filter((point) => point.at > at).slice(0, NEIGHBOURS);
    const near = [...before, ...now, ...after];
    return { at, points: near[0].points.map((_, seat) => mean(near.map(({ points }) => points[seat]))) };
  });
}

function totalsOf({ game, state }: Match): number[] {
  const totals: number[] = [];
  for (const { seat, total } of game.result(state)?.sheets ?? []) totals[seat] = total;
  return totals;
}

const isTurn = (finding: Finding): finding is TurnFinding => finding.kind === 'turn';
const isChance = (finding: Finding): finding is ChanceFinding => finding.kind === 'chance';

/** What is known so far. */
export function analysisOf(match: Match, total: number, findings: readonly Finding[]): Analysis {
  const inOrder = [...findings].sort((a, b) => a.at - b.at);
  const studied = inOrder.filter(isTurn);
  const chances = inOrder.filter(isChance);
  const result = totalsOf(match);
  const turns = studied.flatMap((finding, place) => graded(finding, place + 1));
  return {
    done: findings.length,
    total,
    gamesPlayedOn: GAMES_PLAYED_ON,
    moves: match.played.length,
    result,
    prospects: [
      ...smoothed(studied),
      ...(findings.length === total ? [{ at: match.played.length, points: result }] : []),
    ],
    turns,
    seats: match.setup.seats.map((_, seat) => {
      const own = turns.filter((turn) => turn.seat === seat);
      const count = (grade: Grade): number => own.filter((turn) => turn.grade === grade).length;
      return {
        grades: { best: count('best'), good: count('good'), weak: count('weak'), mistake: count('mistake') },
        luck: chances.reduce((sum, { luck }) => sum + luck[seat], 0),
        play: own.reduce((sum, { givenUp }) => sum - givenUp / own.length, 0),
        turningPoints: turningPointsOf(seat, turns, chances),
      };
    }),
  };
}
