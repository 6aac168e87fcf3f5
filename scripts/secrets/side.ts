/** One of the two stations, with the people who play there, and what each of them is sent. */
import { createHash } from 'node:crypto';
import { below, type Move, type Seat, type Stream, seedStream, type Viewer } from '../../kernel/index.ts';
import type { Surroundings } from '../../server/people/surroundings.ts';
import type { Command, Question, ServerMessage } from '../../server/protocol/socket.ts';
import type { SeatWish } from '../../server/protocol/tables.ts';
import type { RunningServer } from '../../server/serve.ts';
import { Ear, inTime } from '../../server/testing/ear.ts';
import { startStation, Visitor } from '../../server/testing/station.ts';
import { OPEN_TERMS } from '../../server/testing/terms.ts';
import { type Marks, seedOf, seedWords } from './marks.ts';

const TRUE_GAMES = new URL('./true-games.ts', import.meta.url);
const TWIN_GAMES = new URL('./twin-games.ts', import.meta.url);
const NOON = Date.parse('2026-05-04T12:00:00Z');
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'];

/** Time stands still, and chance is the same in both stations; only the seed of a game is chosen. */
class Owned implements Surroundings {
  readonly #chance: Stream = seedStream(1, 'station');
  #ids = 0;
  words: readonly number[] = [];

  now(): number {
    return NOON;
  }
  newId(): string {
    return `id-${String(++this.#ids).padStart(6, '0')}`;
  }
  newSecret(): string {
    return createHash('sha256').update(this.newId()).digest('base64url');
  }
  pick(limit: number): number {
    if (limit === 2 ** 21) return this.words[0];
    if (limit === 2 ** 32) return this.words[1];
    return below(this.#chance, limit);
  }
}

/** Who sits where. */
export type Sitter = 'person' | 'program' | { readonly opponent: string } | { readonly automa: string };

export interface GameWish {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly sitters: readonly Sitter[];
}

const wishFor = (sitter: Sitter, seat: Seat): SeatWish => {
  if (sitter === 'program') return { kind: 'program' };
  if (sitter === 'person') return { kind: seat === 0 ? 'me' : 'open' };
  return 'opponent' in sitter
    ? { kind: 'opponent', level: sitter.opponent }
    : { kind: 'automa', automa: sitter.automa };
};

type GameParts = Pick<Game, 'id' | 'seed' | 'visitors' | 'watcher' | 'ears' | 'other'>;

/** One game at one of the stations. */
export class Game {
  readonly id: string;
  readonly seed: number;
  /** By seat; undefined for those who are no persons and no programs with a token. */
  readonly visitors: readonly (Visitor | undefined)[];
  readonly watcher: Visitor;
  readonly ears: ReadonlyMap<Viewer, Ear>;
  /** Whether it is the game whose secrets are others. */
  readonly other: boolean;

  constructor({ id, seed, visitors, watcher, ears, other }: GameParts) {
    this.id = id;
    this.seed = seed;
    this.visitors = visitors;
    this.watcher = watcher;
    this.ears = ears;
    this.other = other;
  }

  visitor(viewer: Viewer): Visitor {
    const visitor = viewer === 'spectator' ? this.watcher : this.visitors[viewer];
    if (!visitor) throw new Error(`nobody comes as ${viewer}`);
    return visitor;
  }

  ear(viewer: Viewer): Ear {
    const ear = this.ears.get(viewer);
    if (!ear) throw new Error(`nobody listens as ${viewer}`);
    return ear;
  }

  /** Whose turn it is among those who play here; undefined when it is nobody's. */
  get turns(): readonly Seat[] {
    return [...this.ears].flatMap(([viewer, ear]) =>
      viewer !== 'spectator' && ear.snapshot?.stage.kind === 'yours' ? [viewer] : [],
    );
  }
  get over(): boolean {
    return [...this.ears.values()].some((ear) => ear.snapshot?.stage.kind === 'over');
  }

  /** Resolves when what everybody here was told satisfies this. */
  async until(what: string, holds: () => boolean): Promise<void> {
    await inTime(() => `${what}: ${this.#present()}`, this.#until(holds));
  }
  async #until(holds: () => boolean): Promise<void> {
    const ears = [...this.ears.values()];
    while (!holds()) {
      await Promise.race(
        ears.map((ear) => {
          const heard = ear.messages.length;
          return ear.until(() => ear.messages.length > heard);
        }),
      );
    }
  }

