import { expect, test } from 'vitest';
import { type HeardMove, type Lesson, lessonStage, offeredIn } from './lesson.ts';

const lesson: Lesson = {
  id: 'crate',
  minutes: 3,
  seats: ['player', 'player'],
  options: {},
  steps: [
    { told: { key: 'event.load', params: { crate: 'steel' } }, only: [{ type: 'load', crate: 'steel' }] },
    { told: { key: 'event.deliver' } },
  ],
  answers: [],
  rule: 'X-1',
  after: [0, 0],
};
const heard = (seat: number, key: string, crate = 'steel'): HeardMove => ({
  seat,
  lines: [{ key, params: { crate, truck: 1 } }],
});
const stage = (...moves: readonly HeardMove[]) => lessonStage(lesson, 0, moves, false);

test('a lesson goes on by what the learner did, in the order of its steps, and not by what others did', () => {
  expect(stage()).toEqual({ kind: 'step', step: 0 });
  expect(stage(heard(0, 'event.load'))).toEqual({ kind: 'step', step: 1 });
  expect(stage(heard(0, 'event.load', 'wine'))).toEqual({ kind: 'step', step: 0 });
  expect(stage(heard(1, 'event.load'))).toEqual({ kind: 'step', step: 0 });
  expect(stage(heard(0, 'event.deliver'))).toEqual({ kind: 'step', step: 0 });
  expect(stage(heard(0, 'event.load'), heard(0, 'event.deliver'))).toEqual({ kind: 'passed' });
  expect(stage(heard(0, 'event.load'), heard(1, 'event.deliver'))).toEqual({ kind: 'step', step: 1 });
});

test('it is missed when the turn is over too soon, and passed when it ends with the last step', () => {
  expect(lessonStage(lesson, 0, [heard(0, 'event.load')], true)).toEqual({ kind: 'missed', step: 1 });
  const moves = [heard(0, 'event.load'), heard(0, 'event.deliver')];
  expect(lessonStage(lesson, 0, moves, true)).toEqual({ kind: 'passed' });
});

test('a step offers what it needs; where that is impossible, everything', () => {
  const [steel, wine, pass] = [{ type: 'load', crate: 'steel' }, { type: 'load', crate: 'wine' }, { type: 'pass' }];
  const offered = (step: number, moves: readonly { type: string }[]) =>
    offeredIn(lesson.steps[step], moves, (move) => move);
  expect(offered(0, [steel, wine, pass])).toEqual([steel]);
  expect(offered(0, [wine, pass])).toEqual([wine, pass]);
  expect(offered(1, [steel, wine, pass])).toEqual([steel, wine, pass]);
});
