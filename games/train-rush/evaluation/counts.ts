/** What a learner is told of a position beside the parts of its evaluation. */
import type { Counts } from '../../../kernel/index.ts';
import type { TrainRushState } from '../state.ts';

export const COUNTS: Counts<TrainRushState> = {
  place: ({ order, seats }, seat) => order.indexOf(seat) / Math.max(1, seats - 1),
  coal: ({ coal }, seat) => coal[seat] / 5,
  investment: ({ investment }, seat) => investment[seat] / 10,
  agents: ({ agents }, seat) => agents[seat] / 5,
  warehouses: ({ warehousesLeft }, seat) => warehousesLeft[seat] / 5,
  stations: ({ stationsLeft }, seat) => stationsLeft[seat] / 3,
  contracts: ({ contractMarkers }, seat) => contractMarkers[seat] / 6,
  wagons: ({ wagons }, seat) => wagons[seat].length / 4,
};
