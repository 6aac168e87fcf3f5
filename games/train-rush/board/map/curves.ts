/** Loops as superellipses, walked by their arc length: even spacing on any aspect. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Axes {
  readonly a: number;
  readonly b: number;
}

const SAMPLES = 720;
const QUARTER = SAMPLES / 4;
/** Points of a quarter whose lengths are added up. */
const FINE = SAMPLES;

/** A quarter of the curve with both axes 1, clockwise from the top: every other one is this one mirrored and stretched. */
interface UnitQuarter {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

function unitQuarter(exponent: number): UnitQuarter {
  const power = 2 / exponent;
  const x = new Float64Array(FINE + 1);
  for (let i = 0; i <= FINE; i++) x[i] = Math.sin((Math.PI * i) / (2 * FINE)) ** power;
  // Both axes are alike: the other way round it is the same curve.
  return { x, y: Float64Array.from(x).reverse() };
}

type Curve = (sample: number) => Point;

/** A point of a stretched curve after so many equal steps of arc length, clockwise from the top. */
function evenly({ a, b }: Axes, { x, y }: UnitQuarter): Curve {
  const length = new Float64Array(FINE + 1);
  for (let i = 1; i <= FINE; i++) {
    const dx = a * (x[i] - x[i - 1]);
    const dy = b * (y[i] - y[i - 1]);
    length[i] = length[i - 1] + Math.sqrt(dx * dx + dy * dy);
  }
  const total = length[FINE];
  return (sample) => {
    const quarter = Math.floor(sample / QUARTER);
    const mirrored = quarter % 2 === 1;
    const along = sample - quarter * QUARTER;
    const wanted = (total * (mirrored ? QUARTER - along : along)) / QUARTER;
    // Few samples of a curve are ever asked for.
    let before = 0;
    let at = FINE;
    while (at - before > 1) {
      const middle = (before + at) >> 1;
      if (length[middle] < wanted) before = middle;
      else at = middle;
    }
    const part = total === 0 ? 0 : (wanted - length[before]) / (length[at] - length[before] || 1);
    const right = a * (x[before] + part * (x[at] - x[before]));
    const up = b * (y[before] + part * (y[at] - y[before]));
    return { x: quarter < 2 ? right : -right, y: quarter === 0 || quarter === 3 ? -up : up };
  };
}

/** Concentric loops: ring 0 is the centre, 1 the innermost loop; between and beyond them the axes are interpolated. */
export class Rings {
  readonly #centre: Point;
  readonly #loops: readonly Axes[];
  readonly #unit: UnitQuarter;
  readonly #curves = new Map<string, Curve>();

  constructor(centre: Point, loops: readonly Axes[], exponent: number) {
    this.#centre = centre;
    this.#loops = loops;
    this.#unit = unitQuarter(exponent);
  }

  #axes(ring: number): Axes {
    const loops = [{ a: 0, b: 0 }, ...this.#loops];
    const below = Math.min(Math.floor(ring), loops.length - 2);
    const part = ring - below;
    const [from, to] = [loops[below], loops[below + 1]];
    return { a: from.a + part * (to.a - from.a), b: from.b + part * (to.b - from.b) };
  }

  #curve(ring: number): Curve {
    const key = ring.toFixed(3);
    const known = this.#curves.get(key);
    if (known) return known;
    const curve = evenly(this.#axes(ring), this.#unit);
    this.#curves.set(key, curve);
    return curve;
  }

  /** A point at a share of the way round, moved outwards by `offset` along the normal. */
  at(ring: number, share: number, offset = 0): Point {
    const curve = this.#curve(ring);
    const place = (((share % 1) + 1) % 1) * SAMPLES;
    const i = Math.floor(place);
    const [p, q] = [curve(i % SAMPLES), curve((i + 1) % SAMPLES)];
    const part = place - i;
    const [before, after] = [curve((i + SAMPLES - 2) % SAMPLES), curve((i + 3) % SAMPLES)];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const long = Math.hypot(dx, dy) || 1;
    return {
      x: this.#centre.x + p.x + part * (q.x - p.x) + (offset * dy) / long,
      y: this.#centre.y + p.y + part * (q.y - p.y) - (offset * dx) / long,
    };
  }
}

export const smooth = (t: number): number => {
  const u = Math.min(1, Math.max(0, t));
  return u * u * (3 - 2 * u);
};

export const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i / count);

const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
export const place = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
export const line = (points: readonly Point[]): string => `M${points.map(place).join('L')}`;

/** How many steps a soft line takes from point to point. */
export const SPLINE = 8;

/** A soft line through all points. */
export function spline(points: readonly Point[]): Point[] {
  const out: Point[] = [points[0]];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
    for (const t of steps(SPLINE).slice(1)) {
      const curve = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      out.push({ x: curve(p0.x, p1.x, p2.x, p3.x), y: curve(p0.y, p1.y, p2.y, p3.y) });
    }
  }
  return out;
}
