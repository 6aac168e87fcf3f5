/** Every number that previews of Train Rush name, read from the whole state in the simplest way. For tests. */
import { Numbers } from '../../kernel/conformance/numbers.ts';
import { parseEdition, TRACK_IDS } from './components/edition.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import type { TrainRushState } from './state.ts';
import { compileTables } from './tables.ts';

const t = compileTables(parseEdition(standardEdition));
const TRACKS = TRACK_IDS.length;

const bits = (mask: number): number => [...mask.toString(2)].filter((digit) => digit === '1').length;
const taken = (list: readonly number[], from: number, count: number): number =>
  list.slice(from, from + count).filter((owner) => owner >= 0).length;

function seatNumbers(told: Numbers, s: TrainRushState, seat: number): void {
  const simple = {
    vp: s.vp[seat],
    coal: s.coal[seat],
    investment: s.investment[seat],
    cities: s.cityMarkers.filter((owner) => owner === seat).length,
    cargo: s.cargo[seat].filter((slot) => slot >= 0).length,
    wagons: s.wagons[seat].length,
    warehousesLeft: s.warehousesLeft[seat],
    stationsLeft: s.stationsLeft[seat],
    markersLeft: s.contractMarkers[seat],
    agentsLeft: s.agents[seat],
    spiesLeft: bits(s.spies[seat]),
    bid: s.playedSpy[seat],
    hand: s.hands[seat].length,
    heroes: s.heroes[seat].length,
    missions: s.missions[seat].length,
    tokens: s.tokens[seat].length,
  };
  for (const [name, value] of Object.entries(simple)) told.of(seat, `change.${name}`, value);
  TRACK_IDS.forEach((id, track) => {
    told.of(seat, `track.${id}`, t.trackValues[track][s.levels[seat * TRACKS + track] - 1]);
  });
  t.regions.forEach(({ id }, region) => {
    told.of(seat, `change.infrastructure region.${id}`, s.infrastructure[seat * t.regions.length + region]);
  });
  t.colours.forEach((id, colour) => {
    told.of(seat, `change.contractors colour.${id}`, s.contractorTracks[seat * t.colours.length + colour]);
  });
}

export function numbersOf(s: TrainRushState): ReadonlyMap<string, number> {
  const told = new Numbers();
  for (let seat = 0; seat < s.seats; seat++) seatNumbers(told, s, seat);
  t.cities.forEach(({ name }, city) => {
    told.add(`change.contractorsIn ${name}`, bits(s.contractors[city]));
  });
  t.zones.forEach(({ id }, zone) => {
    const name = id.slice(1);
    told.add(`change.warehousesIn ${name}`, taken(s.warehouses, zone * t.warehouseSpaces, t.warehouseSpaces));
    told.add(`change.rentersIn ${name}`, taken(s.renters, zone * t.warehouseSpaces, t.warehouseSpaces));
    told.add(`change.parcelIn ${name}`, (s.parcels & (1 << zone)) === 0 ? 0 : 1);
  });
  t.sectors.forEach(({ kind, region }, sector) => {
    const name = `sector.${kind} region.${t.regions[region].id}`;
    told.add(`change.sector ${name}`, taken(s.sectors, sector * t.sectorSpaces, t.sectorSpaces));
  });
  return told.map;
}
