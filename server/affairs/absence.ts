/** People who are away, and opponents who stand in for them. Plain functions. */
import type { Seat } from '../../kernel/index.ts';
import { Refused } from '../protocol/problems.ts';
import type { Fact, Presence } from '../protocol/tables.ts';
import { STAND_IN } from '../stand-in.ts';
import type { StoredSeat, StoredTable } from '../storage/storage.ts';
import { anew, mustPlay, nameAt } from './asks.ts';
import { type Change, type Fields, fact } from './changes.ts';
import { gotUp, isTimed, lineCame, lineWent, outOfTime, refill, satAgain } from './clock.ts';
import { playedByPerson, seatsWhere, waitsFor } from './seats.ts';
import { type Absence, affairsOf, clockOf, type Replaced, type TableAffairs, withoutAsk } from './table-affairs.ts';
import { standsStill } from './wake.ts';

/** A seat at a table that gathers is kept for so long. */
const SEAT_KEPT = 5 * 60_000;
/** Looked at so much too late, nobody was there to look: a time that ran out meanwhile is not held against anybody. */
export const OUTAGE = 20_000;
const AFTER_OUTAGE = 60_000;

const FACTS: Readonly<Record<Replaced, Fact>> = {
  absent: 'replacedAbsent',
  clock: 'replacedClock',
  left: 'replacedLeft',
  agreed: 'replacedAgreed',
};

/** Whether absences are looked at: over days nobody has to be there, the clock alone counts. */
export const presenceCounts = ({ stage, terms }: StoredTable): boolean =>
  terms.pace.kind !== 'days' && (stage === 'playing' || (stage === 'gathering' && terms.visible === 'public'));

function untilOf(table: StoredTable, now: number): number | null {
  if (table.stage === 'gathering') return now + SEAT_KEPT;
  return table.terms.grace === 0 ? null : now + table.terms.grace * 60_000;
}

/** What somebody's presence changes; undefined when everything is known already. `since` says when a person was last seen. */
export function presenceChange(
  table: StoredTable,
  presence: (person: string) => Presence,
  since: (person: string) => number,
  now: number,
): Change | undefined {
  if (!presenceCounts(table)) return undefined;
  const before = affairsOf(table);
  const people = seatsWhere(table.seats, playedByPerson);
  const stateOf = (seat: Seat): Presence => presence(table.seats[seat].person ?? '');
  const missing = people.filter((seat) => stateOf(seat) !== 'here');
  const empty = table.stage === 'playing' && people.length > 0 && people.every((seat) => stateOf(seat) === 'gone');
  const absent = missing.map((seat): Absence => {
    const known = before.absent.find((one) => one.seat === seat);
    const from = Math.min(now, since(table.seats[seat].person ?? ''));
    // Who was away while nobody was there has not kept anybody waiting.
    if (known) return before.empty && !empty ? anew(table, known, now) : known;
    return { seat, since: from, until: untilOf(table, from), waits: 0 };
  });
  const gone = people.filter((seat) => stateOf(seat) === 'gone');
  const clock = clockOf(table);
  const { pace } = table.terms;
  let read = clock;
  if (read && isTimed(pace) && table.stage === 'playing') {
    for (const seat of people) {
      const lapsed = read.lapses.some((lapse) => lapse.seat === seat);
      if (gone.includes(seat) && !lapsed) read = lineWent(pace, read, seat, now);
      if (!gone.includes(seat) && lapsed) read = lineCame(pace, read, seat, now);
    }
  }
  const same = empty === before.empty && read === clock && JSON.stringify(absent) === JSON.stringify(before.absent);
  if (same) return undefined;
  const affairs: TableAffairs = { ...before, absent, empty };
  return { fields: { affairs, ...(read === clock ? {} : { clock: read }) } };
}

/** What becomes of the clock when a seat changes hands; nothing where there is none. */
function timed(table: StoredTable, change: typeof gotUp, seat: Seat, now: number): Fields {
  const clock = clockOf(table);
  const { pace } = table.terms;
  return clock && isTimed(pace) ? { clock: change(pace, clock, seat, now) } : {};
}

/** An opponent plays this seat from now on. */
export function replaced(table: StoredTable, seat: Seat, why: Replaced, now: number): Change {
  const { person } = table.seats[seat];
  if (person === undefined || !waitsFor(table.seats[seat])) throw new Refused('notNow', 'nobody plays there');
  const before = withoutAsk(affairsOf(table));
  const seats = table.seats.map((one, i): StoredSeat => (i === seat ? { ...one, standIn: STAND_IN } : one));
  const affairs: TableAffairs = {
    ...before,
    absent: before.absent.filter((one) => one.seat !== seat),
    replaced: [...before.replaced.filter((one) => one.seat !== seat), { seat, person, when: now, why }],
  };
  return {
    fields: { seats, affairs, updated: now, ...timed(table, gotUp, seat, now) },
    facts: [fact(FACTS[why], { name: nameAt(table, seat), level: STAND_IN })],
  };
}

