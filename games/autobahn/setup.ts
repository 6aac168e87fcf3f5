/** AB-3: setting the game up. */
import { type Events, type Seat, type Setup, seedRandom, shuffle } from '../../kernel/index.ts';
import { COLOURS } from './components/edition.ts';
import { limitTurns } from './effects/turn-limit.ts';
import { cityValue } from './network.ts';
import { configOf } from './options.ts';
import { setUpBot } from './solo/setup.ts';
import type { AutobahnConfig, AutobahnState } from './state.ts';
import {
  COLOUR_COUNT,
  EXTRA_DEPARTMENT,
  FLOORS,
  NOBODY,
  NONE,
  OFFICE_ROOM,
  ON_BOARD,
  SPACE_COUNT,
  type Tables,
  TRUCKS,
} from './tables.ts';

export const STREAMS = ['tiles', 'routes', 'improved', 'advanced', 'boards', 'start', 'wine', 'colours', 'tasks'];

const fill = (n: number, value: number): number[] => Array.from({ length: n }, () => value);

function emptyState(t: Tables, setup: Setup, config: AutobahnConfig): AutobahnState {
  const { seats } = config;
  const countries = t.countries.length;
  return {
    random: seedRandom(setup.seed, STREAMS),
    reveals: 0,
    frames: [],
    config,
    era: 1,
    turn: 0,
    startSeat: 0,
    trigger: NOBODY,
    finalTurns: NONE,
    stacks: [...t.edition.eras.list.map((era) => era.roadStack), t.edition.eras.sideSupply],
    road: fill(t.sections.length, 0),
    connected: fill(t.cities.length, 0),
    values: fill(t.cities.length, 0),
    stationAt: fill(t.links.length, NOBODY),
    upgradeAt: fill(t.links.length, NONE),
    traffic: fill(t.sections.length, 0),
    trafficSupply: config.traffic ? t.edition.modules.traffic.tokens : 0,
    upgradesLeft: config.services ? (1 << t.upgrades.length) - 1 : 0,
    wineSingles: 0,
    wineDoubles: 0,
    roadTiles: fill(t.sections.length, NONE),
    countryTiles: fill(countries * t.tileSpacesPerCountry, NONE),
    display: fill(t.edition.setup.display, NONE),
    deck: [],
    advancedDeck: [],
    routesOnOffer: [],
    pharma: fill(countries, NOBODY),
    offices: fill(COLOUR_COUNT * OFFICE_ROOM, NOBODY),
    floors: fill((EXTRA_DEPARTMENT + 1) * FLOORS, 0),
    money: fill(seats, 0),
    supply: fill(seats, t.employees),
    lobby: fill(seats, 0),
    track: fill(seats, t.edition.developmentTrack.start),
    stations: fill(seats, 0),
    tokens: fill(seats, t.tokenMask),
    extraTokens: fill(seats, t.edition.playerBoard.unlockTokens.extra),
    padlocks: fill(seats, 0),
    funding: fill(seats, 0),
    actionTiles: fill(seats * SPACE_COUNT, 0),
    cards: fill(seats * t.cards.length, 0),
    tiles: fill(seats * t.tileTypes.length, 0),
    tilesTaken: fill(seats, 0),
    trucks: fill(seats * TRUCKS, ON_BOARD),
    goods: fill(seats * TRUCKS, NONE),
    boards: fill(seats, NONE),
    goodsMarks: fill(seats * countries, 0),
    moneyMarks: fill(seats, 0),
    delivered: fill(seats, 0),
    routes: fill(seats, NONE),
    wineCards: fill(seats, NONE),
    wineState: fill(seats, 0),
    trafficHeld: fill(seats, 0),
    card: NONE,
    colours: 0,
    tileUsed: 0,
    freshTiles: fill(t.tileTypes.length, 0),
    rowUsed: 0,
    passed: [],
    moved: 0,
    boosted: 0,
    built: 0,
  };
}

const isPlayer = (s: AutobahnState, seat: Seat): boolean => seat !== s.config.bot;

/** AB-3.2 */
function layTiles(t: Tables, s: AutobahnState): void {
  const types = s.config.extraTiles ? t.tileTypes : t.tileTypes.slice(0, t.baseTileTypes);
  const tiles = shuffle(
    s.random.tiles,
    types.flatMap((type, i) => fill(type.copies, i)),
  );
  let next = 0;
  t.sections.forEach((section, i) => {
    if (section.tileSpace) s.roadTiles[i] = tiles[next++];
  });
  t.countries.forEach((country, c) => {
    country.tileSpaces.forEach((minPlayers, k) => {
      if (minPlayers <= s.config.setUpFor) s.countryTiles[c * t.tileSpacesPerCountry + k] = tiles[next++];
    });
  });
}

