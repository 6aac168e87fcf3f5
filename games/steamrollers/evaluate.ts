/** How good a position is for a seat, in points: what it has scored, and what it can plausibly still score. */
import type { ScorePart, Seat } from '../../kernel/index.ts';
import { gatherGoods } from './evaluation/deliveries.ts';
import { diceOf } from './evaluation/dice.ts';
import { evaThreat } from './evaluation/eva.ts';
import { orderHopes } from './evaluation/orders.ts';
import { countCubes, foreseePace, pace } from './evaluation/pace.ts';
import { findPlan, type Plan } from './evaluation/plan.ts';
import { tilesOf } from './evaluation/tiles.ts';
import { webOf } from './evaluation/webs.ts';
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
    const prospect = { web: webOf(t, []), missing: 0, regions: 0 };
    plan = { value: 0, linked: 0, engine: 0, prospect, boxes: 0, perTurn: 0, deliveries: 0, turns: 0, turnWorth: 0 };
    plans.set(t, plan);
  }
  return plan;
}

export function evaluateState(t: Tables, state: Position, seat: Seat): number {
  if (state.ending !== 'running') return finalValue(t, state, seat);
  if (state.deal.solo && seat === EVA) return evaValue(t, state);
  gatherGoods(t, state);
  countCubes(t, state);
  return headingFor(t, state, seat);
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
    else values.push(headingFor(t, state, seat));
  }
  return values;
}

/** Goods must have been gathered and counted. */
function headingFor(t: Tables, state: Position, seat: Seat): number {
  const plan = planFor(t);
  foreseePace(t, state, seat);
  findPlan(t, state, seat, plan);
  return settled(t, state, seat) + plan.value + besides(t, state, seat, plan);
}

/** What is hoped for besides the plan. */
const besides = (t: Tables, state: Position, seat: Seat, plan: Plan): number =>
  W.dice * diceOf(t, state, seat, plan) + tilesOf(t, state, seat, plan) + orderHopes(t, state, seat, plan.turns);

/** Every source that `appraiseState` may name. */
export const WORTHS: readonly string[] = [
  ...['deliveries', 'network', 'engine', 'tiles', 'orders', 'startingBonus', 'influence', 'pool'].map(
    (source) => `score.${source}`,
  ),
  ...['deliveries', 'network', 'engine', 'tiles', 'orders', 'dice', 'eva'].map((source) => `worth.${source}`),
];

/** Where the points of an evaluation come from: what is scored, and what is hoped for. */
export function appraiseState(t: Tables, state: Position, seat: Seat): ScorePart[] {
  const whole = evaluateState(t, state, seat);
  if (state.ending !== 'running') {
    const { parts, total } = scoreSheets(t, state)[seat];
    return nonZero([...parts, { key: 'worth.eva', points: whole - total }]);
  }
  if (state.deal.solo && seat === EVA) return [{ key: 'worth.eva', points: whole }];
  // What the evaluation has just found.
  const plan = planFor(t);
  const sheet = state.sheets[seat];
  return nonZero([
    { key: 'score.deliveries', points: sheet.deliveryPoints },
    { key: 'score.network', points: networkPoints(t, sheet.network) },
    { key: 'score.engine', points: t.engineBonus[t.boxCount[sheet.boxes]] },
    { key: 'score.orders', points: orderPoints(t, state, seat) },
    { key: 'score.startingBonus', points: sheet.startingBonus },
    { key: 'worth.deliveries', points: plan.value - plan.linked - plan.engine },
    { key: 'worth.network', points: plan.linked },
    { key: 'worth.engine', points: plan.engine },
    { key: 'worth.dice', points: W.dice * diceOf(t, state, seat, plan) },
    { key: 'worth.tiles', points: tilesOf(t, state, seat, plan) },
    { key: 'worth.orders', points: orderHopes(t, state, seat, plan.turns) },
  ]);
}

const nonZero = (parts: readonly ScorePart[]): ScorePart[] => parts.filter(({ points }) => points !== 0);

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
