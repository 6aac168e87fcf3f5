/** Names on the map are read at any distance: no name lies on a road, a number, a depot, a disc or another name. */
import { describe, expect, test } from 'vitest';
import { parseEdition } from '../../components/edition.ts';
import { autobahn } from '../../index.ts';
import { type City, planOf } from '../plan.ts';
import {
  BASELINE,
  cityPoint,
  DISC,
  depotPoint,
  labelOf,
  linkShapes,
  middle,
  type Point,
  plateWidth,
  type Stretch,
} from './geometry.ts';

const plan = planOf(parseEdition(autobahn.standardEdition));
const german = plan.cities.filter(({ foreign }) => !foreign);

/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number];

/** As in style/map.css: names and numbers grow against the zoom. */
const within = (least: number, size: number, most: number): number => Math.max(least, Math.min(most, size));
const letters = (zoom: number): number => within(17, 11.5 / zoom, 31);
const shields = (zoom: number): number => within(1, 0.67 / zoom, 1.85);

/** Widths in Barlow Condensed 600, rounded up. */
const letterWidth = (letter: string): number => {
  if (/[mwMW]/.test(letter)) return 0.69;
  if (/[A-Z]/.test(letter)) return 0.53;
  return /[iltrfj]/.test(letter) ? 0.31 : 0.45;
};
const widthOf = (name: string): number => [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);
const HIGH = 0.73;
const DEEP = 0.2;

function nameBox(city: City, zoom: number): Box {
  const { dx, dy, anchor, stands } = labelOf(city.id);
  const { x, y } = cityPoint(city);
  const size = letters(zoom);
  const width = widthOf(city.name) * size;
  const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
  const base = y + dy + BASELINE[stands] * size;
  return [left, base - HIGH * size, left + width, base + (/[gpyj]/.test(city.name) ? DEEP * size : 0)];
}

const around = ({ x, y }: Point, halfWidth: number, halfHeight: number): Box => [
  x - halfWidth,
  y - halfHeight,
  x + halfWidth,
  y + halfHeight,
];
const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const distance = (box: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));

/** Half of a dual carriageway. */
const ROAD = 13.5;
const STEPS = 40;
function onRoad(box: Box, { a, b }: Stretch): boolean {
  return Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS).some(
    (t) => distance(box, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }) < ROAD,
  );
}

interface Thing {
  readonly name: string;
  readonly box: Box;
}
const shieldBoxes = (zoom: number): Thing[] =>
  plan.links.map(({ id, colour }, i) => {
    const half = (colour === 'purple' ? 17 : 11.5) * 0.9 * shields(zoom);
    return { name: `number of ${id}`, box: around(linkShapes(plan)[i].shield.spot, half, 7.65 * shields(zoom)) };
  });
const things: readonly Thing[] = [
  ...plan.depots.map(({ city }) => ({
    name: `depot of ${plan.cities[city].id}`,
    box: around(depotPoint(plan.cities[city]), 14, 14),
  })),
  ...plan.cities
    .filter(({ foreign }) => foreign)
    .map((city) => ({ name: `sign of ${city.id}`, box: around(cityPoint(city), plateWidth(city.name) / 2, 14) })),
  ...plan.links.flatMap(({ id, hasStation }, i) =>
    hasStation ? [{ name: `station on ${id}`, box: around(linkShapes(plan)[i].station, 13, 12) }] : [],
  ),
  ...plan.sections.flatMap(({ name, link, index, developIcon, tileSpace }) =>
    developIcon || tileSpace
      ? [{ name: `tile on ${name}`, box: around(middle(linkShapes(plan)[link].sections[index]), 11, 11) }]
      : [],
  ),
];

function covered(zoom: number): string[] {
  return german.flatMap((city) => {
    const box = nameBox(city, zoom);
    const roads = plan.links.flatMap(({ id }, i) =>
      linkShapes(plan)[i].sections.some((stretch) => onRoad(box, stretch)) ? [`road ${id}`] : [],
    );
    const names = german.filter((other) => other !== city && overlap(box, nameBox(other, zoom))).map(({ id }) => id);
    const discs = german.filter((other) => distance(box, cityPoint(other)) < DISC).map(({ id }) => `disc of ${id}`);
    const others = [...things, ...shieldBoxes(zoom)].filter((thing) => overlap(box, thing.box)).map(({ name }) => name);
    return [...roads, ...names, ...discs, ...others].map((what) => `${city.id} on ${what}`);
  });
}

describe.each([
  { screen: 'a desktop', zoom: 0.82 },
  { screen: 'a tablet held across', zoom: 0.63 },
  { screen: 'a tablet held upright', zoom: 0.71 },
  { screen: 'a phone that has gone to its targets', zoom: 1.1 },
])('on $screen', ({ zoom }) => {
  test('no city name covers a road, a number, a depot, a sign or another name', () => {
    expect(covered(zoom)).toEqual([]);
  });
});
