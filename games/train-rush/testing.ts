/**
 * Positions for tests, in the words of the game. A table is brought to a phase by real moves, its pieces are then laid
 * out anew, and from there on the real game decides: every move is looked up among the moves offered, and after every
 * move the invariants are checked.
 */
import { type Events, makeSetup, type Result, type Seat, type Viewer } from '../../kernel/index.ts';
import { parseEdition } from './components/edition.ts';
import standard from './components/standard.json' with { type: 'json' };
import { openTrainRush, type TrainRush } from './index.ts';
import type { MoveOf, TrainRushMove } from './moves.ts';
import { EVERYBODY, PHASES, type Phase, type TrainRushState } from './state.ts';
import { at, compileTables, NONE, TRACKS } from './tables.ts';

/** The seats of the worked examples: yellow, black, violet, white. */
export const Y = 0;
export const B = 1;
export const V = 2;
export const W = 3;

export const edition = parseEdition(standard);
export const tables = compileTables(edition);
export const game: TrainRush = openTrainRush(standard);

/** What is known of a move that is looked for. */
export type Wanted = { readonly type: TrainRushMove['type'] } & Readonly<Record<string, unknown>>;
/** A wagon and what lies in its slots, from left to right; '-' is an empty slot. */
export type Train = readonly (readonly [wagon: string, ...cargo: string[]])[];

export interface TableWish {
  readonly seed?: number;
  readonly heroes?: 'drafted' | 'dealt';
  readonly turnLimit?: number;
}

const DECLINING: readonly string[] = ['decline', 'done', 'stop', 'pass'];

const fits = (move: TrainRushMove, wanted: Wanted): boolean =>
  Object.entries(wanted).every(
    ([key, value]) =>
      JSON.stringify(Object.entries(move).find(([name]) => name === key)?.[1]) === JSON.stringify(value),
  );

/** A game right after the pieces were dealt, at its first decision. */
export function freshTable(players: number, wish: TableWish = {}): Table {
  const setup = makeSetup(game, {
    seats: Array.from({ length: players }, () => 'player'),
    options: { heroes: wish.heroes ?? 'drafted', turnLimit: wish.turnLimit ?? 'none' },
    seed: wish.seed ?? 1,
  });
  const events: Events = [];
  return new Table(game.setup(setup, events), events);
}

/**
 * A blank board in a phase of round 1 with the given turn order: nobody owns anything but the starting wagons, and all
 * locomotives stand on START. In the investment phase everybody has nine markers, so that nobody has to pass.
 */
export function tableIn(phase: Phase, order: readonly Seat[] = [Y, B, V, W], wish: TableWish = {}): Table {
  if (Math.max(...order) >= order.length) throw new Error(`${order.join()} are not the first ${order.length} seats`);
  const table = freshTable(order.length, { heroes: 'dealt', ...wish });
  table.skipTo('auction', order);
  if (phase === 'auction') table.state.order = [...order];
  // Nobody is asked for a hero on START.
  if (phase === 'mission') table.skipTo('movement', order).place(order[0], 'L1');
  table.skipTo(phase, order);
  table.clear();
  if (phase === 'investment') table.state.investment.fill(9);
  return table;
}

/** A state whose lists a test may change in place. */
export type LooseState = {
  -readonly [K in keyof TrainRushState]: TrainRushState[K] extends readonly number[]
    ? number[]
    : TrainRushState[K] extends readonly (readonly number[])[]
      ? number[][]
      : TrainRushState[K];
};
/** A copy that shares nothing: lists of a state are shared with its clones. */
export const loosened = (state: TrainRushState): LooseState => JSON.parse(JSON.stringify(state));

export class Table {
  readonly state: LooseState;
  /** What the last move (at first: the setup) caused. */
  events: Events;
  constructor(state: TrainRushState, events: Events) {
    this.state = loosened(state);
    this.events = events;
  }

  // --- what is going on -------------------------------------------------------------------------------------------

