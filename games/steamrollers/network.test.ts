import { describe, expect, test } from 'vitest';
import { parseEdition } from './components/edition.ts';
import standard from './components/standard.json' with { type: 'json' };
import { distanceOf, linkThrough, networkOf, networkPoints, routeOf, routes, withLink } from './network.ts';
import { type Network, NONE } from './state.ts';
import { compileTables } from './tables.ts';
import { pairNamed, tables, tracksOf } from './testing.ts';

interface Example {
  readonly id: string;
  readonly tracks: Readonly<Record<string, readonly string[]>>;
  readonly blockedBorders: readonly string[];
  readonly expect: {
    readonly links: readonly { readonly cities: readonly number[]; readonly towns: readonly string[] }[];
    readonly networkPoints: number;
    readonly routes?: readonly { readonly from: number; readonly to: number; readonly distances: readonly number[] }[];
    readonly longest?: readonly { readonly from: number; readonly to: number; readonly distance: number }[];
    readonly connected?: readonly (readonly number[])[];
    readonly notConnected?: readonly (readonly number[])[];
    readonly townsOnLinks?: readonly string[];
  };
}
const list: readonly Example[] = standard.examples.list.map((example) => ({
  ...example,
  tracks: Object.fromEntries(Object.entries(example.tracks).map(([hex, sides]) => [hex, [...sides]])),
}));
const ordered = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** The standard map with exactly these borders blocked, as map 1. */
const blocking = (borders: readonly string[]) => {
  const edition = structuredClone(standard);
  if (borders.length > 0) edition.levelMaps.medium[0].blockedBorders = [...borders];
  return { tables: compileTables(parseEdition(edition)), map: borders.length > 0 ? 1 : 0 };
};

function built({ tracks, blockedBorders }: Example): Network {
  const { tables: t, map } = blocking(blockedBorders);
  return networkOf(t, map, tracksOf(Object.fromEntries(Object.entries(tracks).map(([h, s]) => [h, s.join('-')]))));
}
const townsOf = (hexes: readonly number[]): string[] =>
  hexes.filter((hex) => tables.townAt[hex] === 1).map((hex) => tables.hexes[hex].id);
const linksOf = (network: Network): string[] =>
  network.links
    .map(({ a, b, hexes }) => `${Math.min(a, b) + 1}-${Math.max(a, b) + 1}:${townsOf(hexes).sort().join()}`)
    .sort();
const distances = (network: Network, from: number, to: number): number[] =>
  ordered(routes(network, from - 1, to - 1).map(distanceOf));

describe('worked positions EX-R1 EX-R2 EX-R3 EX-R4 EX-01 EX-02 EX-03 EX-04 EX-05 EX-06 EX-07 EX-08 EX-09 EX-10 EX-11 EX-12', () => {
  test('are all in the data file', () => {
    expect(list.map((example) => example.id)).toEqual(
      ['R1', 'R2', 'R3', 'R4', ...Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))].map(
        (id) => `EX-${id}`,
      ),
    );
  });

  test.each(list)('$id: $title', (example) => {
    const network = built(example);
    const expected = example.expect;
    expect(linksOf(network)).toEqual(
      expected.links.map(({ cities, towns }) => `${ordered(cities).join('-')}:${[...towns].sort().join()}`).sort(),
    );
    expect(networkPoints(tables, network)).toBe(expected.networkPoints);
    for (const route of expected.routes ?? []) {
      expect(distances(network, route.from, route.to)).toEqual(ordered(route.distances));
    }
    for (const { from, to, distance } of expected.longest ?? []) {
      expect(Math.max(...distances(network, from, to))).toBe(distance);
    }
    for (const [a, b] of expected.connected ?? []) expect(distances(network, a, b)).not.toEqual([]);
    for (const [a, b] of expected.notConnected ?? []) expect(distances(network, a, b)).toEqual([]);
    if (expected.townsOnLinks) {
      expect(network.links.flatMap((link) => townsOf(link.hexes)).sort()).toEqual([...expected.townsOnLinks].sort());
    }
  });
});

