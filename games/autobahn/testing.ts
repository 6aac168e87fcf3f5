/**
 * Positions for tests: a readable builder, and a table at which the real game is played move by move.
 * After every move the laws of the game are checked: a test must never get past a lost or invented piece.
 */
import { type Events, type GameEvent, makeSetup, type OptionValue, type Seat } from '../../kernel/index.ts';
import {
  type BonusKind,
  COLOURS,
  type Colour,
  GOODS,
  type Goods,
  parseEdition,
  SPACES,
  type Space,
} from './components/edition.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import { type AutobahnGame, openAutobahn } from './index.ts';
import type { AutobahnMove, MoveOf } from './moves.ts';
import { cityValue } from './network.ts';
import { AUTOBOT } from './options.ts';
import type { AutobahnState, BotState } from './state.ts';
import {
  compileTables,
  type DEPARTMENT_NAMES,
  FLOORS,
  NOBODY,
  NONE,
  OFFICE_ROOM,
  ON_BOARD,
  ofIndex,
  SPACE_COUNT,
  type Tables,
  TRUCKS,
  WINE,
} from './tables.ts';

export const [A, B, C, D] = [0, 1, 2, 3];
/** Autobot's seat in a solo game. */
export const BOT = 1;

export const game: AutobahnGame = openAutobahn(standardEdition);
export const tables: Tables = compileTables(parseEdition(standardEdition));

type MoveType = AutobahnMove['type'];
/** A move by its type and as many of its details as the test cares about. */
export type Wanted = MoveType | { [T in MoveType]: { readonly type: T } & Partial<MoveOf<T>> }[MoveType];
export type Department = (typeof DEPARTMENT_NAMES)[number];
type Token = Colour | 'colourless';

const t = tables;
const bitsOf = (mask: number): number[] =>
  Array.from({ length: 31 }, (_, i) => i).filter((i) => (mask & (1 << i)) !== 0);
const maskOf = (bits: readonly number[]): number => bits.reduce((mask, i) => mask | (1 << i), 0);
const colourOf = (colour: Colour): number => COLOURS.indexOf(colour);

function matches(move: AutobahnMove, wanted: Wanted): boolean {
  if (typeof wanted === 'string') return move.type === wanted;
  const fields = new Map<string, unknown>(Object.entries(move));
  return Object.entries(wanted).every(([key, value]) => fields.get(key) === value);
}

const say = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Questions a turn begins with. */
const TURN_STARTS = ['prompt.claim', 'prompt.action', 'prompt.botTurn'];

/** A game in progress, spoken of in the words of the game. */
export class Table {
  readonly game: AutobahnGame;
  readonly state: AutobahnState;
  /** Everything that happened since the table was opened. */
  readonly events: GameEvent[] = [];
  private readonly tolerated: ReadonlySet<string>;

  constructor(state: AutobahnState, at: AutobahnGame = game) {
    this.game = at;
    this.state = state;
    this.tolerated = new Set(at.invariants(state));
  }

  /** The seat that must decide; the game never lets two decide at once. */
  get seat(): Seat {
    const [seat, ...others] = this.game.deciding(this.state);
    if (seat === undefined || others.length > 0) throw new Error(`${1 + others.length} seats decide`);
    return seat;
  }
  get over(): boolean {
    return this.game.deciding(this.state).length === 0;
  }
  get asked(): string {
    return this.game.prompt(this.state, this.seat).text.key;
  }

  moves(wanted?: Wanted): readonly AutobahnMove[] {
    const all = this.over ? [] : this.game.moves(this.state, this.seat);
    return wanted === undefined ? all : all.filter((move) => matches(move, wanted));
  }
  offers(wanted: Wanted): boolean {
    return this.moves(wanted).length > 0;
  }
  /** Whether a card could be put above a space now. */
  playable(card: string, space: Space): boolean {
    return this.offers({ type: 'playCard', card, space });
  }
  /** One field of all offered moves of a type, sorted. */
  offered<T extends MoveType>(type: T, field: Exclude<keyof MoveOf<T>, 'type'>): unknown[] {
    return this.moves(type)
      .map((move) => new Map<string, unknown>(Object.entries(move)).get(String(field)))
      .sort();
  }

