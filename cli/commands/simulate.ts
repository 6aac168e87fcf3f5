import { columns, makeSetup } from '../../kernel/index.ts';
import type { SeriesReport, Tally } from '../../players/series.ts';
import { wilson } from '../../players/statistics.ts';
import type { Call } from '../call.ts';
import { OK, Refusal } from '../exit.ts';
import { openGame, readOptions } from '../opening.ts';
import { pieces } from '../pool/job.ts';
import { doWork } from '../pool/pool.ts';
import { Progress } from '../progress.ts';
import { readSeating } from '../seating.ts';
import { jsonText } from '../terminal.ts';
import { type Words, wordsIn } from '../words.ts';
import type { World } from '../world.ts';

const MOST_WORKERS = 256;

/** Sums in the order of the games, so that the number of workers cannot be seen in the last digit. */
function sum(reports: readonly (SeriesReport | undefined)[]): SeriesReport {
  const tallies = new Map<string, Tally>();
  let games = 0;
  let decisions = 0;
  for (const report of reports) {
    if (report === undefined) continue;
    games += report.games;
    decisions += report.decisions;
    for (const { kind, seatGames, wins, points } of report.tallies) {
      const known = tallies.get(kind) ?? { kind, seatGames: 0, wins: 0, points: 0 };
      known.seatGames += seatGames;
      known.wins += wins;
      known.points += points;
      tallies.set(kind, known);
    }
  }
  return { games, decisions, tallies: [...tallies.values()] };
}

interface Standing {
  readonly kind: string;
  readonly seats: number;
  readonly wins: number;
  /** Share of the games won by a seat of this kind, and its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The share that seats of this kind would win if all were equally good. */
  readonly fairShare: number;
  readonly meanPoints: number;
}

function standings({ games, tallies }: SeriesReport, seats: number): Standing[] {
  return tallies.map(({ kind, seatGames, wins, points }) => {
    const { low, high } = wilson(wins, games);
    const taken = seatGames / games;
    return {
      kind,
      seats: taken,
      wins,
      share: wins / games,
      low,
      high,
      fairShare: taken / seats,
      meanPoints: points / seatGames,
    };
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function table(rows: readonly Standing[], words: Words): string {
  return columns([
    [
      words('simulate.kind'),
      words('simulate.seats'),
      words('simulate.wins'),
      words('simulate.share'),
      words('simulate.interval'),
      words('simulate.fair'),
      words('simulate.points'),
    ],
    ...rows.map(({ kind, seats, wins, share, low, high, fairShare, meanPoints }) => [
      kind,
      String(seats),
      Number.isInteger(wins) ? String(wins) : wins.toFixed(1),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      percent(fairShare),
      meanPoints.toFixed(2),
    ]),
  ]);
}

export async function run(call: Call, world: World): Promise<number> {
  const opened = await openGame(world, call.positionals[0], call.text('edition'));
  const { game } = opened;
  const given = call.text('seats');
  if (given === undefined) throw new Refusal('simulate needs --seats, for example --seats steady,random');
  const { seats, sitters } = readSeating(game, given, { humans: false });
  const games = call.whole('games', 100, { min: 1 });
  const workers = call.whole('workers', 1, { min: 1, max: MOST_WORKERS });
  const setup = makeSetup(game, {
    seats,
    options: readOptions(game, call.all('option')),
    seed: call.whole('seed', 1, { min: 0 }),
  });
  const words = wordsIn(call.language);
  const progress = new Progress(world.err, words, games).begin();
  const reports = await doWork(
    world,
    opened,
    { kind: 'series', setup, sitters },
    {
      ranges: pieces({ first: 0, games }, 1),
      workers: workers === 1 ? 0 : workers,
      onDone({ games: done }) {
        progress.add(done);
        return 'go on';
      },
    },
  );
  const { seconds } = progress;
  progress.end();
  const report = sum(reports);
  const rows = standings(report, seats.length);
  const gamesPerSecond = report.games / seconds;
  const decisionsPerSecond = report.decisions / seconds;
  if (call.json) {
    const { decisions } = report;
    const json = {
      setup,
      sitters,
      games,
      workers,
      decisions,
      seconds,
      gamesPerSecond,
      decisionsPerSecond,
      kinds: rows,
    };
    world.out.write(`${jsonText(json, 2)}\n`);
    return OK;
  }
  const speed = words('simulate.speed', {
    games,
    seconds: seconds.toFixed(1),
    rate: gamesPerSecond.toFixed(1),
    decisions: String(Math.round(decisionsPerSecond)),
  });
  world.out.write(`${table(rows, words)}\n\n${speed}\n`);
  return OK;
}
