/** How good a position is for a seat, in points: what it has scored, and what it can plausibly still score. */
import type { Seat } from '../../kernel/index.ts';
import { strengthOf } from './effects/engine.ts';
import { faceUp, SIDE_A, SIDE_B, TILE } from './effects/tiles.ts';
import { type Prospect, prospectsOf } from './evaluation/prospects.ts';
import { orderUp } from './modules/orders.ts';
import { networkPoints } from './network.ts';
import { orderPoints, scoreSheets, tilePoints } from './scoring.ts';
import { EVA, NONE, type Position } from './state.ts';
import { CITIES, type Tables } from './tables.ts';

/** Tuned by play against itself. */
const W = {
  /** Turns that one cube still to go stands for, per player. */
  turnsPerCube: 3.2,
  soloActionsPerCube: 1.8,
  /** Chance that the die one wants is there. */
  dieChance: 0.85,
  /** Share of the turns that will be deliveries. */
  deliveryShare: 0.8,
  /** Share of the cubes within reach that nobody takes before. */
  cubeShare: 0.6,
  /** Turns that one missing hex or engine box costs. */
  turnsPerHex: 1.15,
  turnsPerBox: 1.05,
  /** How much a point of a plan is worth today. */
  plan: 0.6,
  /** How much of the points of a planned link counts per missing hex. */
  link: 0.75,
  /** Turns in which one tile in two is taken away by somebody. */
  tileHalfLife: 2.5,
  flexibleTile: 0.5,
  waybill: 1.2,
  order: 0.5,
  rival: 0.15,
  /** What Eva gains while one more own action of the game is to come. */
  evaPace: 0.5,
  evaScore: 0.8,
  /** What her next die threatens: per cross of its region in the long run, per point at once, a reroll, defeat. */
  evaGrowth: 0.6,
  evaRemoval: 1,
  evaReroll: 2,
  evaWins: 50,
} as const;

/** By the number of hexes that a planned network still lacks. */
const LINK_HOPE = Array.from({ length: 32 }, (_, missing) => W.link ** missing);

export function evaluateState(t: Tables, state: Position, seat: Seat): number {
  if (state.ending !== 'running') return finalMargin(t, state, seat);
  if (state.deal.solo) return seat === EVA ? -soloValue(t, state) : soloValue(t, state);
  return (
    settled(t, state, seat) + tilesKept(t, state, seat) + future(t, state, seat) - W.rival * bestRival(t, state, seat)
  );
}

/** Once the game is over only the difference to the best other seat counts. */
function finalMargin(t: Tables, state: Position, seat: Seat): number {
  const totals = scoreSheets(t, state).map((sheet) => sheet.total);
  const others = Math.max(...totals.filter((_, other) => other !== seat));
  const lost = state.ending === 'evaFull' ? W.evaWins : 0;
  return totals[seat] - W.rival * others + (seat === EVA ? lost : -lost);
}

function settled(t: Tables, state: Position, seat: Seat): number {
  const sheet = state.sheets[seat];
  return (
    sheet.deliveryPoints +
    networkPoints(t, sheet.network) +
    t.engineBonus[t.boxCount[sheet.boxes]] +
    orderPoints(t, state, seat) +
    sheet.startingBonus
  );
}

/** Printed points count at the end only (SR-9.5), and until then a tile is anybody's (SR-8.1). */
function tilesKept(t: Tables, state: Position, seat: Seat): number {
  const rivals = state.deal.solo ? 1 : state.deal.players - 1;
  return tilePoints(t, state, seat) / (1 + (turnsLeft(t, state) * rivals) / (3 * W.tileHalfLife));
}

function bestRival(t: Tables, state: Position, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < state.sheets.length; other++) {
    if (other !== seat) best = Math.max(best, settled(t, state, other));
  }
  return best;
}

const SCARCE = 100;
const scarce = new Int8Array(CITIES);

/** Own turns to come, out of the cubes that must go before enough cities are empty (SR-9.1). */
function turnsLeft(t: Tables, state: Position): number {
  const { emptyCities } = t.edition.scoring.gameEnd;
  for (let city = 0; city < CITIES; city++) scarce[city] = SCARCE - state.goods[city].length;
  let cubes = 0;
  for (let i = 0; i < emptyCities; i++) cubes += SCARCE - takeHighest(scarce);
  return cubes * (state.deal.solo ? W.soloActionsPerCube : W.turnsPerCube / state.deal.players);
}

/** The goods on the board, gathered once per question: city, colour and number of cubes of each sort. */
const MOST_SORTS = 64;
const sortCity = new Int8Array(MOST_SORTS);
const sortColour = new Int8Array(MOST_SORTS);
const sortCount = new Int8Array(MOST_SORTS);
/** Distances at which the network in question can deliver each sort, as a bit mask. */
const sortReach = new Int32Array(MOST_SORTS);
let sorts = 0;

function gatherGoods(t: Tables, state: Position): void {
  sorts = 0;
  for (let city = 0; city < CITIES; city++) {
    const row = state.goods[city];
    for (let colour = 0; colour < t.colours.length; colour++) {
      let count = 0;
      for (let i = 0; i < row.length; i++) if (row[i] === colour) count++;
      if (count === 0) continue;
      sortCity[sorts] = city;
      sortColour[sorts] = colour;
      sortCount[sorts++] = count;
    }
  }
}

function reachGoods(t: Tables, { network: { reach } }: Prospect): void {
  for (let sort = 0; sort < sorts; sort++) {
    const city = sortCity[sort];
    const takers = t.destinations[sortColour[sort]];
    let distances = 0;
    for (let i = 0; i < takers.length; i++) if (takers[i] !== city) distances |= reach[city * CITIES + takers[i]];
    sortReach[sort] = distances;
  }
}

