/** What an edition of Train Rush holds, and the conditions under which the rules can be played with it. */
import * as z from 'zod/mini';
import { EditionError, parseEdition as parse } from '../../../kernel/index.ts';
import { ANY, FIELD_KINDS, TRACK_IDS } from './kinds.ts';

export * from './kinds.ts';

/** Names that have words in the catalogues; an edition may use some of them, but no others. */
const REGION_IDS = ['green', 'red', 'blue'] as const;
const RESOURCE_IDS = ['brass', 'water', 'food', 'copper', 'gold'] as const;
const SECTOR_IDS = ['finance', 'resources', 'logistics', 'trade', 'technology'] as const;
const AREA_IDS = ['market', 'build', 'load', 'move', 'exchange', 'planning', 'corruption'] as const;

const LOOP_IDS = ['approach', 'inner', 'middle', 'outer'] as const;

/**
 * No number and no list is without bounds: tables, lists of moves and loops are made of them. The bounds leave room for
 * far larger games than the one in the box.
 */
const MOST = 1000;
/** Of things that are done or chosen one by one. */
const SOME = 20;
const MOST_SLOTS = 6;
/** Fields of one movement, of a card, an action or a token, and the coal it costs. */
const FARTHEST = 30;
/** Cities, zones and spies are kept as bits of one number. */
const MOST_PLACES = 30;
const LONGEST_NAME = 100;
const LONGEST_LIST = 150;
const MOST_FIELDS = 600;

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const id = z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME));
const count = whole(0, MOST);
const atLeastOne = whole(1, MOST);
const few = whole(1, SOME);
const slots = whole(1, MOST_SLOTS);
const points = whole(1, FARTHEST);
const price = whole(0, FARTHEST);

const atMost = <T extends z.core.$ZodType>(item: T, most: number) =>
  z.array(item).check(z.minLength(1), z.maxLength(most));
const some = <T extends z.core.$ZodType>(item: T) => atMost(item, SOME);
const many = <T extends z.core.$ZodType>(item: T) => atMost(item, LONGEST_LIST);

const effect = z.discriminatedUnion('type', [
  z.object({ type: z.literal('gainVP'), amount: atLeastOne }),
  z.object({ type: z.literal('gainInvestment'), amount: atLeastOne }),
  z.object({ type: z.literal('gainCoal'), amount: atLeastOne }),
  z.object({ type: z.literal('advanceProgress'), track: z.enum([...TRACK_IDS, 'any']), times: few }),
  z.object({ type: z.literal('buildWarehouse'), times: few }),
  z.object({ type: z.literal('buildStation') }),
  z.object({ type: z.literal('corruption'), times: few, agentsPerTime: few, region: id }),
  z.object({ type: z.literal('exchangeWagon'), options: some(id) }),
  z.object({ type: z.literal('loadWagon'), times: few }),
  z.object({ type: z.literal('drawWagon'), slots }),
  z.object({ type: z.literal('rentWarehouse'), contractorFrom: z.literal('anyCity') }),
  z.object({ type: z.literal('freeAreaAction'), cost: atLeastOne }),
  z.object({ type: z.literal('drawActionCards'), draw: few, keep: few }),
  z.object({ type: z.literal('useSidingTile') }),
  z.object({ type: z.literal('freeSpecialAction'), cards: few }),
  z.object({ type: z.literal('move'), fields: points }),
  z.object({ type: z.literal('placeContractMarker'), size: few, vp: count }),
]);
export type Effect = z.infer<typeof effect>;

const list = <T extends z.core.$ZodType>(item: T) => z.object({ items: many(item) });
const byPlayers = <T extends z.core.$ZodType>(item: T) => z.object({ '2': item, '3': item, '4': item });
const bonuses = z.record(z.string(), effect);
const places = z.object({ first: count, second: count });