  get phase(): Phase {
    return PHASES[this.state.phase];
  }
  get deciding(): readonly Seat[] {
    return game.deciding(this.state);
  }
  /** The rule that asks the seat now. */
  rule(seat: Seat = this.deciding[0]): string {
    return game.prompt(this.state, seat).rule;
  }
  moves(seat: Seat = this.deciding[0]): readonly TrainRushMove[] {
    return seat === undefined ? [] : game.moves(this.state, seat);
  }
  /** All offered moves of a kind. */
  list<T extends TrainRushMove['type']>(type: T, seat?: Seat): MoveOf<T>[] {
    return this.moves(seat).filter((move): move is MoveOf<T> => move.type === type);
  }
  /** The kinds of moves offered, each once. */
  kinds(seat?: Seat): string[] {
    return [...new Set(this.moves(seat).map((move) => move.type))].sort();
  }
  offers(wanted: Wanted, seat?: Seat): boolean {
    return this.moves(seat).some((move) => fits(move, wanted));
  }
  /** End fields of the movements offered, without the ones that spend a token unless it is named. */
  ends(token = 0): string[] {
    return this.list('move')
      .flatMap((move) => (move.token === token ? [move.to] : []))
      .sort();
  }
  /** Parameters of all events of a kind that the last move caused. */
  told(key: string): readonly Readonly<Record<string, unknown>>[] {
    return this.events.filter((event) => event.key === key).map((event) => event.params);
  }
  view(viewer: Viewer) {
    return game.view(this.state, viewer);
  }

  // --- playing ----------------------------------------------------------------------------------------------------

  /** Plays the one offered move that fits. */
  play(wanted: Wanted, seat: Seat = this.deciding[0]): this {
    const found = this.moves(seat).filter((move) => fits(move, wanted));
    if (found.length !== 1) {
      const offered = this.moves(seat).map((move) => JSON.stringify(move));
      throw new Error(`${found.length} moves fit ${JSON.stringify(wanted)}; seat ${seat} has\n${offered.join('\n')}`);
    }
    return this.#apply(seat, found[0]);
  }
  /** Several moves of whoever has to decide. */
  playAll(...wanted: readonly Wanted[]): this {
    for (const one of wanted) this.play(one);
    return this;
  }
  /** Plays on while there is nothing to choose. */
  forced(): this {
    while (this.deciding.length === 1 && this.moves().length === 1) this.#apply(this.deciding[0], this.moves()[0]);
    return this;
  }
  /** Declines, stops, passes or finishes, whichever is offered. */
  refuse(): this {
    const move = this.moves().find(({ type }) => DECLINING.includes(type));
    if (move === undefined) throw new Error(`nothing to refuse among ${this.kinds().join()}`);
    return this.#apply(this.deciding[0], move);
  }
  /** Refuses everything until it is another seat's turn, or another phase. */
  refuseAll(): this {
    const [seat] = this.deciding;
    const { phase } = this;
    while (this.deciding[0] === seat && this.phase === phase) this.#neutral();
    return this;
  }
  /** Plays on without doing anything until the phase begins. */
  skipTo(phase: Phase, order?: readonly Seat[]): this {
    while (this.phase !== phase && this.deciding.length > 0) this.#neutral(order);
    return this;
  }
  /** Plays the round to its end without doing anything; the next round's auction is open, or the game is over. */
  endRound(): this {
    const { round } = this.state;
    while (this.state.round === round && this.deciding.length > 0) this.#neutral();
    return this;
  }
  /** Makes this the last round, ends it without doing anything more, and says how the game ended. */
  finish(): Result {
    this.round(this.state.seats === 2 ? edition.setup.byPlayers[2].rounds : edition.setup.byPlayers[4].rounds);
    this.endRound();
    const result = game.result(this.state);
    if (result === undefined) throw new Error('the game goes on');
    return result;
  }
  /** Points of a category by seat, if the game ended now. */
  points(key: string): number[] {
    const result = game.result(this.state);
    if (result === undefined) throw new Error('the game goes on');
    return result.sheets.map((sheet) => sheet.parts.find((part) => part.key === key)?.points ?? Number.NaN);
  }
  /**
   * Ends a movement of the first player on a field: the locomotive starts one field before it, with a card whose first
   * action is one field for nothing.
   */
  arrive(to: string): this {
    if (this.phase !== 'movement') throw new Error('locomotives arrive in the movement phase');
    const [seat] = this.deciding;
    const before = tables.fields.find((field) => field.next.includes(at(tables.index.field, to)));
    this.place(seat, before?.id ?? '');
    if (!this.handOf(seat).includes('A03')) this.hand(seat, [...this.handOf(seat), 'A03'].slice(-5));
    return this.play({ type: 'playCard', card: 'A03' }).play({ type: 'move', to, token: 0 });
  }
  /** Uses the special action of a card for nothing, by a hero of the seat's region in the mission phase. */
  useSpecial(card: string): this {
    const [seat] = this.deciding;
    this.hand(seat, [card]);
    const hero = tables.fields[this.state.locomotives[seat]].region === 0 ? 'C03' : 'C15';
    this.heroes(seat, [hero]);
    return this.play({ type: 'playHero', hero }).play({ type: 'specialAction', card });
  }

