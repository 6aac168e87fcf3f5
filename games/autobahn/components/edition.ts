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

/** Steps of one Develop or one movement; the moves that offer them are made in advance. */
export const MOST_STEPS = 19;

/** No number without an end: whatever a file says, a game of it stays a game. */
const MOST_MONEY = 1000;
const MOST_PIECES = 100;
const MOST_SPEED = 9;
const MOST_ENTRIES = 100;
/** Things that are counted in the bits of one number. */
const MOST_BITS = 30;

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const list = <T extends z.core.SomeType>(item: T, most = MOST_ENTRIES) => z.array(item).check(z.maxLength(most));
const count = whole(0, MOST_PIECES);
const positive = whole(1, MOST_PIECES);
const money = whole(0, MOST_MONEY);
const steps = whole(1, MOST_STEPS);
const players = whole(1, 4);
const era = whole(1, 3);
const name = z.string().check(z.minLength(1), z.maxLength(60));
const place = z.number().check(z.gte(-10_000), z.lte(10_000));
const colour = z.enum(COLOURS);
const goods = z.enum(GOODS);
const byPlayers = z.object({ '1': money, '2': money, '3': money, '4': money });

const bonus = z
  .object({
    kind: z.enum(BONUS_KINDS),
    amount: z.optional(whole(1, MOST_MONEY)),
    department: z.optional(z.enum(DEPARTMENTS)),
  })
  .check(z.refine((b) => b.kind === 'money' || (b.amount ?? 1) <= MOST_STEPS, `at most ${MOST_STEPS} at once`));
export type EditionBonus = z.infer<typeof bonus>;

const card = z.object({
  id: name,
  colours: list(colour, COLOURS.length).check(z.minLength(1)),
  effect: z.enum(EFFECTS),
});
const tileType = z.object({ id: name, bonus, copies: positive });

const city = z.object({
  id: name,
  name: name,
  country: name,
  x: place,
  y: place,
  foreign: z.boolean(),
  fixedValue: z.optional(positive),
});

const link = z.object({
  id: name,
  colour,
  from: name,
  to: name,
  east: z.boolean(),
  preBuilt: z.boolean(),
  station: z.nullable(z.object({ x: place, y: place })),
  sections: z
    .array(
      z.object({
        index: count,
        x: place,
        y: place,
        constructionBonus: z.optional(z.boolean()),
        developIcon: z.optional(z.boolean()),
        roadblock: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1), z.maxLength(2)),
});

const ladderStep = z.object({
  maxStatus: z.nullable(whole(-MOST_PIECES, MOST_PIECES)),
  money,
  promotions: whole(0, MOST_STEPS),
});
const rowBonus = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('money'), low: money, high: money }),
  z.object({ kind: z.literal('moveTruck'), amount: steps }),
  z.object({ kind: z.literal('develop'), amount: steps }),
  z.object({ kind: z.literal('promote'), amount: steps }),
  z.object({ kind: z.literal('payForEmployee'), cost: money }),
]);
export type RowBonus = z.infer<typeof rowBonus>;

const taskCard = z.object({
  id: name,
  value: positive,
  deck: z.enum(['A', 'B']),
  mainAction: z.enum(['buildOrUpgrade', 'loadTruck', 'buildStation']),
  bonus: z.nullable(z.object({ kind: z.enum(['discardDisplayCard', 'develop']), amount: z.optional(steps) })),
});
const soloBoard = z.object({ bonusSlots: list(list(bonus)), stationRow: list(bonus) });
const promotions = whole(0, MOST_STEPS);
const perEra = z.tuple([promotions, promotions, promotions]);
const wineTokens = z.object({ single: count, double: count });

