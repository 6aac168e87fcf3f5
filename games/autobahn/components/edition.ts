/** The component data of Autobahn: its form, and what must hold in any edition so that the rules can run on it. */
import * as z from 'zod/mini';
import { EditionError, parseEdition as parseBySchema } from '../../../kernel/index.ts';
import { BONUS_KINDS, COLOURS, COLUMNS, DEPARTMENTS, EFFECTS, GOODS, SPACES } from './kinds.ts';
import { OFFICE_ROOM } from './parts.ts';

export * from './kinds.ts';

/** Level 1 and level 2 of each column; on level 3 a card and the action of the column, in either order (AB-11.5). */
const PERMANENT = [
  ['upgradeDevelop', 'upgradeDiscount2'],
  ['loadDevelop', 'secondTruck'],
  ['stationDevelop', 'claimStationBonus'],
] as const;
const ONE_OFF = ['gainCard', 'upgradeAnywhere', 'loadAnywhereAndMove2', 'stationAnywhere'];

const count = z.int().check(z.gte(0));
const positive = z.int().check(z.gte(1));
const colour = z.enum(COLOURS);
const goods = z.enum(GOODS);
const byPlayers = z.object({ '1': count, '2': count, '3': count, '4': count });

/** Steps of one Develop; the moves that offer them are made in advance. */
export const MOST_STEPS = 19;

const bonus = z
  .object({
    kind: z.enum(BONUS_KINDS),
    amount: z.optional(positive),
    department: z.optional(z.enum(DEPARTMENTS)),
  })
  .check(z.refine((b) => b.kind !== 'develop' || (b.amount ?? 1) <= MOST_STEPS, `at most Develop ${MOST_STEPS}`));
export type EditionBonus = z.infer<typeof bonus>;

const card = z.object({ id: z.string(), colours: z.array(colour).check(z.minLength(1)), effect: z.enum(EFFECTS) });
const tileType = z.object({ id: z.string(), bonus, copies: positive });

const city = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  x: z.number(),
  y: z.number(),
  foreign: z.boolean(),
  fixedValue: z.optional(positive),
});

const link = z.object({
  id: z.string(),
  colour,
  from: z.string(),
  to: z.string(),
  east: z.boolean(),
  preBuilt: z.boolean(),
  station: z.nullable(z.object({ x: z.number(), y: z.number() })),
  sections: z
    .array(
      z.object({
        index: count,
        x: z.number(),
        y: z.number(),
        constructionBonus: z.optional(z.boolean()),
        developIcon: z.optional(z.boolean()),
        roadblock: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1), z.maxLength(2)),
});

const ladderStep = z.object({ maxStatus: z.nullable(z.int()), money: count, promotions: count });
const rowBonus = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('money'), low: positive, high: positive }),
  z.object({ kind: z.literal('moveTruck'), amount: positive }),
  z.object({ kind: z.literal('develop'), amount: positive }),
  z.object({ kind: z.literal('promote'), amount: positive }),
  z.object({ kind: z.literal('payForEmployee'), cost: positive }),
]);
export type RowBonus = z.infer<typeof rowBonus>;

const taskCard = z.object({
  id: z.string(),
  value: positive,
  deck: z.enum(['A', 'B']),
  mainAction: z.enum(['buildOrUpgrade', 'loadTruck', 'buildStation']),
  bonus: z.nullable(z.object({ kind: z.enum(['discardDisplayCard', 'develop']), amount: z.optional(positive) })),
});
const soloBoard = z.object({ bonusSlots: z.array(z.array(bonus)), stationRow: z.array(bonus) });
const perEra = z.tuple([count, count, count]);
const wineTokens = z.object({ single: count, double: count });

