/** What is computed once from an edition: indexes, neighbours, and every move that can be known in advance. */
import { type Edition, FACES, type TrackKind } from './components/edition.ts';
import {
  acrossOf,
  coloursOf,
  type LevelMapPart,
  levelMapsOf,
  type OrderPart,
  ordersOf,
  type Pair,
  pairsOf,
  SIDES,
  type TileSide,
  tilesOf,
} from './components/parts.ts';
import { type InternedMoves, internMoves } from './interned.ts';
import type { ExchangeOrder } from './moves.ts';

export const CITIES = FACES.length;
export type { Pair, TileSide };
export { SIDES };

/** A map as one level sees it. */
export interface LevelMap extends LevelMapPart {
  /** `[hex × 6 + side]`: the hex across, −1 where nothing joins. */
  readonly across: Int16Array;
}

export interface Payment {
  readonly cost: readonly number[];
  readonly move: ExchangeOrder;
}
export interface OrderSide extends OrderPart {
  readonly payments: readonly Payment[];
}

export interface Tables {
  readonly edition: Edition;
  /** Goods of the bag, then coal. */
  readonly colours: readonly string[];
  readonly coal: number;
  readonly goodsCount: readonly number[];
  readonly coalCount: number;
  readonly cityColour: readonly number[];
  /** `[colour]`: the cities that take it, as indexes. */
  readonly destinations: readonly (readonly number[])[];
  readonly hexes: readonly { readonly id: string; readonly row: number; readonly col: number }[];
  readonly hexIndex: ReadonlyMap<string, number>;
  readonly regionOf: Int8Array;
  /** City index of a hex, −1 if it is none. */
  readonly cityAt: Int8Array;
  readonly townAt: Int8Array;
  readonly cityHex: readonly number[];
  /** Hexes of a region that can be drawn on. */
  readonly drawable: readonly (readonly number[])[];
  readonly maps: readonly LevelMap[];
  /** Index 0 stands for an empty hex. */
  readonly pairs: readonly (Pair | undefined)[];
  /** `[side × 6 + side]` → pair. */
  readonly pairOf: Int8Array;
  /** `[pair × 6 + side]`: the side at which a track entered there leaves, −1 if it has no end there. */
  readonly leaves: Int8Array;
  readonly faceKinds: readonly (readonly TrackKind[])[];
  /** `[face − 1][pair]`: whether the black die offers it. */
  readonly faceAllows: readonly Uint8Array[];
  /** By index 0–5; with the Solo tile as number 2 in solo play. */
  readonly tiles: readonly (readonly TileSide[])[];
  readonly soloTiles: readonly (readonly TileSide[])[];
  readonly orders: readonly (readonly OrderSide[])[];
  readonly startingPoints: number;
  readonly ownLoadColours: readonly number[];
  readonly ownLoadCities: readonly number[];
  /** Points for the number of crossed engine boxes. */
  readonly engineBonus: readonly number[];
  /** Number of crossed boxes of a bit mask. */
  readonly boxCount: Uint8Array;
  readonly room: readonly number[];
  readonly moves: InternedMoves;
}

