/** AB-24.34: a player's truck passes a station of Autobot. */
import type { Events } from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { linkText } from '../terms.ts';

export function botTakesPass(t: Tables, s: AutobahnState, link: number, events?: Events): void {
  if (!s.config.solo.stationPassDevelop) return;
  events?.push({ key: 'event.botPassed', params: { link: linkText(t, link) } });
  s.frames.push({ kind: 'developing', seat: s.config.bot, left: 1 });
}
