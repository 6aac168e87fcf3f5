import { expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import type { Snapshot } from '../worker/protocol.ts';
import { notesOf } from './synth.ts';
import { SOUNDS, soundOf } from './which.ts';

const snapshot = (at: number, kind: 'waiting' | 'yours', ...keys: readonly string[]): Snapshot => ({
  table: 'a',
  version: at,
  moment: { at, viewer: 0, view: {}, deciding: [0], forecast: [] },
  stage: kind === 'yours' ? { kind, seat: 0, prompt: { text: { key: '' }, rule: '' }, moves: [] } : { kind, seat: 1 },
  log: { from: at, entries: [{ at, seat: 1, lines: keys.map((key) => ({ key })), totals: [] }] },
  canUndo: false,
  seed: undefined,
  recordIsOpen: false,
});

test('of what happened the most important is heard, and one’s own turn when it comes', () => {
  const before = snapshot(1, 'waiting');
  expect(soundOf(snapshot(2, 'waiting', 'event.step', 'event.deliver', 'event.money'), before)).toBe('deliver');
  expect(soundOf(snapshot(2, 'waiting', 'event.pay'), before)).toBeUndefined();
  expect(soundOf(snapshot(2, 'yours', 'event.build'), before)).toBe('turn');
  expect(soundOf(snapshot(3, 'yours', 'event.build'), snapshot(2, 'yours'))).toBe('place');
  // A table that was just opened, and a move that was taken back, are silent.
  expect(soundOf(snapshot(2, 'yours', 'event.build'), undefined)).toBeUndefined();
  expect(soundOf(snapshot(1, 'yours', 'event.build'), snapshot(2, 'yours'))).toBeUndefined();
  expect(soundOf(snapshot(1, 'yours', 'event.build'), snapshot(2, 'waiting'))).toBeUndefined();
});

test('every game has sounds of its own, all short', () => {
  for (const sound of SOUNDS) {
    const voices = GAMES.map(({ id }) => notesOf(id, sound));
    expect(new Set(voices.map((notes) => JSON.stringify(notes))).size).toBe(GAMES.length);
    for (const notes of voices) {
      expect(notes.length).toBeGreaterThan(0);
      expect(Math.max(...notes.map(({ at, lasts }) => at + lasts))).toBeLessThan(1.2);
    }
  }
});