const editionSchema = z.object({
  title: z.string(),
  componentCounts: z.object({
    perPlayer: z.object({ employees: positive, stations: positive, trucks: positive }),
  }),
  autobahnColours: z.object({ colours: z.array(z.object({ id: colour })) }),
  eras: z.object({
    list: z
      .array(
        z.object({
          roadStack: positive,
          truckSpeed: positive,
          funding: positive,
          buildCost: z.object({ oneSectionLink: count, twoSectionLink: count }),
          upgradeCostPerSection: count,
        }),
      )
      .check(z.length(3)),
    sideSupply: count,
    dualCarriagewayExtraStep: count,
  }),
  setup: z.object({ startingMoney: byPlayers, routeCardsRevealed: byPlayers, display: positive }),
  map: z.object({
    cities: z.array(city),
    links: z.array(link),
    depots: z.object({
      list: z.array(
        z.object({
          city: z.string(),
          goods,
          colours: z.array(colour),
          fromEra: positive,
          needsConnection: z.optional(z.boolean()),
        }),
      ),
    }),
  }),
  countries: z.object({
    pharmaClockwise: z.array(z.string()),
    list: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        cities: z.array(z.string()),
        availableFromEra: positive,
        deliveryBonusSpaces: z.array(z.object({ minPlayers: positive })),
        pharmaBonus: bonus,
      }),
    ),
  }),
  deliveryBoards: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        rows: z.array(z.object({ country: z.string(), otherGoodsMoney: count, preferredGoods: goods, reward: bonus })),
      }),
    ),
  }),
  routeCards: z.object({
    list: z.array(z.object({ id: z.string(), cities: z.tuple([z.string(), z.string()]), ladder: z.array(ladderStep) })),
  }),
  offices: z.object({
    list: z.array(
      z.object({
        colour,
        seats: z.array(z.object({ minPlayers: positive })).check(z.minLength(1), z.maxLength(OFFICE_ROOM)),
      }),
    ),
  }),
  departments: z.object({
    floors: z.literal(3),
    seatsPerFloor: positive,
    lobbyPoints: count,
    moneyPerPoint: z.optional(positive),
  }),
  developmentTrack: z.object({
    start: count,
    spaces: z.array(z.object({ index: count, next: count, bonus: z.nullable(bonus) })),
  }),
  playerBoard: z.object({
    actionSpaces: z.object({
      leftToRight: z.array(
        z.object({ id: z.enum(SPACES), limits: z.array(positive).check(z.minLength(1)), tile: z.boolean() }),
      ),
    }),
    unlockTokens: z.object({ coloured: z.array(colour), extra: count }),
    technologyColumns: z.object({
      list: z.array(
        z.object({
          id: z.enum(COLUMNS),
          padlocks: z.array(z.object({ id: z.string(), level: positive, effect: z.string() })).check(z.length(4)),
        }),
      ),
    }),
    technologyRowBonuses: z.object({ level1: bonus, level2: bonus }),
    stationRow: z.object({ list: z.array(rowBonus) }),
    trucks: z.object({ atStart: positive, withTechnology: positive }),
  }),
  cardEffects: z.object({
    payDevelop: z.object({ cost: count }),
    doubleBuild: z.object({ discount: count }),
    gain12: z.object({ money: count }),
  }),
  basicCards: z.object({
    cards: z.array(z.extend(card, { setAsideUntilEra: z.nullable(positive) })),
  }),
  improvedCards: z.object({ cards: z.array(card) }),
  advancedCards: z.object({ cards: z.array(card) }),
  twoColourCards: z.object({ cards: z.array(card) }),
  bonusTiles: z.object({ types: z.array(tileType) }),
  kickstarterBonusTiles: z.object({ types: z.array(tileType) }),
  solo: z.object({
    setup: z.object({ botTruckCount: z.literal(2), centreCity: z.optional(z.string()) }),
    taskCards: z.object({ cards: z.array(taskCard) }),
    boards: z.object({ easy: soloBoard, hard: soloBoard }),
    automaticPromotions: z.object({ standard: perEra, more: perEra, most: perEra }),
  }),
  modules: z.object({
    wine: z.object({
      cards: z.array(
        z.object({ id: z.string(), country: z.string(), city: z.string(), colour, destination: z.string() }),
      ),
      deliveryTokens: z.object({ '2': wineTokens, '3': wineTokens, '4': wineTokens }),
      reward: z.object({ single: bonus, double: bonus }),
    }),
    traffic: z.object({
      tokens: count,
      triggerValue: positive,
      collectForPromotion: positive,
      routeStatusPerToken: count,
    }),
    services: z.object({
      upgrades: z.array(z.object({ position: positive, bonus })),
      bonusesWhenPassingOwn: positive,
    }),
  }),
});

export type Edition = z.infer<typeof editionSchema>;

type Named = { readonly id: string };

function refuseDuplicates(place: string, items: readonly Named[]): void {
  const seen = new Set<string>();
  items.forEach(({ id }, i) => {
    if (seen.has(id)) throw new EditionError(`${place}[${i}].id`, `"${id}" is used twice`);
    seen.add(id);
  });
}

function need(known: ReadonlySet<string>, place: string, id: string, what: string): void {
  if (!known.has(id)) throw new EditionError(place, `"${id}" is not a ${what} of this edition`);
}

