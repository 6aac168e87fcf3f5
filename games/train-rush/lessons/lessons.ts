/** What the course of Train Rush teaches, one thing after the other. */
import type { Lesson, LessonStep } from '../../../kernel/index.ts';

/** Heroes are dealt, so that a lesson is soon where it begins. */
const TWO = { seats: ['player', 'player'], options: { heroes: 'dealt' } } as const;

const playCard: LessonStep = { told: { key: 'event.playCard' }, only: [{ type: 'playCard' }] };
const drive: LessonStep = { told: { key: 'event.move' }, only: [{ type: 'move' }, { type: 'stop' }] };

export const LESSONS: readonly Lesson[] = [
  {
    ...TWO,
    id: 'drive',
    minutes: 4,
    steps: [playCard, drive, { ...drive }],
    answers: [{ type: 'stop' }],
    rule: 'TR-8.2',
    after: [10, 60],
  },
  {
    ...TWO,
    id: 'siding',
    minutes: 4,
    steps: [playCard, { ...drive, told: { key: 'event.tile' } }],
    answers: [{ type: 'stop' }, { type: 'move', triggers: 'nothing' }],
    rule: 'TR-13.1',
    after: [20, 80],
  },
  {
    ...TWO,
    id: 'city',
    minutes: 4,
    steps: [playCard, { ...drive, told: { key: 'event.presence' } }],
    answers: [{ type: 'stop' }, { type: 'move', triggers: 'nothing' }],
    rule: 'TR-11.1',
    after: [20, 110],
  },
  {
    ...TWO,
    id: 'contract',
    minutes: 5,
    steps: [playCard, { ...drive, told: { key: 'event.move' } }, { told: { key: 'event.contract' } }],
    answers: [{ type: 'stop' }, { type: 'done' }],
    rule: 'TR-11.4',
    after: [30, 200],
  },
  {
    ...TWO,
    id: 'lobby',
    minutes: 3,
    steps: [{ told: { key: 'event.lobby' }, only: [{ type: 'lobby' }] }, { told: { key: 'event.coal' } }],
    answers: [{ type: 'lobby' }],
    rule: 'TR-5.1',
    after: [10, 60],
  },
  {
    ...TWO,
    id: 'invest',
    minutes: 4,
    steps: [
      { told: { key: 'event.action' }, only: [{ type: 'areaAction' }, { type: 'pass' }] },
      { told: { key: 'event.warehouse' } },
    ],
    answers: [{ type: 'pass' }, { type: 'areaAction' }],
    rule: 'TR-7.1',
    after: [20, 140],
  },
  {
    ...TWO,
    id: 'load',
    minutes: 3,
    steps: [{ told: { key: 'event.load' }, only: [{ type: 'load' }, { type: 'done' }, { type: 'decline' }] }],
    answers: [{ type: 'done' }],
    rule: 'TR-6.1',
    after: [30, 200],
  },
  {
    ...TWO,
    id: 'market',
    minutes: 4,
    steps: [playCard, drive, { told: { key: 'event.market' } }],
    answers: [{ type: 'stop' }, { type: 'done' }],
    rule: 'TR-12.1',
    after: [40, 260],
  },
  {
    ...TWO,
    id: 'special',
    minutes: 4,
    steps: [playCard, drive, { told: { key: 'event.special' } }],
    answers: [{ type: 'decline' }, { type: 'stop' }],
    rule: 'TR-8.4',
    after: [30, 200],
  },
  {
    ...TWO,
    id: 'mission',
    minutes: 3,
    steps: [{ told: { key: 'event.mission' }, only: [{ type: 'playHero' }, { type: 'pass' }, { type: 'decline' }] }],
    answers: [{ type: 'pass' }, { type: 'decline' }],
    rule: 'TR-14.1',
    after: [20, 200],
  },
];