const edition = z.object({
  name: z.optional(id),
  game: z.object({ title: id, playerColours: z.array(id).check(z.minLength(4), z.maxLength(SOME)) }),
  componentList: z.object({
    shared: z.object({ parcelTokens: count }),
    perPlayer: z.object({
      stations: count,
      warehouses: count,
      contractMarkers: count,
      agents: count,
      cityMarkers: count,
    }),
  }),
  limits: z.object({ actionHandLimit: few }),
  regions: list(z.object({ id: z.enum(REGION_IDS), state: id })),
  resources: list(z.object({ id: z.enum(RESOURCE_IDS), name: id, value: atLeastOne })),
  setup: z.object({
    byPlayers: byPlayers(
      z.object({
        rounds: whole(1, MOST_PLACES),
        spies: atMost(whole(1, MOST_PLACES), MOST_PLACES),
        heroesDealt: few,
        heroesKeptBeforeDraft: few,
        heroesFinal: few,
        actionAreaSpaces: atLeastOne,
      }),
    ),
    actionCardsDealt: few,
    actionCardsKept: few,
    actionPoolSize: few,
    startingInvestment: count,
    startingCoal: count,
    startingVp: count,
    startField: id,
    startingWagons: some(z.object({ accepts: z.array(id).check(z.length(1)) })),
    wagonPoolPerSize: few,
    sidingStacks: some(count),
  }),
  map: z.object({
    fields: atMost(
      z.object({
        id,
        kind: z.enum(FIELD_KINDS),
        region: z.nullable(id),
        loop: z.nullable(z.enum(LOOP_IDS)),
        step: count,
        zone: z.optional(id),
        siding: z.optional(few),
        next: some(z.object({ to: id, via: z.enum(['track', 'tunnel', 'exit']) })),
      }),
      MOST_FIELDS,
    ),
  }),
  cities: list(
    z.object({
      id,
      name: id,
      region: id,
      rank: few,
      field: id,
      contractors: z.array(id).check(z.maxLength(REGION_IDS.length)),
      markerSlots: few,
      contractSpaces: some(few),
    }),
  ),
  zones: list(z.object({ id, region: id, warehouseSpaces: few, sidingFields: z.record(z.string(), id) })),
  movementTokens: list(z.object({ id, city: id, slot: few, vp: count, movement: points })),
  contractors: z.object({ colours: some(z.enum(REGION_IDS)) }),
  progressTracks: list(
    z.object({
      id: z.enum(TRACK_IDS),
      levels: z.array(z.object({ level: few, value: whole(0, FARTHEST) })).check(z.minLength(2), z.maxLength(SOME)),
      topLevelEndVp: count,
    }),
  ),
  sectors: z.object({
    endVp: places,
    items: many(
      z.object({
        id,
        region: id,
        sector: z.enum(SECTOR_IDS),
        track: z.enum(TRACK_IDS),
        spySpaces: some(z.object({ space: few, bonus: z.nullable(effect) })),
        agentSpaces: some(few),
        maxSpiesPerPlayer: z.nullable(few),
      }),
    ),
  }),
  infrastructureTracks: z.object({
    endVp: places,
    items: some(z.object({ region: id, spaces: whole(1, FARTHEST), bonuses })),
  }),
  contractorTracks: z.object({
    endVp: places,
    items: some(z.object({ colour: id, spaces: whole(1, FARTHEST), bonuses })),
  }),
  actionAreas: list(z.object({ id: z.enum(AREA_IDS), actions: some(z.object({ id, cost: few, effect })) })),
  wagonExchanges: list(z.object({ id, pairs: some(z.object({ give: id, take: id })) })),
  blackMarketExchange: list(z.object({ id, price: atLeastOne, effect })),
  actionCards: list(
    z.object({
      id,
      moves: z.array(z.object({ value: points, coal: price })).check(z.length(3)),
      special: z.object({ coal: price, effect }),
    }),
  ),
  heroCards: z.object({
    ladder: some(z.object({ count: few, vp: count })),
    ladderAboveMax: count,
    items: many(z.object({ id, name: id, city: id, region: id, resource: id, bonus: z.object({ effect }) })),
  }),
  stateContracts: list(z.object({ id, size: few, resources: some(id), vp: count })),
  wagons: list(z.object({ id, slots, accepts: some(id) })),
  specialWagons: list(z.object({ id, parcelSlots: slots, vpWhenFull: count })),
  sidingTiles: z.object({
    area: z.object({ rows: some(some(few)) }),
    items: many(z.object({ id, effect })),
  }),
  scoring: z.object({ allCities: count, contractArea: places }),
});
export type Edition = z.infer<typeof edition>;

export const PLAYER_COUNTS = [2, 3, 4] as const;

function distinct(place: string, ids: readonly string[]): void {
  ids.forEach((one, i) => {
    if (ids.indexOf(one) !== i) throw new EditionError(`${place}[${i}]`, `${one} occurs twice`);
  });
}

