import { afterEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { openStandard } from '../games/testing.ts';
import { type Game, makeSetup, startMatch } from '../kernel/index.ts';
import { ADVISER } from '../players/levels.ts';
import { Driver } from './driver.ts';
import { Pondering } from './pondering.ts';
import type { SeatHolder } from './seats.ts';
import { Table } from './table.ts';
import { think } from './thinking.ts';
import { type Decision, type Thinker, type Thought, thoughtFor } from './thought.ts';
import { type Helper, Helping, wait } from './together.ts';

/** Ada plays, Otto answers. */
function tableOf(game: Game, level: string, people = 1): Table {
  const holders: SeatHolder[] = [
    { kind: 'human', name: 'Ada' },
    people > 1 ? { kind: 'human', name: 'Ben' } : { kind: 'opponent', level, name: 'Otto' },
  ];
  const setup = makeSetup(game, { seats: ['player', 'player'], seed: 21 });
  return new Table(startMatch(game, setup), { id: 't', holders, edition: undefined });
}

/** Two decisions of one game with something to choose. */
function twoThoughts(game: Game, level: string): readonly [Thought, Thought] {
  const table = tableOf(game, level);
  const found: Thought[] = [];
  while (found.length < 2) {
    const [seat] = table.deciding;
    const thought = thoughtFor(table, seat, level);
    if (thought.moves.length > 3) found.push(thought);
    table.play(seat, thought.moves[0]);
  }
  return [found[0], found[1]];
}

describe.each(GAMES.map(({ id }) => id))('an opponent of %s that ponders', (id) => {
  test.each(['steady', 'skilled', 'expert'])('decides and plans as %s does that was asked at once', async (level) => {
    const game = await openStandard(id);
    const pondering = new Pondering();
    for (const thought of twoThoughts(game, level)) {
      const atOnce = think(game, thought);
      expect(await pondering.ponder(await openStandard(id), thought)).toEqual(atOnce);
      // Whoever asks later is not kept waiting: nothing is left to be thought about.
      expect(await pondering.think(brokenGame, thought, [])).toEqual(atOnce);
    }
  });

  test('is heard while it does, and drops what nobody needs', async () => {
    const game = await openStandard(id);
    const [thought, other] = twoThoughts(game, 'expert');
    const pondering = new Pondering();
    let copies = 0;
    const counted: Game = {
      ...game,
      clone(state) {
        copies++;
        return game.clone(state);
      },
    };
    const dropped = pondering.ponder(counted, thought);
    expect(await pondering.think(game, other, [])).toEqual(think(game, other));
    // Not even in the piece that was next.
    const before = copies;
    expect([await dropped, copies, before > 0]).toEqual([undefined, before, true]);
  });

  test('finishes what is asked for meanwhile, with everybody’s help', async () => {
    const game = await openStandard(id);
    const [, thought] = twoThoughts(game, 'expert');
    const pondering = new Pondering();
    const pondered = pondering.ponder(game, thought);
    await wait(0);
    const counted = { tries: 0 };
    const decision = await pondering.think(game, thought, [helperFor(await openStandard(id), counted)]);
    expect(decision).toEqual(think(game, thought));
    expect(await pondered).toBe(decision);
    expect(counted.tries).toBeGreaterThan(0);
  });
});

/** Nobody can think with this. */
const brokenGame = new Proxy({} as Game, {
  get: (_, name) => {
    throw new Error(`somebody thought: ${String(name)}`);
  },
});

function helperFor(game: Game, counted: { tries: number }): Helper {
  const helping = new Helping();
  return {
    join: async (question, thought) => helping.join(game, question, thought),
    async try(question, trying) {
      counted.tries++;
      return helping.try(question, trying);
    },
  };
}

test('what is asked for is finished, though something else is pondered or all is dropped meanwhile', async () => {
  const game = await openStandard('steamrollers');
  const [thought, other] = twoThoughts(game, 'expert');
  const pondering = new Pondering();
  const pondered = pondering.ponder(game, thought);
  const asked = pondering.think(brokenGame, thought, []);
  expect(await pondering.ponder(game, other)).toBeUndefined();
  pondering.drop();
  expect(await asked).toEqual(think(game, thought));
  expect(await pondered).toEqual(await asked);
});

describe('what the clock has ended', () => {
  afterEach(() => vi.restoreAllMocks());
  const hourLater = (): void => {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 3_600_000);
  };

  test.each(['before anybody asked', 'after somebody asked'])(
    'is not kept, %s: thought about afresh there may be time for all of it',
    async (when) => {
      const game = await openStandard('steamrollers');
      const [thought] = twoThoughts(game, 'skilled');
      const pondering = new Pondering();
      const pondered = pondering.ponder(game, thought);
      const asked = when === 'after somebody asked' ? pondering.think(game, thought, []) : undefined;
      hourLater();
      expect(await pondered).toBeUndefined();
      expect(await (asked ?? pondering.think(game, thought, []))).toEqual(think(game, thought));
    },
  );
});

/** A thinker that says what it was asked, and what it had thought of before. */
class Watched implements Required<Omit<Thinker, 'explain'>> {
  readonly #game: Game;
  readonly #pondering = new Pondering();
  readonly pondered: Thought[] = [];
  readonly asked: Thought[] = [];
  #underWay = 0;
  dropped = 0;

  constructor(game: Game) {
    this.#game = game;
  }
  think(thought: Thought): Promise<Decision> {
    this.asked.push(thought);
    return this.#pondering.think(this.#game, thought, []);
  }
  async ponder(thought: Thought): Promise<Decision | undefined> {
    this.#underWay++;
    const decision = await this.#pondering.ponder(this.#game, thought);
    if (decision !== undefined) this.pondered.push(thought);
    this.#underWay--;
    return decision;
  }
  async drop(): Promise<void> {
    this.dropped++;
    this.#pondering.drop();
  }

