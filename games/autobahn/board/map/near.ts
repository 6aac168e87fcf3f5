/** On a phone the map comes nearer to what can be tapped on it. */
import { type Plan, planOf } from '../plan.ts';
import type { AbTable } from '../types.ts';
import { cityPoint, depotPoint, HEIGHT, linkShapes, ORIGIN, type Point, sectionShape, WIDTH } from './geometry.ts';

/** Nearer than this the rest of the map could not be panned into sight. */
const NEAREST = 1.7;
const MARGIN = 90;

function pointsOf(plan: Plan, target: string): Point[] {
  const [kind, id, index] = target.split(':');
  const city = plan.cities.find((c) => c.id === id);
  switch (kind) {
    case 'section': {
      const section = plan.sections.findIndex(({ name }) => name === `${id}:${index}`);
      if (section < 0) return [];
      const { a, b } = sectionShape(plan, section);
      return [a, b];
    }
    case 'station': {
      const link = plan.links.findIndex((l) => l.id === id);
      return link < 0 ? [] : [linkShapes(plan)[link].station];
    }
    case 'depot':
      return city ? [depotPoint(city)] : [];
    case 'city':
      return city ? [cityPoint(city)] : [];
    default:
      return [];
  }
}

export interface Nearness {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
const WHOLE: Nearness = { scale: 1, x: ORIGIN.x, y: ORIGIN.y };

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

export function nearness({ question, edition, room }: AbTable): Nearness {
  if (room !== 'tall' || !question) return WHOLE;
  const plan = planOf(edition);
  const points = question.offers.flatMap(({ targets }) => targets.flatMap((target) => pointsOf(plan, target)));
  if (points.length === 0) return WHOLE;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const width = Math.max(...xs) - Math.min(...xs) + 2 * MARGIN;
  const height = Math.max(...ys) - Math.min(...ys) + 2 * MARGIN;
  const scale = clamp(Math.min(WIDTH / width, HEIGHT / height), 1, NEAREST);
  const middle = (of: readonly number[]): number => (Math.min(...of) + Math.max(...of)) / 2;
  return {
    scale,
    x: clamp(WIDTH / 2 - middle(xs) * scale, WIDTH - (WIDTH - ORIGIN.x) * scale, ORIGIN.x * scale),
    y: clamp(HEIGHT / 2 - middle(ys) * scale, HEIGHT - (HEIGHT - ORIGIN.y) * scale, ORIGIN.y * scale),
  };
}
