/** Where everything lies on the map: from the component data alone, once per edition and room. */
import type { Edition } from '../../components/edition.ts';
import { type Model, modelOf, NONE } from '../model.ts';
import { type Axes, line, type Point, Rings, SPLINE, smooth, spline, steps } from './curves.ts';
import { SPOTS } from './spots.ts';

export type Room = 'wide' | 'tall';

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  readonly loops: readonly Axes[];
  readonly exponent: number;
  /** Widths of tracks and fields against those of a desktop. */
  readonly scale: number;
  readonly siding: number;
}

const SHEETS: Readonly<Record<Room, Sheet>> = {
  wide: {
    width: 1056,
    height: 600,
    centre: { x: 528, y: 300 },
    loops: [
      { a: 184, b: 79 },
      { a: 342, b: 178 },
      { a: 494, b: 262 },
    ],
    exponent: 2.5,
    scale: 1,
    siding: 17,
  },
  tall: {
    width: 390,
    height: 340,
    centre: { x: 195, y: 171 },
    loops: [
      { a: 64, b: 56 },
      { a: 120, b: 103 },
      { a: 176, b: 150 },
    ],
    exponent: 2.9,
    scale: 0.64,
    siding: 9.6,
  },
};

export const sheetOf = (room: Room): Sheet => SHEETS[room];

/** A field on its ring; START and the approach lie inside the first. */
interface Seated {
  readonly ring: number;
  readonly share: number;
  readonly offset: number;
}

export interface Link {
  readonly from: number;
  readonly to: number;
  readonly letter: string;
  readonly d: string;
  /** Where its sign stands, and which way it points, in degrees. */
  readonly at: Point;
  readonly turn: number;
}

export interface Ground {
  readonly id: string;
  readonly d: string;
  readonly edge: string;
}

export interface MapPlan extends Sheet {
  readonly fields: readonly Point[];
  /** Whether the way leads to the right there. */
  readonly rightwards: readonly boolean[];
  readonly way: readonly string[];
  readonly exits: readonly Link[];
  readonly tunnels: readonly Link[];
  readonly grounds: readonly Ground[];
  readonly cities: readonly Point[];
  readonly zones: readonly Point[];
  /** The middle of each zone's sidings. */
  readonly zoneMiddles: readonly Point[];
  /** The way from field to neighbouring field. */
  edge(from: number, to: number): readonly Point[];
}

/** Loops from the inside outwards; the approach is not among them. */
function loopsOf({ map, setup }: Edition): string[] {
  const start = map.fields.find(({ id }) => id === setup.startField);
  const approach = map.fields.find(({ id }) => id === start?.next[0].to)?.loop;
  return [...new Set(map.fields.flatMap(({ loop }) => (loop === null || loop === approach ? [] : [loop])))];
}

const APPROACH = { from: 0.7, turn: 0.245, near: 0.385, far: 0.69 };

function seat(model: Model): Seated[] {
  const { map, regions, sidingTiles } = model.edition;
  const loops = loopsOf(model.edition);
  const rows = sidingTiles.area.rows;
  const stretches = new Map<string, number>();
  for (const { loop, region, step } of map.fields) {
    const stretch = `${loop} ${region}`;
    stretches.set(stretch, Math.max(stretches.get(stretch) ?? 1, step));
  }
  const approach = map.fields.filter(({ loop }) => loop !== null && !loops.includes(loop));
  return map.fields.map((field): Seated => {
    const { loop, region, step, siding } = field;
    if (loop === null || region === null) return { ring: 0, share: 0, offset: 0 };
    const ring = loops.indexOf(loop) + 1;
    if (ring === 0) {
      const part = approach.indexOf(field) / Math.max(1, approach.length - 1);
      return {
        ring: APPROACH.near + part * (APPROACH.far - APPROACH.near),
        share: APPROACH.from + part * APPROACH.turn,
        offset: 0,
      };
    }
    const row = siding === undefined ? NONE : rows.findIndex((spaces) => spaces.includes(siding));
    return {
      ring,
      share:
        ((model.regionOf.get(region) ?? 0) + (step - 0.5) / (stretches.get(`${loop} ${region}`) ?? 1)) /
        regions.items.length,
      offset: row === NONE ? 0 : (rows.length - 1) / 2 - row,
    };
  });
}

