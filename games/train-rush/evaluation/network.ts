/** Stations, warehouses and who has rented them (sections 9 and 13). */
import type { Seat } from '../../../kernel/index.ts';
import type { TrainRushState } from '../state.ts';
import { NONE, type Tables } from '../tables.ts';
import type { Clock } from './clock.ts';
import type { Worth } from './weights.ts';

export interface Network {
  /** Own warehouses that can be rented out; as of the last look. */
  ready: number;
  worth(state: TrainRushState, seat: Seat, clock: Clock): number;
}

export function networkWorth(t: Tables, w: Worth): Network {
  const spaces = t.warehouseSpaces;
  const ready = Float64Array.from({ length: 40 }, (_, count) => {
    let worth = 0;
    for (let i = 0; i < count; i++) worth += w.readyWarehouse * w.readyFading ** i;
    return worth;
  });
  const network: Network = {
    ready: 0,
    worth(state, seat, { left, movements }) {
      const soon = Math.min(1, left / 2);
      const visits = (movements * state.seats) / 4;
      let worth = 0;
      let waiting = 0;
      for (let zone = 0, space = 0; zone < state.stations.length; zone++) {
        const station = state.stations[zone];
        if (station === seat) worth += w.station * soon;
        for (const end = (zone + 1) * spaces; space < end; space++) {
          const owner = state.warehouses[space];
          if (owner === NONE) continue;
          if (state.renters[space] !== NONE) {
            if (owner === seat) worth += w.rentedPerRound * visits;
            if (station === seat) worth += w.stationPerRound * visits;
          } else if (owner === seat) {
            if (station === NONE) worth += w.warehouse * soon;
            else waiting++;
          }
        }
      }
      network.ready = waiting;
      return worth + ready[waiting] * Math.min(1, movements / 2);
    },
  };
  return network;
}
