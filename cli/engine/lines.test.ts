import { expect, test } from 'vitest';
import { type Line, linesOf } from './lines.ts';

async function cut(chunks: readonly string[], longest?: number): Promise<Line[]> {
  async function* input(): AsyncGenerator<string> {
    yield* chunks;
  }
  const lines: Line[] = [];
  for await (const line of linesOf(input(), longest)) lines.push(line);
  return lines;
}

test('lines are put together however they arrive; the last needs no end', async () => {
  expect(await cut(['{"a"', ':1}\n{', '}\n\nend'])).toEqual([
    { text: '{"a":1}' },
    { text: '{}' },
    { text: '' },
    { text: 'end' },
  ]);
  expect(await cut([])).toEqual([]);
});

test('a line that is too long is dropped, and the next one is read again', async () => {
  expect(await cut(['12345', '67890', '12345\nok\n'], 8)).toEqual([{ tooLong: true }, { text: 'ok' }]);
  expect(await cut(['123456789\nok\n123456789'], 8)).toEqual([{ tooLong: true }, { text: 'ok' }, { tooLong: true }]);
});
