/** A hand with a pencil: unsteady, but the same at every drawing, because each stroke has a seed of its own. */
export type Point = readonly [x: number, y: number];
export type Hand = () => number;

/** Numbers of [0, 1) that depend on nothing but the seed. */
export function hand(seed: string): Hand {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const shake = (h: Hand, most: number): number => (h() * 2 - 1) * most;
const near = (h: Hand, [x, y]: Point, most: number): Point => [x + shake(h, most), y + shake(h, most)];
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** One stroke from a to b. */
export function stroke(h: Hand, a: Point, b: Point, most = 1.3): string {
  const one = near(h, between(a, b, 0.3 + h() * 0.1), most);
  const two = near(h, between(a, b, 0.6 + h() * 0.15), most);
  return `M${at(near(h, a, most * 0.7))}C${at(one)} ${at(two)} ${at(near(h, b, most * 0.7))}`;
}

/** The same line drawn twice, as one does with a pencil. */
export const line = (h: Hand, a: Point, b: Point, most = 1.3): string => stroke(h, a, b, most) + stroke(h, a, b, most);

export function box(seed: string, x: number, y: number, width: number, height = width): string {
  const h = hand(seed);
  const corners: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return corners.map((corner, i) => line(h, corner, corners[(i + 1) % 4], 1.1)).join('');
}

export function cross(seed: string, x: number, y: number, size: number): string {
  const h = hand(seed);
  const edge = size * 0.12;
  return (
    line(h, [x + edge, y + edge], [x + size - edge, y + size - edge], 1.6) +
    line(h, [x + size - edge, y + edge], [x + edge, y + size - edge], 1.6)
  );
}

/** A smooth line through points. */
function smooth(points: readonly Point[]): string {
  let d = `M${at(points[0])}`;
  for (let i = 1; i < points.length - 1; i++) d += `Q${at(points[i])} ${at(between(points[i], points[i + 1], 0.5))}`;
  return `${d}L${at(points[points.length - 1])}`;
}

export type Curve = (share: number) => readonly [x: number, y: number, dx: number, dy: number];

/** The cubic of a track, with its direction. */
export const cubic =
  ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Curve =>
  (t) => {
    const u = 1 - t;
    const mix = (a: number, b: number, c: number, d: number): number =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    const slope = (a: number, b: number, c: number, d: number): number =>
      3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c));
    return [mix(ax, bx, cx, dx), mix(ay, by, cy, dy), slope(ax, bx, cx, dx), slope(ay, by, cy, dy)];
  };

const GAUGE = 5.2;
const TIE = 8.6;
const SPACING = 9.2;

function lengthOf(curve: Curve): number {
  let length = 0;
  for (let i = 0; i < 16; i++) {
    const [ax, ay] = curve(i / 16);
    const [bx, by] = curve((i + 1) / 16);
    length += Math.hypot(bx - ax, by - ay);
  }
  return length;
}

/** Beside the curve, to its right for a positive distance. */
function beside(curve: Curve, share: number, distance: number): Point {
  const [x, y, dx, dy] = curve(share);
  const norm = Math.hypot(dx, dy) || 1;
  return [x - (dy / norm) * distance, y + (dx / norm) * distance];
}

/** Two rails drawn twice, and their ties. */
export function railway(seed: string, curve: Curve): string {
  const h = hand(seed);
  const length = lengthOf(curve);
  const steps = Math.max(2, Math.round(length / 15));
  let d = '';
  for (const distance of [-GAUGE, GAUGE, -GAUGE, GAUGE]) {
    const points = Array.from({ length: steps + 1 }, (_, i) => near(h, beside(curve, i / steps, distance), 0.75));
    d += smooth(points);
  }
  const ties = Math.max(1, Math.round(length / SPACING));
  for (let i = 0; i < ties; i++) {
    const share = (i + 0.5) / ties + shake(h, 0.006);
    d += stroke(h, beside(curve, share, -TIE - h()), beside(curve, share, TIE + h()), 0.6);
  }
  return d;
}
