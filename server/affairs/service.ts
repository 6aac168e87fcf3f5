/** Affairs of tables, kept in storage: what doors may ask (`Affairs`) and what live play needs (`AroundTheGame`). */
import type { Seat } from '../../kernel/index.ts';
import { Refused } from '../protocol/problems.ts';
import type { ChatLine, Halt, NewTable, SeatWish, TableCard, TableFilter, Terms } from '../protocol/tables.ts';
import type { AroundTheGame, Caller, Done, Line } from '../station.ts';
import type { NewCall, Signal, StoredTable } from '../storage/storage.ts';
import type { Affairs } from './affairs.ts';
import { halted } from './asks.ts';
import { cardFor } from './cards.ts';
import { Feeds } from './feeds.ts';
import { InPlay, type TableCommand } from './in-play.ts';
import { inMyOrder, inOpenOrder, LONGEST_LIST, listed } from './lists.ts';
import { Making } from './making.ts';
import { mayFollow, Office } from './office.ts';
import type { AffairsParts } from './parts.ts';
import { affairsOf } from './table-affairs.ts';
import { ticketFrom } from './tickets.ts';
import { WaitingRoom } from './waiting-room.ts';
import { TICKET_LASTS } from './wake.ts';
import { WhoIsThere } from './who-is-there.ts';

export class AffairsService implements Affairs, AroundTheGame {
  readonly #office: Office;
  readonly #making: Making;
  readonly #room: WaitingRoom;
  readonly #play: InPlay;
  readonly #whoIsThere: WhoIsThere;
  readonly #feeds: Feeds;
  readonly #stops: (() => void)[];

