import { expect, test } from 'vitest';
import { runSuite } from '../kernel/conformance/suite.ts';
import { STALLS } from './registry.ts';

test.each(STALLS)(
  '$id keeps the contract: all checks in random games over all companies and options',
  async ({ load }) => {
    const module = await load();
    const thorough = runSuite(module, { games: 24, seed: 11, thoroughness: 0.15 });
    expect(thorough.failure).toBeUndefined();
    const wide = runSuite(module, { games: 400, seed: 12, thoroughness: 0.005 });
    expect(wide.failure).toBeUndefined();
  },
);
