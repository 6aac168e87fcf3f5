/** How much of the game is still to come. */
import { goodsPerCity } from '../setup.ts';
import type { Position } from '../state.ts';
import { CITIES, type Tables } from '../tables.ts';
import { takeHighest } from './highest.ts';
import { W } from './weights.ts';

const SCARCE = 100;
const scarce = new Int8Array(CITIES);

/** The cubes that must go before enough cities are empty (SR-9.1). */
function cubesToGo(t: Tables, state: Position): number {
  const { emptyCities } = t.edition.scoring.gameEnd;
  for (let city = 0; city < CITIES; city++) scarce[city] = SCARCE - state.goods[city].length;
  let cubes = 0;
  for (let i = 0; i < emptyCities; i++) cubes += SCARCE - takeHighest(scarce);
  return cubes;
}

/** Own turns to come. */
export function turnsLeft(t: Tables, state: Position): number {
  return cubesToGo(t, state) * (state.deal.solo ? W.soloActionsPerCube : W.turnsPerCube / state.deal.players);
}

/** How much of the game is over, by the cubes that must go. */
export function progressOf(t: Tables, state: Position): number {
  if (state.ending !== 'running') return 1;
  const atStart = Math.max(1, goodsPerCity(t, state.deal.players) * t.edition.scoring.gameEnd.emptyCities);
  return Math.max(0, Math.min(0.99, 1 - cubesToGo(t, state) / atStart));
}
