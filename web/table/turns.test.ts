import { expect, test } from 'vitest';
import { meaningFor, turnsOf } from './turns.ts';

const [ME, HANNA] = [0, 1];
const about = (seat: number, key: string): { key: string; params: { seat: { seat: number } } } => ({
  key,
  params: { seat: { seat } },
});

test('what somebody else did means for me what is told of me in it, and my points', () => {
  const turns = turnsOf([
    { at: 0, seat: undefined, lines: [], totals: [0, 0] },
    { at: 1, seat: HANNA, lines: [about(HANNA, 'event.builds'), about(ME, 'event.toLobby')], totals: [2, 0] },
    { at: 2, seat: HANNA, lines: [about(HANNA, 'event.gains')], totals: [2, 1] },
  ]);
  const meaning = meaningFor(turns[1], ME);
  expect(meaning.lines.map(({ text }) => text.key)).toEqual(['event.toLobby']);
  expect(meaning.points).toEqual([0, 2]);
  expect(turns[1].points).toEqual([0, 1]);
});
