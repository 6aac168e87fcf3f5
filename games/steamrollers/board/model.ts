/** The sheet of paper and the pieces as an edition describes them; computed once per edition. */
import type { Edition, SideName, TrackKind } from '../components/edition.ts';
import type { SteamRollersView } from '../view.ts';
import { at, type Curve, cubic, hand, line, type Point, railway, stroke } from './map/rough.ts';

export const SIDES: readonly SideName[] = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const SIZE = 52;
const APOTHEM = (SIZE * Math.sqrt(3)) / 2;
const MARGIN = 8;

export interface Hex {
  readonly id: string;
  readonly index: number;
  readonly region: number;
  readonly kind: 'plain' | 'city' | 'town';
  readonly x: number;
  readonly y: number;
}

export interface Pair {
  readonly sides: readonly [number, number];
  readonly kind: TrackKind;
}

export interface TileFace {
  readonly name: string;
  readonly number: number;
  readonly effect: string;
  readonly single: boolean;
  readonly points: number;
  readonly strength: number;
}

export interface OrderFace {
  readonly id: string;
  readonly name: string;
  readonly goods: readonly string[];
  readonly points: number;
}

/** Printed lines of the sheet as path data. */
export interface Print {
  /** One outline of hexes per region, by index. */
  readonly regions: readonly string[];
  readonly inner: string;
  readonly borders: string;
}

export interface Model {
  readonly edition: Edition;
  readonly width: number;
  readonly height: number;
  readonly hexes: readonly Hex[];
  readonly hexOf: ReadonlyMap<string, Hex>;
  /** `[hex × 6 + side]`: the hex across, −1 off the map. */
  readonly across: readonly number[];
  readonly cities: readonly Hex[];
  /** By the numbers a sheet keeps them under; 0 is an empty hex. */
  readonly pairs: readonly (Pair | undefined)[];
  readonly colours: readonly string[];
  readonly coal: string;
  readonly print: Print;
  /** Blocked borders of each level map; the first one is the plain map. */
  readonly maps: readonly (readonly string[])[];
  readonly tiles: readonly (readonly TileFace[])[];
  readonly soloTiles: readonly (readonly TileFace[])[];
  readonly orders: readonly (readonly OrderFace[])[];
}

const corner = (x: number, y: number, i: number, size = SIZE): Point => {
  const angle = (Math.PI / 3) * i - Math.PI / 6;
  return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
};

