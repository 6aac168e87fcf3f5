/** Between which numbers everything in a state lies. Asked before all other laws, which count on it. */
import { BONUS_KINDS } from './components/edition.ts';
import { USED_PROMOTE } from './effects/feasible.ts';
import { officeRoomFor } from './options.ts';
import type { AutobahnConfig, AutobahnFrame, AutobahnState, BotState } from './state.ts';
import {
  ALL_COLOURS,
  COLOUR_COUNT,
  DEPARTMENT_NAMES,
  EXTRA_DEPARTMENT,
  FLOORS,
  NOBODY,
  NONE,
  OFFICE_ROOM,
  ON_BOARD,
  SPACE_COUNT,
  type Tables,
  TRUCKS,
  WINE,
} from './tables.ts';

/** More than anybody owns, counts or waits for in the longest game. */
const MANY = 1_000_000;
const MOST_FRAMES = 500;
const MOST_STEPS = 20;
const WORD = 0x7fff_ffff;

type Range = readonly [least: number, most: number];
type Lists = Partial<Record<keyof AutobahnState | keyof BotState, readonly [length: number, range: Range]>>;
type Ranges = Readonly<Record<string, Range>>;
type Report = (sentence: string) => void;

const isWithin = (value: unknown, [least, most]: Range): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const indexOf = (count: number): Range => [0, count - 1];
/** An index, or −1 for none. */
const maybe = (count: number): Range => [NONE, count - 1];
const upTo = (most: number): Range => [0, most];
const mask = (bits: number): Range => [0, 2 ** bits - 1];
const FLAG: Range = [0, 1];

function numbers(holder: object, ranges: Ranges, place: string, report: Report): void {
  const known = new Map<string, unknown>(Object.entries(holder));
  for (const [key, range] of Object.entries(ranges)) {
    if (!isWithin(known.get(key), range)) report(`${place}${key} is not from ${range[0]} to ${range[1]}`);
  }
}

/** Lists of a fixed length; ANY_LENGTH for the others. */
const ANY_LENGTH = -1;

function lists(holder: object, wanted: Lists, place: string, report: Report): void {
  const known = new Map<string, unknown>(Object.entries(holder));
  for (const [key, [length, range]] of Object.entries(wanted)) {
    const list = known.get(key);
    if (!Array.isArray(list)) report(`${place}${key} is no list`);
    else if (length === ANY_LENGTH ? list.length > MANY : list.length !== length)
      report(`${place}${key} has ${list.length} entries`);
    else if (!list.every((value) => isWithin(value, range)))
      report(`${place}${key} has an entry that is not from ${range[0]} to ${range[1]}`);
  }
}

/** More turns than any table will agree on. */
const LONGEST_ERA = 1_000;

/** AB-17.7 */
function turnLimitBounds(
  { turnLimit = 0, seats }: AutobahnConfig,
  { turnsLeft = NONE }: AutobahnState,
  report: Report,
): void {
  if (!isWithin(turnLimit, [1, LONGEST_ERA])) report('config: wrong turn limit');
  else if (!isWithin(turnsLeft, [0, turnLimit * seats])) report(`turnsLeft is ${turnsLeft}`);
}

function configBounds(t: Tables, config: AutobahnConfig, report: Report): void {
  if (!isWithin(config.seats, [2, 4]) || !isWithin(config.bot, maybe(config.seats))) report('config: wrong seats');
  else if (config.setUpFor !== config.seats) report('config: set up for another number of players');
  else if (config.officeRoom.join() !== officeRoomFor(t, config.setUpFor).join()) report('config: wrong office seats');
}

function boardLists(t: Tables, { seats }: AutobahnConfig): Lists {
  const sections = t.sections.length;
  const cities = t.cities.length;
  const types = t.tileTypes.length;
  const card = indexOf(t.cards.length);
  return {
    stacks: [t.edition.eras.list.length + 1, upTo(sections)],
    road: [sections, upTo(2)],
    connected: [cities, FLAG],
    values: [cities, upTo(MANY)],
    stationAt: [t.links.length, maybe(seats)],
    upgradeAt: [t.links.length, maybe(t.upgrades.length)],
    traffic: [sections, FLAG],
    roadTiles: [sections, maybe(types)],
    countryTiles: [t.countries.length * t.tileSpacesPerCountry, maybe(types)],
    display: [t.edition.setup.display, maybe(t.cards.length)],
    deck: [ANY_LENGTH, card],
    advancedDeck: [ANY_LENGTH, card],
    routesOnOffer: [ANY_LENGTH, indexOf(t.routes.length)],
    pharma: [t.countries.length, maybe(seats)],
    offices: [COLOUR_COUNT * OFFICE_ROOM, maybe(seats)],
    floors: [(EXTRA_DEPARTMENT + 1) * FLOORS, mask(seats)],
    freshTiles: [types, upTo(MANY)],
    passed: [ANY_LENGTH, indexOf(t.links.length)],
  };
}

