/** What all parts of affairs share: who asks, how tables are changed, and who is told of it. */
import { Errands } from '../errands.ts';
import { Refused } from '../protocol/problems.ts';
import type { Terms } from '../protocol/tables.ts';
import type { Caller } from '../station.ts';
import { newTable } from '../storage/new-table.ts';
import type { NewCall, Signal, StoredPerson, StoredTable } from '../storage/storage.ts';
import { callsAfter } from './calls.ts';
import { seatsOf } from './cards.ts';
import { type Fields, withConsequences } from './changes.ts';
import type { AffairsParts } from './parts.ts';
import { PeopleCache } from './people-cache.ts';
import { needsTicket } from './seating.ts';
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
  readonly errands: Errands;
  /** Whether somebody looks at a table; said by whoever knows. */
  isHere: (table: string, person: string) => boolean = () => false;

  constructor(parts: AffairsParts) {
    this.parts = parts;
    this.store = new TableStore(parts, {
      changed: (before, after) => this.changed(before, after),
      calls: (before, after, now) => this.calls(before, after, now),
    });
    this.people = new PeopleCache(parts);
    this.errands = new Errands((error) => parts.trouble(error));
  }

  /** Who is to be called because of a change. */
  calls(before: StoredTable, after: StoredTable, now: number): readonly NewCall[] {
    return callsAfter(before, after, now, (person) => this.isHere(after.id, person));
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

  signal(...signals: readonly Signal[]): void {
    this.errands.start(this.parts.storage.signal(...signals));
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
    const bare = { ...newTable({ ...facts, id, host }, now), affairs: affairsOf({ affairs: undefined }) };
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