  #apply(seat: Seat, move: TrainRushMove): this {
    this.events = [];
    game.apply(this.state, seat, move, this.events);
    const problems = game.invariants(this.state);
    if (problems.length > 0) throw new Error(`after ${JSON.stringify(move)}: ${problems.join('; ')}`);
    return this;
  }
  #neutral(order: readonly Seat[] = this.state.order): void {
    const [seat] = this.deciding;
    const moves = this.moves(seat);
    const refusal = moves.find(({ type }) => DECLINING.includes(type));
    const spies = this.list('playSpy', seat);
    const spy = spies[order.length - 1 - order.indexOf(seat)];
    const trade = this.list('lobby', seat).find((move) => move.sector.endsWith('trade'));
    const [first] = moves;
    this.#apply(seat, refusal ?? spy ?? trade ?? first);
  }

  // --- laying out a position ---------------------------------------------------------------------------------------

  /** Takes everything off the board that the phases so far have put there. */
  clear(): this {
    const { state } = this;
    state.sectors.fill(NONE);
    state.levels.fill(1);
    for (const counter of [state.coal, state.investment, state.vp]) counter.fill(0);
    return this.#recount();
  }
  order(...seats: readonly Seat[]): this {
    this.state.order = [...seats];
    return this;
  }
  round(round: number): this {
    this.state.round = round;
    return this;
  }
  place(seat: Seat, field: string): this {
    this.state.locomotives[seat] = at(tables.index.field, field);
    return this;
  }
  purse(seat: Seat, purse: { coal?: number; investment?: number; vp?: number }): this {
    this.state.coal[seat] = purse.coal ?? this.state.coal[seat];
    this.state.investment[seat] = purse.investment ?? this.state.investment[seat];
    this.state.vp[seat] = purse.vp ?? this.state.vp[seat];
    return this;
  }
  level(seat: Seat, track: string, level: number): this {
    this.state.levels[seat * TRACKS + at(tables.index.track, track)] = level;
    return this;
  }
  infra(seat: Seat, region: string, space: number): this {
    this.state.infrastructure[seat * tables.regions.length + regionOf(region)] = space;
    return this;
  }
  contractorTrack(seat: Seat, colour: string, space: number): this {
    this.state.contractorTracks[seat * tables.colours.length + at(tables.index.colour, colour)] = space;
    return this;
  }
  /** A warehouse; with a contractor beside it, who came from the given city or from some city that has one. */
  warehouse(seat: Seat, zone: string, contractor?: string, from?: string): this {
    const { state } = this;
    const first = at(tables.index.zone, zone) * tables.warehouseSpaces;
    const space = state.warehouses.indexOf(NONE, first);
    state.warehouses[space] = seat;
    if (contractor !== undefined) {
      const colour = at(tables.index.colour, contractor);
      const city =
        from === undefined
          ? state.contractors.findLastIndex((present) => (present >> colour) & 1)
          : at(tables.index.city, from);
      state.contractors[city] &= ~(1 << colour);
      state.renters[space] = colour;
    }
    return this.#recount();
  }
  /** A station, by default with its parcel still there. */
  station(seat: Seat, zone: string, parcel: 'parcel' | 'no parcel' = 'parcel'): this {
    const index = at(tables.index.zone, zone);
    this.state.stations[index] = seat;
    if (parcel === 'parcel') this.state.parcels |= 1 << index;
    else this.state.parcels &= ~(1 << index);
    return this.#recount();
  }
  /** Pieces in a sector: spaces 1–4 | 5–8, by the letters of the seats, '.' for an empty space. */
  sector(id: string, pieces: string): this {
    const first = at(tables.index.sector, id) * tables.sectorSpaces;
    const letters = pieces.replace('|', '').padEnd(tables.sectorSpaces, '.');
    [...letters].forEach((letter, space) => {
      this.state.sectors[first + space] = 'YBVW'.indexOf(letter);
    });
    return this.#recount();
  }
  /** A city marker on the lowest free slot; the token that lay there is the seat's or has been used. */
  visited(seat: Seat, city: string, token: 'with token' | 'token used' = 'token used'): this {
    const slot = this.state.cityMarkers.indexOf(NONE, at(tables.index.city, city) * tables.markerSlots);
    this.state.cityMarkers[slot] = seat;
    if (token === 'with token') this.state.tokens[seat].push(tables.tokenAt[slot]);
    return this;
  }
  contractMarker(seat: Seat, city: string, ...sizes: readonly number[]): this {
    for (const size of sizes) this.state.contractSpaces[spaceOf(city, size)] = seat;
    return this.#recount();
  }
  missionDone(city: string, seat: Seat, hero: string): this {
    this.heroes(seat, [...this.heroesOf(seat), hero]);
    this.state.missionTokens &= ~(1 << at(tables.index.city, city));
    this.state.heroes[seat] = this.state.heroes[seat].filter((one) => tables.heroes[one].id !== hero);
    this.state.missions[seat].push(at(tables.index.hero, hero));
    return this;
  }
  /** The whole train of a seat. */
  train(seat: Seat, train: Train): this {
    const { state } = this;
    for (const id of state.wagons[seat]) this.#shelve(id);
    state.wagons[seat] = train.map(([id]) => this.#fetchWagon(id));
    state.cargo[seat] = train.flatMap(([, ...cargo]) =>
      Array.from({ length: tables.maxSlots }, (_, slot) => this.#cube(cargo[slot] ?? '-')),
    );
    return this.#recount();
  }
  /** The action cards in a hand. */
  hand(seat: Seat, cards: readonly string[]): this {
    const { state } = this;
    const wanted = cards.map((card) => at(tables.index.card, card));
    for (const card of state.hands[seat]) {
      if (wanted.includes(card)) continue;
      state.deck.unshift(card);
      state.seen[card] = 0;
    }
    for (const card of wanted) {
      if (!state.hands[seat].includes(card)) this.#fetchCard(card);
      state.seen[card] = 1 << seat;
    }
    state.hands[seat] = wanted.sort((a, b) => a - b);
    return this;
  }
  /** Face-up cards of the open pool. */
  pool(...cards: readonly string[]): this {
    const { state } = this;
    const wanted = cards.map((card) => at(tables.index.card, card));
    for (const card of state.pool.splice(0)) {
      state.deck.unshift(card);
      state.seen[card] = 0;
    }
    for (const card of wanted) {
      this.#fetchCard(card);
      state.seen[card] = EVERYBODY;
    }
    state.pool = wanted;
    return this;
  }
  /** Cards that will be drawn next, the first one first. */
  topOfDeck(...cards: readonly string[]): this {
    const wanted = cards.map((card) => at(tables.index.card, card));
    for (const card of wanted) {
      this.#fetchCard(card);
      this.state.seen[card] = 0;
    }
    this.state.deck.push(...wanted.reverse());
    return this;
  }
  /** All but so many cards of the deck go to the discard pile. */
  deckSize(size: number): this {
    const { state } = this;
    for (const card of state.deck.splice(0, state.deck.length - size)) {
      state.seen[card] = EVERYBODY;
      state.discard.push(card);
    }
    return this;
  }
  heroes(seat: Seat, heroes: readonly string[]): this {
    const { state } = this;
    const undealt = [...state.draft.undealt, ...state.heroes[seat]];
    state.heroes[seat] = heroes
      .map((id) => {
        const hero = at(tables.index.hero, id);
        for (const hand of state.heroes) if (hand !== state.heroes[seat]) this.#swapOut(hand, hero, undealt);
        remove(undealt, hero);
        return hero;
      })
      .sort((a, b) => a - b);
    state.draft = { ...state.draft, undealt };
    return this;
  }
  /** The face-up siding tile of a bonus space. */
  tile(space: number, id: string): this {
    const { state } = this;
    const tile = at(tables.index.tile, id);
    const old = state.tiles[space - 1];
    for (const list of [state.tiles, ...state.tileStacks, state.tileDiscard]) replace(list, tile, old);
    state.tiles[space - 1] = tile;
    return this;
  }
  /** Sizes of the stacks beside the rows; what is taken off goes to the discard pile. */
  tileStacks(...sizes: readonly number[]): this {
    sizes.forEach((size, row) => {
      const stack = this.state.tileStacks[row];
      this.state.tileDiscard.push(...stack.splice(0, stack.length - size));
    });
    return this;
  }
  /** The open state contract of a region; its size says where it lies. */
  contract(region: string, id: string): this {
    const { state } = this;
    const tile = at(tables.index.contract, id);
    const place = regionOf(region) * tables.sizes.length + tables.contracts[tile].sizeIndex;
    const old = state.display[place];
    for (const list of [state.display, ...state.contractStacks]) replace(list, tile, old);
    state.display[place] = tile;
    return this;
  }
  /** Wagons of one size that lie open. */
  openWagons(...ids: readonly string[]): this {
    const { state } = this;
    const wanted = ids.map((id) => at(tables.index.wagon, id));
    const pool = tables.poolOf[tables.wagons[wanted[0]].size];
    wanted.forEach((id, i) => {
      const old = state.wagonPools[pool][i];
      for (const list of [...state.wagonPools, ...state.wagonStacks, ...state.wagonDiscards]) replace(list, id, old);
      state.wagonPools[pool][i] = id;
    });
    return this;
  }
  /** Markers in an action area. */
  area(id: string, markers: number): this {
    this.state.areas[tables.areas.indexOf(id)] = markers;
    return this;
  }

  // --- looking at the table ----------------------------------------------------------------------------------------

  fieldOf(seat: Seat): string {
    return tables.fields[this.state.locomotives[seat]].id;
  }
  levelOf(seat: Seat, track: string): number {
    return this.state.levels[seat * TRACKS + at(tables.index.track, track)];
  }
  infraOf(seat: Seat, region: string): number {
    return this.state.infrastructure[seat * tables.regions.length + regionOf(region)];
  }
  contractorTrackOf(seat: Seat, colour: string): number {
    return this.state.contractorTracks[seat * tables.colours.length + at(tables.index.colour, colour)];
  }
  handOf(seat: Seat): string[] {
    return this.state.hands[seat].map((card) => tables.cards[card].id);
  }
  heroesOf(seat: Seat): string[] {
    return this.state.heroes[seat].map((hero) => tables.heroes[hero].id);
  }
  missionsOf(seat: Seat): string[] {
    return this.state.missions[seat].map((hero) => tables.heroes[hero].id);
  }
  get poolCards(): string[] {
    return this.state.pool.map((card) => tables.cards[card].id);
  }
  get discards(): string[] {
    return this.state.discard.map((card) => tables.cards[card].id);
  }
  wagonsOf(seat: Seat): string[] {
    return this.state.wagons[seat].map((wagon) => tables.wagons[wagon].id);
  }
  /** What lies in the slots of a seat's wagon. */
  cargoOf(seat: Seat, wagon: string): string[] {
    const i = this.wagonsOf(seat).indexOf(wagon);
    const { size, special } = tables.wagons[at(tables.index.wagon, wagon)];
    return this.state.cargo[seat].slice(i * tables.maxSlots, i * tables.maxSlots + size).map((cube) => {
      if (cube === NONE) return '-';
      return special ? 'parcel' : tables.resources[cube].id;
    });
  }
  /** All cubes of a seat, in alphabetical order. */
  cubesOf(seat: Seat): string[] {
    return this.wagonsOf(seat)
      .flatMap((wagon) => this.cargoOf(seat, wagon))
      .filter((cube) => cube !== '-' && cube !== 'parcel')
      .sort();
  }
  /** Owners of a sector's spaces, as `sector` takes them. */
  sectorPieces(id: string): string {
    const first = at(tables.index.sector, id) * tables.sectorSpaces;
    const letters = this.state.sectors.slice(first, first + tables.sectorSpaces).map((seat) => '.YBVW'[seat + 1]);
    return `${letters.slice(0, tables.spySpaces).join('')}|${letters.slice(tables.spySpaces).join('')}`;
  }
  /** Warehouses of a zone as owner and contractor. */
  warehousesIn(zone: string): string[] {
    const first = at(tables.index.zone, zone) * tables.warehouseSpaces;
    return this.state.warehouses.slice(first, first + tables.warehouseSpaces).flatMap((owner, i) => {
      if (owner === NONE) return [];
      const renter = this.state.renters[first + i];
      return [`${'YBVW'[owner]}${renter === NONE ? '' : ` ${tables.colours[renter]}`}`];
    });
  }
  stationIn(zone: string): string {
    return '-YBVW'[this.state.stations[at(tables.index.zone, zone)] + 1];
  }
  parcelIn(zone: string): boolean {
    return ((this.state.parcels >> at(tables.index.zone, zone)) & 1) === 1;
  }
  contractorsIn(city: string): string[] {
    return tables.colours.filter((_, colour) => (this.state.contractors[at(tables.index.city, city)] >> colour) & 1);
  }
  /** Who has markers in a city, slot by slot. */
  markersIn(city: string): string {
    const first = at(tables.index.city, city) * tables.markerSlots;
    return this.state.cityMarkers
      .slice(first, first + tables.markerSlots)
      .map((seat) => '-YBVW'[seat + 1])
      .join('');
  }
  contractOwner(city: string, size: number): string {
    return '-YBVW'[this.state.contractSpaces[spaceOf(city, size)] + 1];
  }
  openContract(region: string, size: number): string {
    const tile = this.state.display[regionOf(region) * tables.sizes.length + tables.sizes.indexOf(size)];
    return tile === NONE ? '-' : tables.contracts[tile].id;
  }
  tileOn(space: number): string {
    const tile = this.state.tiles[space - 1];
    return tile === NONE ? '-' : tables.tiles[tile].id;
  }
  get tileDiscards(): string[] {
    return this.state.tileDiscard.map((tile) => tables.tiles[tile].id);
  }
  markersInArea(id: string): number {
    return this.state.areas[tables.areas.indexOf(id)];
  }
  tokensOf(seat: Seat): number[] {
    return this.state.tokens[seat].map((token) => tables.tokens[token].movement).sort((a, b) => a - b);
  }
  hasMission(city: string): boolean {
    return ((this.state.missionTokens >> at(tables.index.city, city)) & 1) === 1;
  }
  spiesOf(seat: Seat): number[] {
    return Array.from({ length: 10 }, (_, number) => number).filter((number) => (this.state.spies[seat] >> number) & 1);
  }

  // --- keeping the pieces together ---------------------------------------------------------------------------------

  #cube(name: string): number {
    if (name === '-') return NONE;
    return name === 'parcel' ? 0 : at(tables.index.resource, name);
  }
  #shelve(wagon: number): void {
    const { size, special } = tables.wagons[wagon];
    if (size === 1) return;
    const piles = special ? this.state.specialStacks : this.state.wagonStacks;
    piles[tables.poolOf[size]].push(wagon);
  }
  #fetchWagon(id: string): number {
    const { state } = this;
    const wagon = at(tables.index.wagon, id);
    const pool = tables.poolOf[tables.wagons[wagon].size];
    if (pool === NONE) return wagon;
    const open = state.wagonPools[pool];
    const place = open.indexOf(wagon);
    if (place >= 0) open.splice(place, 1, ...state.wagonStacks[pool].splice(-1));
    for (const list of [...state.wagonStacks, ...state.wagonDiscards, ...state.specialStacks]) remove(list, wagon);
    return wagon;
  }
  /** Takes a card from where it is; a hand or the pool gets another one for it. */
  #fetchCard(card: number): void {
    const { state } = this;
    remove(state.deck, card);
    remove(state.discard, card);
    for (const hand of state.hands) this.#swapCard(hand, card, 1 << state.hands.indexOf(hand));
    this.#swapCard(state.pool, card, EVERYBODY);
  }
  #swapCard(list: number[], card: number, seen: number): void {
    const place = list.indexOf(card);
    if (place < 0) return;
    const other = this.state.deck.shift() ?? NONE;
    this.state.seen[other] = seen;
    list[place] = other;
    if (seen !== EVERYBODY) list.sort((a, b) => a - b);
  }
  #swapOut(hand: number[], hero: number, undealt: number[]): void {
    const place = hand.indexOf(hero);
    if (place < 0) return;
    hand[place] = undealt.pop() ?? NONE;
    hand.sort((a, b) => a - b);
    undealt.push(hero);
  }
  /** Whether the spy a seat played in the auction still has to go to a sector. */
  #waitsToLobby(seat: Seat): boolean {
    const frame = this.state.frames.find((open) => open.kind === 'lobbying');
    return frame?.kind === 'lobbying' && this.state.order.indexOf(seat) >= frame.place;
  }
  /** What lies on the player boards follows from what lies on the table. */
  #recount(): this {
    const { state } = this;
    const { perPlayer, shared } = edition.componentList;
    const plan = state.seats === 2 ? edition.setup.byPlayers[2] : edition.setup.byPlayers[4];
    for (let seat = 0; seat < state.seats; seat++) {
      state.warehousesLeft[seat] = perPlayer.warehouses - count(state.warehouses, seat);
      state.stationsLeft[seat] = perPlayer.stations - count(state.stations, seat);
      state.contractMarkers[seat] = perPlayer.contractMarkers - count(state.contractSpaces, seat);
      const isAgent = (space: number): boolean => space % tables.sectorSpaces >= tables.spySpaces;
      const agents = state.sectors.filter((owner, space) => owner === seat && isAgent(space)).length;
      const spies = count(state.sectors, seat) - agents;
      state.agents[seat] = perPlayer.agents - agents;
      const waiting = this.#waitsToLobby(seat) ? 1 : 0;
      state.spies[seat] = plan.spies.slice(spies + waiting).reduce((bits, number) => bits | (1 << number), 0);
    }
    const stations = state.stations.filter((owner) => owner !== NONE).length;
    const loaded = state.wagons.flatMap((own, seat) =>
      own.flatMap((id, i) =>
        tables.wagons[id].special
          ? state.cargo[seat].slice(i * tables.maxSlots, (i + 1) * tables.maxSlots).filter((slot) => slot !== NONE)
          : [],
      ),
    ).length;
    const lying = state.stations.filter((_, zone) => (state.parcels >> zone) & 1).length;
    state.parcelSupply = shared.parcelTokens - stations;
    state.parcelsLost = stations - lying - loaded;
    return this;
  }
}

const regionOf = (id: string): number => tables.regions.findIndex((region) => region.id === id);
const spaceOf = (city: string, size: number): number =>
  at(tables.index.city, city) * tables.sizes.length + tables.sizes.indexOf(size);
const count = (list: readonly number[], item: number): number => list.filter((one) => one === item).length;

function remove(list: number[], item: number): void {
  const place = list.indexOf(item);
  if (place >= 0) list.splice(place, 1);
}
function replace(list: number[], item: number, by: number): void {
  const place = list.indexOf(item);
  if (place >= 0) list[place] = by;
}
