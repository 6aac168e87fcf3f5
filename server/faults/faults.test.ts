/** What `npm run faults` does, as a part of `npm run test:all`: minutes of killing and cutting. */
import { expect, test } from 'vitest';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { postgresIfPossible } from '../testing/postgres.ts';
import { type Figures, killedAgainAndAgain, twoProcesses } from './runs.ts';

const ALL = process.env.ROUNDHOUSE_TESTS === 'all';
const load = { companies: 3, pace: 20, say: () => undefined };
const LONG = 30 * 60_000;

const expectNothingLost = (figures: Figures): void => {
  expect(figures.violations).toEqual([]);
  // It has looked at something.
  expect(figures.accepted).toBeGreaterThan(10);
  expect(figures.tables).toBeGreaterThanOrEqual(load.companies);
  console.log(JSON.stringify({ ...figures, violations: 0 }));
};

test.runIf(ALL)(
  'a process that is killed again and again loses no acknowledged move and does none twice',
  async () => {
    expectNothingLost(await killedAgainAndAgain({ ...load, kills: 100, data: emptyFolder() }));
  },
  LONG,
);

test.runIf(ALL)(
  'two processes on one PostgreSQL keep one order, whoever dies and however bad the lines are',
  async ({ skip }) => {
    const postgres = await postgresIfPossible({ durable: true });
    if (postgres === undefined) return skip();
    try {
      expectNothingLost(await twoProcesses({ ...load, rounds: 5, postgres }));
    } finally {
      await postgres.stop();
    }
  },
  LONG,
);
