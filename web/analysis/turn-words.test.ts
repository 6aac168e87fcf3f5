import { expect, test } from 'vitest';
import { shortTurn } from './turn-words.ts';

test('a turn is told by its first moves, and beside another one by those in which it differs', () => {
  const played = ['play A7', 'build Hamburg', 'upgrade Bremen', 'drive'];
  expect(shortTurn(played)).toBe('play A7 → build Hamburg → …');
  expect(shortTurn(['play A7', 'build Hamburg', 'upgrade Kassel'], played)).toBe('… → upgrade Kassel');
  expect(shortTurn(['play A1', 'build Hamburg', 'drive'], played)).toBe('play A1 → build Hamburg → …');
  // It only stops earlier.
  expect(shortTurn(['play A7', 'build Hamburg'], played)).toBe('play A7 → build Hamburg');
});
