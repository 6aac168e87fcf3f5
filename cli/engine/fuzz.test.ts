import { expect, test } from 'vitest';
import { below, fraction, pick, type Stream, seedStream } from '../../kernel/index.ts';
import { spawned } from '../testing/spawned.ts';
import { COMMAND_WORDS } from './requests.ts';

const LINES = 10_000;
const SEED = 2026;

/** Any JSON value, now and then a deep or a strange one. */
function anyValue(luck: Stream, depth = 0): unknown {
  const simple: (() => unknown)[] = [
    () => below(luck, 10) - 3,
    () => fraction(luck) * 1e20,
    () => 2 ** 53,
    () => true,
    () => null,
    () => '',
    () => pick(luck, ['spectator', '__proto__', 'constructor', 'toString', '\u0000', 'ż🚂', '-1']),
  ];
  if (depth > 3) return pick(luck, simple)();
  return pick(luck, [
    ...simple,
    () => Array.from({ length: below(luck, 4) }, () => anyValue(luck, depth + 1)),
    () => Object.fromEntries(Array.from({ length: below(luck, 4) }, () => [anyKey(luck), anyValue(luck, depth + 1)])),
  ])();
}
const KEYS = [
  'seat',
  'viewer',
  'move',
  'type',
  'setup',
  'state',
  'record',
  'seats',
  'options',
  'seed',
  'words',
  'player',
  'lang',
  'frames',
  'random',
];
const anyKey = (luck: Stream): string => pick(luck, [...KEYS, '__proto__', 'hasOwnProperty', 'x']);

/** Requests that would rightly change the game, or end it. */
const CHANGING = ['new', 'load', 'undo', 'quit'];

function anyLine(luck: Stream): string {
  const noise = (): string =>
    String.fromCharCode(...Array.from({ length: below(luck, 60) }, () => 32 + below(luck, 300))).replaceAll('\n', ' ');
  const request = (): string => {
    const cmd = pick(
      luck,
      COMMAND_WORDS.filter((word) => !CHANGING.includes(word)),
    );
    const fields = Array.from({ length: below(luck, 4) }, () => [anyKey(luck), anyValue(luck)]);
    return JSON.stringify({ cmd, ...Object.fromEntries(fields) });
  };
  /** These always break the form of the request, so that they must be refused. */
  const brokenChange = (): string =>
    JSON.stringify({ cmd: pick(luck, CHANGING), unheardOf: anyValue(luck), [anyKey(luck)]: anyValue(luck) });
  const badState = (): string =>
    JSON.stringify({ cmd: 'load', setup: { seats: ['player', 'player'] }, state: { [anyKey(luck)]: anyValue(luck) } });
  const cutOff = (): string => request().slice(0, 1 + below(luck, 12));
  const deep = (): string => '['.repeat(1 + below(luck, 3000));
  return pick(luck, [
    noise,
    request,
    request,
    brokenChange,
    badState,
    cutOff,
    deep,
    () => JSON.stringify(anyValue(luck)),
  ])();
}

test(`${LINES} random lines: every one is answered, the process lives, and the game has not changed`, async () => {
  const luck = seedStream(SEED, 'fuzz');
  const lines = Array.from({ length: LINES }, () => anyLine(luck));
  const answered = lines.filter((line) => line.trim() !== '').length;
  const save = '{"id":"save","cmd":"save"}';
  const typed = ['{"cmd":"new","setup":{"seed":7}}', save, ...lines, save, '{"id":"bye","cmd":"quit"}', ''].join('\n');
  const { code, out, err } = await spawned(['engine', 'steamrollers'], { typed });
  expect([code, err]).toEqual([0, '']);
  const answers: { id?: unknown; ok: boolean; hash?: string; error?: string }[] = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers).toHaveLength(answered + 4);
  expect(answers.at(-1)).toEqual({ id: 'bye', ok: true });
  const [before, after] = answers.filter(({ id }) => id === 'save');
  expect(before.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(after).toEqual(before);
  expect(answers.filter(({ ok }) => !ok).length).toBeGreaterThan(LINES / 2);
  expect(answers.filter(({ ok, error }) => !ok && (error === undefined || error === ''))).toEqual([]);
});
