/** Every number that previews of Autobahn name, read from the whole state in the simplest way. For tests. */
import { Numbers } from '../../kernel/conformance/numbers.ts';
import { parseEdition } from './components/edition.ts';
import { COLOURS } from './components/kinds.ts';
import { bonusTilesOf, cardsOf, linksOf, OFFICE_ROOM } from './components/parts.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import type { AutobahnState } from './state.ts';

const edition = parseEdition(standardEdition);
const LINKS = linksOf(edition);
const CITIES = edition.map.cities;
const CARDS = cardsOf(edition).length;
const TILES = bonusTilesOf(edition).length;

const bits = (mask: number): number => [...mask.toString(2)].filter((digit) => digit === '1').length;

const isBuilt = (s: AutobahnState, section: number): boolean => s.road[section] > 0;

/** AB-18.1 */
function budgetOf(s: AutobahnState, colour: number, seat: number): number {
  const chairs = s.offices.slice(colour * OFFICE_ROOM, (colour + 1) * OFFICE_ROOM);
  const staff = chairs.filter((owner) => owner >= 0).length;
  if (staff === 0) return 0;
  const cities = new Set(LINKS.filter((link) => link.colour === COLOURS[colour]).flatMap(({ from, to }) => [from, to]));
  const total = [...cities].reduce((sum, city) => sum + s.values[city], 0);
  return Math.floor(total / staff) * chairs.filter((owner) => owner === seat).length;
}

function seatNumbers(told: Numbers, s: AutobahnState, seat: number): void {
  const owed = s.frames.reduce((sum, frame) => ('cost' in frame && frame.seat === seat ? sum + frame.cost : sum), 0);
  told.of(seat, 'change.money', s.money[seat] - owed);
  COLOURS.forEach((name, colour) => {
    const chairs = s.offices.slice(colour * OFFICE_ROOM, (colour + 1) * OFFICE_ROOM);
    told.of(seat, `change.employees autobahn.${name}`, chairs.filter((owner) => owner === seat).length);
    told.of(seat, `change.budget autobahn.${name}`, budgetOf(s, colour, seat));
  });
  told.of(seat, 'change.supply', s.supply[seat]);
  told.of(seat, 'change.lobby', s.lobby[seat]);
  told.of(seat, 'change.administration', s.floors.filter((mask) => (mask >> seat) % 2 === 1).length);
  told.of(seat, 'change.track', s.track[seat]);
  told.of(seat, 'change.stations', s.stations[seat]);
  told.of(seat, 'change.delivered', bits(s.delivered[seat]));
  told.of(seat, 'change.tilesTaken', s.tilesTaken[seat]);
  const cards = s.cards.slice(seat * CARDS, (seat + 1) * CARDS);
  told.of(seat, 'change.hand', cards.filter((place) => place === 1).length);
  const tiles = s.tiles.slice(seat * TILES, (seat + 1) * TILES);
  told.of(
    seat,
    'change.tiles',
    tiles.reduce((sum, n) => sum + n, 0),
  );
  told.of(seat, 'change.technologies', bits(s.padlocks[seat]));
  told.of(seat, 'change.tokens', bits(s.tokens[seat]) + s.extraTokens[seat]);
}

export function numbersOf(s: AutobahnState): ReadonlyMap<string, number> {
  const told = new Numbers();
  for (let seat = 0; seat < s.config.seats; seat++) seatNumbers(told, s, seat);
  LINKS.forEach(({ from, to, colour, sections }) => {
    const link = `${CITIES[from].name} ${CITIES[to].name} autobahn.${colour}`;
    told.add(`change.sections ${link} ${sections.length}`, sections.filter((section) => isBuilt(s, section)).length);
    sections.forEach((section, i) => {
      const near = sections.length === 1 ? '' : `${CITIES[i === 0 ? from : to].name} `;
      const name = `${CITIES[from].name} ${CITIES[to].name} ${near}autobahn.${colour}`;
      told.add(`change.traffic ${name}`, s.traffic[section]);
    });
  });
  CITIES.forEach(({ name }, city) => {
    told.add(`change.value ${name}`, s.values[city]);
  });
  s.stacks.slice(0, 3).forEach((left, era) => {
    told.add(`change.roadTiles ${era + 1}`, left);
  });
  told.add('change.era', s.era);
  return told.map;
}
