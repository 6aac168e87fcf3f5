import { expect, test } from 'vitest';
import { Errands } from './errands.ts';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

test('whoever closes the house waits for what is under way, and for what that has started', async () => {
  const done: string[] = [];
  const errands = new Errands(() => undefined);
  errands.start(
    soon().then(() => {
      done.push('first');
      errands.start(soon().then(() => done.push('second')));
    }),
  );
  await errands.finished(60_000);
  expect(done).toEqual(['first', 'second']);
});

test('what fails is told of and ends there; what hangs keeps nobody', async () => {
  const troubles: unknown[] = [];
  const errands = new Errands((error) => troubles.push(error));
  errands.start(Promise.reject(new Error('no line')));
  errands.start(new Promise(() => undefined));
  await errands.finished(20);
  expect(troubles).toEqual([new Error('no line')]);
});
