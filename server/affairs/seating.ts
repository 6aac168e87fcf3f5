/** Sitting down and getting up while a table gathers. Plain functions: the table as it is, and what changes. */
import { opponentName, type SeatHolder } from '../../host/seats.ts';
import { levelAndStyle, type Seat, type SeatKind } from '../../kernel/index.ts';
import { Refused } from '../protocol/problems.ts';
import type { SeatWish } from '../protocol/tables.ts';
import type { StoredSeat, StoredTable } from '../storage/storage.ts';
import { affairsWith, type Change, fact, factBy } from './changes.ts';
import { nameOf, seatOfPerson } from './seats.ts';
import { affairsOf } from './table-affairs.ts';
import { TICKET_LASTS } from './wake.ts';

export interface Sitter {
  readonly id: string;
  readonly name: string;
}

export function mustGather({ stage }: StoredTable): void {
  if (stage === 'closed') throw new Refused('gone', 'the table was closed');
  if (stage !== 'gathering') throw new Refused('notNow', 'the game has begun');
}

export function mustHost(table: StoredTable, person: string | undefined): void {
  if (person === undefined || table.host !== person) throw new Refused('notYours', 'only the host may do this');
}

export const vacant = ({ holder, wish }: StoredSeat): boolean =>
  holder === undefined && (wish === 'open' || wish === 'link');

/** What the rules know about a seat that may be empty. */
export const kindOfSeat = ({ holder }: StoredSeat): SeatKind => (holder?.kind === 'automa' ? holder.automa : 'player');

const replaceAt = (seats: readonly StoredSeat[], at: Seat, seat: StoredSeat): StoredSeat[] =>
  seats.map((old, i) => (i === at ? seat : old));

/** Opponents are named by their level, and told apart where several of one level sit at the table. */
export function withOpponentNames(seats: readonly StoredSeat[]): StoredSeat[] {
  const levels = seats.map(({ holder }) => (holder?.kind === 'opponent' ? levelAndStyle(holder.level).level : ''));
  return seats.map((seat, i) =>
    seat.holder?.kind === 'opponent' ? { ...seat, holder: { ...seat.holder, name: opponentName(levels, i) } } : seat,
  );
}

/** A seat as it is wished; `me` is whoever makes the table. */
export function seatAsWished(wish: SeatWish, me: Sitter): StoredSeat {
  switch (wish.kind) {
    case 'me':
      return { holder: { kind: 'human', name: me.name }, wish: 'taken', person: me.id, ready: true };
    case 'open':
    case 'link':
      return { holder: undefined, wish: wish.kind };
    case 'opponent':
      return { holder: { kind: 'opponent', level: wish.level, name: wish.level }, wish: 'taken' };
    case 'automa':
      return { holder: { kind: 'automa', automa: wish.automa }, wish: 'taken' };
    case 'program':
      return { holder: { kind: 'human', name: 'Program' }, wish: 'program', ready: false };
  }
}

/** Whether the table has a seat that its ticket opens. */
export const needsTicket = (seats: readonly StoredSeat[]): boolean =>
  seats.some((seat) => seat.wish === 'link' && vacant(seat));

const ticketHolds = (table: StoredTable, ticket: string | undefined, now: number): boolean =>
  ticket !== undefined &&
  ticket === table.ticket &&
  now < (affairsOf(table).ticketMade ?? table.created) + TICKET_LASTS;

/** Which seat somebody gets; throws when there is none for them. */
function seatFor(
  table: StoredTable,
  wish: { seat?: Seat | undefined; ticket?: string | undefined },
  now: number,
): Seat {
  const withTicket = ticketHolds(table, wish.ticket, now);
  const free = (seat: StoredSeat): boolean => vacant(seat) && (seat.wish === 'open' || withTicket);
  if (wish.seat !== undefined) {
    const seat = table.seats[wish.seat];
    if (!seat) throw new Refused('malformed', 'no such seat');
    if (!vacant(seat)) throw new Refused('taken', 'somebody else sits there');
    if (!free(seat)) throw new Refused('notYours', 'this seat is for whoever has the ticket');
    return wish.seat;
  }
  // A ticket is for its own seats first, so that they are not left over.
  const seat = [...table.seats.keys()]
    .sort((a, b) => Number(table.seats[b].wish === 'link') - Number(table.seats[a].wish === 'link'))
    .find((i) => free(table.seats[i]));
  if (seat !== undefined) return seat;
  if (table.seats.some(vacant)) throw new Refused('notYours', 'the free seats are for whoever has the ticket');
  throw new Refused('taken', 'every seat is taken');
}

