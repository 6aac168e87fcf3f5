/** A table while it gathers: sitting down, getting up, being ready, and the start. */
import type { Seat } from '../../kernel/index.ts';
import { hashOf } from '../people/surroundings.ts';
import { Refused } from '../protocol/problems.ts';
import type { SeatWish } from '../protocol/tables.ts';
import type { Caller } from '../station.ts';
import type { StoredTable } from '../storage/storage.ts';
import { left } from './absence.ts';
import { type Fields, fact, factBy, withConsequences } from './changes.ts';
import { isTimed, newClock } from './clock.ts';
import type { Office } from './office.ts';
import {
  kindOfSeat,
  missing,
  mustGather,
  mustHost,
  type Sitter,
  setReady,
  setSeat,
  sitDown,
  standUp,
} from './seating.ts';
import { nameOf, seatOfPerson } from './seats.ts';
import { affairsOf } from './table-affairs.ts';
import { type Changing, saidAt } from './table-store.ts';
import { checkTerms, opponentsAmong } from './terms.ts';
import { ticketFrom } from './tickets.ts';

const MOST_TRIES = 20;

export class WaitingRoom {
  readonly #office: Office;

  constructor(office: Office) {
    this.#office = office;
  }

  async sitDown(
    caller: Caller,
    id: string,
    { seat, ticket }: { seat?: Seat | undefined; ticket?: string | undefined },
  ): Promise<StoredTable> {
    const me = await this.#office.me(caller);
    const code = ticket === undefined ? undefined : ticketFrom(ticket);
    const table = await this.#office.gather(id, (found, now) => {
      this.#office.mayBeRated(me, found.terms);
      return sitDown(found, me, { seat, ticket: code }, now);
    });
    return table;
  }

  async leave(caller: Caller, id: string): Promise<StoredTable> {
    const person = this.#office.personOf(caller);
    const changing: Changing = (found, now) => {
      if (found.stage === 'over' || found.stage === 'closed') return undefined;
      const seat = seatOfPerson(found.seats, person);
      if (seat === undefined) throw new Refused('notYours', 'one does not sit at this table');
      return found.stage === 'gathering' ? standUp(found, person, now) : left(found, seat, now);
    };
    const table = await this.#office.parts.live.inTurn(id, () => this.#office.gather(id, changing));
    return table;
  }

  async setReady(caller: Caller, id: string, ready: boolean): Promise<StoredTable> {
    const person = this.#office.personOf(caller);
    return this.#office.gather(id, (table, now) => setReady(table, person, ready, now));
  }

  async setSeat(caller: Caller, id: string, seat: Seat, wish: SeatWish): Promise<StoredTable> {
    const me = await this.#office.me(caller);
    const table = await this.#office.gather(id, async (found, now) => {
      const change = setSeat(found, me, seat, wish, now);
      const after: StoredTable = { ...found, ...change.fields };
      checkTerms(found.terms, after.seats.map(wishOfSeat), false);
      await this.#checkSeats(after);
      return change;
    });
    if (wish.kind !== 'program') await this.#removeTokens(id, seat);
    return table;
  }

  /** Lines that were opened with them are closed, in every process. */
  async #removeTokens(id: string, seat: Seat): Promise<void> {
    const { storage } = this.#office.parts;
    const owners = (await storage.tokensOf(id)).flatMap((token) => (token.seat === seat ? [token.person] : []));
    await storage.removeTokens(id, seat);
    for (const person of new Set(owners)) this.#office.signal({ about: 'person', id: person });
  }

  async #checkSeats({ game, ownEdition, options, seats }: StoredTable): Promise<void> {
    await this.#office.parts.rules.check({
      game,
      edition: ownEdition ?? undefined,
      options,
      seats: seats.map(kindOfSeat),
      opponents: opponentsAmong(seats.map(wishOfSeat)),
    });
  }

  async newToken(caller: Caller, id: string, seat: Seat): Promise<{ readonly token: string }> {
    const me = await this.#office.me(caller);
    const { storage, around } = this.#office.parts;
    const token = `rh_${around.newSecret()}`;
    const table = await this.#office.gather(id, (found, now) => {
      mustHost(found, me.id);
      if (found.stage !== 'gathering' && found.stage !== 'playing') throw new Refused('notNow', 'the game is over');
      if (found.seats[seat]?.wish !== 'program') throw new Refused('notNow', 'no program plays this seat');
      const seats = found.seats.map((one, i) => (i === seat ? { ...one, ready: true } : one));
      return { fields: { seats, updated: now } };
    });
    await this.#removeTokens(id, seat);
    await storage.addToken({
      hash: hashOf(token),
      person: me.id,
      table: id,
      seat,
      name: nameOf(table.seats[seat].holder) ?? '',
      created: around.now(),
    });
    return { token };
  }

  async close(caller: Caller, id: string): Promise<StoredTable> {
    const me = await this.#office.me(caller);
    const table = await this.#office.gather(id, (found, now) => {
      mustGather(found);
      mustHost(found, me.id);
      const fields: Fields = { stage: 'closed', ticket: undefined, updated: now };
      return { fields, facts: [factBy('closed', me)] };
    });
    return table;
  }

  async start(caller: Caller, id: string): Promise<StoredTable> {
    const me = await this.#office.me(caller);
    return this.#office.parts.live.inTurn(id, () => this.#start(id, me));
  }

  async #start(id: string, me: Sitter): Promise<StoredTable> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = await this.#office.store.find(id);
      mustGather(table);
      mustHost(table, me.id);
      const reason = missing(table);
      if (reason !== undefined) throw new Refused('notNow', reason);
      const after = await this.#begin(table);
      if (!after) continue;
      this.#office.changed(table, after);
      for (const { person } of after.seats)
        if (person !== undefined) this.#office.signal({ about: 'person', id: person });
      return after;
    }
    throw new Refused('unavailable', 'the table changes too often');
  }

  /** Begins the game, or goes on with the one that was brought along; undefined when somebody else was faster. */
  async #begin(table: StoredTable): Promise<StoredTable | undefined> {
    const { storage, around } = this.#office.parts;
    const begun = table.setup ? undefined : await this.#beginRules(table);
    const now = around.now();
    const game = begun ?? table;
    const bare: Fields = {
      ...(begun ? { setup: begun.setup, opening: begun.opening, openingTotals: begun.openingTotals } : {}),
      deciding: game.deciding,
      stage: 'playing',
      ticket: undefined,
      updated: now,
      affairs: affairsOf({ affairs: undefined }),
      clock: newClockFor(table, now),
    };
    const fields = withConsequences(table, bare, now);
    const said = saidAt(now, [fact('started')], table);
    const calls = this.#office.calls(table, { ...table, ...fields }, now);
    if (!begun) {
      const kept = await storage.changeTable(table.id, table.revision, fields, { said, calls });
      return kept === 'kept' ? { ...table, ...fields, revision: table.revision + 1 } : undefined;
    }
    const kept = await storage.commit({
      table: table.id,
      from: table.version,
      revision: table.revision,
      version: table.version + 1,
      keep: 0,
      start: begun.start,
      steps: [],
      fields,
      said,
      calls,
    });
    if (kept === 'conflict') return undefined;
    return { ...table, ...fields, version: table.version + 1, revision: table.revision + 1 };
  }

  #beginRules({ game, ownEdition, options, seats }: StoredTable) {
    const { rules, around } = this.#office.parts;
    // All the bits a seed can have: whoever knows some cards must not find it by trying.
    const seed = around.pick(2 ** 21) * 2 ** 32 + around.pick(2 ** 32);
    return rules.begin({ game, edition: ownEdition ?? undefined, options, seats: seats.map(kindOfSeat), seed });
  }
}

const wishOfSeat = ({ holder, wish, person }: StoredTable['seats'][number]): SeatWish => {
  if (holder?.kind === 'opponent') return { kind: 'opponent', level: holder.level };
  if (holder?.kind === 'automa') return { kind: 'automa', automa: holder.automa };
  if (wish === 'program' && person === undefined) return { kind: 'program' };
  return { kind: 'open' };
};

function newClockFor({ terms, seats }: StoredTable, now: number) {
  if (!isTimed(terms.pace)) return undefined;
  return newClock(
    terms.pace,
    seats.map(({ holder }) => holder?.kind === 'human'),
    now,
  );
}
