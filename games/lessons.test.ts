/** Every course is played as a learner would: each lesson to its goal, and past it. */
import { describe, expect, test } from 'vitest';
import { lessonTable } from '../host/lesson.ts';
import type { Table } from '../host/table.ts';
import { disparities } from '../kernel/conformance/messages.ts';
import {
  type Course,
  type Game,
  type Lesson,
  type LessonStage,
  lessonStage,
  offeredIn,
  pick,
  type Stream,
  seedStream,
} from '../kernel/index.ts';
import { GAMES } from './registry.ts';

/** A course takes about half an hour. */
const FEWEST_LESSONS = 6;
const MOST_LESSONS = 10;
const MOST_MINUTES = 45;
/** So often somebody who does not listen may try. */
const TRIES = 60;

interface Taught {
  readonly id: string;
  readonly game: Game;
  readonly edition: unknown;
  readonly course: Course;
}

async function taught(): Promise<Taught[]> {
  const courses: Taught[] = [];
  for (const { id, load } of GAMES) {
    const module = await load();
    const course = await module.course?.();
    const edition = module.standardEdition;
    if (course) courses.push({ id, game: module.open(edition), edition, course });
  }
  return courses;
}
const COURSES = await taught();

const begin = ({ game, course, edition }: Taught, { id }: Lesson): Table =>
  lessonTable(game, course, id, { id: 'lesson', edition, name: 'Anna', others: ['Hanna', 'Jan'] });

/** Where the learner stands, as the page tells it: the turn is over when somebody else is to decide. */
const stageOf = (table: Table, lesson: Lesson, learner: number): LessonStage =>
  lessonStage(lesson, learner, table.log(0, learner), !table.deciding.includes(learner));

/** Plays one of the moves that the page would offer, until the lesson is over. */
function wander(table: Table, lesson: Lesson, learner: number, stream: Stream): LessonStage {
  for (;;) {
    const stage = stageOf(table, lesson, learner);
    if (stage.kind !== 'step') return stage;
    const moves = table.game.moves(table.match.state, learner);
    const offered = offeredIn(lesson.steps[stage.step], moves, (move) => move);
    expect(table.play(learner, pick(stream, offered))).toBeUndefined();
  }
}

describe.each(COURSES)('the course of $id', (each) => {
  const { course } = each;

  test('takes half an hour', () => {
    expect(course.lessons.length).toBeGreaterThanOrEqual(FEWEST_LESSONS);
    expect(course.lessons.length).toBeLessThanOrEqual(MOST_LESSONS);
    expect(course.lessons.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(MOST_MINUTES);
  });

  test('has words for every lesson, the same in all languages', () => {
    const wanted = course.lessons.flatMap(({ id, steps, answers }) => [
      ...['title', 'about', 'goal', 'passed', 'missed'].map((part) => `lesson.${id}.${part}`),
      ...steps.flatMap((_, i) => [`lesson.${id}.step.${i + 1}`, `lesson.${id}.do.${i + 1}`]),
      ...answers.map((_, i) => `lesson.${id}.answer.${i + 1}`),
    ]);
    expect(Object.keys(course.text.en).sort()).toEqual(wanted.sort());
    expect(disparities(course.text)).toEqual([]);
  });

  test.each(course.lessons)('$id: what it shows leads to the goal, by moves that it offers', (lesson) => {
    const { learner, solution } = course.positions[lesson.id];
    const table = begin(each, lesson);
    for (const move of solution) {
      const stage = stageOf(table, lesson, learner);
      if (stage.kind !== 'step') throw new Error(`${lesson.id} is ${stage.kind} before its last move`);
      const offered = offeredIn(lesson.steps[stage.step], table.game.moves(table.match.state, learner), (each) => each);
      expect(offered).toContainEqual(move);
      expect(table.play(learner, move)).toBeUndefined();
    }
    expect(stageOf(table, lesson, learner)).toEqual({ kind: 'passed' });
  });

  test.each(course.lessons)('$id: it can be missed', (lesson) => {
    const stream = seedStream(1, lesson.id);
    const { learner } = course.positions[lesson.id];
    const ends = Array.from({ length: TRIES }, () => wander(begin(each, lesson), lesson, learner, stream).kind);
    expect(ends).toContain('missed');
  });
});
