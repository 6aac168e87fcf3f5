/** How good a position is for a seat, in points: what it has scored, and what it can plausibly still score. */
import type { Seat } from '../../kernel/index.ts';
import { gatherGoods } from './evaluation/deliveries.ts';
import { diceOf } from './evaluation/dice.ts';
import { evaThreat } from './evaluation/eva.ts';
import { orderHopes } from './evaluation/orders.ts';
import { countCubes, foreseePace, pace } from './evaluation/pace.ts';
import { emptyPlan, findPlan, type Plan } from './evaluation/plan.ts';
import { tilesOf } from './evaluation/tiles.ts';
import { W } from './evaluation/weights.ts';
import { networkPoints } from './network.ts';
import { orderPoints, scoreSheets } from './scoring.ts';
import { EVA, type Position } from './state.ts';
import type { Tables } from './tables.ts';

/** Kept from question to question: searches ask millions of them. */
const plans = new WeakMap<Tables, Plan>();

function planFor(t: Tables): Plan {
  let plan = plans.get(t);
  if (plan === undefined) {
    plan = emptyPlan(t);
    plans.set(t, plan);
  }
  return plan;
}

export function evaluateState(t: Tables, state: Position, seat: Seat): number {
  if (state.ending !== 'running') return finalValue(t, state, seat);
  if (state.deal.solo && seat === EVA) return evaValue(t, state);
  gatherGoods(t, state);
  countCubes(t, state);
  return headingFor(t, state, seat, written);
}

/** The evaluations of all seats, Eva's included. */
export function evaluateSeats(t: Tables, state: Position): number[] {
  const seats = state.deal.solo ? 2 : state.deal.players;
  const values: number[] = [];
  if (state.ending === 'running') {
    gatherGoods(t, state);
    countCubes(t, state);
  }
  for (let seat = 0; seat < seats; seat++) {
    if (state.ending !== 'running') values.push(finalValue(t, state, seat));
    else if (state.deal.solo && seat === EVA) values.push(evaValue(t, state));
    else values.push(headingFor(t, state, seat, written));
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
function headingFor(t: Tables, state: Position, seat: Seat, into: Float64Array): number {
  const plan = planFor(t);
  const sheet = state.sheets[seat];
  foreseePace(t, state, seat);
  findPlan(t, state, seat, plan);
  const deliveries = sheet.deliveryPoints;
  const network = networkPoints(t, sheet.network);
  const engine = t.engineBonus[t.boxCount[sheet.boxes]];
  const orders = orderPoints(t, state, seat);
  const dice = W.dice * diceOf(t, state, seat, plan);
  const tiles = tilesOf(t, state, seat, plan);
  const hopes = orderHopes(t, state, seat, plan.turns);
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
export function writeWorths(t: Tables, state: Position, seat: Seat, into: Float64Array): number {
  into.fill(0, 0, WORTHS.length);
  if (state.ending !== 'running') {
    const { parts, total } = scoreSheets(t, state)[seat];
    const whole = finalValue(t, state, seat);
    for (const { key, points } of parts) into[at(key)] += points;
    into[BY_EVA] = whole - total;
    return whole;
  }
  if (state.deal.solo && seat === EVA) {
    into[BY_EVA] = evaValue(t, state);
    return into[BY_EVA];
  }
  gatherGoods(t, state);
  countCubes(t, state);
  return headingFor(t, state, seat, into);
}

/** The score, unless Eva has won at once. */
function finalValue(t: Tables, state: Position, seat: Seat): number {
  const lost = state.ending === 'evaFull' ? W.evaWins : 0;
  return scoreSheets(t, state)[seat].total + (seat === EVA ? lost : -lost);
}

/** What Eva has, what she gains while the game goes on, and what her next die threatens. */
function evaValue(t: Tables, state: Position): number {
  countCubes(t, state);
  foreseePace(t, state, 0);
  return W.evaScore * scoreSheets(t, state)[EVA].total + W.evaPace * pace.alone + evaThreat(t, state);
}
