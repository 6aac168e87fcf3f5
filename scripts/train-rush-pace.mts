/**
 * The pace of Train Rush between four opponents of one level: where points come from, how many cities are visited, what is bid in the
 * auction, what bidding first costs, and how early the evaluation knows who will win. It tells the designer whether the reconstructed
 * numbers are sound, and whoever shapes the evaluation what it does not see.
 *
 *   npx tsx scripts/train-rush-pace.mts --games 24 --seed 1 --player steady
 */
import { parseArgs } from 'node:util';
import { citiesVisited } from '../games/train-rush/end-of-round.ts';
import { openTrainRush, trainRush } from '../games/train-rush/index.ts';
import { PHASES, type TrainRushState } from '../games/train-rush/state.ts';
import { type Game, makeSetup, type Seat } from '../kernel/index.ts';
import { playerNamed } from '../players/ladder.ts';
import { chooseMove, type SeatedPlayers, seatPlayers } from '../players/play.ts';
import { againstMean, mean as average } from '../players/statistics.ts';
import { correlations, type Foresight, MOMENTS, Witness } from './witness.ts';

const SEATS = 4;
const CONTRACT_MARKERS = 12;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

const game = openTrainRush(trainRush.standardEdition);
const rules: Game = game;

interface Bid {
  readonly seat: Seat;
  readonly round: number;
  /** Place in the order of bidding, from 0. */
  readonly turn: number;
  readonly number: number;
  /** All spies the bidder could have played, as bits. */
  readonly spies: number;
  /** The number beats all those on the table: the bidder wants to be first. */
  readonly leads: boolean;
  /** No smaller spy in hand would have led as well; or, where it does not lead, none is smaller. */
  readonly thrifty: boolean;
  /** Worth of each place in the turn order to the bidder, in points, against the mean of all places. */
  readonly worth: readonly number[];
}
interface Placed extends Bid {
  /** Place in the turn order won, from 0. */
  readonly place: number;
  /** The smallest spy the bidder had that would have won the same place. */
  readonly needed: number;
}

const lowest = (bits: number): number => (bits === 0 ? 0 : 31 - Math.clz32(bits & -bits));

/** What the evaluation says of each place, the others following in the present order. */
function placeWorth(before: TrainRushState, seat: Seat): number[] {
  const others = before.order.filter((other) => other !== seat);
  const worth = before.order.map((_, place) => {
    const lobbying = game.clone(before);
    lobbying.order = [...others.slice(0, place), seat, ...others.slice(place)];
    lobbying.phase = PHASES.indexOf('lobbying');
    lobbying.usedStates = 0;
    lobbying.frames.splice(0, lobbying.frames.length, { kind: 'lobbying', place: 0 });
    return game.evaluate(lobbying, seat);
  });
  const mean = average(worth);
  return worth.map((one) => one - mean);
}

function bidOf(before: TrainRushState, seat: Seat, spy: number): Bid {
  const highest = Math.max(0, ...before.playedSpy);
  const number = lowest(spy);
  const leads = number > highest;
  const spies = before.spies[seat];
  const enough = leads ? (spies >> (highest + 1)) << (highest + 1) : spies;
  const turn = before.playedSpy.filter((played) => played > 0).length;
  const thrifty = number === lowest(enough);
  return { seat, round: before.round, turn, number, spies, leads, thrifty, worth: placeWorth(before, seat) };
}

/** TR-4.2: seats with a higher number come first, and those with an equal one played earlier. */
const placeWith = (bids: readonly Bid[], { seat, turn }: Bid, number: number): number =>
  bids.filter(
    (other) => other.seat !== seat && (other.number > number || (other.number === number && other.turn < turn)),
  ).length;

function placeBids(bids: readonly Bid[]): Placed[] {
  return bids.map((bid) => {
    const place = placeWith(bids, bid, bid.number);
    const needed = NUMBERS.find((number) => (bid.spies >> number) & 1 && placeWith(bids, bid, number) === place);
    return { ...bid, place, needed: needed ?? bid.number };
  });
}

interface Watched {
  readonly state: TrainRushState;
  /** The seats in the order in which they bid in the first round. */
  readonly order: readonly Seat[];
}

