/**
 * What a sheet may still become: the missing links that need the fewest hexes, and the webs that follow from adding them one after the
 * other. For opponents; the rules never ask.
 */
import { fingerprint } from '../../../kernel/index.ts';
import type { Network } from '../state.ts';
import { CITIES, SIDES, type Tables } from '../tables.ts';
import { richerBy, type Web, webOf } from './webs.ts';

/** Tracks that are still to be drawn, and the hexes for them. */
interface Missing {
  readonly hexes: readonly number[];
  readonly pairs: readonly number[];
}

/** The links one could have after some more drawing. */
export interface Prospect {
  readonly web: Web;
  /** Hexes that must be drawn for it. */
  readonly missing: number;
  /** The regions in which they lie, as a bit mask. */
  readonly regions: number;
  /** What it has more than the one before. */
  readonly link?: Missing;
}

/** Links that need more hexes than this are too far away to plan for. */
const DEEPEST = 3;
const MOST_LINKS = 5;
/** What a town makes up for, in hexes: it makes a link longer to travel, and scores. */
const TOWN = 0.6;

/** The answers so far, by the very tracks and by what is drawn: a search comes to the same sheets over and over, on many ways. */
interface Answers {
  readonly byTracks: Map<readonly number[], readonly Prospect[]>;
  readonly byDrawing: Map<number, readonly Prospect[]>;
}
const REMEMBERED = 20_000;
const REMEMBERED_TRACKS = 4_000;
const answers = new WeakMap<object, Answers>();

/** Each map has its own. */
function answersFor(map: object): Answers {
  let known = answers.get(map);
  if (known === undefined || known.byDrawing.size >= REMEMBERED) {
    known = { byTracks: new Map(), byDrawing: new Map() };
    answers.set(map, known);
  }
  if (known.byTracks.size >= REMEMBERED_TRACKS) known.byTracks.clear();
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
  const { byTracks, byDrawing } = answersFor(t.maps[map]);
  let answer = byTracks.get(tracks);
  if (answer === undefined) {
    const key = fingerprint(tracks);
    answer = byDrawing.get(key) ?? findProspects(t, map, tracks, network);
    byDrawing.set(key, answer);
    byTracks.set(tracks, answer);
  }
  if (last === undefined) latest[seat] = { tracks, map: t.maps[map], answer };
  else {
    last.tracks = tracks;
    last.map = t.maps[map];
    last.answer = answer;
  }
  return answer;
}

/** Scratch of the searches, one from each city: in which a hex was reached last, from where, over how many towns, and the order of hexes. */
const ROOM = 512;
const reached = new Int32Array(CITIES * ROOM);
const parent = new Int16Array(CITIES * ROOM);
const townsTo = new Int8Array(ROOM);
const depthOf = new Int8Array(ROOM);
const queue = new Int16Array(ROOM);
/** By which side the way comes into a hex, and by which it left the hex before. */
const entryOf = new Int8Array(CITIES * ROOM);
const leftBy = new Int8Array(CITIES * ROOM);
let searches = 0;

/** Two cities that could be linked: `[a × 6 + b]`, the last hex of the best way, the side by which it leaves that, and what it is worth. */
const PAIRS = CITIES * CITIES;
const endOf = new Int16Array(PAIRS);
const exitOf = new Int8Array(PAIRS);
const townsOf = new Int8Array(PAIRS);
const worthOf = new Float64Array(PAIRS);

/** Pairs of cities that could be linked, the best first, and of equal ones the first. */
const order = new Int16Array(PAIRS);
let open = 0;

const taken = new Uint8Array(ROOM);

function findProspects(t: Tables, map: number, tracks: readonly number[], network: Network): Prospect[] {
  open = 0;
  worthOf.fill(Number.NEGATIVE_INFINITY);
  for (let city = 0; city + 1 < CITIES; city++) search(t, map, tracks, network, city);
  let last: Prospect = { web: webOf(t, network.links), missing: 0, regions: 0 };
  const found: Prospect[] = [last];
  taken.fill(0, 0, tracks.length);
  for (let i = 0; i < open && found.length <= MOST_LINKS; i++) {
    const pair = order[i];
    if (crosses(t, pair)) continue;
    const link = wayOf(t, pair);
    let { regions } = last;
    for (let k = 0; k < link.hexes.length; k++) {
      taken[link.hexes[k]] = 1;
      regions |= 1 << t.regionOf[link.hexes[k]];
    }
    const web = richerBy(t, last.web, { a: cityA(pair), b: pair % CITIES, towns: townsOf[pair] });
    last = { web, missing: last.missing + link.hexes.length, regions, link };
    found.push(last);
  }
  return found;
}

