/** What is compiled once from an edition: everything by number, with the moves of the game made in advance. */
import { EditionError } from '../../kernel/index.ts';
import { ANY, type Edition, type Effect, type FieldKind, TRACK_IDS } from './components/edition.ts';
import { indexOf, NONE, progressTracksOf, roomsOf, type WagonPart, wagonsOf } from './components/parts.ts';
import { type InternedMoves, internMoves } from './interned.ts';

export { NONE };

export const INVESTMENT = TRACK_IDS.indexOf('investment');
export const COAL = TRACK_IDS.indexOf('coal');
export const LOADING = TRACK_IDS.indexOf('loading');
export const UNLOADING = TRACK_IDS.indexOf('unloading');
export const WAGONS = TRACK_IDS.indexOf('wagons');
export const TRACKS = TRACK_IDS.length;
/** One past the last track: whichever is chosen. */
export const ANY_TRACK = TRACK_IDS.length;

/** The region of the own locomotive (TR-3.3), where an effect does not name one. */
export const ACTIVE_REGION = -1;

/** An effect with its targets as numbers. */
export type CompiledEffect =
  | { readonly type: 'gainVP' | 'gainInvestment' | 'gainCoal'; readonly times: 1; readonly amount: number }
  | { readonly type: 'advanceProgress'; readonly times: number; readonly track: number }
  | { readonly type: 'buildWarehouse'; readonly times: number }
  | { readonly type: 'buildStation'; readonly times: 1 }
  | { readonly type: 'corruption'; readonly times: number; readonly agents: number; readonly region: number }
  | { readonly type: 'exchangeWagon'; readonly times: 1; readonly pairs: readonly WagonPair[] }
  | { readonly type: 'loadWagon'; readonly times: number }
  | { readonly type: 'drawWagon'; readonly times: 1; readonly slots: number }
  | { readonly type: 'rentWarehouse'; readonly times: 1 }
  | { readonly type: 'freeAreaAction'; readonly times: 1; readonly cost: number }
  | { readonly type: 'drawActionCards'; readonly times: 1; readonly draw: number; readonly keep: number }
  | { readonly type: 'useSidingTile'; readonly times: 1 }
  | { readonly type: 'freeSpecialAction'; readonly times: number }
  | { readonly type: 'move'; readonly times: 1; readonly fields: number }
  | { readonly type: 'placeContractMarker'; readonly times: 1; readonly sizeIndex: number; readonly vp: number };
export type EffectOf<T extends CompiledEffect['type']> = Extract<CompiledEffect, { readonly type: T }>;

/** A wagon of one size, regular or special, for one of another. */
export interface WagonPair {
  readonly giveSize: number;
  readonly giveSpecial: boolean;
  readonly takeSize: number;
  readonly takeSpecial: boolean;
}

export interface Field {
  readonly id: string;
  readonly kind: FieldKind;
  readonly region: number;
  readonly city: number;
  readonly zone: number;
  /** Index of the bonus space, from 0. */
  readonly siding: number;
  readonly next: readonly number[];
  readonly loop: string;
  readonly step: number;
}
export interface City {
  readonly id: string;
  readonly name: string;
  readonly region: number;
  readonly rank: number;
  readonly field: number;
  readonly contractors: number;
}
export interface Zone {
  readonly id: string;
  readonly region: number;
}
export interface Sector {
  readonly id: string;
  readonly region: number;
  readonly kind: string;
  readonly track: number;
  readonly spyBonus: readonly number[];
  readonly maxSpies: number;
}
export interface BonusTrack {
  readonly spaces: number;
  /** Effect by space, NONE where there is none. */
  readonly bonus: readonly number[];
}
export interface AreaAction {
  readonly id: string;
  readonly area: number;
  readonly cost: number;
  readonly effect: number;
}
export interface MarketExchange {
  readonly id: string;
  readonly price: number;
  readonly effect: number;
}
export interface ActionCard {
  readonly id: string;
  readonly moves: readonly { readonly value: number; readonly coal: number }[];
  readonly coal: number;
  readonly effect: number;
}
export interface Hero {
  readonly id: string;
  readonly name: string;
  readonly city: number;
  readonly region: number;
  readonly resource: number;
  readonly effect: number;
}
export interface Contract {
  readonly id: string;
  readonly sizeIndex: number;
  readonly size: number;
  /** Resources in rising order, any-icons (number of resources) last. */
  readonly icons: readonly number[];
  /** How many cubes of each resource are needed. */
  readonly need: readonly number[];
  readonly vp: number;
}
export interface Wagon extends Omit<WagonPart, 'accepts'> {
  /** By slot; the number of resources stands for any. Empty for special wagons. */
  readonly accepts: readonly number[];
}
export interface Token {
  readonly id: string;
  readonly vp: number;
  readonly movement: number;
}
/** Where a movement may end, with one way to get there. */
export interface Destination {
  readonly field: number;
  readonly path: readonly number[];
}