const ids = (items: readonly Named[]): Set<string> => new Set(items.map((item) => item.id));

function checkMap({ map }: Edition): void {
  refuseDuplicates('map.cities', map.cities);
  refuseDuplicates('map.links', map.links);
  const cities = ids(map.cities);
  map.cities.forEach((c, i) => {
    if (c.foreign !== (c.fixedValue !== undefined)) {
      throw new EditionError(`map.cities[${i}].fixedValue`, 'foreign cities, and only they, have a fixed value');
    }
  });
  map.links.forEach((l, i) => {
    const place = `map.links[${i}]`;
    need(cities, `${place}.from`, l.from, 'city');
    need(cities, `${place}.to`, l.to, 'city');
    if (l.from === l.to) throw new EditionError(`${place}.to`, 'a link joins two different cities');
    if ((l.sections.length === 2) !== (l.station !== null)) {
      throw new EditionError(`${place}.station`, 'links of two sections, and only they, have a station space');
    }
    l.sections.forEach((s, k) => {
      if (s.index !== k) throw new EditionError(`${place}.sections[${k}].index`, `must be ${k}`);
    });
  });
  refuseDuplicates(
    'map.depots.list',
    map.depots.list.map((depot) => ({ id: depot.city })),
  );
  map.depots.list.forEach((depot, i) => {
    need(cities, `map.depots.list[${i}].city`, depot.city, 'city');
  });
  const spaces = map.links.reduce((n, l) => n + l.sections.length, 0);
  if (spaces > 62) throw new EditionError('map.links', `${spaces} sections are more than the 62 that are possible`);
  checkReach(map);
}

/** Every road space must be reachable, and no eastern one while the roadblocks stand (AB-1.7). */
function checkReach(map: Edition['map']): void {
  const grow = (blocked: boolean): Set<string> => {
    const touched = new Set<string>();
    const built = new Set<string>();
    const put = (l: (typeof map.links)[number], k: number): void => {
      built.add(`${l.id}:${k}`);
      if (k === 0) touched.add(l.from);
      if (k === l.sections.length - 1) touched.add(l.to);
    };
    for (const l of map.links) if (l.preBuilt) for (const s of l.sections) put(l, s.index);
    for (let more = true; more; ) {
      more = false;
      for (const l of map.links) {
        for (const s of l.sections) {
          if (built.has(`${l.id}:${s.index}`) || (blocked && s.roadblock)) continue;
          const ends = [...(s.index === 0 ? [l.from] : []), ...(s.index === l.sections.length - 1 ? [l.to] : [])];
          const beside = l.sections.some((o) => o.index !== s.index && built.has(`${l.id}:${o.index}`));
          if (!beside && !ends.some((c) => touched.has(c))) continue;
          put(l, s.index);
          more = true;
        }
      }
    }
    return built;
  };
  const west = grow(true);
  const all = grow(false);
  map.links.forEach((l, i) => {
    for (const s of l.sections) {
      const place = `map.links[${i}].sections[${s.index}]`;
      if (!all.has(`${l.id}:${s.index}`)) throw new EditionError(place, 'can never be reached from the pre-built road');
      if (l.east && west.has(`${l.id}:${s.index}`))
        throw new EditionError(place, 'lies in the east but no roadblock closes it');
    }
  });
}

function checkTiles({ map, eras }: Edition): void {
  const spaces = map.links.reduce((n, l) => n + l.sections.length, 0);
  const preBuilt = map.links.reduce((n, l) => n + (l.preBuilt ? l.sections.length : 0), 0);
  const tiles = preBuilt + eras.list.reduce((n, era) => n + era.roadStack, 0) + eras.sideSupply;
  if (tiles < spaces)
    throw new EditionError('eras.sideSupply', `${tiles} road tiles are too few for ${spaces} road spaces`);
}

