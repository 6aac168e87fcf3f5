import { expect, test } from 'vitest';
import { besideOf } from './beside.ts';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const ROOM = box(10, 60, 1400, 800);
const CARD = box(0, 0, 286, 240);
const NOTHING = { places: [], changed: [], things: [], sheets: [], never: [] };
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

test('it rather stands over the sea, at some distance, than on the middle of a map full of cities', () => {
  const anchor = box(600, 420, 40, 40);
  const cities = Array.from({ length: 120 }, (_, nth) =>
    box(420 + 60 * (nth % 12), 120 + 70 * Math.floor(nth / 12), 24, 24),
  );
  const card = besideOf(anchor, CARD, ROOM, { ...NOTHING, things: cities });
  expect(cities.filter((city) => meet(card, city)).length).toBeLessThan(3);
  expect(anchor.left - card.left - card.width).toBeLessThan(240);
});

test('it stands in front of the board rather than half before my things', () => {
  const dock = box(1000, 60, 410, 800);
  const card = besideOf(box(800, 400, 40, 40), CARD, ROOM, {
    ...NOTHING,
    things: [box(560, 380, 200, 80)],
    sheets: [dock],
  });
  expect(meet(card, dock)).toBe(false);
});

test('what the move changes stays in sight, however near it lies', () => {
  const anchor = box(400, 400, 80, 20);
  const changed = [box(500, 380, 60, 60), box(330, 380, 60, 60)];
  const card = besideOf(anchor, CARD, ROOM, { ...NOTHING, changed });
  expect(changed.filter((other) => meet(card, other))).toEqual([]);
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
