/** Where locomotives stand: on their field, one behind the other where there are several, and beside the plates. */
import type { Text } from '../../../../kernel/index.ts';
import { type Point, place } from './curves.ts';
import type { MapPlan, Room } from './geometry.ts';
import { type Box, PLATES } from './spots.ts';

/** A locomotive is drawn 44 × 30; its field lies between its wheels. */
export const ENGINE: Box = { left: -22, top: -24, width: 44, height: 30 };
export const ENGINE_SCALE: Readonly<Record<Room, number>> = { wide: 1.1, tall: 0.78 };
/** How much of an engine is seen in front of the one that follows it: its cab, with the mark. */
const BEHIND = 21;

const shifted = (box: Box, { x, y }: Point): Box => ({ ...box, left: box.left + x, top: box.top + y });

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export const platesOn = (plan: MapPlan, room: Room): Box[] => [
  ...plan.cities.map((at) => shifted(PLATES[room].city, at)),
  ...plan.zones.map((at) => shifted(PLATES[room].zone, at)),
];

/** From the field, the nearest first; an engine never leaves its field altogether. */
const NUDGES: readonly Point[] = [0, 5, 10, 15, 20]
  .flatMap((y) => [0, -8, 8, -16, 16, -24, 24].map((x) => ({ x, y })))
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

/** The room that so many engines on one field take, around it. */
function trainOf(count: number, scale: number): Box {
  const width = (ENGINE.width + (count - 1) * BEHIND) * scale;
  return { left: -width / 2, top: ENGINE.top * scale, width, height: ENGINE.height * scale };
}

/** What engines on a field cover of the plates, moved by some nudge. */
export function covered(plan: MapPlan, room: Room, field: number, count: number, nudge: Point): number {
  const { x, y } = plan.fields[field];
  const train = shifted(trainOf(count, ENGINE_SCALE[room]), { x: x + nudge.x, y: y + nudge.y });
  return platesOn(plan, room).reduce((sum, plate) => sum + overlap(train, plate), 0);
}

export function nudgeOf(plan: MapPlan, room: Room, field: number, count: number): Point {
  let best = NUDGES[0];
  let least = Number.POSITIVE_INFINITY;
  for (const nudge of NUDGES) {
    const cost = covered(plan, room, field, count, nudge);
    if (cost >= least) continue;
    best = nudge;
    least = cost;
  }
  return best;
}

/** Engines on fields nearer than this to each other, as on the tracks of one siding, are drawn smaller. */
const CROWDED = 46;
/** … and so are those of which more than this would lie under another one. */
const FREE = 0.12;
const SMALL = 0.62;

export interface Engine extends Point {
  readonly seat: number;
  readonly field: number;
  /** 1 looks to the right, -1 to the left. */
  readonly side: number;
  /** How large it is drawn, where others stand close by. */
  readonly size: number;
}

/** How far an engine in a crowd may stand from its field, the nearest first. */
const APART: readonly Point[] = [0, -8, 8, -16, 16, -24, 24, -34, 34]
  .flatMap((x) => [0, -8, 8, -16, 16, -24, 24].map((y) => ({ x, y })))
  .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
/** Hiding a whole engine, or the mark on its cab, is as bad as standing so far from the field. */
const HIDDEN = 240;
/** The mark on the cab of an engine that looks to the right; it is drawn 9.5 wide. */
export const CAB: Point = { x: -10.5, y: -11 };
const MARK = 9.5;

const engineBox = ({ x, y }: Point, scale: number): Box => ({
  left: x + ENGINE.left * scale,
  top: y + ENGINE.top * scale,
  width: ENGINE.width * scale,
  height: ENGINE.height * scale,
});
const markBox = ({ x, y }: Point, side: number, scale: number): Box => ({
  left: x + (CAB.x * side - MARK / 2) * scale,
  top: y + (CAB.y - MARK / 2) * scale,
  width: MARK * scale,
  height: MARK * scale,
});
const share = (box: Box, by: Box): number => overlap(box, by) / (box.width * box.height);

