/**
 * What it means in Train Rush to bid as first, second, third or fourth in the first round, between four opponents of one kind. Every finished
 * game is a line of the results file, from which the next run goes on; lines of other opponents may stand in it too.
 *
 *   npx tsx scripts/train-rush-order.mts --player skilled --games 400 --seed 500000 --results order.jsonl
 *   npx tsx scripts/train-rush-order.mts --beam 2 --games 400 --seed 500000
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openTrainRush, trainRush } from '../games/train-rush/index.ts';
import { PHASES } from '../games/train-rush/state.ts';
import { type Game, makeSetup, type Seat } from '../kernel/index.ts';
import { playerNamed } from '../players/ladder.ts';
import { chooseMove, seatPlayers } from '../players/play.ts';
import type { Player } from '../players/player.ts';
import { findLines, keepPlan } from '../players/search/lines.ts';
import { againstMean, mean } from '../players/statistics.ts';

const SEATS = 4;
const AUCTION = PHASES.indexOf('auction');

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    player: { type: 'string', default: 'steady' },
    beam: { type: 'string' },
    results: { type: 'string' },
  },
});

/** Plans its turns as `steady` does, with a beam of another width. */
const planner = (width: number): Player => ({
  id: `beam ${width}`,
  choose(question) {
    const { game, seat, seats, moves, stream, plan } = question;
    if (moves.length === 1) return moves[0];
    const planned = plan?.next(() => question.view(), moves);
    if (planned !== undefined) return planned;
    const [best] = findLines({ game, seat, seats, stream }, question.imagine(), moves, { width, sensible: true });
    keepPlan(question, best);
    return best.moves[0];
  },
});

interface Line {
  readonly player: string;
  readonly seed: number;
  /** By order of bidding in the first round. */
  readonly bids: readonly number[];
  readonly points: readonly number[];
}

const game = openTrainRush(trainRush.standardEdition);
const rules: Game = game;

function playGame(player: Player, seed: number): Line {
  const state = game.setup(makeSetup(game, { seats: new Array(SEATS).fill('player'), seed }));
  const seated = seatPlayers(new Array(SEATS).fill(player), seed);
  let order: readonly Seat[] = [];
  let bids: readonly number[] = [];
  for (let seats = rules.deciding(state); seats.length > 0; seats = rules.deciding(state)) {
    if (order.length === 0 && state.phase === AUCTION) order = state.order.slice();
    rules.apply(state, seats[0], chooseMove(rules, state, seats[0], seated));
    if (bids.length === 0 && state.phase > AUCTION) bids = order.map((seat) => state.playedSpy[seat]);
  }
  const totals = (game.result(state)?.sheets ?? []).map(({ total }) => total);
  return { player: player.id, seed, bids, points: order.map((seat) => totals[seat]) };
}

const player = values.beam === undefined ? playerNamed(values.player) : planner(Number(values.beam));
if (player === undefined) throw new Error(`there is no opponent ${values.player}`);
const known = new Map<number, Line>();
if (values.results !== undefined && existsSync(values.results))
  for (const text of readFileSync(values.results, 'utf8').split('\n')) {
    // A line that was being written when the run was stopped has no end.
    if (!text.endsWith('}')) continue;
    const line: Line = JSON.parse(text);
    if (line.player === player.id) known.set(line.seed, line);
  }
const lines = Array.from({ length: Number(values.games) }, (_, k): Line => {
  const seed = Number(values.seed) + k;
  const found = known.get(seed);
  if (found !== undefined) return found;
  const line = playGame(player, seed);
  if (values.results !== undefined) appendFileSync(values.results, `${JSON.stringify(line)}\n`);
  return line;
});

const margins = lines.map(({ points }) => againstMean(points));
const bids = new Map<string, number>();
for (const line of lines) {
  const key = line.bids.join(' ');
  bids.set(key, (bids.get(key) ?? 0) + 1);
}
console.log(`${lines.length} games of four ${player.id}, seeds from ${values.seed}`);
for (let place = 0; place < SEATS; place++) {
  const here = margins.map((row) => row[place]);
  const error = Math.sqrt(mean(againstMean(here).map((one) => one * one)) / here.length);
  console.log(
    `bids as number ${place + 1}: ${mean(here).toFixed(1)} ± ${error.toFixed(1)} points against the mean of the table`,
  );
}
const often = [...bids].sort(([, a], [, b]) => b - a).slice(0, 6);
console.log(`bids of the first round: ${often.map(([key, count]) => `${key} (${count})`).join(', ')}`);
console.log(`mean points ${mean(lines.flatMap(({ points }) => points)).toFixed(1)}`);
