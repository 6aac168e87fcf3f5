/** One change of a table around its game: what is written, and what the chat says of it. */
import type { Fact } from '../protocol/tables.ts';
import type { StoredTable, TableChange } from '../storage/storage.ts';
import { type ClockState, isTimed, turnTo } from './clock.ts';
import { waitsFor } from './seats.ts';
import { affairsOf, clockOf, type TableAffairs } from './table-affairs.ts';
import { clockHeld, programDecides, wakeOf } from './wake.ts';

export interface FactLine {
  readonly fact: Fact;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Whose names are among them, where the seats of the table do not tell. */
  readonly people?: Readonly<Record<string, string>>;
}

export interface Change {
  readonly fields: Fields;
  readonly facts?: readonly FactLine[];
}
export type Fields = TableChange['fields'];

export const fact = (name: Fact, params?: FactLine['params']): FactLine =>
  params ? { fact: name, params } : { fact: name };
/** A fact about what somebody has done. */
export const factBy = (name: Fact, { id, name: called }: { readonly id: string; readonly name: string }): FactLine => ({
  fact: name,
  params: { name: called },
  people: { name: id },
});

/** The table's affairs with some of them changed. */
export const affairsWith = (table: StoredTable, changes: Partial<TableAffairs>): { affairs: TableAffairs } => ({
  affairs: { ...affairsOf(table), ...changes },
});

function clockNow(table: StoredTable, now: number): ClockState | undefined {
  const clock = clockOf(table);
  const { pace } = table.terms;
  if (!clock || !isTimed(pace) || table.stage !== 'playing') return clock;
  const deciding = table.deciding.filter((seat) => waitsFor(table.seats[seat]));
  return turnTo(pace, clock, { at: table.at, moved: false, deciding, held: clockHeld(table) }, now);
}

/** Fields with what follows from them: how the clock runs on, and when somebody has to look. */
export function withConsequences(table: StoredTable, fields: Fields, now: number): Fields {
  const changed: StoredTable = { ...table, ...fields };
  const clock = clockNow(changed, now);
  const wake = wakeOf({ ...changed, clock }, now);
  // An opponent who has just been given a seat or a decision is asked at once.
  const given = fields.seats !== undefined || !programDecides(table);
  const soon = changed.stage === 'playing' && programDecides(changed) && given;
  return { ...fields, clock, wake: soon && wake !== undefined ? Math.min(wake, now) : wake };
}
