/** Positions for tests, in the words of the game. Every piece that is put somewhere is taken from where it was. */
import { type Events, makeSetup, type Seat } from '../../kernel/index.ts';
import { parseEdition, TRACK_IDS, type TrackId } from './components/edition.ts';
import { machineOf } from './handlers.ts';
import { openTrainRush, trainRush } from './index.ts';
import type { MoveOf, TrainRushMove } from './moves.ts';
import { EVERYBODY, PHASES, type Phase, type TrainRushFrame, type TrainRushState } from './state.ts';
import { at, compile, NONE, type Tables, TRACKS } from './tables.ts';

export const game = openTrainRush(trainRush.standardEdition);
export const tables: Tables = compile(parseEdition(trainRush.standardEdition), trainRush.standardEdition);

const machine = machineOf(tables);

/** Seats by the colours of the worked examples. */
export const [Y, B, V, W] = [0, 1, 2, 3];

export type TableWish = {
  readonly players?: number;
  readonly seed?: number;
  readonly heroes?: 'drafted' | 'dealt';
};

const START_OF_PLAY = 'auction';

/** A table at the first auction. */
export function newTable({ players = 4, seed = 1, heroes = 'dealt' }: TableWish = {}): Table {
  const table = new Table(setupOf({ players, seed, heroes }));
  while (table.top().kind !== START_OF_PLAY) {
    const [seat] = game.deciding(table.state);
    game.apply(table.state, seat, game.moves(table.state, seat)[0]);
  }
  return table;
}

export function setupOf({ players = 4, seed = 1, heroes = 'drafted' }: TableWish = {}): TrainRushState {
  const seats = Array.from({ length: players }, () => 'player');
  return game.setup(makeSetup(game, { seats, seed, options: { heroes } }));
}

const idOf = (index: ReadonlyMap<string, number>, id: string): number => at(index, id);

export class Table {
  readonly state: TrainRushState;
  /** Everything that happened since the last `play`. */
  events: Events = [];
  constructor(state: TrainRushState) {
    this.state = state;
  }

  top(): TrainRushFrame {
    const frame = this.state.frames.at(-1);
    if (frame === undefined) throw new Error('the game is over');
    return frame;
  }

  /** Puts the game at a point: the last frame comes first. */
  frames(...frames: readonly TrainRushFrame[]): this {
    this.state.frames.splice(0, this.state.frames.length, ...frames);
    return this;
  }

  phase(phase: Phase): this {
    this.state.phase = PHASES.indexOf(phase);
    return this;
  }

  /** Runs steps, the last of them first, until a decision is there. */
  run(...frames: readonly TrainRushFrame[]): this {
    this.frames(...frames);
    this.events = [];
    machine.settle(this.state, this.events);
    return this;
  }

  moves(seat: Seat): readonly TrainRushMove[] {
    return game.moves(this.state, seat);
  }

  /** The moves of one type that are on offer. */
  offers<T extends TrainRushMove['type']>(seat: Seat, type: T): MoveOf<T>[] {
    return this.moves(seat).filter((move): move is MoveOf<T> => move.type === type);
  }

  deciding(): readonly Seat[] {
    return game.deciding(this.state);
  }

  /** Plays the one legal move that has these properties; anything else is an error. */
  play(seat: Seat, wanted: { type: TrainRushMove['type'] } & Record<string, unknown>): this {
    const found = this.moves(seat).filter((move) =>
      Object.entries(wanted).every(
        ([key, value]) => JSON.stringify(Object.entries(move).find(([k]) => k === key)?.[1]) === JSON.stringify(value),
      ),
    );
    if (found.length !== 1) {
      const offered = this.moves(seat).map((move) => JSON.stringify(move));
      throw new Error(
        `${found.length} moves fit ${JSON.stringify(wanted)} of seat ${seat}; offered: ${offered.join(' ')}`,
      );
    }
    this.events = [];
    game.apply(this.state, seat, found[0], this.events);
    return this;
  }

  /** Ends of the movements on offer, in alphabetical order. */
  ends(seat: Seat, token = 0): string[] {
    return this.offers(seat, 'move')
      .filter((move) => move.token === token)
      .map((move) => move.to)
      .sort();
  }

  order(...seats: readonly Seat[]): this {
    this.state.order = [...seats];
    return this;
  }

  stand(seat: Seat, field: string): this {
    this.state.locomotives[seat] = idOf(tables.index.field, field);
    return this;
  }
  field(seat: Seat): string {
    return tables.fields[this.state.locomotives[seat]].id;
  }