  /** Plays one move after the other; each must be offered, and be the only one that fits. */
  play(...wanted: Wanted[]): this {
    for (const wish of wanted) this.playOne(wish);
    return this;
  }
  private playOne(wish: Wanted): void {
    const found = this.moves(wish);
    if (found.length !== 1) {
      throw new Error(`${say(wish)} fits ${found.length} of: ${this.moves().map(say).join(' ')} (${this.asked})`);
    }
    const happened: Events = [];
    this.game.apply(this.state, this.seat, found[0], happened);
    this.events.push(...happened);
    const broken = this.game.invariants(this.state).filter((law) => !this.tolerated.has(law));
    if (broken.length > 0) throw new Error(`after ${say(wish)}: ${broken.join('; ')}`);
  }

  playCard(card: string, space: Space): this {
    return this.play({ type: 'playCard', card, space });
  }
  drive(truck: number, ...sections: string[]): this {
    return this.play(...sections.map((section) => ({ type: 'step', truck, section }) as const));
  }

  /** Says no to everything that is still offered, until the turn is over. */
  finishTurn(seat: Seat = this.turn): this {
    for (let i = 0; i < 50 && !this.over; i++) {
      const prompt = this.asked;
      if (this.state.turn !== seat && TURN_STARTS.includes(prompt)) return this;
      const no = (['done', 'stop', 'decline'] as const).find((type) => this.offers(type));
      if (no === undefined) throw new Error(`cannot say no to ${prompt}`);
      this.play(no);
    }
    return this;
  }
  /** A whole turn of refreshing. */
  refresh(): this {
    const seat = this.turn;
    if (this.asked === 'prompt.claim') this.play('decline');
    return this.play('refresh').finishTurn(seat);
  }
  /** Autobot's whole turn, up to the next choice of a player. */
  autobot(): this {
    while (!this.over && this.offers('autobotActs')) this.play('autobotActs');
    return this;
  }
  /** A copy on which something else can be tried. */
  fork(): Table {
    return new Table(this.game.clone(this.state), this.game);
  }