export const hexOutline = (x: number, y: number, size = SIZE): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => at(corner(x, y, i, size))).join('L')}Z`;

/** The middle of a side, as seen from the centre of its hex. */
export const sideMiddle = (side: number, distance = APOTHEM): Point => [
  distance * Math.cos((Math.PI / 3) * side),
  distance * Math.sin((Math.PI / 3) * side),
];

function hexesOf({ map }: Edition): Hex[] {
  const least = Math.min(...map.hexes.map(({ q, r }) => q + r / 2));
  return map.hexes.map(({ id, q, r, region, kind }, index) => ({
    id,
    index,
    region: region - 1,
    kind,
    x: MARGIN + APOTHEM + 2 * APOTHEM * (q + r / 2 - least),
    y: MARGIN + SIZE + 1.5 * SIZE * r,
  }));
}

function pairsOf({ trackKinds }: Edition): (Pair | undefined)[] {
  const pairs: (Pair | undefined)[] = [undefined];
  for (let a = 0; a < SIDES.length; a++) {
    for (let b = a + 1; b < SIDES.length; b++) {
      const kind = trackKinds.kinds.find(({ orientations }) =>
        orientations.some(([x, y]) => Math.min(x, y) === a && Math.max(x, y) === b),
      );
      if (kind) pairs.push({ sides: [a, b], kind: kind.id });
    }
  }
  return pairs;
}

function printOf(hexes: readonly Hex[], across: readonly number[], regions: number): Print {
  let inner = '';
  let borders = '';
  for (const hex of hexes) {
    for (let side = 0; side < SIDES.length; side++) {
      const next = across[hex.index * SIDES.length + side];
      const h = hand(`${hex.id} ${side}`);
      const a = corner(hex.x, hex.y, side);
      const b = corner(hex.x, hex.y, side + 1);
      if (next < 0) borders += line(h, a, b);
      else if (side > 2) continue;
      else if (hexes[next].region === hex.region) inner += stroke(h, a, b, 1);
      else borders += line(h, a, b);
    }
  }
  const outlines = Array.from({ length: regions }, (_, region) =>
    hexes
      .filter((hex) => hex.region === region)
      .map((hex) => hexOutline(hex.x, hex.y, SIZE + 0.6))
      .join(''),
  );
  return { regions: outlines, inner, borders };
}

function tilesOf({ actionTiles }: Edition, without: string): TileFace[][] {
  return actionTiles.list
    .filter(({ id }) => id !== without)
    .sort((a, b) => a.number - b.number)
    .map(({ id, number, sides }) =>
      (['a', 'b'] as const).map((side) => ({
        name: `${id === 'S2' ? 'S' : ''}${number}${side}`,
        number,
        effect: sides[side].effect,
        single: sides[side].use === 'single',
        points: sides[side].points,
        strength: sides[side].params.strength ?? 0,
      })),
    );
}

function make(edition: Edition): Model {
  const hexes = hexesOf(edition);
  const index = new Map(edition.map.hexes.map(({ q, r }, i) => [`${q},${r}`, i]));
  const across = edition.map.hexes.flatMap(({ q, r }) =>
    STEPS.map(([dq, dr]) => index.get(`${q + dq},${r + dr}`) ?? -1),
  );
  const hexOf = new Map(hexes.map((hex) => [hex.id, hex]));
  const { list } = edition.regions;
  const byDie = (a: { die: number }, b: { die: number }): number => a.die - b.die;
  const maps = (['medium', 'hard'] as const).flatMap((level) => [...edition.levelMaps[level]].sort(byDie));
  return {
    edition,
    width: Math.max(...hexes.map(({ x }) => x)) + APOTHEM + MARGIN,
    height: Math.max(...hexes.map(({ y }) => y)) + SIZE + MARGIN,
    hexes,
    hexOf,
    across,
    cities: list.map(({ city }) => hexOf.get(city) ?? hexes[0]),
    pairs: pairsOf(edition),
    colours: [...Object.keys(edition.goods.colours), edition.goods.coal.colour],
    coal: edition.goods.coal.colour,
    print: printOf(hexes, across, list.length),
    maps: [[], ...maps.map(({ blockedBorders }) => blockedBorders)],
    tiles: tilesOf(edition, 'S2'),
    soloTiles: tilesOf(edition, 'T2'),
    orders: edition.orderTiles.list.map(({ id, sides }) =>
      (['a', 'b'] as const).map((side) => ({ id, name: `${id}${side}`, ...sides[side] })),
    ),
  };
}

const known = new WeakMap<Edition, Model>();

export function modelOf(edition: Edition): Model {
  const model = known.get(edition) ?? make(edition);
  known.set(edition, model);
  return model;
}

/** The hex across a side, −1 where nothing joins: off the map or behind a blocked border. */
export function joins(model: Model, blocked: readonly string[], hex: number, side: number): number {
  const next = model.across[hex * SIDES.length + side];
  if (next < 0 || blocked.length === 0) return next;
  const border = [model.hexes[hex].region + 1, model.hexes[next].region + 1].sort().join('-');
  return blocked.includes(border) ? -1 : next;
}

export const opposite = (side: number): number => (side + 3) % SIDES.length;

/** The course of a piece of track on its hex. */
export function courseOf({ x, y }: Pick<Hex, 'x' | 'y'>, { sides: [a, b], kind }: Pair): Curve {
  const reach = kind === 'sharp' ? 0.58 : 0.5;
  const place = (side: number, share: number): Point => {
    const [dx, dy] = sideMiddle(side);
    return [x + dx * share, y + dy * share];
  };
  return cubic(place(a, 1), place(a, reach), place(b, reach), place(b, 1));
}

/** The same as one path, for small pictures. */
export function coursePath({ x, y }: Pick<Hex, 'x' | 'y'>, { sides: [a, b], kind }: Pair): string {
  const reach = kind === 'sharp' ? 0.58 : 0.5;
  const place = (side: number, share: number): string => {
    const [dx, dy] = sideMiddle(side);
    return at([x + dx * share, y + dy * share]);
  };
  return `M${place(a, 1)}C${place(a, reach)} ${place(b, reach)} ${place(b, 1)}`;
}

const drawn = new Map<string, string>();

/** A piece of track as a pencil draws it on this hex, always the same. */
export function trackPath(hex: Hex, pair: Pair): string {
  const seed = `${hex.id} ${pair.sides.join('-')}`;
  const path = drawn.get(seed) ?? railway(seed, courseOf(hex, pair));
  drawn.set(seed, path);
  return path;
}

/** The last bit of a line inside the hex of a city, up to its die. */
export function stubPath(city: Hex, side: number): string {
  const seed = `${city.id} ${side}`;
  const known = drawn.get(seed);
  if (known !== undefined) return known;
  const [ax, ay] = sideMiddle(side);
  const [bx, by] = sideMiddle(side, 27);
  const from: Point = [city.x + ax, city.y + ay];
  const to: Point = [city.x + bx, city.y + by];
  const part = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const path = railway(seed, cubic(from, part(1 / 3), part(2 / 3), to));
  drawn.set(seed, path);
  return path;
}

/** Sides of hexes along the blocked borders, as walls of bricks. */
export function wallsOf(model: Model, blocked: readonly string[]): string {
  let d = '';
  for (const hex of model.hexes) {
    for (let side = 0; side < 3; side++) {
      const next = model.across[hex.index * SIDES.length + side];
      if (next < 0 || joins(model, blocked, hex.index, side) >= 0) continue;
      d += `M${at(corner(hex.x, hex.y, side))}L${at(corner(hex.x, hex.y, side + 1))}`;
    }
  }
  return d;
}

export const blockedIn = (model: Model, view: SteamRollersView): readonly string[] => model.maps[view.deal.map];

/** The side of a tile that lies face up in this game. */
export const tileUp = (model: Model, { deal }: SteamRollersView, tile: number): TileFace =>
  (deal.solo ? model.soloTiles : model.tiles)[tile][deal.tileSides[tile]];

export const orderUp = (model: Model, { deal }: SteamRollersView, order: number): OrderFace =>
  model.orders[order][deal.orderSides[order]];

export const crossedBoxes = (boxes: number): number => [1, 2, 4, 8, 16, 32].filter((bit) => (boxes & bit) !== 0).length;

/** What the engine of a seat pulls, with what its tiles add. */
export function strengthOf(model: Model, view: SteamRollersView, seat: number): number {
  let strength = crossedBoxes(view.sheets[seat].boxes);
  view.tileOwner.forEach((owner, tile) => {
    if (owner === seat) strength += tileUp(model, view, tile).strength;
  });
  return strength;
}

export const emptyCities = (view: SteamRollersView): number => view.goods.filter((row) => row.length === 0).length;

/** The number of the city that wants a cube; both for grey, a star for coal. */
export function wantedBy({ edition, coal }: Model, cube: string): string {
  return cube === coal ? '∗' : edition.goods.deliverableTo[cube].join('');
}
