/** Where the lines and numbers of the chart lie. Plain numbers: screen and saved page draw by them alike. */
import type { Analysis } from '../worker/protocol.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const LEFT = 40;
const RIGHT = 12;
const TOP = 26;
const BOTTOM = 22;

export interface ChartGeometry {
  readonly ticks: readonly { readonly points: number; readonly y: number }[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  x(at: number): number;
  y(points: number): number;
  /** The path of a seat's line. */
  line(seat: number): string;
  /** The points a seat could expect at a moment, between the turns that are known. */
  pointsAt(seat: number, at: number): number;
}

/** Round steps for an axis: 1, 2, 5, 10, 20 … */
function stepFor(span: number): number {
  const rough = Math.max(1, span / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? 10 * power;
}

export function chartGeometry({ prospects, moves, result }: Analysis, { width, height }: Size): ChartGeometry {
  const last = Math.max(1, moves);
  const values = [...result, ...prospects.flatMap(({ points }) => points)];
  const step = stepFor(Math.max(...values) - Math.min(...values));
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const x = (at: number): number => LEFT + ((width - LEFT - RIGHT) * at) / last;
  const y = (points: number): number => height - BOTTOM - ((height - BOTTOM - TOP) * (points - low)) / (high - low);
  const ticks: { points: number; y: number }[] = [];
  for (let points = low; points <= high; points += step) ticks.push({ points, y: y(points) });
  return {
    ticks,
    left: LEFT,
    right: width - RIGHT,
    top: TOP,
    bottom: height - BOTTOM,
    x,
    y,
    line: (seat) =>
      prospects.length === 0
        ? ''
        : `M${prospects.map(({ at, points }) => `${x(at).toFixed(1)} ${y(points[seat]).toFixed(1)}`).join('L')}`,
    pointsAt(seat, at) {
      if (prospects.length === 0) return result[seat];
      const found = prospects.findIndex((prospect) => prospect.at >= at);
      const next = found < 0 ? prospects.length - 1 : found;
      const after = prospects[Math.max(0, next)];
      const before = prospects[Math.max(0, next - 1)];
      const share = after.at === before.at ? 0 : (at - before.at) / (after.at - before.at);
      return before.points[seat] + Math.max(0, share) * (after.points[seat] - before.points[seat]);
    },
  };
}

/** Places from left to right, none of them closer to the next than so much, and none beyond the end. */
export function apart(places: readonly number[], gap: number, end: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  for (let i = moved.length - 1; i >= 0; i--) moved[i] = Math.min(moved[i], (moved[i + 1] ?? end + gap) - gap);
  return moved;
}

/** How the line of a seat is drawn, besides its colour. */
export const DASHES = ['none', '9 5', '2.5 5', '12 4 2.5 4', '5 3'] as const;