  private get view() {
    return this.game.view(this.state, 'spectator');
  }
  get era(): number {
    return this.view.era;
  }
  get turn(): Seat {
    return this.view.turn;
  }
  get trigger(): number {
    return this.view.trigger;
  }
  /** Tiles on the stacks of the three eras and in the side supply. */
  get stacks(): number[] {
    return this.view.stacks;
  }
  money(seat: Seat): number {
    return this.view.money[seat];
  }
  supply(seat: Seat): number {
    return this.view.supply[seat];
  }
  lobby(seat: Seat): number {
    return this.view.lobby[seat];
  }
  /** Owners of the employees in an office, left to right. */
  office(colour: Colour): Seat[] {
    const base = colourOf(colour) * OFFICE_ROOM;
    return this.view.offices.slice(base, base + OFFICE_ROOM).filter((seat) => seat !== NOBODY);
  }
  /** Floors of a Department on which a seat has an employee. */
  floors(seat: Seat, department: Department): number[] {
    const d = ofIndex(t.index.department, department);
    return [1, 2, 3].filter((floor) => (this.view.floors[d * FLOORS + floor - 1] & (1 << seat)) !== 0);
  }
  track(seat: Seat): number {
    return this.view.track[seat];
  }
  value(city: string): number {
    return this.view.values[ofIndex(t.index.city, city)];
  }
  values(...cities: string[]): number[] {
    return cities.map((city) => this.value(city));
  }
  /** 0 empty, 1 single, 2 dual. */
  road(section: string): number {
    return this.view.road[ofIndex(t.index.section, section)];
  }
  stationOn(link: string): Seat {
    return this.view.stationAt[ofIndex(t.index.link, link)];
  }
  stations(seat: Seat): number {
    return this.view.stations[seat];
  }
  /** Where a truck is: a section, the city of a depot, or `board`. */
  truck(seat: Seat, truck: number): string {
    const at = this.view.trucks[seat * TRUCKS + truck - 1];
    if (at === ON_BOARD) return 'board';
    return at < t.sections.length ? t.sections[at].name : t.cities[t.depots[at - t.sections.length].city].id;
  }
  goods(seat: Seat, truck: number): Goods | 'wine' | 'none' {
    const goods = this.view.goods[seat * TRUCKS + truck - 1];
    return goods === NONE ? 'none' : goods === WINE ? 'wine' : GOODS[goods];
  }
  private cardsAt(seat: Seat, place: number): string[] {
    return t.cards.filter((_, c) => this.view.cards[seat * t.cards.length + c] === place).map((card) => card.id);
  }
  hand(seat: Seat): string[] {
    return this.cardsAt(seat, 1);
  }
  above(seat: Seat, space: Space): string[] {
    return this.cardsAt(seat, 2 + SPACES.indexOf(space));
  }
  /** The displayed cards, left to right; `''` for an empty place. */
  get display(): string[] {
    return this.view.display.map((card) => (card === NONE ? '' : t.cards[card].id));
  }
  tiles(seat: Seat): string[] {
    return t.tileTypes.flatMap((type, i) =>
      Array.from({ length: this.view.tiles[seat * t.tileTypes.length + i] }, () => type.id),
    );
  }
  countryTiles(country: string): string[] {
    const base = ofIndex(t.index.country, country) * t.tileSpacesPerCountry;
    return this.view.countryTiles
      .slice(base, base + t.tileSpacesPerCountry)
      .flatMap((type) => (type === NONE ? [] : [t.tileTypes[type].id]));
  }
  /** The token on a country's goods icon. */
  goodsMark(seat: Seat, country: string): 'free' | 'waiting' | 'claimed' {
    const mark = this.view.goodsMarks[seat * t.countries.length + ofIndex(t.index.country, country)];
    return mark === 0 ? 'free' : mark === 1 ? 'waiting' : 'claimed';
  }
  moneyMark(seat: Seat, country: string): boolean {
    return (this.view.moneyMarks[seat] & (1 << ofIndex(t.index.country, country))) !== 0;
  }
  delivered(seat: Seat): string[] {
    return bitsOf(this.view.delivered[seat]).map((country) => t.countries[country].id);
  }
  padlocks(seat: Seat): string[] {
    return bitsOf(this.view.padlocks[seat]).map((padlock) => t.padlocks[padlock].id);
  }
  /** The country a truck of Autobot drives to. */
  target(truck: number): string {
    const target = this.state.bot?.targets[truck - 1] ?? NONE;
    return target === t.countries.length ? 'wine' : (t.countries[target]?.id ?? 'none');
  }
  /** Task cards in Autobot's queue. */
  get queue(): string[] {
    return (this.state.bot?.queue ?? []).map((task) => t.edition.solo.taskCards.cards[task].id);
  }
  tokens(seat: Seat): Colour[] {
    return bitsOf(this.view.tokens[seat]).map((colour) => COLOURS[colour]);
  }
  colourless(seat: Seat): number {
    return this.view.extraTokens[seat];
  }
  /** Sections with a traffic token, sorted. */
  get traffic(): string[] {
    return t.sections
      .filter((_, i) => this.view.traffic[i] !== 0)
      .map((section) => section.name)
      .sort();
  }
  trafficHeld(seat: Seat): number {
    return this.view.trafficHeld[seat];
  }
  actionTile(seat: Seat, space: Space): number {
    return this.view.actionTiles[seat * SPACE_COUNT + SPACES.indexOf(space)];
  }
  get eventKeys(): string[] {
    return this.events.map((event) => event.key);
  }
  /** The amounts of all events of a kind, in order. */
  amounts(key: 'event.pay' | 'event.money', seat: Seat = A): unknown[] {
    const isOwn = (who: unknown): boolean =>
      typeof who === 'object' && who !== null && 'seat' in who && who.seat === seat;
    return this.events.filter((e) => e.key === key && isOwn(e.params.seat)).map((e) => e.params.amount);
  }
  count(key: string): number {
    return this.eventKeys.filter((other) => other === key).length;
  }
}

