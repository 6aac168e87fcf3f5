/**
 * Late positions with as much on the map as there can be: every road built, everybody with two loaded trucks, close together,
 * and one seat with a full hand. `roundhouse bench` measures the longest lists of moves in them.
 */
import type { Setup } from '../../kernel/index.ts';
import { aboveSpace, IN_HAND } from './effects/cards.ts';
import { cityValue } from './network.ts';
import { setUp } from './setup.ts';
import type { AutobahnFrame, AutobahnState } from './state.ts';
import { BUILD_STATION, bit, NONE, type Tables, TRUCKS } from './tables.ts';

const ME = 0;
const LAST_ERA = 3;
const RICH = 200;
/** Cards above the Basic ones; nobody gets more in a game. */
const MORE_CARDS = 10;

function buildAll(t: Tables, s: AutobahnState): void {
  s.era = LAST_ERA;
  s.stacks.fill(0);
  t.links.forEach(({ sections }, link) => {
    for (const section of sections) s.road[section] = link % 2 === 0 ? 2 : 1;
  });
  s.roadTiles.fill(NONE);
  s.connected.fill(1);
  for (let city = 0; city < t.cities.length; city++) s.values[city] = cityValue(t, s, city);
}

/** Sections one after the other as a truck would reach them from the best connected one of these colours. */
function fromTheMiddle(t: Tables, colours: number): number[] {
  const byRoads = t.sections
    .map((_, section) => section)
    .sort((a, b) => t.sections[b].neighbours.length - t.sections[a].neighbours.length);
  const order = byRoads.filter((section) => bit(colours, t.sections[section].colour)).slice(0, 1);
  for (let i = 0; i < order.length; i++) {
    for (const next of t.sections[order[i]].neighbours) if (!order.includes(next)) order.push(next);
  }
  return order;
}

/** Both trucks of the seat start on colours of its card; the others stand in their way. */
function placeTrucks(t: Tables, s: AutobahnState, colours: number): void {
  const order = fromTheMiddle(t, colours);
  const mine = order.filter((section) => bit(colours, t.sections[section].colour)).slice(0, TRUCKS);
  const places = [...mine, ...order.filter((section) => !mine.includes(section))];
  for (let truck = 0; truck < s.trucks.length; truck++) {
    s.trucks[truck] = places[truck];
    s.goods[truck] = t.depots[truck % t.depots.length].goods;
  }
}

/** One of every bonus tile, too. */
function fillHand(t: Tables, s: AutobahnState): void {
  for (const card of [...t.basics, ...t.advanced.slice(0, MORE_CARDS)]) s.cards[ME * t.cards.length + card] = IN_HAND;
  s.deck = t.advanced.slice(MORE_CARDS);
  for (let i = 0; i < s.display.length; i++) s.display[i] = s.deck.pop() ?? NONE;
  s.advancedDeck = [];
  s.money[ME] = RICH;
  s.countryTiles.fill(NONE);
  for (let type = 0; type < t.baseTileTypes; type++) s.tiles[ME * t.tileTypes.length + type] = 1;
}

function late(t: Tables, setup: Setup, card: number, frames: readonly AutobahnFrame[]): AutobahnState {
  const s = setUp(t, setup);
  buildAll(t, s);
  fillHand(t, s);
  placeTrucks(t, s, t.cards[card].colours);
  for (let seat = 0; seat < s.config.seats; seat++) s.routes[seat] = s.routesOnOffer[seat];
  s.routesOnOffer = [];
  s.turn = ME;
  s.frames.length = 0;
  s.frames.push(...frames);
  return s;
}

/** The choice of the action, and both trucks about to drive as far as any card lets them. */
export function crowdedPositions(t: Tables, setup: Setup): AutobahnState[] {
  const fastest = t.cards.findIndex(({ effect }) => effect === 'truckPlus2');
  const card = Math.max(0, fastest);
  const acting = late(t, setup, card, [{ kind: 'turn', seat: ME }]);
  const driving = late(t, setup, card, [
    { kind: 'endTurn', seat: ME },
    { kind: 'phase3', seat: ME },
  ]);
  driving.card = card;
  driving.colours = t.cards[card].colours;
  driving.cards[ME * t.cards.length + card] = aboveSpace(BUILD_STATION);
  return [acting, driving];
}