  stock(seat: Seat, stock: { coal?: number; investment?: number; vp?: number }): this {
    if (stock.coal !== undefined) this.state.coal[seat] = stock.coal;
    if (stock.investment !== undefined) this.state.investment[seat] = stock.investment;
    if (stock.vp !== undefined) this.state.vp[seat] = stock.vp;
    return this;
  }

  level(seat: Seat, track: TrackId, level: number): this {
    this.state.levels[seat * TRACKS + TRACK_IDS.indexOf(track)] = level;
    return this;
  }
  levelOf(seat: Seat, track: TrackId): number {
    return this.state.levels[seat * TRACKS + TRACK_IDS.indexOf(track)];
  }

  #region(id: string): number {
    return tables.regions.findIndex((region) => region.id === id);
  }
  infra(seat: Seat, region: string, space: number): this {
    this.state.infrastructure[seat * tables.regions.length + this.#region(region)] = space;
    return this;
  }
  infraOf(seat: Seat, region: string): number {
    return this.state.infrastructure[seat * tables.regions.length + this.#region(region)];
  }
  contractor(seat: Seat, colour: string, space: number): this {
    this.state.contractorTracks[seat * tables.colours.length + idOf(tables.index.colour, colour)] = space;
    return this;
  }
  contractorOf(seat: Seat, colour: string): number {
    return this.state.contractorTracks[seat * tables.colours.length + idOf(tables.index.colour, colour)];
  }

  #dropCard(card: number): void {
    const { hands, deck, pool, discard, laid } = this.state;
    for (const list of [...hands, deck, pool, discard, laid]) {
      const place = list.indexOf(card);
      if (place >= 0) list.splice(place, 1);
    }
  }
  /** The hand of a seat becomes exactly these cards, all of them unknown to the others. */
  hand(seat: Seat, ...ids: readonly string[]): this {
    const { state } = this;
    for (const card of state.hands[seat].splice(0)) {
      state.deck.unshift(card);
      state.seen[card] = 0;
    }
    for (const card of ids.map((id) => idOf(tables.index.card, id))) {
      this.#dropCard(card);
      state.hands[seat].push(card);
      state.seen[card] = 1 << seat;
    }
    state.hands[seat].sort((a, b) => a - b);
    return this.#fillPool();
  }
  #fillPool(): this {
    const { state } = this;
    while (state.pool.length < tables.edition.setup.actionPoolSize) {
      const card = state.deck.pop() ?? NONE;
      state.seen[card] = EVERYBODY;
      state.pool.push(card);
    }
    return this;
  }
  handOf(seat: Seat): string[] {
    return this.state.hands[seat].map((card) => tables.cards[card].id);
  }
  /** These cards come next from the deck, the first one first. */
  deckTop(...ids: readonly string[]): this {
    for (const card of ids.map((id) => idOf(tables.index.card, id)).reverse()) {
      this.#dropCard(card);
      this.state.deck.push(card);
      this.state.seen[card] = 0;
    }
    return this.#fillPool();
  }
  cards(list: readonly number[]): string[] {
    return list.map((card) => tables.cards[card].id);
  }

  /** The hero hand of a seat becomes exactly these cards. */
  heroes(seat: Seat, ...ids: readonly string[]): this {
    const { state } = this;
    const undealt = [...state.draft.undealt, ...state.heroes[seat].splice(0)];
    for (const hero of ids.map((id) => idOf(tables.index.hero, id))) {
      for (const list of [...state.heroes, undealt]) {
        const place = list.indexOf(hero);
        if (place >= 0) list.splice(place, 1);
      }
      state.heroes[seat].push(hero);
    }
    state.draft = { ...state.draft, undealt };
    return this;
  }
  mission(seat: Seat, id: string): this {
    this.heroes(seat, ...this.state.heroes[seat].map((hero) => tables.heroes[hero].id), id);
    const hero = idOf(tables.index.hero, id);
    this.state.heroes[seat].splice(this.state.heroes[seat].indexOf(hero), 1);
    this.state.missions[seat].push(hero);
    this.state.missionTokens &= ~(1 << tables.heroes[hero].city);
    return this;
  }

  /** The train of a seat: wagons with the cubes (or 'parcel') in their slots; missing ones are empty. */
  train(seat: Seat, ...wagons: readonly (readonly [id: string, ...cargo: readonly string[]])[]): this {
    const { state } = this;
    state.wagons[seat].splice(0).forEach((id) => {
      const { size, special } = tables.wagons[id];
      if (special) state.specialStacks[tables.poolOf[size]].push(id);
      else if (size > 1) state.wagonStacks[tables.poolOf[size]].push(id);
    });
    state.cargo[seat] = [];
    for (const [id, ...cargo] of wagons) {
      const wagon = idOf(tables.index.wagon, id);
      this.#dropWagon(wagon);
      state.wagons[seat].push(wagon);
      for (let slot = 0; slot < tables.maxSlots; slot++) {
        const held = cargo[slot] ?? '';
        if (held === 'parcel') state.parcelSupply--;
        state.cargo[seat].push(held === '' ? NONE : held === 'parcel' ? 0 : idOf(tables.index.resource, held));
      }
    }
    return this;
  }
  #dropWagon(wagon: number): void {
    const { wagons, wagonPools, wagonStacks, wagonDiscards, specialStacks } = this.state;
    for (const list of [...wagons, ...wagonPools, ...wagonStacks, ...wagonDiscards, ...specialStacks]) {
      const place = list.indexOf(wagon);
      if (place >= 0) list.splice(place, 1);
    }
    wagonPools.forEach((pool, i) => {
      while (pool.length < tables.edition.setup.wagonPoolPerSize) pool.push(wagonStacks[i].pop() ?? NONE);
    });
  }
  trainOf(seat: Seat): string[] {
    return this.state.wagons[seat].map((id, i) => {
      const { size, special, id: name } = tables.wagons[id];
      const cargo = this.state.cargo[seat].slice(i * tables.maxSlots, i * tables.maxSlots + size);
      const words = cargo.map((cube) => (cube === NONE ? '-' : special ? 'parcel' : tables.resources[cube].id));
      return [name, ...words].join(' ');
    });
  }

  station(seat: Seat, zone: string): this {
    const place = idOf(tables.index.zone, zone);
    this.state.stations[place] = seat;
    this.state.stationsLeft[seat]--;
    this.state.parcels |= 1 << place;
    this.state.parcelSupply--;
    return this;
  }
  /** A warehouse, rented to a contractor that is taken from the first city that still has it. */
  warehouse(seat: Seat, zone: string, contractor?: string): this {
    const first = idOf(tables.index.zone, zone) * tables.warehouseSpaces;
    const space = this.state.warehouses.indexOf(NONE, first);
    this.state.warehouses[space] = seat;
    this.state.warehousesLeft[seat]--;
    if (contractor === undefined) return this;
    const colour = idOf(tables.index.colour, contractor);
    const city = this.state.contractors.findIndex((present) => (present >> colour) & 1);
    this.state.contractors[city] &= ~(1 << colour);
    this.state.renters[space] = colour;
    return this;
  }
  warehousesIn(zone: string): string[] {
    const first = idOf(tables.index.zone, zone) * tables.warehouseSpaces;
    return this.state.warehouses
      .slice(first, first + tables.warehouseSpaces)
      .flatMap((owner, i) =>
        owner === NONE ? [] : [`${owner}:${tables.colours[this.state.renters[first + i]] ?? 'unrented'}`],
      );
  }
  stationOf(zone: string): number {
    return this.state.stations[idOf(tables.index.zone, zone)];
  }
  hasParcel(zone: string): boolean {
    return ((this.state.parcels >> idOf(tables.index.zone, zone)) & 1) === 1;
  }

  /** Pieces on a sector, as the worked examples write them: seat or · per space. */
  sector(id: string, ...spaces: readonly (Seat | undefined)[]): this {
    const first = idOf(tables.index.sector, id) * tables.sectorSpaces;
    spaces.forEach((seat, space) => {
      this.state.sectors[first + space] = seat ?? NONE;
    });
    return this;
  }
  sectorOf(id: string): number[] {
    const first = idOf(tables.index.sector, id) * tables.sectorSpaces;
    return this.state.sectors.slice(first, first + tables.sectorSpaces);
  }

  /** Shows a tile on a bonus space; the one that lay there goes where the new one came from. */
  tile(space: number, id: string): this {
    const { tiles, tileStacks, tileDiscard } = this.state;
    const tile = idOf(tables.index.tile, id);
    const old = tiles[space - 1];
    for (const list of [tiles, ...tileStacks, tileDiscard]) {
      const place = list.indexOf(tile);
      if (place >= 0) list[place] = old;
    }
    tiles[space - 1] = tile;
    return this;
  }
  tileOn(space: number): string | undefined {
    return tables.tiles[this.state.tiles[space - 1]]?.id;
  }

  /** Shows a contract in the column of a region. */
  contract(region: string, id: string): this {
    const { display, contractStacks } = this.state;
    const tile = idOf(tables.index.contract, id);
    const { sizeIndex } = tables.contracts[tile];
    const place = this.#region(region) * tables.sizes.length + sizeIndex;
    const old = display[place];
    for (const list of [display, ...contractStacks]) {
      const found = list.indexOf(tile);
      if (found >= 0) list[found] = old;
    }
    display[place] = tile;
    return this;
  }
  shown(region: string, size: number): string | undefined {
    const place = this.#region(region) * tables.sizes.length + tables.sizes.indexOf(size);
    return tables.contracts[this.state.display[place]]?.id;
  }
  contractSpace(city: string, size: number): number {
    return this.state.contractSpaces[idOf(tables.index.city, city) * tables.sizes.length + tables.sizes.indexOf(size)];
  }
  holdContract(seat: Seat, city: string, size: number): this {
    const place = idOf(tables.index.city, city) * tables.sizes.length + tables.sizes.indexOf(size);
    this.state.contractSpaces[place] = seat;
    this.state.contractMarkers[seat]--;
    return this;
  }

  visited(seat: Seat, ...cities: readonly string[]): this {
    for (const city of cities) {
      const first = idOf(tables.index.city, city) * tables.markerSlots;
      this.state.cityMarkers[this.state.cityMarkers.indexOf(NONE, first)] = seat;
    }
    return this;
  }
  markersIn(city: string): number[] {
    const first = idOf(tables.index.city, city) * tables.markerSlots;
    return this.state.cityMarkers.slice(first, first + tables.markerSlots).filter((owner) => owner !== NONE);
  }
  /** A movement token the seat took earlier, with the marker it left in the city. */
  token(seat: Seat, id: string): this {
    const token = tables.tokens.findIndex((one) => one.id === id);
    this.state.cityMarkers[tables.tokenAt.indexOf(token)] = seat;
    this.state.tokens[seat].push(token);
    return this;
  }

  /** Conservation of everything the position holds. */
  problems(): readonly string[] {
    return game.invariants(this.state);
  }

  /** A card in play: the seat is about to perform its next movement action. */
  playing(seat: Seat, id: string, performed = 0): this {
    const card = idOf(tables.index.card, id);
    this.#dropCard(card);
    this.#fillPool();
    this.state.laid.push(card);
    this.state.seen[card] = EVERYBODY;
    return this.phase('movement').run(
      { kind: 'movementTurn', place: this.state.seats },
      { kind: 'takeCard', seat },
      { kind: 'discardLaid', card },
      { kind: 'nextMovement', seat, card, performed },
    );
  }
  /** A turn of the investment phase, with the rest of the phase behind it. */
  investing(seat: Seat): this {
    const place = this.state.order.indexOf(seat);
    return this.phase('investment').frames({ kind: 'investment', place: place + 1 }, { kind: 'investmentTurn', seat });
  }
  /** A granted effect, as it stands on a card, tile or space; optional unless `must`. */
  grant(seat: Seat, effect: number, must = false): this {
    return this.phase('movement').run(
      { kind: 'takeCard', seat },
      { kind: 'resolve', seat, effect, left: tables.effects[effect].times, must },
    );
  }
  special(seat: Seat, card: string): this {
    return this.grant(seat, tables.cards[idOf(tables.index.card, card)].effect);
  }
  useTile(seat: Seat, tile: string): this {
    return this.grant(seat, tables.tiles[idOf(tables.index.tile, tile)].effect);
  }
  /** Ends a free movement of three fields on a field. */
  arrive(seat: Seat, field: string): this {
    const to = idOf(tables.index.field, field);
    const { effect } = tables.actions[idOf(tables.index.action, 'move-3')];
    const reaches = (from: number): boolean =>
      tables.destinations(from, 3).some((end) => end.field === to && end.path.length === 3);
    this.state.locomotives[seat] = tables.fields.findIndex((_, from) => reaches(from));
    this.phase('movement').frames({ kind: 'takeCard', seat }, { kind: 'effect', seat, effect, left: 1, must: true });
    return this.play(seat, { type: 'move', to: field });
  }
}
