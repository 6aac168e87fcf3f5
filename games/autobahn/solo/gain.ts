/** AB-24.12, AB-24.13: what a bonus means for Autobot. */
import type { Events } from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';
import type { Bonus, Tables } from '../tables.ts';

export function botGains(_t: Tables, _s: AutobahnState, _bonus: Bonus, _events?: Events): void {
  throw new Error('not yet');
}
