/**
 * What a sheet may still become: the missing links that need the fewest hexes, and the networks that follow from adding
 * them one after the other. For opponents; the rules never ask.
 */
import { fingerprint } from '../../../kernel/index.ts';
import { networkPoints, withLink } from '../network.ts';
import type { Network } from '../state.ts';
import { CITIES, SIDES, type Tables } from '../tables.ts';

/** A link that is not there yet. */
interface Missing {
  readonly a: number;
  readonly b: number;
  readonly towns: number;
  /** Hexes still to be drawn. */
  readonly hexes: readonly number[];
}

/** A network one could have after some more drawing. */
export interface Prospect {
  readonly network: Network;
  /** Hexes that must be drawn for it. */
  readonly missing: number;
  readonly points: number;
}

/** Links that need more hexes than this are too far away to plan for. */
const DEEPEST = 3;
const MOST_LINKS = 4;

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

/** The present network and up to four richer ones. What follows from a sheet follows from its tracks. */
export function prospectsOf(t: Tables, map: number, tracks: readonly number[], network: Network): readonly Prospect[] {
  const known = answersFor(t.maps[map]);
  const key = fingerprint(tracks);
  const answer = known.get(key);
  if (answer !== undefined) return answer;
  const found = findProspects(t, map, tracks, network);
  known.set(key, found);
  return found;
}

function findProspects(t: Tables, map: number, tracks: readonly number[], network: Network): Prospect[] {
  const candidates: Missing[] = [];
  for (let city = 0; city < CITIES; city++) search(t, map, tracks, network, city, candidates);
  candidates.sort((x, y) => worth(y) - worth(x));
  const used = new Uint8Array(tracks.length);
  const found: Prospect[] = [{ network, missing: 0, points: networkPoints(t, network) }];
  for (const link of candidates) {
    if (found.length > MOST_LINKS) break;
    if (link.hexes.some((hex) => used[hex] === 1)) continue;
    const last = found[found.length - 1];
    for (const hex of link.hexes) used[hex] = 1;
    const richer = withLink(last.network, link);
    const points = networkPoints(t, richer);
    found.push({ network: richer, missing: last.missing + link.hexes.length, points });
  }
  return found;
}

/** Short links first; towns make them longer to travel and score. */
const worth = ({ hexes, towns }: Missing): number => 0.6 * towns - hexes.length;

/** Scratch of one search: how often a hex was reached first, from where, over how many towns, and the order of hexes. */
const ROOM = 512;
const reached = new Int32Array(ROOM);
const parent = new Int16Array(ROOM);
const townsTo = new Int8Array(ROOM);
const depthOf = new Int8Array(ROOM);
const queue = new Int16Array(ROOM);
let searches = 0;

const ALL_CITIES = (1 << CITIES) - 1;

/** Breadth first over empty hexes, along drawn track for free; notes the nearest way to every city not linked yet. */
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
  let done = (2 << city) - 1;
  for (const link of network.links) {
    if (link.a === city) done |= 1 << link.b;
    else if (link.b === city) done |= 1 << link.a;
  }
  queue[0] = start;
  townsTo[start] = 0;
  depthOf[start] = 0;
  for (let head = 0, tail = 1; head < tail && done !== ALL_CITIES; head++) {
    const from = queue[head];
    const depth = depthOf[from];
    for (let side = 0; side < SIDES; side++) {
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
        done |= 1 << there;
        out.push({ a: city, b: there, towns, hexes: wayTo(from, start) });
      } else if (reached[hex] !== searches && depth < DEEPEST) {
        reached[hex] = searches;
        parent[hex] = from;
        townsTo[hex] = towns + t.townAt[hex];
        depthOf[hex] = depth + 1;
        queue[tail++] = hex;
      }
    }
  }
}

function wayTo(hex: number, start: number): number[] {
  const way: number[] = [];
  for (let at = hex; at !== start; at = parent[at]) way.push(at);
  return way;
}