export interface Tables {
  readonly edition: Edition;
  readonly title: string;
  readonly regions: readonly { readonly id: string; readonly state: string }[];
  readonly resources: readonly { readonly id: string; readonly value: number }[];
  /** Resources in rising order of value. */
  readonly cubesByValue: readonly number[];
  /** The least a special action costs (TR-8.4). */
  readonly leastSpecialCoal: number;
  /** Stands for any resource on wagons and contracts. */
  readonly any: number;
  readonly colours: readonly string[];
  readonly fields: readonly Field[];
  readonly start: number;
  readonly cities: readonly City[];
  readonly citiesOf: readonly (readonly number[])[];
  readonly markerSlots: number;
  readonly sizes: readonly number[];
  readonly zones: readonly Zone[];
  readonly zonesOf: readonly (readonly number[])[];
  readonly warehouseSpaces: number;
  readonly tokens: readonly Token[];
  /** Token by city and slot. */
  readonly tokenAt: readonly number[];
  readonly trackValues: readonly (readonly number[])[];
  readonly trackTopVp: readonly number[];
  readonly sectors: readonly Sector[];
  readonly sectorsOf: readonly (readonly number[])[];
  readonly spySpaces: number;
  readonly sectorSpaces: number;
  readonly infrastructure: readonly BonusTrack[];
  readonly contractorTracks: readonly BonusTrack[];
  readonly areas: readonly string[];
  readonly actions: readonly AreaAction[];
  readonly market: readonly MarketExchange[];
  readonly cards: readonly ActionCard[];
  readonly heroes: readonly Hero[];
  readonly contracts: readonly Contract[];
  readonly wagons: readonly Wagon[];
  readonly maxSlots: number;
  /** Sizes of wagons that lie in open pools; index of the pool by size. */
  readonly poolSizes: readonly number[];
  readonly poolOf: readonly number[];
  readonly startingWagons: readonly (readonly number[])[];
  readonly tiles: readonly { readonly id: string; readonly effect: number }[];
  /** Row of each bonus space: the stack that refills it. */
  readonly rowOf: readonly number[];
  readonly effects: readonly CompiledEffect[];
  readonly index: Indexes;
  readonly moves: InternedMoves;
  destinations(from: number, points: number): readonly Destination[];
}

export interface Indexes {
  readonly resource: ReadonlyMap<string, number>;
  readonly field: ReadonlyMap<string, number>;
  readonly city: ReadonlyMap<string, number>;
  readonly zone: ReadonlyMap<string, number>;
  readonly sector: ReadonlyMap<string, number>;
  readonly track: ReadonlyMap<string, number>;
  readonly colour: ReadonlyMap<string, number>;
  readonly card: ReadonlyMap<string, number>;
  readonly hero: ReadonlyMap<string, number>;
  readonly contract: ReadonlyMap<string, number>;
  readonly wagon: ReadonlyMap<string, number>;
  readonly tile: ReadonlyMap<string, number>;
  readonly action: ReadonlyMap<string, number>;
  readonly exchange: ReadonlyMap<string, number>;
}

/** The number behind an id of a move or an edition; ids were checked when the edition was read. */
export function at(index: ReadonlyMap<string, number>, id: string): number {
  const found = index.get(id);
  if (found === undefined) throw new Error(`unknown id ${id}`);
  return found;
}

