/** New tables: by wish, out of a game from somebody's device, and once more with the same people. */
import { Refused } from '../protocol/problems.ts';
import type { NewTable, SeatWish, Terms } from '../protocol/tables.ts';
import type { Caller, OpenedGame } from '../station.ts';
import type { StoredPerson, StoredTable } from '../storage/storage.ts';
import { factBy } from './changes.ts';
import type { Office } from './office.ts';
import { rotated, type Sitter, seatAsWished, setReady, withOpponentNames } from './seating.ts';
import { seatOfPerson } from './seats.ts';
import { checkTerms, kindOfWish, opponentsAmong } from './terms.ts';

const MOST_OPEN_TABLES = 20;

export class Making {
  readonly #office: Office;

  constructor(office: Office) {
    this.#office = office;
  }

  async #mayMake(caller: Caller, terms: Terms): Promise<StoredPerson> {
    const me = await this.#office.me(caller);
    this.#office.mayBeRated(me, terms);
    const open = await this.#office.parts.storage.listTables({
      stages: ['gathering'],
      person: me.id,
      limit: MOST_OPEN_TABLES + 1,
    });
    if (open.filter(({ host }) => host === me.id).length >= MOST_OPEN_TABLES) {
      throw new Refused('tooMany', 'too many tables wait for company already');
    }
    return me;
  }

  async create(caller: Caller, wish: NewTable): Promise<StoredTable> {
    const { game, options, edition, seats, terms } = wish;
    checkTerms(terms, seats, edition !== undefined);
    const me = await this.#mayMake(caller, terms);
    const company = seats.map(kindOfWish);
    const opponents = opponentsAmong(seats);
    const checked = await this.#office.parts.rules.check({ game, options, edition, seats: company, opponents });
    const table = this.#office.newTable(this.#office.parts.around.newId(), me.id, {
      game,
      ruleset: checked.ruleset,
      edition: checked.edition,
      ownEdition: edition,
      options: checked.options,
      terms,
      seats: withOpponentNames(seats.map((one) => seatAsWished(one, me))),
    });
    await this.#office.parts.storage.createTable(table);
    this.#office.changed(table, table);
    return table;
  }

  async fromSave(caller: Caller, save: string, seats: readonly SeatWish[], terms: Terms): Promise<StoredTable> {
    checkTerms(terms, seats, true);
    const me = await this.#mayMake(caller, terms);
    const game = await this.#office.parts.rules.openSave(save);
    this.#mustFit(game, seats);
    const { setup, options, ownEdition: edition } = game;
    const opponents = opponentsAmong(seats);
    await this.#office.parts.rules.check({ game: setup.game, options, edition, seats: setup.seats, opponents });
    const id = this.#office.parts.around.newId();
    const table = this.#office.newTable(id, me.id, {
      game: setup.game,
      ruleset: game.ruleset,
      edition: game.edition,
      ownEdition: edition,
      options,
      terms,
      seats: withOpponentNames(seats.map((one) => seatAsWished(one, me))),
    });
    await this.#office.parts.storage.createTable({ ...table, stage: 'closed', wake: undefined });
    const { start, steps, opening, openingTotals, deciding, undoDepth } = game;
    const at = steps.length;
    const fields = { stage: table.stage, wake: table.wake, setup, opening, openingTotals, deciding, undoDepth, at };
    const kept = await this.#office.parts.storage.commit({
      table: id,
      from: 0,
      revision: 0,
      version: 1,
      keep: 0,
      start,
      steps,
      fields,
    });
    if (kept === 'conflict') throw new Refused('unavailable', 'the game could not be kept');
    const after: StoredTable = { ...table, ...fields, version: 1, revision: 1 };
    this.#office.changed(table, after);
    this.#office.signal({ about: 'person', id: me.id });
    return after;
  }

  #mustFit({ setup, over }: OpenedGame, seats: readonly SeatWish[]): void {
    if (over) throw new Refused('impossible', 'this game is over');
    const fits = seats.length === setup.seats.length && seats.every((wish, i) => kindOfWish(wish) === setup.seats[i]);
    if (!fits) throw new Refused('impossible', `this game is played by ${setup.seats.join(', ')}`);
  }

  async rematch(caller: Caller, id: string): Promise<StoredTable> {
    const me = await this.#office.me(caller);
    const newId = this.#office.parts.around.newId();
    const old = await this.#office.store.change(id, (table) => {
      if (table.stage !== 'over') throw new Refused('notNow', 'the game is not over');
      if (seatOfPerson(table.seats, me.id) === undefined) throw new Refused('notYours', 'one did not sit there');
      if (table.rematch !== undefined && table.rematch !== null) return undefined;
      return { fields: { rematch: newId }, facts: [factBy('rematch', me)] };
    });
    const next = old.rematch ?? newId;
    const known = await this.#office.parts.storage.findTable(next);
    const table = known ?? (await this.#again(old, next, me));
    if (table.stage === 'gathering' && seatOfPerson(table.seats, me.id) !== undefined) {
      return this.#office.gather(next, (found, now) => setReady(found, me.id, true, now));
    }
    return table;
  }

  /** The same people at a table of its own, everybody one seat further. */
  async #again(old: StoredTable, id: string, me: Sitter): Promise<StoredTable> {
    const { game, ruleset, edition, ownEdition, options, terms } = old;
    const people = await this.#office.parts.storage.findPeople(old.seats.flatMap(({ person }) => person ?? []));
    const seats = rotated(old.seats).map((seat) => {
      const { standIn: _, ...rest } = seat;
      if (seat.person === undefined) return { ...rest, ...(seat.wish === 'program' ? { ready: false } : {}) };
      const person = people.find((one) => one.id === seat.person);
      const wish = terms.visible === 'public' ? ('open' as const) : ('link' as const);
      if (!person) return { holder: undefined, wish };
      return {
        holder: { kind: 'human' as const, name: person.name },
        wish,
        person: person.id,
        ready: person.id === me.id,
      };
    });
    const facts = { game, ruleset, edition, ownEdition: ownEdition ?? undefined, options, terms };
    const table = this.#office.newTable(id, me.id, { ...facts, seats: withOpponentNames(seats) });
    await this.#office.parts.storage.createTable(table).catch(async (error: unknown) => {
      // Somebody else has set the same table meanwhile.
      if (!(await this.#office.parts.storage.findTable(id))) throw error;
    });
    this.#office.changed(table, table);
    for (const { person } of table.seats)
      if (person !== undefined) this.#office.signal({ about: 'person', id: person });
    return this.#office.store.find(id);
  }
}