  /** What everybody has been told, for whoever waits in vain. */
  #present(): string {
    const facts = [...this.ears].map(([viewer, { snapshot, card }]) => [
      viewer,
      snapshot?.version,
      snapshot?.stage.kind,
      card?.at,
      card?.watchers,
      card?.seats.map(({ presence }) => presence),
    ]);
    return JSON.stringify(facts);
  }

  /** Everybody has been told of the same version, in snapshot and card, and somebody here has to decide or it is over. */
  settled(version: number): Promise<void> {
    const ears = [...this.ears.values()];
    return this.until(`everybody at version ${version}`, () => {
      const newest = Math.max(...ears.map(({ snapshot }) => snapshot?.version ?? -1));
      if (newest < version || !(this.over || this.turns.length > 0)) return false;
      const { at } = this.ear(0).present.moment;
      return ears.every(
        ({ snapshot, card }) =>
          snapshot?.version === newest &&
          card?.at === at &&
          card.watchers === 1 &&
          card.seats.every(({ presence }) => presence === undefined || presence === 'here'),
      );
    });
  }

  async command(viewer: Viewer, id: string, command: Command): Promise<ServerMessage> {
    return this.ear(viewer).asked(id, { kind: 'command', table: this.id, command });
  }
  async question(viewer: Viewer, id: string, question: Question): Promise<ServerMessage> {
    return this.ear(viewer).asked(id, { kind: 'question', table: this.id, question });
  }
  async play(seat: Seat, id: string, move: Move): Promise<number> {
    const { version } = this.ear(seat).present;
    const answer = await this.command(seat, id, { type: 'play', version, move });
    if (answer.kind !== 'accepted') throw new Error(`a legal move was not accepted: ${JSON.stringify(answer)}`);
    return answer.version;
  }

  leave(): void {
    for (const ear of this.ears.values()) ear.close();
  }
}

/** One of the two stations. */
export class Side {
  readonly server: RunningServer;
  readonly #around: Owned;
  readonly #other: boolean;

  private constructor(server: RunningServer, around: Owned, other: boolean) {
    this.server = server;
    this.#around = around;
    this.#other = other;
  }

  static async start(other: boolean): Promise<Side> {
    const surroundings = new Owned();
    const registry = other ? TWIN_GAMES : TRUE_GAMES;
    const server = await startStation({
      surroundings,
      checkAnswers: false,
      tables: {
        registry,
        rulesThreads: 1,
        thinkerThreads: 1,
        pace: 0,
        // Nothing that the clock on the wall begins.
        sweepEvery: 0,
        compareEvery: 0,
        rulesDeadline: 60_000,
        thinkingDeadline: 60_000,
      },
    });
    return new Side(server, surroundings, other);
  }

  async begin({ game, options, sitters }: GameWish, marks: Marks): Promise<Game> {
    const words = seedWords(marks, this.#other);
    this.#around.words = words;
    // New people for every game: what is kept of somebody is of this game alone.
    const people: Visitor[] = [];
    for (const name of NAMES) people.push(await Visitor.named(this.server.address, name));
    const [host] = people;
    const watcher = people[people.length - 1];
    const body = { game, options, seats: sitters.map(wishFor), terms: OPEN_TERMS };
    const { id } = await host.ask('POST /api/tables', { body });
    const params = { id };
    const visitors: (Visitor | undefined)[] = [];
    for (const [seat, sitter] of sitters.entries()) {
      if (sitter === 'program') {
        const program = new Visitor(this.server.address);
        ({ token: program.token } = await host.ask('POST /api/tables/:id/seats/:seat/token', { params: { id, seat } }));
        visitors.push(program);
      } else if (sitter === 'person') {
        const person = people[seat];
        if (seat > 0) await person.ask('POST /api/tables/:id/sit-down', { params, body: { seat } });
        await person.ask('POST /api/tables/:id/ready', { params, body: { ready: true } });
        visitors.push(person);
      } else visitors.push(undefined);
    }
    await host.ask('POST /api/tables/:id/start', { params });
    const ears = new Map<Viewer, Ear>();
    for (const [seat, visitor] of visitors.entries())
      if (visitor) ears.set(seat, new Ear(this.server.address, visitor));
    ears.set('spectator', new Ear(this.server.address, watcher));
    for (const ear of ears.values()) {
      await ear.until(() => ear.messages.length > 0);
      await ear.told('snapshot', { kind: 'follow', table: id });
    }
    return new Game({ id, seed: seedOf(words), other: this.#other, visitors, watcher, ears });
  }

  stop(): Promise<void> {
    return this.server.stop();
  }
}