/** AB-3.3, AB-3.4 */
function preBuild(t: Tables, s: AutobahnState): void {
  for (const link of t.links) {
    if (!link.preBuilt) continue;
    for (const section of link.sections) {
      s.road[section] = 1;
      for (const city of t.sections[section].cities) s.connected[city] = 1;
    }
  }
  for (let c = 0; c < t.cities.length; c++) s.values[c] = cityValue(t, s, c);
}

/** AB-3.7 */
function layCards(t: Tables, s: AutobahnState): void {
  s.deck = shuffle(s.random.improved, t.improved.slice());
  for (let i = 0; i < s.display.length; i++) s.display[i] = s.deck.pop() ?? NONE;
  s.advancedDeck = shuffle(s.random.advanced, [...t.advanced, ...(s.config.twoColour ? t.twoColour : [])]);
}

/** AB-3.8, AB-3.9, AB-3.10 */
function equip(t: Tables, s: AutobahnState): void {
  const boards = shuffle(
    s.random.boards,
    t.boards.map((_, i) => i),
  );
  const players = s.config.bot === NOBODY ? s.config.seats : 1;
  const money = byPlayers(t.edition.setup.startingMoney, players);
  for (let seat = 0; seat < s.config.seats; seat++) {
    s.boards[seat] = boards[seat];
    if (!isPlayer(s, seat)) continue;
    s.money[seat] = money;
    for (const card of t.basics) if (t.cards[card].fromEra === 1) s.cards[seat * t.cards.length + card] = 1;
  }
}

function byPlayers(table: { 1: number; 2: number; 3: number; 4: number }, players: number): number {
  return players === 1 ? table[1] : players === 2 ? table[2] : players === 3 ? table[3] : table[4];
}

/** AB-25.1: the bot takes the place of the other players' cards (AB-25.7). */
function dealWine(t: Tables, s: AutobahnState): void {
  if (!s.config.wine) return;
  const cards = shuffle(
    s.random.wine,
    t.wines.map((_, i) => i),
  );
  for (let seat = 0; seat < s.config.seats; seat++) if (isPlayer(s, seat)) s.wineCards[seat] = cards.pop() ?? NONE;
  if (s.bot !== undefined) s.bot.wines = cards;
  const tokens = t.edition.modules.wine.deliveryTokens;
  const mine = s.config.setUpFor === 2 ? tokens[2] : s.config.setUpFor === 3 ? tokens[3] : tokens[4];
  s.wineSingles = mine.single;
  s.wineDoubles = mine.double;
}

/** AB-3.11, AB-3.12: employees clockwise from the start player, route cards anticlockwise from the last one. */
function startOrder(t: Tables, s: AutobahnState, events?: Events): void {
  const { seats, bot } = s.config;
  const black = COLOURS.indexOf('black');
  s.startSeat =
    bot !== NOBODY
      ? bot
      : shuffle(
          s.random.start,
          Array.from({ length: seats }, (_, i) => i),
        )[0];
  s.turn = s.startSeat;
  events?.push({ key: 'event.round', params: { era: s.era } });
  events?.push({ key: 'event.startPlayer', params: { seat: { seat: s.startSeat } } });
  s.frames.push({ kind: 'turn', seat: s.startSeat });
  for (let i = 0; i < seats; i++) {
    const seat = (s.startSeat + i) % seats;
    s.offices[black * OFFICE_ROOM + i] = seat;
    s.supply[seat]--;
    if (isPlayer(s, seat)) s.frames.push({ kind: 'routeCard', seat });
  }
  const players = bot === NOBODY ? seats : 1;
  s.routesOnOffer = shuffle(
    s.random.routes,
    t.routes.map((_, i) => i),
  )
    .slice(0, byPlayers(t.edition.setup.routeCardsRevealed, players))
    .sort((a, b) => a - b);
}

export function setUp(t: Tables, setup: Setup, events?: Events): AutobahnState {
  const s = emptyState(t, setup, configOf(t, setup));
  layTiles(t, s);
  preBuild(t, s);
  layCards(t, s);
  equip(t, s);
  if (s.config.bot !== NOBODY) setUpBot(t, s);
  dealWine(t, s);
  limitTurns(s);
  startOrder(t, s, events);
  return s;
}
