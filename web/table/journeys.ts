/** What moved between two pictures of the table: pieces of one kind that are missing here and new there are the same piece. */

/** A piece as it lay in one of the pictures. */
export interface Lying {
  /** Pieces of one kind are as good as each other; a piece unlike all others is a kind of its own. */
  readonly kind: string;
  /** The part of the table it lay in. */
  readonly area: unknown;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
}

export interface Journeys<L extends Lying> {
  readonly travelled: readonly (readonly [from: L, to: L])[];
  readonly arrived: readonly L[];
  readonly left: readonly L[];
}

/** Nearer than this nothing has moved. */
const STILL = 1;
/** A piece comes from another part of the table only if none is missing in its own. */
const ELSEWHERE = 1e5;

const distance = (a: Lying, b: Lying): number => Math.hypot(a.x - b.x, a.y - b.y) + (a.area === b.area ? 0 : ELSEWHERE);

function byKind<L extends Lying>(pieces: readonly L[]): Map<string, L[]> {
  const kinds = new Map<string, L[]>();
  for (const piece of pieces) {
    const known = kinds.get(piece.kind);
    if (known) known.push(piece);
    else kinds.set(piece.kind, [piece]);
  }
  return kinds;
}

/** Takes the nearest of some pieces out of them. */
function takeNearest<L extends Lying>(pieces: L[], to: L, within: number): L | undefined {
  let best = -1;
  let bestDistance = within;
  pieces.forEach((piece, i) => {
    const far = distance(piece, to);
    if (far > bestDistance) return;
    best = i;
    bestDistance = far;
  });
  return best < 0 ? undefined : pieces.splice(best, 1)[0];
}

export function journeysBetween<L extends Lying>(before: readonly L[], after: readonly L[]): Journeys<L> {
  const missing = byKind(before);
  const fresh = after.filter((piece) => takeNearest(missing.get(piece.kind) ?? [], piece, STILL) === undefined);
  const travelled: [L, L][] = [];
  const arrived: L[] = [];
  for (const to of fresh) {
    const from = takeNearest(missing.get(to.kind) ?? [], to, Number.POSITIVE_INFINITY);
    if (from) travelled.push([from, to]);
    else arrived.push(to);
  }
  return { travelled, arrived, left: [...missing.values()].flat() };
}

/** Where a piece is on its journey: how far from its new place, and at which part of the time. */
export interface Step {
  readonly dx: number;
  readonly dy: number;
  readonly offset: number;
}

/** A way that begins farther than this from where the piece was is not its way: it was undone, or several moves were made at once. */
const ASTRAY = 48;

/** The steps of a journey that begins `dx dy` away: along the way if it leads from there, otherwise straight. */
export function stepsOf(way: string | null, dx: number, dy: number): Step[] {
  const straight: Step[] = [
    { dx, dy, offset: 0 },
    { dx: 0, dy: 0, offset: 1 },
  ];
  const points = (way ?? '').split(',').map((point) => point.split(' ').map(Number));
  if (points.length < 2 || points.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))) return straight;
  const [[firstX, firstY]] = points;
  const far = points.map(() => 0);
  for (let i = 1; i < points.length; i++)
    far[i] = far[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);
  const all = far[far.length - 1];
  if (all === 0 || Math.hypot(firstX - dx, firstY - dy) > ASTRAY) return straight;
  return points.map(([x, y], i) => {
    const offset = far[i] / all;
    // It stood beside the beginning of the way: the rest of that wears off.
    return { dx: x + (dx - firstX) * (1 - offset), dy: y + (dy - firstY) * (1 - offset), offset };
  });
}
