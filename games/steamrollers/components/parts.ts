/** The parts of an edition in the order in which states and views count them. The rules' tables and the board's model both build on these. */
import type { Edition } from './edition.ts';
import { type LevelName, SIDE_NAMES, SIDE_STEPS, TILE_SIDES, type TrackKind } from './kinds.ts';

export const SIDES = SIDE_NAMES.length;

export const opposite = (side: number): number => (side + 3) % SIDES;

/** Goods of the bag, then coal. */
export const coloursOf = ({ goods }: Edition): string[] => [...Object.keys(goods.colours), goods.coal.colour];

/** SR-6.10: one of the 15 ways to join two sides of a hex. */
export interface Pair {
  readonly sides: readonly [number, number];
  readonly kind: TrackKind;
}

/** By the numbers a sheet keeps them under; 0 is an empty hex. */
export function pairsOf({ trackKinds }: Edition): (Pair | undefined)[] {
  const pairs: (Pair | undefined)[] = [undefined];
  for (let a = 0; a < SIDES; a++) {
    for (let b = a + 1; b < SIDES; b++) {
      const kind = trackKinds.kinds.find(({ orientations }) =>
        orientations.some(([x, y]) => Math.min(x, y) === a && Math.max(x, y) === b),
      );
      if (kind !== undefined) pairs.push({ sides: [a, b], kind: kind.id });
    }
  }
  return pairs;
}

/** `[hex × 6 + side]`: the hex across, −1 at the edge of the map and at a blocked side (SR-6.7, SR-6.8). */
export function acrossOf({ map }: Edition, blockedBorders: readonly string[]): number[] {
  const at = new Map(map.hexes.map((hex, i) => [`${hex.q},${hex.r}`, i]));
  return map.hexes.flatMap((hex) =>
    SIDE_STEPS.map(([dq, dr]) => {
      const next = at.get(`${hex.q + dq},${hex.r + dr}`);
      if (next === undefined) return -1;
      const border = [hex.region, map.hexes[next].region].sort().join('-');
      return blockedBorders.includes(border) ? -1 : next;
    }),
  );
}

export interface LevelMapPart {
  readonly id: string;
  readonly level: LevelName;
  readonly die: number;
  readonly blockedBorders: readonly string[];
}

/** The plain map, then the medium and the hard ones by their die. */
export function levelMapsOf({ levelMaps }: Edition): LevelMapPart[] {
  const levels = (['medium', 'hard'] as const).flatMap((level) =>
    [...levelMaps[level]]
      .sort((a, b) => a.die - b.die)
      .map(({ id, die, blockedBorders }) => ({ id, level, die, blockedBorders })),
  );
  return [{ id: 'plain', level: 'plain', die: 0, blockedBorders: [] }, ...levels];
}

/** One side of an action tile. */
export interface TileSide {
  readonly name: string;
  readonly number: number;
  readonly effect: string;
  readonly single: boolean;
  readonly points: number;
  readonly bonus: readonly number[];
  readonly step: number;
  readonly strength: number;
}

/** By index 0–5, both sides of each; in solo play the Solo tile is number 2. */
export function tilesOf({ actionTiles }: Edition, { solo }: { readonly solo: boolean }): TileSide[][] {
  const absent = solo ? 'T2' : 'S2';
  return actionTiles.list
    .filter(({ id }) => id !== absent)
    .sort((a, b) => a.number - b.number)
    .map(({ id, number, sides }) =>
      TILE_SIDES.map((side) => {
        const { effect, use, points, params } = sides[side];
        return {
          name: `${id === 'S2' ? 'S' : ''}${number}${side}`,
          number,
          effect,
          single: use === 'single',
          points,
          bonus: params.bonus ?? [],
          step: params.step ?? 0,
          strength: params.strength ?? 0,
        };
      }),
    );
}

/** One side of an order tile. */
export interface OrderPart {
  readonly id: string;
  readonly name: string;
  readonly goods: readonly string[];
  readonly points: number;
}

export const ordersOf = ({ orderTiles }: Edition): OrderPart[][] =>
  orderTiles.list.map(({ id, sides }) => TILE_SIDES.map((side) => ({ id, name: `${id}${side}`, ...sides[side] })));