const EASE = 0.23;

/** The way along a loop from one seat to another; tracks of a zone leave and join it softly. */
function along(rings: Rings, from: Seated, to: Seated, gap: number, count: number): Point[] {
  const end = to.share < from.share ? to.share + 1 : to.share;
  return steps(count).map((t) => {
    const share = from.share + t * (end - from.share);
    const ring = from.ring + smooth(t) * (to.ring - from.ring);
    const offset = from.offset === to.offset ? from.offset : from.offset + smooth(t) * (to.offset - from.offset);
    return rings.at(ring, share, offset * gap);
  });
}

/** One track of a zone from the field before it to the field behind it. */
function sidingTrack(rings: Rings, entry: Seated, leave: Seated, offset: number): Point[] {
  const end = leave.share < entry.share ? leave.share + 1 : leave.share;
  return steps(24).map((t) => {
    const eased = smooth(t / EASE) * smooth((1 - t) / EASE);
    return rings.at(entry.ring, entry.share + t * (end - entry.share), offset * eased);
  });
}

function grounds(rings: Rings, { edition }: Model): Ground[] {
  const count = edition.regions.items.length;
  const far = 4.6;
  return edition.regions.items.map(({ id }, i) => {
    const ray = (share: number): Point[] => steps(20).map((t) => rings.at(t * far, share));
    const [from, to] = [i / count, (i + 1) / count];
    const arc = steps(40).map((t) => rings.at(far, from + t * (to - from) - (t === 1 ? 1e-6 : 0)));
    const edge = ray(from);
    return { id, d: `${line([...edge, ...arc, ...ray(to - 1e-6).reverse()])}Z`, edge: line(edge) };
  });
}

const towards = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** A spot for what has none set by hand: beside the field, towards the middle of the map. */
const beside = (at: Point, centre: Point, by: number): Point => {
  const long = Math.hypot(centre.x - at.x, centre.y - at.y) || 1;
  return { x: at.x + ((centre.x - at.x) / long) * by, y: at.y + ((centre.y - at.y) / long) * by };
};

/** A stretch of track, and where its middle lies. */
interface Stretch {
  readonly d: string;
  readonly at: Point;
}

/** Points of a stretch. */
const STRETCH = 12;
/** How many patches lie beside each other on the map. */
const PATCHES = 4;

const chopped = (points: readonly Point[]): Stretch[] =>
  Array.from({ length: Math.ceil((points.length - 1) / STRETCH) }, (_, i) => {
    const part = points.slice(i * STRETCH, (i + 1) * STRETCH + 1);
    return { d: line(part), at: part[Math.floor(part.length / 2)] };
  });

