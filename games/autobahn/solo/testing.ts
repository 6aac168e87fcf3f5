/** Autobot at the table: seat B, with the next colour card and task card of a test's choice, and its steps one by one. */
import { type Events, frameMachine, type Params, type ParamValue, type Seat } from '../../../kernel/index.ts';
import { type BonusKind, GOODS } from '../components/edition.ts';
import { handlersOf } from '../handlers.ts';
import type { AutobahnMove } from '../moves.ts';
import type { AutobahnFrame, AutobahnState } from '../state.ts';
import { NONE, ofIndex, TRUCKS } from '../tables.ts';
import { BOT, type Department, Position, type PositionWish, Table, tables, type Wanted } from '../testing.ts';

const machine = frameMachine(handlersOf(tables));
const keyOf = (value: ParamValue): string => (typeof value === 'object' && 'key' in value ? value.key : String(value));

export const card = (id: string): number => ofIndex(tables.index.card, id);
export const country = (id: string): number => ofIndex(tables.index.country, id);
export const link = (id: string): number => ofIndex(tables.index.link, id);
export const section = (name: string): number => ofIndex(tables.index.section, name);
export const task = (id: string): number => tables.edition.solo.taskCards.cards.findIndex((known) => known.id === id);

/** A position in which single steps are set going, without a turn around them. */
export class Solo extends Position {
  readonly events: Events = [];

  constructor(wish: PositionWish) {
    super({ ...wish, solo: true });
    this.state.frames.length = 0;
    this.board(BOT, 'delivery-3');
  }

  era(era: 2 | 3): this {
    this.enter(era);
    return this;
  }
  /** Employees in supply and Lobby; the others are out of the game. */
  staff(seat: Seat, supply: number, lobby: number): this {
    this.state.supply[seat] = supply;
    this.state.lobby[seat] = lobby;
    return this;
  }
  change(edit: (s: AutobahnState) => void): this {
    edit(this.state);
    return this;
  }
  /** A truck of Autobot on its way to a country. */
  sends(truck: number, place: string, goods: (typeof GOODS)[number], to: string): this {
    return this.truck(BOT, truck, place, goods).target(truck, to);
  }

  push(...frames: AutobahnFrame[]): this {
    this.state.frames.push(...frames);
    machine.settle(this.state, this.events);
    return this;
  }
  gain(seat: Seat, kind: BonusKind, amount = 1): this {
    return this.push({ kind: 'gain', seat, bonus: { kind, amount, department: NONE }, chosen: false, colour: NONE });
  }
  /** Autobot's action phase with this colour card and these tasks on top. */
  act(colourCard: string, ...tasks: string[]): this {
    this.colourCard(colourCard).tasks(...tasks);
    return this.push({ kind: 'turn', seat: BOT }).play('autobotActs');
  }
  /** Autobot's trucks drive. */
  drive(): this {
    this.push({ kind: 'botPhase2', seat: BOT, done: 0 });
    while (this.asks === 'botTrucks') this.play('autobotActs');
    return this;
  }
  play(...wanted: Wanted[]): this {
    for (const wish of wanted) {
      const table = this.seen;
      const [move] = table.moves(wish);
      if (move === undefined) throw new Error(`${JSON.stringify(wish)} is not offered at ${this.asks}`);
      machine.apply(this.state, table.seat, move, this.events);
    }
    return this;
  }
  /** Declines or ends whatever is asked until a decision of this kind comes. */
  untilAsked(kind: AutobahnFrame['kind']): this {
    const plain = ['decline', 'done', 'stop', 'autobotActs', 'refresh'] as const;
    for (let i = 0; i < 500 && this.asks !== kind && this.asks !== 'over'; i++) {
      this.play(plain.find((type) => this.seen.offers(type)) ?? this.moves[0].type);
    }
    return this;
  }

  /** The table as everybody sees it. */
  get seen(): Table {
    return new Table(this.state);
  }
  get moves(): readonly AutobahnMove[] {
    return this.seen.moves();
  }
  /** The kind of decision that is open, "over" when there is none. */
  get asks(): string {
    return this.state.frames.at(-1)?.kind ?? 'over';
  }
  told(key: string): Params[] {
    return this.events.filter((event) => event.key === key).map((event) => event.params);
  }
  /** Reasons Autobot gave, in order. */
  get reasons(): string[] {
    return this.told('event.botReason').map(({ reason }) => keyOf(reason));
  }
  isOn(seat: Seat, department: Department, floor: number): boolean {
    return this.seen.floors(seat, department).includes(floor);
  }
  /** What a truck of Autobot carries and where it is going. */
  heading(truck: number): string {
    const goods = this.state.goods[BOT * TRUCKS + truck - 1];
    if (goods === NONE) return 'nothing';
    return `${GOODS[goods] ?? 'wine'} from ${this.seen.truck(BOT, truck)} to ${this.seen.target(truck)}`;
  }
}

export const solo = (wish: PositionWish = {}): Solo => new Solo(wish);