export interface PositionWish {
  readonly players?: 2 | 3 | 4;
  /** Seat A against Autobot, who sits in the second seat and begins. */
  readonly solo?: boolean;
  readonly era?: 1 | 2 | 3;
  readonly seed?: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** A game opened with other component data of the same shape. */
  readonly game?: AutobahnGame;
}

/** A position as after setup, changed piece by piece; `begin` opens the table at the start of a turn. */
export class Position {
  private readonly game: AutobahnGame;
  private readonly s: AutobahnState;
  private readonly due: { seat: Seat; bonus: { kind: BonusKind; amount: number; department: number } }[] = [];

  constructor(wish: PositionWish) {
    const { players = 2, era = 1, seed = 1, options } = wish;
    this.game = wish.game ?? game;
    const seats = wish.solo === true ? ['player', AUTOBOT] : Array.from({ length: players }, () => 'player');
    this.s = this.game.setup(makeSetup(this.game, { seats, seed, options }));
    while (this.s.routesOnOffer.length > 1) {
      const seat = this.game.deciding(this.s)[0];
      this.game.apply(this.s, seat, this.game.moves(this.s, seat)[0]);
    }
    this.s.startSeat = A;
    const order = Array.from({ length: players }, (_, seat) => seat);
    this.offices('black', ...(wish.solo === true ? [BOT, A] : order));
    this.enter(era);
  }

  /** Eras before this one are over: their stacks empty, in era 3 the Advanced cards and the yellow Basic card out. */
  protected enter(era: number): void {
    const { s } = this;
    s.era = era;
    for (let past = 0; past < era - 1; past++) {
      s.stacks[3] += s.stacks[past];
      s.stacks[past] = 0;
    }
    if (era < 3) return;
    s.deck = s.advancedDeck;
    s.advancedDeck = [];
    for (let i = 0; i < s.display.length; i++) s.display[i] = s.deck.pop() ?? NONE;
    for (let seat = 0; seat < s.config.seats; seat++) if (seat !== s.config.bot) this.place(seat, 'basic-yellow', 1);
  }

