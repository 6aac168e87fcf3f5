/** Contract markers bought on the black market (TR-9.17). */
import type { Seat } from '../../../kernel/index.ts';
import { replaced } from '../lists.ts';
import type { MoveOf } from '../moves.ts';
import type { TrainRushState } from '../state.ts';
import { at, type EffectOf, NONE, type Tables } from '../tables.ts';
import { gainVp } from './gains.ts';
import { activeRegion, type EffectKind } from './kind.ts';

type Place = EffectOf<'placeContractMarker'>;
const NOWHERE: readonly number[] = [];

const citiesInReach = (t: Tables, state: TrainRushState, seat: Seat): readonly number[] => {
  const region = activeRegion(t, state, seat);
  return region === NONE ? NOWHERE : t.citiesOf[region];
};

export const placeContractMarker = (t: Tables): EffectKind<Place, MoveOf<'placeMarker'>> => ({
  possible(state, seat, { sizeIndex }) {
    if (state.contractMarkers[seat] === 0) return false;
    for (const city of citiesInReach(t, state, seat))
      if (state.contractSpaces[city * t.sizes.length + sizeIndex] === NONE) return true;
    return false;
  },
  targets(state, seat, { sizeIndex }, into) {
    for (const city of citiesInReach(t, state, seat))
      if (state.contractSpaces[city * t.sizes.length + sizeIndex] === NONE)
        into.push(t.moves.placeMarker[city][sizeIndex]);
  },
  perform(state, seat, { sizeIndex, vp }, move, events) {
    const city = at(t.index.city, move.city);
    state.contractSpaces = replaced(state.contractSpaces, city * t.sizes.length + sizeIndex, seat);
    state.contractMarkers[seat]--;
    events?.push({
      key: 'event.contractMarker',
      params: { seat: { seat }, city: t.cities[city].name, size: move.size },
    });
    gainVp(state, seat, vp, events);
  },
});
