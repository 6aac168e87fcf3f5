/** AB-24.35: Autobot delivers. Its bonus tile was taken before (AB-16.1 step 1). */
import type { Events } from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';
import { NONE, ON_BOARD, PHARMACEUTICALS, type Tables, TRUCKS } from '../tables.ts';
import { pharmaTargetLost } from './targets.ts';

const MARKED = 2;

export function botFinishesDelivery(
  t: Tables,
  s: AutobahnState,
  truck: number,
  country: number,
  events?: Events,
): void {
  const { bot } = s;
  const seat = s.config.bot;
  if (bot === undefined) return;
  const goods = s.goods[seat * TRUCKS + truck];
  s.trucks[seat * TRUCKS + truck] = ON_BOARD;
  s.goods[seat * TRUCKS + truck] = NONE;
  bot.targets[truck] = NONE;
  s.delivered[seat] |= 1 << country;
  if (goods !== PHARMACEUTICALS) {
    s.goodsMarks[seat * t.countries.length + country] = MARKED;
    s.frames.push({ kind: 'developing', seat, left: 1 });
    return;
  }
  s.pharma[country] = seat;
  s.frames.push({ kind: 'gain', seat, bonus: t.countries[country].pharmaBonus, chosen: true, colour: NONE });
  pharmaTargetLost(t, s, country, events);
}
