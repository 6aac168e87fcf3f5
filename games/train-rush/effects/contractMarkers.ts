/** Contract markers bought on the black market (TR-9.17). */
import type { Seat } from '../../../kernel/index.ts';
import type { TrainRushState } from '../state.ts';
import { at, type EffectOf, NONE, type Tables } from '../tables.ts';
import { gainVp } from './gains.ts';
import { activeRegion, type EffectKind } from './kind.ts';

type Place = EffectOf<'placeContractMarker'>;
const NOWHERE: readonly number[] = [];

const citiesInReach = (tables: Tables, state: TrainRushState, seat: Seat): readonly number[] => {
  const region = activeRegion(tables, state, seat);
  return region === NONE ? NOWHERE : tables.citiesOf[region];
};

export const placeContractMarker = (tables: Tables): EffectKind<Place> => ({
  possible(state, seat, { sizeIndex }) {
    if (state.contractMarkers[seat] === 0) return false;
    for (const city of citiesInReach(tables, state, seat))
      if (state.contractSpaces[city * tables.sizes.length + sizeIndex] === NONE) return true;
    return false;
  },
  targets(state, seat, { sizeIndex }, into) {
    for (const city of citiesInReach(tables, state, seat))
      if (state.contractSpaces[city * tables.sizes.length + sizeIndex] === NONE)
        into.push(tables.moves.placeMarker[city][sizeIndex]);
  },
  perform(state, seat, { sizeIndex, vp }, move, events) {
    if (move.type !== 'placeMarker') return;
    const city = at(tables.index.city, move.city);
    state.contractSpaces[city * tables.sizes.length + sizeIndex] = seat;
    state.contractMarkers[seat]--;
    events?.push({
      key: 'event.contractMarker',
      params: { seat: { seat }, city: tables.cities[city].name, size: move.size },
    });
    gainVp(state, seat, vp, events);
  },
});
