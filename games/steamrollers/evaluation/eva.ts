/** What Eva's next die threatens (SR-10.6 to SR-10.9). */
import { EVA, type Position } from '../state.ts';
import { CITIES } from '../tables.ts';
import type { Judge } from './judge.ts';

export function evaThreat({ t, w }: Judge, state: Position): number {
  const die = state.active === EVA ? state.evaDie : state.pool.length === 1 ? state.pool[0] : 0;
  let threat = 0;
  for (let region = 0; region < CITIES; region++) {
    const crosses = state.crossed[region];
    if (crosses >= t.room[region] - 1) threat += crosses >= t.room[region] ? 6 : 2;
  }
  if (die === 0) return threat;
  const crosses = state.crossed[die - 1] + 1;
  if (crosses > t.room[die - 1]) return threat + w.evaWins;
  const growth = w.evaGrowth * crosses;
  if (state.goods[die - 1].length === 0) return threat + growth + w.evaReroll;
  return threat + growth + (crosses >= t.edition.solo.evaDeliveryThreshold ? w.evaRemoval * crosses : 0);
}
