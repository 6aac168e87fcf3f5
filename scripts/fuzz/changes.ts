/** Changes to valid data: what somebody who knows the format, or a broken disk, could have done to it. */
import * as fc from 'fast-check';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** JSON that no value can be turned into; put in place of its mark when the text is made. */
const RAW: readonly string[] = [
  '1e999',
  '-1e999',
  '-0',
  '1e-400',
  '{"a":1,"a":2}',
  '{"__proto__":{"polluted":true}}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '"\\ud800"',
  '"\\u001b[2J\\u009b\\u202e"',
];
const rawMark = (i: number): string => `⟦raw ${i}⟧`;
const RAW_MARK = /"⟦raw (\d+)⟧"/g;

const NUMBERS = [
  -1,
  0,
  1,
  2,
  3,
  7,
  16,
  99,
  255,
  256,
  1000,
  65_536,
  1e6,
  1e9,
  -2,
  -99,
  -1e9,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  1e20,
  1e308,
  0.5,
  -0.5,
  1e-7,
];
const STRINGS = [
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  'Infinity',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u0000',
  '\n',
  'ż🚂',
  '{seat}',
  '{x, plural, other {',
  '../../etc/passwd',
  'x'.repeat(20_000),
];

const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom(...STRINGS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown[]>(null, true, false, [], {}, [[]], [0], ['a', 'a'], { type: 'x' }) },
  { weight: 1, arbitrary: fc.nat(RAW.length - 1).map(rawMark) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.constantFrom(10, 1000, 100_000).map((length) => new Array(length).fill(0)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

type How =
  | { readonly kind: 'set'; readonly value: unknown }
  | { readonly kind: 'nudge'; readonly by: number }
  | { readonly kind: 'delete' | 'duplicate' | 'swap' | 'move' }
  | { readonly kind: 'repeat'; readonly times: number }
  | { readonly kind: 'add'; readonly key: string; readonly value: unknown };

const how: fc.Arbitrary<How> = fc.oneof(
  { weight: 6, arbitrary: nasty.map((value) => ({ kind: 'set' as const, value })) },
  { weight: 4, arbitrary: fc.constantFrom(1, -1, 2, -2, 0.5, 100).map((by) => ({ kind: 'nudge' as const, by })) },
  { weight: 5, arbitrary: fc.constantFrom('delete', 'duplicate', 'swap', 'move').map((kind) => ({ kind })) },
  { weight: 1, arbitrary: fc.constantFrom(0, 2, 50, 500).map((times) => ({ kind: 'repeat' as const, times })) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      key: fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'toJSON', 'x', 'type', 'kind', ''),
      value: nasty,
    }),
  },
);

interface Change {
  /** Which of the keys to follow at each level. */
  readonly path: readonly number[];
  /** Another place, for changes that need two. */
  readonly other: number;
  readonly how: How;
}

const DEEPEST = 9;
export const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    path: fc.array(fc.nat(4095), { minLength: 1, maxLength: DEEPEST }),
    other: fc.nat(4095),
    how,
  }),
  { minLength: 1, maxLength: 4 },
);

/** Sets an own property, whatever it is called. */
function put(tree: Tree, key: string, value: unknown): void {
  Object.defineProperty(tree, key, { value, writable: true, enumerable: true, configurable: true });
}

function remove(tree: Tree, key: string): void {
  if (Array.isArray(tree)) tree.splice(Number(key), 1);
  else Reflect.deleteProperty(tree, key);
}

function changeOne(root: Tree, { path, other, how: change }: Change): void {
  let place = root;
  let key = '';
  for (const step of path) {
    const keys = Object.keys(place);
    if (keys.length === 0) break;
    key = keys[step % keys.length];
    const inner = place[key];
    if (!isTree(inner)) break;
    if (step !== path.at(-1)) place = inner;
  }
  const keys = Object.keys(place);
  if (!keys.includes(key)) key = keys[0] ?? 'x';
  const value = place[key];
  const otherKey = keys[other % Math.max(1, keys.length)] ?? 'y';
  switch (change.kind) {
    case 'set':
      put(place, key, structuredClone(change.value));
      break;
    case 'nudge':
      put(place, key, typeof value === 'number' ? value + change.by : `${(JSON.stringify(value) ?? '').slice(0, 50)}x`);
      break;
    case 'delete':
      remove(place, key);
      break;
    case 'duplicate':
      if (Array.isArray(place)) place.splice(other % (place.length + 1), 0, structuredClone(value));
      else put(place, `${key}2`, structuredClone(value));
      break;
    case 'swap': {
      const there = place[otherKey];
      put(place, key, there);
      put(place, otherKey, value);
      break;
    }
    case 'move':
      put(root, Object.keys(root)[other % Math.max(1, Object.keys(root).length)] ?? 'z', structuredClone(value));
      break;
    case 'repeat':
      put(
        place,
        key,
        Array.from({ length: change.times }, () => (isTree(value) ? value : [value])),
      );
      break;
    case 'add':
      put(isTree(value) && !Array.isArray(value) ? value : place, change.key, structuredClone(change.value));
      break;
  }
}

/** The text of the data after the changes. */
export function changed(data: unknown, list: readonly Change[]): string {
  const root: Tree = { data: structuredClone(data) };
  for (const change of list) changeOne(root, { ...change, path: [0, ...change.path] });
  return (JSON.stringify(root.data) ?? 'null').replace(RAW_MARK, (_mark, i: string) => RAW[Number(i)]);
}

export interface TextChange {
  readonly at: number;
  readonly how: 'cut' | 'drop' | 'insert' | 'flip';
  readonly text: string;
}
export const textChanges: fc.Arbitrary<readonly TextChange[]> = fc.array(
  fc.record({
    at: fc.nat(1_000_000),
    how: fc.constantFrom<TextChange['how'][]>('cut', 'drop', 'insert', 'flip'),
    text: fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('"', '{', ']', '\\', '\u0000', '\ufeff', '-', '9'.repeat(400)),
    ),
  }),
  { maxLength: 2 },
);

/** What a cut cable, a broken disk or a careless editor does to a text. */
export function damaged(text: string, list: readonly TextChange[]): string {
  return list.reduce((known, { at, how: change, text: more }) => {
    const place = at % (known.length + 1);
    if (change === 'cut') return known.slice(0, place);
    if (change === 'drop') return known.slice(0, place) + known.slice(place + 1);
    if (change === 'insert') return known.slice(0, place) + more + known.slice(place);
    return known.slice(0, place) + String.fromCharCode((known.charCodeAt(place) || 0) ^ 1) + known.slice(place + 1);
  }, text);
}

/** Mostly changed data, now and then damaged text as well. */
export function broken(data: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(data, changes).map(([value, list]) => changed(value, list)) },
    { weight: 1, arbitrary: fc.tuple(data, textChanges).map(([value, list]) => damaged(JSON.stringify(value), list)) },
  );
}