/** A path for each patch of the map: what is drawn of a patch costs only the track that lies in it. */
function patched(stretches: readonly Stretch[], width: number): string[] {
  const side = width / PATCHES;
  const patches = new Map<string, string>();
  for (const { d, at } of stretches) {
    const patch = `${Math.floor(at.x / side)} ${Math.floor(at.y / side)}`;
    patches.set(patch, (patches.get(patch) ?? '') + d);
  }
  return [...patches.values()];
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function build(edition: Edition, room: Room): MapPlan {
  const model = modelOf(edition);
  const sheet = SHEETS[room];
  const { centre, siding: gap } = sheet;
  const rings = new Rings(centre, sheet.loops, sheet.exponent);
  const seats = seat(model);
  const { fields } = edition.map;
  const points = seats.map(({ ring, share, offset }) => (ring === 0 ? centre : rings.at(ring, share, offset * gap)));
  const nextOf = (from: number): number[] => fields[from].next.map(({ to }) => model.fieldOf.get(to) ?? 0);
  const inApproach = (field: number): boolean => seats[field].ring < 1;

  const approach: number[] = [];
  for (let at = model.fieldOf.get(edition.setup.startField) ?? 0; ; at = nextOf(at)[0]) {
    approach.push(at);
    if (!inApproach(at)) break;
  }
  const run = spline(approach.map((field) => points[field]));

  const edge = (from: number, to: number): readonly Point[] => {
    const via = fields[from].next.find((next) => next.to === fields[to].id)?.via;
    if (via === 'tunnel') return tunnel(points[from], points[to], centre);
    const start = approach.indexOf(from);
    if (start >= 0 && approach[start + 1] === to) return run.slice(start * SPLINE, (start + 1) * SPLINE + 1);
    return along(rings, seats[from], seats[to], gap, 8);
  };

  const zoneFields = edition.zones.items.map(({ id }) => fields.flatMap((field, i) => (field.zone === id ? [i] : [])));
  const tracks = (): Point[][] =>
    zoneFields.flatMap((inside) => {
      const entry = fields.findIndex((_, i) => !inside.includes(i) && nextOf(i).some((to) => inside.includes(to)));
      const leave = inside.flatMap(nextOf).find((to) => !inside.includes(to)) ?? entry;
      const offsets = [...new Set(inside.map((field) => seats[field].offset))];
      return offsets
        .filter((offset) => offset !== 0)
        .map((offset) => sidingTrack(rings, seats[entry], seats[leave], offset * gap));
    });
  const links = (kind: 'exit' | 'tunnel'): Link[] =>
    fields
      .flatMap((field, from) =>
        field.next.flatMap(({ to, via }) => (via === kind ? [{ from, to: model.fieldOf.get(to) ?? 0 }] : [])),
      )
      .map(({ from, to }, i) => {
        const path =
          kind === 'exit' ? along(rings, seats[from], seats[to], gap, 16) : tunnel(points[from], points[to], centre);
        const half = Math.floor(path.length / 2);
        return {
          from,
          to,
          letter: String.fromCharCode(65 + i),
          d: line(path),
          at: path[half],
          turn: towards(path[half - 1], path[half + 1]),
        };
      });
  // What is drawn in slices is laid out in slices: each part when it is asked for.
  const exits = once(() => links('exit'));
  const tunnels = once(() => links('tunnel'));
  const allGrounds = once(() => grounds(rings, model));
  const way = once(() => {
    const loops = sheet.loops.map((_, i) => steps(180).map((t) => rings.at(i + 1, t)));
    return patched([...[...loops, ...tracks(), run].flatMap(chopped), ...exits()], sheet.width);
  });
  const rightwards = fields.map((_, i) => points[nextOf(i)[0]].x >= points[i].x);
  const zoneMiddles = zoneFields.map((inside) => mean(inside.map((field) => points[field])));
  return {
    ...sheet,
    fields: points,
    rightwards,
    get way() {
      return way();
    },
    get exits() {
      return exits();
    },
    get tunnels() {
      return tunnels();
    },
    get grounds() {
      return allGrounds();
    },
    cities: edition.cities.items.map(
      ({ id, field }) => SPOTS[room][id] ?? beside(points[model.fieldOf.get(field) ?? 0], centre, 60 * sheet.scale),
    ),
    zones: edition.zones.items.map(({ id }, i) => SPOTS[room][id] ?? beside(zoneMiddles[i], centre, 60 * sheet.scale)),
    zoneMiddles,
    edge,
  };
}

/** Underground: a bow between two portals, drawn towards the middle. */
function tunnel(from: Point, to: Point, centre: Point): Point[] {
  const bow = { x: (from.x + to.x + centre.x) / 3, y: (from.y + to.y + centre.y) / 3 };
  return spline([from, bow, to]);
}

const plans = new WeakMap<Edition, Partial<Record<Room, MapPlan>>>();

export function mapPlanOf(edition: Edition, room: Room): MapPlan {
  const known = plans.get(edition) ?? {};
  plans.set(edition, known);
  known[room] ??= build(edition, room);
  return known[room];
}
