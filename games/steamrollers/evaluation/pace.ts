/** How much of the game is still to come. */
import type { Seat } from '../../../kernel/index.ts';
import { emptyCities } from '../effects/ending.ts';
import { goodsPerCity } from '../setup.ts';
import type { Position } from '../state.ts';
import { CITIES, type Tables } from '../tables.ts';
import { takeHighest } from './highest.ts';
import type { Judge } from './judge.ts';

const SCARCE = 100;
const scarce = new Int8Array(CITIES);

/** The cubes that must go before enough cities are empty (SR-9.1). */
function cubesToGo(t: Tables, state: Position): number {
  const { emptyCities } = t.edition.scoring.gameEnd;
  for (let city = 0; city < CITIES; city++) scarce[city] = SCARCE - state.goods[city].length;
  let count = 0;
  for (let i = 0; i < emptyCities; i++) count += SCARCE - takeHighest(scarce);
  return count;
}

/** What the goods say about the time that is left; counted once for all seats. */
const cubes = { toGo: 0, all: 0, last: false };

export function countCubes(t: Tables, state: Position): void {
  cubes.toGo = cubesToGo(t, state);
  cubes.last = emptyCities(state) >= t.edition.scoring.gameEnd.emptyCities;
  cubes.all = 0;
  for (let city = 0; city < CITIES; city++) cubes.all += state.goods[city].length;
}

/** Whether the seat still has its turn in this round. */
export function pending({ deal, first, active }: Position, seat: Seat): boolean {
  const { players } = deal;
  return (seat - first + players) % players >= (active - first + players) % players;
}

/** Turns that a seat needs before it does nothing but deliver, as it looks to others. */
function buildingOf({ t, w }: Judge, state: Position, seat: Seat): number {
  const { boxes, network } = state.sheets[seat];
  const links = w.fullNetwork - network.links.length;
  return w.rivalBox * (CITIES - t.boxCount[boxes]) + (links > 0 ? w.rivalLink * links : 0);
}

/**
 * Own turns to come if the seat itself needs so many for building: goods go faster the earlier everybody is ready to deliver them. As a line
 * in the own building: `alone + slope × building`.
 */
export const pace = { alone: 0, slope: 0 };

export function foreseePace(x: Judge, state: Position, seat: Seat): void {
  const { w } = x;
  if (state.deal.solo) {
    pace.alone = cubes.toGo * w.soloActionsPerCube;
    pace.slope = 0;
    return;
  }
  const { players } = state.deal;
  const now = pending(state, seat) ? 1 : 0;
  if (cubes.last) {
    pace.alone = now;
    pace.slope = 0;
    return;
  }
  const usual = w.paceNeeded * cubes.toGo + w.paceAny * Math.max(0, cubes.all - w.paceRest);
  let work = Math.min(usual, w.paceCap * cubes.toGo);
  for (let other = 0; other < players; other++) if (other !== seat) work += buildingOf(x, state, other);
  pace.alone = now + work / players;
  pace.slope = 1 / players;
  if (state.deal.turnLimit !== undefined) keepToLimit(now + state.deal.turnLimit - state.round);
}

/** SR-9.9: however much there is to build, no more turns than the table has agreed on. */
function keepToLimit(turns: number): void {
  if (pace.alone < turns) return;
  pace.alone = turns;
  pace.slope = 0;
}

/** How much of the game is over, by the cubes that must go, or by the rounds where they are limited. */
export function progressOf(t: Tables, state: Position): number {
  if (state.ending !== 'running') return 1;
  const { players, turnLimit } = state.deal;
  const atStart = Math.max(1, goodsPerCity(t, players) * t.edition.scoring.gameEnd.emptyCities);
  const byRounds = turnLimit === undefined ? 0 : (state.round - 1) / turnLimit;
  return Math.max(0, byRounds, Math.min(0.99, 1 - cubesToGo(t, state) / atStart));
}