  private lay(name: string, to: 1 | 2): void {
    const { s } = this;
    const known = t.index.section.get(name);
    const sections = known !== undefined ? [known] : t.links[ofIndex(t.index.link, name)].sections;
    for (const section of sections) {
      if (s.road[section] === 0) s.stacks[s.stacks[3] > 0 ? 3 : s.stacks.findLastIndex((left) => left > 0)]--;
      s.road[section] = to;
      s.roadTiles[section] = NONE;
      for (const city of t.sections[section].cities) s.connected[city] = 1;
    }
    for (let c = 0; c < t.cities.length; c++) s.values[c] = cityValue(t, s, c);
  }
  /** Links, or single sections (`link:0`), built as single carriageways. Their bonus tiles leave the game. */
  built(...names: string[]): this {
    for (const name of names) this.lay(name, 1);
    return this;
  }
  dual(...links: string[]): this {
    for (const name of links) this.lay(name, 2);
    return this;
  }
  /** Tiles left on the stack of the current era; the others go to the side supply. */
  stack(left: number): this {
    const { s } = this;
    s.stacks[3] += s.stacks[s.era - 1] - left;
    s.stacks[s.era - 1] = left;
    return this;
  }
  station(seat: Seat, ...links: string[]): this {
    for (const link of links) {
      this.s.stationAt[ofIndex(t.index.link, link)] = seat;
      this.s.stations[seat]++;
    }
    return this;
  }
  /** A station upgrade of the Services board, by its position. */
  upgraded(link: string, position: number): this {
    this.s.upgradeAt[ofIndex(t.index.link, link)] = position - 1;
    this.s.upgradesLeft &= ~(1 << (position - 1));
    return this;
  }
  money(seat: Seat, amount: number): this {
    this.s.money[seat] = amount;
    return this;
  }
  /** The supply; missing employees are out of the game, which the laws then expect all the time. */
  supply(seat: Seat, n: number): this {
    this.s.supply[seat] = n;
    return this;
  }
  /** Takes from the supply as many as are missing in the Lobby. */
  lobby(seat: Seat, n: number): this {
    this.s.supply[seat] -= n - this.s.lobby[seat];
    this.s.lobby[seat] = n;
    return this;
  }
  offices(colour: Colour, ...owners: Seat[]): this {
    const base = colourOf(colour) * OFFICE_ROOM;
    for (let i = 0; i < OFFICE_ROOM; i++) {
      const before = this.s.offices[base + i];
      if (before !== NOBODY) this.s.supply[before]++;
      this.s.offices[base + i] = owners[i] ?? NOBODY;
      if (i < owners.length) this.s.supply[owners[i]]--;
    }
    return this;
  }
  floors(seat: Seat, department: Department, ...floors: number[]): this {
    for (const floor of floors) {
      this.s.floors[ofIndex(t.index.department, department) * FLOORS + floor - 1] |= 1 << seat;
      this.s.supply[seat]--;
    }
    return this;
  }
  funded(seat: Seat, ...eras: number[]): this {
    this.s.funding[seat] = maskOf(eras.map((era) => era - 1));
    this.s.supply[seat] -= eras.length;
    return this;
  }
  track(seat: Seat, space: number): this {
    this.s.track[seat] = space;
    return this;
  }
  /** Filled padlocks; by default the coloured tokens are used, yellow first, then the colourless ones. */
  padlocks(seat: Seat, padlocks: readonly string[], tokens?: readonly Token[]): this {
    const { s } = this;
    const purse: Token[] = [
      'yellow',
      'white',
      'orange',
      'purple',
      'cyan',
      'red',
      'colourless',
      'colourless',
      'colourless',
    ];
    const used = tokens ?? purse.filter((token) => token === 'colourless' || s.tokens[seat] & (1 << colourOf(token)));
    s.padlocks[seat] |= maskOf(padlocks.map((id) => ofIndex(t.index.padlock, id)));
    for (const token of used.slice(0, padlocks.length)) {
      if (token === 'colourless') s.extraTokens[seat]--;
      else s.tokens[seat] &= ~(1 << colourOf(token));
    }
    return this;
  }
  actionTile(seat: Seat, space: Space, state: 'flipped' | 'removed'): this {
    this.s.actionTiles[seat * SPACE_COUNT + SPACES.indexOf(space)] = state === 'flipped' ? 1 : 2;
    return this;
  }

  /** Puts a card of a seat somewhere; an Improved or Advanced one comes out of the display or the deck. */
  private place(seat: Seat, id: string, place: number): void {
    const { s } = this;
    const card = ofIndex(t.index.card, id);
    const at = seat * t.cards.length + card;
    if (!t.cards[card].basic && s.cards[at] === 0) this.takeOut(card);
    s.cards[at] = place;
  }
  private takeOut(card: number): void {
    const { s } = this;
    const shown = s.display.indexOf(card);
    if (shown >= 0) s.display[shown] = s.deck.pop() ?? NONE;
    for (const pile of [s.deck, s.advancedDeck]) {
      const i = pile.indexOf(card);
      if (i >= 0) pile.splice(i, 1);
    }
  }
  /** Exactly these cards in hand; the other Basic cards are out of the game. */
  hand(seat: Seat, ...cards: string[]): this {
    for (const card of t.basics)
      if (this.s.cards[seat * t.cards.length + card] === 1) this.s.cards[seat * t.cards.length + card] = 0;
    for (const card of cards) this.place(seat, card, 1);
    return this;
  }
  /** Cards in hand beside the others. */
  holds(seat: Seat, ...cards: string[]): this {
    for (const card of cards) this.place(seat, card, 1);
    return this;
  }
  played(seat: Seat, space: Space, ...cards: string[]): this {
    for (const card of cards) this.place(seat, card, 2 + SPACES.indexOf(space));
    return this;
  }
  /** The displayed cards, left to right, and the next cards of the deck. */
  display(cards: readonly string[], next: readonly string[] = []): this {
    const { s } = this;
    const wanted = cards.map((id) => ofIndex(t.index.card, id));
    const top = next.map((id) => ofIndex(t.index.card, id)).reverse();
    const all = [...s.deck, ...s.display].filter((card) => card !== NONE);
    s.deck = [...all.filter((card) => !wanted.includes(card) && !top.includes(card)), ...top];
    for (let i = 0; i < s.display.length; i++) s.display[i] = wanted[i] ?? NONE;
    return this;
  }
  emptyDeck(): this {
    this.s.deck.length = 0;
    return this;
  }

