/** What a move, or moves taken back, change around the game. Pure: whoever commits the change writes it in the same transaction. */
import type { Result, Seat } from '../../kernel/index.ts';
import type { StoredTable, TableChange } from '../storage/storage.ts';
import { backTo, type ClockState, isTimed, turnTo } from './clock.ts';
import { outcomeOf } from './outcome.ts';
import { waitsFor } from './seats.ts';
import { affairsOf, clockOf, withoutAsk } from './table-affairs.ts';
import { clockHeld, wakeOf } from './wake.ts';

/** The game after the change, as the rules see it. */
export interface AfterChange {
  readonly at: number;
  readonly deciding: readonly Seat[];
  readonly undoDepth: number;
  readonly over: boolean;
  /** Of a game that is over. */
  readonly result: Result | undefined;
}

function clockAfter(table: StoredTable, after: AfterChange, held: boolean, now: number): ClockState | undefined {
  const clock = clockOf(table);
  const { pace } = table.terms;
  if (!clock || !isTimed(pace)) return clock;
  const deciding = after.deciding.filter((seat) => waitsFor(table.seats[seat]));
  const turn = { at: after.at, deciding, held };
  if (after.at >= table.at) return turnTo(pace, clock, { ...turn, moved: true }, now);
  const { ask } = affairsOf(table);
  const agreed = ask?.kind === 'takeBack' && ask.to === after.at;
  return backTo(pace, clock, turn, !agreed, now);
}

export function fieldsAfterChange(table: StoredTable, after: AfterChange, now: number): TableChange['fields'] {
  const { at, deciding, undoDepth, over, result } = after;
  // Whatever somebody asked for was asked of another position.
  const affairs = withoutAsk(affairsOf(table));
  const stage = over ? 'over' : table.stage;
  const changed: StoredTable = { ...table, at, deciding, undoDepth, affairs, stage, updated: now };
  const clock = clockAfter(table, after, over || clockHeld(changed), now);
  return {
    at,
    deciding,
    undoDepth,
    affairs,
    stage,
    updated: now,
    clock,
    wake: wakeOf({ ...changed, clock }, now),
    ...(over && result ? { result: outcomeOf(table.seats, affairs.replaced, result) } : {}),
  };
}
