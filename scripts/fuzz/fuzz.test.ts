import { expect, test } from 'vitest';
import { THOROUGH } from '../testing/thorough.ts';
import { type Finding, fuzz } from './fuzz.ts';

const SECONDS = 60;
const SAME_SEED = 2026;
/** What nobody has tried yet is looked for by `npm run fuzz` and `npm run test:all`: `npm test` finds the same today and tomorrow. */
const FRESH_SEEDS = THOROUGH ? [Math.floor(Math.random() * 2 ** 31)] : [];

const told = ({ border, finding, seed, path }: Finding): string =>
  `${border}: ${finding}\n  npm run fuzz -- --border "${border}" --seed ${seed} --path "${path}"`;

test.each([SAME_SEED, ...FRESH_SEEDS])(
  'broken input (seed %i): nothing breaks, nothing hangs, no game changes',
  async (seed) => {
    const { counts, findings } = await fuzz({ seed, seconds: SECONDS, lanes: 1 });
    expect(findings.map(told)).toEqual([]);
    const inputs = [...counts].map(([border, { accepted, refused }]) => `${border} ${accepted + refused}`);
    console.log(`fuzz: seed ${seed}: ${inputs.join(', ')}`);
    for (const [border, { refused }] of counts) expect(refused, border).toBeGreaterThan(0);
  },
);
