/** What the next spy of a seat would bring it in each sector: a chance of points, a bonus, an advance (TR-5.1). */
import type { Seat } from '../../../kernel/index.ts';
import { openSpySpace } from '../decisions/lobbying.ts';
import type { TrainRushState } from '../state.ts';
import { NONE, type Tables } from '../tables.ts';
import type { Clock } from './clock.ts';
import type { Majorities } from './majorities.ts';
import type { Worth } from './weights.ts';

/** A sector in which the seat may not place a spy. */
export const CLOSED = Number.NEGATIVE_INFINITY;

/** What a spy of the seat and its bonus would bring in a sector, without the advance. */
export type SectorWorth = (state: TrainRushState, seat: Seat, sector: number, clock: Clock) => number;

export function sectorWorth(t: Tables, w: Worth, majorities: Majorities): SectorWorth {
  const bonusWorth = t.effects.map((effect) => {
    if (effect.type === 'gainInvestment') return effect.amount * w.investment;
    return effect.type === 'gainCoal' ? effect.amount * w.coal : w.wagonBonus;
  });
  return (state, seat, sector, clock) => {
    const space = openSpySpace(t, state, seat, sector);
    if (space === NONE) return CLOSED;
    const bonus = t.sectors[sector].spyBonus[space];
    return majorities.another(state, seat, sector, space, clock) + (bonus === NONE ? 0 : bonusWorth[bonus]);
  };
}
