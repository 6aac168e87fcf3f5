/**
 * What a set of links is good for: which goods it can carry how far. Sheets come to the same few sets over and over, so each is worked out
 * once and found again by the link that was added last.
 */
import { type Ends, networkPoints, reachOf } from '../network.ts';
import { CITIES, type Tables } from '../tables.ts';

/** Strengths that are told apart; the last stands for no limit at all. */
export const UNLIMITED = 10;
/** Links that pass more towns than this count as if they passed so many. */
const MOST_TOWNS = 3;
const KINDS = MOST_TOWNS + 1;
/** Kinds of links: two cities and the towns between them. */
const CODES = CITIES * CITIES * KINDS;

export interface Web {
  /** The same for the same links, in whatever order they were drawn. */
  readonly name: number;
  readonly links: readonly Ends[];
  /** SR-9.3 */
  readonly points: number;
  /** The longest delivery there could be. */
  readonly longest: number;
  /** `[strength × city × colour]`: the longest delivery of such a cube, 0 if there is none. */
  readonly farthest: Int8Array;
  /** Webs with one link more that were asked for. */
  readonly richer: Map<number, Web>;
}

/** A web is named by the sum of numbers that stand for its links; sums of a few such numbers do not meet in practice. */
const NUMBERS: readonly number[] = Array.from({ length: CODES }, (_, code) => {
  const low = Math.imul(code + 1, 0x9e3779b1) >>> 0;
  const high = Math.imul(low ^ (low >>> 15), 0x85ebca6b) >>> 16;
  return high * 0x1_0000_0000 + low;
});

const MOST_WEBS = 20_000;
const webs = new WeakMap<Tables, Map<number, Web>>();

function websOf(t: Tables): Map<number, Web> {
  let known = webs.get(t);
  if (known === undefined || known.size > MOST_WEBS) {
    known = new Map([[0, makeWeb(t, 0, [])]]);
    webs.set(t, known);
  }
  return known;
}

const longest = (distances: number): number => (distances === 0 ? 0 : 31 - Math.clz32(distances));

function makeWeb(t: Tables, name: number, links: readonly Ends[]): Web {
  const reach = reachOf(links);
  const colours = t.colours.length;
  const sorts = CITIES * colours;
  const farthest = new Int8Array((UNLIMITED + 1) * sorts);
  let most = 0;
  for (let city = 0; city < CITIES; city++) {
    for (let colour = 0; colour < colours; colour++) {
      let distances = 0;
      for (const taker of t.destinations[colour]) if (taker !== city) distances |= reach[city * CITIES + taker];
      if (distances === 0) continue;
      const sort = city * colours + colour;
      for (let strength = 1; strength < UNLIMITED; strength++) {
        farthest[strength * sorts + sort] = longest(distances & ((2 << strength) - 1));
      }
      farthest[UNLIMITED * sorts + sort] = longest(distances);
      most = Math.max(most, longest(distances));
    }
  }
  return { name, links, points: networkPoints(t, { links }), longest: most, farthest, richer: new Map() };
}

/** The web with one link more. */
export function richerBy(t: Tables, web: Web, { a, b, towns }: Ends): Web {
  const low = a < b ? a : b;
  const counted = towns < MOST_TOWNS ? towns : MOST_TOWNS;
  const code = (low * CITIES + a + b - low) * KINDS + counted;
  const followed = web.richer.get(code);
  if (followed !== undefined) return followed;
  const known = websOf(t);
  const name = web.name + NUMBERS[code];
  const found = known.get(name) ?? makeWeb(t, name, [...web.links, { a: low, b: a + b - low, towns: counted }]);
  known.set(name, found);
  web.richer.set(code, found);
  return found;
}

/** The web of finished links. */
export function webOf(t: Tables, links: readonly Ends[]): Web {
  let web = websOf(t).get(0) ?? makeWeb(t, 0, []);
  for (const link of links) web = richerBy(t, web, link);
  return web;
}
