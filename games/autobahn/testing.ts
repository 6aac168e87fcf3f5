/** Positions for tests, in the words of the game. Seats are A, B, C, D. */
import {
  type Events,
  frameMachine,
  makeSetup,
  type OptionValue,
  type Params,
  type ParamValue,
  type Seat,
} from '../../kernel/index.ts';
import { COLOURS, GOODS, parseEdition, SPACES } from './components/edition.ts';
import standard from './components/standard.json' with { type: 'json' };
import { IN_HAND } from './effects/cards.ts';
import { handlersOf } from './handlers.ts';
import { openAutobahn } from './index.ts';
import { invariantsOf } from './invariants.ts';
import type { AutobahnMove } from './moves.ts';
import { cityValue } from './network.ts';
import type { AutobahnFrame, AutobahnState } from './state.ts';
import {
  type Bonus,
  compileTables,
  FLOORS,
  NOBODY,
  NONE,
  OFFICE_ROOM,
  ON_BOARD,
  ofIndex,
  TRUCKS,
  WINE,
} from './tables.ts';

export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;

export const t = compileTables(parseEdition(standard));
export const game = openAutobahn(standard);
const machine = frameMachine(handlersOf(t));

export const section = (name: string): number => ofIndex(t.index.section, name);
export const link = (id: string): number => ofIndex(t.index.link, id);
export const city = (id: string): number => ofIndex(t.index.city, id);
export const country = (id: string): number => ofIndex(t.index.country, id);
export const card = (id: string): number => ofIndex(t.index.card, id);
export const tile = (id: string): number => ofIndex(t.index.tile, id);
export const colour = (name: (typeof COLOURS)[number]): number => COLOURS.indexOf(name);

type Wanted = Readonly<Record<string, unknown>> & { readonly type?: AutobahnMove['type'] };
type Colour = (typeof COLOURS)[number];
type Space = (typeof SPACES)[number];

const keyOf = (value: ParamValue): string => (typeof value === 'object' && 'key' in value ? value.key : String(value));

const fits = (move: AutobahnMove, wanted: Wanted): boolean => {
  const given: Record<string, unknown> = { ...move };
  return Object.entries(wanted).every(([key, value]) => given[key] === value);
};

export interface TableWish {
  readonly players?: number;
  readonly solo?: boolean;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly seed?: number;
}

/** A table just after setup, with route cards taken, before the first turn. */
export function table(wish: TableWish = {}): Table {
  const seats = wish.solo === true ? ['player', 'autobot'] : Array.from({ length: wish.players ?? 2 }, () => 'player');
  const state = game.setup(makeSetup(game, { seats, options: wish.options, seed: wish.seed ?? 1 }));
  const made = new Table(state);
  while (state.frames.at(-1)?.kind === 'routeCard') made.play(made.moves[0]);
  state.frames.length = 0;
  return made;
}

export class Table {
  readonly s: AutobahnState;
  readonly events: Events = [];

  constructor(state: AutobahnState) {
    this.s = state;
  }

  // ---- the position

  era(era: number): this {
    this.s.era = era;
    if (era === 3 && this.s.advancedDeck.length > 0) {
      this.s.deck = this.s.advancedDeck;
      this.s.advancedDeck = [];
      for (let i = 0; i < this.s.display.length; i++) this.s.display[i] = this.s.deck.pop() ?? NONE;
    }
    return this;
  }

  /** Sections ("link:0") or whole links, single. */
  built(...names: string[]): this {
    for (const name of names) this.lay(name, 1);
    return this;
  }

  dual(...links: string[]): this {
    for (const name of links) this.lay(name, 2);
    return this;
  }

  private lay(name: string, state: number): void {
    const { s } = this;
    const sections = name.includes(':') ? [section(name)] : t.links[link(name)].sections;
    for (const i of sections) {
      if (s.road[i] === 0) s.stacks[3] > 0 ? s.stacks[3]-- : s.stacks[2]--;
      s.road[i] = state;
      for (const touched of t.sections[i].cities) s.connected[touched] = 1;
    }
    for (let c = 0; c < t.cities.length; c++) s.values[c] = cityValue(t, s, c);
  }

