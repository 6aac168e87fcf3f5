/** What differs between two moments of a game, as one viewer sees them: for previews and summaries of turns. */
import { type Change, ChangeRows, type ParamValue, type Seat, type Text, text } from '../../kernel/index.ts';
import { citiesVisited } from './end-of-round.ts';
import { NONE, type Tables, TRACKS } from './tables.ts';
import { colourText, fieldText, regionText, sectorText, trackText, zoneText } from './terms.ts';
import type { TrainRushView } from './view.ts';

type Rows = ChangeRows<TrainRushView>;

const named = (name: ParamValue): Text => text('change.name', { name });

const ones = (bits: number): number => [...bits.toString(2)].filter((digit) => digit === '1').length;

/** Slots of the train that hold something. */
const loaded = ({ cargo }: TrainRushView, seat: Seat): number => cargo[seat].filter((slot) => slot !== NONE).length;

function trackRows(rows: Rows, t: Tables, seat: Seat): void {
  for (let track = 0; track < TRACKS; track++) {
    rows.of(seat, trackText(track), (v) => t.trackValues[track][v.levels[seat * TRACKS + track] - 1]);
  }
  t.regions.forEach(({ id }, region) => {
    const label = text('change.infrastructure', { region: regionText(id) });
    rows.of(seat, label, (v) => v.infrastructure[seat * t.regions.length + region]);
  });
  t.colours.forEach((id, colour) => {
    const label = text('change.contractors', { colour: colourText(id) });
    rows.of(seat, label, (v) => v.contractorTracks[seat * t.colours.length + colour]);
  });
}

function seatRows(rows: Rows, t: Tables, seat: Seat): void {
  rows.of(seat, text('change.locomotive'), (v) => named(fieldText(t, v.locomotives[seat])));
  rows.of(seat, text('change.vp'), (v) => v.vp[seat]);
  rows.of(seat, text('change.coal'), (v) => v.coal[seat]);
  rows.of(seat, text('change.investment'), (v) => v.investment[seat]);
  rows.of(seat, text('change.cities'), (v) => citiesVisited(v, seat));
  rows.of(seat, text('change.cargo'), (v) => loaded(v, seat));
  rows.of(seat, text('change.wagons'), (v) => v.wagons[seat].length);
  trackRows(rows, t, seat);
  rows.of(seat, text('change.warehousesLeft'), (v) => v.warehousesLeft[seat]);
  rows.of(seat, text('change.stationsLeft'), (v) => v.stationsLeft[seat]);
  rows.of(seat, text('change.markersLeft'), (v) => v.contractMarkers[seat]);
  rows.of(seat, text('change.agentsLeft'), (v) => v.agents[seat]);
  rows.of(seat, text('change.spiesLeft'), (v) => ones(v.spies[seat]));
  rows.of(seat, text('change.bid'), (v) => v.playedSpy[seat]);
  rows.of(seat, text('change.hand'), (v) => v.hands[seat].length);
  rows.of(seat, text('change.heroes'), (v) => v.heroCounts[seat]);
  rows.of(seat, text('change.missions'), (v) => v.missions[seat].length);
  rows.of(seat, text('change.tokens'), (v) => v.tokens[seat].length);
}

const ownerText = (owner: Seat): Text => (owner === NONE ? text('change.free') : named({ seat: owner }));

function placeRows(rows: Rows, t: Tables): void {
  t.cities.forEach(({ name }, city) => {
    rows.row(text('change.contractorsIn', { city: name }), (v) => ones(v.contractors[city]));
    t.sizes.forEach((size, i) => {
      const label = text('change.contractSpace', { city: name, size });
      rows.row(label, (v) => ownerText(v.contractSpaces[city * t.sizes.length + i]));
    });
  });
  const room = t.warehouseSpaces;
  t.zones.forEach(({ id }, zone) => {
    const built = (v: TrainRushView): number =>
      v.warehouses.slice(zone * room, (zone + 1) * room).filter((owner) => owner !== NONE).length;
    const rented = (v: TrainRushView): number =>
      v.renters.slice(zone * room, (zone + 1) * room).filter((colour) => colour !== NONE).length;
    rows.row(text('change.warehousesIn', { zone: zoneText(id) }), built);
    rows.row(text('change.rentersIn', { zone: zoneText(id) }), rented);
    rows.row(text('change.stationIn', { zone: zoneText(id) }), (v) => ownerText(v.stations[zone]));
    rows.row(text('change.parcelIn', { zone: zoneText(id) }), (v) => (v.parcels >> zone) & 1);
  });
  const spaces = t.sectorSpaces;
  t.sectors.forEach((_, sector) => {
    const pieces = (v: TrainRushView): number =>
      v.sectors.slice(sector * spaces, (sector + 1) * spaces).filter((owner) => owner !== NONE).length;
    rows.row(text('change.sector', { sector: sectorText(t, sector) }), pieces);
  });
}

export function changesBetween(t: Tables, before: TrainRushView, after: TrainRushView): Change[] {
  const rows = new ChangeRows(before, after);
  for (let seat = 0; seat < before.seats; seat++) seatRows(rows, t, seat);
  placeRows(rows, t);
  return rows.changes;
}