function seatLists(t: Tables, { seats }: AutobahnConfig): Lists {
  const countries = t.countries.length;
  const { extra } = t.edition.playerBoard.unlockTokens;
  return {
    money: [seats, upTo(MANY)],
    supply: [seats, upTo(t.employees)],
    lobby: [seats, upTo(t.employees)],
    track: [seats, indexOf(t.track.length)],
    stations: [seats, upTo(t.stations)],
    tokens: [seats, upTo(t.tokenMask)],
    extraTokens: [seats, upTo(extra)],
    padlocks: [seats, mask(t.padlocks.length)],
    funding: [seats, mask(t.edition.eras.list.length)],
    actionTiles: [seats * SPACE_COUNT, upTo(2)],
    cards: [seats * t.cards.length, upTo(SPACE_COUNT + 1)],
    tiles: [seats * t.tileTypes.length, upTo(MANY)],
    tilesTaken: [seats, upTo(MANY)],
    trucks: [seats * TRUCKS, [ON_BOARD, t.sections.length + t.depots.length - 1]],
    goods: [seats * TRUCKS, [NONE, WINE]],
    boards: [seats, maybe(t.boards.length)],
    goodsMarks: [seats * countries, upTo(2)],
    moneyMarks: [seats, mask(countries)],
    delivered: [seats, mask(countries + 1)],
    routes: [seats, maybe(t.routes.length)],
    wineCards: [seats, maybe(t.wines.length)],
    wineState: [seats, upTo(3)],
    trafficHeld: [seats, upTo(MANY)],
  };
}

function turnNumbers(t: Tables, { seats }: AutobahnConfig): Ranges {
  return {
    era: [1, t.edition.eras.list.length],
    turn: indexOf(seats),
    startSeat: indexOf(seats),
    trigger: [NOBODY, seats - 1],
    finalTurns: [NONE, seats],
    trafficSupply: upTo(t.edition.modules.traffic.tokens),
    upgradesLeft: mask(t.upgrades.length),
    wineSingles: upTo(MANY),
    wineDoubles: upTo(MANY),
    card: maybe(t.cards.length),
    colours: upTo(ALL_COLOURS),
    tileUsed: FLAG,
    rowUsed: mask(t.edition.playerBoard.stationRow.list.length),
    moved: mask(TRUCKS),
    boosted: mask(TRUCKS),
    built: upTo(t.sections.length),
  };
}

function botBounds(t: Tables, bot: BotState, report: Report): void {
  const card = indexOf(t.cards.length);
  const tasks = t.edition.solo.taskCards.cards.length;
  const task = indexOf(tasks);
  lists(
    bot,
    {
      colourDeck: [ANY_LENGTH, card],
      colourCards: [ANY_LENGTH, card],
      taskDeck: [ANY_LENGTH, task],
      usedTasks: [ANY_LENGTH, task],
      queue: [ANY_LENGTH, task],
      advancedTasks: [ANY_LENGTH, task],
      // The number of countries stands for wine.
      targets: [TRUCKS, [NONE, t.countries.length]],
      loadedAt: [TRUCKS, upTo(MANY)],
      wines: [ANY_LENGTH, indexOf(t.wines.length)],
    },
    'bot.',
    report,
  );
  const ranges: Ranges = {
    topKnown: FLAG,
    seenTasks: mask(tasks),
    slots: upTo(MANY),
    aside: upTo(MANY),
    loads: upTo(MANY),
    wineTaken: maybe(t.wines.length),
    colours: upTo(ALL_COLOURS),
    mainColour: maybe(COLOUR_COUNT),
  };
  numbers(bot, ranges, 'bot.', report);
}