export function compileTables(edition: Edition): Tables {
  const colours = coloursOf(edition);
  const { hexes: printed } = edition.map;
  const rows = [...new Set(printed.map((hex) => hex.row))].sort();
  const hexes = printed.map(({ id, row, col }) => ({ id, row: rows.indexOf(row), col }));
  const hexIndex = new Map(hexes.map((hex, i) => [hex.id, i]));
  const indexes = printed.map((_, i) => i);
  const cityHex = edition.regions.list.map((region) => indexes.filter((i) => printed[i].id === region.city)[0]);
  const regionOf = Int8Array.from(printed, (hex) => hex.region - 1);
  const cityAt = Int8Array.from(printed, (hex) => (hex.kind === 'city' ? hex.region - 1 : -1));
  const pairs = pairsOf(edition);
  const drawable = FACES.map((_, region) => indexes.filter((i) => regionOf[i] === region && cityAt[i] < 0));
  const faceKinds = FACES.map((face) => edition.blackDie.faces.filter((f) => f.face === face).flatMap((f) => f.kinds));
  const faceAllows = faceKinds.map((kinds) => Uint8Array.from(pairs, (p) => (p && kinds.includes(p.kind) ? 1 : 0)));
  const own = edition.startingTiles.list.find((tile) => tile.id === 'ownLoad');
  const tiles = tilesOf(edition, { solo: false });
  const soloTiles = tilesOf(edition, { solo: true });
  const orders = payableOrdersOf(edition, colours);
  const ownLoadCities = (own?.citiesAllowed ?? []).map((city) => city - 1);

  return {
    edition,
    colours,
    coal: colours.length - 1,
    goodsCount: Object.values(edition.goods.colours),
    coalCount: edition.goods.coal.count,
    cityColour: edition.regions.list.map((region) => colours.indexOf(region.colour)),
    destinations: colours.map((colour) => edition.goods.deliverableTo[colour].map((city) => city - 1)),
    hexes,
    hexIndex,
    regionOf,
    cityAt,
    townAt: Int8Array.from(printed, (hex) => (hex.kind === 'town' ? 1 : 0)),
    cityHex,
    drawable,
    maps: levelMapsOf(edition).map((part) => ({
      ...part,
      across: Int16Array.from(acrossOf(edition, part.blockedBorders)),
    })),
    pairs,
    pairOf: pairIndex(pairs),
    leaves: exitsOf(pairs),
    faceKinds,
    faceAllows,
    tiles,
    soloTiles,
    orders,
    startingPoints: edition.startingTiles.list.find((tile) => tile.id === 'plusTwo')?.points ?? 0,
    ownLoadColours: (own?.coloursAllowed ?? []).map((colour) => colours.indexOf(colour)),
    ownLoadCities,
    engineBonus: Array.from({ length: CITIES + 1 }, (_, boxes) => edition.scoring.engineBonus[String(boxes)] ?? 0),
    boxCount: Uint8Array.from(
      { length: 1 << CITIES },
      (_, mask) => [...mask.toString(2)].filter((b) => b === '1').length,
    ),
    room: drawable.map((region) => region.length),
    moves: internMoves({ hexes, pairs, faceAllows, cityAt, tiles, soloTiles, colours }),
  };
}

function pairIndex(pairs: Tables['pairs']): Int8Array {
  const index = new Int8Array(SIDES * SIDES);
  pairs.forEach((pair, i) => {
    if (pair === undefined) return;
    const [a, b] = pair.sides;
    index[a * SIDES + b] = i;
    index[b * SIDES + a] = i;
  });
  return index;
}

function exitsOf(pairs: Tables['pairs']): Int8Array {
  const leaves = new Int8Array(pairs.length * SIDES).fill(-1);
  pairs.forEach((pair, i) => {
    if (pair === undefined) return;
    const [a, b] = pair.sides;
    leaves[i * SIDES + a] = b;
    leaves[i * SIDES + b] = a;
  });
  return leaves;
}

function payableOrdersOf(edition: Edition, colours: readonly string[]): OrderSide[][] {
  const { colour: coal } = edition.goods.coal;
  return ordersOf(edition).map((sides) =>
    sides.map((order) => {
      const payments = waysToPay(order.goods, coal, edition.orderTiles.maxCoalPerOrder).map((cubes) => ({
        cost: colours.map((colour) => cubes.filter((cube) => cube === colour).length),
        move: { type: 'exchangeOrder', order: order.name, cubes } as const,
      }));
      return { ...order, payments };
    }),
  );
}

/** SR-3.3.4: the goods shown, or some of them replaced by coal up to the limit; every way once. */
function waysToPay(goods: readonly string[], coal: string, limit: number): string[][] {
  const ways = new Map<string, string[]>();
  const replace = (way: readonly string[], from: number, left: number): void => {
    const cubes = [...way].sort((a, b) => Number(a === coal) - Number(b === coal) || a.localeCompare(b));
    ways.set(cubes.join(), cubes);
    if (left === 0) return;
    for (let i = from; i < way.length; i++) replace(way.with(i, coal), i + 1, left - 1);
  };
  replace(goods, 0, limit);
  return [...ways.values()];
}
