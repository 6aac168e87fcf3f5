/** Who is to be called because a table has changed, and whether a call still holds when it is sent. Plain functions. */
import type { Seat } from '../../kernel/index.ts';
import type { CallReason, NewCall, StoredTable } from '../storage/storage.ts';
import { runsLow } from './clock.ts';
import { playedByPerson, seatOfPerson } from './seats.ts';
import { affairsOf, clockOf } from './table-affairs.ts';

/** A table waits so long before somebody is called: whoever comes by themself needs no call. */
export const WAITS: Readonly<Record<NewCall['by'], number>> = { push: 5_000, mail: 3 * 60_000 };

/** Moments computed twice may differ by so much. */
const SAME = 1_000;

/** When little is left to a seat over days; undefined while its clock does not run. Live, whoever is away is called to their turn at once. */
export function warnedAt(table: StoredTable, seat: Seat): number | undefined {
  const clock = clockOf(table);
  const { pace } = table.terms;
  if (!clock || pace.kind !== 'days' || table.stage !== 'playing' || !playedByPerson(table.seats[seat]))
    return undefined;
  return runsLow(pace, clock, seat);
}

const decides = (table: StoredTable, seat: Seat): boolean =>
  table.stage === 'playing' &&
  table.deciding.includes(seat) &&
  playedByPerson(table.seats[seat]) &&
  !affairsOf(table).paused;

const isAsked = (table: StoredTable, seat: Seat): boolean =>
  table.stage === 'playing' &&
  affairsOf(table).ask?.answers.some((one) => one.seat === seat && one.yes === undefined) === true;

/** An opponent plays for somebody who did not leave by themself. */
const isReplaced = (table: StoredTable, seat: Seat): boolean =>
  table.stage === 'playing' &&
  affairsOf(table).replaced.some((one) => one.seat === seat && (one.why === 'clock' || one.why === 'absent'));

const hasLeft = (table: StoredTable, seat: Seat): boolean =>
  affairsOf(table).replaced.some((one) => one.seat === seat && one.why === 'left');

/** Whether the table, as it is, is a reason to call whoever sits there. */
const HOLDS: Readonly<Record<Exclude<CallReason, 'clock' | 'confirm'>, (table: StoredTable, seat: Seat) => boolean>> = {
  replaced: isReplaced,
  turn: decides,
  ask: isAsked,
  over: (table, seat) => table.stage === 'over' && !hasLeft(table, seat),
  started: (table) => table.stage === 'playing',
};
/** Somebody is called once about a change: the first of these that it made true. */
const REASONS = ['replaced', 'turn', 'ask', 'over', 'started'] as const;

export function callsAfter(
  before: StoredTable,
  after: StoredTable,
  now: number,
  isHere: (person: string) => boolean,
): NewCall[] {
  return after.seats.flatMap(({ person }, seat): NewCall[] => {
    if (person === undefined) return [];
    const called = (why: CallReason, due: (by: NewCall['by']) => number): NewCall[] =>
      (['push', 'mail'] as const).map((by) => ({ person, table: after.id, why, by, due: due(by), made: now }));
    const why = REASONS.find((reason) => HOLDS[reason](after, seat) && !HOLDS[reason](before, seat));
    const low = warnedAt(after, seat);
    const known = warnedAt(before, seat);
    const warned = low !== undefined && low > now && (known === undefined || Math.abs(known - low) > SAME);
    return [
      ...(why === undefined || isHere(person) ? [] : called(why, (by) => now + WAITS[by])),
      // Whoever is here now may have gone until then.
      ...(warned ? called('clock', () => low) : []),
    ];
  });
}

/** Whether a call still holds: `later` when its time has been put off. */
export function callHolds(
  table: StoredTable,
  { person, why }: Pick<NewCall, 'person' | 'why'>,
  now: number,
): 'yes' | 'no' | { readonly later: number } {
  const seat = seatOfPerson(table.seats, person);
  if (seat === undefined || why === 'confirm') return 'no';
  if (why !== 'clock') return HOLDS[why](table, seat) ? 'yes' : 'no';
  const low = warnedAt(table, seat);
  if (low === undefined) return 'no';
  return low <= now + SAME ? 'yes' : { later: low };
}
