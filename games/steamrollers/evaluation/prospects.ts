/**
 * What a sheet may still become: the missing links that need the fewest hexes, and the webs that follow from adding them one after the
 * other. For opponents; the rules never ask.
 */
import { fingerprint } from '../../../kernel/index.ts';
import type { Network } from '../state.ts';
import { CITIES, SIDES, type Tables } from '../tables.ts';
import { richerBy, type Web, webOf } from './webs.ts';

/** A link that is not there yet. */
interface Missing {
  readonly a: number;
  readonly b: number;
  readonly towns: number;
  /** Hexes still to be drawn, and the track each of them needs. */
  readonly hexes: readonly number[];
  readonly pairs: readonly number[];
  readonly worth: number;
}

/** The links one could have after some more drawing. */
export interface Prospect {
  readonly web: Web;
  /** Hexes that must be drawn for it. */
  readonly missing: number;
  /** The regions in which they lie, as a bit mask. */
  readonly regions: number;
  /** What it has more than the one before. */
  readonly link?: Pick<Missing, 'hexes' | 'pairs'>;
}

/** Links that need more hexes than this are too far away to plan for. */
const DEEPEST = 3;
const MOST_LINKS = 5;
/** What a town makes up for, in hexes: it makes a link longer to travel, and scores. */
const TOWN = 0.6;

/** The answers so far, by what is drawn: a search comes to the same sheets over and over, on many ways. */
const REMEMBERED = 20_000;
const answers = new WeakMap<object, Map<number, readonly Prospect[]>>();

/** Each map has its own. */
function answersFor(map: object): Map<number, readonly Prospect[]> {
  let known = answers.get(map);
  if (known === undefined || known.size >= REMEMBERED) {
    known = new Map();
    answers.set(map, known);
  }
  return known;
}

/** The last question of each seat: most moves draw nothing, and copies of a state share their tracks. */
interface Latest {
  tracks: readonly number[];
  map: object;
  answer: readonly Prospect[];
}
const latest: Latest[] = [];

/** The present web and a few richer ones. What follows from a sheet follows from its tracks. */
export function prospectsOf(
  t: Tables,
  map: number,
  seat: number,
  tracks: readonly number[],
  network: Network,
): readonly Prospect[] {
  const last = latest[seat];
  if (last !== undefined && last.tracks === tracks && last.map === t.maps[map]) return last.answer;
  const known = answersFor(t.maps[map]);
  const key = fingerprint(tracks);
  let answer = known.get(key);
  if (answer === undefined) {
    answer = findProspects(t, map, tracks, network);
    known.set(key, answer);
  }
  if (last === undefined) latest[seat] = { tracks, map: t.maps[map], answer };
  else {
    last.tracks = tracks;
    last.map = t.maps[map];
    last.answer = answer;
  }
  return answer;
}

const taken = new Uint8Array(512);

function findProspects(t: Tables, map: number, tracks: readonly number[], network: Network): Prospect[] {
  const candidates: Missing[] = [];
  for (let city = 0; city + 1 < CITIES; city++) search(t, map, tracks, network, city, candidates);
  candidates.sort(byWorth);
  const found: Prospect[] = [{ web: webOf(t, network.links), missing: 0, regions: 0 }];
  taken.fill(0, 0, tracks.length);
  for (const link of candidates) {
    if (found.length > MOST_LINKS) break;
    if (crosses(link.hexes)) continue;
    const last = found[found.length - 1];
    let { regions } = last;
    for (const hex of link.hexes) {
      taken[hex] = 1;
      regions |= 1 << t.regionOf[hex];
    }
    found.push({ web: richerBy(t, last.web, link), missing: last.missing + link.hexes.length, regions, link });
  }
  return found;
}

const byWorth = (x: Missing, y: Missing): number => y.worth - x.worth;

function crosses(hexes: readonly number[]): boolean {
  for (let i = 0; i < hexes.length; i++) if (taken[hexes[i]] === 1) return true;
  return false;
}