/** What the network in question yields at a strength: points per turn, and how many cubes are within its reach. */
const yielded = { perTurn: 0, cubes: 0 };
const bests = new Int8Array(CITIES);

function yieldAt(strength: number, bonus: number): typeof yielded {
  const limit = (2 << strength) - 1;
  yielded.cubes = 0;
  bests.fill(0);
  for (let sort = 0; sort < sorts; sort++) {
    const distances = sortReach[sort] & limit;
    if (distances === 0) continue;
    yielded.cubes += sortCount[sort];
    const distance = Math.min(strength, 31 - Math.clz32(distances) + bonus);
    if (distance > bests[sortCity[sort]]) bests[sortCity[sort]] = distance;
  }
  yielded.perTurn = 0;
  let chance = W.dieChance;
  for (let best = takeHighest(bests); best > 0; best = takeHighest(bests)) {
    yielded.perTurn += chance * best;
    chance *= 1 - W.dieChance;
  }
  return yielded;
}

/** The largest number, which leaves the list. */
function takeHighest(numbers: Int8Array): number {
  let at = 0;
  for (let i = 1; i < numbers.length; i++) if (numbers[i] > numbers[at]) at = i;
  const highest = numbers[at];
  numbers[at] = 0;
  return highest;
}

/** The best plan: some links more, some engine boxes more, and deliveries for the rest of the game. */
function future(t: Tables, state: Position, seat: Seat): number {
  const sheet = state.sheets[seat];
  const turns = turnsLeft(t, state);
  const boxes = t.boxCount[sheet.boxes];
  const strength = strengthOf(t, state, seat);
  const bonus = owns(state, seat, TILE.three, SIDE_B) ? 2 : 0;
  const flow = owns(state, seat, TILE.three, SIDE_A) ? W.waybill : 1;
  const prospects = prospectsOf(t, state.deal.map, sheet.tracks, sheet.network);
  const now = prospects[0];
  let best = 0;
  let bestYield = 0;
  gatherGoods(t, state);
  for (const prospect of prospects) {
    reachGoods(t, prospect);
    const missing = prospect.missing;
    const linked = (prospect.points - now.points) * LINK_HOPE[missing];
    for (let more = 0; boxes + more <= CITIES; more++) {
      const left = turns - missing * W.turnsPerHex - more * W.turnsPerBox;
      if (left <= 0) break;
      const { perTurn, cubes } = yieldAt(strength + more, bonus);
      const deliveries = Math.min(left * W.deliveryShare, cubes * W.cubeShare);
      const engine = t.engineBonus[boxes + more] - t.engineBonus[boxes];
      const value = W.plan * (perTurn * flow * deliveries + engine) + linked;
      if (value <= best) continue;
      best = value;
      bestYield = perTurn;
    }
  }
  const share = Math.min(1, turns / 6);
  return best + tileUse(t, state, seat, bestYield) * share + orderHopes(t, state, seat);
}

const owns = (state: Position, seat: Seat, tile: number, side: number): boolean =>
  state.tileOwner[tile] === seat && state.deal.tileSides[tile] === side;

/** What tiles are good for beyond their printed points; 3b and 4b already work through distance and strength. */
function tileUse(t: Tables, state: Position, seat: Seat, perTurn: number): number {
  let use = 0;
  for (let tile = 0; tile < state.tileOwner.length; tile++) {
    if (state.tileOwner[tile] !== seat) continue;
    const { effect } = faceUp(t, state, tile);
    if (effect === 'takeTwoDice') use += 0.5 * perTurn;
    else if (effect === 'unlimitedDistance') use += 1;
    else if (effect === 'anyTrackKind') use += 0.5;
    else if (effect !== 'enginePlusOne' && effect !== 'distanceBonus') use += W.flexibleTile;
  }
  return use;
}

/** Goods kept towards orders that are still there. */
function orderHopes(t: Tables, state: Position, seat: Seat): number {
  if (!state.deal.orders) return 0;
  const { kept } = state.sheets[seat];
  let hope = 0;
  for (let order = 0; order < state.orderOwner.length; order++) {
    if (state.orderOwner[order] !== NONE) continue;
    const { payments, points, goods } = orderUp(t, state, order);
    let most = 0;
    for (const { cost } of payments) {
      let have = 0;
      for (let colour = 0; colour < cost.length; colour++) have += Math.min(cost[colour], kept[colour]);
      most = Math.max(most, have);
    }
    const part = most / goods.length;
    hope = Math.max(hope, points * part * part);
  }
  return W.order * hope;
}

/** Against Eva: the own prospects, less what she has and what her next die threatens. */
function soloValue(t: Tables, state: Position): number {
  const [, eva] = scoreSheets(t, state);
  const own = settled(t, state, 0) + tilesKept(t, state, 0) + future(t, state, 0);
  return own - W.evaScore * eva.total - W.evaPace * turnsLeft(t, state) - evaThreat(t, state);
}

function evaThreat(t: Tables, state: Position): number {
  const die = state.active === EVA ? state.evaDie : state.pool.length === 1 ? state.pool[0] : 0;
  let threat = 0;
  for (let region = 0; region < CITIES; region++) {
    const crosses = state.crossed[region];
    if (crosses >= t.room[region] - 1) threat += crosses >= t.room[region] ? 6 : 2;
  }
  if (die === 0) return threat;
  const crosses = state.crossed[die - 1] + 1;
  if (crosses > t.room[die - 1]) return threat + W.evaWins;
  const growth = W.evaGrowth * crosses;
  if (state.goods[die - 1].length === 0) return threat + growth + W.evaReroll;
  return threat + growth + (crosses >= t.edition.solo.evaDeliveryThreshold ? W.evaRemoval * crosses : 0);
}
