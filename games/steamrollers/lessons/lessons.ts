/** What the course of SteamRollers teaches, one thing after the other. */
import type { Lesson, LessonStep } from '../../../kernel/index.ts';

const TWO = { seats: ['player', 'player'], options: {} } as const;

const takeDie: LessonStep = { told: { key: 'event.takesDie' }, only: [{ type: 'chooseDie' }] };

export const LESSONS: readonly Lesson[] = [
  {
    ...TWO,
    id: 'track',
    minutes: 3,
    steps: [takeDie, { told: { key: 'event.draws' }, only: [{ type: 'drawTrack' }, { type: 'upgradeEngine' }] }],
    answers: [{ type: 'upgradeEngine' }],
    rule: 'SR-6.1',
    after: [0, 4],
  },
  {
    ...TWO,
    id: 'link',
    minutes: 4,
    steps: [takeDie, { told: { key: 'event.link' }, only: [{ type: 'drawTrack' }] }],
    answers: [{ type: 'drawTrack' }],
    rule: 'SR-6.13',
    after: [6, 60],
  },
  {
    ...TWO,
    id: 'engine',
    minutes: 3,
    steps: [takeDie, { told: { key: 'event.upgrades' }, only: [{ type: 'upgradeEngine' }, { type: 'takeTile' }] }],
    answers: [{ type: 'takeTile' }],
    rule: 'SR-5.1',
    after: [4, 60],
  },
  {
    ...TWO,
    id: 'deliver',
    minutes: 4,
    steps: [
      takeDie,
      { told: { key: 'event.delivers' }, only: [{ type: 'deliver', tiles: [] }, { type: 'drawTrack' }] },
    ],
    answers: [{ type: 'drawTrack' }],
    rule: 'SR-7.1',
    after: [8, 120],
  },
  {
    ...TWO,
    id: 'far',
    minutes: 4,
    steps: [
      takeDie,
      { told: { key: 'event.delivers', params: { points: 3 } }, only: [{ type: 'deliver', tiles: [] }] },
    ],
    answers: [{ type: 'deliver' }],
    rule: 'SR-7.5',
    after: [20, 300],
  },
  {
    ...TWO,
    id: 'tile',
    minutes: 3,
    steps: [takeDie, { told: { key: 'event.takesTile' }, only: [{ type: 'takeTile' }, { type: 'upgradeEngine' }] }],
    answers: [{ type: 'upgradeEngine' }],
    rule: 'SR-8.1',
    after: [4, 60],
  },
  {
    ...TWO,
    id: 'change',
    minutes: 4,
    steps: [
      takeDie,
      { told: { key: 'event.changesDie' }, only: [{ type: 'changeDie' }, { type: 'drawTrack' }] },
      { told: { key: 'event.link' }, only: [{ type: 'drawTrack' }] },
    ],
    answers: [{ type: 'drawTrack' }],
    rule: 'SR-8.2',
    after: [10, 200],
  },
];
