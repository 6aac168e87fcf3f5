import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
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

  test('writes a table of every kind of move and what it names into a file, in place of the one before', async () => {
    const file = join(folder, 'usage.md');
    writeFileSync(file, '# What they use\n');
    const words = `usage toy --levels novice --seats 3 --games 4 --md ${file}`;
    await run(words);
    const [{ games, moves, details }, once] = [
      JSON.parse((await run(`${words} --json`)).out),
      readFileSync(file, 'utf8'),
    ];
    expect(once.split('\n')[0]).toBe('# What they use');
    expect(once.match(/^\| choose /gm)).toHaveLength(1);
    for (const [name, { offered, done }] of Object.entries<{ offered: number; done: number }>(details)) {
      const value = name.split('=')[1];
      const times = (count: number): string => (count / games).toFixed(count / games < 1 ? 2 : 1);
      expect(once).toContain(done > 0 ? `${value} ${times(done)}` : `${value} (${times(offered)})`);
    }
    expect(once).toContain(`| choose | ${(moves.choose.done / games).toFixed(1)} |`);
  });

  test('games with options have a table of their own, and the command that made it', async () => {
    const file = join(folder, 'options.md');
    writeFileSync(file, '');
    await run(`usage toy --levels novice --seats 3 --games 1 --md ${file}`);
    await run(`usage toy --levels novice --seats 3 --option whistle=true --games 1 --md ${file}`);
    const tables = readFileSync(file, 'utf8');
    expect(tables.match(/^\| choose /gm)).toHaveLength(2);
    expect(tables).toContain('<!-- ladder: toy, usage, whistle=true -->');
    expect(tables).toContain('--seats 3 --option whistle=true --games 1');
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

describe('train --what worths', () => {
  test('learns from games of a table size what parts of an evaluation are worth, and goes on from its file', async () => {
    const results = join(folder, 'glimpses.jsonl');
    const words =
      `train steamrollers --what worths --levels random --seats 2 --games 8 --results ${results} --json`.split(' ');
    const said = await roundhouse(words, { games: GAMES });
    expect(said.code).toBe(0);
    const { from, fit, match, table } = JSON.parse(said.out);
    expect(from).toContain('8 games of random against itself at tables of 2');
    expect(Object.keys(table.weights)).toContain('score.network');
    expect([typeof fit.before, typeof fit.after]).toEqual(['number', 'number']);
    // Chance does not look at worths.
    expect(match.verdict).not.toBe('stronger');
    expect(readFileSync(results, 'utf8').trim().split('\n')).toHaveLength(8);
    expect((await roundhouse(words, { games: GAMES })).out).toBe(said.out);
  });

  test('says what it cannot learn', async () => {
    expect((await run('train toy --what worths')).err).toContain('does not tell the parts of its evaluation apart');
    expect((await run('train toy --what luck')).err).toContain('"luck" is not one of priors, worths');
  });
});

describe('train --what value', () => {
  const words = (more: string): string => `train toy --what value --levels random --games 21 --seats 3 --json ${more}`;

  test('learns from positions what comes of them, goes on from its file, and writes where its weights come from', async () => {
    const results = join(folder, 'positions.jsonl');
    const said = await run(words(`--results ${results}`));
    expect(said.code).toBe(0);
    const { fit, table, from } = JSON.parse(said.out);
    expect(from).toContain('21 games of random against itself at tables of 3, seeds from 100000, engine');
    expect(table.from).toBe(from);
    expect(fit.foreseen.map(({ at }: { at: number }) => at)).toEqual([0.25, 0.5, 0.75, 0.9]);
    expect(readFileSync(results, 'utf8').trim().split('\n')).toHaveLength(21);
    expect((await run(words(`--results ${results}`))).out).toBe(said.out);
  });

  test('counts no more than all of it', async () => {
    expect((await run(words('--share 2'))).err).toContain('"2" is not above 0 and at most 1');
  });
});

describe('train --what figures', () => {
  test('learns from games of a table size by which figures to judge, and goes on from its file', async () => {
    const results = join(folder, 'trials.jsonl');
    const words =
      `train steamrollers --what figures --levels random --seats 2 --games 8 --results ${results} --json`.split(' ');
    const said = await roundhouse(words, { games: GAMES });
    expect(said.code).toBe(0);
    const { from, fit, match, table } = JSON.parse(said.out);
    expect(from).toContain('8 games of random against itself at tables of 2');
    expect(table.from).toBe(from);
    const told = fit.slopes.map(({ name }: { name: string }) => name);
    expect(told).toEqual(expect.arrayContaining(['dieChance', 'fullNetwork']));
    expect(told).toEqual(expect.arrayContaining(Object.keys(table.figures)));
    // Chance does not judge.
    expect(match.verdict).not.toBe('stronger');
    expect(readFileSync(results, 'utf8').trim().split('\n')).toHaveLength(8);
    expect((await roundhouse(words, { games: GAMES })).out).toBe(said.out);
  });

  test('says what it cannot learn', async () => {
    expect((await run('train toy --what figures')).err).toContain('does not tell the figures of its evaluation');
    const { err } = await roundhouse('train steamrollers --what figures'.split(' '), { games: GAMES });
    expect(err).toContain('figures are learnt at tables of one size: --seats 4');
  });
});

describe('tune', () => {
  test('tries every part of an evaluation up and down, and goes on from its file', async () => {
    const results = join(folder, 'tune.jsonl');
    const words = `tune steamrollers --levels random --games 4 --results ${results} --json`.split(' ');
    const said = await roundhouse(words, { games: GAMES });
    expect(said.code).toBe(0);
    const { weights, trials } = JSON.parse(said.out);
    expect(trials.length).toBeGreaterThan(6);
    // Chance does not look at weights.
    expect(weights).toEqual({});
    expect((await roundhouse(words, { games: GAMES })).out).toBe(said.out);
  });

  test('says so where there are no parts', async () => {
    expect((await run('tune toy')).err).toContain('does not tell the parts of its evaluation apart');
  });
});

describe('a player of one’s own', () => {
  const file = join(folder, 'last.mjs');
  writeFileSync(file, 'export const player = { id: "last", choose: ({ moves }) => moves[moves.length - 1] };');

  test('sits down in a series, in threads and on the ladder under the name of its file', async () => {
    const words = `simulate toy --seats ${file},random,random --games 6 --json`;
    const { code, out } = await run(words);
    expect(code).toBe(0);
    const kinds = JSON.parse(out).kinds.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain(file);
    const climbed = JSON.parse((await run(`ladder toy --seats 3 --pair ${file},random --games 3 --json`)).out);
    expect(climbed.rows[0].hero).toBe(file);
  });

  test('is told apart from files that hold none', async () => {
    const none = join(folder, 'none.mjs');
    writeFileSync(none, 'export const nothing = 0;');
    expect((await run(`simulate toy --seats ${none},random --games 1`)).err).toContain('exports no "player"');
    expect((await run('simulate toy --seats ./nowhere.mjs,random --games 1')).err).toContain('cannot be opened');
  });
});