function checkCountries({ map, countries, deliveryBoards }: Edition): void {
  const known = ids(countries.list);
  const foreign = new Set(map.cities.filter((c) => c.foreign).map((c) => c.id));
  refuseDuplicates('countries.list', countries.list);
  countries.list.forEach((country, i) => {
    country.cities.forEach((c, k) => {
      need(foreign, `countries.list[${i}].cities[${k}]`, c, 'foreign city');
    });
  });
  for (const id of foreign) {
    const owners = countries.list.filter((country) => country.cities.includes(id)).length;
    if (owners !== 1) throw new EditionError('countries.list', `${id} lies in ${owners} countries`);
  }
  for (const country of countries.list) {
    if (!countries.pharmaClockwise.includes(country.id))
      throw new EditionError('countries.pharmaClockwise', `${country.id} is missing`);
  }
  countries.pharmaClockwise.forEach((c, i) => {
    need(known, `countries.pharmaClockwise[${i}]`, c, 'country');
  });
  if (countries.list.length > 30) throw new EditionError('countries.list', 'at most 30 countries are possible');
  deliveryBoards.list.forEach((board, i) => {
    const rows = new Set(board.rows.map((row) => row.country));
    for (const country of countries.list) {
      if (!rows.has(country.id)) throw new EditionError(`deliveryBoards.list[${i}].rows`, `${country.id} is missing`);
    }
    refuseDuplicates(
      `deliveryBoards.list[${i}].rows`,
      board.rows.map((row) => ({ id: row.country })),
    );
    board.rows.forEach((row, k) => {
      if (row.preferredGoods === 'pharmaceuticals')
        throw new EditionError(`deliveryBoards.list[${i}].rows[${k}].preferredGoods`, 'must be other goods (AB-16.4)');
      need(known, `deliveryBoards.list[${i}].rows[${k}].country`, row.country, 'country');
    });
  });
}

function checkCards(e: Edition): void {
  const cards = [...e.basicCards.cards, ...e.improvedCards.cards, ...e.advancedCards.cards, ...e.twoColourCards.cards];
  refuseDuplicates('cards', cards);
  refuseDuplicates('bonusTiles.types', [...e.bonusTiles.types, ...e.kickstarterBonusTiles.types]);
  refuseDuplicates('routeCards.list', e.routeCards.list);
  refuseDuplicates('deliveryBoards.list', e.deliveryBoards.list);
  const cities = ids(e.map.cities);
  e.routeCards.list.forEach((route, i) => {
    if (route.cities[0] === route.cities[1])
      throw new EditionError(`routeCards.list[${i}].cities[1]`, 'a route joins two different cities');
    route.cities.forEach((c, k) => {
      need(cities, `routeCards.list[${i}].cities[${k}]`, c, 'city');
    });
  });
  if (e.routeCards.list.length < 5) throw new EditionError('routeCards.list', 'four players need at least five cards');
  if (e.deliveryBoards.list.length < 4)
    throw new EditionError('deliveryBoards.list', 'four players need at least four boards');
}

function checkBonusTiles(e: Edition): void {
  const have = e.bonusTiles.types.reduce((n, type) => n + type.copies, 0);
  const sections = e.map.links.flatMap((l) => l.sections);
  const spaces =
    sections.filter((s) => s.constructionBonus).length +
    e.countries.list.reduce((n, c) => n + c.deliveryBonusSpaces.length, 0);
  if (have < spaces)
    throw new EditionError('bonusTiles.types', `${have} tiles are too few for ${spaces} bonus spaces of four players`);
}

function checkBoards(e: Edition): void {
  const spaces = e.playerBoard.actionSpaces.leftToRight;
  if (spaces.length !== SPACES.length)
    throw new EditionError('playerBoard.actionSpaces.leftToRight', `must be ${SPACES.join(', ')}`);
  spaces.forEach((space, i) => {
    const place = `playerBoard.actionSpaces.leftToRight[${i}]`;
    if (space.id !== SPACES[i]) throw new EditionError(`${place}.id`, `must be ${SPACES[i]}`);
    if (space.limits.length !== (space.tile ? 3 : 1))
      throw new EditionError(`${place}.limits`, 'three with an action tile, one without');
  });
  e.playerBoard.technologyColumns.list.forEach((column, i) => {
    const place = `playerBoard.technologyColumns.list[${i}]`;
    if (column.id !== COLUMNS[i]) throw new EditionError(`${place}.id`, `must be ${COLUMNS[i]}`);
    if (column.padlocks.map((p) => p.level).join('') !== '1233')
      throw new EditionError(`${place}.padlocks`, 'levels must be 1, 2, 3, 3');
  });
  if (e.playerBoard.stationRow.list.length < e.componentCounts.perPlayer.stations)
    throw new EditionError('playerBoard.stationRow.list', 'needs a position for every station');
  e.offices.list.forEach((office, i) => {
    if (office.seats.length > 7) throw new EditionError(`offices.list[${i}].seats`, 'at most 7 seats are possible');
  });
  for (const c of COLOURS) {
    if (!e.offices.list.some((o) => o.colour === c)) throw new EditionError('offices.list', `${c} has no office`);
  }
  if (e.developmentTrack.start >= e.developmentTrack.spaces.length)
    throw new EditionError('developmentTrack.start', 'is no space');
  e.developmentTrack.spaces.forEach((space, i) => {
    const place = `developmentTrack.spaces[${i}]`;
    if (space.index !== i) throw new EditionError(`${place}.index`, `must be ${i}`);
    if (space.next >= e.developmentTrack.spaces.length) throw new EditionError(`${place}.next`, 'is no space');
  });
}

