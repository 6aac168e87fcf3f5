import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { THOROUGH } from '../../scripts/testing/thorough.ts';
import { roundhouse, type Said } from '../testing/captured.ts';
import { spawned } from '../testing/spawned.ts';

const folder = emptyFolder();
const python = (await spawned(['--version'], { program: 'python3', file: '-I' }).catch(() => undefined))?.code === 0;
const EXAMPLE = `engine:python3 ${fileURLToPath(new URL('../../examples/engine-player.py', import.meta.url))}`;

/** A program in JavaScript; what it does with a question is handed in. */
function program(name: string, body: string): string {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(
    file,
    `const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
     require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
       const question = JSON.parse(line);
       ${body}
     });`,
  );
  return `engine:${process.execPath} ${file}`;
}
const first = program('first', 'say({ move: question.moves[0] });');

const run = (words: readonly string[]): Promise<Said> => roundhouse(words);
const simulate = (seats: string, ...more: string[]): Promise<Said> =>
  run(['simulate', 'toy', '--seats', seats, '--games', '4', '--json', ...more]);

/** A process that has ended keeps its number until somebody asks how: that is no life. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

describe('a program of one’s own', () => {
  test('plays in a series, the same with several workers, and ends with it', async () => {
    const pids = join(folder, 'pids');
    writeFileSync(pids, '');
    const noted = program(
      'noted',
      `require('node:fs').appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n'); say({ move: question.moves[0] });`,
    );
    const alone = await simulate(`${noted},random`);
    expect([alone.code, alone.err]).toEqual([0, '']);
    const { kinds } = JSON.parse(alone.out);
    expect(kinds.map(({ kind, seats }: { kind: string; seats: number }) => [kind, seats])).toEqual([
      [noted, 1],
      ['random', 1],
    ]);
    expect(JSON.parse((await simulate(`${noted},random`, '--workers', '2')).out).kinds).toEqual(kinds);
    const known = new Set(readFileSync(pids, 'utf8').trim().split('\n').map(Number));
    expect(known.size).toBeGreaterThanOrEqual(2);
    // A process that was told to end is gone a moment later.
    await expect.poll(() => [...known].filter(isAlive), { timeout: 5_000 }).toEqual([]);
  });

  test.runIf(THOROUGH)('is measured on the ladder, and anew when it was changed', async () => {
    const results = join(folder, 'ladder.jsonl');
    const ladder = (hero: string): Promise<Said> =>
      run(['ladder', 'toy', '--pair', `${hero},random`, '--games', '4', '--json', '--results', results]);
    const { code, out } = await ladder(first);
    expect([code, JSON.parse(out).rows[0].hero]).toEqual([0, first]);
    const lines = (): number => readFileSync(results, 'utf8').trim().split('\n').length;
    const before = lines();
    await ladder(first);
    expect(lines()).toBe(before);
    program('first', 'say({ move: question.moves.at(-1) });');
    await ladder(first);
    expect(lines()).toBe(2 * before);
  });

  test('sits at the table in the terminal; a saved game lets it in only when a person says so', async () => {
    const save = join(folder, 'table.json');
    const played = await roundhouse(['play', 'toy', '--seats', `human,${first}`, '--seed', '3', '--save', save], {
      typed: ['1', '1', 'q'],
    });
    expect([played.code, played.err]).toEqual([0, '']);
    expect(played.out).toContain('First.cjs');
    const again = await roundhouse(['play', '--resume', save], { typed: ['q'] });
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('--seats says who plays it now')]);
    const named = await roundhouse(['play', '--resume', save, '--seats', `human,${first}`], { typed: ['1', 'q'] });
    expect(named.code).toBe(0);
  });

  test('sees what its seat sees, and may ask about a game imagined from that', async () => {
    const seen = join(folder, 'seen');
    const curious = program(
      'curious',
      `if (question.cmd === 'choose') { globalThis.asked = question; say({ cmd: 'view', viewer: question.seat }); return; }
       if (question.view) { require('node:fs').appendFileSync(${JSON.stringify(seen)}, JSON.stringify([asked.view, question.view]) + '\\n'); say({ cmd: 'save' }); return; }
       require('node:fs').appendFileSync(${JSON.stringify(seen)}, JSON.stringify(question) + '\\n');
       say({ move: asked.moves[0] });`,
    );
    expect((await simulate(`${curious},random`)).err).toBe('');
    const lines = readFileSync(seen, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThan(4);
    for (let i = 0; i < lines.length; i += 2) {
      const [told, asked] = JSON.parse(lines[i]);
      expect(asked).toEqual(told);
      expect(lines[i]).not.toContain('random');
      expect(JSON.parse(lines[i + 1])).toMatchObject({
        ok: false,
        error: expect.stringContaining('here cmd is one of'),
      });
    }
  });

  describe('that does not behave is ended, and one sentence says which seat it was and why', () => {
    beforeEach(() => {
      process.env.ROUNDHOUSE_PATIENCE = '0.8';
    });
    afterEach(() => {
      delete process.env.ROUNDHOUSE_PATIENCE;
    });
    test.each<[what: string, body: string, sentence: RegExp]>([
      ['dies', `console.error('out of steam'); process.exit(3);`, /ended with code 3: out of steam/],
      ['hangs', '', /did not answer in time/],
      ['thinks for ever', 'for (;;);', /did not answer in time/],
      ['sends rubbish', `process.stdout.write('pass\\n');`, /sent "pass", which is no line of JSON/],
      ['sends no move', 'say({ thanks: 1 });', /is neither a move nor a request/],
      ['makes up a move', `say({ move: { type: 'teleport' } });`, /chose .*teleport.*, which is no legal move now/],
      ['talks without end', `for (;;) process.stdout.write('x'.repeat(1 << 20));`, /was ended|did not answer in time/],
    ])('one that %s', async (what, body, sentence) => {
      const bad = program(what.replaceAll(' ', '-'), body);
      const { code, err } = await simulate(`random,${bad}`);
      expect(code).toBe(1);
      expect(err).toMatch(/^roundhouse: seat [12] \(engine:.*\) .*\n$/);
      expect(err).toMatch(sentence);
    });

    test('in a worker too', async () => {
      const { code, err } = await simulate(`random,${program('hangs', '')}`, '--workers', '2');
      expect([code, err]).toEqual([1, expect.stringMatching(/^roundhouse: seat [12] .* did not answer in time\n$/)]);
    });
  });

  test('that is not there, or is no program, is told at once', async () => {
    expect((await simulate('random,engine:./no-such-program')).err).toMatch(
      /cannot be started: no such file or folder/,
    );
    expect(await simulate('random,engine:')).toMatchObject({
      code: 2,
      err: expect.stringContaining('names no program'),
    });
  });
});

describe('a module of one’s own', () => {
  const module = (name: string, choose: string): string => {
    const file = join(folder, name);
    writeFileSync(file, `export const player = { id: 'own', choose: ${choose} };`);
    return file;
  };

  test('plays in a series and on the ladder', async () => {
    const own = module('last.mjs', '({ moves }) => moves.at(-1)');
    expect(JSON.parse((await simulate(`${own},random`)).out).kinds[0].kind).toBe(own);
    const { out } = await run(['ladder', 'toy', '--pair', `${own},random`, '--games', '4', '--json']);
    expect(JSON.parse(out).rows[0].hero).toBe(own);
  });

  test.each<[what: string, choose: string, sentence: RegExp]>([
    ['throws', `() => { throw new Error('no idea'); }`, /seat [12] \(.*throws\.mjs\) failed: no idea/],
    ['makes up a move', `() => ({ type: 'teleport' })`, /chose .*teleport.*, which is no legal move now/],
    ['answers nothing', '() => undefined', /chose undefined, which is no legal move now/],
    ['answers later', 'async ({ moves }) => moves[0]', /seat [12] .* must answer at once/],
  ])('that %s ends the series with a sentence', async (what, choose, sentence) => {
    const { code, err } = await simulate(`random,${module(`${what.replaceAll(' ', '-')}.mjs`, choose)}`);
    expect(code).toBe(1);
    expect(err).toMatch(sentence);
  });
});

test.runIf(python)('the Python example plays a real game and wins it', async () => {
  const seats = `${EXAMPLE},random`;
  const { code, out, err } = await roundhouse(['record', 'steamrollers', '--seats', seats, '--seed', '2'], {
    games: GAMES,
    registry: new URL('../../games/registry.ts', import.meta.url),
  });
  expect([code, err]).toEqual([0, '']);
  const { result } = JSON.parse(out);
  expect(result.winners).toEqual([0]);
});