  /** Makes sure a tile of this type is not on the map when all copies are. */
  private freeTile(type: number): void {
    const { s } = this;
    const count = (wanted: number): number =>
      [...s.roadTiles, ...s.countryTiles].filter((other) => other === wanted).length +
      s.tiles.filter((_, i) => i % t.tileTypes.length === wanted).reduce((sum, n) => sum + n, 0);
    if (count(type) < t.tileTypes[type].copies) return;
    const spare = t.tileTypes.findIndex((other, i) => i < t.baseTileTypes && count(i) < other.copies);
    const spaces = s.roadTiles.includes(type) ? s.roadTiles : s.countryTiles;
    spaces[spaces.indexOf(type)] = spare === -1 ? NONE : spare;
  }
  tiles(seat: Seat, ...ids: string[]): this {
    for (const id of ids) {
      const type = ofIndex(t.index.tile, id);
      this.freeTile(type);
      this.s.tiles[seat * t.tileTypes.length + type]++;
      this.s.tilesTaken[seat]++;
    }
    return this;
  }
  roadTile(section: string, id: string): this {
    const type = ofIndex(t.index.tile, id);
    this.s.roadTiles[ofIndex(t.index.section, section)] = NONE;
    this.freeTile(type);
    this.s.roadTiles[ofIndex(t.index.section, section)] = type;
    return this;
  }
  countryTiles(country: string, ...ids: string[]): this {
    const base = ofIndex(t.index.country, country) * t.tileSpacesPerCountry;
    for (let i = 0; i < t.tileSpacesPerCountry; i++) this.s.countryTiles[base + i] = NONE;
    ids.forEach((id, i) => {
      const type = ofIndex(t.index.tile, id);
      this.freeTile(type);
      this.s.countryTiles[base + i] = type;
    });
    return this;
  }

