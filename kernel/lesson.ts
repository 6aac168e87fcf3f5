/**
 * Lessons: a moment of a real game and something to do in it, as plain data. A lesson is passed when the table has told, of the
 * learner's own moves, what its steps wait for one after the other. It knows no rule: what is possible, the game says.
 */
import type { Move, OptionValue, Seat, SeatKind } from './contract.ts';
import { canonical } from './hash.ts';
import type { Catalogues, Params, Text } from './text.ts';

/** A move of this type that has these values, and maybe others. */
export interface MoveLike extends Move {
  readonly [name: string]: unknown;
}

export interface LessonStep {
  /** What must be told of a move of the learner's: an event with this key, and with these parameters among others. */
  readonly told: { readonly key: string; readonly params?: Params };
  /** The moves that are offered meanwhile; without it, all. Where none of them is possible, all as well. */
  readonly only?: readonly MoveLike[];
}

/**
 * Its words are `lesson.<id>.title`, `.about`, `.goal`, `.passed`, `.missed`; `.step.<n>` for each step and `.do.<n>` for its line in the
 * list of steps; `.answer.<n>` for each answer.
 */
export interface Lesson {
  readonly id: string;
  /** About how long it takes. */
  readonly minutes: number;
  readonly seats: readonly SeatKind[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly steps: readonly LessonStep[];
  /** Moves that lead elsewhere, to which the teacher has an answer. */
  readonly answers: readonly MoveLike[];
  /** The rule that says it all. */
  readonly rule: string;
  /** So many moves, at least and at most, are played before the lesson begins: `npm run lessons` looks for its position there. */
  readonly after: readonly [number, number];
}

/** Where a lesson begins: a game up to this moment, and one way to the goal. */
export interface LessonPosition {
  readonly seed: number;
  readonly learner: Seat;
  readonly before: readonly { readonly seat: Seat; readonly move: Move }[];
  readonly solution: readonly Move[];
}

export interface Course {
  readonly lessons: readonly Lesson[];
  readonly positions: Readonly<Record<string, LessonPosition>>;
  readonly text: Catalogues;
}

/** One move as the learner heard of it. */
export interface HeardMove {
  readonly seat: Seat | undefined;
  readonly lines: readonly Text[];
}

export type LessonStage =
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'passed' }
  /** Somebody else is to move and something is still to do. */
  | { readonly kind: 'missed'; readonly step: number };

const hasAll = (found: object, wanted: object): boolean =>
  Object.entries(wanted).every(([name, value]) => canonical(Reflect.get(found, name)) === canonical(value));

const isTold = ({ told }: LessonStep, { key, params = {} }: Text): boolean =>
  told.key === key && hasAll(params, told.params ?? {});

/** How far the learner has come. The turn is over when somebody else has moved, or the game has ended. */
export function lessonStage(
  { steps }: Lesson,
  learner: Seat,
  heard: readonly HeardMove[],
  turnIsOver: boolean,
): LessonStage {
  let step = 0;
  for (const { seat, lines } of heard) {
    if (seat !== learner) continue;
    for (const line of lines) if (step < steps.length && isTold(steps[step], line)) step++;
  }
  if (step === steps.length) return { kind: 'passed' };
  return turnIsOver ? { kind: 'missed', step } : { kind: 'step', step };
}

export const isLike = (move: Move, wanted: MoveLike): boolean => hasAll(move, wanted);

/** The moves that a step offers, out of the legal ones. */
export function offeredIn<T>(step: LessonStep, moves: readonly T[], moveOf: (offered: T) => Move): readonly T[] {
  const { only } = step;
  if (only === undefined) return moves;
  const needed = moves.filter((offered) => only.some((wanted) => isLike(moveOf(offered), wanted)));
  return needed.length > 0 ? needed : moves;
}