  stations(seat: Seat, ...links: string[]): this {
    for (const name of links) {
      this.s.stationAt[link(name)] = seat;
      this.s.stations[seat]++;
    }
    return this;
  }

  money(seat: Seat, amount: number): this {
    this.s.money[seat] = amount;
    return this;
  }

  /** Employees in supply and Lobby; the rest of the 25 is taken out of the game's sight. */
  staff(seat: Seat, supply: number, lobby: number): this {
    this.s.supply[seat] = supply;
    this.s.lobby[seat] = lobby;
    return this;
  }

  office(name: Colour, ...owners: Seat[]): this {
    const base = colour(name) * OFFICE_ROOM;
    for (let i = 0; i < OFFICE_ROOM; i++) this.s.offices[base + i] = owners[i] ?? NOBODY;
    return this;
  }

  floor(department: string, floor: number, ...seats: Seat[]): this {
    const at = ofIndex(t.index.department, department) * FLOORS + floor - 1;
    this.s.floors[at] = seats.reduce((mask, seat) => mask | (1 << seat), 0);
    return this;
  }

  unlocked(seat: Seat, ...padlocks: string[]): this {
    for (const id of padlocks) this.s.padlocks[seat] |= 1 << ofIndex(t.index.padlock, id);
    return this;
  }

  track(seat: Seat, space: number): this {
    this.s.track[seat] = space;
    return this;
  }

  hand(seat: Seat, ...cards: string[]): this {
    const base = seat * t.cards.length;
    for (let c = 0; c < t.cards.length; c++) if (this.s.cards[base + c] === IN_HAND) this.s.cards[base + c] = 0;
    for (const id of cards) this.s.cards[base + card(id)] = IN_HAND;
    this.takeOut(cards);
    return this;
  }

  played(seat: Seat, space: Space, ...cards: string[]): this {
    for (const id of cards) this.s.cards[seat * t.cards.length + card(id)] = 2 + SPACES.indexOf(space);
    this.takeOut(cards);
    return this;
  }

  private takeOut(ids: readonly string[]): void {
    const out = ids.map(card);
    this.s.deck = this.s.deck.filter((c) => !out.includes(c));
    this.s.advancedDeck = this.s.advancedDeck.filter((c) => !out.includes(c));
    this.s.display = this.s.display.map((c) => (out.includes(c) ? NONE : c));
  }

  display(...cards: string[]): this {
    this.takeOut(cards);
    this.s.display = Array.from({ length: 5 }, (_, i) => (cards[i] === undefined ? NONE : card(cards[i])));
    return this;
  }

  tiles(seat: Seat, ...ids: string[]): this {
    for (const id of ids) this.s.tiles[seat * t.tileTypes.length + tile(id)]++;
    return this;
  }

  /** Truck 1 or 2 at a section, or at the depot of a city. */
  truck(seat: Seat, truck: number, place: string, goods: (typeof GOODS)[number] | 'wine'): this {
    const at = place.includes(':') ? section(place) : t.sections.length + ofIndex(t.index.depot, place);
    this.s.trucks[seat * TRUCKS + truck - 1] = at;
    this.s.goods[seat * TRUCKS + truck - 1] = goods === 'wine' ? WINE : GOODS.indexOf(goods);
    return this;
  }

  board(seat: Seat, id: string): this {
    this.s.boards[seat] = t.edition.deliveryBoards.list.findIndex((b) => b.id === id);
    return this;
  }

  route(seat: Seat, id: string): this {
    this.s.routes[seat] = ofIndex(t.index.route, id);
    return this;
  }

  stack(era: number, left: number): this {
    this.s.stacks[era - 1] = left;
    return this;
  }

  change(edit: (s: AutobahnState) => void): this {
    edit(this.s);
    return this;
  }

  // ---- what happens

  push(...frames: AutobahnFrame[]): this {
    this.s.frames.push(...frames);
    machine.settle(this.s, this.events);
    return this;
  }

