import type { Seat } from '../../kernel/index.ts';
import { scoreSheets } from './scoring.ts';
import type { Position } from './state.ts';
import type { Tables } from './tables.ts';
export function evaluate(t: Tables, p: Position, seat: Seat): number {
  return scoreSheets(t, p)[seat].total;
}
