/** The whole truth of a game of Train Rush. Pieces, fields and cards are numbers: their places in the edition. */
import type { Frame, GameState, Random, Seat } from '../../kernel/index.ts';

export const PHASES = [
  'setup',
  'auction',
  'lobbying',
  'income',
  'investment',
  'movement',
  'mission',
  'endOfRound',
] as const;
export type Phase = (typeof PHASES)[number];

/** A spectator's bit in `seen`. */
export const SPECTATOR_BIT = 1 << 8;
export const EVERYBODY = 0x1ff;

export type TrainRushFrame =
  | { readonly kind: 'startingCube'; readonly seat: Seat }
  | { readonly kind: 'revealWagons' }
  | { readonly kind: 'dealActionCards' }
  | { readonly kind: 'returnCards'; readonly place: number; readonly left: number }
  | { readonly kind: 'dealHeroes' }
  /** `step` −1: one hero is removed; from 0: one is picked out of the pack in hand. `seats` still have to choose. */
  | { readonly kind: 'heroDraft'; readonly step: number; readonly seats: readonly Seat[] }
  | { readonly kind: 'startRound' }
  | { readonly kind: 'auction'; readonly place: number }
  | { readonly kind: 'lobbying'; readonly place: number }
  | { readonly kind: 'income'; readonly place: number }
  | { readonly kind: 'loading'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'loadingChoice'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'investment'; readonly place: number }
  | { readonly kind: 'investmentTurn'; readonly seat: Seat }
  | { readonly kind: 'movementTurn'; readonly place: number }
  | { readonly kind: 'playCard'; readonly seat: Seat }
  | { readonly kind: 'nextMovement'; readonly seat: Seat; readonly card: number; readonly performed: number }
  | { readonly kind: 'movementAction'; readonly seat: Seat; readonly card: number; readonly performed: number }
  | { readonly kind: 'specialAction'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'discardLaid'; readonly card: number }
  | { readonly kind: 'takeCard'; readonly seat: Seat }
  | { readonly kind: 'takeCardChoice'; readonly seat: Seat }
  | { readonly kind: 'handLimit'; readonly seat: Seat }
  | { readonly kind: 'mission'; readonly place: number }
  | { readonly kind: 'missionTurn'; readonly seat: Seat }
  | { readonly kind: 'endOfRound' }
  /** A granted effect: `left` instances, the first of them compulsory when `must`. */
  | {
      readonly kind: 'resolve' | 'effect';
      readonly seat: Seat;
      readonly effect: number;
      readonly left: number;
      readonly must: boolean;
    }
  | { readonly kind: 'keepCards'; readonly seat: Seat; readonly keep: number }
  | { readonly kind: 'city' | 'cityAction'; readonly seat: Seat; readonly city: number; readonly done: number }
  | {
      readonly kind: 'contracts' | 'contractChoice';
      readonly seat: Seat;
      readonly city: number;
      readonly allowance: number;
    }
  | {
      readonly kind: 'deliver';
      readonly seat: Seat;
      readonly city: number;
      readonly tile: number;
      /** Cubes already unloaded for the tile. */
      readonly unloaded: readonly number[];
    }
  | { readonly kind: 'refillContracts' }
  | { readonly kind: 'blackMarket'; readonly seat: Seat }
  | {
      readonly kind: 'sell';
      readonly seat: Seat;
      readonly exchange: number;
      /** Value and number of the cubes already sold. */
      readonly value: number;
      readonly sold: number;
    }
  | { readonly kind: 'refillTile'; readonly space: number; readonly tile: number }
  | { readonly kind: 'parcel' | 'parcelChoice'; readonly seat: Seat; readonly zone: number }
  | { readonly kind: 'zoneScoringA' | 'zoneScoringB'; readonly seat: Seat; readonly zone: number }
  /** Advances an owner still has to make, as a set of contractor colours. */
  | { readonly kind: 'scoreWarehouses' | 'scoreOrder'; readonly seat: Seat; readonly colours: number }
  | { readonly kind: 'infrastructure'; readonly seat: Seat; readonly region: number; readonly left: number };

