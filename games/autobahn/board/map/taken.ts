/** Which room on the map is taken: by names, discs, roads, signs and depots. */
import type { City, Model } from '../model.ts';
import {
  BASELINE,
  cityPoint,
  DISC,
  depotPoint,
  labelOf,
  linkShapes,
  type Point,
  plateWidth,
  type Stretch,
} from './geometry.ts';

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** Widths of letters in Barlow Condensed 600, rounded up, and how far they reach above and below their line. */
const letterWidth = (letter: string): number => {
  if (/[mwMW]/.test(letter)) return 0.69;
  if (/[A-Z]/.test(letter)) return 0.53;
  return /[iltrfj]/.test(letter) ? 0.31 : 0.45;
};
const widthOf = (name: string): number => [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);
const HIGH = 0.73;
const DEEP = 0.2;

/** A city's name in letters of this size. */
export function nameBox(city: City, size: number): Box {
  const { dx, dy, anchor, stands } = labelOf(city.id);
  const { x, y } = cityPoint(city);
  const width = widthOf(city.name) * size;
  const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
  const base = y + dy + BASELINE[stands] * size;
  return [left, base - HIGH * size, left + width, base + (/[gpyj]/.test(city.name) ? DEEP * size : 0)];
}

export const boxAround = ({ x, y }: Point, halfWidth: number, halfHeight: number): Box => [
  x - halfWidth,
  y - halfHeight,
  x + halfWidth,
  y + halfHeight,
];

export const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const distance = (box: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));

export const onDisc = (box: Box, city: City): boolean => distance(box, cityPoint(city)) < DISC;

/** Half of a dual carriageway. */
const ROAD = 13.5;
const STEPS = Array.from({ length: 21 }, (_, i) => i / 20);
export const onRoad = (box: Box, { a, b }: Stretch): boolean =>
  STEPS.some((t) => distance(box, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }) < ROAD);

export const signBox = (city: City): Box => boxAround(cityPoint(city), plateWidth(city.name) / 2, 14);
export const depotBox = (city: City): Box => boxAround(depotPoint(city), 14, 14);

/** How much a small plate would hide there, what is read first counting most. */
export function hidden(model: Model, box: Box): number {
  const cities = model.cities.reduce((sum, city) => {
    if (city.foreign) return sum + (overlap(box, signBox(city)) ? 8 : 0);
    return sum + (onDisc(box, city) ? 8 : 0) + (overlap(box, nameBox(city, 17)) ? 4 : 0);
  }, 0);
  const depots = model.depots.filter(({ city }) => overlap(box, depotBox(model.cities[city]))).length;
  const roads = linkShapes(model).flatMap(({ sections }) => sections.filter((stretch) => onRoad(box, stretch))).length;
  return cities + depots + roads;
}
