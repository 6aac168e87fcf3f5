import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { toy } from '../../kernel/conformance/toy.ts';
import { type GameRecord, parseRecord, replay, transcript } from '../../kernel/index.ts';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { roundhouse, type Said } from '../testing/captured.ts';

const folder = emptyFolder();
const run = (words: string): Promise<Said> => roundhouse(words.split(' '));
const fileWith = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

describe('games', () => {
  test('names seats, options with their values, and who can sit', async () => {
    const { code, out } = await roundhouse(['games', 'steamrollers'], { games: GAMES });
    expect(code).toBe(0);
    expect(out).toContain('2–5 players · 1 player + Eva');
    expect(out).toContain('human, random, novice, steady, skilled, expert, master, eva');
    expect(out).toMatch(/map +Map +plain \(.+\), medium \(.+\), hard \(.+\)/);
  });

  test('tells programs the same', async () => {
    const { out } = await roundhouse(['games', '--json', '--lang', 'de'], { games: GAMES });
    const told: readonly { id: string }[] = JSON.parse(out);
    expect(told.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    expect(told.find(({ id }) => id === 'steamrollers')).toMatchObject({
      seatPlans: [
        { min: 2, max: 5, automas: [] },
        { min: 1, max: 1, automas: ['eva'] },
      ],
      options: expect.arrayContaining([expect.objectContaining({ key: 'coal', words: 'Kohle', default: false })]),
    });
  });
});

describe('simulate', () => {
  const simulate = async (words: string) => {
    const { code, out } = await run(`simulate toy --seats greedy,random,random --games 100 --json ${words}`.trim());
    expect(code).toBe(0);
    return JSON.parse(out);
  };

  test('counts every game once, and says how sure the shares are', async () => {
    const report = await simulate('--seed 5');
    const wins = report.kinds.map(({ wins: won }: { wins: number }) => won);
    expect(wins.reduce((a: number, b: number) => a + b, 0)).toBeCloseTo(100, 9);
    for (const { share, low, high } of report.kinds) {
      expect(low).toBeLessThan(share);
      expect(high).toBeGreaterThan(share);
    }
    expect(report.kinds.map(({ kind, seats }: { kind: string; seats: number }) => [kind, seats])).toEqual([
      ['greedy', 1],
      ['random', 2],
    ]);
    expect(report.gamesPerSecond).toBeGreaterThan(0);
    expect(report.decisionsPerSecond).toBeGreaterThan(report.gamesPerSecond);
  });

  test('comes to the same with any number of workers, and to something else with another seed', async () => {
    const alone = await simulate('--seed 5');
    const three = await simulate('--seed 5 --workers 3');
    expect(three.kinds).toEqual(alone.kinds);
    expect(three.decisions).toBe(alone.decisions);
    expect((await simulate('--seed 6')).kinds).not.toEqual(alone.kinds);
  });

  test('prints a table for people', async () => {
    const { out, err } = await run('simulate toy --seats steady,random --games 20');
    expect(out).toMatch(/^seat +seats +wins/);
    expect(out).toMatch(/^steady +1 .* % – .* %/m);
    expect(err).toBe('');
  });

  test('plays with an edition of one’s own, in workers too', async () => {
    const own = fileWith('own.json', JSON.stringify({ values: [10, 20, 30], copies: 6 }));
    const points = async (words: string) => (await simulate(`--edition ${own} ${words}`)).kinds;
    expect(await points('--workers 2')).toEqual(await points('--workers 1'));
    expect((await points('')).some(({ meanPoints }: { meanPoints: number }) => meanPoints > 50)).toBe(true);
  });
});

describe('record, verify, transcript', () => {
  const good = join(folder, 'good.roundhouse.json');
  const recorded = run(`record toy --seats greedy,random --seed 8 --option whistle --out ${good}`);
  const change = async (name: string, how: (record: GameRecord) => object): Promise<string> => {
    await recorded;
    return fileWith(name, JSON.stringify(how(JSON.parse(readFileSync(good, 'utf8')))));
  };

  test('the same seats and seed are the same game', async () => {
    expect(await recorded).toMatchObject({ code: 0, err: '' });
    const { out } = await run('record toy --seats greedy,random --seed 8 --option whistle');
    expect(out).toBe(readFileSync(good, 'utf8'));
  });

  test('a record that holds gets a line that says what it is', async () => {
    await recorded;
    const { code, out, err } = await run(`verify ${good}`);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^ok .*good\.roundhouse\.json: Coupling, \d+ moves, won by: Seat \d \(\d+\)\n$/);
  });

  const thirdMoveWith = (record: GameRecord, wagon: number): object => ({
    ...record,
    moves: record.moves.map((entry, i) => (i === 2 ? { ...entry, move: { ...entry.move, wagon } } : entry)),
  });
  test.each<[what: string, how: (record: GameRecord) => object, sentence: RegExp]>([
    [
      'a changed move',
      (record) => thirdMoveWith(record, 99),
      /move 3 of \d+ \(seat \d, \w+\): that move is not legal now/,
    ],
    [
      'moves cut off',
      (record) => ({ ...record, moves: record.moves.slice(0, 5) }),
      /after move 5 of 5 the result is not the recorded one/,
    ],
    [
      'a move too many',
      (record) => ({ ...record, moves: [...record.moves, record.moves[0]] }),
      /move (\d+) of \1 .*: the game is over/,
    ],
    [
      'another winner',
      (record) => ({ ...record, result: { ...record.result, winners: [0, 1] } }),
      /the result is not the recorded one/,
    ],
    ['another hash', (record) => ({ ...record, hash: '0'.repeat(64) }), /the state hash is not the recorded one/],
    [
      'another seed',
      (record) => ({ ...record, setup: { ...record.setup, seed: 9 } }),
      /move \d+ of|is not the recorded one/,
    ],
    ['another game', (record) => ({ ...record, game: 'chess' }), /a record of "chess", a game that is not known here/],
    ['another ruleset', (record) => ({ ...record, ruleset: 77 }), /played under ruleset 77; this is ruleset 1/],
    [
      'an impossible option',
      (record) => ({ ...record, setup: { ...record.setup, options: { brake: 1 } } }),
      /setup: unknown option brake/,
    ],
    ['a later format', (record) => ({ ...record, format: 2 }), /record format 2 is not known here/],
    [
      'a foreign edition',
      (record) => ({ ...record, edition: { values: [1], copies: 'x' } }),
      /the edition in the record: copies: /,
    ],
    ['no moves at all', ({ moves: _gone, ...record }) => record, /not a record: moves: /],
  ])('%s is refused', async (what, how, sentence) => {
    const file = await change(`${what}.json`, how);
    const { code, out, err } = await roundhouse(['verify', file]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(sentence);
    expect(err.match(/\n/g)).toHaveLength(1);
  });

  describe('of an older ruleset', () => {
    const later = {
      id: 'toy',
      load: async () => ({ ...toy, open: (edition: unknown) => ({ ...toy.open(edition), version: 2 }) }),
    };

    test('is followed under the present rules, which is said by verify and transcript', async () => {
      await recorded;
      const count = parseRecord(readFileSync(good, 'utf8')).moves.length;
      const sentence = `played under ruleset 1; shown under ruleset 2, all ${count} moves followed`;
      const { code, out } = await roundhouse(['verify', good], { games: [later] });
      expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`^older .*; ${sentence}\\n$`))]);
      const told = await roundhouse(['transcript', good], { games: [later] });
      expect(told.out.split('\n')[0]).toBe(sentence);
      expect((await roundhouse(['transcript', good])).out).not.toContain('ruleset 1;');
    });

    test('does not verify where the rules do not go along, or lead to another result', async () => {
      const astray = await change('astray.json', (record) => ({
        ...record,
        moves: record.moves.map((entry, i) => (i === 6 ? { ...entry, move: { type: 'choose', wagon: 77 } } : entry)),
      }));
      const { code, err } = await roundhouse(['verify', astray], { games: [later] });
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/shown under ruleset 2, 6 of \d+ moves followed; the result is not/),
      ]);
    });
  });

  test('every file gets its line, whatever the others are', async () => {
    await recorded;
    const cut = fileWith('cut.json', readFileSync(good, 'utf8').slice(0, 300));
    const foreign = fileWith('foreign.json', '{"hello": "world"}');
    const { code, out, err } = await roundhouse(['verify', cut, good, foreign, join(folder, 'none.json'), folder]);
    expect(code).toBe(1);
    expect(out.match(/^ok /gm)).toHaveLength(1);
    expect(err.split('\n').slice(0, -1)).toEqual([
      expect.stringContaining('cut.json: not a record: the file is not valid JSON (cut off?)'),
      expect.stringContaining('foreign.json: not a record: format: '),
      expect.stringContaining('none.json: no such file'),
      expect.stringContaining('it is a folder'),
    ]);
    const { out: json } = await roundhouse(['verify', cut, good, '--json']);
    expect(JSON.parse(json).map(({ ok }: { ok: boolean }) => ok)).toEqual([false, true]);
  });

  test('a transcript is what the kernel writes, in the language asked for', async () => {
    await recorded;
    const game = toy.open(toy.standardEdition);
    const match = replay(game, parseRecord(readFileSync(good, 'utf8')));
    expect((await run(`transcript ${good}`)).out).toBe(
      transcript(match, 'en', { nameOf: (seat) => ['Greedy', 'Random'][seat] }),
    );
    expect((await run(`transcript ${good} --lang pl`)).out).toBe(
      transcript(match, 'pl', { nameOf: (seat) => ['Greedy', 'Random'][seat] }),
    );
    expect(JSON.parse((await run(`transcript ${good} --json`)).out)).toMatchObject({ moves: match.played.length });
  });

  test('a transcript of a bad record is refused', async () => {
    const file = await change('bad-transcript.json', (record) => thirdMoveWith(record, 99));
    expect(await run(`transcript ${file}`)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/move 3 of/),
    });
  });

  test('a game with an edition of one’s own takes it along', async () => {
    const own = fileWith('own-values.json', JSON.stringify({ values: [2, 4, 8], copies: 6 }));
    const file = join(folder, 'own.roundhouse.json');
    await run(`record toy --seats greedy,random --edition ${own} --out ${file}`);
    expect(JSON.parse(readFileSync(file, 'utf8')).edition).toEqual({ values: [2, 4, 8], copies: 6 });
    expect((await run(`verify ${file}`)).code).toBe(0);
  });

  test('a place where nothing can be written is refused', async () => {
    const file = join(folder, 'good.roundhouse.json', 'below.json');
    const { code, err } = await run(`record toy --seats greedy,random --out ${file}`);
    expect([code, existsSync(file)]).toEqual([1, false]);
    expect(err).toMatch(/^roundhouse: cannot write .*\n$/);
  });
});