describe('lines and links', () => {
  const of = (tracks: Record<string, string>) => networkOf(tables, 0, tracksOf(tracks));

  test('SR-6.5 track that ends on a side of a city hex is connected to that city', () => {
    expect(linksOf(of({ E3: 'W-E' }))).toEqual(['2-4:']);
    expect(linksOf(of({ E3: 'W-NE' }))).toEqual([]);
  });

  test('SR-6.6 a drawn town is on the line, an undrawn town at its end is not', () => {
    expect(linksOf(of({ C2: 'NE-SW', D1: 'NE-SE' }))).toEqual(['1-2:D1']);
    expect(linksOf(of({ C2: 'NE-SW' }))).toEqual([]);
  });

  test('SR-6.8 SR-6.11 ends meet only on a common open side', () => {
    expect(linksOf(of({ B3: 'W-E', B4: 'W-E' }))).toEqual(['1-3:B3']);
    expect(linksOf(of({ B3: 'W-E', B4: 'NW-E' }))).toEqual([]);
    const { tables: walled, map } = blocking(['1-3']);
    expect(networkOf(walled, map, tracksOf({ B3: 'W-E', B4: 'W-E' })).links).toEqual([]);
  });

  test('SR-6.12 SR-6.13 a line back to its own city and a ring are no links', () => {
    expect(linksOf(of({ A2: 'SE-E', A3: 'W-SW' }))).toEqual([]);
    const ring = { B3: 'SW-E', B4: 'W-SE', C5: 'NW-SW', D4: 'NE-W', D3: 'E-NW', C3: 'SE-NE' };
    expect(linksOf(of(ring))).toEqual([]);
  });

  test('SR-11.3 a link is found once, whichever of its hexes it is traced from', () => {
    const tracks = tracksOf({ B3: 'W-SE', C4: 'NW-SW', D3: 'NE-SE' });
    for (const hex of ['B3', 'C4', 'D3']) {
      const link = linkThrough(tables, 0, tracks, tables.hexIndex.get(hex) ?? NONE);
      expect(link?.hexes.map((h) => tables.hexes[h].id).sort()).toEqual(['B3', 'C4', 'D3']);
      expect(link?.towns).toBe(2);
    }
    expect(networkOf(tables, 0, tracks).links).toHaveLength(1);
  });

  test('SR-11.3 a network that grows piece by piece is the one found at the end', () => {
    const pieces = Object.entries({ A3: 'SW-E', A4: 'W-SE', B4: 'NW-E', C5: 'NE-SW', D4: 'NE-SW', E3: 'W-E' });
    const tracks = tracksOf({});
    let network = networkOf(tables, 0, tracks);
    for (const [hex, sides] of [...pieces].reverse()) {
      const at = tables.hexIndex.get(hex) ?? NONE;
      tracks[at] = pairNamed(sides);
      const link = linkThrough(tables, 0, tracks, at);
      if (link !== undefined) network = withLink(network, link);
    }
    expect(linksOf(network)).toEqual(['1-3:', '2-4:', '3-4:']);
    expect(network.reach).toEqual(networkOf(tables, 0, tracks).reach);
  });
});

describe('routes', () => {
  const r3 = built(list[2]);
  const all = built(list[15]);

  test('EX-R3 SR-7.4 SR-7.5 exactly two routes from 1 to 2, of distance 3 and 4', () => {
    const found = routes(r3, 0, 1);
    expect(found.map((route) => [route.length, distanceOf(route)])).toEqual(
      expect.arrayContaining([
        [3, 3],
        [2, 4],
      ]),
    );
    expect(found).toHaveLength(2);
  });

  test('SR-7.4 EX-08 no city is visited twice', () => {
    const triangle = built(list[11]);
    expect(distances(triangle, 1, 3)).toEqual([1, 3]);
    for (let from = 1; from <= 6; from++) {
      for (let to = 1; to <= 6; to++) {
        for (const route of routes(all, from - 1, to - 1)) {
          const visits = route.flatMap(({ a, b }) => [a, b]);
          for (const city of visits) expect(visits.filter((other) => other === city).length).toBeLessThanOrEqual(2);
          expect(visits.filter((city) => city === from - 1)).toHaveLength(1);
        }
      }
    }
    expect(routes(all, 3, 3)).toEqual([]);
  });

  test('SR-11.4 the table of distances holds exactly the distances of all routes', () => {
    for (const network of [r3, all, built(list[5])]) {
      for (let from = 0; from < 6; from++) {
        for (let to = 0; to < 6; to++) {
          const bits = routes(network, from, to).reduce((mask, route) => mask | (1 << distanceOf(route)), 0);
          expect(network.reach[from * 6 + to]).toBe(bits);
        }
      }
    }
  });

  test('SR-11.4 EX-02 parallel links give separate routes', () => {
    expect(distances(built(list[5]), 2, 4)).toEqual([1, 1]);
  });

  test('a route is named by its hexes, from city hex to city hex', () => {
    expect(routeOf(tables, r3, 0, 1, 4)).toEqual(['B2', 'B3', 'C4', 'D3', 'E4', 'E3', 'E2']);
    expect(routeOf(tables, r3, 0, 1, 3)).toEqual(['B2', 'A3', 'A4', 'B4', 'B5', 'C5', 'D4', 'E4', 'E3', 'E2']);
    expect(() => routeOf(tables, r3, 0, 1, 5)).toThrow();
  });
});
