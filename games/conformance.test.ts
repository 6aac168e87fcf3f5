import { describe, expect, test } from 'vitest';
import { whatLeakShows } from '../kernel/conformance/proof.ts';
import { runSuite } from '../kernel/conformance/suite.ts';
import { THOROUGH } from '../scripts/testing/thorough.ts';
import { proofOf } from './proofs.ts';
import { GAMES } from './registry.ts';

/** Suites of whole games take long on a busy machine. */
const TIMEOUT = 600_000;
/** How many games are played with many checks at each step, and how many with few. */
const [CLOSELY, WIDELY] = THOROUGH ? [16, 200] : [6, 60];

test.each(GAMES)(
  '$id keeps the contract: all checks in random games over all companies and options',
  { timeout: TIMEOUT },
  async ({ load }) => {
    const module = await load();
    const thorough = runSuite(module, { games: CLOSELY, seed: 11, thoroughness: 0.06 });
    expect(thorough.failure).toBeUndefined();
    const wide = runSuite(module, { games: WIDELY, seed: 12, thoroughness: 0.002 });
    expect(wide.failure).toBeUndefined();
  },
);

const SECRETS = await Promise.all(
  GAMES.map(async ({ id, load }) => ({ id, load, secrets: (await proofOf(id)).secrets })),
).then((games) => games.filter(({ secrets }) => secrets.length > 0));

describe.each(SECRETS)('$id: a view that leaks is noticed', ({ load, secrets }) => {
  test.each(secrets)('$name', async (secret) => {
    expect(whatLeakShows(await load(), secret)).toMatch(/^non-interference: the view of .* depends on what is hidden$/);
  });
});
