/** Links and routes on a sheet (SR-6.11 to SR-6.13, SR-7.4, SR-7.5, SR-11.3, SR-11.4). */
import type { Link, Network } from './state.ts';
import { CITIES, SIDES, type Tables } from './tables.ts';

export const NO_NETWORK: Network = { links: [], reach: Array.from({ length: CITIES * CITIES }, () => 0) };

/** Follows track from one end of a hex; adds the hexes passed and returns the city reached, −1 at a dead end or in a ring. */
function follow(
  t: Tables,
  map: number,
  tracks: readonly number[],
  hex: number,
  side: number,
  passed: number[],
): number {
  const { across } = t.maps[map];
  const start = hex;
  for (;;) {
    const next = across[hex * SIDES + side];
    if (next < 0 || next === start) return -1;
    if (t.cityAt[next] >= 0) return t.cityAt[next];
    const exit = t.leaves[tracks[next] * SIDES + ((side + 3) % SIDES)];
    if (exit < 0) return -1;
    passed.push(next);
    hex = next;
    side = exit;
  }
}

/** The link that the track on a hex belongs to, if its line joins two different cities. */
export function linkThrough(t: Tables, map: number, tracks: readonly number[], hex: number): Link | undefined {
  const pair = t.pairs[tracks[hex]];
  if (pair === undefined) return undefined;
  const before: number[] = [];
  const a = follow(t, map, tracks, hex, pair.sides[0], before);
  if (a < 0) return undefined;
  const after: number[] = [];
  const b = follow(t, map, tracks, hex, pair.sides[1], after);
  if (b < 0 || b === a) return undefined;
  const hexes = [...before.reverse(), hex, ...after];
  let towns = 0;
  for (const passed of hexes) towns += t.townAt[passed];
  return { a, b, towns, hexes };
}

/** A finished line never changes, so a network only ever grows by the link that a new piece completes. */
export function withLink(network: Network, link: Link): Network {
  const links = [...network.links, link];
  return { links, reach: reachOf(links) };
}

/** All links of a sheet, found anew from its tracks. */
export function networkOf(t: Tables, map: number, tracks: readonly number[]): Network {
  const links: Link[] = [];
  for (let hex = 0; hex < tracks.length; hex++) {
    if (tracks[hex] === 0 || links.some((link) => link.hexes.includes(hex))) continue;
    const link = linkThrough(t, map, tracks, hex);
    if (link !== undefined) links.push(link);
  }
  return links.length === 0 ? NO_NETWORK : { links, reach: reachOf(links) };
}

/** What a link is to a route. */
export type Ends = Pick<Link, 'a' | 'b' | 'towns'>;

const otherEnd = (link: Ends, city: number): number => (link.a === city ? link.b : link.b === city ? link.a : -1);

/** `[from × 6 + to]`: the distances at which links join two cities, as a bit mask. */
export function reachOf(links: readonly Ends[]): number[] {
  const reach: number[] = [];
  for (let i = 0; i < CITIES * CITIES; i++) reach.push(0);
  for (let city = 0; city < CITIES; city++) spread(links, reach, city * CITIES, city, 1 << city, 0);
  return reach;
}

function spread(
  links: readonly Ends[],
  reach: number[],
  row: number,
  city: number,
  visited: number,
  distance: number,
): void {
  for (let i = 0; i < links.length; i++) {
    const next = otherEnd(links[i], city);
    if (next < 0 || (visited & (1 << next)) !== 0) continue;
    const further = distance + 1 + links[i].towns;
    reach[row + next] |= 1 << further;
    spread(links, reach, row, next, visited | (1 << next), further);
  }
}

/** Every route between two cities, as the links used in order (SR-7.4). */
export function routes({ links }: Network, from: number, to: number): Link[][] {
  const found: Link[][] = [];
  const walk = (city: number, visited: number, used: readonly Link[]): void => {
    for (const link of links) {
      const next = otherEnd(link, city);
      if (next < 0 || (visited & (1 << next)) !== 0) continue;
      if (next === to) found.push([...used, link]);
      else walk(next, visited | (1 << next), [...used, link]);
    }
  };
  walk(from, 1 << from, []);
  return found;
}

/** SR-7.5 */
export function distanceOf(route: readonly Link[]): number {
  let distance = route.length;
  for (const link of route) distance += link.towns;
  return distance;
}

/** The first route of exactly that distance, as hexes from city hex to city hex; there must be one. */
export function routeOf(t: Tables, network: Network, from: number, to: number, distance: number): string[] {
  const hexes: string[] = [];
  if (!trace(t, network, from, to, 1 << from, distance, hexes)) throw new Error('there is no such route');
  return hexes;
}

function trace(
  t: Tables,
  network: Network,
  city: number,
  to: number,
  visited: number,
  left: number,
  hexes: string[],
): boolean {
  const { links, reach } = network;
  const length = hexes.length;
  hexes.push(t.hexes[t.cityHex[city]].id);
  for (let i = 0; i < links.length; i++) {
    const link = links[i];
    const next = otherEnd(link, city);
    if (next < 0 || (visited & (1 << next)) !== 0) continue;
    const rest = left - 1 - link.towns;
    if (next === to ? rest !== 0 : rest <= 0 || (reach[next * CITIES + to] & (1 << rest)) === 0) continue;
    const before = hexes.length;
    appendLink(t, link, city, hexes);
    if (next === to) {
      hexes.push(t.hexes[t.cityHex[to]].id);
      return true;
    }
    if (trace(t, network, next, to, visited | (1 << next), rest, hexes)) return true;
    hexes.length = before;
  }
  hexes.length = length;
  return false;
}

function appendLink(t: Tables, link: Link, from: number, hexes: string[]): void {
  const { length } = link.hexes;
  for (let i = 0; i < length; i++) {
    const hex = link.a === from ? link.hexes[i] : link.hexes[length - 1 - i];
    hexes.push(t.hexes[hex].id);
  }
}

/** SR-9.3 */
export function networkPoints(t: Tables, { links }: { readonly links: readonly Ends[] }): number {
  const { link, townOnLink } = t.edition.scoring;
  let points = 0;
  for (let i = 0; i < links.length; i++) points += link + townOnLink * links[i].towns;
  return points;
}
