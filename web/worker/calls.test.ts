import { expect, test } from 'vitest';
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
