/** Affairs of tables, kept in storage: what doors may ask (`Affairs`) and what live play needs (`AroundTheGame`). */
import type { Seat } from '../../kernel/index.ts';
import { hashOf } from '../people/surroundings.ts';
import { Refused } from '../protocol/problems.ts';
import type { Command } from '../protocol/socket.ts';
import type { ChatLine, NewTable, SeatWish, TableCard, TableFilter, Terms } from '../protocol/tables.ts';
import type { AroundTheGame, Caller, Done, Line, OpenedGame } from '../station.ts';
import type { Signal, StoredChatLine, StoredPerson, StoredTable } from '../storage/storage.ts';
import { left, presenceChange, presenceCounts, replaced, satDownAgain, timeIsUp } from './absence.ts';
import type { Affairs, TurnNews } from './affairs.ts';
import {
  agreed,
  answered,
  droppedAsk,
  mustPlay,
  nameAt,
  openAsk,
  paused,
  refusedAsk,
  resumed,
  waited,
} from './asks.ts';
import { cardFor, followerKey, seatsOf } from './cards.ts';
import { type Change, type Fields, fact, withConsequences } from './changes.ts';
import { isTimed, newClock } from './clock.ts';
import { Feeds } from './feeds.ts';
import { inMyOrder, inOpenOrder, LONGEST_LIST, listed } from './lists.ts';
import { storedOutcome } from './outcome.ts';
import type { AffairsParts } from './parts.ts';
import { PeopleCache } from './people-cache.ts';
import { BEAT, PresenceBoard } from './presence.ts';
import {
  kindOfSeat,
  missing,
  mustGather,
  mustHost,
  needsTicket,
  rotated,
  type Sitter,
  seatAsWished,
  setReady,
  setSeat,
  sitDown,
  standUp,
  withOpponentNames,
} from './seating.ts';
import { nameOf, playedByPerson, seatOfPerson, seatsWhere } from './seats.ts';
import { affairsOf, type TableAffairs } from './table-affairs.ts';
import { type Changing, TableStore } from './table-store.ts';
import { checkTerms, kindOfWish } from './terms.ts';
import { newTicket, ticketFrom } from './tickets.ts';
import { TICKET_LASTS } from './wake.ts';

/** A line that is back at once was never gone. */
const GONE_AFTER = 4_000;
/** So long after its start a process knows who is at the other ones. */
const WARM_UP = BEAT + 2_000;
const CHAT_AT_ONCE = 50;
const MOST_OPEN_TABLES = 20;
const MOST_TRIES = 20;

type TableCommand = Exclude<Command, { type: 'play' | 'undo' | 'restart' }>;

export class AffairsService implements Affairs, AroundTheGame {
  readonly #parts: AffairsParts;
  readonly #store: TableStore;
  readonly #people: PeopleCache;
  readonly #presence: PresenceBoard;
  readonly #feeds: Feeds;
  /** Who sits at the tables that are followed here. */
  readonly #seated = new Map<string, ReadonlySet<string>>();
  readonly #reviews = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #turnListeners = new Set<(turn: TurnNews) => void>();
  readonly #started: number;
  readonly #stops: (() => void)[] = [];

