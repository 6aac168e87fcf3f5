/**
 * The pace of Train Rush between four steady opponents: where points come from, how many cities are visited, and what is
 * bid in the auction. It tells the designer whether the reconstructed numbers are sound.
 *
 *   npx tsx scripts/train-rush-pace.mts --games 24 --seed 1
 */
import { parseArgs } from 'node:util';
import { citiesVisited } from '../games/train-rush/endOfRound.ts';
import { openTrainRush, trainRush } from '../games/train-rush/index.ts';
import type { TrainRushState } from '../games/train-rush/state.ts';
import { type Game, makeSetup, type Seat } from '../kernel/index.ts';
import { type Company, chooseMove, seatPlayers } from '../players/play.ts';
import { steady } from '../players/steady.ts';

const SEATS = 4;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

const game = openTrainRush(trainRush.standardEdition);
const rules: Game = game;

interface Bid {
  readonly seat: Seat;
  readonly round: number;
  /** Place in the order of bidding, from 0. */
  readonly turn: number;
  readonly number: number;
  /** The number beats all those on the table: the bidder wants to be first. */
  readonly leads: boolean;
  /** No smaller spy in hand would have led as well; or, where it does not lead, none is smaller. */
  readonly thrifty: boolean;
}
interface Placed extends Bid {
  /** Place in the turn order won, from 0. */
  readonly place: number;
}

const lowest = (bits: number): number => (bits === 0 ? 0 : 31 - Math.clz32(bits & -bits));

function bidOf(before: TrainRushState, seat: Seat, spy: number): Bid {
  const highest = Math.max(0, ...before.playedSpy);
  const number = lowest(spy);
  const leads = number > highest;
  const enough = leads ? (before.spies[seat] >> (highest + 1)) << (highest + 1) : before.spies[seat];
  const turn = before.playedSpy.filter((played) => played > 0).length;
  return { seat, round: before.round, turn, number, leads, thrifty: number === lowest(enough) };
}

function playGame(seed: number, company: Company, placed: Placed[]): TrainRushState {
  const state = game.setup(makeSetup(game, { seats: new Array(SEATS).fill('player'), options: {}, seed }));
  let bids: Bid[] = [];
  for (let seats = rules.deciding(state); seats.length > 0; seats = rules.deciding(state)) {
    const [seat] = seats;
    const before = game.clone(state);
    rules.apply(state, seat, chooseMove(rules, state, seat, company));
    const spy = before.spies[seat] & ~state.spies[seat];
    if (spy === 0) continue;
    bids.push(bidOf(before, seat, spy));
    if (bids.length < SEATS) continue;
    placed.push(...bids.map((bid) => ({ ...bid, place: state.order.indexOf(bid.seat) })));
    bids = [];
  }
  return state;
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
const mean = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '–' : (numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toFixed(2);
const share = (part: readonly unknown[], all: readonly unknown[]): string =>
  all.length === 0 ? '–' : `${((100 * part.length) / all.length).toFixed(0)} %`;

function paceTable(ends: readonly TrainRushState[]): string {
  const sheets = ends.flatMap((state) => game.result(state)?.sheets ?? []);
  const rows = sheets[0].parts.map(({ key }, i) => {
    const points = sheets.map(({ parts }) => parts[i].points);
    return [game.text.en[key], mean(points), Math.max(...points), share(points.filter(Boolean), points)];
  });
  const totals = sheets.map(({ total }) => total);
  return table(
    ['Category', 'mean points per seat', 'most', 'seats that scored in it'],
    [...rows, ['**Total**', mean(totals), Math.max(...totals), '']],
  );
}

function bidRow(name: string | number, bids: readonly Placed[]): (string | number)[] {
  const leads = bids.filter((bid) => bid.leads);
  const follows = bids.filter((bid) => !bid.leads);
  return [
    name,
    ...NUMBERS.map((number) => bids.filter((bid) => bid.number === number).length),
    mean(bids.map(({ number }) => number)),
    share(leads, bids),
    share(
      leads.filter(({ place }) => place === 0),
      leads,
    ),
    share(
      leads.filter(({ thrifty }) => thrifty),
      leads,
    ),
    share(
      follows.filter(({ thrifty }) => thrifty),
      follows,
    ),
    mean(bids.map(({ place }) => place + 1)),
  ];
}

function bidTable(first: string, bids: readonly Placed[], by: (bid: Placed) => number): string {
  const groups = [...new Set(bids.map(by))].sort((a, b) => a - b);
  const head = ['mean', 'leads', 'of these first', 'led no dearer than needed', 'else lowest spy', 'mean place'];
  return table(
    [first, ...NUMBERS.map(String), ...head],
    groups.map((group) =>
      bidRow(
        group + 1,
        bids.filter((bid) => by(bid) === group),
      ),
    ),
  );
}

const { values } = parseArgs({
  options: { games: { type: 'string', default: '24' }, seed: { type: 'string', default: '1' } },
});
const placed: Placed[] = [];
const ends = Array.from({ length: Number(values.games) }, (_, k) => {
  const seed = Number(values.seed) + k;
  return playGame(seed, seatPlayers(new Array(SEATS).fill(steady), seed), placed);
});
const cities = ends.flatMap((state) => state.vp.map((_, seat) => citiesVisited(state, seat)));

console.log(`${ends.length} games of four steady opponents, seeds from ${values.seed}\n`);
console.log(paceTable(ends));
console.log(
  `\nCities visited per seat: ${mean(cities)} (${Math.min(...cities)} to ${Math.max(...cities)}); rounds: ${mean(ends.map(({ round }) => round))}\n`,
);
console.log(bidTable('Bid made as number', placed, ({ turn }) => turn));
console.log(`\n${bidTable('Round', placed, ({ round }) => round - 1)}`);
