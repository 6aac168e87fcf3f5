/**
 * Prepares the map under Autobahn's board out of open geography (Natural Earth 1:50m, from the package world-atlas):
 * `node scripts/autobahn-map.mjs` writes games/autobahn/board/map/land.svg, the lands around, which the page loads as a picture,
 * and games/autobahn/board/map/geography.ts, Germany's outline, which the board needs at once.
 *
 * Conic equal-area, then stretched so that the real cities lie under the coordinates of the component data.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { geoConicEqualArea, geoGraticule, geoPath, geoTransform } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { EAST, INNER_BORDER, RIVERS } from './autobahn-lines.mjs';

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
const fineness = (x, y) => (x < -200 || x > 1150 || y < -60 || y > 1080 ? 9 : 3.2);

/** Thins the shared arcs, not the lands, so that neighbours still fit together. */
function thinArcs() {
  const { scale, translate } = world.transform;
  const open = geoConicEqualArea().parallels([47, 55]).rotate([-10.5, 0]).center([0, 51]).scale(1000).translate([0, 0]);
  const onBoard = (place) => {
    const [x, y] = open(place);
    return [x * STRETCH.kx + STRETCH.dx, y * STRETCH.ky + STRETCH.dy];
  };
  world.arcs = world.arcs.map((arc) => {
    let [u, v] = [0, 0];
    const places = arc.map(([du, dv]) => {
      u += du;
      v += dv;
      return [u * scale[0] + translate[0], v * scale[1] + translate[1]];
    });
    let [px, py] = onBoard(places[0]);
    return places.filter((place, i) => {
      if (i === 0 || i === places.length - 1) return true;
      const [x, y] = onBoard(place);
      if (Math.abs(x - px) + Math.abs(y - py) < fineness(x, y)) return false;
      [px, py] = [x, y];
      return true;
    });
  });
  delete world.transform;
}
thinArcs();

/** One line or ring in whole numbers, each point told from the one before. */
function drawn(points, closed) {
  let [x, y] = points[0].map(Math.round);
  let path = `M${x} ${y}l`;
  for (const point of points.slice(1)) {
    const [dx, dy] = [Math.round(point[0]) - x, Math.round(point[1]) - y];
    if (dx === 0 && dy === 0) continue;
    path += `${path.endsWith('l') || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    x += dx;
    y += dy;
  }
  if (path.endsWith('l')) return '';
  return closed ? `${path}z` : path;
}

/** Islands of less than a triangle vanish. */
function inWholeNumbers(path) {
  if (path === null) return '';
  return path
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const points = part
        .replace('Z', '')
        .split('L')
        .map((pair) => pair.split(',').map(Number));
      const closed = part.endsWith('Z');
      return closed && points.length < 4 ? '' : drawn(points, closed);
    })
    .join('');
}

const id = (name) => countries.geometries.find((shape) => shape.properties.name === name)?.id;
const NEIGHBOURS = ['Denmark', 'Netherlands', 'France', 'Switzerland', 'Italy', 'Austria', 'Czechia', 'Poland'].map(id);
const GERMANY = id('Germany');

const lands = (wanted) =>
  inWholeNumbers(
    draw({
      type: 'GeometryCollection',
      geometries: feature(world, countries)
        .features.filter((land) => wanted(land.id))
        .map((land) => land.geometry),
    }),
  );
const lines = (wanted) => inStrokes(draw(mesh(world, countries, wanted)));
const both = (a, b, wanted) => a !== b && wanted(a) && wanted(b);

/** The most points of a line that are drawn at one stroke. */
const LONGEST_STROKE = 48;

/** A long line in strokes that follow each other: of many short ones a browser draws those in sight, of a long one always all. */
function inStrokes(path) {
  const strokes = [];
  for (const line of path.split('M').filter(Boolean)) {
    const points = line
      .replace('Z', '')
      .split('L')
      .map((pair) => pair.split(',').map(Number));
    if (line.endsWith('Z')) points.push(points[0]);
    for (let from = 0; from < points.length - 1; from += LONGEST_STROKE)
      strokes.push(drawn(points.slice(from, from + LONGEST_STROKE + 1), false));
  }
  return strokes
    .filter(Boolean)
    .map((stroke) => `<path d="${stroke}"/>`)
    .join('');
}

const GRATICULE = inWholeNumbers(
  draw(
    geoGraticule()
      .extent([
        [-14, 40],
        [36, 62],
      ])
      .step([2, 2])(),
  ),
);
const borders = lines((a, b) => both(a.id, b.id, (land) => land !== GERMANY));
const coast = lines((a, b) => a === b);

const folder = new URL('../games/autobahn/board/map/', import.meta.url);
writeFileSync(
  new URL('land.svg', folder),
  `<svg xmlns="http://www.w3.org/2000/svg">
<title>Lands around Germany, made by scripts/autobahn-map.mjs from Natural Earth (public domain)</title>
<path id="far" d="${lands((land) => land !== GERMANY && !NEIGHBOURS.includes(land))}"/>
<path id="neighbours" d="${lands((land) => NEIGHBOURS.includes(land))}"/>
<g id="coast">${coast}</g>
<g id="borders">${borders}</g>
<path id="graticule" d="${GRATICULE}"/>
<path id="rivers" d="${RIVERS}"/>
<path id="inner-border" d="${INNER_BORDER}"/>
<path id="east" d="${EAST}"/>
</svg>
`,
);
writeFileSync(
  new URL('geography.ts', folder),
  `/** Made by scripts/autobahn-map.mjs from Natural Earth (public domain): change that script, not this file. */
export const GERMANY =
  '${lands((land) => land === GERMANY)}';
`,
);
