/**
 * What the roads are good for: status of routes, ways of the trucks. A search looks at thousands of positions with the same roads, so what was found
 * once is kept by their content. Values of cities are not: in the middle of an action they lag behind the roads (AB-7.7).
 */
import { sectionsAhead } from '../effects/driving.ts';
import { routeStatus, sectionsMissing } from '../network.ts';
import type { AutobahnState } from '../state.ts';
import { NOBODY, NONE, type Tables } from '../tables.ts';

/** No way leads there. */
export const NO_WAY = 127;
/** Not looked at yet. */
const UNKNOWN = -2;

/** What is known of one network. */
export interface Roads {
  /** By route card: its status, or, where its cities are not joined, −10 less the number of sections missing. */
  readonly routes: Int16Array;
  /** By wine card: sections that are missing between its country and its destination (AB-25.4). */
  readonly wines: Int16Array;
  /** By place of a truck: steps to a section that touches each city, then steps until a station of each seat is passed; NO_WAY where there is none. */
  readonly ways: (Int8Array | undefined)[];
  /** Countries that trucks can reach, as bits. */
  readonly countries: number;
}

const NOT_JOINED = -10;

/** So many networks are kept; then the book begins anew. */
const PAGES = 3000;

export class RoadBook {
  readonly #t: Tables;
  readonly #found = new Map<number, Roads>();
  readonly #front: Int16Array;
  readonly #seen: Int32Array;
  #visit = 0;

  constructor(t: Tables) {
    this.#t = t;
    this.#front = new Int16Array(t.sections.length);
    this.#seen = new Int32Array(t.sections.length);
  }

  /** What is known of the roads of a state. */
  open(s: AutobahnState): Roads {
    const key = keyOf(s);
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    if (this.#found.size >= PAGES) this.#found.clear();
    const fresh = this.#look(s);
    this.#found.set(key, fresh);
    return fresh;
  }

  #look(s: AutobahnState): Roads {
    const t = this.#t;
    let countries = 0;
    for (const { country, foreign, sections } of t.cities)
      if (foreign && sections.some((section) => s.road[section] !== 0)) countries |= 1 << country;
    return {
      routes: new Int16Array(t.routes.length).fill(UNKNOWN),
      wines: new Int16Array(t.wines.length).fill(UNKNOWN),
      ways: [],
      countries,
    };
  }

  /** Status of a route card where its cities are joined, NONE otherwise. */
  status(s: AutobahnState, roads: Roads, route: number): number {
    const known = this.#route(s, roads, route);
    return known <= NOT_JOINED ? NONE : known;
  }

  /** Sections that a route card lacks. */
  missing(s: AutobahnState, roads: Roads, route: number): number {
    const known = this.#route(s, roads, route);
    return known <= NOT_JOINED ? NOT_JOINED - known : 0;
  }

  #route(s: AutobahnState, roads: Roads, route: number): number {
    if (roads.routes[route] !== UNKNOWN) return roads.routes[route];
    const { cities } = this.#t.routes[route];
    const status = routeStatus(this.#t, s, cities[0], cities[1]);
    const found =
      status === NONE ? NOT_JOINED - Math.min(99, sectionsMissing(this.#t, s, cities[0], cities[1])) : status;
    roads.routes[route] = found;
    return found;
  }

  /** Sections that wine lacks on its way. */
  missingForWine(s: AutobahnState, roads: Roads, card: number): number {
    const t = this.#t;
    if (roads.wines[card] === UNKNOWN) {
      const { section, destination } = t.wines[card];
      roads.wines[card] = Math.min(99, sectionsMissing(t, s, t.sections[section].foreign, destination));
    }
    return roads.wines[card];
  }

  /** Steps from the place of a truck to sections that touch each city. */
  ways(s: AutobahnState, roads: Roads, place: number): Int8Array {
    const known = roads.ways[place];
    if (known !== undefined) return known;
    const found = this.#drive(s, place);
    roads.ways[place] = found;
    return found;
  }

  #drive(s: AutobahnState, place: number): Int8Array {
    const t = this.#t;
    const steps = new Int8Array(t.cities.length + s.config.seats).fill(NO_WAY);
    const front = this.#front;
    const visit = ++this.#visit;
    let count = 0;
    const enter = (section: number): void => {
      if (s.road[section] === 0 || this.#seen[section] === visit) return;
      this.#seen[section] = visit;
      front[count++] = section;
    };
    const onRoad = place < t.sections.length;
    if (onRoad) enter(place);
    else for (const section of sectionsAhead(t, place)) enter(section);
    for (let i = 0, distance = onRoad ? 0 : 1, end = count; i < count; distance++, end = count) {
      for (; i < end; i++) {
        const { cities, neighbours, twin, link } = t.sections[front[i]];
        const owner = s.stationAt[link];
        if (owner !== NOBODY && s.road[twin] !== 0 && steps[t.cities.length + owner] === NO_WAY)
          steps[t.cities.length + owner] = distance + 1;
        for (const city of cities) if (steps[city] > distance) steps[city] = distance;
        for (const next of neighbours) enter(next);
      }
    }
    return steps;
  }
}

const books = new WeakMap<Tables, RoadBook>();

/** Roads are the same whoever judges them: all evaluations of an edition read one book. */
export function bookOf(t: Tables): RoadBook {
  const known = books.get(t) ?? new RoadBook(t);
  books.set(t, known);
  return known;
}

/** Roads, stations and traffic in one number, and how many may have stations; different networks do not meet in practice. */
function keyOf(s: AutobahnState): number {
  let low = s.era + 4 * s.config.seats;
  let high = 0x9e3779b1 | 0;
  const { road, stationAt, traffic } = s;
  for (let i = 0; i < road.length; i++) {
    const here = road[i] + 3 * traffic[i];
    low = Math.imul(low ^ here, 0x85ebca6b);
    low ^= low >>> 15;
    high = Math.imul(high ^ here, 0xc2b2ae35);
    high ^= high >>> 13;
  }
  for (let i = 0; i < stationAt.length; i++) {
    const here = stationAt[i] + 1;
    low = Math.imul(low ^ here, 0x85ebca6b);
    low ^= low >>> 15;
    high = Math.imul(high ^ here, 0xc2b2ae35);
    high ^= high >>> 13;
  }
  return (high >>> 12) * 0x1_0000_0000 + (low >>> 0);
}
