/** The parts of an edition in the order in which states and views count them. The rules' tables and the board's model both build on these. */
import type { Edition } from './edition.ts';
import { TRACK_IDS } from './kinds.ts';

export const NONE = -1;

/** From id to number. */
export const indexOf = (items: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(items.map(({ id }, i) => [id, i]));

export interface WagonPart {
  readonly id: string;
  readonly size: number;
  /** What each slot takes, a resource or any; nothing told for special wagons, which take parcels. */
  readonly accepts: readonly string[];
  readonly special: boolean;
  readonly vpWhenFull: number;
  /** Which of several that look alike it is, from 1; 0 where nobody can ever own two of them. */
  readonly copy: number;
}

/** Wagons that look alike are numbered, to tell them apart in words; of one-slot wagons everybody has one of a kind. */
function numbered(wagons: readonly Omit<WagonPart, 'copy'>[]): WagonPart[] {
  const looks = wagons.map(({ size, accepts, special }) => `${special} ${size} ${accepts.join()}`);
  const alike = (look: string, among: readonly string[]): number => among.filter((other) => other === look).length;
  return wagons.map((wagon, i) => {
    const isOne = wagon.size === 1 || alike(looks[i], looks) === 1;
    return { ...wagon, copy: isOne ? 0 : alike(looks[i], looks.slice(0, i + 1)) };
  });
}

/** Regular wagons first, then special ones. */
export const wagonsOf = ({ wagons, specialWagons }: Edition): WagonPart[] =>
  numbered([
    ...wagons.items.map(({ id, slots, accepts }) => ({ id, size: slots, accepts, special: false, vpWhenFull: 0 })),
    ...specialWagons.items.map(({ id, parcelSlots, vpWhenFull }) => ({
      id,
      size: parcelSlots,
      accepts: [],
      special: true,
      vpWhenFull,
    })),
  ]);

/** Sizes of the rows in the flat arrays of a state. */
export interface Rooms {
  /** Slots of the longest wagon. */
  readonly maxSlots: number;
  readonly markerSlots: number;
  readonly warehouseSpaces: number;
  readonly spySpaces: number;
  /** Spaces for spies, then those for agents. */
  readonly sectorSpaces: number;
  /** Sizes of the contracts that lie in each city. */
  readonly sizes: readonly number[];
}

export function roomsOf({ cities, zones, sectors }: Edition, wagons: readonly WagonPart[]): Rooms {
  const [{ spySpaces, agentSpaces }] = sectors.items;
  return {
    maxSlots: Math.max(...wagons.map(({ size }) => size)),
    markerSlots: Math.max(...cities.items.map(({ markerSlots }) => markerSlots)),
    warehouseSpaces: Math.max(...zones.items.map(({ warehouseSpaces }) => warehouseSpaces)),
    spySpaces: spySpaces.length,
    sectorSpaces: spySpaces.length + agentSpaces.length,
    sizes: cities.items[0].contractSpaces,
  };
}

export interface ProgressTrack {
  /** What each level is worth. */
  readonly values: readonly number[];
  readonly topVp: number;
}

export const progressTracksOf = ({ progressTracks }: Edition): ProgressTrack[] =>
  TRACK_IDS.map((id) => {
    const track = progressTracks.items.find((item) => item.id === id);
    return { values: track?.levels.map(({ value }) => value) ?? [], topVp: track?.topLevelEndVp ?? 0 };
  });

/** What the number of players decides: rounds, spies, spaces of the action areas. */
export function setupFor({ setup: { byPlayers } }: Edition, seats: number): Edition['setup']['byPlayers']['2'] {
  return seats === 2 ? byPlayers[2] : seats === 3 ? byPlayers[3] : byPlayers[4];
}
