/** Reads and changes tables around their games; what several processes change at once is done one after the other. */
import { Refused } from '../protocol/problems.ts';
import type { Done } from '../station.ts';
import type { DoneCommand, NewCall, Said, StoredTable } from '../storage/storage.ts';
import { type Change, type FactLine, withConsequences } from './changes.ts';
import type { AffairsParts } from './parts.ts';
import { nameOf } from './seats.ts';

/** Somebody else is faster now and then, never so often. */
const MOST_TRIES = 20;

/** Answers what changes; undefined when nothing has to. */
export type Changing = (table: StoredTable, now: number) => Change | undefined | Promise<Change | undefined>;

interface ChangeListener {
  /** Told of every change made here. */
  changed(before: StoredTable, after: StoredTable): void;
  /** Who is to be called because of it. */
  calls(before: StoredTable, after: StoredTable, now: number): readonly NewCall[];
}

export class TableStore {
  readonly #parts: AffairsParts;
  readonly #around: ChangeListener;

  constructor(parts: AffairsParts, around: ChangeListener) {
    this.#parts = parts;
    this.#around = around;
  }

  async find(id: string): Promise<StoredTable> {
    const table = await this.#parts.storage.findTable(id);
    if (!table) throw new Refused('gone', 'no such table');
    return table;
  }

  /** The version that a command has led to, if it was done before. */
  async doneBefore(table: string, command: DoneCommand): Promise<Done | undefined> {
    const version = await this.#parts.storage.commandDone(table, command.person, command.id);
    return version === undefined ? undefined : { version };
  }

  /** Changes a table; computed anew from what is there whenever somebody else was faster. */
  async change(id: string, changing: Changing, command?: DoneCommand): Promise<StoredTable> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = await this.find(id);
      const now = this.#parts.around.now();
      const change = await changing(table, now);
      if (!change) return table;
      const fields = withConsequences(table, change.fields, now);
      const after: StoredTable = { ...table, ...fields, revision: table.revision + 1 };
      const calls = this.#around.calls(table, after, now);
      const said = saidAt(now, change.facts ?? [], table, after);
      const kept = await this.#parts.storage.changeTable(id, table.revision, fields, { command, said, calls });
      if (kept === 'conflict') continue;
      this.#around.changed(table, after);
      return after;
    }
    throw new Refused('unavailable', 'the table changes too often');
  }
}

/** Facts of the table, as it was and is, as they stand in its chat. */
export const saidAt = (when: number, facts: readonly FactLine[], ...tables: readonly StoredTable[]): Said[] =>
  facts.map((line) => ({ when, person: undefined, seat: undefined, content: factContent(line, tables) }));

/** A fact as it stands in the chat. Names of people are not in it but who they are: a name goes with its person. */
export interface FactContent {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly people: Readonly<Record<string, string>>;
}

function factContent({ fact, params = {}, people = {} }: FactLine, tables: readonly StoredTable[]): FactContent {
  const seats = tables.flatMap((table) => table.seats);
  const personCalled = (name: string | number): string | undefined =>
    seats.find(({ person, holder }) => person !== undefined && nameOf(holder) === name)?.person;
  const known: Record<string, string> = { ...people };
  const withoutNames: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(params)) {
    const person = known[key] ?? (key === 'name' || key === 'other' ? personCalled(value) : undefined);
    if (person !== undefined) known[key] = person;
    withoutNames[key] = person === undefined ? value : '';
  }
  return { key: `fact.${fact}`, params: withoutNames, people: known };
}
