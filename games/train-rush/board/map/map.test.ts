import { describe, expect, test } from 'vitest';
import { parseEdition } from '../../components/edition.ts';
import standard from '../../components/standard.json' with { type: 'json' };
import { modelOf } from '../model.ts';
import type { Point } from './curves.ts';
import { covered, enginesOn, markHidden, nudgeOf, platesOn, wayOver, wayTold } from './engines.ts';
import { mapPlanOf } from './geometry.ts';
import type { Box } from './spots.ts';

const edition = parseEdition(standard);
const { fields } = edition.map;
const ROOMS = ['wide', 'tall'] as const;

const fieldNamed = (id: string): number => fields.findIndex((field) => field.id === id);
const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
const lies = ({ x, y }: Point, { left, top, width, height }: Box): boolean =>
  x > left && x < left + width && y > top && y < top + height;

describe('plates of the desktop map', () => {
  const plan = mapPlanOf(edition, 'wide');
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
  const plan = mapPlanOf(edition, 'wide');
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
    const sheet = mapPlanOf(edition, room);
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

describe.each(ROOMS)('locomotives close to each other (%s)', (room) => {
  const plan = mapPlanOf(edition, room);
  const sidings = edition.zones.items.map(({ sidingFields }) => Object.values(sidingFields).map(fieldNamed));
  const hidden = (places: readonly number[]): number => {
    const engines = enginesOn(plan, room, places, places.length - 1);
    return Math.max(...engines.map((_, which) => markHidden(engines, which, room)));
  };

  test('all four in one zone can be counted: no mark is hidden, whichever of its sidings they stand on', () => {
    expect(sidings.length).toBeGreaterThan(9);
    for (const zone of sidings)
      for (const one of zone)
        for (const other of zone) {
          expect(hidden([one, other])).toBeLessThan(0.5);
          expect(hidden([one, other, zone[0], zone[zone.length - 1]])).toBeLessThan(0.5);
        }
  });

  test('on neighbouring fields of any kind too', () => {
    const near = plan.fields.flatMap((a, one) =>
      plan.fields.flatMap((b, other) => (Math.hypot(a.x - b.x, a.y - b.y) < 70 ? [[one, other]] : [])),
    );
    expect(near.length).toBeGreaterThan(500);
    expect(near.filter((places) => hidden(places) >= 0.5)).toEqual([]);
  });
});

describe.each(ROOMS)('the way of a locomotive (%s)', (room) => {
  const plan = mapPlanOf(edition, room);
  const pointsOf = (way: string | undefined): Point[] =>
    (way ?? '').split(',').map((point) => {
      const [x, y] = point.split(' ').map(Number);
      return { x, y };
    });

  test('follows the rails from field to field, without a jump, and ends where it stands', () => {
    for (const [from, { next }] of fields.entries()) {
      for (const { to } of next) {
        const way = pointsOf(wayOver(plan, [from, fieldNamed(to)]));
        const [start, end] = [plan.fields[from], plan.fields[fieldNamed(to)]];
        expect(way.at(-1)).toEqual({ x: 0, y: 0 });
        expect(Math.hypot(way[0].x - (start.x - end.x), way[0].y - (start.y - end.y))).toBeLessThan(0.2);
        const direct = Math.hypot(start.x - end.x, start.y - end.y);
        for (const [i, point] of way.slice(1).entries())
          expect(Math.hypot(point.x - way[i].x, point.y - way[i].y)).toBeLessThan(Math.max(8, direct * 0.3));
      }
    }
  });

  test('is told by the movement of its own seat alone', () => {
    const { fieldOf } = modelOf(edition);
    const moved = { key: 'event.move', params: { seat: { seat: 1 }, way: ['ZG1.3', 'I-G7', 'rackglen'] } };
    expect(wayTold([{ event: moved }], 1, fieldOf)).toEqual(['ZG1.3', 'I-G7', 'rackglen'].map(fieldNamed));
    expect(wayTold([{ event: moved }], 0, fieldOf)).toEqual([]);
    expect(wayOver(plan, [])).toBeUndefined();
  });
});
