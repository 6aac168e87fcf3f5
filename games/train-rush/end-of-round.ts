/** End of the round and of the game (section 15). */
import type { Seat, StepHandler } from '../../kernel/index.ts';
import { refillActionPool } from './effects/action-cards.ts';
import { enterPhase } from './phases.ts';
import { lastRound } from './setup.ts';
import type { FrameOf, TrainRushState } from './state.ts';
import type { Tables } from './tables.ts';

export function citiesVisited(state: Pick<TrainRushState, 'cityMarkers'>, seat: Seat): number {
  let visited = 0;
  for (const owner of state.cityMarkers) if (owner === seat) visited++;
  return visited;
}

/** A player with markers in all cities, if there is one; then the game ends after this round (TR-15.1). */
export function allCitiesVisited(t: Tables, state: Pick<TrainRushState, 'cityMarkers' | 'seats'>): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (citiesVisited(state, seat) === t.cities.length) return true;
  return false;
}

export const endOfRound = (t: Tables): StepHandler<TrainRushState, FrameOf<'endOfRound'>> => ({
  run(state, _frame, events) {
    enterPhase(state, 'endOfRound', events);
    if (allCitiesVisited(t, state) || state.round === lastRound(t, state)) {
      events?.push({ key: 'event.gameEnd', params: {} });
      return;
    }
    state.round++;
    state.areas.fill(0);
    state.discard = [...state.discard, ...state.pool];
    state.pool = [];
    refillActionPool(t, state, events);
    state.frames.push({ kind: 'startRound' });
  },
});
