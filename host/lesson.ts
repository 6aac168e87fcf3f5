/** A table at which something is learnt: a moment of a real game, the learner in its seat, opponents in the others. */
import { type Course, type Lesson, type LessonPosition, makeSetup, matchFrom, type Rules } from '../kernel/index.ts';
import { FOR_LEARNERS } from '../players/levels.ts';
import { TableRefused } from './refusal.ts';
import type { SeatHolder } from './seats.ts';
import { Table } from './table.ts';

/** What a learner's table is made of besides the game. */
export interface LessonWish {
  readonly id: string;
  /** Component data of the game. */
  readonly edition: unknown;
  readonly name: string;
  /** Names for the others, in turn. */
  readonly others: readonly string[];
}

export function lessonIn({ lessons, positions }: Course, id: string): Lesson & { readonly position: LessonPosition } {
  const lesson = lessons.find((candidate) => candidate.id === id);
  if (!lesson) throw new TableRefused('gone');
  return { ...lesson, position: positions[id] };
}

export function lessonTable(game: Rules, course: Course, lessonId: string, wish: LessonWish): Table {
  const { seats, options, position } = lessonIn(course, lessonId);
  const { seed, learner, before } = position;
  const setup = makeSetup(game, { seats, options, seed });
  const start = game.setup(setup);
  for (const { seat, move } of before) game.apply(start, seat, move);
  const holders = seats.map((kind, seat): SeatHolder => {
    if (kind !== 'player') return { kind: 'automa', automa: kind };
    return seat === learner
      ? { kind: 'human', name: wish.name }
      : { kind: 'opponent', level: FOR_LEARNERS, name: wish.others[seat % wish.others.length] };
  });
  const { id, edition } = wish;
  return new Table(matchFrom(game, setup, start), { id, holders, edition, start, lesson: lessonId });
}
