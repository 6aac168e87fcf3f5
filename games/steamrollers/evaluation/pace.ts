/** How much of the game is still to come. */
import type { Position } from '../state.ts';
import { CITIES, type Tables } from '../tables.ts';
import { takeHighest } from './highest.ts';
import { W } from './weights.ts';

const SCARCE = 100;
const scarce = new Int8Array(CITIES);

/** Own turns to come, out of the cubes that must go before enough cities are empty (SR-9.1). */
export function turnsLeft(t: Tables, state: Position): number {
  const { emptyCities } = t.edition.scoring.gameEnd;
  for (let city = 0; city < CITIES; city++) scarce[city] = SCARCE - state.goods[city].length;
  let cubes = 0;
  for (let i = 0; i < emptyCities; i++) cubes += SCARCE - takeHighest(scarce);
  return cubes * (state.deal.solo ? W.soloActionsPerCube : W.turnsPerCube / state.deal.players);
}