  /** When there is nothing left to ponder. */
  async quiet(): Promise<void> {
    do await wait(0);
    while (this.#underWay > 0);
  }
  /** How many of the questions had been thought of before. */
  get foreseen(): number {
    const known = this.pondered.map((thought) => JSON.stringify(thought));
    return this.asked.filter((thought) => known.includes(JSON.stringify(thought))).length;
  }
}

const drive = (table: Table, thinker: Thinker, patience?: number): Driver =>
  new Driver(table, {
    storage: { save: async () => undefined },
    thinker,
    audience: { changed: () => undefined, notKept: () => undefined, takenOver: () => undefined },
    pause: async () => undefined,
    ...(patience === undefined ? {} : { patience: () => patience }),
  });

/** Ada plays as such an opponent would, so many moves. */
async function play(game: Game, driver: Driver, thinker: Watched, level: string, moves: number): Promise<void> {
  const { table } = driver;
  await driver.run();
  // What is asked before Ada's first move nobody could think of while she decided.
  thinker.asked.length = 0;
  for (let made = 0; made < moves && !table.over; made++) {
    await thinker.quiet();
    const { move } = think(game, thoughtFor(table, 0, level));
    await driver.play(0, table.version, move);
    await driver.run();
  }
  await driver.stop();
}

describe.each(GAMES.map(({ id }) => id))('at a table of %s', (id) => {
  test('opponents that think while a person does play the same game, and have thought of what they are asked when she does what was guessed', async () => {
    const game = await openStandard(id);
    const [plain, ahead] = [tableOf(game, 'skilled'), tableOf(game, 'skilled')];
    const [thinker, foreseeing] = [new Watched(game), new Watched(game)];
    await play(game, drive(plain, thinker), thinker, 'steady', 12);
    await play(game, drive(ahead, foreseeing, 0), foreseeing, 'steady', 12);
    expect(ahead.match.played).toEqual(plain.match.played);
    expect(thinker.pondered).toEqual([]);
    expect(foreseeing.asked).toEqual(thinker.asked);
    // Ada does what one of the guesses says, and the luck at the table is the one that was played on with.
    expect([foreseeing.asked.length > 2, foreseeing.foreseen]).toEqual([true, foreseeing.asked.length]);
  });
});

describe('opponents', () => {
  test('do not think while people do as long as nobody had to wait for them', async () => {
    const game = await openStandard('steamrollers');
    const thinker = new Watched(game);
    await play(game, drive(tableOf(game, 'steady'), thinker, 60_000), thinker, 'novice', 4);
    expect([thinker.asked.length > 0, thinker.pondered]).toEqual([true, []]);
  });

  test('think on when somebody had to', async () => {
    const game = await openStandard('steamrollers');
    const thinker = new Watched(game);
    const slow: Thinker = {
      think: async (thought) => {
        await wait(30);
        return thinker.think(thought);
      },
      ponder: (thought) => thinker.ponder(thought),
      drop: () => thinker.drop(),
    };
    await play(game, drive(tableOf(game, 'steady'), slow, 20), thinker, 'novice', 4);
    expect(thinker.pondered.length).toBeGreaterThan(0);
  });

  test('go on with what they think about when the person does what was guessed, and think of something else when not', async () => {
    const game = await openStandard('autobahn');
    const table = tableOf(game, 'skilled');
    /** What was to be pondered, by seat and number of moves; Otto never comes to an end with it. */
    const pondered: string[] = [];
    const driver = drive(
      table,
      {
        think: async (thought) => think(game, thought),
        ponder(thought) {
          const [, luck] = thought.luck;
          pondered.push(luck);
          return thought.seat === 0 ? Promise.resolve(think(game, thought)) : new Promise(() => undefined);
        },
        drop: async () => undefined,
      },
      0,
    );
    await driver.run();
    await wait(0);
    const { at } = table;
    const [asAda, asOtto] = pondered;
    expect([pondered.length, asAda]).toEqual([2, `player 0 ${ADVISER} ${at}`]);
    // Ada's turn goes on for some moves before Otto is asked.
    expect(Number(asOtto.split(' ').at(-1))).toBeGreaterThan(at + 1);
    const { move } = think(game, thoughtFor(table, 0, ADVISER));
    await driver.play(0, table.version, move);
    await wait(0);
    expect(pondered.length).toBe(2);
    await driver.takeBack(0, table.version, 1);
    await wait(0);
    expect(pondered.length).toBe(2);
    const otherwise = game.moves(table.match.state, 0).find((offered) => offered !== move);
    await driver.play(0, table.version, otherwise);
    await wait(0);
    expect(pondered[2]).toBe(`player 0 ${ADVISER} ${at + 1}`);
    await driver.stop();
  });

  test('stop when nobody plays on', async () => {
    const game = await openStandard('steamrollers');
    const thinker = new Watched(game);
    const driver = drive(tableOf(game, 'expert'), thinker, 0);
    await driver.run();
    await driver.stop();
    await thinker.quiet();
    expect(thinker.dropped).toBe(1);
    const { length } = thinker.pondered;
    await wait(20);
    expect(thinker.pondered.length).toBe(length);
  });

  test('have nothing to think about at a table of people', async () => {
    const game = await openStandard('steamrollers');
    const table = tableOf(game, 'steady', 2);
    const thinker = new Watched(game);
    const driver = drive(table, thinker, 0);
    await driver.run();
    await thinker.quiet();
    expect(thinker.pondered).toEqual([]);
  });
});
