/** Lines that follow tables and lists: each is told the card, the chat or the list when it has changed for its reader. */
import { Refused } from '../protocol/problems.ts';
import type { ChatLine, TableCard } from '../protocol/tables.ts';
import type { Caller, Line } from '../station.ts';

/** A change is told after so long, so that several at once are told together. */
const TOGETHER = 20;
const LISTS_TOGETHER = 500;

interface TableLine {
  readonly caller: Caller;
  readonly line: Line;
  /** The card it has, as text. */
  card: string;
  /** The last chat line it has. */
  chat: number;
  seated: boolean;
}

export interface FeedParts {
  now(): number;
  /** The card of a table for each of several readers; undefined for those who may not be told. */
  /** `since`: the revision from which on the table is new enough to be told of; undefined: whatever is kept now. */
  cards(
    table: string,
    readers: readonly Caller[],
    since: number | undefined,
  ): Promise<readonly (TableCard | undefined)[]>;
  /** Lines after one of them, as each reader may read them. */
  chat(table: string, caller: Caller, after: number | undefined): Promise<readonly ChatLine[]>;
  list(caller: Caller, list: 'open' | 'mine'): Promise<readonly TableCard[]>;
  /** Has something done that nobody waits for. */
  start(work: Promise<void>): void;
}

/** Without what passes by itself. */
const lasting = ({ clock, ...card }: TableCard): string =>
  JSON.stringify([card, clock && [clock.running, clock.paused, clock.due, clock.running.length > 0 ? 0 : clock.left]]);

export class Feeds {
  readonly #parts: FeedParts;
  readonly #tables = new Map<string, Set<TableLine>>();
  readonly #lists = new Map<Line, Map<'open' | 'mine', { caller: Caller; text: string; tables: Set<string> }>>();
  /** What is going to be told, so that it is told once. */
  readonly #soon = new Map<string, ReturnType<typeof setTimeout>>();
  /** The revision that followers of a table are to be told of next. */
  readonly #revisions = new Map<string, number>();
  /** The revision that a move made here has led to: its signal, which may come later, is no news. */
  readonly #told = new Map<string, number>();

  constructor(parts: FeedParts) {
    this.#parts = parts;
  }

