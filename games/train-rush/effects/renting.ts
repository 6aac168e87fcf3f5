/** Renting own warehouses to contractors (TR-9.7). */
import type { Events, Seat } from '../../../kernel/index.ts';
import { replaced } from '../lists.ts';
import type { Into, MoveOf } from '../moves.ts';
import type { TrainRushState } from '../state.ts';
import { at, type EffectOf, NONE, type Tables } from '../tables.ts';
import { colourText, zoneText } from '../terms.ts';
import { advanceContractorTrack } from './bonus-tracks.ts';
import type { EffectKind } from './kind.ts';

/** Place of the seat's first unrented warehouse in a zone, NONE if there is none. */
function unrented(t: Tables, state: TrainRushState, seat: Seat, zone: number): number {
  const spaces = t.warehouseSpaces;
  for (let i = zone * spaces; i < (zone + 1) * spaces; i++)
    if (state.warehouses[i] === seat && state.renters[i] === NONE) return i;
  return NONE;
}

/** Colours of the contractors in a zone, as bits. */
export function coloursIn(t: Tables, state: TrainRushState, zone: number): number {
  const spaces = t.warehouseSpaces;
  let colours = 0;
  for (let i = zone * spaces; i < (zone + 1) * spaces; i++)
    if (state.renters[i] !== NONE) colours |= 1 << state.renters[i];
  return colours;
}

/** Adds the ways to rent to a contractor standing in a city; says whether there is one. */
export function rentTargets(t: Tables, state: TrainRushState, seat: Seat, city: number, into?: Into<'rent'>): boolean {
  const present = state.contractors[city];
  if (present === 0) return false;
  let found = false;
  for (let zone = 0; zone < t.zones.length; zone++) {
    if (state.stations[zone] === NONE || unrented(t, state, seat, zone) === NONE) continue;
    const open = present & ~coloursIn(t, state, zone);
    if (open === 0) continue;
    if (into === undefined) return true;
    found = true;
    for (let colour = 0; colour < t.colours.length; colour++)
      if ((open >> colour) & 1) into.push(t.moves.rent[zone][colour][city]);
  }
  return found;
}

export function rent(t: Tables, state: TrainRushState, seat: Seat, move: MoveOf<'rent'>, events?: Events): void {
  const zone = at(t.index.zone, move.zone);
  const city = at(t.index.city, move.city);
  const colour = at(t.index.colour, move.contractor);
  state.renters = replaced(state.renters, unrented(t, state, seat, zone), colour);
  state.contractors = replaced(state.contractors, city, state.contractors[city] & ~(1 << colour));
  events?.push({
    key: 'event.rent',
    params: {
      seat: { seat },
      zone: zoneText(move.zone),
      contractor: colourText(move.contractor),
      city: t.cities[city].name,
    },
  });
  advanceContractorTrack(t, state, seat, colour, t.cities[city].rank, events);
}

export const rentWarehouse = (t: Tables): EffectKind<EffectOf<'rentWarehouse'>, MoveOf<'rent'>> => ({
  possible(state, seat) {
    for (let city = 0; city < t.cities.length; city++) if (rentTargets(t, state, seat, city)) return true;
    return false;
  },
  targets(state, seat, _effect, into) {
    for (let city = 0; city < t.cities.length; city++) rentTargets(t, state, seat, city, into);
  },
  perform(state, seat, _effect, move, events) {
    rent(t, state, seat, move, events);
  },
});
