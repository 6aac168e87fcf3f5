/** The whole truth of a game of SteamRollers, as small plain numbers. */
import type { Frame, GameState, Random, Seat } from '../../kernel/index.ts';
import { cloneRandom } from '../../kernel/index.ts';

/** SR-11.6: one stream per source of luck. */
export const STREAMS = ['setup', 'dice', 'rerolls'] as const;

/**
 * Conventions: a city, region, engine box or tile with number n has index n − 1; colours and hexes are indexes into the
 * tables of the edition; dice are kept by the value they show. −1 means nobody or nothing.
 */
export const NONE = -1;

/** SR-6.13: a line between two different cities. Never changed once it is there. */
export interface Link {
  readonly a: number;
  readonly b: number;
  readonly towns: number;
  /** From city a to city b. */
  readonly hexes: readonly number[];
}

/** Everything that follows from the tracks of a sheet; replaced, never changed. */
export interface Network {
  readonly links: readonly Link[];
  /** `[from × 6 + to]`: bit d is set when a route of distance d joins the two cities (SR-7.5). */
  readonly reach: readonly number[];
}

export interface Sheet {
  /** Per hex the number of the side pair drawn there, 0 = empty. Replaced when something is drawn. */
  tracks: readonly number[];
  network: Network;
  /** Bit n − 1 is set when engine box n is crossed. */
  boxes: number;
  deliveryPoints: number;
  startingBonus: number;
  ownLoad: number;
  ownLoadCity: number;
  /** Delivered goods by colour; used with orders only. Replaced when one comes or goes. */
  kept: readonly number[];
  /** Value of the die seized with tile 2b, 0 = none. */
  seizedDie: number;
}

export type Ending = 'running' | 'emptyCities' | 'standstill' | 'turnLimit' | 'evaFull';

/** What setup decided for the whole game; shared by all copies of a state. */
export interface Deal {
  readonly players: number;
  readonly solo: boolean;
  readonly coal: boolean;
  readonly orders: boolean;
  readonly startingTiles: boolean;
  readonly level: number;
  /** Index of the level map, 0 = plain. */
  readonly map: number;
  /** Per tile number: 0 = side a, 1 = side b. */
  readonly tileSides: readonly number[];
  readonly orderSides: readonly number[];
  /** The last round by house rule (SR-9.9); games without it have no such field. */
  readonly turnLimit?: number;
}

/** All that lies open on the table (SR-1.11). */
export interface Position {
  readonly deal: Deal;
  round: number;
  first: Seat;
  active: Seat;
  readonly sheets: Sheet[];
  /** Per city the colours of its cubes; in solo play from left to right. A row is replaced when a cube comes or goes. */
  readonly goods: (readonly number[])[];
  readonly bag: number[];
  /** Coal cubes that are not in the game. */
  coalBox: number;
  readonly tileOwner: Seat[];
  readonly sideways: number[];
  readonly orderOwner: Seat[];
  /** Bit mask of the starting tiles still to be chosen. */
  startingTilesLeft: number;
  /** White dice nobody has taken in this round. */
  readonly pool: number[];
  blackFace: number;
  /** Dice of the active player that wait for their action. */
  readonly hand: number[];
  /** Value of the die in use, 0 = none. */
  die: number;
  dieFinal: boolean;
  /** Bit masks of tiles: used for the current action; solo play: permanent ones used for the other action (SR-10.10). */
  using: number;
  spent: number;
  doubleShift: boolean;
  exchanges: number;
  progress: boolean;
  quietRounds: number;
  evaDie: number;
  readonly crossed: number[];
  evaPoints: number;
  ending: Ending;
}

export type SteamRollersFrame = Frame &
  (
    | { readonly kind: 'startingTile'; readonly seat: Seat }
    | { readonly kind: 'startingEngine'; readonly seat: Seat }
    | { readonly kind: 'startingRegion'; readonly seat: Seat }
    | { readonly kind: 'startingTrack'; readonly seat: Seat; readonly region: number }
    | { readonly kind: 'startingAction'; readonly seat: Seat }
    | { readonly kind: 'ownLoad'; readonly seat: Seat }
    | { readonly kind: 'arrangeGoods'; readonly city: number; readonly place: number }
    | { readonly kind: 'difficulty' }
    | { readonly kind: 'round' }
    | { readonly kind: 'turn' }
    | { readonly kind: 'chooseDie' }
    | { readonly kind: 'seizeDie'; readonly value: number }
    | { readonly kind: 'nextDie' }
    | { readonly kind: 'useDie' }
    | { readonly kind: 'action' }
    | { readonly kind: 'afterAction' }
    | { readonly kind: 'lastExchange' }
    | { readonly kind: 'endTurn' }
    | { readonly kind: 'endRound' }
    | { readonly kind: 'signalChange' }
    | { readonly kind: 'evaPhase1' }
    | { readonly kind: 'evaPhase2' }
    | { readonly kind: 'evaPhase3' }
    | { readonly kind: 'evaPhase4' }
    | { readonly kind: 'sealedWagon' }
  );

export interface SteamRollersState extends Position, GameState {
  readonly random: Random;
  reveals: number;
  readonly frames: SteamRollersFrame[];
}

export const EVA: Seat = 1;

/** Before the first round every seat in turn chooses its starting tile and load. */
export function turnOf({ frames, active }: SteamRollersState): Seat | undefined {
  const top = frames.at(-1);
  if (top === undefined) return undefined;
  return 'seat' in top ? top.seat : active;
}

function cloneSheet(sheet: Sheet): Sheet {
  return {
    tracks: sheet.tracks,
    network: sheet.network,
    boxes: sheet.boxes,
    deliveryPoints: sheet.deliveryPoints,
    startingBonus: sheet.startingBonus,
    ownLoad: sheet.ownLoad,
    ownLoadCity: sheet.ownLoadCity,
    kept: sheet.kept,
    seizedDie: sheet.seizedDie,
  };
}

function cloneSheets(sheets: readonly Sheet[]): Sheet[] {
  const copies = sheets.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = cloneSheet(copies[i]);
  return copies;
}

/** A full state out of copies of its parts. */
export function assemble(
  state: Position,
  frames: readonly SteamRollersFrame[],
  random: Random,
  reveals: number,
): SteamRollersState {
  return {
    deal: state.deal,
    round: state.round,
    first: state.first,
    active: state.active,
    sheets: cloneSheets(state.sheets),
    goods: state.goods.slice(),
    bag: state.bag.slice(),
    coalBox: state.coalBox,
    tileOwner: state.tileOwner.slice(),
    sideways: state.sideways.slice(),
    orderOwner: state.orderOwner.slice(),
    startingTilesLeft: state.startingTilesLeft,
    pool: state.pool.slice(),
    blackFace: state.blackFace,
    hand: state.hand.slice(),
    die: state.die,
    dieFinal: state.dieFinal,
    using: state.using,
    spent: state.spent,
    doubleShift: state.doubleShift,
    exchanges: state.exchanges,
    progress: state.progress,
    quietRounds: state.quietRounds,
    evaDie: state.evaDie,
    crossed: state.crossed.slice(),
    evaPoints: state.evaPoints,
    ending: state.ending,
    frames: frames.slice(),
    random,
    reveals,
  };
}

export function cloneState(state: SteamRollersState): SteamRollersState {
  return assemble(state, state.frames, cloneRandom(state.random), state.reveals);
}