export function sitDown(
  table: StoredTable,
  sitter: Sitter,
  wish: { seat?: Seat | undefined; ticket?: string | undefined },
  now: number,
): Change | undefined {
  mustGather(table);
  const own = seatOfPerson(table.seats, sitter.id);
  if (own !== undefined && (wish.seat === undefined || wish.seat === own)) return undefined;
  const at = seatFor(table, wish, now);
  const holder: SeatHolder = { kind: 'human', name: sitter.name };
  const freed = own === undefined ? table.seats : emptied(table, own);
  const seats = replaceAt(freed, at, { holder, wish: table.seats[at].wish, person: sitter.id, ready: false });
  return {
    fields: { seats, updated: now },
    ...(own === undefined ? { facts: [factBy('sat', sitter)] } : {}),
  };
}

/** The seats after somebody got up from one of them: it is free for the same people as before. */
function emptied({ seats, terms }: StoredTable, at: Seat): StoredSeat[] {
  const { wish } = seats[at];
  const usual = terms.visible === 'public' ? 'open' : 'link';
  return replaceAt(seats, at, { holder: undefined, wish: wish === 'taken' ? usual : wish });
}

/** Gets up; the host's role goes to the next person, and a table without people is closed. */
export function standUp(table: StoredTable, person: string, now: number): Change {
  mustGather(table);
  const at = seatOfPerson(table.seats, person);
  if (at === undefined) throw new Refused('notYours', 'one does not sit at this table');
  const name = nameOf(table.seats[at].holder) ?? '';
  const seats = emptied(table, at);
  const left = fact('left', { name });
  const { affairs } = affairsWith(table, {
    absent: affairsOf(table).absent.filter(({ seat }) => seat !== at),
  });
  const rest = { seats, affairs, updated: now };
  if (table.host !== person) return { fields: rest, facts: [left] };
  const next = seats.find((seat) => seat.person !== undefined);
  if (!next?.person) return { fields: { ...rest, stage: 'closed', ticket: undefined }, facts: [left] };
  return {
    fields: { ...rest, host: next.person },
    facts: [left, fact('host', { name: nameOf(next.holder) ?? '' })],
  };
}

export function setReady(
  table: StoredTable,
  person: string | undefined,
  ready: boolean,
  now: number,
): Change | undefined {
  mustGather(table);
  const at = seatOfPerson(table.seats, person);
  if (at === undefined) throw new Refused('notYours', 'one does not sit at this table');
  if (table.seats[at].ready === ready) return undefined;
  return { fields: { seats: replaceAt(table.seats, at, { ...table.seats[at], ready }), updated: now } };
}

/** The host gives a seat another kind of company; a person who sat there gets up. */
export function setSeat(table: StoredTable, host: Sitter, at: Seat, wish: SeatWish, now: number): Change {
  mustGather(table);
  mustHost(table, host.id);
  const before = table.seats[at];
  if (!before) throw new Refused('malformed', 'no such seat');
  if (before.person === host.id) throw new Refused('notNow', 'the host sits there');
  // A game that has begun elsewhere has automas where it has them.
  if (table.setup && kindOfSeat(before) !== (wish.kind === 'automa' ? wish.automa : 'player'))
    throw new Refused('impossible', 'the game has begun with another kind of seat there');
  if (wish.kind === 'me') {
    if (!vacant(before)) throw new Refused('taken', 'somebody else sits there');
    const own = seatOfPerson(table.seats, host.id);
    const freed = own === undefined ? table.seats : emptied(table, own);
    return { fields: { seats: replaceAt(freed, at, seatAsWished(wish, host)), updated: now } };
  }
  const seats = withOpponentNames(replaceAt(table.seats, at, seatAsWished(wish, host)));
  const facts = [
    ...(before.person === undefined ? [] : [fact('left', { name: nameOf(before.holder) ?? '' })]),
    ...(wish.kind === 'opponent' ? [fact('opponent', { seat: at + 1, level: levelAndStyle(wish.level).level })] : []),
  ];
  return { fields: { seats, updated: now }, facts };
}

/** Why the game cannot begin yet; undefined when it can. The host is ready by starting. */
export function missing({ seats, host }: StoredTable): string | undefined {
  if (seats.some(vacant)) return 'a seat is still empty';
  if (seats.some(({ wish, ready }) => wish === 'program' && !ready)) return 'a program has no token yet';
  if (seats.some(({ person, ready }) => person !== undefined && person !== host && !ready))
    return 'somebody is not ready';
  return undefined;
}

/** Everybody sits one seat further; automas stay, because the rules say where they sit. */
export function rotated(seats: readonly StoredSeat[]): StoredSeat[] {
  const movable = seats.flatMap((seat, i) => (seat.holder?.kind === 'automa' ? [] : [i]));
  return seats.map((seat, i) => {
    const place = movable.indexOf(i);
    return place < 0 ? seat : seats[movable[(place + movable.length - 1) % movable.length]];
  });
}
