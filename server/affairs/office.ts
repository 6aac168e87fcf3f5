/** What all parts of affairs share: who asks, how tables are changed, and who is told of it. */
import { Refused } from '../protocol/problems.ts';
import type { Terms } from '../protocol/tables.ts';
import type { Caller } from '../station.ts';
import type { Signal, StoredPerson, StoredTable } from '../storage/storage.ts';
import type { TurnNews } from './affairs.ts';
import { seatsOf } from './cards.ts';
import { type Fields, withConsequences } from './changes.ts';
import type { AffairsParts } from './parts.ts';
import { PeopleCache } from './people-cache.ts';
import { needsTicket } from './seating.ts';
import { playedByPerson, seatsWhere } from './seats.ts';
import { affairsOf, type TableAffairs } from './table-affairs.ts';
import { type Changing, TableStore } from './table-store.ts';
import { newTicket } from './tickets.ts';

/** Whether somebody may be told of a table: those who sit there, and others where it gathers or may be watched. */
export function mayFollow(caller: Caller, table: StoredTable): boolean {
  if (seatsOf(table, caller).length > 0 || (caller.person !== undefined && caller.person === table.host)) return true;
  return table.stage === 'gathering' || (table.stage !== 'closed' && table.terms.watching);
}

export class Office {
  readonly parts: AffairsParts;
  readonly store: TableStore;
  readonly people: PeopleCache;
  readonly #turnListeners = new Set<(turn: TurnNews) => void>();

  constructor(parts: AffairsParts) {
    this.parts = parts;
    this.store = new TableStore(parts, (before, after) => this.changed(before, after));
    this.people = new PeopleCache(parts);
  }

  onTurn(listener: (turn: TurnNews) => void): () => void {
    this.#turnListeners.add(listener);
    return () => this.#turnListeners.delete(listener);
  }

  personOf({ person, seatToken }: Caller): string {
    if (person === undefined || seatToken) throw new Refused('unauthorised', 'nobody is signed in');
    return person;
  }

  async me(caller: Caller): Promise<StoredPerson> {
    const person = await this.parts.storage.findPerson(this.personOf(caller));
    if (!person) throw new Refused('unauthorised', 'nobody is signed in');
    return person;
  }

  mayBeRated({ guest }: StoredPerson, { rated }: Terms): void {
    if (rated && guest) throw new Refused('notYours', 'a rated table asks for a key or a recovery code first');
  }

  signal(signal: Signal): void {
    this.parts.storage.signal(signal).catch((error: unknown) => this.parts.trouble(error));
  }

  changed(before: StoredTable, after: StoredTable): void {
    const inLists = (table: StoredTable): boolean => table.stage === 'gathering';
    if (after.terms.visible === 'public' && (inLists(before) || inLists(after) || before.stage !== after.stage)) {
      this.signal({ about: 'open', id: after.id });
    }
    const people = ({ seats }: StoredTable): string[] => seats.flatMap(({ person }) => person ?? []);
    const was = before === after ? [] : people(before);
    const is = people(after);
    for (const person of new Set([...was, ...is])) {
      if (was.includes(person) !== is.includes(person)) this.signal({ about: 'person', id: person });
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

  /** Changes a table that gathers; its ticket follows its seats. */
  gather(id: string, changing: Changing): Promise<StoredTable> {
    return this.store.change(id, async (table, now) => {
      const change = await changing(table, now);
      return change && { ...change, fields: this.ticketFields(table, change.fields, now) };
    });
  }

  /** A table that gathers. */
  newTable(
    id: string,
    host: string,
    facts: Pick<StoredTable, 'game' | 'ruleset' | 'edition' | 'ownEdition' | 'options' | 'terms' | 'seats'>,
  ): StoredTable {
    const now = this.parts.around.now();
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
    const withTicket = { ...bare, ...this.ticketFields(bare, {}, now) };
    return { ...withTicket, ...withConsequences(withTicket, {}, now) };
  }

  /** A ticket while there is a seat for it, and none afterwards. */
  ticketFields(table: StoredTable, fields: Fields, now: number): Fields {
    const after: StoredTable = { ...table, ...fields };
    const needed = after.stage === 'gathering' && needsTicket(after.seats);
    if (needed === (after.ticket !== undefined && after.ticket !== null)) return fields;
    if (!needed) return { ...fields, ticket: undefined };
    const affairs: TableAffairs = { ...affairsOf(after), ticketMade: now };
    return { ...fields, ticket: newTicket((limit) => this.parts.around.pick(limit)), affairs };
  }
}
