/** What the dice that a seat has, or may take next, are worth to it beyond those of any turn. */
import type { Seat } from '../../../kernel/index.ts';
import { whiteDice } from '../decisions/round.ts';
import { boosterOf } from '../effects/engine.ts';
import { canUse, faceUp, SIDE_B, TILE } from '../effects/tiles.ts';
import type { Position } from '../state.ts';
import { bestFrom, yieldAt } from './deliveries.ts';
import type { Judge } from './judge.ts';
import { pace } from './pace.ts';
import type { Plan } from './plan.ts';
import { prospectsOf } from './prospects.ts';
import type { Web } from './webs.ts';

/** What is known of the next turn: the die that was seized or taken, or the dice that are left to choose from. */
export function diceOf(x: Judge, state: Position, seat: Seat, plan: Plan): number {
  if (state.deal.solo) return 0;
  const { seizedDie } = state.sheets[seat];
  if (seizedDie > 0) return look(x, state, seat, plan, seizedDie) - plan.turnWorth;
  if (state.active !== seat) return 0;
  const { die, hand, pool } = state;
  if (die === 0 && hand.length === 0) {
    // Nobody has chosen yet: these dice were rolled by chance, and another roll would have done as well.
    if (pool.length >= whiteDice(x.t, state) || pool.length === 0) return 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < pool.length; i++) {
      if (i > 0 && pool[i] === pool[i - 1]) continue;
      best = Math.max(best, look(x, state, seat, plan, pool[i]));
    }
    return best - plan.turnWorth;
  }
  let gains = die > 0 ? look(x, state, seat, plan, die) : 0;
  for (let i = 0; i < hand.length; i++) gains += look(x, state, seat, plan, hand[i]);
  return gains - plan.turnWorth;
}

/** Finds the longest delivery from every city (`bestFrom`) with the engine and tiles of a seat. Goods must have been gathered. */
export function findDeliveries(x: Judge, state: Position, seat: Seat, web: Web): void {
  const { t } = x;
  const bonus = canUse(state, seat, TILE.three, SIDE_B) ? Math.max(0, ...faceUp(t, state, TILE.three).bonus) : 0;
  yieldAt(x, web, t.boxCount[state.sheets[seat].boxes] + boosterOf(t, state, seat), bonus);
}

/** The best that a die can do at once: a delivery, or work on the plan. */
function look(x: Judge, state: Position, seat: Seat, plan: Plan, value: number): number {
  const { t, w } = x;
  const city = value - 1;
  const sheet = state.sheets[seat];
  const prospects = prospectsOf(t, state.deal.map, seat, sheet.tracks, sheet.network);
  const boxes = t.boxCount[sheet.boxes];
  findDeliveries(x, state, seat, prospects[0].web);
  const delivery = bestFrom(city);
  let gain = delivery > 0 ? delivery - pace.slope * (w.paceNeeded + w.paceAny) * plan.turnWorth : 0;
  const step = (1 - pace.slope) * plan.turnWorth;
  if ((sheet.boxes & (1 << city)) === 0) {
    gain = Math.max(gain, t.engineBonus[boxes + 1] - t.engineBonus[boxes]);
    if (plan.boxes > boxes) gain = Math.max(gain, w.turnsPerBox * step);
  }
  if ((plan.prospect.regions & (1 << city)) !== 0) gain = Math.max(gain, w.turnsPerHex * step);
  const tile = state.tileOwner[city] === seat || state.sideways[city] === 1 ? 0 : faceUp(t, state, city).points;
  return Math.max(gain, tile / (1 + w.tileRisk * plan.turns));
}
