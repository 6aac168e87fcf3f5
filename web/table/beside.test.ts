import { expect, test } from 'vitest';
import { besideOf } from './beside.ts';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const ROOM = box(10, 60, 1400, 800);
const CARD = box(0, 0, 286, 240);
const NOTHING = { places: [], things: [], never: [] };
const meet = (a: typeof ROOM, b: typeof ROOM): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

test('a card stands beside its place, to the right where nothing is in the way', () => {
  const anchor = box(400, 400, 80, 20);
  const { left, top } = besideOf(anchor, CARD, ROOM, NOTHING);
  expect(left).toBeGreaterThan(anchor.left + anchor.width);
  expect(left - anchor.left - anchor.width).toBeLessThan(40);
  expect(Math.abs(top + CARD.height / 2 - 410)).toBeLessThan(20);
});

test('it covers no place that can be chosen, and rather an empty part of the picture than a city', () => {
  const anchor = box(400, 400, 80, 20);
  const place = box(560, 400, 30, 30);
  const cities = [0, 1, 2, 3].map((nth) => box(150 + 50 * nth, 380, 40, 40));
  const card = besideOf(anchor, CARD, ROOM, { ...NOTHING, places: [place], things: cities });
  expect([place, ...cities].filter((other) => meet(card, other))).toEqual([]);
  expect(meet(card, anchor)).toBe(false);
});

test('where there is room for it nowhere, it lies on the other side of the window', () => {
  const low = box(10, 60, 824, 320);
  const question = box(60, 270, 480, 120);
  const card = besideOf(box(220, 200, 20, 20), box(0, 0, 286, 320), low, { ...NOTHING, never: [question] });
  expect(card.left + card.width).toBe(834);
});

test('it never lies on the question', () => {
  const question = box(0, 60, 1400, 80);
  const card = besideOf(box(700, 150, 80, 20), CARD, ROOM, { ...NOTHING, never: [question] });
  expect(meet(card, question)).toBe(false);
});
