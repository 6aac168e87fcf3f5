/** The sheet of paper and the pieces as an edition describes them; computed once per edition. */
import type { Params } from '../../../kernel/index.ts';
import type { Edition } from '../components/edition.ts';
import {
  acrossOf,
  coloursOf,
  levelMapsOf,
  type OrderPart,
  ordersOf,
  type Pair,
  pairsOf,
  SIDES,
  type TileSide,
  tilesOf,
} from '../components/parts.ts';
import type { SteamRollersView } from '../view.ts';
import { at, type Curve, cubic, hand, line, type Point, railway, stroke } from './map/rough.ts';

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

export { SIDE_NAMES } from '../components/kinds.ts';
export { opposite, SIDES } from '../components/parts.ts';
export type { OrderPart as OrderFace, Pair, TileSide as TileFace };

/** Printed lines of the sheet as path data. */
export interface Print {
  /** One outline of hexes per region, by index. */
  readonly regions: readonly string[];
  readonly inner: string;
  readonly borders: string;
}

export interface BoardMap {
  readonly blockedBorders: readonly string[];
  /** `[hex × 6 + side]`: the hex across, −1 where nothing joins: off the map or behind a blocked border. */
  readonly across: readonly number[];
}

export interface Model {
  readonly edition: Edition;
  readonly width: number;
  readonly height: number;
  readonly hexes: readonly Hex[];
  readonly hexOf: ReadonlyMap<string, Hex>;
  readonly cities: readonly Hex[];
  /** By the numbers a sheet keeps them under; 0 is an empty hex. */
  readonly pairs: readonly (Pair | undefined)[];
  readonly colours: readonly string[];
  readonly coal: string;
  readonly print: Print;
  /** The level maps; the first one is the plain map. */
  readonly maps: readonly BoardMap[];
  readonly tiles: readonly (readonly TileSide[])[];
  readonly soloTiles: readonly (readonly TileSide[])[];
  readonly orders: readonly (readonly OrderPart[])[];
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

function printOf(hexes: readonly Hex[], across: readonly number[], regions: number): Print {
  let inner = '';
  let borders = '';
  for (const hex of hexes) {
    for (let side = 0; side < SIDES; side++) {
      const next = across[hex.index * SIDES + side];
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

function make(edition: Edition): Model {
  const hexes = hexesOf(edition);
  const maps = levelMapsOf(edition).map(({ blockedBorders }) => ({
    blockedBorders,
    across: acrossOf(edition, blockedBorders),
  }));
  const [plain] = maps;
  const hexOf = new Map(hexes.map((hex) => [hex.id, hex]));
  const { list } = edition.regions;
  return {
    edition,
    width: Math.max(...hexes.map(({ x }) => x)) + APOTHEM + MARGIN,
    height: Math.max(...hexes.map(({ y }) => y)) + SIZE + MARGIN,
    hexes,
    hexOf,
    cities: list.map(({ city }) => hexOf.get(city) ?? hexes[0]),
    pairs: pairsOf(edition),
    colours: coloursOf(edition),
    coal: edition.goods.coal.colour,
    print: printOf(hexes, plain.across, list.length),
    maps,
    tiles: tilesOf(edition, { solo: false }),
    soloTiles: tilesOf(edition, { solo: true }),
    orders: ordersOf(edition),
  };
}

const known = new WeakMap<Edition, Model>();

export function modelOf(edition: Edition): Model {
  const model = known.get(edition) ?? make(edition);
  known.set(edition, model);
  return model;
}

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
export function wallsOf({ hexes, maps: [plain] }: Model, { across }: BoardMap): string {
  let d = '';
  for (const hex of hexes) {
    for (let side = 0; side < 3; side++) {
      const cell = hex.index * SIDES + side;
      if (plain.across[cell] < 0 || across[cell] >= 0) continue;
      d += `M${at(corner(hex.x, hex.y, side))}L${at(corner(hex.x, hex.y, side + 1))}`;
    }
  }
  return d;
}

export const mapIn = ({ maps }: Model, { deal }: SteamRollersView): BoardMap => maps[deal.map];

/** The side of a tile that lies face up in this game. */
export const tileUp = (model: Model, { deal }: SteamRollersView, tile: number): TileSide =>
  (deal.solo ? model.soloTiles : model.tiles)[tile][deal.tileSides[tile]];

export const orderUp = (model: Model, { deal }: SteamRollersView, order: number): OrderPart =>
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

/**
 * How far the game is: so many cities are empty, and so many end it. The round in which they are is played to its end (SR-9.1), and
 * may empty more of them.
 */
export function emptyCities({ edition }: Model, view: SteamRollersView): Params {
  const wanted = edition.scoring.gameEnd.emptyCities;
  const count = view.goods.filter((row) => row.length === 0).length;
  return { count, wanted, last: count >= wanted ? 'yes' : 'no' };
}

/** The number of the city that wants a cube; both for grey, a star for coal. */
export function wantedBy({ edition, coal }: Model, cube: string): string {
  return cube === coal ? '∗' : edition.goods.deliverableTo[cube].join('');
}