  /** The whole turn of a seat begins. */
  turn(seat: Seat): this {
    return this.push({ kind: 'turn', seat });
  }

  gain(seat: Seat, kind: Bonus['kind'], amount = 1, colourName?: Colour): this {
    const bonus: Bonus = { kind, amount, department: NONE };
    const at = colourName === undefined ? NONE : colour(colourName);
    return this.push({ kind: 'gain', seat, bonus, chosen: false, colour: at });
  }

  get seat(): Seat {
    return machine.deciding(this.s)[0];
  }

  get moves(): readonly AutobahnMove[] {
    const deciding = machine.deciding(this.s);
    return deciding.length === 0 ? [] : machine.moves(this.s, deciding[0]);
  }

  /** The kind of decision that is open, "over" when there is none. */
  get asks(): string {
    return this.s.frames.at(-1)?.kind ?? 'over';
  }

  offers(wanted: Wanted): boolean {
    return this.moves.some((move) => fits(move, wanted));
  }

  offered(wanted: Wanted): AutobahnMove[] {
    return this.moves.filter((move) => fits(move, wanted));
  }

  play(...wishes: Wanted[]): this {
    for (const wanted of wishes) {
      const move = this.moves.find((candidate) => fits(candidate, wanted));
      if (move === undefined) {
        const offered = this.moves.map((candidate) => JSON.stringify(candidate)).join('\n');
        throw new Error(`${JSON.stringify(wanted)} is not offered at ${this.asks}; there is\n${offered}`);
      }
      machine.apply(this.s, this.seat, move, this.events);
    }
    return this;
  }

  /** Declines or ends whatever is asked until a decision of this kind comes, or the game is over. */
  untilAsked(kind: string): this {
    for (let i = 0; i < 500 && this.asks !== kind && this.asks !== 'over'; i++) this.playPlain();
    return this;
  }

  /** The plainest answer: nothing more than necessary. */
  playPlain(): this {
    const plain = ['decline', 'done', 'stop', 'autobotActs', 'refresh'];
    const found = plain.flatMap((name) => this.moves.filter((move) => move.type === name));
    return this.play(found[0] ?? this.moves[0]);
  }

  /** Plays plain answers until the seat has the next turn. */
  pass(): this {
    const { turn } = this.s;
    for (let i = 0; i < 500 && this.s.turn === turn && this.asks !== 'over'; i++) this.playPlain();
    return this;
  }

  // ---- what is seen

  told(key: string): Params[] {
    return this.events.filter((event) => event.key === key).map((event) => event.params);
  }

  /** Reasons Autobot gave, in order. */
  get reasons(): string[] {
    return this.told('event.botReason').map(({ reason }) => keyOf(reason));
  }

  seatsOf(name: Colour): Seat[] {
    const base = colour(name) * OFFICE_ROOM;
    return this.s.offices.slice(base, base + OFFICE_ROOM).filter((owner) => owner !== NOBODY);
  }

  isOn(seat: Seat, department: string, floor: number): boolean {
    return (this.s.floors[ofIndex(t.index.department, department) * FLOORS + floor - 1] & (1 << seat)) !== 0;
  }

  value(id: string): number {
    return this.s.values[city(id)];
  }

  road(name: string): number {
    return this.s.road[section(name)];
  }

  place(seat: Seat, truck: number): string {
    const at = this.s.trucks[seat * TRUCKS + truck - 1];
    if (at === ON_BOARD) return 'board';
    return at < t.sections.length ? t.sections[at].name : t.cities[t.depots[at - t.sections.length].city].id;
  }

  has(seat: Seat, id: string): 'hand' | 'played' | 'no' {
    const place = this.s.cards[seat * t.cards.length + card(id)];
    return place === 0 ? 'no' : place === IN_HAND ? 'hand' : 'played';
  }

  tilesOf(seat: Seat): string[] {
    return t.tileTypes.flatMap((type, i) =>
      Array.from({ length: this.s.tiles[seat * t.tileTypes.length + i] }, () => type.id),
    );
  }

  broken(): string[] {
    return invariantsOf(t, this.s);
  }
}
