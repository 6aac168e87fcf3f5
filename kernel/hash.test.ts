import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, contentHash, hashProblem } from './hash.ts';

test('the order of keys does not matter, the order of lists does', () => {
  expect(canonical({ b: 1, a: [2, { d: 3, c: 4 }] })).toBe('{"a":[2,{"c":4,"d":3}],"b":1}');
  expect(contentHash({ a: 1, b: 2 })).toBe(contentHash({ b: 2, a: 1 }));
  expect(contentHash([1, 2])).not.toBe(contentHash([2, 1]));
});

const turned = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(turned);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .reverse()
      .map(([key, value]) => [key, turned(value)]),
  );
};

test('any JSON is the same after canonical and parse, and canonical knows no order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (data) => {
      const json = canonical(data);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(data)));
      expect(canonical(turned(data))).toBe(json);
    }),
  );
});

test('what is undefined is left out of an object and null in a list; what has no JSON is refused', () => {
  expect(canonical({ b: undefined, a: [undefined, -0] })).toBe('{"a":[null,0]}');
  expect(canonical(undefined)).toBe('undefined');
  for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, 1n, Symbol('s'), () => 1]) {
    expect(() => canonical({ odd })).toThrow(TypeError);
  }
});

test('it is SHA-256 of the canonical text', () => {
  // printf '{"a":1}' | sha256sum
  expect(contentHash({ a: 1 })).toBe('015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862');
});

test('what JSON can hold and a hash cannot is named', () => {
  expect(hashProblem({ a: [1, 'x', null, true, {}] })).toBeUndefined();
  expect(hashProblem(JSON.parse('{"a":[1e999]}'))).toBe('a number is too large');
  expect(hashProblem(JSON.parse('{"a":[0,-0]}'))).toBe('a number is −0');
  expect(hashProblem(JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toBe('it is nested too deeply');
});

test('data is sixty levels deep at most', () => {
  const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
  expect(hashProblem(nested(60))).toBeUndefined();
  expect(hashProblem(nested(61))).toBe('it is nested too deeply');
});