export type FrameOf<K extends TrainRushFrame['kind']> = TrainRushFrame & { readonly kind: K };

/**
 * How the heroes went through the draft. Never changed, always replaced: clones share it.
 * A pack is named by the seat it was dealt to; `picks[pack][step]` is the hero taken out of it in that step.
 */
export interface Draft {
  readonly packs: readonly (readonly number[])[];
  readonly picks: readonly (readonly number[])[];
  /** Hero chosen by each seat in the open step, NONE while it thinks. */
  readonly chosen: readonly number[];
  /** Hero each seat removed before the draft, NONE if it did not. */
  readonly removed: readonly number[];
  readonly undealt: readonly number[];
}

export interface TrainRushState extends GameState {
  readonly random: Random;
  reveals: number;
  readonly frames: (TrainRushFrame & Frame)[];
  readonly seats: number;
  readonly drafted: boolean;
  /** The last round by house rule (TR-15.4); games without it have no such field. */
  turnLimit?: number;
  round: number;
  phase: number;
  order: number[];

  /** Spies still on the player boards, as bits by number. */
  spies: number[];
  /** Number played in this auction, 0 before. */
  playedSpy: number[];
  /** States in which a spy was placed in this phase, as bits. */
  usedStates: number;
  /** Seats that passed in this phase, as bits. */
  passed: number;
  /** Investment markers in each action area. */
  areas: number[];

  /** Action cards; the top of the deck is its end. */
  deck: readonly number[];
  pool: readonly number[];
  discard: readonly number[];
  /** Cards laid open whose actions are being resolved. */
  laid: readonly number[];
  /** Cards just drawn by the seat that has to choose among them. */
  drawn: readonly number[];
  hands: readonly (readonly number[])[];
  /** By card: who knows where it is, as bits. */
  seen: readonly number[];
  /** By card: how many shuffles the deck had seen when the card last went into it. */
  shuffled: readonly number[];
  shuffles: number;

  draft: Draft;
  heroes: readonly (readonly number[])[];
  missions: readonly (readonly number[])[];

  contractStacks: readonly (readonly number[])[];
  /** By region and size. */
  display: readonly number[];
  contractDiscard: readonly number[];

  /** Face-up siding tile by bonus space. */
  tiles: readonly number[];
  tileStacks: readonly (readonly number[])[];
  tileDiscard: readonly number[];
  /** Stacks that were rebuilt from the discard pile, as bits: what is in them is public. */
  rebuiltStacks: number;

  wagonPools: readonly (readonly number[])[];
  wagonStacks: readonly (readonly number[])[];
  wagonDiscards: readonly (readonly number[])[];
  specialStacks: readonly (readonly number[])[];

  /** By city: contractors present, as bits. */
  contractors: readonly number[];
  /** By city and slot: owner. */
  cityMarkers: readonly number[];
  /** By city, as bits. */
  missionTokens: number;
  /** By city and size: owner. */
  contractSpaces: readonly number[];
  /** By zone and space: owner, and colour of the contractor beside it. */
  warehouses: readonly number[];
  renters: readonly number[];
  stations: readonly number[];
  /** Zones with a parcel, as bits. */
  parcels: number;
  parcelSupply: number;
  parcelsLost: number;
  /** By sector and space: owner. */
  sectors: readonly number[];

  locomotives: number[];
  vp: number[];
  coal: number[];
  investment: number[];
  agents: number[];
  warehousesLeft: number[];
  stationsLeft: number[];
  contractMarkers: number[];
  /** By seat and progress track, from 1. */
  levels: number[];
  /** By seat and region; 0 is off the track. */
  infrastructure: number[];
  /** By seat and contractor colour. */
  contractorTracks: number[];
  tokens: readonly (readonly number[])[];
  wagons: readonly (readonly number[])[];
  /** By seat, wagon and slot: resource, or 0 for a parcel on a special wagon; NONE when empty. */
  cargo: readonly (readonly number[])[];
}

