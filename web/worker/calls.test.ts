import { expect, test } from 'vitest';
import { LANGUAGES, parseRecord, RECORD_PROBLEMS, speaker } from '../../kernel/index.ts';
import { problemWords } from '../page/problem.ts';
import type { Say } from '../page/say.tsx';
import { isWebKey, webText } from '../text/index.ts';
import { RefusedError, remote, serve } from './calls.ts';

interface Sums {
  add(a: number, b: number): Promise<number>;
  fail(): Promise<void>;
}

function line() {
  const { port1, port2 } = new MessageChannel();
  serve<Sums>(port1, {
    add: async (a, b) => a + b,
    fail: async () => {
      throw new RangeError('no');
    },
  });
  return {
    far: remote<Sums>(port2, ['add', 'fail']),
    hangUp: () => {
      port1.close();
      port2.close();
    },
  };
}

test('calls are answered, each with its own answer', async () => {
  const { far, hangUp } = line();
  expect(await Promise.all([far.add(1, 2), far.add(3, 4)])).toEqual([3, 7]);
  hangUp();
});

test('a refusal arrives with its kind and its words', async () => {
  const { far, hangUp } = line();
  await expect(far.fail()).rejects.toThrow(new RefusedError('RangeError', 'no'));
  await expect(far.fail()).rejects.toMatchObject({ kind: 'RangeError' });
  hangUp();
});

test('what the kernel refuses arrives as key and parameters too, so that it can be said in every language', async () => {
  const { port1, port2 } = new MessageChannel();
  serve(port1, { open: async (json: string) => parseRecord(json).game });
  const far = remote<{ open(json: string): Promise<string> }>(port2, ['open']);
  const problem = await far.open('{"format": 1').catch((error: unknown) => error);
  const spoken = LANGUAGES.map((language) => {
    const voice = speaker([webText], language, String);
    const say: Say = (key, params = {}) => voice.say({ key, params });
    return problemWords(say, problem);
  });
  expect(spoken).toEqual([
    'the file is not valid JSON; perhaps it is cut off',
    'die Datei ist keine Aufzeichnung; vielleicht ist sie abgeschnitten',
    'ten plik nie jest zapisem gry; być może jest ucięty',
  ]);
  port1.close();
  port2.close();
});

test.each(['setup', 'edition', ...RECORD_PROBLEMS.map((problem) => `record.${problem}`)])(
  'the page has words for the problem %s',
  (problem) => {
    expect(isWebKey(`web.problem.${problem}`)).toBe(true);
  },
);
