/** How good a position is for a seat, in points: what it has scored, and what it can plausibly still score. */
import type { Seat } from '../../kernel/index.ts';
import { evaThreat } from './evaluation/eva.ts';
import { future } from './evaluation/future.ts';
import { turnsLeft } from './evaluation/pace.ts';
import { W } from './evaluation/weights.ts';
import { networkPoints } from './network.ts';
import { orderPoints, scoreSheets, tilePoints } from './scoring.ts';
import { EVA, type Position } from './state.ts';
import type { Tables } from './tables.ts';

export function evaluateState(t: Tables, state: Position, seat: Seat): number {
  if (state.ending !== 'running') return finalValue(t, state, seat);
  if (state.deal.solo && seat === EVA) return evaValue(t, state);
  return settled(t, state, seat) + tilesKept(t, state, seat) + future(t, state, seat);
}

/** The score, unless Eva has won at once. */
function finalValue(t: Tables, state: Position, seat: Seat): number {
  const lost = state.ending === 'evaFull' ? W.evaWins : 0;
  return scoreSheets(t, state)[seat].total + (seat === EVA ? lost : -lost);
}

/** What Eva has, what she gains while the game goes on, and what her next die threatens. */
const evaValue = (t: Tables, state: Position): number =>
  W.evaScore * scoreSheets(t, state)[EVA].total + W.evaPace * turnsLeft(t, state) + evaThreat(t, state);

function settled(t: Tables, state: Position, seat: Seat): number {
  const sheet = state.sheets[seat];
  return (
    sheet.deliveryPoints +
    networkPoints(t, sheet.network) +
    t.engineBonus[t.boxCount[sheet.boxes]] +
    orderPoints(t, state, seat) +
    sheet.startingBonus
  );
}

/** Printed points count at the end only (SR-9.5), and until then a tile is anybody's (SR-8.1). */
function tilesKept(t: Tables, state: Position, seat: Seat): number {
  const rivals = state.deal.solo ? 1 : state.deal.players - 1;
  return tilePoints(t, state, seat) / (1 + (turnsLeft(t, state) * rivals) / (3 * W.tileHalfLife));
}
