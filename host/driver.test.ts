import { describe, expect, test } from 'vitest';
import { toy } from '../kernel/conformance/toy.ts';
import { type Move, makeSetup, resumeMatch, type Seat, seedStream, startMatch, stateAt } from '../kernel/index.ts';
import { branchAt } from './branch.ts';
import { type Audience, type Change, Driver, type DriverParts, SaveConflict } from './driver.ts';
import { toSave } from './save.ts';
import type { SeatHolder } from './seats.ts';
import { SharedScreen } from './shared-screen.ts';
import { Feed } from './snapshot.ts';
import { Table } from './table.ts';
import { think } from './thinking.ts';

const game = toy.open(toy.standardEdition);
const ANNA: SeatHolder = { kind: 'human', name: 'Anna' };
const BEN: SeatHolder = { kind: 'human', name: 'Ben' };
const OTTO: SeatHolder = { kind: 'opponent', level: 'greedy', name: 'Otto' };

function newTable(holders: readonly SeatHolder[] = [ANNA, OTTO], seed = 5): Table {
  const setup = makeSetup(game, { seats: holders.map(() => 'player'), options: { whistle: true }, seed });
  return new Table(startMatch(game, setup), { id: 't', holders, edition: toy.standardEdition });
}

/** An audience that writes down what it is told. */
class Listener implements Audience {
  readonly heard: string[] = [];
  changed(): void {
    this.heard.push('changed');
  }
  notKept(problem: unknown): void {
    this.heard.push(problem === undefined ? 'kept again' : 'not kept');
  }
  takenOver(): void {
    this.heard.push('taken over');
  }
}

function drive(table: Table, parts: Partial<DriverParts> = {}): { driver: Driver; listener: Listener; kept: Change[] } {
  const listener = new Listener();
  const kept: Change[] = [];
  const driver = new Driver(table, {
    storage: {
      async save(change) {
        kept.push(change);
      },
    },
    thinker: { think: async (thought) => think(game, thought) },
    audience: listener,
    pause: async () => undefined,
    ...parts,
  });
  return { driver, listener, kept };
}

const first = (table: Table, seat: Seat): Move => game.moves(table.match.state, seat)[0];

/** The person plays the first move each time, to the end. */
async function playOut(driver: Driver): Promise<void> {
  const { table } = driver;
  for (;;) {
    await driver.run();
    if (table.over) return;
    const [seat] = table.deciding;
    await driver.play(seat, table.version, first(table, seat));
  }
}

describe('a driven table', () => {
  test('plays everybody who is no person, and waits for those who are', async () => {
    const { driver, kept } = drive(newTable());
    await driver.run();
    expect([driver.table.at, driver.table.deciding]).toEqual([1, [0]]);
    expect(kept.map(({ from }) => from)).toEqual([0]);
  });

  test('is the same game wherever it is driven and however often it was left: opponents’ luck depends on seed, seat, level and move alone', async () => {
    const whole = drive(newTable());
    await playOut(whole.driver);
    const table = newTable();
    for (;;) {
      // Everybody gets up after every move: another driver goes on.
      const { driver } = drive(table);
      await driver.run();
      if (table.over) break;
      await driver.play(0, table.version, first(table, 0));
    }
    expect(table.match.played).toEqual(whole.driver.table.match.played);
    expect(table.at).toBeGreaterThan(10);
  });

  test('refuses a command that was chosen for an earlier version, or that is no move, and changes nothing', async () => {
    const { driver, kept } = drive(newTable());
    await driver.run();
    const { table } = driver;
    const move = first(table, 0);
    await expect(driver.play(0, table.version - 1, move)).rejects.toThrow('movedOn');
    await expect(driver.play(0, table.version, { type: 'derail' })).rejects.toThrow('illegal');
    expect([table.at, kept.length]).toEqual([1, 1]);
    const { version } = table;
    await driver.play(0, version, move);
    // The same command once more, as a line that was broken would send it.
    await expect(driver.play(0, version, move)).rejects.toThrow('movedOn');
    expect(table.at).toBe(2);
  });

  test('throws away what was thought about a move that was taken back', async () => {
    const table = newTable([ANNA, BEN, OTTO]);
    let answer: (() => void) | undefined;
    const { driver } = drive(table, {
      thinker: {
        think: (thought) =>
          new Promise((resolve) => {
            answer = () => resolve(think(game, thought));
          }),
      },
    });
    const running = driver.run();
    await driver.play(0, table.version, first(table, 0));
    await driver.takeBack(0, table.version, 1);
    answer?.();
    await running;
    expect(table.at).toBe(0);
  });

  test('goes on in memory when nothing can be kept, tells so once, and tells when it is kept again', async () => {
    let full = true;
    const changes: Change[] = [];
    const { driver, listener } = drive(newTable(), {
      storage: {
        async save(change) {
          if (full) throw new Error('disk full');
          changes.push(change);
        },
      },
    });
    await driver.run();
    await driver.play(0, driver.table.version, first(driver.table, 0));
    await driver.run();
    expect(listener.heard.filter((word) => word !== 'changed')).toEqual(['not kept']);
    full = false;
    await driver.play(0, driver.table.version, first(driver.table, 0));
    expect(listener.heard.filter((word) => word !== 'changed')).toEqual(['not kept', 'kept again']);
    // All that was missed is part of the first change that is kept.
    expect(changes[0].from).toBe(0);
  });

  test('stands still when somebody else has written: nothing is overwritten', async () => {
    let writes = 0;
    const { driver, listener } = drive(newTable(), {
      storage: {
        async save() {
          writes++;
          throw new SaveConflict();
        },
      },
    });
    await driver.run();
    expect(listener.heard.at(-1)).toBe('taken over');
    await expect(driver.play(0, driver.table.version, first(driver.table, 0))).rejects.toThrow('elsewhere');
    expect(writes).toBe(1);
  });

  test('can be left at any time: leaving waits until the last move is kept', async () => {
    const done: string[] = [];
    let finish: (() => void) | undefined;
    const { driver } = drive(newTable([ANNA, BEN]), {
      storage: {
        save: () =>
          new Promise((resolve) => {
            finish = () => {
              done.push('kept');
              resolve();
            };
          }),
      },
    });
    void driver.play(0, 0, first(driver.table, 0));
    const left = driver.stop().then(() => done.push('left'));
    await Promise.resolve();
    finish?.();
    await left;
    expect(done).toEqual(['kept', 'left']);
  });

  test('that keeps states with the moves is taken up again without playing any of it', async () => {
    const table = newTable();
    const { driver } = drive(table);
    await playOut(driver);
    const { match } = table;
    const states = [...match.past.slice(1), match.state];
    const untouchable = { ...game, apply: () => expect.unreachable('a move was played again') };
    const again = resumeMatch({ ...match, game: untouchable }, match.played, [match.past[0], ...states]);
    expect({ ...again, game }).toEqual(match);
  });
});

