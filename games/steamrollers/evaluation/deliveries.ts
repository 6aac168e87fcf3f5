/** What a web of links yields: which goods it reaches, and how many points a turn they bring. */
import type { Position, Sheet } from '../state.ts';
import { CITIES, type Tables } from '../tables.ts';
import type { Judge } from './judge.ts';
import { UNLIMITED, type Web } from './webs.ts';

/** The goods that a seat may deliver, gathered once per question: sorts of cubes, their cities and how many there are of each. */
const MOST_SORTS = 256;
const sortOf = new Int16Array(MOST_SORTS);
const cityOf = new Int8Array(MOST_SORTS);
const countOf = new Int16Array(MOST_SORTS);
/** By sort, where it is in the list; −1 = not yet. */
const placeOf = new Int16Array(MOST_SORTS).fill(-1);
let sorts = 0;
let onBoard = 0;
let allSorts = 0;

export function gatherGoods(t: Tables, state: Position): void {
  const colours = t.colours.length;
  allSorts = CITIES * colours;
  for (let i = 0; i < sorts; i++) placeOf[sortOf[i]] = -1;
  sorts = 0;
  for (let city = 0; city < CITIES; city++) {
    const row = state.goods[city];
    for (let i = 0; i < row.length; i++) addCube(city * colours + row[i], city);
  }
  onBoard = sorts;
}

function addCube(sort: number, city: number): void {
  const place = placeOf[sort];
  if (place >= 0) countOf[place]++;
  else {
    placeOf[sort] = sorts;
    sortOf[sorts] = sort;
    cityOf[sorts] = city;
    countOf[sorts++] = 1;
  }
}

/** SR-3.4: the load that only this seat may deliver, apart from the goods of all. */
export function gatherLoad(t: Tables, { ownLoad, ownLoadCity }: Sheet): void {
  sorts = onBoard;
  if (ownLoad < 0) return;
  sortOf[sorts] = ownLoadCity * t.colours.length + ownLoad;
  cityOf[sorts] = ownLoadCity;
  countOf[sorts++] = 1;
}

/** What a web yields at a strength: points per turn, and how many cubes are within its reach. */
const yielded = { perTurn: 0, cubes: 0 };
const bests = new Int8Array(CITIES);
/** How many cities have a cube that goes so far. */
const reaching = new Int8Array(64);

export function yieldAt({ chances }: Judge, { farthest }: Web, strength: number, bonus: number): typeof yielded {
  const base = (strength < UNLIMITED ? strength : UNLIMITED) * allSorts;
  let cubes = 0;
  bests.fill(0);
  for (let i = 0; i < sorts; i++) {
    const distance = farthest[base + sortOf[i]];
    if (distance === 0) continue;
    cubes += countOf[i];
    if (distance > bests[cityOf[i]]) bests[cityOf[i]] = distance;
  }
  yielded.cubes = cubes;
  yielded.perTurn = cubes === 0 ? 0 : bestOfDice(chances, strength, bonus);
  return yielded;
}

/** The mean of the best delivery that the dice allow. */
function bestOfDice(chances: Float64Array, strength: number, bonus: number): number {
  let most = 0;
  for (let city = 0; city < CITIES; city++) {
    let best = bests[city];
    if (best === 0) continue;
    if (bonus > 0) {
      best = best + bonus > strength ? strength : best + bonus;
      bests[city] = best;
    }
    reaching[best]++;
    if (best > most) most = best;
  }
  let mean = 0;
  let cities = 0;
  for (let distance = most; distance > 0; distance--) {
    cities += reaching[distance];
    reaching[distance] = 0;
    mean += chances[cities];
  }
  return mean;
}

/** The longest delivery of all, whatever the strength. */
export function farthestNow({ farthest }: Web): number {
  let most = 0;
  for (let i = 0; i < sorts; i++) {
    const distance = farthest[UNLIMITED * allSorts + sortOf[i]];
    if (distance > most) most = distance;
  }
  return most;
}

/** The longest delivery from a city that the last question found. */
export const bestFrom = (city: number): number => bests[city];
