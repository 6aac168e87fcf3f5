/** A station for tests of affairs: real threads, a real database, real lines; time belongs to the test. */
import type { Move } from '../../../kernel/index.ts';
import { emptyFolder } from '../../../scripts/testing/empty-folder.ts';
import { LiveStation } from '../../live/live-station.ts';
import { Screen } from '../../live/testing/station.ts';
import { keepResults } from '../../people/results.ts';
import { realSurroundings } from '../../people/surroundings.ts';
import type { Command } from '../../protocol/socket.ts';
import type { NewTable, SeatWish, TableCard, Terms } from '../../protocol/tables.ts';
import type { Caller } from '../../station.ts';
import { openStorage } from '../../storage/index.ts';
import type { Storage } from '../../storage/storage.ts';
import { aPerson } from '../../storage/testing.ts';
import { AffairsService } from '../service.ts';

export const PEOPLE = ['anna', 'ben', 'cleo', 'dora'] as const;
export type Name = (typeof PEOPLE)[number];
export const as = (person: Name): Caller => ({ person });

export const FRIENDLY: Terms = {
  pace: { kind: 'none' },
  visible: 'public',
  takeBack: 'consent',
  rated: false,
  watching: true,
  grace: 10,
};
export const LIVE: Terms = { ...FRIENDLY, pace: { kind: 'live', minutes: 10, increment: 20 } };
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** The clock on the wall of a test. */
export class Wall {
  #now = Date.parse('2026-11-16T12:00:00Z');
  now = (): number => this.#now;
  passes(ms: number): void {
    this.#now += ms;
  }
}

export class TestHouse {
  readonly storage: Storage;
  readonly wall: Wall;
  readonly affairs: AffairsService;
  readonly station: LiveStation;
  readonly problems: unknown[] = [];
  #commands = 0;

  constructor(storage: Storage, wall: Wall, process = 'one') {
    this.storage = storage;
    this.wall = wall;
    const made: AffairsService[] = [];
    this.station = new LiveStation({
      storage,
      affairs: (live, rules) => {
        const affairs = new AffairsService({
          storage,
          rules,
          live,
          process,
          around: { ...realSurroundings, now: wall.now },
          keepResults: (finished) => keepResults(storage, finished),
          trouble: (error) => this.problems.push(error),
        });
        made.push(affairs);
        return affairs;
      },
      now: wall.now,
      report: (problem) => this.problems.push(problem),
      settings: {
        registry: new URL('../../live/testing/games.ts', import.meta.url),
        rulesThreads: 1,
        thinkerThreads: 1,
        pace: 0,
        sweepEvery: 20,
        // A test machine may be busy with other things.
        rulesDeadline: 30_000,
      },
    });
    [this.affairs] = made;
  }

  /** A house on a database of its own, with everybody in it. */
  static async open(wall: Wall, guests: readonly Name[] = []): Promise<TestHouse> {
    const storage = await openStorage({ data: emptyFolder() });
    await storage.migrate();
    const house = new TestHouse(storage, wall);
    await house.people(guests);
    return house;
  }

  /** Its database is closed with it. */
  async close(): Promise<void> {
    await this.stop();
    await this.storage.close();
  }

  async people(guests: readonly Name[] = []): Promise<void> {
    for (const id of PEOPLE) {
      const name = id.charAt(0).toUpperCase() + id.slice(1);
      await this.storage.createPerson(aPerson(id, { name, guest: guests.includes(id) }));
    }
  }

  make(
    who: Name,
    seats: readonly SeatWish[],
    terms: Terms = FRIENDLY,
    more: Partial<NewTable> = {},
  ): Promise<TableCard> {
    return this.affairs.create(as(who), { game: 'toy', options: {}, seats: [...seats], terms, ...more });
  }

  /** A game of these people that has begun. */
  async playing(people: readonly Name[], terms: Terms = FRIENDLY, others: readonly SeatWish[] = []): Promise<string> {
    const [host, ...rest] = people;
    const open = rest.map((): SeatWish => ({ kind: 'open' }));
    const { id } = await this.make(host, [{ kind: 'me' }, ...open, ...others], terms);
    for (const one of rest) {
      await this.affairs.sitDown(as(one), id, {});
      await this.affairs.setReady(as(one), id, true);
    }
    await this.affairs.start(as(host), id);
    return id;
  }

  async screen(who: Name, table: string): Promise<TestScreen> {
    const screen = new TestScreen();
    screen.leave = await this.station.follow(as(who), table, screen);
    return screen;
  }

  command(who: Name, table: string, command: Command, id = `c${++this.#commands}`): Promise<{ version: number }> {
    return this.station.command(as(who), table, id, command);
  }

  /** Somebody plays the first move they have. */
  async play(who: Name, table: string): Promise<void> {
    const { move, version } = await this.offered(who, table);
    await this.command(who, table, { type: 'play', version, move });
  }

  async offered(who: Name, table: string): Promise<{ move: Move; version: number }> {
    const screen = new Screen();
    const leave = await this.station.follow(as(who), table, screen);
    const { stage, version } = screen.present;
    leave();
    if (stage.kind !== 'yours') throw new Error(`it is not ${who}’s turn`);
    return { move: stage.moves[0].move, version };
  }

  card(table: string, who: Name = 'anna'): Promise<TableCard> {
    return this.affairs.card(as(who), table);
  }

  /** Waits until what somebody would be shown satisfies this. */
  async until(table: string, holds: (card: TableCard) => boolean, who: Name = 'anna'): Promise<TableCard> {
    const patience = Date.now() + 20_000;
    for (;;) {
      const card = await this.card(table, who);
      if (holds(card)) return card;
      if (Date.now() > patience) throw new Error(`still ${JSON.stringify(card)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async facts(table: string, who: Name = 'anna'): Promise<string[]> {
    const lines = await this.affairs.chat(as(who), table, {});
    return lines.flatMap(({ key, params }) => {
      if (key === undefined) return [];
      return [[key, ...Object.values(params ?? {})].join(' ')];
    });
  }

  async stop(): Promise<void> {
    await this.station.stop();
  }
}

/** A screen that can be left. */
export class TestScreen extends Screen {
  leave: () => void = () => undefined;

  get card(): TableCard {
    const message = this.messages.findLast(({ kind }) => kind === 'card');
    if (message?.kind !== 'card') throw new Error('this screen was told no card');
    return message.card;
  }
  get said(): string[] {
    return this.messages.flatMap((message) =>
      message.kind === 'chat' ? message.lines.map(({ text, key, reaction }) => text ?? key ?? reaction ?? '') : [],
    );
  }
}

/** A screen that follows a list of tables. */
export class ListScreen extends TestScreen {
  /** The ids of each list it was told. */
  get lists(): string[][] {
    return this.messages.flatMap((message) => (message.kind === 'list' ? [message.tables.map(({ id }) => id)] : []));
  }
}
