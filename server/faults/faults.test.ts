/** What `npm run faults` does: a few faults of each kind, and many of them in `npm run test:all`. */
import { expect, test } from 'vitest';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { postgresIfPossible } from '../testing/postgres.ts';
import { type Figures, killedAgainAndAgain, twoProcesses } from './runs.ts';

const ALL = process.env.ROUNDHOUSE_TESTS === 'all';
/** A busy machine takes its time to start a process again; what has to happen is waited for, and takes seconds on a quiet one. */
const load = { companies: ALL ? 3 : 2, pace: 20, patience: 240_000, say: () => undefined };
const LONG = (ALL ? 60 : 10) * 60_000;

const expectNothingLost = (figures: Figures): void => {
  expect(figures.violations).toEqual([]);
  // It has looked at something.
  expect(figures.accepted).toBeGreaterThan(10);
  expect(figures.tables).toBeGreaterThanOrEqual(load.companies);
  console.log(JSON.stringify({ ...figures, violations: 0 }));
};

test(
  'a process that is killed again and again loses no acknowledged move and does none twice',
  async () => {
    expectNothingLost(await killedAgainAndAgain({ ...load, kills: ALL ? 100 : 2, data: emptyFolder() }));
  },
  LONG,
);

test(
  'two processes on one PostgreSQL keep one order, whoever dies and however bad the lines are',
  async ({ skip }) => {
    const postgres = await postgresIfPossible({ durable: true });
    if (postgres === undefined) return skip();
    try {
      expectNothingLost(await twoProcesses({ ...load, rounds: ALL ? 5 : 1, postgres }));
    } finally {
      await postgres.stop();
    }
  },
  LONG,
);