const indexNames = (names: readonly string[]): Map<string, number> => new Map(names.map((name, i) => [name, i]));

const side = (text: string): { special: boolean; size: number } => {
  const [kind, size] = text.split('-');
  return { special: kind === 'special', size: Number(size) };
};

/** Collects effects and numbers them. */
class EffectBook {
  readonly effects: CompiledEffect[] = [];
  readonly #edition: Edition;
  readonly #regions: ReadonlyMap<string, number>;
  constructor(edition: Edition, regions: ReadonlyMap<string, number>) {
    this.#edition = edition;
    this.#regions = regions;
  }

  add(effect: Effect): number {
    return this.effects.push(this.#compile(effect)) - 1;
  }

  #compile(effect: Effect): CompiledEffect {
    switch (effect.type) {
      case 'gainVP':
      case 'gainInvestment':
      case 'gainCoal':
        return { type: effect.type, times: 1, amount: effect.amount };
      case 'advanceProgress':
        return {
          type: effect.type,
          times: effect.times,
          track: effect.track === ANY ? ANY_TRACK : TRACK_IDS.indexOf(effect.track),
        };
      case 'buildWarehouse':
      case 'loadWagon':
        return { type: effect.type, times: effect.times };
      case 'corruption':
        return {
          type: effect.type,
          times: effect.times,
          agents: effect.agentsPerTime,
          region: effect.region === 'active' ? ACTIVE_REGION : at(this.#regions, effect.region),
        };
      case 'exchangeWagon':
        return { type: effect.type, times: 1, pairs: effect.options.flatMap((option) => this.#pairs(option)) };
      case 'drawWagon':
        return { type: effect.type, times: 1, slots: effect.slots };
      case 'freeAreaAction':
        return { type: effect.type, times: 1, cost: effect.cost };
      case 'drawActionCards':
        return { type: effect.type, times: 1, draw: effect.draw, keep: effect.keep };
      case 'freeSpecialAction':
        return { type: effect.type, times: effect.cards };
      case 'move':
        return { type: effect.type, times: 1, fields: effect.fields };
      case 'placeContractMarker': {
        const sizeIndex = this.#edition.cities.items[0].contractSpaces.indexOf(effect.size);
        return { type: effect.type, times: 1, sizeIndex, vp: effect.vp };
      }
      case 'buildStation':
      case 'rentWarehouse':
      case 'useSidingTile':
        return { type: effect.type, times: 1 };
    }
  }

  #pairs(option: string): WagonPair[] {
    const exchange = this.#edition.wagonExchanges.items.find((item) => item.id === option);
    return (exchange?.pairs ?? []).map((pair) => {
      const [give, take] = [side(pair.give), side(pair.take)];
      return { giveSize: give.size, giveSpecial: give.special, takeSize: take.size, takeSpecial: take.special };
    });
  }
}

/** Every field on which a movement may end (TR-10.5), occupied ones included; the shortest way to each. */
function findDestinations(fields: readonly Field[], from: number, points: number): Destination[] {
  const found = new Map<number, readonly number[]>();
  let frontier = new Map<number, readonly number[]>([[from, []]]);
  for (let step = 1; step <= points; step++) {
    const reached = new Map<number, readonly number[]>();
    for (const [field, path] of frontier) {
      for (const next of fields[field].next) if (!reached.has(next)) reached.set(next, [...path, next]);
    }
    for (const [field, path] of reached) {
      const { kind } = fields[field];
      if ((step === points || kind === 'city' || kind === 'market') && !found.has(field)) found.set(field, path);
    }
    frontier = reached;
  }
  return [...found].map(([field, path]) => ({ field, path }));
}

/** Ways are worked out when they are first asked for. */
function destinationTable(fields: readonly Field[]): Tables['destinations'] {
  const known: (readonly Destination[])[][] = fields.map(() => []);
  return (from, points) => {
    const row = known[from];
    row[points] ??= findDestinations(fields, from, points);
    return row[points];
  };
}

const bonusTrack = (
  book: EffectBook,
  track: { readonly spaces: number; readonly bonuses: Readonly<Record<string, Effect>> },
): BonusTrack => {
  const bonus = Array.from({ length: track.spaces + 1 }, () => NONE);
  for (const [space, effect] of Object.entries(track.bonuses)) bonus[Number(space)] = book.add(effect);
  return { spaces: track.spaces, bonus };
};

const compileWagon =
  (resource: ReadonlyMap<string, number>) =>
  (part: WagonPart): Wagon => ({ ...part, accepts: part.accepts.map((name) => resource.get(name) ?? resource.size) });

function compileFields(edition: Edition, regions: ReadonlyMap<string, number>, field: ReadonlyMap<string, number>) {
  const zones = indexOf(edition.zones.items);
  const cityOf = new Map(edition.cities.items.map((city, i) => [city.field, i]));
  return edition.map.fields.map(
    (item): Field => ({
      id: item.id,
      kind: item.kind,
      region: item.region === null ? NONE : at(regions, item.region),
      city: cityOf.get(item.id) ?? NONE,
      zone: item.zone === undefined ? NONE : at(zones, item.zone),
      siding: item.siding === undefined ? NONE : item.siding - 1,
      next: item.next.map((next) => at(field, next.to)),
      loop: item.loop ?? '',
      step: item.step,
    }),
  );
}

function compileContracts(edition: Edition, resource: ReadonlyMap<string, number>): Contract[] {
  const sizes = edition.cities.items[0].contractSpaces;
  return edition.stateContracts.items.map((tile) => {
    const icons = tile.resources.map((name) => resource.get(name) ?? resource.size).sort((a, b) => a - b);
    const need = Array.from({ length: resource.size }, (_, r) => icons.filter((icon) => icon === r).length);
    return { id: tile.id, sizeIndex: sizes.indexOf(tile.size), size: tile.size, icons, need, vp: tile.vp };
  });
}

function compileTokens(edition: Edition, cities: ReadonlyMap<string, number>, markerSlots: number) {
  const tokenAt = Array.from({ length: cities.size * markerSlots }, () => NONE);
  edition.movementTokens.items.forEach((token, i) => {
    tokenAt[at(cities, token.city) * markerSlots + token.slot - 1] = i;
  });
  return tokenAt;
}

const grouped = (count: number, items: readonly { readonly region: number }[]): number[][] =>
  Array.from({ length: count }, (_, region) => items.flatMap((item, i) => (item.region === region ? [i] : [])));

export function compileTables(edition: Edition): Tables {
  const regionIndex = indexOf(edition.regions.items);
  const resource = indexOf(edition.resources.items);
  const cityIndex = indexOf(edition.cities.items);
  const fieldIndex = indexOf(edition.map.fields);
  const colour = indexNames(edition.contractors.colours);
  const book = new EffectBook(edition, regionIndex);
  const mask = (names: readonly string[]) => names.reduce((bits, name) => bits | (1 << at(colour, name)), 0);

  const fields = compileFields(edition, regionIndex, fieldIndex);
  const cities = edition.cities.items.map((city) => ({
    id: city.id,
    name: city.name,
    region: at(regionIndex, city.region),
    rank: city.rank,
    field: at(fieldIndex, city.field),
    contractors: mask(city.contractors),
  }));
  const zones = edition.zones.items.map((zone) => ({ id: zone.id, region: at(regionIndex, zone.region) }));
  const sectors = edition.sectors.items.map((sector) => ({
    id: sector.id,
    region: at(regionIndex, sector.region),
    kind: sector.sector,
    track: TRACK_IDS.indexOf(sector.track),
    spyBonus: sector.spySpaces.map((space) => (space.bonus === null ? NONE : book.add(space.bonus))),
    maxSpies: sector.maxSpiesPerPlayer ?? sector.spySpaces.length,
  }));
  const tracks = progressTracksOf(edition);
  const infrastructure = edition.regions.items.map(({ id }) => {
    const track = edition.infrastructureTracks.items.find((item) => item.region === id);
    if (track === undefined) throw new EditionError('infrastructureTracks.items', `no track of ${id}`);
    return bonusTrack(book, track);
  });
  const contractorTracks = edition.contractors.colours.map((name) => {
    const track = edition.contractorTracks.items.find((item) => item.colour === name);
    if (track === undefined) throw new EditionError('contractorTracks.items', `no track of ${name}`);
    return bonusTrack(book, track);
  });
  const actions = edition.actionAreas.items.flatMap((area, i) =>
    area.actions.map((action) => ({ id: action.id, area: i, cost: action.cost, effect: book.add(action.effect) })),
  );
  const market = edition.blackMarketExchange.items.map((exchange) => ({
    id: exchange.id,
    price: exchange.price,
    effect: book.add(exchange.effect),
  }));
  const cards = edition.actionCards.items.map((card) => ({
    id: card.id,
    moves: card.moves,
    coal: card.special.coal,
    effect: book.add(card.special.effect),
  }));
  const heroes = edition.heroCards.items.map((hero) => ({
    id: hero.id,
    name: hero.name,
    city: at(cityIndex, hero.city),
    region: at(regionIndex, hero.region),
    resource: at(resource, hero.resource),
    effect: book.add(hero.bonus.effect),
  }));
  const tiles = edition.sidingTiles.items.map((tile) => ({ id: tile.id, effect: book.add(tile.effect) }));
  const wagonParts = wagonsOf(edition);
  const rooms = roomsOf(edition, wagonParts);
  const { markerSlots, maxSlots } = rooms;
  const wagons = wagonParts.map(compileWagon(resource));
  const poolSizes = [...new Set(wagons.filter((wagon) => wagon.size > 1).map((wagon) => wagon.size))].sort();
  const startingWagons = edition.setup.startingWagons.map(({ accepts: [name] }) => {
    const accepts = resource.get(name) ?? resource.size;
    return wagons.flatMap((wagon, i) =>
      !wagon.special && wagon.size === 1 && wagon.accepts[0] === accepts ? [i] : [],
    );
  });
  const contracts = compileContracts(edition, resource);
  const index: Indexes = {
    resource,
    field: fieldIndex,
    city: cityIndex,
    zone: indexOf(zones),
    sector: indexOf(sectors),
    track: indexNames(TRACK_IDS),
    colour,
    card: indexOf(cards),
    hero: indexOf(heroes),
    contract: indexOf(contracts),
    wagon: indexOf(wagons),
    tile: indexOf(tiles),
    action: indexOf(actions),
    exchange: indexOf(market),
  };
  const parts = {
    edition,
    title: edition.game.title,
    regions: edition.regions.items,
    resources: edition.resources.items,
    cubesByValue: edition.resources.items
      .map((_, i) => i)
      .sort((a, b) => edition.resources.items[a].value - edition.resources.items[b].value),
    leastSpecialCoal: Math.min(...cards.map((card) => card.coal)),
    any: resource.size,
    colours: edition.contractors.colours,
    fields,
    start: at(fieldIndex, edition.setup.startField),
    cities,
    citiesOf: grouped(regionIndex.size, cities),
    ...rooms,
    zones,
    zonesOf: grouped(regionIndex.size, zones),
    tokens: edition.movementTokens.items,
    tokenAt: compileTokens(edition, cityIndex, markerSlots),
    trackValues: tracks.map(({ values }) => values),
    trackTopVp: tracks.map(({ topVp }) => topVp),
    sectors,
    sectorsOf: grouped(regionIndex.size, sectors),
    infrastructure,
    contractorTracks,
    areas: edition.actionAreas.items.map((area) => area.id),
    actions,
    market,
    cards,
    heroes,
    contracts,
    wagons,
    poolSizes,
    poolOf: Array.from({ length: maxSlots + 1 }, (_, size) => poolSizes.indexOf(size)),
    startingWagons,
    tiles,
    rowOf: edition.sidingTiles.area.rows.flatMap((row, i) => row.map(() => i)),
    effects: book.effects,
    index,
    destinations: destinationTable(fields),
  };
  return { ...parts, moves: internMoves(parts) };
}
