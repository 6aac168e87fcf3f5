/**
 * Prepares the map under Autobahn's board out of open geography (Natural Earth 1:50m, from the package world-atlas):
 * node scripts/autobahn-map.mjs > games/autobahn/board/map/geography.ts
 *
 * Conic equal-area, then stretched so that the real cities lie under the coordinates of the component data.
 */
import { readFileSync } from 'node:fs';
import { geoConicEqualArea, geoGraticule, geoPath, geoTransform } from 'd3-geo';
import { feature, mesh } from 'topojson-client';

const world = JSON.parse(
  readFileSync(new URL('../node_modules/world-atlas/countries-50m.json', import.meta.url), 'utf8'),
);
const { countries } = world.objects;

/** The part of the map that can come into sight, in units of the board. */
const [left, top, right, bottom] = [-1150, -330, 2060, 1420];
/** Where the projection lies on the board. */
const STRETCH = { kx: 7.7558 * 0.92, dx: 503.6 * 0.92, ky: 6.6586, dy: 547.6 };

const projection = geoConicEqualArea()
  .parallels([47, 55])
  .rotate([-10.5, 0])
  .center([0, 51])
  .scale(1000)
  .translate([0, 0])
  .precision(0.2)
  .clipExtent([
    [(left - STRETCH.dx) / STRETCH.kx, (top - STRETCH.dy) / STRETCH.ky],
    [(right - STRETCH.dx) / STRETCH.kx, (bottom - STRETCH.dy) / STRETCH.ky],
  ]);

const stretch = geoTransform({
  point(x, y) {
    this.stream.point(x * STRETCH.kx + STRETCH.dx, y * STRETCH.ky + STRETCH.dy);
  },
});
const draw = geoPath({ stream: (output) => projection.stream(stretch.stream(output)) }).digits(1);

/** Points nearer than this to the one before are left out; away from the board coarser. */
const fineness = (x, y) => (x < -200 || x > 1150 || y < -60 || y > 1080 ? 7 : 2.2);

function thinned(path) {
  if (path === null) return '';
  return path
    .split('M')
    .filter(Boolean)
    .flatMap((part) => {
      const closed = part.endsWith('Z');
      const points = part
        .replace('Z', '')
        .split('L')
        .map((pair) => pair.split(',').map(Number));
      const kept = points.filter(([x, y], i) => {
        if (i === 0 || i === points.length - 1) return true;
        const [px, py] = points[i - 1];
        return Math.abs(x - px) + Math.abs(y - py) >= fineness(x, y);
      });
      if (closed && kept.length < 4) return [];
      return [`M${kept.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join('L')}${closed ? 'Z' : ''}`];
    })
    .join('');
}

const id = (name) => countries.geometries.find((shape) => shape.properties.name === name)?.id;
const NEIGHBOURS = ['Denmark', 'Netherlands', 'France', 'Switzerland', 'Italy', 'Austria', 'Czechia', 'Poland'].map(id);
const GERMANY = id('Germany');

const lands = (wanted) =>
  thinned(
    draw({
      type: 'GeometryCollection',
      geometries: feature(world, countries)
        .features.filter((land) => wanted(land.id))
        .map((land) => land.geometry),
    }),
  );
const lines = (wanted) => thinned(draw(mesh(world, countries, wanted)));
const both = (a, b, wanted) => a !== b && wanted(a) && wanted(b);

const paths = {
  FAR: lands((land) => land !== GERMANY && !NEIGHBOURS.includes(land)),
  NEIGHBOURS: lands((land) => NEIGHBOURS.includes(land)),
  GERMANY: lands((land) => land === GERMANY),
  COAST: lines((a, b) => a === b),
  BORDERS: lines((a, b) => both(a.id, b.id, (land) => land !== GERMANY)),
  GERMAN_BORDER: lines((a, b) => a !== b && (a.id === GERMANY) !== (b.id === GERMANY)),
  GRATICULE: thinned(
    draw(
      geoGraticule()
        .extent([
          [-14, 40],
          [36, 62],
        ])
        .step([2, 2])(),
    ),
  ),
};

const constants = Object.entries(paths).map(([name, path]) => `export const ${name} =\n  '${path}';`);
console.log(
  `/** Made by scripts/autobahn-map.mjs from Natural Earth (public domain): change that script, not this file. */\n${constants.join('\n')}`,
);