  /** A truck on a section, or on the depot of a city with the depot's goods. */
  truck(seat: Seat, truck: number, at: string, goods: Goods | 'wine' = 'chemicals'): this {
    const depot = t.index.depot.get(at);
    const i = seat * TRUCKS + truck - 1;
    this.s.trucks[i] = depot === undefined ? ofIndex(t.index.section, at) : t.sections.length + depot;
    this.s.goods[i] = depot !== undefined ? t.depots[depot].goods : goods === 'wine' ? WINE : GOODS.indexOf(goods);
    if (goods === 'wine') this.s.wineState[seat] = 1;
    return this;
  }
  board(seat: Seat, id: string): this {
    const { s } = this;
    const board = t.edition.deliveryBoards.list.findIndex((other) => other.id === id);
    const holder = s.boards.indexOf(board);
    if (holder >= 0) s.boards[holder] = s.boards[seat];
    s.boards[seat] = board;
    return this;
  }
  goodsMark(seat: Seat, country: string, mark: 'waiting' | 'claimed'): this {
    this.s.goodsMarks[seat * t.countries.length + ofIndex(t.index.country, country)] = mark === 'waiting' ? 1 : 2;
    return this.delivered(seat, country);
  }
  moneyMark(seat: Seat, country: string): this {
    this.s.moneyMarks[seat] |= 1 << ofIndex(t.index.country, country);
    return this.delivered(seat, country);
  }
  delivered(seat: Seat, ...countries: string[]): this {
    this.s.delivered[seat] |= maskOf(countries.map((country) => ofIndex(t.index.country, country)));
    return this;
  }
  /** The state as it stands, before any turn. */
  get state(): AutobahnState {
    return this.s;
  }
  /** Who brought pharmaceuticals to a country first. */
  pharma(country: string, seat: Seat): this {
    this.s.pharma[ofIndex(t.index.country, country)] = seat;
    return this;
  }
  route(seat: Seat, id: string): this {
    this.s.routes[seat] = ofIndex(t.index.route, id);
    return this;
  }
  wine(seat: Seat, id: string): this {
    const { s } = this;
    const card = t.wines.findIndex((wine) => wine.id === id);
    const holder = s.wineCards.indexOf(card);
    if (holder >= 0) s.wineCards[holder] = s.wineCards[seat];
    s.wineCards[seat] = card;
    return this;
  }
  wineTokens(single: number, double: number): this {
    this.s.wineSingles = single;
    this.s.wineDoubles = double;
    return this;
  }
  traffic(...sections: string[]): this {
    for (const section of sections) {
      this.s.traffic[ofIndex(t.index.section, section)] = 1;
      this.s.trafficSupply--;
    }
    return this;
  }
  trafficHeld(seat: Seat, n: number): this {
    this.s.trafficHeld[seat] = n;
    this.s.trafficSupply -= n;
    return this;
  }
  /** The end of the era is triggered; in era 3 this many turns are left. */
  triggered(seat: Seat, finalTurns?: number): this {
    this.s.trigger = seat;
    if (finalTurns !== undefined) this.s.finalTurns = finalTurns;
    return this;
  }
  /** This many turns until the turn limit of the era. */
  turnsLeft(turns: number): this {
    this.s.turnsLeft = turns;
    return this;
  }
  get bot(): BotState {
    if (this.s.bot === undefined) throw new Error('Autobot is not at the table');
    return this.s.bot;
  }
  /** The next colour card of Autobot. */
  colourCard(id: string): this {
    const card = ofIndex(t.index.card, id);
    if (!t.cards[card].basic) this.takeOut(card);
    this.bot.colourDeck = [...this.bot.colourDeck.filter((other) => other !== card), card];
    return this;
  }
  /** The next task cards of Autobot, the first one on top; the others wait below. */
  tasks(...ids: string[]): this {
    const { bot } = this;
    const wanted = ids.map((id) => t.edition.solo.taskCards.cards.findIndex((task) => task.id === id));
    const isOther = (task: number): boolean => !wanted.includes(task);
    bot.advancedTasks = bot.advancedTasks.filter(isOther);
    bot.taskDeck = [...bot.taskDeck.filter(isOther), ...wanted.reverse()];
    return this;
  }
  /** Task cards that wait in Autobot's queue. */
  queued(...ids: string[]): this {
    this.tasks(...ids);
    this.bot.queue.push(...this.bot.taskDeck.splice(-ids.length));
    return this;
  }
  /** Where a truck of Autobot drives to; `wine` for the destination of its wine card. */
  target(truck: number, country: string): this {
    const { bot } = this;
    bot.targets[truck - 1] = country === 'wine' ? t.countries.length : ofIndex(t.index.country, country);
    bot.loadedAt[truck - 1] = ++bot.loads;
    return this;
  }
  /** The wine cards beside the solo board. */
  botWines(...ids: string[]): this {
    this.bot.wines = ids.map((id) => t.wines.findIndex((wine) => wine.id === id));
    return this;
  }
  /** A bonus that is resolved before the turn begins. */
  gains(seat: Seat, kind: BonusKind, amount = 1): this {
    this.due.push({ seat, bonus: { kind, amount, department: NONE } });
    return this;
  }

  /** The turn of a seat begins, after the bonuses that are due. */
  begin(seat: Seat = A): Table {
    const table = this.open(seat);
    table.play('takeRoute');
    table.events.length = 0;
    return table;
  }
  private open(seat: Seat): Table {
    const { s } = this;
    s.turn = seat;
    s.frames.length = 0;
    s.frames.push({ kind: 'turn', seat });
    for (const { seat: owner, bonus } of this.due) {
      s.frames.push({ kind: 'gain', seat: owner, bonus, chosen: false, colour: NONE });
    }
    // The last choice of the setup sets the turn going: the route card of the seat.
    const chooser = seat === s.config.bot ? A : seat;
    s.frames.push({ kind: 'routeCard', seat: chooser });
    s.routesOnOffer = [s.routes[chooser]];
    return new Table(s, this.game);
  }
}

export const position = (wish: PositionWish = {}): Position => new Position(wish);
