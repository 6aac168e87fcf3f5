/** Everything that lies open for all (section 17), under the names it has in the state. The allow-list of all views. */
import type { TrainRushState } from './state.ts';

export type PublicState = Pick<
  TrainRushState,
  | 'seats'
  | 'drafted'
  | 'round'
  | 'phase'
  | 'order'
  | 'spies'
  | 'playedSpy'
  | 'usedStates'
  | 'passed'
  | 'areas'
  | 'pool'
  | 'discard'
  | 'laid'
  | 'shuffles'
  | 'shuffled'
  | 'missions'
  | 'display'
  | 'contractDiscard'
  | 'tiles'
  | 'tileDiscard'
  | 'rebuiltStacks'
  | 'wagonPools'
  | 'wagonDiscards'
  | 'specialStacks'
  | 'contractors'
  | 'cityMarkers'
  | 'missionTokens'
  | 'contractSpaces'
  | 'warehouses'
  | 'renters'
  | 'stations'
  | 'parcels'
  | 'parcelSupply'
  | 'parcelsLost'
  | 'sectors'
  | 'locomotives'
  | 'vp'
  | 'coal'
  | 'investment'
  | 'agents'
  | 'warehousesLeft'
  | 'stationsLeft'
  | 'contractMarkers'
  | 'levels'
  | 'infrastructure'
  | 'contractorTracks'
  | 'tokens'
  | 'wagons'
  | 'cargo'
>;

const copyLists = (lists: readonly number[][]): number[][] => lists.map((list) => list.slice());

/** A copy that shares nothing. */
export function copyPublicState(from: PublicState): PublicState {
  return {
    seats: from.seats,
    drafted: from.drafted,
    round: from.round,
    phase: from.phase,
    order: from.order.slice(),
    spies: from.spies.slice(),
    playedSpy: from.playedSpy.slice(),
    usedStates: from.usedStates,
    passed: from.passed,
    areas: from.areas.slice(),
    pool: from.pool.slice(),
    discard: from.discard.slice(),
    laid: from.laid.slice(),
    shuffles: from.shuffles,
    shuffled: from.shuffled.slice(),
    missions: copyLists(from.missions),
    display: from.display.slice(),
    contractDiscard: from.contractDiscard.slice(),
    tiles: from.tiles.slice(),
    tileDiscard: from.tileDiscard.slice(),
    rebuiltStacks: from.rebuiltStacks,
    wagonPools: copyLists(from.wagonPools),
    wagonDiscards: copyLists(from.wagonDiscards),
    specialStacks: copyLists(from.specialStacks),
    contractors: from.contractors.slice(),
    cityMarkers: from.cityMarkers.slice(),
    missionTokens: from.missionTokens,
    contractSpaces: from.contractSpaces.slice(),
    warehouses: from.warehouses.slice(),
    renters: from.renters.slice(),
    stations: from.stations.slice(),
    parcels: from.parcels,
    parcelSupply: from.parcelSupply,
    parcelsLost: from.parcelsLost,
    sectors: from.sectors.slice(),
    locomotives: from.locomotives.slice(),
    vp: from.vp.slice(),
    coal: from.coal.slice(),
    investment: from.investment.slice(),
    agents: from.agents.slice(),
    warehousesLeft: from.warehousesLeft.slice(),
    stationsLeft: from.stationsLeft.slice(),
    contractMarkers: from.contractMarkers.slice(),
    levels: from.levels.slice(),
    infrastructure: from.infrastructure.slice(),
    contractorTracks: from.contractorTracks.slice(),
    tokens: copyLists(from.tokens),
    wagons: copyLists(from.wagons),
    cargo: copyLists(from.cargo),
  };
}
