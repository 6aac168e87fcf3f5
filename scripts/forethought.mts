/**
 * What it is worth that opponents think while a person does: somebody of a level plays a person who takes so many milliseconds for a decision, against
 * opponents of another; how long they kept the person waiting, thinking ahead and not.
 *
 *   npx tsx scripts/forethought.mts steamrollers --level master --person expert --decisions 60 --thinks 3000 --seed 650000
 */
import { parseArgs } from 'node:util';
import { GAMES } from '../games/registry.ts';
import { Driver } from '../host/driver.ts';
import { Pondering } from '../host/pondering.ts';
import type { SeatHolder } from '../host/seats.ts';
import { Table } from '../host/table.ts';
import { think } from '../host/thinking.ts';
import { type Decision, type Thinker, type Thought, thoughtFor } from '../host/thought.ts';
import { wait } from '../host/together.ts';
import { type Game, makeSetup, type Seat, startMatch } from '../kernel/index.ts';
import { addDuration, type Durations, mean, quantile } from '../players/statistics.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'master' },
    person: { type: 'string', default: 'expert' },
    seats: { type: 'string', default: '2' },
    decisions: { type: 'string', default: '60' },
    thinks: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '650000' },
  },
});

/** Takes down how long every question took. */
class Stopwatch implements Required<Omit<Thinker, 'explain'>> {
  readonly #game: Game;
  readonly #pondering = new Pondering();
  readonly took: number[] = [];
  #underWay = 0;
  /** Milliseconds of pondering. */
  pondered = 0;

  constructor(game: Game) {
    this.#game = game;
  }
  async think(thought: Thought): Promise<Decision> {
    const began = performance.now();
    const decision = await this.#pondering.think(this.#game, thought, []);
    this.took.push(performance.now() - began);
    return decision;
  }
  async ponder(thought: Thought): Promise<Decision | undefined> {
    const began = performance.now();
    this.#underWay++;
    const decision = await this.#pondering.ponder(this.#game, thought);
    this.#underWay--;
    this.pondered += performance.now() - began;
    return decision;
  }
  async drop(): Promise<void> {
    this.#pondering.drop();
  }
  /** When the person has thought so long, or nothing is left to ponder. */
  async until(time: number): Promise<void> {
    const end = performance.now() + time;
    do await wait(1);
    while (this.#underWay > 0 && performance.now() < end);
  }
}

interface Played {
  readonly moves: string;
  readonly took: readonly number[];
  readonly pondered: number;
}

const PERSON: Seat = 0;

async function play(game: Game, ahead: boolean): Promise<Played> {
  const seats = Number(values.seats);
  const holders = Array.from(
    { length: seats },
    (_, seat): SeatHolder =>
      seat === PERSON ? { kind: 'human' } : { kind: 'opponent', level: values.level, name: `opponent ${seat}` },
  );
  const setup = makeSetup(game, { seats: holders.map(() => 'player'), seed: Number(values.seed) });
  const table = new Table(startMatch(game, setup), { id: 't', holders, edition: undefined });
  const thinker = new Stopwatch(game);
  const driver = new Driver(table, {
    storage: { save: async () => undefined },
    thinker,
    audience: { changed: () => undefined, notKept: () => undefined, takenOver: () => undefined },
    pause: async () => undefined,
    patience: () => (ahead ? 0 : undefined),
  });
  await driver.run();
  for (let made = 0; made < Number(values.decisions) && !table.over; made++) {
    if (ahead) await thinker.until(Number(values.thinks));
    // With luck of its own: guesses have another.
    const thought = thoughtFor(table, PERSON, values.person);
    const { move } = think(game, { ...thought, luck: [thought.luck[0], `person ${table.at}`] });
    await driver.play(PERSON, table.version, move);
    await driver.run();
  }
  await driver.stop();
  const { took, pondered } = thinker;
  return { moves: JSON.stringify(table.match.played.map(({ move }) => move)), took, pondered };
}

const entry = GAMES.find(({ id }) => id === positionals[0]);
if (entry === undefined) throw new Error(`there is no game ${positionals[0]}`);
const module = await entry.load();
const game = module.open(module.standardEdition);
const plain = await play(game, false);
const ahead = await play(game, true);
if (plain.moves !== ahead.moves) throw new Error('thinking ahead has changed a move');
function figures(took: readonly number[]): string {
  const durations: Durations = {};
  for (const one of took) addDuration(durations, one);
  return `mean ${mean(took).toFixed(0)}, p95 ${quantile(durations, 0.95)?.toFixed(0)} ms`;
}
const sum = (took: readonly number[]): number => took.reduce((all, one) => all + one, 0);
/** Nobody notices. */
const AT_ONCE = 20;
const known = ahead.took.filter((took) => took < AT_ONCE).length;
const knownAnyway = plain.took.filter((took) => took < AT_ONCE).length;
console.log(
  [
    `${game.id}, ${values.seats} seats, ${values.level} against ${values.person} who thinks ${values.thinks} ms: ${plain.took.length} thoughts, the same moves`,
    `asked at once: ${figures(plain.took)}, ${knownAnyway} of them within ${AT_ONCE} ms`,
    `thought ahead: ${figures(ahead.took)}, ${known} of them within ${AT_ONCE} ms`,
    `waiting ${(sum(plain.took) / 1000).toFixed(1)} s → ${(sum(ahead.took) / 1000).toFixed(1)} s, for ${(ahead.pondered / 1000).toFixed(1)} s of pondering`,
  ].join('\n'),
);