  async follow(caller: Caller, table: string, line: Line, chat?: number): Promise<() => void> {
    const follower: TableLine = { caller, line, card: '', chat: chat ?? 0, seated: false };
    const followers = this.#tables.get(table) ?? new Set();
    followers.add(follower);
    this.#tables.set(table, followers);
    const stop = (): void => {
      followers.delete(follower);
      if (followers.size > 0 || this.#tables.get(table) !== followers) return;
      this.#tables.delete(table);
      this.#told.delete(table);
    };
    try {
      const [card] = await this.#parts.cards(table, [caller], undefined);
      if (!card) throw new Refused('notYours', 'this table is not watched');
      this.#sendCard(table, follower, card);
      await this.#sendChat(table, follower, chat);
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  follows(table: string): boolean {
    return this.#tables.has(table);
  }
  /** Every table that somebody follows here. */
  followed(): string[] {
    return [...this.#tables.keys()];
  }

  #sendCard(table: string, follower: TableLine, card: TableCard): void {
    const text = lasting(card);
    if (text === follower.card) return;
    const satDown = !follower.seated && card.mine.length > 0;
    follower.seated = card.mine.length > 0;
    follower.card = text;
    follower.line.send({ kind: 'card', table, card, now: this.#parts.now() });
    if (!satDown || follower.chat === 0) return;
    // Whoever sits down may read what was said before.
    follower.chat = 0;
    this.chatChanged(table);
  }

  async #sendChat(table: string, follower: TableLine, after: number | undefined): Promise<void> {
    const lines = (await this.#parts.chat(table, follower.caller, after)).filter(({ id }) => id > follower.chat);
    if (lines.length === 0) return;
    follower.chat = lines[lines.length - 1].id;
    follower.line.send({ kind: 'chat', table, lines });
  }

  #later(key: string, ms: number, work: () => Promise<void>): void {
    if (this.#soon.has(key)) return;
    const timer = setTimeout(() => {
      this.#soon.delete(key);
      this.#parts.start(work());
    }, ms);
    timer.unref();
    this.#soon.set(key, timer);
  }

  /** The table has changed to a revision, or who is there. */
  tableChanged(table: string, revision = 0): void {
    const told = revision > 0 && revision <= (this.#told.get(table) ?? 0);
    if (this.#tables.has(table) && !told) {
      this.#revisions.set(table, Math.max(revision, this.#revisions.get(table) ?? 0));
      this.#later(`card ${table}`, TOGETHER, () => this.#tellCards(table));
    }
    for (const lists of this.#lists.values()) {
      for (const [list, { tables }] of lists) if (tables.has(table)) this.listChanged(list);
    }
  }

  /** A move is kept, and what it changed is known here: its cards go out with it. */
  moved(table: string, revision: number): void {
    if (!this.#tables.has(table)) return;
    clearTimeout(this.#soon.get(`card ${table}`));
    this.#soon.delete(`card ${table}`);
    this.#revisions.set(table, revision);
    this.#told.set(table, revision);
    this.#parts.start(this.#tellCards(table));
  }

  async #tellCards(table: string): Promise<void> {
    const followers = [...(this.#tables.get(table) ?? [])];
    const since = this.#revisions.get(table);
    this.#revisions.delete(table);
    const cards = await this.#parts.cards(
      table,
      followers.map(({ caller }) => caller),
      since,
    );
    followers.forEach((follower, i) => {
      const card = cards[i];
      if (card) this.#sendCard(table, follower, card);
    });
  }

  chatChanged(table: string): void {
    if (!this.#tables.has(table)) return;
    this.#later(`chat ${table}`, TOGETHER, async () => {
      for (const follower of this.#tables.get(table) ?? []) {
        await this.#sendChat(table, follower, follower.chat || undefined);
      }
    });
  }

  async followList(caller: Caller, list: 'open' | 'mine', line: Line): Promise<() => void> {
    const lists = this.#lists.get(line) ?? new Map();
    lists.set(list, { caller, text: '', tables: new Set() });
    this.#lists.set(line, lists);
    await this.#tellList(line, list);
    return () => {
      lists.delete(list);
      if (lists.size === 0) this.#lists.delete(line);
    };
  }

  async #tellList(line: Line, list: 'open' | 'mine'): Promise<void> {
    const followed = this.#lists.get(line)?.get(list);
    if (!followed) return;
    const tables = await this.#parts.list(followed.caller, list);
    const text = tables.map(lasting).join('\n');
    // The first answer is told even if it is empty.
    if (text === followed.text && followed.tables.size === tables.length && followed.text !== '') return;
    followed.text = text || ' ';
    followed.tables = new Set(tables.map(({ id }) => id));
    line.send({ kind: 'list', list, tables, now: this.#parts.now() });
  }

  /** A list has changed, for everybody or for one person. */
  listChanged(list: 'open' | 'mine', person?: string): void {
    for (const lists of this.#lists.values()) {
      const followed = lists.get(list);
      if (!followed || (person !== undefined && followed.caller.person !== person)) continue;
      const reader = followed.caller.person;
      this.#later(`${list} ${reader ?? ''}`, LISTS_TOGETHER, () => this.#tellLists(list, reader));
    }
  }

  async #tellLists(list: 'open' | 'mine', person: string | undefined): Promise<void> {
    for (const [line, lists] of this.#lists) {
      if (lists.get(list)?.caller.person === person) await this.#tellList(line, list);
    }
  }

  /** Signals were missed: everything that is followed is looked at again. */
  lookAgain(): void {
    for (const table of this.#tables.keys()) {
      // What is known here may be old.
      this.tableChanged(table, Number.POSITIVE_INFINITY);
      this.chatChanged(table);
    }
    this.listChanged('open');
    this.listChanged('mine');
  }

  stop(): void {
    for (const timer of this.#soon.values()) clearTimeout(timer);
    this.#soon.clear();
  }
}