describe('conform', () => {
  test('a sound game passes, over every company and option, the same with any number of workers', async () => {
    const { code, out } = await run('conform toy --games 40 --seed 2 --thoroughness 0.5');
    expect([code, out]).toEqual([0, expect.stringContaining('Coupling keeps the contract.')]);
    const json = async (words: string) => JSON.parse((await run(`conform toy --games 40 --json ${words}`)).out);
    const [one, two] = [await json('--workers 1'), await json('--workers 2')];
    expect([two.moves, two.games, two.ok]).toEqual([one.moves, 40, true]);
  });

  test('games are numbered: the second half of a run is its own run', async () => {
    const moves = async (words: string): Promise<number> =>
      JSON.parse((await run(`conform toy --thoroughness 0 --json ${words}`)).out).moves;
    expect((await moves('--games 20')) + (await moves('--first 20 --games 20'))).toBe(await moves('--games 40'));
  });

  test('a broken game fails with the command that shows it again', async () => {
    const broken = 'roundhouse: invariants: more than twenty points\n';
    const { code, out, err } = await run('conform fussy --games 100');
    // A busy machine has time to say how far it is before that.
    expect([code, err.endsWith(broken)]).toEqual([1, true]);
    const command = /npx roundhouse (conform fussy .*)$/m.exec(out)?.[1] ?? '';
    const again = await run(command);
    expect(again).toMatchObject({ code: 1, err: broken });
    const choices = /--choices ([\d,]+)/.exec(command)?.[1].split(',').length;
    expect(again.out.match(/^ +\d+ {2}Seat \d: /gm)).toHaveLength(choices ?? 0);
    // The sound game does not break its contract with the same choices.
    const sound = await run(command.replace('fussy', 'toy'));
    expect(sound).toMatchObject({ code: 0, out: 'The check holds in this game.\n' });
  });
});