const cityA = (pair: number): number => (pair / CITIES) | 0;

/** Whether the way needs a hex that a better one has taken. */
function crosses(t: Tables, pair: number): boolean {
  const base = cityA(pair) * ROOM;
  const start = t.cityHex[cityA(pair)];
  for (let at = endOf[pair]; at !== start; at = parent[base + at]) if (taken[at] === 1) return true;
  return false;
}

/** Hexes and tracks from the last hex back to the city. */
function wayOf(t: Tables, pair: number): Missing {
  const base = cityA(pair) * ROOM;
  const start = t.cityHex[cityA(pair)];
  const hexes: number[] = [];
  const pairs: number[] = [];
  let out = exitOf[pair];
  for (let at = endOf[pair]; at !== start; at = parent[base + at]) {
    hexes.push(at);
    pairs.push(t.pairOf[entryOf[base + at] * SIDES + out]);
    out = leftBy[base + at];
  }
  return { hexes, pairs };
}

/** Adds a pair of cities behind all that are worth as much. */
function putInOrder(pair: number): void {
  let place = open++;
  for (; place > 0 && worthOf[order[place - 1]] < worthOf[pair]; place--) order[place] = order[place - 1];
  order[place] = pair;
}

const linkedTo = ({ links }: Network, city: number): number => {
  let linked = 0;
  for (let i = 0; i < links.length; i++) {
    const { a, b } = links[i];
    if (a === city) linked |= 1 << b;
    else if (b === city) linked |= 1 << a;
  }
  return linked;
};

/** Breadth first over empty hexes, along drawn track for free; notes the best way to every later city not linked yet. */
function search(t: Tables, map: number, tracks: readonly number[], network: Network, city: number): void {
  const { across } = t.maps[map];
  const { leaves, townAt, cityAt } = t;
  const base = city * ROOM;
  const row = city * CITIES;
  const start = t.cityHex[city];
  const now = ++searches;
  const done = ((2 << city) - 1) | linkedTo(network, city);
  queue[0] = start;
  townsTo[start] = 0;
  depthOf[start] = 0;
  for (let head = 0, tail = 1; head < tail; head++) {
    const from = queue[head];
    const depth = depthOf[from];
    const came = depth > 0 ? entryOf[base + from] : -1;
    for (let side = 0; side < SIDES; side++) {
      if (side === came) continue;
      let hex = across[from * SIDES + side];
      let entry = side < 3 ? side + 3 : side - 3;
      let towns = townsTo[from];
      while (hex >= 0 && tracks[hex] !== 0) {
        const exit = leaves[tracks[hex] * SIDES + entry];
        towns += townAt[hex];
        hex = exit < 0 ? -1 : across[hex * SIDES + exit];
        entry = exit < 3 ? exit + 3 : exit - 3;
      }
      if (hex < 0) continue;
      const there = cityAt[hex];
      if (there >= 0) {
        if (depth === 0 || (done & (1 << there)) !== 0) continue;
        const worth = TOWN * towns - depth;
        if (worth <= worthOf[row + there]) continue;
        worthOf[row + there] = worth;
        endOf[row + there] = from;
        exitOf[row + there] = side;
        townsOf[row + there] = towns;
      } else if (depth < DEEPEST) {
        towns += townAt[hex];
        if (reached[base + hex] !== now) {
          reached[base + hex] = now;
          depthOf[hex] = depth + 1;
          queue[tail++] = hex;
        } else if (depthOf[hex] !== depth + 1 || townsTo[hex] >= towns) continue;
        parent[base + hex] = from;
        entryOf[base + hex] = entry;
        leftBy[base + hex] = side;
        townsTo[hex] = towns;
      }
    }
  }
  for (let there = city + 1; there < CITIES; there++)
    if (worthOf[row + there] !== Number.NEGATIVE_INFINITY) putInOrder(row + there);
}
