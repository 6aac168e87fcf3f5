/** The whole truth of a game of Train Rush. Pieces, fields and cards are numbers: their places in the edition. */
import { cloneRandom, type Frame, type GameState, type Random, type Seat } from '../../kernel/index.ts';

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
  deck: number[];
  pool: number[];
  discard: number[];
  /** Cards laid open whose actions are being resolved. */
  laid: number[];
  /** Cards just drawn by the seat that has to choose among them. */
  drawn: number[];
  hands: number[][];
  /** By card: who knows where it is, as bits. */
  seen: number[];
  /** By card: how many shuffles the deck had seen when the card last went into it. */
  shuffled: number[];
  shuffles: number;

  draft: Draft;
  heroes: number[][];
  missions: number[][];

  contractStacks: number[][];
  /** By region and size. */
  display: number[];
  contractDiscard: number[];

  /** Face-up siding tile by bonus space. */
  tiles: number[];
  tileStacks: number[][];
  tileDiscard: number[];
  /** Stacks that were rebuilt from the discard pile, as bits: what is in them is public. */
  rebuiltStacks: number;

  wagonPools: number[][];
  wagonStacks: number[][];
  wagonDiscards: number[][];
  specialStacks: number[][];

  /** By city: contractors present, as bits. */
  contractors: number[];
  /** By city and slot: owner. */
  cityMarkers: number[];
  /** By city, as bits. */
  missionTokens: number;
  /** By city and size: owner. */
  contractSpaces: number[];
  /** By zone and space: owner, and colour of the contractor beside it. */
  warehouses: number[];
  renters: number[];
  stations: number[];
  /** Zones with a parcel, as bits. */
  parcels: number;
  parcelSupply: number;
  parcelsLost: number;
  /** By sector and space: owner. */
  sectors: number[];

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
  tokens: number[][];
  wagons: number[][];
  /** By seat, wagon and slot: resource, or 0 for a parcel on a special wagon; NONE when empty. */
  cargo: number[][];
}

function cloneLists(lists: readonly number[][]): number[][] {
  const copy: number[][] = new Array(lists.length);
  for (let i = 0; i < lists.length; i++) copy[i] = lists[i].slice();
  return copy;
}

/** Fields in the order of `setUp`: fingerprints of states rely on it. */
export function cloneState(state: TrainRushState): TrainRushState {
  return {
    random: cloneRandom(state.random),
    reveals: state.reveals,
    frames: state.frames.slice(),
    seats: state.seats,
    drafted: state.drafted,
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    spies: state.spies.slice(),
    playedSpy: state.playedSpy.slice(),
    usedStates: state.usedStates,
    passed: state.passed,
    areas: state.areas.slice(),
    deck: state.deck.slice(),
    pool: state.pool.slice(),
    discard: state.discard.slice(),
    laid: state.laid.slice(),
    drawn: state.drawn.slice(),
    hands: cloneLists(state.hands),
    seen: state.seen.slice(),
    shuffled: state.shuffled.slice(),
    shuffles: state.shuffles,
    draft: state.draft,
    heroes: cloneLists(state.heroes),
    missions: cloneLists(state.missions),
    contractStacks: cloneLists(state.contractStacks),
    display: state.display.slice(),
    contractDiscard: state.contractDiscard.slice(),
    tiles: state.tiles.slice(),
    tileStacks: cloneLists(state.tileStacks),
    tileDiscard: state.tileDiscard.slice(),
    rebuiltStacks: state.rebuiltStacks,
    wagonStacks: cloneLists(state.wagonStacks),
    wagonPools: cloneLists(state.wagonPools),
    specialStacks: cloneLists(state.specialStacks),
    wagonDiscards: cloneLists(state.wagonDiscards),
    contractors: state.contractors.slice(),
    cityMarkers: state.cityMarkers.slice(),
    missionTokens: state.missionTokens,
    contractSpaces: state.contractSpaces.slice(),
    warehouses: state.warehouses.slice(),
    renters: state.renters.slice(),
    stations: state.stations.slice(),
    parcels: state.parcels,
    parcelSupply: state.parcelSupply,
    parcelsLost: state.parcelsLost,
    sectors: state.sectors.slice(),
    locomotives: state.locomotives.slice(),
    vp: state.vp.slice(),
    coal: state.coal.slice(),
    investment: state.investment.slice(),
    agents: state.agents.slice(),
    warehousesLeft: state.warehousesLeft.slice(),
    stationsLeft: state.stationsLeft.slice(),
    contractMarkers: state.contractMarkers.slice(),
    levels: state.levels.slice(),
    infrastructure: state.infrastructure.slice(),
    contractorTracks: state.contractorTracks.slice(),
    tokens: cloneLists(state.tokens),
    wagons: cloneLists(state.wagons),
    cargo: cloneLists(state.cargo),
  };
}
