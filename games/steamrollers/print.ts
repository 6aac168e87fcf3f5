import type { Speaker } from '../../kernel/index.ts';
import type { Tables } from './tables.ts';
import type { SteamRollersView } from './view.ts';
export function print(_t: Tables, _v: SteamRollersView, _s: Speaker): string {
  return '';
}