  constructor(parts: AffairsParts) {
    const { storage, around } = parts;
    const now = (): number => around.now();
    this.#parts = parts;
    this.#started = now();
    this.#store = new TableStore(parts, (before, after) => this.#changed(before, after));
    this.#people = new PeopleCache(parts);
    this.#presence = new PresenceBoard({
      process: parts.process,
      now,
      tell: (signal) => this.#signal(signal),
      seated: (table) => this.#seated.get(table) ?? new Set(),
      changed: (table) => this.#presenceChanged(table),
    });
    this.#feeds = new Feeds({
      now,
      cards: (table, readers) => this.#cards(table, readers),
      chat: (table, caller, after) => this.chat(caller, table, after === undefined ? {} : { after }),
      list: (caller, list) => (list === 'open' ? this.list(caller, {}) : this.mine(caller)),
      trouble: (error) => parts.trouble(error),
    });
    const beat = setInterval(() => this.beat(), BEAT);
    beat.unref();
    this.#stops.push(
      () => clearInterval(beat),
      storage.onSignal((signal) => this.#heard(signal)),
      storage.onMissed(() => this.#feeds.lookAgain()),
    );
  }

  /** Tells the other processes who is here, and forgets those that are silent. */
  beat(): void {
    this.#presence.beat();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    for (const timer of this.#reviews.values()) clearTimeout(timer);
    this.#feeds.stop();
  }

  onTurn(listener: (turn: TurnNews) => void): () => void {
    this.#turnListeners.add(listener);
    return () => this.#turnListeners.delete(listener);
  }

  // What is heard and told.

  #signal(signal: Signal): void {
    this.#parts.storage.signal(signal).catch((error: unknown) => this.#parts.trouble(error));
  }

  #heard(signal: Signal): void {
    this.#presence.hear(signal);
    this.#people.hear(signal);
    if (signal.about === 'table') this.#feeds.tableChanged(signal.id);
    if (signal.about === 'chat') this.#feeds.chatChanged(signal.id);
    if (signal.about === 'open') this.#feeds.listChanged('open');
    if (signal.about === 'person') this.#feeds.listChanged('mine', signal.id);
  }

  /** Live play has kept a change of the game. */
  moved(before: StoredTable, after: StoredTable): void {
    this.#changed(before, after);
  }

  #changed(before: StoredTable, after: StoredTable): void {
    const inLists = (table: StoredTable): boolean => table.stage === 'gathering';
    if (after.terms.visible === 'public' && (inLists(before) || inLists(after) || before.stage !== after.stage)) {
      this.#signal({ about: 'open' });
    }
    const people = ({ seats }: StoredTable): string[] => seats.flatMap(({ person }) => person ?? []);
    const was = before === after ? [] : people(before);
    const is = people(after);
    for (const person of new Set([...was, ...is])) {
      if (was.includes(person) !== is.includes(person)) this.#signal({ about: 'person', id: person });
    }
    this.#tellTurns(before, after);
  }

  #tellTurns(before: StoredTable, after: StoredTable): void {
    if (after.stage !== 'playing' || before === after) return;
    const started = before.stage !== 'playing';
    const asked = affairsOf(after).ask && !affairsOf(before).ask ? affairsOf(after).ask : undefined;
    for (const seat of seatsWhere(after.seats, playedByPerson)) {
      const { person } = after.seats[seat];
      if (person === undefined) continue;
      const turn = after.deciding.includes(seat) && (started || !before.deciding.includes(seat));
      const why = turn
        ? 'turn'
        : asked?.answers.some((one) => one.seat === seat)
          ? 'ask'
          : started
            ? 'started'
            : undefined;
      if (!why) continue;
      for (const listener of this.#turnListeners) listener({ table: after.id, game: after.game, person, why });
    }
  }

  // Presence.

  #presenceChanged(table: string): void {
    this.#feeds.tableChanged(table);
    if (!this.#seated.has(table)) return;
    this.#review(table, 'who came back');
    if (this.#reviews.has(table)) return;
    const timer = setTimeout(() => {
      this.#reviews.delete(table);
      this.#review(table, 'everybody');
    }, GONE_AFTER);
    timer.unref();
    this.#reviews.set(table, timer);
  }

  #review(table: string, about: 'everybody' | 'who came back'): void {
    this.#parts.live
      .inTurn(table, () => this.#store.change(table, (found, now) => this.#presenceChange(found, about, now)))
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) this.#parts.trouble(error);
      });
  }

  #presenceChange(table: StoredTable, about: 'everybody' | 'who came back', now: number): Change | undefined {
    const known = new Set(affairsOf(table).absent.map(({ seat }) => table.seats[seat].person));
    return presenceChange(
      table,
      (person) => {
        const presence = this.#presence.of(table.id, person);
        return about === 'who came back' && !known.has(person) ? 'here' : presence;
      },
      (person) => this.#presence.wentAt(table.id, person),
      now,
    );
  }

  /** Looks now at who is there, as it is done a while after somebody went. */
  async lookWhoIsThere(table: string): Promise<void> {
    await this.#parts.live.inTurn(table, () =>
      this.#store.change(table, (found, now) => this.#presenceChange(found, 'everybody', now)),
    );
  }

  attention(line: Line, here: boolean): void {
    this.#presence.attention(line, here);
  }

  mayFollow(caller: Caller, table: StoredTable): boolean {
    if (seatsOf(table, caller).length > 0 || (caller.person !== undefined && caller.person === table.host)) return true;
    return table.stage === 'gathering' || (table.stage !== 'closed' && table.terms.watching);
  }

  async follow(caller: Caller, table: string, line: Line, chat?: number): Promise<() => void> {
    const stop = await this.#feeds.follow(caller, table, line, chat);
    const { person, seatToken } = caller;
    this.#presence.came(table, line, seatToken ? `seat ${seatToken.seat}` : (person ?? ''));
    return () => {
      stop();
      this.#presence.went(table, line);
      if (!this.#feeds.follows(table)) this.#letGo(table);
    };
  }

  /** Who sat there is remembered until everybody who went is known to be gone. */
  #letGo(table: string): void {
    const timer = setTimeout(() => {
      if (!this.#feeds.follows(table)) this.#seated.delete(table);
    }, 2 * GONE_AFTER);
    timer.unref();
  }

  followList(caller: Caller, list: 'open' | 'mine', line: Line): Promise<() => void> {
    if (list === 'mine') this.#personOf(caller);
    return this.#feeds.followList(caller, list, line);
  }

  // Cards and lists.

  async #cardsOf(tables: readonly StoredTable[], reader: Caller): Promise<TableCard[]> {
    await this.#people.load(tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
    return tables.map((table) => this.#cardOf(table, reader));
  }

  #cardOf(table: StoredTable, reader: Caller): TableCard {
    return cardFor(table, reader, {
      person: (id) => this.#people.person(id),
      rating: (id, game) => this.#people.rating(id, game),
      presence: (id, key) => this.#presence.of(id, key),
      watchers: (id) => this.#presence.watchers(id),
      now: this.#parts.around.now(),
    });
  }

  async #cards(id: string, readers: readonly Caller[]): Promise<(TableCard | undefined)[]> {
    const table = await this.#store.find(id);
    this.#noteSeated(table);
    await this.#people.load(table.seats.flatMap(({ person }) => person ?? []));
    return readers.map((reader) => (this.mayFollow(reader, table) ? this.#cardOf(table, reader) : undefined));
  }

  #noteSeated(table: StoredTable): void {
    const keys = table.seats.flatMap((seat, i) => (seat.holder?.kind === 'human' ? [followerKey(seat, i)] : []));
    const before = this.#seated.get(table.id);
    this.#seated.set(table.id, new Set(keys));
    if (before && (before.size !== keys.length || keys.some((key) => !before.has(key)))) {
      this.#presence.reseated(table.id);
    }
  }

  async #answer(table: StoredTable, caller: Caller): Promise<TableCard> {
    return (await this.#cardsOf([table], caller))[0];
  }

  async card(caller: Caller, id: string): Promise<TableCard> {
    const table = await this.#store.find(id);
    if (!this.mayFollow(caller, table)) throw new Refused('notYours', 'this table is not watched');
    return this.#answer(table, caller);
  }

  async byTicket(caller: Caller, code: string): Promise<TableCard> {
    const ticket = ticketFrom(code);
    const table = ticket === undefined ? undefined : await this.#parts.storage.findTicket(ticket);
    const made = table && (affairsOf(table).ticketMade ?? table.created);
    if (table?.stage !== 'gathering' || (made ?? 0) + TICKET_LASTS <= this.#parts.around.now()) {
      throw new Refused('gone', 'no such ticket');
    }
    return this.#answer(table, caller);
  }

  async list(caller: Caller, filter: TableFilter): Promise<readonly TableCard[]> {
    const stages = filter.stage === undefined ? (['gathering', 'playing'] as const) : ([filter.stage] as const);
    const tables = await this.#parts.storage.listTables({
      stages,
      visible: 'public',
      limit: 4 * LONGEST_LIST,
      ...(filter.game === undefined ? {} : { game: filter.game }),
    });
    const open = tables.filter((table) => listed(table, filter, caller.person));
    return this.#cardsOf([...open].sort(inOpenOrder).slice(0, LONGEST_LIST), caller);
  }

  async mine(caller: Caller): Promise<readonly TableCard[]> {
    const person = this.#personOf(caller);
    const { storage } = this.#parts;
    const [running, over] = await Promise.all([
      storage.listTables({ stages: ['gathering', 'playing'], person, limit: LONGEST_LIST }),
      storage.listTables({ stages: ['over'], person, limit: 10 }),
    ]);
    return (await this.#cardsOf([...running, ...over], caller)).sort(inMyOrder);
  }

  // Making tables.

  #personOf({ person, seatToken }: Caller): string {
    if (person === undefined || seatToken) throw new Refused('unauthorised', 'nobody is signed in');
    return person;
  }

  async #me(caller: Caller): Promise<StoredPerson> {
    const person = await this.#parts.storage.findPerson(this.#personOf(caller));
    if (!person) throw new Refused('unauthorised', 'nobody is signed in');
    return person;
  }

  async #mayMake(caller: Caller, terms: Terms): Promise<StoredPerson> {
    const me = await this.#me(caller);
    this.#mayBeRated(me, terms);
    const open = await this.#parts.storage.listTables({
      stages: ['gathering'],
      person: me.id,
      limit: MOST_OPEN_TABLES + 1,
    });
    if (open.filter(({ host }) => host === me.id).length >= MOST_OPEN_TABLES) {
      throw new Refused('tooMany', 'too many tables wait for company already');
    }
    return me;
  }

  #mayBeRated({ guest }: StoredPerson, { rated }: Terms): void {
    if (rated && guest) throw new Refused('notYours', 'a rated table asks for a key or a recovery code first');
  }

  /** A table that gathers. */
  #newTable(
    id: string,
    host: string,
    facts: Pick<StoredTable, 'game' | 'ruleset' | 'edition' | 'ownEdition' | 'options' | 'terms' | 'seats'>,
  ): StoredTable {
    const now = this.#parts.around.now();
    const bare: StoredTable = {
      ...facts,
      id,
      host,
      ticket: undefined,
      stage: 'gathering',
      setup: undefined,
      opening: [],
      openingTotals: [],
      version: 0,
      at: 0,
      deciding: [],
      undoDepth: 0,
      clock: undefined,
      affairs: affairsOf({ affairs: undefined }),
      result: undefined,
      rematch: undefined,
      created: now,
      updated: now,
      wake: undefined,
      revision: 0,
    };
    const withTicket = { ...bare, ...this.#ticketFields(bare, {}, now) };
    return { ...withTicket, ...withConsequences(withTicket, {}, now) };
  }

  /** A ticket while there is a seat for it, and none afterwards. */
  #ticketFields(table: StoredTable, fields: Fields, now: number): Fields {
    const after: StoredTable = { ...table, ...fields };
    const needed = after.stage === 'gathering' && needsTicket(after.seats);
    if (needed === (after.ticket !== undefined && after.ticket !== null)) return fields;
    if (!needed) return { ...fields, ticket: undefined };
    const affairs: TableAffairs = { ...affairsOf(after), ticketMade: now };
    return { ...fields, ticket: newTicket((limit) => this.#parts.around.pick(limit)), affairs };
  }

  async create(caller: Caller, wish: NewTable): Promise<TableCard> {
    const { game, options, edition, seats, terms } = wish;
    checkTerms(terms, seats, edition !== undefined);
    const me = await this.#mayMake(caller, terms);
    const company = seats.map(kindOfWish);
    const checked = await this.#parts.rules.check({ game, options, edition, seats: company });
    const table = this.#newTable(this.#parts.around.newId(), me.id, {
      game,
      ruleset: checked.ruleset,
      edition: checked.edition,
      ownEdition: edition,
      options: checked.options,
      terms,
      seats: withOpponentNames(seats.map((one) => seatAsWished(one, me))),
    });
    await this.#parts.storage.createTable(table);
    this.#changed(table, table);
    return this.#answer(table, caller);
  }

  async fromSave(caller: Caller, save: string, seats: readonly SeatWish[], terms: Terms): Promise<TableCard> {
    checkTerms(terms, seats, true);
    const me = await this.#mayMake(caller, terms);
    const game = await this.#parts.rules.openSave(save);
    this.#mustFit(game, seats);
    const id = this.#parts.around.newId();
    const table = this.#newTable(id, me.id, {
      game: game.setup.game,
      ruleset: game.ruleset,
      edition: game.edition,
      ownEdition: game.ownEdition,
      options: game.options,
      terms,
      seats: withOpponentNames(seats.map((one) => seatAsWished(one, me))),
    });
    await this.#parts.storage.createTable({ ...table, stage: 'closed', wake: undefined });
    const { start, steps, setup, opening, openingTotals, deciding, undoDepth } = game;
    const at = steps.length;
    const fields = { stage: table.stage, wake: table.wake, setup, opening, openingTotals, deciding, undoDepth, at };
    const kept = await this.#parts.storage.commit({
      table: id,
      from: 0,
      revision: 0,
      version: 1,
      keep: 0,
      start,
      steps,
      fields,
    });
    if (kept === 'conflict') throw new Refused('unavailable', 'the game could not be kept');
    const after: StoredTable = { ...table, ...fields, version: 1, revision: 1 };
    this.#changed(table, after);
    this.#signal({ about: 'person', id: me.id });
    return this.#answer(after, caller);
  }

  #mustFit({ setup, over }: OpenedGame, seats: readonly SeatWish[]): void {
    if (over) throw new Refused('impossible', 'this game is over');
    const fits = seats.length === setup.seats.length && seats.every((wish, i) => kindOfWish(wish) === setup.seats[i]);
    if (!fits) throw new Refused('impossible', `this game is played by ${setup.seats.join(', ')}`);
  }

  // While a table gathers.

  /** Changes a table that gathers; its ticket follows its seats. */
  #gather(id: string, changing: Changing): Promise<StoredTable> {
    return this.#store.change(id, async (table, now) => {
      const change = await changing(table, now);
      return change && { ...change, fields: this.#ticketFields(table, change.fields, now) };
    });
  }

  async sitDown(
    caller: Caller,
    id: string,
    { seat, ticket }: { seat?: Seat | undefined; ticket?: string | undefined },
  ): Promise<TableCard> {
    const me = await this.#me(caller);
    const code = ticket === undefined ? undefined : ticketFrom(ticket);
    const table = await this.#gather(id, (found, now) => {
      this.#mayBeRated(me, found.terms);
      return sitDown(found, me, { seat, ticket: code }, now);
    });
    return this.#answer(table, caller);
  }

  async leave(caller: Caller, id: string): Promise<TableCard> {
    const person = this.#personOf(caller);
    const changing: Changing = (found, now) => {
      if (found.stage === 'over' || found.stage === 'closed') return undefined;
      const seat = seatOfPerson(found.seats, person);
      if (seat === undefined) throw new Refused('notYours', 'one does not sit at this table');
      return found.stage === 'gathering' ? standUp(found, person, now) : left(found, seat, now);
    };
    const table = await this.#parts.live.inTurn(id, () => this.#gather(id, changing));
    return this.#answer(table, caller);
  }

  async setReady(caller: Caller, id: string, ready: boolean): Promise<TableCard> {
    const person = this.#personOf(caller);
    return this.#answer(await this.#gather(id, (table, now) => setReady(table, person, ready, now)), caller);
  }

  async setSeat(caller: Caller, id: string, seat: Seat, wish: SeatWish): Promise<TableCard> {
    const me = await this.#me(caller);
    const table = await this.#gather(id, async (found, now) => {
      const change = setSeat(found, me, seat, wish, now);
      const after: StoredTable = { ...found, ...change.fields };
      checkTerms(found.terms, after.seats.map(wishOfSeat), false);
      if (!found.setup) await this.#checkSeats(after);
      return change;
    });
    if (wish.kind !== 'program') await this.#parts.storage.removeTokens(id, seat);
    return this.#answer(table, caller);
  }

  async #checkSeats({ game, ownEdition, options, seats }: StoredTable): Promise<void> {
    await this.#parts.rules.check({ game, edition: ownEdition ?? undefined, options, seats: seats.map(kindOfSeat) });
  }

  async newToken(caller: Caller, id: string, seat: Seat): Promise<{ readonly token: string }> {
    const me = await this.#me(caller);
    const { storage, around } = this.#parts;
    const token = `rh_${around.newSecret()}`;
    const table = await this.#gather(id, (found, now) => {
      mustHost(found, me.id);
      if (found.stage !== 'gathering' && found.stage !== 'playing') throw new Refused('notNow', 'the game is over');
      if (found.seats[seat]?.wish !== 'program') throw new Refused('notNow', 'no program plays this seat');
      const seats = found.seats.map((one, i) => (i === seat ? { ...one, ready: true } : one));
      return { fields: { seats, updated: now } };
    });
    await storage.removeTokens(id, seat);
    await storage.addToken({
      hash: hashOf(token),
      person: me.id,
      table: id,
      seat,
      name: nameOf(table.seats[seat].holder) ?? '',
      created: around.now(),
    });
    return { token };
  }

  async close(caller: Caller, id: string): Promise<TableCard> {
    const me = await this.#me(caller);
    const table = await this.#gather(id, (found, now) => {
      mustGather(found);
      mustHost(found, me.id);
      const fields: Fields = { stage: 'closed', ticket: undefined, updated: now };
      return { fields, facts: [fact('closed', { name: me.name })] };
    });
    return this.#answer(table, caller);
  }

  // Starting, and playing again.

  async start(caller: Caller, id: string): Promise<TableCard> {
    const me = await this.#me(caller);
    const table = await this.#parts.live.inTurn(id, () => this.#start(id, me));
    await this.#store.say(id, [fact('started')]);
    return this.#answer(table, caller);
  }

  async #start(id: string, me: Sitter): Promise<StoredTable> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = await this.#store.find(id);
      mustGather(table);
      mustHost(table, me.id);
      const reason = missing(table);
      if (reason !== undefined) throw new Refused('notNow', reason);
      const after = await this.#begin(table);
      if (!after) continue;
      this.#changed(table, after);
      for (const { person } of after.seats) if (person !== undefined) this.#signal({ about: 'person', id: person });
      return after;
    }
    throw new Refused('unavailable', 'the table changes too often');
  }

  /** Begins the game, or goes on with the one that was brought along; undefined when somebody else was faster. */
  async #begin(table: StoredTable): Promise<StoredTable | undefined> {
    const { storage, around } = this.#parts;
    const begun = table.setup ? undefined : await this.#beginRules(table);
    const now = around.now();
    const game = begun ?? table;
    const bare: Fields = {
      ...(begun ? { setup: begun.setup, opening: begun.opening, openingTotals: begun.openingTotals } : {}),
      deciding: game.deciding,
      stage: 'playing',
      ticket: undefined,
      updated: now,
      affairs: affairsOf({ affairs: undefined }),
      clock: newClockFor(table, now),
    };
    const fields = withConsequences(table, bare, now);
    if (!begun) {
      const kept = await storage.changeTable(table.id, table.revision, fields);
      return kept === 'kept' ? { ...table, ...fields, revision: table.revision + 1 } : undefined;
    }
    const kept = await storage.commit({
      table: table.id,
      from: table.version,
      revision: table.revision,
      version: table.version + 1,
      keep: 0,
      start: begun.start,
      steps: [],
      fields,
    });
    if (kept === 'conflict') return undefined;
    return { ...table, ...fields, version: table.version + 1, revision: table.revision + 1 };
  }

  #beginRules({ game, ownEdition, options, seats }: StoredTable) {
    const { rules, around } = this.#parts;
    // All the bits a seed can have: whoever knows some cards must not find it by trying.
    const seed = around.pick(2 ** 21) * 2 ** 32 + around.pick(2 ** 32);
    return rules.begin({ game, edition: ownEdition ?? undefined, options, seats: seats.map(kindOfSeat), seed });
  }

  async rematch(caller: Caller, id: string): Promise<TableCard> {
    const me = await this.#me(caller);
    const newId = this.#parts.around.newId();
    const old = await this.#store.change(id, (table) => {
      if (table.stage !== 'over') throw new Refused('notNow', 'the game is not over');
      if (seatOfPerson(table.seats, me.id) === undefined) throw new Refused('notYours', 'one did not sit there');
      if (table.rematch !== undefined && table.rematch !== null) return undefined;
      return { fields: { rematch: newId }, facts: [fact('rematch', { name: me.name })] };
    });
    const next = old.rematch ?? newId;
    const known = await this.#parts.storage.findTable(next);
    const table = known ?? (await this.#again(old, next, me));
    if (table.stage === 'gathering' && seatOfPerson(table.seats, me.id) !== undefined) {
      return this.setReady(caller, next, true);
    }
    return this.#answer(table, caller);
  }

  /** The same people at a table of its own, everybody one seat further. */
  async #again(old: StoredTable, id: string, me: Sitter): Promise<StoredTable> {
    const { game, ruleset, edition, ownEdition, options, terms } = old;
    const people = await this.#parts.storage.findPeople(old.seats.flatMap(({ person }) => person ?? []));
    const seats = rotated(old.seats).map((seat) => {
      const { standIn: _, ...rest } = seat;
      if (seat.person === undefined) return { ...rest, ...(seat.wish === 'program' ? { ready: false } : {}) };
      const person = people.find((one) => one.id === seat.person);
      const wish = terms.visible === 'public' ? ('open' as const) : ('link' as const);
      if (!person) return { holder: undefined, wish };
      return {
        holder: { kind: 'human' as const, name: person.name },
        wish,
        person: person.id,
        ready: person.id === me.id,
      };
    });
    const facts = { game, ruleset, edition, ownEdition: ownEdition ?? undefined, options, terms };
    const table = this.#newTable(id, me.id, { ...facts, seats: withOpponentNames(seats) });
    await this.#parts.storage.createTable(table).catch(async (error: unknown) => {
      // Somebody else has set the same table meanwhile.
      if (!(await this.#parts.storage.findTable(id))) throw error;
    });
    this.#changed(table, table);
    for (const { person } of table.seats) if (person !== undefined) this.#signal({ about: 'person', id: person });
    return this.#store.find(id);
  }

  // While it is played.

  async command(caller: Caller, id: string, commandId: string, command: TableCommand): Promise<Done> {
    const person = this.#personOf(caller);
    const done = { id: commandId, person };
    const before = await this.#store.doneBefore(id, done);
    if (before) return before;
    if (command.type === 'say' || command.type === 'phrase' || command.type === 'react') {
      return this.#speak(caller, id, done, command);
    }
    const table = await this.#store.find(id);
    const seat = seatOfPerson(table.seats, person);
    if (seat === undefined) throw new Refused('notYours', 'one does not sit at this table');
    if (command.type === 'notes') {
      await this.#parts.storage.setNotes(id, person, command.text);
      return { version: table.version };
    }
    if (command.type === 'askTakeBack' && command.version !== table.version) {
      throw new Refused('movedOn', `the table is at version ${table.version}`);
    }
    const after = await this.#store.change(id, (found, now) => inPlay(found, seat, command, now), done);
    return { version: await this.#grant(after) };
  }

  /** Does what everybody has agreed to. */
  async #grant(table: StoredTable): Promise<number> {
    const { ask } = affairsOf(table);
    if (!ask || !agreed(table)) return table.version;
    if (ask.kind === 'takeBack') {
      const moves = table.at - (ask.to ?? table.at);
      const { version } = await this.#parts.live.goBack(table.id, ask.to ?? table.at, {});
      await this.#store.say(table.id, [fact('takenBack', { name: nameAt(table, ask.by), moves })]);
      return version;
    }
    const after = await this.#store.change(table.id, (found, now) => {
      const open = affairsOf(found).ask;
      if (!open || !agreed(found)) return undefined;
      if (open.kind === 'pause') return paused(found);
      return open.kind === 'replace' && open.seat !== undefined ? replaced(found, open.seat, 'agreed', now) : undefined;
    });
    return after.version;
  }

  // Chat and notes.

  async #speak(
    caller: Caller,
    id: string,
    done: { readonly id: string; readonly person: string },
    command: Extract<TableCommand, { type: 'say' | 'phrase' | 'react' }>,
  ): Promise<Done> {
    const table = await this.#store.find(id);
    const seat = seatOfPerson(table.seats, done.person);
    // Those who watch speak when nothing can be given away any more.
    if (seat === undefined && (table.stage !== 'over' || !this.mayFollow(caller, table))) {
      throw new Refused('notYours', 'one does not sit at this table');
    }
    if (table.stage === 'closed') throw new Refused('gone', 'the table was closed');
    const content =
      command.type === 'say'
        ? { text: command.text }
        : command.type === 'phrase'
          ? { key: `phrase.${command.phrase}` }
          : { reaction: command.reaction, at: Math.min(command.at, table.at) };
    const when = this.#parts.around.now();
    await this.#parts.storage.addChat({ table: id, when, person: done.person, seat, content }, done);
    return { version: table.version };
  }

  async chat(caller: Caller, id: string, range: { after?: number; before?: number }): Promise<readonly ChatLine[]> {
    const table = await this.#store.find(id);
    if (!this.mayFollow(caller, table)) throw new Refused('notYours', 'this table is not watched');
    const lines = await this.#parts.storage.chat(id, { ...range, limit: CHAT_AT_ONCE });
    const all = seatsOf(table, caller).length > 0 || table.stage === 'over';
    // Those who watch are told facts: what people say may be about the moves that they have not seen yet.
    const heard = all ? lines : lines.filter(({ person }) => person === undefined);
    await this.#people.load(heard.flatMap(({ person }) => person ?? []));
    return heard.map((line) => this.#chatLine(line));
  }

  #chatLine({ id, when, person, seat, content }: StoredChatLine): ChatLine {
    const card = person === undefined || person === null ? undefined : this.#people.person(person);
    return {
      id,
      when,
      ...(card ? { person: card } : {}),
      ...(seat === undefined || seat === null ? {} : { seat }),
      // Written by this file alone.
      ...(content as Pick<ChatLine, 'text' | 'key' | 'params' | 'reaction' | 'at'>),
    };
  }

  notes(caller: Caller, id: string): Promise<string> {
    return this.#parts.storage.notes(id, this.#personOf(caller));
  }

  // When nobody moves.

  async due(id: string): Promise<void> {
    const table = await this.#parts.storage.findTable(id);
    if (!table) return;
    if (table.stage === 'over') return this.#settle(table);
    await this.#grant(table);
    // Several may be due at once; each is one change, and the last one finds nothing left to do.
    for (let i = 0; i <= table.seats.length; i++) {
      let done = true;
      await this.#gather(id, (found, now) => {
        const change = this.#dueChange(found, now);
        done = change === undefined;
        return change ?? this.#lookLater(found, now);
      });
      if (done) return;
    }
  }

  /** Nothing is due: the next look is when it will be. */
  #lookLater(table: StoredTable, now: number): Change | undefined {
    const { wake } = withConsequences(table, {}, now);
    // An opponent's decision is looked after again and again without a word.
    return wake === table.wake ? undefined : { fields: {} };
  }

  #dueChange(table: StoredTable, now: number): Change | undefined {
    if (table.stage === 'gathering') return gatheredLongEnough(table, now);
    if (table.stage !== 'playing') return undefined;
    const { ask } = affairsOf(table);
    if (ask && ask.until <= now) return refusedAsk(table);
    // A process that has just begun does not know yet who is there.
    if (presenceCounts(table)) {
      if (now - this.#started < WARM_UP) return undefined;
      const change = this.#presenceChange(table, 'everybody', now);
      if (change) return change;
    }
    return timeIsUp(table, now);
  }

  /** A game is over: its results are kept, however often this is asked for. */
  async #settle(table: StoredTable): Promise<void> {
    const outcome = storedOutcome(table);
    if (affairsOf(table).settled) return;
    if (outcome) {
      await this.#people.load(table.seats.flatMap(({ person }) => person ?? []));
      await this.#parts.keepResults({
        table: table.id,
        game: table.game,
        ended: table.updated,
        rated: table.terms.rated,
        seats: table.seats.map(({ holder }, seat) => ({
          name: holder?.kind === 'automa' ? holder.automa : (nameOf(holder) ?? ''),
          place: outcome.places[seat],
          points: outcome.points[seat],
        })),
        people: outcome.people,
      });
    }
    await this.#store.change(table.id, (found) =>
      affairsOf(found).settled
        ? undefined
        : { fields: { affairs: { ...affairsOf(found), settled: true } }, facts: [fact('over')] },
    );
  }
}

