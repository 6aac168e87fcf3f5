/** AB-24.27: where Autobot's trucks are heading. */
import type { Events } from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';
import { NOBODY, NONE, ON_BOARD, PHARMACEUTICALS, type Tables, TRUCKS } from '../tables.ts';
import { countryText } from '../terms.ts';

export const isConnected = (t: Tables, s: AutobahnState, country: number): boolean =>
  t.countries[country].cities.some((city) => s.connected[city] !== 0);

/** A connected country without pharmaceuticals that no other pharmaceutical truck of the bot drives to. */
export function isPharmaTarget(t: Tables, s: AutobahnState, country: number, truck: number): boolean {
  const { bot } = s;
  if (bot === undefined || s.pharma[country] !== NOBODY || !isConnected(t, s, country)) return false;
  for (let other = 0; other < TRUCKS; other++) {
    if (other === truck || bot.targets[other] !== country) continue;
    if (s.goods[s.config.bot * TRUCKS + other] === PHARMACEUTICALS) return false;
  }
  return true;
}

/** Somebody was first in a country: the marker of a bot truck for it moves on clockwise, or the truck goes home. */
export function pharmaTargetLost(t: Tables, s: AutobahnState, country: number, events?: Events): void {
  const { bot } = s;
  if (bot === undefined) return;
  for (let truck = 0; truck < TRUCKS; truck++) {
    const me = s.config.bot * TRUCKS + truck;
    if (bot.targets[truck] !== country || s.goods[me] !== PHARMACEUTICALS) continue;
    const from = t.pharmaOrder.indexOf(country);
    const next = t.pharmaOrder
      .map((_, i) => t.pharmaOrder[(from + 1 + i) % t.pharmaOrder.length])
      .find((candidate) => isPharmaTarget(t, s, candidate, truck));
    bot.targets[truck] = next ?? NONE;
    if (next !== undefined) {
      events?.push({ key: 'event.botRedirected', params: { country: countryText(t, next) } });
      continue;
    }
    s.trucks[me] = ON_BOARD;
    s.goods[me] = NONE;
    events?.push({ key: 'event.botTruckHome', params: {} });
  }
}