  constructor(parts: AffairsParts) {
    const { storage, around } = parts;
    this.#office = new Office(parts);
    this.#whoIsThere = new WhoIsThere(this.#office, (table) => this.#feeds.tableChanged(table));
    this.#office.isHere = (table, person) => this.#whoIsThere.board.of(table, person) === 'here';
    this.#making = new Making(this.#office);
    this.#room = new WaitingRoom(this.#office);
    this.#play = new InPlay(this.#office, this.#whoIsThere);
    this.#feeds = new Feeds({
      now: () => around.now(),
      cards: (table, readers, since) => this.#cards(table, readers, since),
      chat: (table, caller, after) => this.chat(caller, table, after === undefined ? {} : { after }),
      list: (caller, list) => (list === 'open' ? this.list(caller, {}) : this.mine(caller)),
      start: (work) => this.#office.errands.start(work),
    });
    this.#stops = [
      storage.onSignal((signal) => this.#heard(signal)),
      storage.onMissed(() => this.#feeds.lookAgain()),
      () => this.#whoIsThere.stop(),
      () => this.#feeds.stop(),
    ];
  }

  stop(): Promise<void> {
    for (const stop of this.#stops) stop();
    return this.#office.errands.finished();
  }

  looksAt(person: string, table: string): boolean | undefined {
    if (!this.#whoIsThere.known(this.#office.parts.around.now())) return undefined;
    return this.#office.isHere(table, person);
  }

  calls(before: StoredTable, after: StoredTable, now: number): readonly NewCall[] {
    return this.#office.calls(before, after, now);
  }

  #heard(signal: Signal): void {
    this.#whoIsThere.board.hear(signal);
    this.#office.people.hear(signal);
    if (signal.about === 'table') this.#feeds.tableChanged(signal.id, signal.revision);
    if (signal.about === 'chat') this.#feeds.chatChanged(signal.id);
    if (signal.about === 'open') this.#feeds.listChanged('open');
    if (signal.about === 'person') this.#feeds.listChanged('mine', signal.id);
  }

  moved(before: StoredTable, after: StoredTable): void {
    this.#office.changed(before, after);
    this.#feeds.moved(after.id, after.revision);
  }

  // Those who follow.

  attention(line: Line, here: boolean): void {
    this.#whoIsThere.board.attention(line, here);
  }

  /** Looks now at who is there, as it is done a while after somebody went. */
  lookWhoIsThere(table: string): Promise<void> {
    return this.#whoIsThere.look(table, 'everybody');
  }

  /** Tells the other processes who is here, and forgets those that are silent. */
  beat(): void {
    this.#whoIsThere.board.beat();
  }

  mayFollow(caller: Caller, table: StoredTable): boolean {
    return mayFollow(caller, table);
  }

  async follow(caller: Caller, table: string, line: Line, chat?: number): Promise<() => void> {
    const stop = await this.#feeds.follow(caller, table, line, chat);
    const { person, seatToken } = caller;
    this.#whoIsThere.came(table, line, seatToken ? `seat ${seatToken.seat}` : (person ?? ''));
    return () => {
      stop();
      this.#whoIsThere.went(table, line, () => this.#feeds.follows(table));
    };
  }

  followList(caller: Caller, list: 'open' | 'mine', line: Line): Promise<() => void> {
    if (list === 'mine') this.#office.personOf(caller);
    return this.#feeds.followList(caller, list, line);
  }

  // Cards and lists.

  async #cardsOf(tables: readonly StoredTable[], reader: Caller): Promise<TableCard[]> {
    await this.#office.people.load(tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
    return tables.map((table) => this.#cardOf(table, reader));
  }

  #cardOf(table: StoredTable, reader: Caller): TableCard {
    return cardFor(table, reader, {
      person: (id) => this.#office.people.person(id),
      rating: (id, game) => this.#office.people.rating(id, game),
      presence: (id, key) => this.#whoIsThere.board.of(id, key),
      watchers: (id) => this.#whoIsThere.board.watchers(id),
      now: this.#office.parts.around.now(),
    });
  }

  /** After a move the table is as live play knows it already; what is not known to be new enough is read. */
  async #cards(id: string, readers: readonly Caller[], since: number | undefined): Promise<(TableCard | undefined)[]> {
    const known = since === undefined ? undefined : this.#office.parts.live.known(id);
    const table = known && since !== undefined && known.revision >= since ? known : await this.#office.store.find(id);
    this.#whoIsThere.noteSeated(table);
    await this.#office.people.load(table.seats.flatMap(({ person }) => person ?? []));
    return readers.map((reader) => (mayFollow(reader, table) ? this.#cardOf(table, reader) : undefined));
  }

  async #answer(table: StoredTable, caller: Caller): Promise<TableCard> {
    return (await this.#cardsOf([table], caller))[0];
  }

  async card(caller: Caller, id: string): Promise<TableCard> {
    const table = await this.#office.store.find(id);
    if (!mayFollow(caller, table)) throw new Refused('notYours', 'this table is not watched');
    return this.#answer(table, caller);
  }

  async byTicket(caller: Caller, code: string): Promise<TableCard> {
    const ticket = ticketFrom(code);
    const table = ticket === undefined ? undefined : await this.#office.parts.storage.findTicket(ticket);
    const made = table && (affairsOf(table).ticketMade ?? table.created);
    if (table?.stage !== 'gathering' || (made ?? 0) + TICKET_LASTS <= this.#office.parts.around.now()) {
      throw new Refused('gone', 'no such ticket');
    }
    return this.#answer(table, caller);
  }

  async list(caller: Caller, filter: TableFilter): Promise<readonly TableCard[]> {
    const stages = filter.stage === undefined ? (['gathering', 'playing'] as const) : ([filter.stage] as const);
    const tables = await this.#office.parts.storage.listTables({
      stages,
      visible: 'public',
      limit: 4 * LONGEST_LIST,
      ...(filter.game === undefined ? {} : { game: filter.game }),
    });
    const open = tables.filter((table) => listed(table, filter, caller.person));
    return this.#cardsOf([...open].sort(inOpenOrder).slice(0, LONGEST_LIST), caller);
  }

  async mine(caller: Caller): Promise<readonly TableCard[]> {
    const person = this.#office.personOf(caller);
    const { storage } = this.#office.parts;
    const [running, over] = await Promise.all([
      storage.listTables({ stages: ['gathering', 'playing'], person, limit: LONGEST_LIST }),
      storage.listTables({ stages: ['over'], person, limit: 10 }),
    ]);
    return (await this.#cardsOf([...running, ...over], caller)).sort(inMyOrder);
  }

  // Making tables, sitting down, starting, leaving.

  async create(caller: Caller, wish: NewTable): Promise<TableCard> {
    return this.#answer(await this.#making.create(caller, wish), caller);
  }
  async fromSave(caller: Caller, save: string, seats: readonly SeatWish[], terms: Terms): Promise<TableCard> {
    return this.#answer(await this.#making.fromSave(caller, save, seats, terms), caller);
  }
  async rematch(caller: Caller, id: string): Promise<TableCard> {
    return this.#answer(await this.#making.rematch(caller, id), caller);
  }
  async sitDown(
    caller: Caller,
    id: string,
    wish: { seat?: Seat | undefined; ticket?: string | undefined },
  ): Promise<TableCard> {
    return this.#answer(await this.#room.sitDown(caller, id, wish), caller);
  }
  async leave(caller: Caller, id: string): Promise<TableCard> {
    return this.#answer(await this.#room.leave(caller, id), caller);
  }
  async setReady(caller: Caller, id: string, ready: boolean): Promise<TableCard> {
    return this.#answer(await this.#room.setReady(caller, id, ready), caller);
  }
  async setSeat(caller: Caller, id: string, seat: Seat, wish: SeatWish): Promise<TableCard> {
    return this.#answer(await this.#room.setSeat(caller, id, seat, wish), caller);
  }
  newToken(caller: Caller, id: string, seat: Seat): Promise<{ readonly token: string }> {
    return this.#room.newToken(caller, id, seat);
  }
  async start(caller: Caller, id: string): Promise<TableCard> {
    return this.#answer(await this.#room.start(caller, id), caller);
  }
  async close(caller: Caller, id: string): Promise<TableCard> {
    return this.#answer(await this.#room.close(caller, id), caller);
  }

  // While it is played.

  command(caller: Caller, id: string, commandId: string, command: TableCommand): Promise<Done> {
    return this.#play.command(caller, id, commandId, command);
  }
  chat(caller: Caller, id: string, range: { after?: number; before?: number }): Promise<readonly ChatLine[]> {
    return this.#play.chat(caller, id, range);
  }
  notes(caller: Caller, id: string): Promise<string> {
    return this.#play.notes(caller, id);
  }
  due(id: string): Promise<void> {
    return this.#play.due(id);
  }
  async halt(id: string, why: Halt): Promise<void> {
    await this.#office.store.change(id, (table) => halted(table, why));
  }
}
