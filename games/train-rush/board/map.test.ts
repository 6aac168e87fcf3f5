import { describe, expect, test } from 'vitest';
import { parseEdition } from '../components/edition.ts';
import standard from '../components/standard.json' with { type: 'json' };
import type { Point } from './curves.ts';
import { planOf } from './geometry.ts';
import type { Box } from './spots.ts';
import { covered, enginesOn, nudgeOf, platesOn } from './standing.ts';

const edition = parseEdition(standard);
const { fields } = edition.map;
const ROOMS = ['wide', 'tall'] as const;

const fieldNamed = (id: string): number => fields.findIndex((field) => field.id === id);
const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
const lies = ({ x, y }: Point, { left, top, width, height }: Box): boolean =>
  x > left && x < left + width && y > top && y < top + height;

describe('plates of the desktop map', () => {
  const plan = planOf(edition, 'wide');
  const plates = platesOn(plan, 'wide');

  test('lie inside the sheet, and none on another one', () => {
    for (const plate of plates) {
      expect(plate.left).toBeGreaterThan(8);
      expect(plate.top).toBeGreaterThan(8);
      expect(plate.left + plate.width).toBeLessThan(plan.width - 8);
      expect(plate.top + plate.height).toBeLessThan(plan.height - 8);
      expect(plates.filter((other) => meet(plate, other))).toEqual([plate]);
    }
  });

  test('cover no field', () => {
    const under = fields.filter((_, i) => plates.some((plate) => lies(plan.fields[i], plate)));
    expect(under.map(({ id }) => id)).toEqual([]);
  });
});

describe('locomotives', () => {
  const plan = planOf(edition, 'wide');
  const PLATE = 108 * 61;

  test('one alone leaves every plate free, on whatever field it stands', () => {
    const covering = fields.map((_, i) => covered(plan, 'wide', i, 1, nudgeOf(plan, 'wide', i, 1)));
    expect(Math.max(...covering)).toBeLessThan(PLATE * 0.005);
  });

  test.each([2, 3, 4])('%d on one city or market leave every plate legible', (count) => {
    const shared = fields.flatMap(({ kind }, i) => (kind === 'city' || kind === 'market' ? [i] : []));
    expect(shared.length).toBeGreaterThan(10);
    for (const field of shared)
      expect(covered(plan, 'wide', field, count, nudgeOf(plan, 'wide', field, count))).toBeLessThan(PLATE * 0.06);
  });

  test.each(ROOMS)('several on one field stand one behind the other, mine ahead and on top (%s)', (room) => {
    const sheet = planOf(edition, room);
    const rackglen = fieldNamed('rackglen');
    const engines = enginesOn(sheet, room, [rackglen, rackglen, fieldNamed('brukas'), rackglen], 1);
    const here = engines.filter(({ field }) => field === rackglen);
    expect(here.map(({ seat }) => seat)).toEqual([0, 3, 1]);
    const forward = here.map(({ x, side }) => x * side);
    expect(forward).toEqual([...forward].sort((a, b) => a - b));
    expect(new Set(here.map(({ y }) => y)).size).toBe(1);
    expect(forward[1] - forward[0]).toBeGreaterThan(room === 'wide' ? 20 : 14);
  });
});