describe('what a screen is told', () => {
  test('only what is new of the log, and what was taken back again', async () => {
    const table = newTable([ANNA, BEN]);
    const feed = new Feed(table);
    expect(feed.snapshot(0).log.from).toBe(0);
    table.play(0, first(table, 0));
    const { log, version } = feed.snapshot(0);
    expect([log.from, log.entries.length, version]).toEqual([1, 1, 1]);
    table.undo(0);
    table.play(0, game.moves(table.match.state, 0)[1]);
    const after = feed.snapshot(0);
    expect(after.log.entries.at(-1)).toEqual(table.log(1, 0)[0]);
    expect(after.log.from).toBeLessThanOrEqual(1);
  });

  test('each of several screens what its own viewer may know', () => {
    const table = newTable([ANNA, BEN]);
    const [anna, ben] = [new Feed(table).snapshot(0), new Feed(table).snapshot(1)];
    expect(anna.moment.view).toEqual(game.view(table.match.state, 0));
    expect(ben.moment.view).toEqual(game.view(table.match.state, 1));
    expect([anna.stage.kind, ben.stage.kind]).toEqual(['yours', 'yours']);
    expect(JSON.stringify([anna, ben])).not.toContain('"random"');
    expect([anna.seed, anna.recordIsOpen]).toEqual([undefined, false]);
  });
});

describe('people at one screen', () => {
  test.each([
    ['secrets', [undefined, 0]],
    ['always', [undefined, 0]],
    ['never', [0, undefined]],
  ] as const)('where it is handed over %s', (rule, [person, handover]) => {
    const screen = new SharedScreen(newTable([ANNA, BEN]), rule);
    screen.seatNext();
    expect([screen.person, screen.handover]).toEqual([person, handover]);
    expect(screen.viewer).toBe(person ?? 'spectator');
    screen.taken();
    expect(screen.viewer).toBe(0);
  });
});

describe('playing on from an earlier moment', () => {
  const luck = (seed: number) => ({ stream: seedStream(seed, 'branch'), seed });

  test('of a running game imagines anew what is hidden: the viewer’s view stays, the luck to come does not', async () => {
    const table = newTable([ANNA, OTTO], 5);
    const { driver } = drive(table);
    await driver.run();
    await driver.play(0, table.version, first(table, 0));
    await driver.run();
    const at = 2;
    const truth = stateAt(table.match, at);
    let otherHands = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const branch = branchAt(table, 'b', at, 0, luck(100 + seed));
      const { state, setup } = branch.match;
      expect(game.view(state, 0)).toEqual(table.moment(at, 0).view);
      expect(setup.seed).not.toBe(table.match.setup.seed);
      expect(state.random).not.toEqual(truth.random);
      expect(JSON.stringify(toSave(branch))).not.toContain(JSON.stringify(truth.random));
      expect([branch.practice, branch.recordIsOpen, branch.seed]).toEqual([true, false, undefined]);
      if (JSON.stringify(state) !== JSON.stringify({ ...truth, random: state.random })) otherHands++;
    }
    expect(otherHands).toBeGreaterThan(10);
  });

  test('of a finished game is the true game', async () => {
    const table = newTable();
    await playOut(drive(table).driver);
    const branch = branchAt(table, 'b', 4, 0, luck(1));
    expect(branch.match.state).toEqual(table.match.past[4]);
    expect([branch.practice, branch.at, branch.seed]).toEqual([false, 4, 5]);
    await playOut(drive(branch).driver);
    expect(table.match.past[4]).toEqual(branchAt(table, 'c', 4, 0, luck(1)).match.state);
  });
});