/** A program that comes with a token has no person to come back: an opponent plays on for it. */
function programReplaced(table: StoredTable, seat: Seat, now: number): Change {
  const seats = table.seats.map((one, i): StoredSeat => (i === seat ? { ...one, standIn: STAND_IN } : one));
  return {
    fields: { seats, updated: now, ...timed(table, gotUp, seat, now) },
    facts: [fact('replacedClock', { name: nameAt(table, seat), level: STAND_IN })],
  };
}

/** Plays one's own seat again after an opponent did. */
export function satDownAgain(table: StoredTable, seat: Seat, now: number): Change {
  mustPlay(table);
  if (table.seats[seat].standIn === undefined) throw new Refused('notNow', 'one plays this seat oneself');
  const seats = table.seats.map((one, i): StoredSeat => {
    if (i !== seat) return one;
    const { standIn: _, ...own } = one;
    return own;
  });
  const before = affairsOf(table);
  const affairs: TableAffairs = {
    ...before,
    empty: false,
    replaced: before.replaced.filter((one) => one.seat !== seat),
  };
  return {
    fields: { seats, affairs, updated: now, ...timed(table, satAgain, seat, now) },
    facts: [fact('satAgain', { name: nameAt(table, seat) })],
  };
}

/** Whether a rated game has to be played to its end even if no person is left: somebody's rating depends on it. */
const mustEnd = ({ terms, seats }: StoredTable): boolean =>
  terms.rated && seats.filter(({ person }) => person !== undefined).length > 1;

/** Whether somebody else would play on if this seat were an opponent's. */
const othersPlay = (table: StoredTable, seat: Seat): boolean =>
  table.seats.some((one, i) => i !== seat && playedByPerson(one));

/** Leaves a running game. The last one who leaves closes a friendly table, or pauses it for those who may still come back. */
export function left(table: StoredTable, seat: Seat, now: number): Change {
  mustPlay(table);
  const gone = waitsFor(table.seats[seat])
    ? replaced(table, seat, 'left', now)
    : { fields: affairsAsLeft(table, seat), facts: [] };
  if (othersPlay(table, seat) || mustEnd(table)) return gone;
  const after: StoredTable = { ...table, ...gone.fields };
  const mayReturn = affairsOf(after).replaced.some(({ why }) => why !== 'left');
  if (mayReturn) return { ...gone, fields: { ...gone.fields, affairs: { ...affairsOf(after), paused: true } } };
  return {
    fields: { ...gone.fields, stage: 'closed' },
    facts: [...(gone.facts ?? []), fact('closed', { name: nameAt(table, seat) })],
  };
}

/** Somebody who was replaced leaves for good. */
function affairsAsLeft(table: StoredTable, seat: Seat): { affairs: TableAffairs } {
  const before = affairsOf(table);
  return {
    affairs: {
      ...before,
      replaced: before.replaced.map((one) => (one.seat === seat ? { ...one, why: 'left' } : one)),
    },
  };
}

/** Times that ran out begin anew for these seats: nobody looked, or nobody was kept waiting. */
function anewFor(table: StoredTable, seats: readonly Seat[], now: number): Pick<StoredTable, 'affairs' | 'clock'> {
  const before = affairsOf(table);
  const clock = clockOf(table);
  const { pace } = table.terms;
  const absent = before.absent.map((one) => (seats.includes(one.seat) ? anew(table, one, now) : one));
  const refilled = clock && isTimed(pace) ? refill(pace, clock, seats, AFTER_OUTAGE, now) : clock;
  return { affairs: { ...before, absent }, clock: refilled };
}

interface Due {
  readonly seat: Seat;
  readonly why: Replaced;
  readonly when: number;
}

function dueSeats(table: StoredTable, now: number): Due[] {
  const { terms, deciding, seats, updated } = table;
  const clock = clockOf(table);
  const timed = clock && isTimed(terms.pace) ? outOfTime(terms.pace, clock, now) : [];
  const out = timed.map(({ seat, when }): Due => ({ seat, when, why: 'clock' }));
  const away = affairsOf(table).absent.flatMap(({ seat, until }): Due[] => {
    const counts = until !== null && until <= now && deciding.includes(seat) && playedByPerson(seats[seat]);
    // Nobody was waited for before it was their turn.
    return counts ? [{ seat, why: 'absent', when: Math.max(until, updated) }] : [];
  });
  return [...out, ...away.filter(({ seat }) => !out.some((one) => one.seat === seat))];
}

/** Whose time is up at a running table, and what follows; undefined when nobody's is. */
export function timeIsUp(table: StoredTable, now: number): Change | undefined {
  if (standsStill(table) || affairsOf(table).empty) return undefined;
  const due = dueSeats(table, now);
  if (due.length === 0) return undefined;
  const [{ seat, why, when }] = due;
  const seats = due.map((one) => one.seat);
  if (now - when > OUTAGE && table.terms.pace.kind !== 'days') return { fields: anewFor(table, seats, now) };
  if (table.seats[seat].person === undefined) return programReplaced(table, seat, now);
  if (othersPlay(table, seat) || mustEnd(table)) return replaced(table, seat, why, now);
  // Nobody is kept waiting: the table stands until somebody goes on.
  const fields = anewFor(table, seats, now);
  return {
    fields: { ...fields, affairs: { ...affairsOf(fields), paused: true } },
    facts: [fact('paused', { name: nameAt(table, seat) })],
  };
}
