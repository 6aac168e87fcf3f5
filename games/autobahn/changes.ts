/** What differs between two moments of a game, as one viewer sees them: for previews and summaries of turns. */
import { type Change, ChangeRows, type Seat, type Text, text } from '../../kernel/index.ts';
import { SPACES } from './components/edition.ts';
import { IN_HAND } from './effects/cards.ts';
import { administrationEmployees } from './effects/employees.ts';
import { autobahnValue, ones, routeStatus } from './network.ts';
import type { AutobahnState } from './state.ts';
import { COLOUR_COUNT, NOBODY, NONE, OFFICE_ROOM, ON_BOARD, type Tables, TRUCKS } from './tables.ts';
import { autobahnText, cityText, goodsText, linkText, routeText, sectionText, spaceText } from './terms.ts';

const MONEY = 'bonus.money';

type Rows = ChangeRows<AutobahnState>;

/** What is owed for a road that is being built is as good as paid. */
const moneyLeft = (s: AutobahnState, seat: Seat): number =>
  s.frames.reduce(
    (money, frame) => (frame.seat === seat && 'cost' in frame ? money - frame.cost : money),
    s.money[seat],
  );

/** Chairs of a seat in the office of an autobahn, and all that are taken there. */
function staff(s: AutobahnState, colour: number, seat: Seat): { readonly own: number; readonly all: number } {
  const chairs = s.offices.slice(colour * OFFICE_ROOM, (colour + 1) * OFFICE_ROOM);
  return {
    own: chairs.filter((owner) => owner === seat).length,
    all: chairs.filter((owner) => owner !== NOBODY).length,
  };
}

/** AB-18.1: what the office of an autobahn would pay a seat, if the era ended now. */
export function budgetOf(t: Tables, s: AutobahnState, colour: number, seat: Seat): number {
  const { own, all } = staff(s, colour, seat);
  return all === 0 ? 0 : Math.floor(autobahnValue(t, s, colour) / all) * own;
}

const handOf = (t: Tables, s: AutobahnState, seat: Seat): number =>
  s.cards.slice(seat * t.cards.length, (seat + 1) * t.cards.length).filter((place) => place === IN_HAND).length;

const tilesOf = (t: Tables, s: AutobahnState, seat: Seat): number =>
  s.tiles.slice(seat * t.tileTypes.length, (seat + 1) * t.tileTypes.length).reduce((sum, n) => sum + n, 0);

/** Where a truck stands: on its owner's board, in a depot or on a section. */
function truckPlace(t: Tables, s: AutobahnState, seat: Seat, truck: number): Text {
  const place = s.trucks[seat * TRUCKS + truck];
  if (place === ON_BOARD) return text('change.onBoard');
  return place < t.sections.length
    ? sectionText(t, place)
    : text('change.depot', { city: cityText(t, t.depots[place - t.sections.length].city) });
}

function truckLoad(s: AutobahnState, seat: Seat, truck: number): Text {
  const goods = s.goods[seat * TRUCKS + truck];
  return goods === NONE ? text('change.empty') : goodsText(goods);
}

/** AB-18.4: how good the way between the cities of the route card is, the lower the better; open while they are not joined. */
function routeOf(t: Tables, s: AutobahnState, seat: Seat): Text {
  if (s.routes[seat] === NONE) return text('change.noRoute');
  const route = routeText(t, s.routes[seat]);
  const [from, to] = t.routes[s.routes[seat]].cities;
  const status = routeStatus(t, s, from, to);
  return status === NONE ? text('change.open', { route }) : text('change.joined', { route, status });
}

const ACTION_TILES = ['change.twoCones', 'change.oneCone', 'change.noCone'] as const;

function truckRows(rows: Rows, t: Tables, seat: Seat): void {
  for (let truck = 0; truck < TRUCKS; truck++) {
    rows.of(seat, text('change.truckPlace', { truck: truck + 1 }), (s) => truckPlace(t, s, seat, truck));
    rows.of(seat, text('change.truckLoad', { truck: truck + 1 }), (s) => truckLoad(s, seat, truck));
  }
}

function officeRows(rows: Rows, t: Tables, seat: Seat): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const autobahn = autobahnText(colour);
    rows.of(seat, text('change.employees', { autobahn }), (s) => staff(s, colour, seat).own);
    rows.of(seat, text('change.budget', { autobahn }), (s) => budgetOf(t, s, colour, seat), MONEY);
  }
}

function seatRows(rows: Rows, t: Tables, { config }: AutobahnState, seat: Seat): void {
  rows.of(seat, text('change.money'), (s) => moneyLeft(s, seat), MONEY);
  officeRows(rows, t, seat);
  rows.of(seat, text('change.supply'), (s) => s.supply[seat]);
  rows.of(seat, text('change.lobby'), (s) => s.lobby[seat]);
  rows.of(seat, text('change.administration'), (s) => administrationEmployees(s, seat) - s.lobby[seat]);
  rows.of(seat, text('change.track'), (s) => s.track[seat]);
  rows.of(seat, text('change.stations'), (s) => s.stations[seat]);
  rows.of(seat, text('change.delivered'), (s) => ones(s.delivered[seat]));
  rows.of(seat, text('change.tilesTaken'), (s) => s.tilesTaken[seat]);
  if (seat === config.bot) return;
  truckRows(rows, t, seat);
  rows.of(seat, text('change.hand'), (s) => handOf(t, s, seat));
  rows.of(seat, text('change.tiles'), (s) => tilesOf(t, s, seat));
  rows.of(seat, text('change.technologies'), (s) => ones(s.padlocks[seat]));
  rows.of(seat, text('change.tokens'), (s) => ones(s.tokens[seat]) + s.extraTokens[seat]);
  SPACES.forEach((space, i) => {
    const tile = seat * SPACES.length + i;
    rows.of(seat, text('change.actionTile', { space: spaceText(space) }), (s) =>
      text(ACTION_TILES[s.actionTiles[tile]]),
    );
  });
  rows.of(seat, text('change.route'), (s) => routeOf(t, s, seat));
}

function mapRows(rows: Rows, t: Tables): void {
  t.links.forEach(({ sections }, link) => {
    const of = sections.length;
    rows.row(
      text('change.sections', { link: linkText(t, link), of }),
      (s) => sections.filter((i) => s.road[i] > 0).length,
    );
    rows.row(linkText(t, link), (s) => text(s.road[sections[0]] === 2 ? 'change.dualRoad' : 'change.road'));
    rows.row(text('change.station', { link: linkText(t, link) }), (s) =>
      text(s.upgradeAt[link] === NONE ? 'change.plainStation' : 'change.upgradedStation'),
    );
  });
  t.cities.forEach((_, city) => {
    rows.row(text('change.value', { city: cityText(t, city) }), (s) => s.values[city]);
  });
  t.sections.forEach((_, section) => {
    rows.row(text('change.traffic', { section: sectionText(t, section) }), (s) => s.traffic[section]);
  });
}

/** Two moments of which a viewer knows everything that is told here. */
export function changesBetween(t: Tables, before: AutobahnState, after: AutobahnState): Change[] {
  const rows = new ChangeRows(before, after);
  mapRows(rows, t);
  for (let seat = 0; seat < before.config.seats; seat++) seatRows(rows, t, before, seat);
  // AB-7.4: where the stack of this era is empty, a tile of the next one is taken.
  t.edition.eras.list.forEach((_, i) => {
    rows.row(text('change.roadTiles', { era: i + 1 }), (s) => s.stacks[i]);
  });
  rows.row(text('change.era'), (s) => s.era);
  return rows.changes;
}