/** How much of the mark on an engine's cab the engines that are drawn after it hide. */
export function markHidden(engines: readonly Engine[], which: number, room: Room): number {
  const { side, size, ...at } = engines[which];
  const mark = markBox(at, side, ENGINE_SCALE[room] * size);
  return engines
    .slice(which + 1)
    .reduce((sum, later) => sum + share(mark, engineBox(later, ENGINE_SCALE[room] * later.size)), 0);
}

/** The place near its field where an engine hides least of those that stand there already, and is hidden least by plates. */
function standApart(at: Point, scale: number, plates: readonly Box[], marks: readonly Box[]): Point {
  let best = at;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of APART) {
    const spot = { x: at.x + x * scale, y: at.y + y * scale };
    const box = engineBox(spot, scale);
    const hidden =
      plates.reduce((sum, other) => sum + share(box, other), 0) +
      marks.reduce((sum, mark) => sum + share(mark, box), 0);
    const cost = HIDDEN * hidden + Math.hypot(x, y);
    if (cost >= least) continue;
    best = spot;
    least = cost;
  }
  return best;
}

/** All locomotives in the order in which they are drawn: whoever leads lies on top, and everybody's cab is seen. */
export function enginesOn(plan: MapPlan, room: Room, fields: readonly number[], me: number): Engine[] {
  const scale = ENGINE_SCALE[room];
  const order = fields
    .map((field, seat) => ({ field, seat }))
    .sort((a, b) => Number(a.seat === me) - Number(b.seat === me));
  const alone = order.map(({ field, seat }) => {
    const here = order.filter((other) => other.field === field);
    const place = here.findIndex((other) => other.seat === seat);
    const side = plan.rightwards[field] ? 1 : -1;
    const ahead = (place - (here.length - 1) / 2) * BEHIND * side;
    return { field, seat, side, ahead, nudge: nudgeOf(plan, room, field, here.length) };
  });
  const spots = alone.map(({ field, ahead, nudge }) =>
    engineBox({ x: plan.fields[field].x + nudge.x + ahead * scale, y: plan.fields[field].y + nudge.y }, scale),
  );
  const crowded = new Set(
    alone.flatMap(({ field }, i) =>
      alone.some(
        (other, j) =>
          other.field !== field &&
          (farFrom(plan, field, other.field) < CROWDED * scale || share(spots[i], spots[j]) > FREE),
      )
        ? [field]
        : [],
    ),
  );
  const taken = [...platesOn(plan, room)];
  const marks: Box[] = [];
  return alone.map(({ field, seat, side, ahead, nudge }) => {
    const close = crowded.has(field);
    const size = close ? SMALL : 1;
    const off = close ? NUDGES[0] : nudge;
    const spot = { x: plan.fields[field].x + off.x + ahead * scale * size, y: plan.fields[field].y + off.y };
    const at = close ? standApart(spot, scale * size, taken, marks) : spot;
    taken.push(engineBox(at, scale * size));
    marks.push(markBox(at, side, scale * size));
    return { seat, field, side, size, ...at };
  });
}

const farFrom = (plan: MapPlan, one: number, other: number): number =>
  Math.hypot(plan.fields[one].x - plan.fields[other].x, plan.fields[one].y - plan.fields[other].y);

/** The way over some fields, seen from its end. */
export function wayOver(plan: MapPlan, fields: readonly number[]): string | undefined {
  const points = fields.slice(1).flatMap((field, i) => plan.edge(fields[i], field));
  const end = points.at(-1);
  return end && points.map(({ x, y }) => place({ x: x - end.x, y: y - end.y })).join(',');
}

/** The fields over which the latest move led a locomotive, if it has moved one. */
export function wayTold(
  latest: readonly { readonly event: Text }[],
  seat: number,
  fieldOf: ReadonlyMap<string, number>,
): readonly number[] {
  const isOfSeat = ({ params }: Text): boolean =>
    typeof params?.seat === 'object' && 'seat' in params.seat && params.seat.seat === seat;
  const told = latest.findLast(({ event }) => event.key === 'event.move' && isOfSeat(event));
  const way = told?.event.params?.way;
  return Array.isArray(way) ? way.flatMap((id) => fieldOf.get(String(id)) ?? []) : [];
}