function known(place: string, what: string, wanted: string, ids: readonly string[]): void {
  if (!ids.includes(wanted)) throw new EditionError(place, `there is no ${what} ${wanted}`);
}

const idsOf = (items: readonly { id: string }[]): string[] => items.map((item) => item.id);

/** Wagons of more than one slot lie in open pools; one-slot wagons are only given at the start. */
const poolSizes = (data: Edition): number[] =>
  data.wagons.items.flatMap((wagon) => (wagon.slots > 1 ? [wagon.slots] : []));

function checkEffect(data: Edition, place: string, effect: Effect): void {
  if (effect.type === 'corruption' && effect.region !== 'active') {
    known(`${place}.region`, 'region', effect.region, idsOf(data.regions.items));
  }
  if (effect.type === 'exchangeWagon') {
    distinct(`${place}.options`, effect.options);
    for (const option of effect.options)
      known(`${place}.options`, 'wagon exchange', option, idsOf(data.wagonExchanges.items));
  }
  if (effect.type === 'freeAreaAction') {
    const costs = data.actionAreas.items.flatMap((area) => area.actions.map((action) => action.cost));
    if (!costs.includes(effect.cost)) throw new EditionError(`${place}.cost`, `no action costs ${effect.cost}`);
  }
  if (effect.type === 'drawWagon' && !poolSizes(data).includes(effect.slots)) {
    throw new EditionError(`${place}.slots`, `there is no pool of wagons with ${effect.slots} slots`);
  }
  if (effect.type === 'placeContractMarker' && !data.cities.items[0].contractSpaces.includes(effect.size)) {
    throw new EditionError(`${place}.size`, `cities have no contract space of size ${effect.size}`);
  }
}

function checkEffects(data: Edition): void {
  data.actionCards.items.forEach((card, i) => {
    checkEffect(data, `actionCards.items[${i}].special.effect`, card.special.effect);
  });
  data.sidingTiles.items.forEach((tile, i) => {
    checkEffect(data, `sidingTiles.items[${i}].effect`, tile.effect);
  });
  data.heroCards.items.forEach((hero, i) => {
    checkEffect(data, `heroCards.items[${i}].bonus.effect`, hero.bonus.effect);
  });
  data.blackMarketExchange.items.forEach((exchange, i) => {
    checkEffect(data, `blackMarketExchange.items[${i}].effect`, exchange.effect);
  });
  data.actionAreas.items.forEach((area, i) => {
    area.actions.forEach((action, j) => {
      checkEffect(data, `actionAreas.items[${i}].actions[${j}].effect`, action.effect);
    });
  });
  data.sectors.items.forEach((sector, i) => {
    sector.spySpaces.forEach(({ bonus }, j) => {
      if (bonus !== null) checkEffect(data, `sectors.items[${i}].spySpaces[${j}].bonus`, bonus);
    });
  });
  for (const block of ['infrastructureTracks', 'contractorTracks'] as const) {
    data[block].items.forEach(({ spaces, bonuses }, i) => {
      for (const [space, effect] of Object.entries(bonuses)) {
        const place = `${block}.items[${i}].bonuses.${space}`;
        if (!(Number(space) >= 1 && Number(space) <= spaces)) throw new EditionError(place, 'there is no such space');
        checkEffect(data, place, effect);
      }
    });
  }
}

function checkMap(data: Edition): void {
  const { fields } = data.map;
  const ids = idsOf(fields);
  const regions = idsOf(data.regions.items);
  distinct('map.fields', ids);
  known('setup.startField', 'field', data.setup.startField, ids);
  fields.forEach((field, i) => {
    const place = `map.fields[${i}]`;
    for (const next of field.next) {
      known(`${place}.next`, 'field', next.to, ids);
      if (next.to === data.setup.startField)
        throw new EditionError(`${place}.next`, 'the start field is never entered again');
    }
    distinct(
      `${place}.next`,
      field.next.map((next) => next.to),
    );
    if (field.kind === 'start') {
      if (field.region !== null) throw new EditionError(`${place}.region`, 'the start field lies in no region');
    } else {
      known(`${place}.region`, 'region', field.region ?? 'null', regions);
    }
  });
  const reached = new Set([data.setup.startField]);
  for (const from of reached)
    for (const next of fields.find((field) => field.id === from)?.next ?? []) reached.add(next.to);
  fields.forEach((field, i) => {
    if (!reached.has(field.id))
      throw new EditionError(`map.fields[${i}]`, `${field.id} cannot be reached from the start`);
  });
}

