import { expect, test } from 'vitest';
import { type Finding, fuzz } from './fuzz.ts';

const SECONDS = 30;
const SAME_SEED = 2026;
const FRESH_SEED = Math.floor(Math.random() * 2 ** 31);

const told = ({ border, finding, seed, path }: Finding): string =>
  `${border}: ${finding}\n  npm run fuzz -- --border "${border}" --seed ${seed} --path "${path}"`;

test.each([
  ['the same as ever', SAME_SEED],
  ['never seen before', FRESH_SEED],
])('broken input, %s (seed %i): nothing breaks, nothing hangs, no game changes', async (_which, seed) => {
  const { counts, findings } = await fuzz({ seed, seconds: SECONDS, lanes: 1 });
  expect(findings.map(told)).toEqual([]);
  const inputs = [...counts].map(([border, { accepted, refused }]) => `${border} ${accepted + refused}`);
  console.log(`fuzz: seed ${seed}: ${inputs.join(', ')}`);
  for (const [border, { refused }] of counts) expect(refused, border).toBeGreaterThan(0);
});