const editionSchema = z.object({
  title: name,
  componentCounts: z.object({
    perPlayer: z.object({ employees: positive, stations: whole(1, MOST_BITS), trucks: positive }),
  }),
  autobahnColours: z.object({ colours: list(z.object({ id: colour })) }),
  eras: z.object({
    list: z
      .array(
        z.object({
          roadStack: positive,
          truckSpeed: whole(1, MOST_SPEED),
          funding: money,
          buildCost: z.object({ oneSectionLink: money, twoSectionLink: money }),
          upgradeCostPerSection: money,
        }),
      )
      .check(z.length(3)),
    sideSupply: count,
    dualCarriagewayExtraStep: whole(0, MOST_SPEED),
  }),
  setup: z.object({ startingMoney: byPlayers, routeCardsRevealed: byPlayers, display: whole(1, 20) }),
  map: z.object({
    cities: list(city),
    links: list(link),
    depots: z.object({
      list: list(
        z.object({
          city: name,
          goods,
          colours: list(colour),
          fromEra: era,
          needsConnection: z.optional(z.boolean()),
        }),
      ),
    }),
  }),
  countries: z.object({
    pharmaClockwise: list(name),
    list: list(
      z.object({
        id: name,
        name: name,
        cities: list(name),
        availableFromEra: era,
        deliveryBonusSpaces: list(z.object({ minPlayers: players })),
        pharmaBonus: bonus,
      }),
    ),
  }),
  deliveryBoards: z.object({
    list: list(
      z.object({
        id: name,
        rows: list(z.object({ country: name, otherGoodsMoney: money, preferredGoods: goods, reward: bonus })),
      }),
    ),
  }),
  routeCards: z.object({
    list: list(z.object({ id: name, cities: z.tuple([name, name]), ladder: list(ladderStep) })),
  }),
  offices: z.object({
    list: list(
      z.object({
        colour,
        seats: list(z.object({ minPlayers: players })).check(z.minLength(1), z.maxLength(OFFICE_ROOM)),
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
    spaces: list(z.object({ index: count, next: count, bonus: z.nullable(bonus) })),
  }),
  playerBoard: z.object({
    actionSpaces: z.object({
      leftToRight: list(
        z.object({ id: z.enum(SPACES), limits: list(positive).check(z.minLength(1)), tile: z.boolean() }),
      ),
    }),
    unlockTokens: z.object({ coloured: list(colour), extra: count }),
    technologyColumns: z.object({
      list: list(
        z.object({
          id: z.enum(COLUMNS),
          padlocks: list(z.object({ id: name, level: positive, effect: name })).check(z.length(4)),
        }),
      ),
    }),
    technologyRowBonuses: z.object({ level1: bonus, level2: bonus }),
    stationRow: z.object({ list: list(rowBonus, MOST_BITS) }),
    trucks: z.object({ atStart: whole(1, 2), withTechnology: whole(1, 2) }),
  }),
  cardEffects: z.object({
    payDevelop: z.object({ cost: money }),
    doubleBuild: z.object({ discount: money }),
    gain12: z.object({ money }),
  }),
  basicCards: z.object({
    cards: list(z.extend(card, { setAsideUntilEra: z.nullable(era) })),
  }),
  improvedCards: z.object({ cards: list(card) }),
  advancedCards: z.object({ cards: list(card) }),
  twoColourCards: z.object({ cards: list(card) }),
  bonusTiles: z.object({ types: list(tileType) }),
  kickstarterBonusTiles: z.object({ types: list(tileType) }),
  solo: z.object({
    setup: z.object({ botTruckCount: z.literal(2), centreCity: z.optional(name) }),
    taskCards: z.object({ cards: list(taskCard, MOST_BITS) }),
    boards: z.object({ easy: soloBoard, hard: soloBoard }),
    automaticPromotions: z.object({ standard: perEra, more: perEra, most: perEra }),
  }),
  modules: z.object({
    wine: z.object({
      cards: list(z.object({ id: name, country: name, city: name, colour, destination: name })),
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
      upgrades: list(z.object({ position: positive, bonus }), MOST_BITS),
      bonusesWhenPassingOwn: whole(1, MOST_STEPS),
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

/** The same for plain names. */
const refuseRepeats = (place: string, names: readonly string[]): void => {
  const again = names.findIndex((one, i) => names.indexOf(one) !== i);
  if (again >= 0) throw new EditionError(`${place}[${again}]`, `"${names[again]}" is used twice`);
};

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
  refuseRepeats(
    'map.links',
    map.links.map((l) => [l.colour, ...[l.from, l.to].sort()].join(' ')),
  );
  refuseDuplicates(
    'map.depots.list',
    map.depots.list.map((depot) => ({ id: depot.city })),
  );
  map.depots.list.forEach((depot, i) => {
    need(cities, `map.depots.list[${i}].city`, depot.city, 'city');
    refuseRepeats(`map.depots.list[${i}].colours`, depot.colours);
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
  refuseRepeats('countries.pharmaClockwise', countries.pharmaClockwise);
  map.cities.forEach((c, i) => {
    if (c.foreign) need(known, `map.cities[${i}].country`, c.country, 'country');
  });
  countries.list.forEach((country, i) => {
    refuseRepeats(`countries.list[${i}].cities`, country.cities);
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
  refuseDuplicates('solo.taskCards.cards', e.solo.taskCards.cards);
  refuseDuplicates('modules.wine.cards', e.modules.wine.cards);
  refuseDuplicates('autobahnColours.colours', e.autobahnColours.colours);
  refuseRepeats('playerBoard.unlockTokens.coloured', e.playerBoard.unlockTokens.coloured);
  for (const pile of ['basicCards', 'improvedCards', 'advancedCards', 'twoColourCards'] as const) {
    e[pile].cards.forEach(({ colours }, i) => {
      refuseRepeats(`${pile}.cards[${i}].colours`, colours);
    });
  }
  checkTasks(e);
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

/** Autobot begins with the A cards, and the B cards are what Develop adds to them (AB-24.2, AB-24.12). */
function checkTasks({ solo, modules }: Edition): void {
  if (!solo.taskCards.cards.some((task) => task.deck === 'A'))
    throw new EditionError('solo.taskCards.cards', 'deck A is empty');
  modules.services.upgrades.forEach(({ position }, i) => {
    if (position !== i + 1) throw new EditionError(`modules.services.upgrades[${i}].position`, `must be ${i + 1}`);
  });
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
  const cities = ids(map.cities.filter((c) => !c.foreign));
  modules.wine.cards.forEach((w, i) => {
    const place = `modules.wine.cards[${i}]`;
    need(cities, `${place}.destination`, w.destination, 'German city');
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
