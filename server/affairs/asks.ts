/** What people at a running table ask of each other, and what follows from their answers. Plain functions. */
import type { Seat } from '../../kernel/index.ts';
import { Refused } from '../protocol/problems.ts';
import type { Ask, Halt } from '../protocol/tables.ts';
import type { StoredTable } from '../storage/storage.ts';
import { affairsWith, type Change, type FactLine, fact } from './changes.ts';
import { nameOf, playedByPerson, seatsWhere } from './seats.ts';
import { affairsOf, type TableAffairs, withoutAsk, withoutHalt } from './table-affairs.ts';

/** No answer is a refusal. Over days nobody can be expected to look within a minute; there, play goes on meanwhile. */
const ASK_LASTS = { live: 60_000, none: 60_000, days: 24 * 3_600_000 };
const MORE_TIME = 5 * 60_000;
/** More is for an agreement, not for one who makes the others wait. */
const MOST_WAITS = 6;

export const nameAt = ({ seats }: StoredTable, seat: Seat): string => nameOf(seats[seat].holder) ?? '';

export function mustPlay({ stage }: StoredTable): void {
  if (stage === 'gathering') throw new Refused('notNow', 'the game has not begun');
  if (stage !== 'playing') throw new Refused('notNow', 'the game is over');
}

const othersThan = (table: StoredTable, seats: readonly Seat[]): Seat[] =>
  seatsWhere(table.seats, playedByPerson).filter((seat) => !seats.includes(seat));

type Wish =
  | { readonly kind: 'takeBack'; readonly to: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'replace'; readonly seat: Seat };

/** Refuses what cannot be asked for; whose consent it takes otherwise. */
function whoIsAsked(table: StoredTable, by: Seat, wish: Wish): Seat[] {
  const { affairs, terms, at } = { ...table, affairs: affairsOf(table) };
  if (affairs.ask) throw new Refused('notNow', 'somebody asks already');
  if (affairs.asked?.some((one) => one.seat === by && one.at === at && one.kind === wish.kind))
    throw new Refused('notNow', 'this was asked for in this position');
  switch (wish.kind) {
    case 'takeBack':
      if (affairs.paused) throw new Refused('notNow', 'the table is paused');
      if (terms.takeBack !== 'consent') throw new Refused('impossible', 'nothing is taken back at this table');
      if (wish.to >= at) throw new Refused('malformed', 'so many moves were not played');
      return othersThan(table, [by]);
    case 'pause':
      if (affairs.paused) throw new Refused('notNow', 'the table is paused already');
      return othersThan(table, [by]);
    case 'replace': {
      if (wish.seat === by || !affairs.absent.some(({ seat }) => seat === wish.seat))
        throw new Refused('notNow', 'nobody is absent from that seat');
      return othersThan(table, [by, wish.seat]);
    }
  }
}

const askedFact = (table: StoredTable, by: Seat, wish: Wish): FactLine => {
  const name = nameAt(table, by);
  switch (wish.kind) {
    case 'takeBack':
      return fact('takeBackAsked', { name, moves: table.at - wish.to });
    case 'pause':
      return fact('pauseAsked', { name });
    case 'replace':
      return fact('replaceAsked', { name, other: nameAt(table, wish.seat) });
  }
};

/** Opens an ask; with nobody to ask it is granted by whoever reads the answers. */
export function openAsk(table: StoredTable, by: Seat, wish: Wish, now: number): Change {
  mustPlay(table);
  const asked = whoIsAsked(table, by, wish);
  const ask: Ask = {
    kind: wish.kind,
    by,
    ...(wish.kind === 'takeBack' ? { to: wish.to } : {}),
    ...(wish.kind === 'replace' ? { seat: wish.seat } : {}),
    answers: asked.map((seat) => ({ seat, yes: undefined })),
    until: now + ASK_LASTS[table.terms.pace.kind],
  };
  const before = affairsOf(table).asked?.filter(({ at }) => at === table.at) ?? [];
  const noted = [...before, { seat: by, kind: wish.kind, at: table.at }];
  return { fields: affairsWith(table, { ask, asked: noted }), facts: [askedFact(table, by, wish)] };
}

function openAskOf(table: StoredTable): Ask {
  const { ask } = affairsOf(table);
  if (!ask) throw new Refused('notNow', 'nobody asks for anything');
  return ask;
}

