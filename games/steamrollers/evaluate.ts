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
  if (state.ending !== 'running') return finalMargin(t, state, seat);
  if (state.deal.solo) return seat === EVA ? -soloValue(t, state) : soloValue(t, state);
  return (
    settled(t, state, seat) + tilesKept(t, state, seat) + future(t, state, seat) - W.rival * bestRival(t, state, seat)
  );
}

/** Once the game is over only the difference to the best other seat counts. */
function finalMargin(t: Tables, state: Position, seat: Seat): number {
  const totals = scoreSheets(t, state).map((sheet) => sheet.total);
  const others = Math.max(...totals.filter((_, other) => other !== seat));
  const lost = state.ending === 'evaFull' ? W.evaWins : 0;
  return totals[seat] - W.rival * others + (seat === EVA ? lost : -lost);
}

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

function bestRival(t: Tables, state: Position, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < state.sheets.length; other++) {
    if (other !== seat) best = Math.max(best, settled(t, state, other));
  }
  return best;
}

/** Against Eva: the player's own prospects, less what she has and what her next die threatens. */
function soloValue(t: Tables, state: Position): number {
  const [, eva] = scoreSheets(t, state);
  const own = settled(t, state, 0) + tilesKept(t, state, 0) + future(t, state, 0);
  return own - W.evaScore * eva.total - W.evaPace * turnsLeft(t, state) - evaThreat(t, state);
}