/** The same field means the same thing in all frames. */
function frameFields(t: Tables, { seats }: AutobahnConfig): Ranges {
  return {
    seat: indexOf(seats),
    left: upTo(MOST_STEPS),
    steps: upTo(MOST_STEPS),
    section: indexOf(t.sections.length),
    cost: upTo(MANY),
    discount: upTo(MANY),
    link: maybe(t.links.length),
    action: indexOf(SPACE_COUNT),
    space: indexOf(SPACE_COUNT),
    used: upTo(2 * USED_PROMOTE - 1),
    truck: indexOf(TRUCKS),
    start: [ON_BOARD, t.sections.length + t.depots.length - 1],
    lo: upTo(WORD),
    hi: upTo(WORD),
    country: indexOf(t.countries.length),
    as: upTo(ALL_COLOURS),
    colours: upTo(ALL_COLOURS),
    colour: maybe(COLOUR_COUNT),
    card: indexOf(t.cards.length),
    to: [1, 2],
    thenMove: upTo(MOST_STEPS),
    position: maybe(t.edition.playerBoard.stationRow.list.length),
    task: indexOf(t.edition.solo.taskCards.cards.length),
    done: mask(TRUCKS),
    city: maybe(t.cities.length),
    amount: upTo(MANY),
    department: maybe(DEPARTMENT_NAMES.length),
    wanted: indexOf(t.sections.length),
    path: indexOf(t.sections.length),
    fresh: indexOf(t.cities.length),
  };
}

const BONUSES: ReadonlySet<unknown> = new Set(BONUS_KINDS);
const LARGE_AMOUNTS: ReadonlySet<unknown> = new Set(['money']);

/** Everything in a frame, and in the bonuses and due effects it holds. */
function badField(value: unknown, key: string, fields: Ranges): boolean {
  if (typeof value === 'number') return !isWithin(value, fields[key] ?? [0, 0]);
  if (Array.isArray(value)) return value.length > MANY || value.some((item) => badField(item, key, fields));
  if (typeof value !== 'object' || value === null) return false;
  const inner: [string, unknown][] = Object.entries(value);
  if (key === 'bonus') {
    const bonus = new Map(inner);
    if (!BONUSES.has(bonus.get('kind'))) return true;
    if (!LARGE_AMOUNTS.has(bonus.get('kind')) && !isWithin(bonus.get('amount'), upTo(MOST_STEPS))) return true;
  }
  return inner.some(([name, item]) => badField(item, name, fields));
}

/** Frames that carry out the card of the turn. */
const OF_A_CARD: ReadonlySet<AutobahnFrame['kind']> = new Set([
  'card',
  'cardAfter',
  'afterAction',
  'secondSection',
  'trucks',
]);

function frameBounds(t: Tables, state: AutobahnState, report: Report): void {
  if (state.frames.length > MOST_FRAMES) report(`${state.frames.length} frames wait`);
  const fields = frameFields(t, state.config);
  for (const frame of state.frames) {
    const wrong = Object.entries(frame).find(([key, value]) => badField(value, key, fields));
    if (wrong !== undefined) report(`frame ${frame.kind} has a wrong ${wrong[0]}`);
    const ofCard = OF_A_CARD.has(frame.kind) || ('byCard' in frame && frame.byCard);
    if (ofCard && state.card === NONE && frame.seat !== state.config.bot) report(`frame ${frame.kind} without a card`);
    if (frame.kind.startsWith('bot') && frame.seat !== state.config.bot) report(`frame ${frame.kind} of a player`);
  }
}

/** Broken bounds, as sentences; with none broken, every number can be used as the index or count it is. */
export function outOfBounds(t: Tables, state: AutobahnState): string[] {
  const broken: string[] = [];
  const report: Report = (sentence) => broken.push(sentence);
  const { config, bot } = state;
  configBounds(t, config, report);
  if (broken.length > 0) return broken;
  lists(state, { ...boardLists(t, config), ...seatLists(t, config) }, '', report);
  numbers(state, turnNumbers(t, config), '', report);
  if (config.turnLimit !== undefined || state.turnsLeft !== undefined) turnLimitBounds(config, state, report);
  if ((bot === undefined) !== (config.bot === NOBODY)) report('Autobot has no things of its own, or nobody has');
  if (bot !== undefined) botBounds(t, bot, report);
  frameBounds(t, state, report);
  return broken;
}