/** Scratch of one search: in which a hex was reached last, from where, over how many towns, and the order of hexes. */
const ROOM = 512;
const reached = new Int32Array(ROOM);
const parent = new Int16Array(ROOM);
const townsTo = new Int8Array(ROOM);
const depthOf = new Int8Array(ROOM);
const queue = new Int16Array(ROOM);
/** By which side the way comes into a hex, and by which it left the hex before. */
const entryOf = new Int8Array(ROOM);
const leftBy = new Int8Array(ROOM);
let searches = 0;

/** By city: the last hex of the best way there, −1 = none. */
const bestEnd = new Int16Array(CITIES);
const bestExit = new Int8Array(CITIES);
const bestTowns = new Int8Array(CITIES);
const bestWorth = new Float64Array(CITIES);

const linkedTo = (network: Network, city: number): number => {
  let linked = 0;
  for (const link of network.links) {
    if (link.a === city) linked |= 1 << link.b;
    else if (link.b === city) linked |= 1 << link.a;
  }
  return linked;
};

/** Breadth first over empty hexes, along drawn track for free; notes the best way to every later city not linked yet. */
function search(
  t: Tables,
  map: number,
  tracks: readonly number[],
  network: Network,
  city: number,
  out: Missing[],
): void {
  const { across } = t.maps[map];
  const start = t.cityHex[city];
  searches++;
  const done = ((2 << city) - 1) | linkedTo(network, city);
  bestEnd.fill(-1);
  bestWorth.fill(Number.NEGATIVE_INFINITY);
  queue[0] = start;
  townsTo[start] = 0;
  depthOf[start] = 0;
  for (let head = 0, tail = 1; head < tail; head++) {
    const from = queue[head];
    const depth = depthOf[from];
    for (let side = 0; side < SIDES; side++) {
      if (depth > 0 && side === entryOf[from]) continue;
      let hex = across[from * SIDES + side];
      let entry = side < 3 ? side + 3 : side - 3;
      let towns = townsTo[from];
      while (hex >= 0 && tracks[hex] !== 0) {
        const exit = t.leaves[tracks[hex] * SIDES + entry];
        towns += t.townAt[hex];
        hex = exit < 0 ? -1 : across[hex * SIDES + exit];
        entry = exit < 3 ? exit + 3 : exit - 3;
      }
      if (hex < 0) continue;
      const there = t.cityAt[hex];
      if (there >= 0) {
        if (depth === 0 || (done & (1 << there)) !== 0) continue;
        const worth = TOWN * towns - depth;
        if (worth <= bestWorth[there]) continue;
        bestWorth[there] = worth;
        bestEnd[there] = from;
        bestExit[there] = side;
        bestTowns[there] = towns;
      } else if (depth < DEEPEST) {
        towns += t.townAt[hex];
        if (reached[hex] !== searches) {
          reached[hex] = searches;
          depthOf[hex] = depth + 1;
          queue[tail++] = hex;
        } else if (depthOf[hex] !== depth + 1 || townsTo[hex] >= towns) continue;
        parent[hex] = from;
        entryOf[hex] = entry;
        leftBy[hex] = side;
        townsTo[hex] = towns;
      }
    }
  }
  for (let there = city + 1; there < CITIES; there++) {
    if (bestEnd[there] < 0) continue;
    out.push({
      a: city,
      b: there,
      towns: bestTowns[there],
      ...wayTo(t, bestEnd[there], start, bestExit[there]),
      worth: bestWorth[there],
    });
  }
}

/** Hexes and tracks from the last hex back to the city. */
function wayTo(t: Tables, end: number, start: number, exit: number): Pick<Missing, 'hexes' | 'pairs'> {
  const hexes: number[] = [];
  const pairs: number[] = [];
  let out = exit;
  for (let at = end; at !== start; at = parent[at]) {
    hexes.push(at);
    pairs.push(t.pairOf[entryOf[at] * SIDES + out]);
    out = leftBy[at];
  }
  return { hexes, pairs };
}