/** What no view shows as it is. */
export type HiddenState = Pick<
  TrainRushState,
  'deck' | 'drawn' | 'hands' | 'seen' | 'draft' | 'heroes' | 'contractStacks' | 'tileStacks' | 'wagonStacks'
>;

/**
 * A state out of what lies open and what does not. Fields in the order of `setUp`: fingerprints of states rely on it. Lists that are readonly
 * are shared: whoever changes one replaces it. Written out, because objects put together with spreads of so many fields are slow ever after.
 */
export function assembleState(
  open: Omit<TrainRushState, keyof HiddenState | 'random' | 'reveals' | 'frames'>,
  hidden: HiddenState,
  random: Random,
  reveals: number,
  frames: readonly TrainRushFrame[],
): TrainRushState {
  const state: TrainRushState = {
    random,
    reveals,
    frames: frames.slice(),
    seats: open.seats,
    drafted: open.drafted,
    round: open.round,
    phase: open.phase,
    order: open.order.slice(),
    spies: open.spies.slice(),
    playedSpy: open.playedSpy.slice(),
    usedStates: open.usedStates,
    passed: open.passed,
    areas: open.areas.slice(),
    deck: hidden.deck,
    pool: open.pool,
    discard: open.discard,
    laid: open.laid,
    drawn: hidden.drawn,
    hands: hidden.hands,
    seen: hidden.seen,
    shuffled: open.shuffled,
    shuffles: open.shuffles,
    draft: hidden.draft,
    heroes: hidden.heroes,
    missions: open.missions,
    contractStacks: hidden.contractStacks,
    display: open.display,
    contractDiscard: open.contractDiscard,
    tiles: open.tiles,
    tileStacks: hidden.tileStacks,
    tileDiscard: open.tileDiscard,
    rebuiltStacks: open.rebuiltStacks,
    wagonStacks: hidden.wagonStacks,
    wagonPools: open.wagonPools,
    specialStacks: open.specialStacks,
    wagonDiscards: open.wagonDiscards,
    contractors: open.contractors,
    cityMarkers: open.cityMarkers,
    missionTokens: open.missionTokens,
    contractSpaces: open.contractSpaces,
    warehouses: open.warehouses,
    renters: open.renters,
    stations: open.stations,
    parcels: open.parcels,
    parcelSupply: open.parcelSupply,
    parcelsLost: open.parcelsLost,
    sectors: open.sectors,
    locomotives: open.locomotives.slice(),
    vp: open.vp.slice(),
    coal: open.coal.slice(),
    investment: open.investment.slice(),
    agents: open.agents.slice(),
    warehousesLeft: open.warehousesLeft.slice(),
    stationsLeft: open.stationsLeft.slice(),
    contractMarkers: open.contractMarkers.slice(),
    levels: open.levels.slice(),
    infrastructure: open.infrastructure.slice(),
    contractorTracks: open.contractorTracks.slice(),
    tokens: open.tokens,
    wagons: open.wagons,
    cargo: open.cargo,
  };
  if (open.turnLimit !== undefined) state.turnLimit = open.turnLimit;
  return state;
}

/** Written out for the same reason. */
const cloneRandom = ({ order, actionCards, heroes, contracts, sidingTiles, wagons }: Random): Random => ({
  order: order.slice(),
  actionCards: actionCards.slice(),
  heroes: heroes.slice(),
  contracts: contracts.slice(),
  sidingTiles: sidingTiles.slice(),
  wagons: wagons.slice(),
});

export const cloneState = (state: TrainRushState): TrainRushState =>
  assembleState(state, state, cloneRandom(state.random), state.reveals, state.frames);