function playGame(seed: number, company: SeatedPlayers, placed: Placed[], witness: Witness<TrainRushState>): Watched {
  const state = game.setup(makeSetup(game, { seats: new Array(SEATS).fill('player'), options: {}, seed }));
  let bids: Bid[] = [];
  let order: readonly Seat[] = [];
  for (let seats = rules.deciding(state); seats.length > 0; seats = rules.deciding(state)) {
    const [seat] = seats;
    witness.look(state);
    if (order.length === 0 && PHASES[state.phase] === 'auction') order = state.order.slice();
    const before = game.clone(state);
    rules.apply(state, seat, chooseMove(rules, state, seat, company));
    const spy = before.spies[seat] & ~state.spies[seat];
    if (spy === 0) continue;
    bids.push(bidOf(before, seat, spy));
    if (bids.length < SEATS) continue;
    placed.push(...placeBids(bids));
    bids = [];
  }
  return { state, order };
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
const mean = (numbers: readonly number[]): string => (numbers.length === 0 ? '–' : average(numbers).toFixed(2));
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

/** How much more the first place is worth to the bidder than the others, on average. */
const stake = ({ worth: [first, ...others] }: Bid): number => first - average(others);

function stakeRow(name: string, bids: readonly Placed[]): (string | number)[] {
  const least = bids.filter(({ number, spies }) => number === lowest(spies));
  return [
    name,
    bids.length,
    mean(bids.map(stake)),
    mean(bids.map(({ number }) => number)),
    share(least, bids),
    ...[0, 1, 2, 3].map((place) =>
      share(
        bids.filter((bid) => bid.place === place),
        bids,
      ),
    ),
    mean(bids.map(({ worth, place }) => worth[place])),
    share(
      bids.filter(({ number, needed }) => number > needed),
      bids,
    ),
  ];
}

const STAKE_HEAD = ['bids', 'stake', 'mean bid', 'lowest spy', '1st', '2nd', '3rd', '4th', 'place worth', 'overpaid'];

/** Bids by what is at stake: the quarter with the least, … , the quarter with the most. The last round has no choice. */
function stakeTable(bids: readonly Placed[]): string {
  const free = bids.filter(({ spies }) => (spies & (spies - 1)) !== 0).sort((a, b) => stake(a) - stake(b));
  const quarters = ['least at stake', 'less', 'more', 'most at stake'].map((name, i) =>
    stakeRow(name, free.slice(Math.floor((i * free.length) / 4), Math.floor(((i + 1) * free.length) / 4))),
  );
  return table(['Quarter of bids', ...STAKE_HEAD], [...quarters, stakeRow('**all**', free)]);
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    player: { type: 'string', default: 'steady' },
  },
});
const player = playerNamed(values.player);
if (player === undefined) throw new Error(`there is no opponent ${values.player}`);
const placed: Placed[] = [];
const foresight: Foresight[] = [];
const byOrder: number[][] = Array.from({ length: SEATS }, () => []);
const ends = Array.from({ length: Number(values.games) }, (_, k) => {
  const seed = Number(values.seed) + k;
  const witness = new Witness(game);
  const { state: end, order } = playGame(seed, seatPlayers(new Array(SEATS).fill(player), seed), placed, witness);
  const totals = (game.result(end)?.sheets ?? []).map(({ total }) => total);
  foresight.push(...witness.tell(totals));
  const came = againstMean(totals);
  order.forEach((seat, place) => {
    byOrder[place].push(came[seat]);
  });
  return end;
});
const cities = ends.flatMap((state) => state.vp.map((_, seat) => citiesVisited(state, seat)));

console.log(`${ends.length} games of four opponents (${values.player}), seeds from ${values.seed}\n`);
console.log(paceTable(ends));
console.log(
  `\nCities visited per seat: ${mean(cities)} (${Math.min(...cities)} to ${Math.max(...cities)}); rounds: ${mean(ends.map(({ round }) => round))}\n`,
);
const markers = ends.flatMap(({ contractMarkers }) => contractMarkers.map((left) => CONTRACT_MARKERS - left));
const missions = ends.flatMap((state) => state.missions.map((played) => played.length));
console.log(`Contract markers placed per seat: ${mean(markers)}; missions played: ${mean(missions)}\n`);
console.log(
  table(
    ['Progress of the game', ...MOMENTS.map((moment) => `${100 * moment} %`)],
    [['correlation with the result', ...correlations(foresight).map((found) => found.toFixed(2))]],
  ),
);
const spread = (numbers: readonly number[]): number =>
  Math.sqrt(average(againstMean(numbers).map((one) => one * one)) / numbers.length);
console.log(
  `\n${table(
    ['Bids in the first round as number', '1', '2', '3', '4'],
    [
      [
        'points against the mean of the table, ± standard error',
        ...byOrder.map((points) => `${average(points).toFixed(1)} ± ${spread(points).toFixed(1)}`),
      ],
    ],
  )}\n`,
);
console.log(bidTable('Bid made as number', placed, ({ turn }) => turn));
console.log(`\n${bidTable('Round', placed, ({ round }) => round - 1)}`);
console.log(`\n${stakeTable(placed)}`);
const kept = ends.flatMap(({ spies }) => spies.map((bits) => NUMBERS.filter((number) => (bits >> number) & 1)));
console.log(
  `\nSpies left at the end: ${mean(kept.map((numbers) => numbers.length))} per seat, highest ${Math.max(0, ...kept.flat())}`,
);
