/**
 * Which way to search finds the better turns. Positions out of games of `steady`; every search chooses a turn in each of them, and the turns on which
 * they differ are played on, so many own turns ahead or to the end of the game, in many worlds that all share. What a search gains a turn over the first one is told in points of
 * the margin, and in wins.
 *
 *   npx tsx scripts/searches.mts autobahn --seats 2 --positions 60 --ahead 4 --worlds 300 --kept reference.jsonl --searches searches.mts
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '../games/registry.ts';
import { below, fingerprint, type Game, type GameState, makeSetup, type Seat, seedStream } from '../kernel/index.ts';
import { playerNamed } from '../players/ladder.ts';
import { Plan } from '../players/plan.ts';
import { chooseMove, seatPlayers } from '../players/play.ts';
import { type Question, questionAbout } from '../players/player.ts';
import type { Line } from '../players/search/lines.ts';
import { luckOf, type Rollouts, rollOut, trialsFrom } from '../players/search/rollouts.ts';
import type { Found } from '../players/search/searcher.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    positions: { type: 'string', default: '60' },
    worlds: { type: 'string', default: '300' },
    ahead: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '340000' },
    kept: { type: 'string', default: '' },
    searches: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
  },
});
const entry = GAMES.find(({ id }) => id === positionals[0]);
if (entry === undefined) throw new Error(`there is no game ${positionals[0]}`);
const module = await entry.load();
const game: Game = module.open(module.standardEdition);
const seats = Number(values.seats);
const firstSeed = Number(values.seed);
const worlds = Number(values.worlds);

interface Searching {
  readonly id: string;
  search(question: Question): Found;
}
interface Position {
  readonly number: number;
  readonly state: GameState;
  readonly seat: Seat;
}

/** Three turns of each game, one in each third of it. */
function* positionsOf(): Generator<Position> {
  const steady = playerNamed('steady');
  if (steady === undefined) throw new Error('nobody plays');
  for (let seed = firstSeed, number = 0; ; seed++) {
    const state = game.setup(makeSetup(game, { seats: Array.from({ length: seats }, () => 'player'), seed }));
    const seated = seatPlayers(
      Array.from({ length: seats }, () => steady),
      seed,
    );
    const luck = seedStream(seed, 'positions');
    const wanted = [0, 1, 2].map((third) => (third + below(luck, 100) / 100) / 3);
    let last: Seat | undefined;
    for (let [seat] = game.deciding(state); seat !== undefined; [seat] = game.deciding(state)) {
      const begins = seat !== last && (game.turn(state) ?? seat) === seat;
      last = seat;
      if (begins && game.progress(state) >= wanted[0] && game.moves(state, seat).length > 2) {
        wanted.shift();
        yield { number: number++, state: game.clone(state), seat };
        if (wanted.length === 0) break;
      }
      game.apply(state, seat, chooseMove(game, state, seat, seated));
    }
  }
}

const questionAt = ({ number, state, seat }: Position): Question =>
  questionAbout(
    {
      game,
      seat,
      seats,
      moves: game.moves(state, seat),
      stream: seedStream(firstSeed + number, 'search'),
      plan: new Plan(),
    },
    () => game.view(state, seat),
  );

/** How turns are told apart. To the end of the game everything counts, and chance most of all. */
const REFERENCE: Rollouts = { own: { turns: 5 }, others: { turns: 5 }, turns: Number(values.ahead) };

/** By position and turn: margin and share of the victory, world by world. */
const known = new Map<string, readonly (readonly [margin: number, win: number])[]>();
if (values.kept !== '' && existsSync(values.kept))
  for (const line of readFileSync(values.kept, 'utf8').split('\n').filter(Boolean)) {
    const { key, ends } = JSON.parse(line);
    known.set(key, ends);
  }

function marginAt(end: GameState, seat: Seat): readonly [number, number] {
  const all = game.evaluateAll(end);
  const rival = Math.max(...all.filter((_, other) => other !== seat));
  return [all[seat] - rival, all[seat] > rival ? 1 : all[seat] === rival ? 0.5 : 0];
}

function reference({ number, state, seat }: Position, { moves, end }: Line): (readonly [number, number])[] {
  const key = `${entry?.id} ${seats} ${firstSeed} ${number} ${fingerprint(end)} ${worlds} ${values.ahead}`;
  const before = known.get(key);
  if (before !== undefined) return [...before];
  const trials = trialsFrom(game, state, seat, seedStream(number, 'reference'));
  const ends = Array.from({ length: worlds }, (_, k) => {
    const { world, seed } = trials.at(k);
    return marginAt(rollOut(game, world, seat, moves, luckOf(seed), REFERENCE), seat);
  });
  known.set(key, ends);
  if (values.kept !== '') appendFileSync(values.kept, `${JSON.stringify({ key, ends })}\n`);
  return ends;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const errorOf = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((each) => (each - middle) ** 2)) / (numbers.length - 1));
};
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const searching: Searching[] = (await import(pathToFileURL(resolve(values.searches)).href)).searches(game.id, seats);
const wanted =
  values.only === '' ? searching : searching.filter(({ id }, i) => i === 0 || values.only.split(',').includes(id));
const gains = wanted.map(() => ({ margins: [] as number[], wins: [] as number[], ms: [] as number[], other: 0 }));
let seen = 0;
for (const position of positionsOf()) {
  if (seen++ === Number(values.positions)) break;
  const found = wanted.map(({ search }, i) => {
    const began = processorTime();
    const {
      ranked: [best],
    } = search(questionAt(position));
    gains[i].ms.push(processorTime() - began);
    return best;
  });
  const ends = found.map(({ end }) => fingerprint(end));
  const different = new Set(ends).size > 1;
  found.forEach((line, i) => {
    const same = ends[i] === ends[0];
    if (!same) gains[i].other++;
    const [mine, first] = different && !same ? [reference(position, line), reference(position, found[0])] : [[], []];
    const over = (which: 0 | 1): number => (same ? 0 : mean(mine.map((each, k) => each[which] - first[k][which])));
    gains[i].margins.push(over(0));
    gains[i].wins.push(over(1));
  });
  if (seen % 15 === 0) tell();
}

function tell(): void {
  console.log(`${entry?.id}, ${seats} seats, ${gains[0].ms.length} positions, ${worlds} worlds`);
  for (const [i, { id }] of wanted.entries()) {
    const { margins, wins, ms, other } = gains[i];
    const sorted = ms.toSorted((a, b) => a - b);
    const at = (share: number): string => sorted[Math.floor(share * (sorted.length - 1))].toFixed(0);
    console.log(
      `${id.padEnd(28)} differs ${String(other).padStart(3)}  ${mean(margins).toFixed(2)} ± ${errorOf(margins).toFixed(2)} points  ${(100 * mean(wins)).toFixed(2)} ± ${(100 * errorOf(wins)).toFixed(2)} % wins  ${at(0.5)} / ${at(0.95)} ms`,
    );
  }
}
tell();
