/** When somebody has to look at a table though nobody moves. */
import type { StoredTable } from '../storage/storage.ts';
import { firstOut, isTimed } from './clock.ts';
import { waitsFor } from './seats.ts';
import { affairsOf, clockOf } from './table-affairs.ts';

/** An opponent's move is made at once by whoever drives the table; if that one is gone, another looks after so long. */
export const SAFETY_NET = 5_000;
/** A table at which nothing happens while it gathers is closed, and its ticket dies. */
export const TICKET_LASTS = 7 * 24 * 3_600_000;

/** What the answer depends on. */
export type Watched = Pick<
  StoredTable,
  'stage' | 'seats' | 'deciding' | 'terms' | 'clock' | 'affairs' | 'updated' | 'setup'
>;

/** Whether an opponent or automa has to decide now. */
export const programDecides = ({ seats, deciding }: Pick<StoredTable, 'seats' | 'deciding'>): boolean =>
  deciding.some((seat) => !waitsFor(seats[seat]));

/**
 * It is paused, its rules cannot go on, or somebody asks: nobody plays, opponents neither. Over days an ask stays open for long, so play
 * goes on and ends it.
 */
export function standsStill(table: Pick<StoredTable, 'affairs' | 'terms'>): boolean {
  const { paused, halted, ask } = affairsOf(table);
  return paused || halted !== undefined || (ask !== undefined && table.terms.pace.kind !== 'days');
}

/** Whether no clock runs and no absence counts. */
export const clockHeld = (table: Pick<StoredTable, 'affairs' | 'terms' | 'seats' | 'deciding'>): boolean =>
  standsStill(table) || affairsOf(table).empty || programDecides(table);

function whilePlaying(table: Watched, now: number): (number | undefined)[] {
  const { terms, seats, deciding } = table;
  const { ask, absent, empty } = affairsOf(table);
  const clock = clockOf(table);
  const moments: (number | undefined)[] = [ask?.until];
  if (programDecides(table) && !standsStill(table)) moments.push(now + SAFETY_NET);
  if (clock && isTimed(terms.pace)) moments.push(firstOut(terms.pace, clock)?.when);
  if (!standsStill(table) && !empty) {
    for (const { seat, until } of absent) {
      if (until !== null && deciding.includes(seat) && waitsFor(seats[seat])) moments.push(until);
    }
  }
  return moments;
}

function whileGathering(table: Watched): (number | undefined)[] {
  const { absent } = affairsOf(table);
  return [table.updated + TICKET_LASTS, ...absent.map(({ until }) => until ?? undefined)];
}

export function wakeOf(table: Watched, now: number): number | undefined {
  if (table.stage === 'closed') return undefined;
  if (table.stage === 'over') return affairsOf(table).settled ? undefined : now;
  const moments = table.stage === 'gathering' ? whileGathering(table) : whilePlaying(table, now);
  const known = moments.filter((moment) => moment !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
