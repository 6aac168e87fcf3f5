import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { roundhouse, type Said } from '../testing/captured.ts';

const folder = emptyFolder();
const run = (words: string): Promise<Said> => roundhouse(words.split(' '));

describe('usage', () => {
  test('counts what was open and what was done, every decision once', async () => {
    const { code, out } = await run('usage toy --levels novice --seats 3 --games 4 --json');
    expect(code).toBe(0);
    const { games, moves, details, events } = JSON.parse(out);
    expect(games).toBe(4);
    expect(moves.choose.done).toBe(events['event.chose']);
    const wagons = Object.entries<{ done: number }>(details).filter(([name]) => name.startsWith('choose wagon='));
    expect(wagons.reduce((sum, [, { done }]) => sum + done, 0)).toBe(moves.choose.done);
  });

  test('says in words what was never done', async () => {
    const { out } = await run('usage toy --levels novice --seats 3 --option whistle=true --games 2');
    expect(out).toContain('2 games of novice against itself.');
  });

  test('looks at one level that there is', async () => {
    expect((await run('usage toy --levels random,novice')).err).toContain('usage looks at one level');
    expect((await run('usage toy --levels hero')).err).toContain('"hero" is not one of random');
  });
});

describe('stalls', () => {
  test('prints the longest games first, the same ones with a results file and without', async () => {
    const file = join(folder, 'stalls.jsonl');
    const words = 'stalls toy --levels random,quick --games 60 --json';
    const { code, out } = await run(words);
    expect(code).toBe(0);
    const { games, endless, longest } = JSON.parse(out);
    expect([games, endless]).toEqual([60, 0]);
    const turns = longest.map(({ turns: of }: { turns: number }) => of);
    expect(turns).toEqual([...turns].sort((a: number, b: number) => b - a));
    expect((await run(`${words} --results ${file}`)).out).toBe(out);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3);
    expect((await run(`${words} --results ${file}`)).out).toBe(out);
  });
});

describe('train', () => {
  test('learns from games, goes on from its file, and keeps nothing that does not win', async () => {
    const results = join(folder, 'lessons.jsonl');
    const out = join(folder, 'priors.json');
    const words = `train toy --levels random --games 8 --results ${results} --out ${out} --json`;
    const said = await run(words);
    expect(said.code).toBe(0);
    const { fit, match, kept } = JSON.parse(said.out);
    expect(fit.known).toBeGreaterThan(Math.log(0.2));
    // Chance teaches nothing.
    expect([match.verdict === 'stronger', kept, existsSync(out)]).toEqual([false, false, false]);
    expect(readFileSync(results, 'utf8').trim().split('\n')).toHaveLength(8);
    expect((await run(words)).out).toBe(said.out);
  });
});
