/** What is kept of a table besides its game and its clock (`StoredTable.affairs`): pause, asks, absences, and who was replaced. */
import type { Seat } from '../../kernel/index.ts';
import type { Ask, Halt } from '../protocol/tables.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { ClockState } from './clock.ts';

/** Somebody whose line is gone. */
export interface Absence {
  readonly seat: Seat;
  readonly since: number;
  /** When an opponent takes over, or the seat is given up while the table gathers; null waits for ever. */
  readonly until: number | null;
  /** How often the others have granted more time. */
  readonly waits: number;
}

/** Why an opponent plays a person's seat. */
export type Replaced = 'absent' | 'clock' | 'left' | 'agreed';

export interface Replacement {
  readonly seat: Seat;
  readonly person: string;
  readonly when: number;
  readonly why: Replaced;
}

export interface TableAffairs {
  readonly paused: boolean;
  /** None of the people is there: nothing runs out until somebody is. */
  readonly empty: boolean;
  /** It stands still by itself. */
  readonly halted?: Halt;
  readonly ask?: Ask;
  /** What was asked for in the present position: once each, so that nobody stops the clocks by asking. */
  readonly asked?: readonly { readonly seat: Seat; readonly kind: Ask['kind']; readonly at: number }[];
  readonly absent: readonly Absence[];
  /** Whose seats are played by an opponent now, in the order in which that came about. */
  readonly replaced: readonly Replacement[];
  /** When its ticket was made. */
  readonly ticketMade?: number;
  /** The results were passed on to ratings and profiles. */
  readonly settled?: true;
}

const NOTHING: TableAffairs = { paused: false, empty: false, absent: [], replaced: [] };

// Both are written by this folder alone, so they are what they were when they were written.
export const affairsOf = ({ affairs }: Pick<StoredTable, 'affairs'>): TableAffairs => ({
  ...NOTHING,
  ...(affairs as TableAffairs | undefined | null),
});
export const clockOf = ({ clock }: Pick<StoredTable, 'clock'>): ClockState | undefined =>
  (clock as ClockState | undefined | null) ?? undefined;

export function withoutHalt({ halted: _, ...rest }: TableAffairs): TableAffairs {
  return rest;
}
export function withoutAsk({ ask: _, ...rest }: TableAffairs): TableAffairs {
  return rest;
}
