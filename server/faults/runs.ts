/** Faults under load, each followed by a look whether every game goes on, and at the end by the checker. Bounded in count and time. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Postgres } from '../testing/postgres.ts';
import { type StationProcess, spawnStation } from '../testing/station.ts';
import { badNetwork } from './bad-network.ts';
import { check, type Findings, type HistoryEvent } from './checker.ts';
import { Company, type CompanyWish } from './company.ts';
import { keptIn } from './kept.ts';
import { Patience } from './patience.ts';

/** All three games, four seats each; at one of them an opponent sits, who has to go on by itself. */
const GAMES = [
  { game: 'train-rush', people: 4, opponents: [] },
  { game: 'steamrollers', people: 3, opponents: ['greedy'] },
  { game: 'autobahn', people: 4, opponents: [] },
] as const;

export interface LoadWish {
  readonly companies: number;
  /** Milliseconds a player thinks at least. */
  readonly pace: number;
  /** A game that stands still for so many ms after a fault counts as stuck, on a machine that has a processor for it. */
  readonly patience: number;
  readonly say: (line: string) => void;
}

export interface Figures extends Findings {
  readonly faults: number;
  readonly games: number;
  /** Milliseconds from a fault until every game had gone on, longest and in the middle. */
  readonly recovery: { readonly median: number; readonly longest: number };
}

const wishes = ({ companies, pace }: LoadWish): CompanyWish[] =>
  Array.from({ length: companies }, (_, n) => ({ ...GAMES[n % GAMES.length], pace }));

const LOOK_EVERY = 20;

/** Resolves when every company has seen a change it had not seen before. */
async function everyGameGoesOn(companies: readonly Company[], patience: Patience): Promise<number> {
  const before = new Map(companies.map((company) => [company, company.progress]));
  for (;;) {
    const stuck = companies.filter((company) => company.table === '' || company.progress === before.get(company));
    if (stuck.length === 0) return patience.taken;
    if (patience.isOver) {
      const where = stuck.map(({ standing }) => `\n  ${standing}`).join('');
      throw new Error(`${stuck.length} of ${companies.length} games do not go on:${where}`);
    }
    await sleep(LOOK_EVERY);
  }
}

function recoveryOf(times: readonly number[]): Figures['recovery'] {
  const ordered = [...times].sort((a, b) => a - b);
  return { median: ordered[Math.floor(ordered.length / 2)] ?? 0, longest: ordered.at(-1) ?? 0 };
}

async function begun(load: LoadWish, addresses: readonly string[], history: HistoryEvent[]): Promise<Company[]> {
  const companies = wishes(load).map((wish) => new Company(wish, addresses, history));
  await Promise.all(companies.map((company) => company.begin()));
  return companies;
}

/** The single process is killed at random moments; after each time what is kept is compared with all that was ever acknowledged. */
export async function killedAgainAndAgain(
  load: LoadWish & { readonly kills: number; readonly data: string },
): Promise<Figures> {
  const { data } = load;
  const start = (): Promise<StationProcess> => spawnStation(['--data', data, '--port', '0', '--log', 'error']);
  let station = await start();
  const network = await badNetwork(station.port);
  const history: HistoryEvent[] = [];
  const companies = await begun(load, [network.address], history);
  const times: number[] = [];
  const lost: string[] = [];
  const patience = (): Patience => new Patience(load.patience, () => [station.child.pid]);
  try {
    await everyGameGoesOn(companies, patience());
    for (let kill = 1; kill <= load.kills; kill++) {
      await sleep(randomInt(10, 1000));
      await station.stop('SIGKILL');
      const after = check(history, await keptIn({ data }));
      lost.push(...after.violations);
      const since = Date.now();
      station = await start();
      const open = Date.now() - since;
      network.lead(station.port);
      await everyGameGoesOn(companies, patience()).catch((error: unknown) => {
        load.say(`the process said last: ${station.said().slice(-3000)}`);
        throw error;
      });
      times.push(Date.now() - since);
      load.say(
        `kill ${kill}: ${after.accepted} acknowledged, ${after.violations.length} violations, open after ${open} ms, on after ${times.at(-1)} ms`,
      );
    }
  } finally {
    for (const company of companies) company.stop();
    await network.stop();
    await station.stop();
  }
  const findings = check(history, await keptIn({ data }));
  return {
    ...findings,
    violations: [...new Set([...lost, ...findings.violations])],
    faults: load.kills,
    games: companies.reduce((sum, { games }) => sum + games, 0),
    recovery: recoveryOf(times),
  };
}

/** Two processes on one PostgreSQL: one is killed, the database is restarted, and the lines are cut, slow, and say things twice. */
export async function twoProcesses(
  load: LoadWish & { readonly rounds: number; readonly postgres: Postgres },
): Promise<Figures> {
  const { postgres } = load;
  const url = await postgres.database();
  const start = (): Promise<StationProcess> => spawnStation(['--port', '0', '--log', 'error'], { DATABASE_URL: url });
  // The first one brings the schema up to date.
  const stations = [await start(), await start()];
  const networks = await Promise.all(stations.map(({ port }) => badNetwork(port)));
  const history: HistoryEvent[] = [];
  const addresses = networks.map(({ address }) => address);
  const companies = await begun(load, addresses, history);
  const times: number[] = [];
  const goOn = async (what: string): Promise<void> => {
    const patience = new Patience(load.patience, () => stations.map(({ child }) => child.pid));
    const took = await everyGameGoesOn(companies, patience).catch((error: unknown) => {
      for (const station of stations) load.say(`a process said last: ${station.said().slice(-3000)}`);
      throw new Error(what, { cause: error });
    });
    times.push(took);
    load.say(`${what}: every game on after ${took} ms`);
  };
  try {
    await goOn('four players at each table, on two processes');
    for (let round = 0; round < load.rounds; round++) {
      const killed = round % 2;
      await sleep(randomInt(10, 500));
      await stations[killed].stop('SIGKILL');
      await goOn(`process ${killed + 1} killed, the other goes on`);
      stations[killed] = await start();
      networks[killed].lead(stations[killed].port);
      await postgres.restart();
      await goOn('database restarted under load');
      for (const network of networks) network.set({ delay: 150, twice: 30 });
      for (let cut = 0; cut < 5; cut++) {
        await sleep(randomInt(50, 400));
        for (const network of networks) network.cut(0.5);
      }
      await goOn('lines cut, slow, and saying things twice');
      for (const network of networks) network.set({ delay: 0, twice: 0 });
      await goOn('fair weather again');
    }
  } finally {
    for (const company of companies) company.stop();
    for (const network of networks) await network.stop();
    for (const station of stations) await station.stop();
  }
  const told = networks.map((network) => network.told);
  const sum = (of: (one: (typeof told)[number]) => number): number => told.reduce((all, one) => all + of(one), 0);
  load.say(
    `network: ${sum(({ lines }) => lines)} lines, ${sum(({ cut }) => cut)} cut, ${sum(({ delayed }) => delayed)} delayed, ${sum(({ twice }) => twice)} messages twice`,
  );
  const findings = check(history, await keptIn({ url }));
  return {
    ...findings,
    faults: load.rounds * 3,
    games: companies.reduce((all, { games }) => all + games, 0),
    recovery: recoveryOf(times),
  };
}
