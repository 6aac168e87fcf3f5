import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { THOROUGH } from '../../scripts/testing/thorough.ts';
import { roundhouse, type Said } from '../testing/captured.ts';
import { spawned } from '../testing/spawned.ts';

const folder = emptyFolder();
const inFolder = (name: string): string => join(folder, name);
const game = inFolder('game.roundhouse.json');
const recorded = roundhouse(['record', 'toy', '--seats', 'greedy,random', '--seed', '8', '--out', game]);
const analyse = async (...words: readonly string[]): Promise<Said> => {
  await recorded;
  return roundhouse(['analyse', game, ...words]);
};
const linesIn = (file: string): number => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);

test('every turn is graded, then each seat, in every language', async () => {
  const { code, out } = await analyse();
  expect(code).toBe(0);
  const { turns, seats, result, done, total } = JSON.parse((await analyse('--json')).out);
  expect(done).toBe(total);
  expect(out.match(/^ +\d+ {2}(Greedy|Random): (best|good|weak|mistake)/gm)).toHaveLength(turns.length);
  expect(out).toMatch(
    new RegExp(`^Greedy: ${result[0]} points; luck [+−]?\\d+\\.\\d, play [+−]?\\d+\\.\\d per turn`, 'm'),
  );
  for (const { number, grade, givenUp, better } of turns) {
    const [line, next] = out.slice(out.indexOf(`\n${String(number).padStart(4)}  `) + 1).split('\n');
    if (givenUp < 0 || (givenUp > 0 && grade !== 'best'))
      expect(line).toContain(`${givenUp > 0 ? '−' : '+'}${Math.abs(givenUp).toFixed(1)}`);
    expect(next.startsWith('      better: ')).toBe(better !== undefined);
  }
  const mattered = seats.flatMap(({ turningPoints }: { turningPoints: readonly unknown[] }) => turningPoints);
  expect(out.match(/^ +\d+ {2}(given up|found|luck) /gm) ?? []).toHaveLength(mattered.length);
  expect((await analyse('--lang', 'de')).out).toMatch(/^Greedy: \d+ Punkte; Glück [+−]?\d+,\d/m);
  expect((await analyse('--lang', 'pl')).out).toMatch(/^Greedy: punkty \d+; szczęście [+−]?\d+,\d/m);
});

test('Ctrl-C ends it, tells what is known, and what was kept is not looked for again; workers find the same', async () => {
  // How far it is, is said every ten seconds: on a busy machine that happens.
  const { out: whole } = await analyse('--json');
  const results = inFolder('analysis.jsonl');
  await recorded;
  const words = ['analyse', game, '--json', '--results', results];
  const stopped = await roundhouse(words, { interrupt: (press) => setTimeout(press, 1) });
  const { done, total } = JSON.parse(stopped.out);
  expect(stopped).toMatchObject({ code: 1, err: expect.stringContaining(`Stopped: ${done} of ${total} steps`) });
  expect(stopped.err).toContain(results);
  expect(linesIn(results)).toBe(done);
  expect(done).toBeLessThan(total);
  expect(await roundhouse([...words, '--workers', '2'])).toMatchObject({ code: 0, out: whole });
  expect(linesIn(results)).toBe(total);
  expect(await roundhouse(words)).toEqual({ code: 0, out: whole, err: '' });
  expect(linesIn(results)).toBe(total);
  // What is kept is of this game alone.
  const other = inFolder('other.roundhouse.json');
  await roundhouse(['record', 'toy', '--seats', 'greedy,random', '--seed', '9', '--out', other]);
  await roundhouse(['analyse', other, '--results', results]);
  expect(linesIn(results)).toBeGreaterThan(total);
});

test('what cannot be analysed is refused in one line', async () => {
  await recorded;
  const record = JSON.parse(readFileSync(game, 'utf8'));
  const refusal = async (content: string, ...words: readonly string[]): Promise<Said> => {
    const file = inFolder('refused.json');
    writeFileSync(file, content);
    return roundhouse(['analyse', file, ...words]);
  };
  const one = (code: number, sentence: string) => ({
    code,
    out: '',
    err: expect.stringMatching(`^roundhouse: .*${sentence}.*\n$`),
  });
  expect(await roundhouse(['analyse', inFolder('none.json')])).toEqual(one(1, 'no such file'));
  expect(await roundhouse(['analyse'])).toEqual(one(2, 'analyse needs <file>'));
  expect(await refusal('{"format":')).toEqual(one(1, 'not valid JSON'));
  expect(await refusal(JSON.stringify({ ...record, game: 'whist' }))).toEqual(
    one(1, '"whist", a game that is not known here'),
  );
  const saved = inFolder('saved.json');
  await roundhouse(['play', 'toy', '--seats', 'human,random', '--save', saved], { typed: ['1'] });
  expect(await roundhouse(['analyse', saved])).toEqual(one(1, 'the game is not over'));
  expect(await analyse('--results', game)).toEqual(one(2, 'that is the game itself'));
  expect(JSON.parse(readFileSync(game, 'utf8'))).toEqual(record);
});

test.runIf(THOROUGH)('the real command is stopped by the real Ctrl-C in the middle of a game', async () => {
  const golden = fileURLToPath(new URL('../../games/steamrollers/records/2-seats.roundhouse.json', import.meta.url));
  const results = inFolder('steamrollers.jsonl');
  const { code, out, err } = await spawned(['analyse', golden, '--results', results, '--lang', 'de'], {
    interruptWhen: () => linesIn(results) >= 2,
  });
  expect(code).toBe(1);
  expect(err).toMatch(/Angehalten: \d+ von \d+ Schritten sind in .*steamrollers\.jsonl aufgehoben/);
  expect(out).toMatch(/^ +1 {2}.*: (bester|gut|schwach|Fehler)/m);
});
