/** Every choice of SteamRollers (SR-11.2), in the names a player sees on the table. */
import type { Move } from '../../kernel/index.ts';
import type { SideName, StartingTile } from './components/edition.ts';

/** Number and side of an action tile: `4b`; the Solo tile is `S2a` or `S2b`. */
export type TileName = string;

export type SteamRollersMove = Move &
  (
    | { readonly type: 'chooseStartingTile'; readonly tile: StartingTile }
    | { readonly type: 'chooseRegion'; readonly region: number }
    | { readonly type: 'placeOwnLoad'; readonly cube: string; readonly city: number }
    | { readonly type: 'arrangeGoods'; readonly city: number; readonly cube: string }
    /** Leaves the rest of one row as it was drawn. */
    | { readonly type: 'keepRow'; readonly city: number }
    /** Leaves everything that is not arranged yet as it was drawn. */
    | { readonly type: 'keepRows' }
    | { readonly type: 'chooseDie'; readonly value: number }
    | { readonly type: 'chooseTwoDice'; readonly values: readonly [number, number] }
    | { readonly type: 'useDie'; readonly value: number }
    | { readonly type: 'seizeDie'; readonly value: number }
    | { readonly type: 'declineSeize'; readonly value: number }
    | ChangeDie
    | DrawTrack
    | { readonly type: 'upgradeEngine'; readonly box: number }
    | Deliver
    | { readonly type: 'takeTile'; readonly tile: TileName }
    | ExchangeOrder
    | { readonly type: 'pass' }
    | { readonly type: 'endTurn' }
    | { readonly type: 'rerollEva'; readonly value: number }
    | { readonly type: 'blockEva'; readonly city: number }
    | { readonly type: 'declineEva' }
    | EvaMove
  );

export type MoveType = SteamRollersMove['type'];
export type MoveOf<T extends MoveType> = Extract<SteamRollersMove, { readonly type: T }>;

/** Where the moves of one kind are gathered; a list of several kinds will do. */
export interface Gathered<M extends SteamRollersMove> {
  push(move: M): unknown;
}

export interface ChangeDie extends Move {
  readonly type: 'changeDie';
  readonly tile: TileName;
  readonly mode: 'set' | 'step' | 'turnOver' | 'reroll';
  /** The value it gets; a reroll has none. */
  readonly value?: number;
}

export interface DrawTrack extends Move {
  readonly type: 'drawTrack';
  readonly hex: string;
  readonly sides: readonly [SideName, SideName];
}

export interface Deliver extends Move {
  readonly type: 'deliver';
  readonly cube: string;
  readonly from: number;
  readonly to: number;
  readonly points: number;
  /** Every hex of the route, from city hex to city hex. */
  readonly route: readonly string[];
  /** What tile 3b adds to the distance. */
  readonly bonus: number;
  /** The action tiles this delivery needs. */
  readonly tiles: readonly TileName[];
  /** The cube is the player's own load and not one of the supply board (SR-3.4). */
  readonly own?: true;
  /** Solo play: the place of the cube in the row of its city, 1 = leftmost (SR-10.2). */
  readonly place?: number;
}

export interface ExchangeOrder extends Move {
  readonly type: 'exchangeOrder';
  readonly order: string;
  readonly cubes: readonly string[];
}

/** The steps of Eva's turn; each is the only legal move of her seat. */
export type EvaMove =
  | { readonly type: 'evaCrosses'; readonly region: number }
  | { readonly type: 'evaReturnsTile'; readonly tile: TileName }
  | { readonly type: 'evaRerolls'; readonly city: number }
  | { readonly type: 'evaRemovesCube'; readonly city: number };
