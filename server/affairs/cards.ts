/** A table as one reader may know it. */
import { levelAndStyle, type Seat } from '../../kernel/index.ts';
import type { PersonCard } from '../protocol/people.ts';
import type { Presence, SeatCard, TableCard } from '../protocol/tables.ts';
import type { Caller } from '../station.ts';
import type { StoredSeat, StoredTable } from '../storage/storage.ts';
import { clockFace, isTimed } from './clock.ts';
import { storedOutcome } from './outcome.ts';
import { FORMER, isFormer, nameOf, waitsFor } from './seats.ts';
import { affairsOf, clockOf } from './table-affairs.ts';
import { standsStill } from './wake.ts';

/** What a card needs besides its table. */
export interface CardParts {
  person(id: string): PersonCard | undefined;
  rating(person: string, game: string): number | undefined;
  presence(table: string, key: string): Presence;
  watchers(table: string): number;
  now: number;
}

/** By what a seat's owner is known to presence: the person, or the seat that a program plays. */
export const followerKey = (seat: StoredSeat, index: Seat): string => seat.person ?? `seat ${index}`;

/** The seats a caller may act for. */
export function seatsOf(table: StoredTable, { person, seatToken }: Caller): Seat[] {
  if (seatToken) {
    const { seat } = seatToken;
    return seatToken.table === table.id && table.seats[seat]?.wish === 'program' ? [seat] : [];
  }
  return table.seats.flatMap((seat, i) => (person !== undefined && seat.person === person ? [i] : []));
}

function seatCard(table: StoredTable, seat: StoredSeat, index: Seat, parts: CardParts): SeatCard {
  const { holder, standIn, wish } = seat;
  const name = nameOf(holder);
  if (holder === undefined) return { kind: 'vacant', open: wish === 'open' };
  if (holder.kind === 'automa') return { kind: 'automa', automa: holder.automa };
  if (holder.kind === 'opponent') {
    return { kind: 'opponent', level: levelAndStyle(holder.level).level, name: holder.name };
  }
  const presence = parts.presence(table.id, followerKey(seat, index));
  const stands = standIn === undefined ? {} : { standIn };
  if (wish === 'program' && seat.person === undefined) {
    return { kind: 'program', ready: seat.ready === true, presence, ...stands, ...(name ? { name } : {}) };
  }
  const person = seat.person === undefined ? undefined : parts.person(seat.person);
  const rating = seat.person === undefined ? undefined : parts.rating(seat.person, table.game);
  return {
    kind: 'person',
    presence,
    ...(table.stage === 'gathering' ? { ready: seat.ready === true } : {}),
    ...(person ? { person, name: person.name } : isFormer(holder) ? { nameKey: FORMER } : { name: name ?? '' }),
    ...(rating === undefined ? {} : { rating }),
    ...stands,
  };
}

export function cardFor(table: StoredTable, reader: Caller, parts: CardParts): TableCard {
  const { terms, stage, deciding } = table;
  const affairs = affairsOf(table);
  const clock = clockOf(table);
  const mine = seatsOf(table, reader);
  const outcome = storedOutcome(table);
  const counting = !standsStill(table) && !affairs.empty;
  const absent = affairs.absent
    .filter(({ seat }) => waitsFor(table.seats[seat]))
    .map(({ seat, until }) => {
      const counts = counting && (stage === 'gathering' || deciding.includes(seat));
      return { seat, replaced: counts ? (until ?? undefined) : undefined };
    });
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    ownEdition: table.ownEdition !== undefined && table.ownEdition !== null,
    stage,
    terms,
    seats: table.seats.map((seat, i) => seatCard(table, seat, i, parts)),
    host: table.host,
    ...(stage === 'gathering' && mine.length > 0 && table.ticket !== undefined ? { ticket: table.ticket } : {}),
    watchers: parts.watchers(table.id),
    at: table.at,
    deciding,
    ...(clock && isTimed(terms.pace) && stage === 'playing'
      ? { clock: clockFace(terms.pace, clock, affairs.paused || affairs.halted !== undefined, parts.now) }
      : {}),
    paused: affairs.paused,
    ...(affairs.halted ? { halted: affairs.halted } : {}),
    ...(affairs.ask ? { ask: affairs.ask } : {}),
    ...(absent.length > 0 ? { absent } : {}),
    created: table.created,
    updated: table.updated,
    ...(outcome ? { result: outcome.places.map((place, seat) => ({ place, points: outcome.points[seat] })) } : {}),
    ...(table.rematch === undefined || table.rematch === null ? {} : { rematch: table.rematch }),
    mine,
  };
}
