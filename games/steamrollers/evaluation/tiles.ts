/** What action tiles are worth to a seat: what they do in turns to come, and their printed points if it keeps them. */
import type { Seat } from '../../../kernel/index.ts';
import { faceUp } from '../effects/tiles.ts';
import type { Position } from '../state.ts';
import type { TileSide } from '../tables.ts';
import { farthestNow, yieldAt } from './deliveries.ts';
import type { Judge } from './judge.ts';
import type { Plan } from './plan.ts';
import type { Weights } from './weights.ts';

export function tilesOf(x: Judge, state: Position, seat: Seat, plan: Plan): number {
  let worth = 0;
  for (let tile = 0; tile < state.tileOwner.length; tile++) {
    if (state.tileOwner[tile] !== seat) continue;
    const side = faceUp(x.t, state, tile);
    worth += kept(x.w, state, tile, side, plan.turns) + use(x, side, state, plan);
  }
  return worth;
}

/** Printed points count at the end only (SR-9.5), and until then a tile is anybody's (SR-8.1), the sooner the sooner it is upright. */
function kept(w: Weights, state: Position, tile: number, { points }: TileSide, turns: number): number {
  const rivals = state.deal.solo ? 1 : state.deal.players - 1;
  const exposed = Math.max(0, turns - state.sideways[tile]);
  return points / (1 + w.tileRisk * rivals * exposed);
}

/** What it does before somebody else takes it. */
function use(x: Judge, { effect, single, bonus, strength }: TileSide, state: Position, plan: Plan): number {
  if (plan.turns <= 0) return 0;
  const { w } = x;
  const rivals = state.deal.solo ? 1 : state.deal.players - 1;
  const held = Math.min(single ? 1 : w.tileHold / rivals, plan.deliveries);
  const { web } = plan.prospect;
  switch (effect) {
    case 'setDie':
      return w.setDie * Math.min(1, plan.turns);
    case 'takeTwoDice':
      return w.secondDie * plan.perTurn * Math.min(1, plan.turns);
    case 'seizeDie':
      return w.seizeDie * Math.min(1, plan.turns);
    case 'dieIsDestination':
      return w.waybill * plan.perTurn * held;
    case 'dieStep':
    case 'dieRerollOrFlip':
      return w.otherDie * plan.perTurn * held;
    case 'distanceBonus':
      return (yieldAt(x, web, plan.boxes, Math.max(0, ...bonus)).perTurn - plan.perTurn) * held;
    case 'enginePlusOne':
      return (yieldAt(x, web, plan.boxes + strength, 0).perTurn - plan.perTurn) * held;
    case 'unlimitedDistance':
      return Math.max(0, farthestNow(web) - plan.perTurn) * held;
    case 'anyTrackKind':
      return w.anyTrack * Math.min(plan.prospect.missing, w.tileHold);
    default:
      return 0;
  }
}
