/** What a network yields: which goods it reaches, and how many points a turn they bring. */
import type { Position } from '../state.ts';
import { CITIES, type Tables } from '../tables.ts';
import { takeHighest } from './highest.ts';
import type { Prospect } from './prospects.ts';
import { W } from './weights.ts';

/** The goods on the board, gathered once per question: city, colour and number of cubes of each sort. */
const MOST_SORTS = 64;
const sortCity = new Int8Array(MOST_SORTS);
const sortColour = new Int8Array(MOST_SORTS);
const sortCount = new Int8Array(MOST_SORTS);
/** Distances at which the network in question can deliver each sort, as a bit mask. */
const sortReach = new Int32Array(MOST_SORTS);
let sorts = 0;

export function gatherGoods(t: Tables, state: Position): void {
  sorts = 0;
  for (let city = 0; city < CITIES; city++) {
    const row = state.goods[city];
    for (let colour = 0; colour < t.colours.length; colour++) {
      let count = 0;
      for (let i = 0; i < row.length; i++) if (row[i] === colour) count++;
      if (count === 0) continue;
      sortCity[sorts] = city;
      sortColour[sorts] = colour;
      sortCount[sorts++] = count;
    }
  }
}

export function reachGoods(t: Tables, { network: { reach } }: Prospect): void {
  for (let sort = 0; sort < sorts; sort++) {
    const city = sortCity[sort];
    const takers = t.destinations[sortColour[sort]];
    let distances = 0;
    for (let i = 0; i < takers.length; i++) if (takers[i] !== city) distances |= reach[city * CITIES + takers[i]];
    sortReach[sort] = distances;
  }
}

/** What the network in question yields at a strength: points per turn, and how many cubes are within its reach. */
const yielded = { perTurn: 0, cubes: 0 };
const bests = new Int8Array(CITIES);

export function yieldAt(strength: number, bonus: number): typeof yielded {
  const limit = (2 << strength) - 1;
  yielded.cubes = 0;
  bests.fill(0);
  for (let sort = 0; sort < sorts; sort++) {
    const distances = sortReach[sort] & limit;
    if (distances === 0) continue;
    yielded.cubes += sortCount[sort];
    const distance = Math.min(strength, 31 - Math.clz32(distances) + bonus);
    if (distance > bests[sortCity[sort]]) bests[sortCity[sort]] = distance;
  }
  yielded.perTurn = 0;
  let chance = W.dieChance;
  for (let best = takeHighest(bests); best > 0; best = takeHighest(bests)) {
    yielded.perTurn += chance * best;
    chance *= 1 - W.dieChance;
  }
  return yielded;
}
