import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CallSpec, Followed, RefusedError, remote, serve } from '../../host/calls.ts';
import { REFUSALS } from '../../host/refusal.ts';
import { LANGUAGES, parseRecord, RECORD_PROBLEMS, speaker } from '../../kernel/index.ts';
import { problemWords } from '../page/problem.ts';
import type { Say } from '../page/say.tsx';
import { isWebKey, webText } from '../text/index.ts';

const spec = <Args extends readonly unknown[], Result>(args: { parse(data: unknown): Args }): CallSpec<Args, Result> =>
  args;
const SUMS = {
  add: spec<[number, number], number>(z.tuple([z.number(), z.number()])),
  fail: spec<[], void>(z.tuple([])),
  begin: spec<[], string>(z.tuple([])),
};

function line() {
  const { port1, port2 } = new MessageChannel();
  serve(port1, SUMS, {
    add: async (a, b) => a + b,
    fail: async () => {
      throw new RangeError('no');
    },
    begin: () => new Followed('first', () => port1.postMessage({ news: 'second' })),
  });
  return {
    port: port2,
    far: remote<typeof SUMS>(port2),
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

test('a call with wrong arguments, and one that nobody knows, are refused and not left without an answer', async () => {
  const { port, hangUp } = line();
  const answers: unknown[] = [];
  const two = new Promise<void>((resolve) => {
    port.addEventListener('message', ({ data }) => {
      answers.push(data);
      if (answers.length === 2) resolve();
    });
  });
  port.postMessage({ id: 901, name: 'add', args: ['1', {}] });
  port.postMessage({ id: 902, name: 'subtract', args: [] });
  await two;
  expect(answers).toMatchObject([
    { id: 901, error: {} },
    { id: 902, error: { message: 'no such call: subtract' } },
  ]);
  hangUp();
});

test('what follows an answer is told after it', async () => {
  const { port, far, hangUp } = line();
  const heard: string[] = [];
  const second = new Promise<void>((resolve) => {
    port.addEventListener('message', ({ data }) => {
      heard.push('news' in data ? data.news : data.value);
      if (heard.length === 2) resolve();
    });
  });
  expect(await far.begin()).toBe('first');
  await second;
  expect(heard).toEqual(['first', 'second']);
  hangUp();
});

test('what the kernel refuses arrives as key and parameters too, so that it can be said in every language', async () => {
  const { port1, port2 } = new MessageChannel();
  const specs = { open: spec<[string], string>(z.tuple([z.string()])) };
  serve(port1, specs, { open: async (json: string) => parseRecord(json).game });
  const far = remote<typeof specs>(port2);
  const problem = await far.open('{"format": 1').catch((error: unknown) => error);
  const spoken = LANGUAGES.map((language) => {
    const voice = speaker([webText], language, String);
    const say: Say = (key, params = {}) => voice.say({ key, params });
    return problemWords(say, problem);
  });
  expect(spoken).toEqual(LANGUAGES.map((language) => webText[language]['web.problem.record.json']));
  port1.close();
  port2.close();
});

test.each(REFUSALS)('the page has words for a table that refuses: %s', (reason) => {
  expect(isWebKey(`web.refused.${reason}`)).toBe(true);
});

test.each(['setup', 'edition', ...RECORD_PROBLEMS.map((problem) => `record.${problem}`)])(
  'the page has words for the problem %s',
  (problem) => {
    expect(isWebKey(`web.problem.${problem}`)).toBe(true);
  },
);