function checkPlaces(data: Edition): void {
  const { fields } = data.map;
  const regions = idsOf(data.regions.items);
  const spaces = data.sidingTiles.area.rows.flat();
  const fieldOf = (fieldId: string) => fields.find((field) => field.id === fieldId);
  distinct('cities.items', idsOf(data.cities.items));
  distinct('zones.items', idsOf(data.zones.items));
  data.cities.items.forEach((city, i) => {
    const place = `cities.items[${i}]`;
    known(`${place}.region`, 'region', city.region, regions);
    const field = fieldOf(city.field);
    if (field?.kind !== 'city' || field.region !== city.region) {
      throw new EditionError(`${place}.field`, `${city.field} is not a city field of region ${city.region}`);
    }
    distinct(`${place}.contractors`, city.contractors);
    for (const colour of city.contractors)
      known(`${place}.contractors`, 'contractor colour', colour, data.contractors.colours);
    if (city.markerSlots < PLAYER_COUNTS[PLAYER_COUNTS.length - 1]) {
      throw new EditionError(`${place}.markerSlots`, 'every player needs a slot');
    }
    if (city.markerSlots !== data.cities.items[0].markerSlots) {
      throw new EditionError(`${place}.markerSlots`, 'all cities have the same number of slots');
    }
    distinct(`${place}.contractSpaces`, city.contractSpaces.map(String));
    if (city.contractSpaces.join() !== data.cities.items[0].contractSpaces.join()) {
      throw new EditionError(`${place}.contractSpaces`, 'all cities have the same contract spaces');
    }
  });
  const cityFields = data.cities.items.map((city) => city.field);
  distinct('cities.items', cityFields);
  distinct(
    'cities.items',
    data.cities.items.map((city) => city.name),
  );
  fields.forEach((field, i) => {
    if (field.kind === 'city' && !cityFields.includes(field.id))
      throw new EditionError(`map.fields[${i}]`, `no city lies on ${field.id}`);
    if (field.kind !== 'siding') return;
    const zone = data.zones.items.find((item) => item.id === field.zone);
    if (zone === undefined || zone.sidingFields[String(field.siding)] !== field.id || zone.region !== field.region) {
      throw new EditionError(`map.fields[${i}]`, `siding ${field.id} does not match its zone`);
    }
    if (field.siding === undefined || !spaces.includes(field.siding))
      throw new EditionError(`map.fields[${i}].siding`, 'there is no such bonus space');
  });
  data.zones.items.forEach((zone, i) => {
    if (zone.warehouseSpaces !== data.zones.items[0].warehouseSpaces)
      throw new EditionError(`zones.items[${i}].warehouseSpaces`, 'all zones have the same number of spaces');
    known(`zones.items[${i}].region`, 'region', zone.region, regions);
    for (const field of Object.values(zone.sidingFields))
      if (fieldOf(field)?.kind !== 'siding')
        throw new EditionError(`zones.items[${i}].sidingFields`, `${field} is not a siding field`);
  });
  data.movementTokens.items.forEach((token, i) => {
    const place = `movementTokens.items[${i}]`;
    known(`${place}.city`, 'city', token.city, idsOf(data.cities.items));
    if (token.slot > data.cities.items[0].markerSlots) throw new EditionError(`${place}.slot`, 'there is no such slot');
  });
  distinct('movementTokens.items', idsOf(data.movementTokens.items));
  distinct(
    'movementTokens.items',
    data.movementTokens.items.map((token) => `slot ${token.slot} of ${token.city}`),
  );
  if (Math.max(data.zones.items.length, data.cities.items.length) > MOST_PLACES)
    throw new EditionError('map', `at most ${MOST_PLACES} cities and zones can be played with`);
  if (data.zones.items.length > data.componentList.shared.parcelTokens)
    throw new EditionError('componentList.shared.parcelTokens', 'every zone may need a parcel');
}