function checkTechnologies({ playerBoard }: Edition): void {
  const { list } = playerBoard.technologyColumns;
  if (list.length !== COLUMNS.length)
    throw new EditionError('playerBoard.technologyColumns.list', `must be ${COLUMNS.join(', ')}`);
  refuseDuplicates(
    'playerBoard.technologyColumns padlocks',
    list.flatMap((column) => column.padlocks),
  );
  list.forEach((column, i) => {
    column.padlocks.forEach(({ effect }, k) => {
      const place = `playerBoard.technologyColumns.list[${i}].padlocks[${k}].effect`;
      const printed = PERMANENT[i][k];
      if (printed !== undefined && effect !== printed) throw new EditionError(place, `must be ${printed}`);
      if (printed === undefined && !ONE_OFF.includes(effect)) throw new EditionError(place, `"${effect}" is unknown`);
    });
  });
}

/** Every player has a seat in the black office and a route card to choose (AB-3.11, AB-3.12). */
function checkRoom(e: Edition): void {
  refuseDuplicates(
    'offices.list',
    e.offices.list.map((office) => ({ id: office.colour })),
  );
  e.offices.list.forEach((office, i) => {
    for (const players of [2, 3, 4]) {
      const used = office.seats.filter((seat) => seat.minPlayers <= players).length;
      if (used < (office.colour === 'black' ? players : 1))
        throw new EditionError(`offices.list[${i}].seats`, `${used} are too few for ${players} players`);
    }
  });
  const revealed = e.setup.routeCardsRevealed;
  [revealed[1], revealed[2], revealed[3], revealed[4]].forEach((n, i) => {
    if (n <= i || n > e.routeCards.list.length)
      throw new EditionError(
        `setup.routeCardsRevealed.${i + 1}`,
        `${n} of ${e.routeCards.list.length} cards do not do`,
      );
  });
  if (e.playerBoard.trucks.withTechnology > 2)
    throw new EditionError('playerBoard.trucks.withTechnology', 'at most two trucks are possible');
  if (e.componentCounts.perPlayer.stations > 30)
    throw new EditionError('componentCounts.perPlayer.stations', 'at most 30 are possible');
  if (e.modules.services.upgrades.length > 30)
    throw new EditionError('modules.services.upgrades', 'at most 30 are possible');
  for (const board of ['easy', 'hard'] as const) {
    if (e.solo.boards[board].stationRow.length < e.componentCounts.perPlayer.stations)
      throw new EditionError(`solo.boards.${board}.stationRow`, 'needs a position for every station');
  }
}

function checkWine({ map, countries, modules }: Edition): void {
  const cities = ids(map.cities);
  modules.wine.cards.forEach((w, i) => {
    const place = `modules.wine.cards[${i}]`;
    need(cities, `${place}.destination`, w.destination, 'city');
    const country = countries.list.find((c) => c.id === w.country);
    if (!country?.cities.includes(w.city)) throw new EditionError(`${place}.city`, `${w.city} is not in ${w.country}`);
    const outer = map.links.some((l) => l.colour === w.colour && (l.from === w.city || l.to === w.city));
    if (!outer) throw new EditionError(`${place}.colour`, `no ${w.colour} link leads to ${w.city}`);
  });
  if (modules.wine.cards.length < 4) throw new EditionError('modules.wine.cards', 'four players need four cards');
}

/** The city Autobot measures upgrades and black stations from (AB-24.16, AB-24.29). */
export const centreCity = (edition: Edition): string => edition.solo.setup.centreCity ?? 'badHersfeld';

/** Typed and checked component data; throws an EditionError that names the place. */
export function parseEdition(data: unknown): Edition {
  const edition = parseBySchema(editionSchema, data);
  checkMap(edition);
  checkTiles(edition);
  checkCountries(edition);
  checkCards(edition);
  checkBonusTiles(edition);
  checkBoards(edition);
  checkTechnologies(edition);
  checkRoom(edition);
  checkWine(edition);
  need(ids(edition.map.cities), 'solo.setup.centreCity', centreCity(edition), 'city');
  return edition;
}