const wishOfSeat = ({ holder, wish, person }: StoredTable['seats'][number]): SeatWish => {
  if (holder?.kind === 'opponent') return { kind: 'opponent', level: holder.level };
  if (holder?.kind === 'automa') return { kind: 'automa', automa: holder.automa };
  if (wish === 'program' && person === undefined) return { kind: 'program' };
  return { kind: 'open' };
};

function newClockFor({ terms, seats }: StoredTable, now: number) {
  if (!isTimed(terms.pace)) return undefined;
  return newClock(
    terms.pace,
    seats.map(({ holder }) => holder?.kind === 'human'),
    now,
  );
}

/** What a command of somebody at the table changes. */
function inPlay(
  table: StoredTable,
  seat: Seat,
  command: Exclude<TableCommand, { type: 'say' | 'phrase' | 'react' | 'notes' }>,
  now: number,
): Change {
  mustPlay(table);
  if (command.type === 'sitDownAgain') return satDownAgain(table, seat, now);
  if (!playedByPerson(table.seats[seat]))
    throw new Refused('notNow', 'an opponent plays this seat: sit down again first');
  switch (command.type) {
    case 'askTakeBack':
      return openAsk(table, seat, { kind: 'takeBack', to: command.to }, now);
    case 'askPause':
      return openAsk(table, seat, { kind: 'pause' }, now);
    case 'askReplace':
      return openAsk(table, seat, { kind: 'replace', seat: command.seat }, now);
    case 'wait':
      return waited(table, seat, command.seat, now);
    case 'answer':
      return answered(table, seat, command.yes);
    case 'dropAsk':
      return droppedAsk(table, seat);
    case 'resume':
      return resumed(table, seat, now);
  }
}

/** A table at which nothing happens is closed; who has been gone for a while loses the seat. */
function gatheredLongEnough(table: StoredTable, now: number): Change | undefined {
  if (table.updated + TICKET_LASTS <= now) {
    return { fields: { stage: 'closed', ticket: undefined }, facts: [fact('expired')] };
  }
  const late = affairsOf(table).absent.find(({ until }) => until !== null && until <= now);
  const person = late && table.seats[late.seat].person;
  if (person !== undefined) return standUp(table, person, now);
  return undefined;
}