function checkTracks(data: Edition): void {
  const regions = idsOf(data.regions.items);
  const trackIds = idsOf(data.progressTracks.items);
  const infrastructure = data.infrastructureTracks.items.map((track) => track.region);
  const contractorTracks = data.contractorTracks.items.map((track) => track.colour);
  distinct('regions.items', regions);
  distinct('contractors.colours', data.contractors.colours);
  distinct('infrastructureTracks.items', infrastructure);
  distinct('contractorTracks.items', contractorTracks);
  for (const region of infrastructure) known('infrastructureTracks.items', 'region', region, regions);
  for (const colour of contractorTracks)
    known('contractorTracks.items', 'contractor colour', colour, data.contractors.colours);
  for (const track of TRACK_IDS) known('progressTracks.items', 'track', track, trackIds);
  distinct('progressTracks.items', trackIds);
  data.progressTracks.items.forEach(({ levels }, i) => {
    levels.forEach(({ level, value }, j) => {
      const place = `progressTracks.items[${i}].levels[${j}]`;
      if (level !== j + 1) throw new EditionError(`${place}.level`, 'levels are numbered from 1');
      if (j > 0 && value < levels[j - 1].value) throw new EditionError(`${place}.value`, 'values do not fall');
    });
  });
  for (const region of regions) {
    known('infrastructureTracks.items', 'track of region', region, infrastructure);
  }
  for (const colour of data.contractors.colours) {
    known('contractorTracks.items', 'track of colour', colour, contractorTracks);
  }
  distinct('sectors.items', idsOf(data.sectors.items));
  data.sectors.items.forEach((sector, i) => {
    known(`sectors.items[${i}].region`, 'region', sector.region, regions);
    const { spySpaces, agentSpaces } = data.sectors.items[0];
    distinct(
      `sectors.items[${i}].spySpaces`,
      [...sector.spySpaces.map(({ space }) => space), ...sector.agentSpaces].map(String),
    );
    if (sector.spySpaces.length !== spySpaces.length || sector.agentSpaces.length !== agentSpaces.length)
      throw new EditionError(`sectors.items[${i}]`, 'all sectors have the same number of spaces');
  });
}

function checkCardsAndTiles(data: Edition): void {
  const accepts = [...idsOf(data.resources.items), ANY];
  const { sizes, regions } = { sizes: data.cities.items[0].contractSpaces, regions: data.regions.items.length };
  distinct('resources.items', idsOf(data.resources.items));
  distinct('actionCards.items', idsOf(data.actionCards.items));
  distinct('heroCards.items', idsOf(data.heroCards.items));
  distinct('stateContracts.items', idsOf(data.stateContracts.items));
  distinct('sidingTiles.items', idsOf(data.sidingTiles.items));
  distinct('blackMarketExchange.items', idsOf(data.blackMarketExchange.items));
  distinct('wagonExchanges.items', idsOf(data.wagonExchanges.items));
  distinct(
    'actionAreas.items',
    data.actionAreas.items.flatMap((area) => idsOf(area.actions)),
  );
  distinct('actionAreas.items', idsOf(data.actionAreas.items));
  distinct('game.playerColours', data.game.playerColours);
  distinct(
    'heroCards.items',
    data.heroCards.items.map((hero) => hero.name),
  );
  distinct(
    'heroCards.ladder',
    data.heroCards.ladder.map((step) => String(step.count)),
  );
  distinct('wagons.items', [...idsOf(data.wagons.items), ...idsOf(data.specialWagons.items)]);
  data.stateContracts.items.forEach((tile, i) => {
    const place = `stateContracts.items[${i}]`;
    if (tile.resources.length !== tile.size) throw new EditionError(place, `${tile.size} resources are needed`);
    if (!sizes.includes(tile.size)) throw new EditionError(place, `cities have no contract space of size ${tile.size}`);
    for (const resource of tile.resources) known(`${place}.resources`, 'resource', resource, accepts);
  });
  for (const size of sizes)
    if (data.stateContracts.items.filter((tile) => tile.size === size).length < regions)
      throw new EditionError('stateContracts.items', `every region needs an open contract of size ${size}`);
  data.wagons.items.forEach((wagon, i) => {
    if (wagon.accepts.length !== wagon.slots)
      throw new EditionError(`wagons.items[${i}].accepts`, `${wagon.slots} slots are needed`);
    for (const resource of wagon.accepts) known(`wagons.items[${i}].accepts`, 'resource', resource, accepts);
  });
  data.specialWagons.items.forEach((wagon, i) => {
    if (!poolSizes(data).includes(wagon.parcelSlots))
      throw new EditionError(`specialWagons.items[${i}].parcelSlots`, 'special wagons have sizes of regular ones');
  });
  data.heroCards.items.forEach((hero, i) => {
    const city = data.cities.items.find((item) => item.id === hero.city);
    if (city?.region !== hero.region) throw new EditionError(`heroCards.items[${i}].city`, 'is not in its region');
    known(`heroCards.items[${i}].resource`, 'resource', hero.resource, idsOf(data.resources.items));
  });
  data.wagonExchanges.items.forEach((exchange, i) => {
    for (const pair of exchange.pairs)
      for (const side of [pair.give, pair.take])
        if (!/^(wagon|special)-\d+$/.test(side))
          throw new EditionError(`wagonExchanges.items[${i}]`, `${side} is neither wagon-n nor special-n`);
    distinct(
      `wagonExchanges.items[${i}].pairs`,
      exchange.pairs.map(({ give, take }) => `${give} for ${take}`),
    );
    for (const { give, take } of exchange.pairs) {
      if (give.startsWith('special') && take.startsWith('special'))
        throw new EditionError(`wagonExchanges.items[${i}]`, 'a special wagon is never exchanged for a special wagon');
      if (!poolSizes(data).includes(Number(take.split('-')[1])))
        throw new EditionError(`wagonExchanges.items[${i}]`, `there is no pool to take ${take} from`);
    }
  });
  const open = data.sidingTiles.area.rows.flat();
  if (open.join() !== open.map((_, i) => i + 1).join())
    throw new EditionError('sidingTiles.area.rows', 'bonus spaces are numbered from 1, row by row');
  if (data.setup.sidingStacks.length !== data.sidingTiles.area.rows.length)
    throw new EditionError('setup.sidingStacks', 'one stack lies beside each row');
  const stacked = data.setup.sidingStacks.reduce((sum, n) => sum + n, open.length);
  if (stacked !== data.sidingTiles.items.length)
    throw new EditionError('setup.sidingStacks', `${stacked} tiles are dealt, ${data.sidingTiles.items.length} exist`);
}

