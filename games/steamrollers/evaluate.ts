/** How good a position is for a seat, in points: what it has scored, and what it can plausibly still score. */
import type { Seat } from '../../kernel/index.ts';
import { gatherGoods } from './evaluation/deliveries.ts';
import { diceOf } from './evaluation/dice.ts';
import { evaThreat } from './evaluation/eva.ts';
import type { Judge } from './evaluation/judge.ts';
import { orderHopes } from './evaluation/orders.ts';
import { countCubes, foreseePace, pace } from './evaluation/pace.ts';
import { findPlan } from './evaluation/plan.ts';
import { tilesOf } from './evaluation/tiles.ts';
import { networkPoints } from './network.ts';
import { orderPoints, scoreSheets } from './scoring.ts';
import { EVA, type Position } from './state.ts';

export function evaluateState(x: Judge, state: Position, seat: Seat): number {
  if (state.ending !== 'running') return finalValue(x, state, seat);
  if (state.deal.solo && seat === EVA) return evaValue(x, state);
  gatherGoods(x.t, state);
  countCubes(x.t, state);
  return headingFor(x, state, seat, written);
}

/** The evaluations of all seats, Eva's included. */
export function evaluateSeats(x: Judge, state: Position): number[] {
  const seats = state.deal.solo ? 2 : state.deal.players;
  const values: number[] = [];
  if (state.ending === 'running') {
    gatherGoods(x.t, state);
    countCubes(x.t, state);
  }
  for (let seat = 0; seat < seats; seat++) {
    if (state.ending !== 'running') values.push(finalValue(x, state, seat));
    else if (state.deal.solo && seat === EVA) values.push(evaValue(x, state));
    else values.push(headingFor(x, state, seat, written));
  }
  return values;
}

/** Every source that points may come from. */
export const WORTHS: readonly string[] = [
  ...['deliveries', 'network', 'engine', 'tiles', 'orders', 'startingBonus', 'influence', 'pool'].map(
    (source) => `score.${source}`,
  ),
  ...['deliveries', 'network', 'engine', 'tiles', 'orders', 'dice', 'eva'].map((source) => `worth.${source}`),
];

const at = (key: string): number => WORTHS.indexOf(key);
const SCORED = ['deliveries', 'network', 'engine', 'orders', 'startingBonus'].map((source) => at(`score.${source}`));
const HOPED = ['deliveries', 'network', 'engine', 'dice', 'tiles', 'orders'].map((source) => at(`worth.${source}`));
const BY_EVA = at('worth.eva');

const written = new Float64Array(WORTHS.length);

/** Writes what is scored and what is hoped for, and returns their sum. Goods must have been gathered and counted. */
function headingFor(x: Judge, state: Position, seat: Seat, into: Float64Array): number {
  const { t, w, plan } = x;
  const sheet = state.sheets[seat];
  foreseePace(x, state, seat);
  findPlan(x, state, seat, plan);
  const deliveries = sheet.deliveryPoints;
  const network = networkPoints(t, sheet.network);
  const engine = t.engineBonus[t.boxCount[sheet.boxes]];
  const orders = orderPoints(t, state, seat);
  const dice = w.dice * diceOf(x, state, seat, plan);
  const tiles = tilesOf(x, state, seat, plan);
  const hopes = orderHopes(x, state, seat, plan.turns);
  into[SCORED[0]] = deliveries;
  into[SCORED[1]] = network;
  into[SCORED[2]] = engine;
  into[SCORED[3]] = orders;
  into[SCORED[4]] = sheet.startingBonus;
  into[HOPED[0]] = plan.value - plan.linked - plan.engine;
  into[HOPED[1]] = plan.linked;
  into[HOPED[2]] = plan.engine;
  into[HOPED[3]] = dice;
  into[HOPED[4]] = tiles;
  into[HOPED[5]] = hopes;
  return deliveries + network + engine + orders + sheet.startingBonus + plan.value + (dice + tiles + hopes);
}

/** Writes where the points of an evaluation come from, in the order of `WORTHS`; their sum is returned. */
export function writeWorths(x: Judge, state: Position, seat: Seat, into: Float64Array): number {
  const { t } = x;
  into.fill(0, 0, WORTHS.length);
  if (state.ending !== 'running') {
    const { parts, total } = scoreSheets(t, state)[seat];
    const whole = finalValue(x, state, seat);
    for (const { key, points } of parts) into[at(key)] += points;
    into[BY_EVA] = whole - total;
    return whole;
  }
  if (state.deal.solo && seat === EVA) {
    into[BY_EVA] = evaValue(x, state);
    return into[BY_EVA];
  }
  gatherGoods(t, state);
  countCubes(t, state);
  return headingFor(x, state, seat, into);
}

/** The score, unless Eva has won at once. */
function finalValue({ t, w }: Judge, state: Position, seat: Seat): number {
  const lost = state.ending === 'evaFull' ? w.evaWins : 0;
  return scoreSheets(t, state)[seat].total + (seat === EVA ? lost : -lost);
}

/** What Eva has, what she gains while the game goes on, and what her next die threatens. */
function evaValue(x: Judge, state: Position): number {
  const { t, w } = x;
  countCubes(t, state);
  foreseePace(x, state, 0);
  return w.evaScore * scoreSheets(t, state)[EVA].total + w.evaPace * pace.alone + evaThreat(x, state);
}
