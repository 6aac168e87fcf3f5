import { expect, test } from 'vitest';
import { canonical, contentHash, hashProblem } from './hash.ts';

test('the order of keys does not matter, the order of lists does', () => {
  expect(canonical({ b: 1, a: [2, { d: 3, c: 4 }] })).toBe('{"a":[2,{"c":4,"d":3}],"b":1}');
  expect(contentHash({ a: 1, b: 2 })).toBe(contentHash({ b: 2, a: 1 }));
  expect(contentHash([1, 2])).not.toBe(contentHash([2, 1]));
});

test('it is SHA-256 of the canonical text', () => {
  // printf '{"a":1}' | sha256sum
  expect(contentHash({ a: 1 })).toBe('015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862');
});

test('what JSON can hold and a hash cannot is named', () => {
  expect(hashProblem({ a: [1, 'x', null, true, {}] })).toBeUndefined();
  expect(hashProblem(JSON.parse('{"a":[1e999]}'))).toBe('a number is too large');
  expect(hashProblem(JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toBe('it is nested too deeply');
});
