/** What the course of Autobahn teaches, one thing after the other. */
import type { Lesson, LessonStep, MoveLike } from '../../../kernel/index.ts';
import type { Space } from '../components/edition.ts';

const TWO = { seats: ['player', 'player'], options: {} } as const;

/** A card is played on a space, and nothing else is offered meanwhile. */
const play = (...spaces: readonly Space[]): LessonStep => ({
  told: { key: 'event.playCard' },
  only: spaces.map((space) => ({ type: 'playCard', space })),
});

const DRIVE: readonly MoveLike[] = [{ type: 'step' }, { type: 'deliver' }, { type: 'stop' }, { type: 'done' }];

export const LESSONS: readonly Lesson[] = [
  {
    ...TWO,
    id: 'roads',
    minutes: 3,
    steps: [play('buildRoad'), { told: { key: 'event.cityValue' } }],
    answers: [{ type: 'buildRoad' }],
    rule: 'AB-7.1',
    after: [12, 60],
  },
  {
    ...TWO,
    id: 'offices',
    minutes: 4,
    steps: [play('upgradeLink', 'buildRoad'), { told: { key: 'event.pushedOut' } }],
    answers: [{ type: 'upgradeLink' }, { type: 'buildRoad' }],
    rule: 'AB-12.2',
    after: [20, 120],
  },
  {
    ...TWO,
    id: 'trucks',
    minutes: 3,
    steps: [play('loadTruck'), { told: { key: 'event.load' } }, { told: { key: 'event.step' }, only: DRIVE }],
    answers: [{ type: 'done' }],
    rule: 'AB-9.1',
    after: [8, 60],
  },
  {
    ...TWO,
    id: 'delivery',
    minutes: 4,
    steps: [
      { told: { key: 'event.step' }, only: DRIVE },
      { told: { key: 'event.deliver' }, only: DRIVE },
    ],
    answers: [{ type: 'stop' }, { type: 'done' }],
    rule: 'AB-16.1',
    after: [20, 160],
  },
  {
    ...TWO,
    id: 'station',
    minutes: 4,
    steps: [play('buildStation'), { told: { key: 'event.station' } }, { told: { key: 'event.rowBonus' } }],
    answers: [{ type: 'done' }, { type: 'stop' }],
    rule: 'AB-15.1',
    after: [20, 200],
  },
  {
    ...TWO,
    id: 'unlock',
    minutes: 4,
    steps: [
      play('unlock'),
      {
        told: {
          key: 'event.unlock',
          params: { technology: { key: 'technology.secondTruck', params: { column: { key: 'column.1' }, level: 2 } } },
        },
      },
    ],
    answers: [{ type: 'unlock' }],
    rule: 'AB-11.1',
    after: [4, 200],
  },
  {
    ...TWO,
    id: 'track',
    minutes: 4,
    steps: [
      play('upgradeLink', 'buildRoad'),
      { told: { key: 'event.develop' } },
      { told: { key: 'event.trackBonus' } },
    ],
    answers: [{ type: 'done' }],
    rule: 'AB-13.1',
    after: [20, 200],
  },
  {
    ...TWO,
    id: 'promote',
    minutes: 5,
    steps: [
      { told: { key: 'event.claim' }, only: [{ type: 'claim' }, { type: 'decline' }] },
      { told: { key: 'event.promoted' } },
    ],
    answers: [{ type: 'decline' }],
    rule: 'AB-12.5',
    after: [20, 260],
  },
];