function checkPlayers(data: Edition): void {
  const { setup } = data;
  for (const players of PLAYER_COUNTS) {
    const plan = setup.byPlayers[players];
    const place = `setup.byPlayers.${players}`;
    if (plan.spies.length < plan.rounds) throw new EditionError(`${place}.spies`, 'every round needs a spy');
    distinct(`${place}.spies`, plan.spies.map(String));
    if (plan.heroesDealt * players > data.heroCards.items.length)
      throw new EditionError(`${place}.heroesDealt`, 'there are not enough heroes');
    if (plan.heroesKeptBeforeDraft !== plan.heroesFinal || plan.heroesDealt < plan.heroesFinal)
      throw new EditionError(place, 'the draft ends with all kept heroes');
    if (plan.heroesDealt > plan.heroesFinal + 1)
      throw new EditionError(`${place}.heroesDealt`, 'at most one hero is removed before the draft');
    const cards = setup.actionPoolSize + setup.actionCardsDealt * players;
    if (cards > data.actionCards.items.length)
      throw new EditionError('setup.actionCardsDealt', `there are not enough action cards for ${players} players`);
    for (const accepts of setup.startingWagons.map((wagon) => wagon.accepts[0])) {
      const wagons = data.wagons.items.filter((wagon) => wagon.slots === 1 && wagon.accepts[0] === accepts);
      if (wagons.length < players) throw new EditionError('wagons.items', `not enough 1-slot ${accepts} wagons`);
    }
  }
  if (setup.startingWagons.filter((wagon) => wagon.accepts[0] === ANY).length !== 1)
    throw new EditionError('setup.startingWagons', 'exactly one starting wagon takes a cube of choice');
  distinct(
    'setup.startingWagons',
    setup.startingWagons.map((wagon) => wagon.accepts[0]),
  );
  if (setup.actionCardsKept > setup.actionCardsDealt)
    throw new EditionError('setup.actionCardsKept', 'more cards are kept than dealt');
}

/** Types and checks an edition; the first problem becomes an EditionError that names its place. */
export function parseEdition(data: unknown): Edition {
  const parsed = parse(edition, data);
  checkMap(parsed);
  checkPlaces(parsed);
  checkTracks(parsed);
  checkCardsAndTiles(parsed);
  checkEffects(parsed);
  checkPlayers(parsed);
  return parsed;
}