const REFUSED = { takeBack: 'takeBackRefused', pause: 'pauseRefused', replace: 'replaceRefused' } as const;

/** By whoever said no, or has said nothing until its time was over. */
export function refusedAsk(table: StoredTable, refuser?: Seat): Change {
  const { kind, by, seat, answers } = openAskOf(table);
  const silent = answers.find(({ yes }) => yes === undefined)?.seat;
  const name = nameAt(table, refuser ?? silent ?? by);
  const params = { name, ...(seat === undefined ? {} : { other: nameAt(table, seat) }) };
  return { fields: { affairs: withoutAsk(affairsOf(table)) }, facts: [fact(REFUSED[kind], params)] };
}

export function answered(table: StoredTable, seat: Seat, yes: boolean): Change {
  const ask = openAskOf(table);
  if (!ask.answers.some((one) => one.seat === seat && one.yes === undefined))
    throw new Refused('notYours', 'this was not asked of you');
  if (!yes) return refusedAsk(table, seat);
  const answers = ask.answers.map((one) => (one.seat === seat ? { seat, yes } : one));
  return { fields: affairsWith(table, { ask: { ...ask, answers } }) };
}

export function droppedAsk(table: StoredTable, by: Seat): Change {
  const ask = openAskOf(table);
  if (ask.by !== by) throw new Refused('notYours', 'somebody else asks');
  return {
    fields: { affairs: withoutAsk(affairsOf(table)) },
    facts: [fact('askDropped', { name: nameAt(table, by) })],
  };
}

/** Whether everybody has agreed: those who cannot be asked any more need not. */
export function agreed(table: StoredTable): boolean {
  const { ask } = affairsOf(table);
  return ask?.answers.every(({ seat, yes }) => yes === true || !playedByPerson(table.seats[seat])) ?? false;
}

export function paused(table: StoredTable): Change {
  const { by } = openAskOf(table);
  const affairs: TableAffairs = { ...withoutAsk(affairsOf(table)), paused: true };
  return { fields: { affairs }, facts: [fact('paused', { name: nameAt(table, by) })] };
}

/** The rules cannot go on with the table: it stands still, and says why. */
export function halted(table: StoredTable, why: Halt): Change | undefined {
  const before = affairsOf(table);
  if (table.stage !== 'playing' || before.halted === why) return undefined;
  const affairs: TableAffairs = { ...withoutAsk(before), halted: why };
  return { fields: { affairs }, facts: [fact(why === 'older' ? 'haltedOlder' : 'haltedFailed')] };
}

/** Anybody at the table may go on, or try whether the rules do; whoever is absent has their whole grace again. */
export function resumed(table: StoredTable, by: Seat, now: number): Change {
  mustPlay(table);
  const before = affairsOf(table);
  if (before.halted === 'older') throw new Refused('readOnly', 'it was begun under rules that are not there any more');
  if (!before.paused && before.halted === undefined) throw new Refused('notNow', 'the table is not paused');
  const absent = before.absent.map((one) => anew(table, one, now));
  return {
    fields: { affairs: { ...withoutHalt(before), paused: false, absent } },
    facts: [fact('resumed', { name: nameAt(table, by) })],
  };
}

type Absent = TableAffairs['absent'][number];

/** An absence that counts from now on. */
export const anew = ({ terms }: StoredTable, absence: Absent, now: number): Absent => ({
  ...absence,
  until: terms.grace === 0 ? null : now + terms.grace * 60_000,
});

/** Five minutes more for somebody who is absent. */
export function waited(table: StoredTable, by: Seat, seat: Seat, now: number): Change {
  mustPlay(table);
  const { absent } = affairsOf(table);
  const one = absent.find((absence) => absence.seat === seat);
  if (!one || seat === by) throw new Refused('notNow', 'nobody is absent from that seat');
  if (one.until === null) throw new Refused('notNow', 'the table waits for ever');
  if (one.waits >= MOST_WAITS) throw new Refused('tooMany', 'the table has waited long enough');
  const until = Math.max(one.until, now) + MORE_TIME;
  return {
    fields: affairsWith(table, {
      absent: absent.map((other) => (other === one ? { ...one, until, waits: one.waits + 1 } : other)),
    }),
    facts: [fact('waits', { name: nameAt(table, by), other: nameAt(table, seat) })],
  };
}
