/** Where things lie on the map. The component data's x is drawn narrower, so that it lies over the real geography. */
import type { City, Link, Model } from '../model.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Stretch {
  readonly a: Point;
  readonly b: Point;
}
export interface LinkShape {
  /** From disc to disc. */
  readonly whole: Stretch;
  readonly sections: readonly Stretch[];
  readonly station: Point;
  /** Where the number of the autobahn stands, and on which section. */
  readonly shield: { readonly section: number; readonly spot: Point };
}

/** The part of the map that is always shown: on a phone no further than the signs of the foreign cities. */
export const SHOWN = { wide: { width: 974, height: 948 }, tall: { width: 960, height: 936 } };
export const originOf = (room: 'wide' | 'tall'): Point => (room === 'wide' ? { x: 32, y: -40 } : { x: 22, y: -44 });
/** On a desktop: Germany with the names of its cities, without its neighbours. */
export const CORE = { x: 76, y: 0, width: 730, height: SHOWN.wide.height };

export const DISC = 23;
const NARROW = 0.92;
const PLATE_HEIGHT = 28;
const LONGEST = 92;
const LONGEST_OF_TWO = 80;
/** Half the gap for the station between two sections. */
const GAP = 13;

/** Signs of foreign cities and one city whose place is crowded, set by hand. */
const PLACES: Readonly<Record<string, Point>> = {
  schwerin: { x: 552, y: 244 },
  aarhus: { x: 353, y: 72 },
  kobenhavn: { x: 618, y: 72 },
  amsterdam: { x: 31, y: 372 },
  paris: { x: 42, y: 800 },
  basel: { x: 217, y: 912 },
  milano: { x: 408, y: 956 },
  wien: { x: 771, y: 866 },
  praha: { x: 799, y: 668 },
  warszawa: { x: 883, y: 440 },
};

export const cityPoint = ({ id, x, y }: City): Point => PLACES[id] ?? { x: x * NARROW, y };

/** Width of a foreign city's sign. */
export const plateWidth = (name: string): number => 34 + name.length * 8.4;

/** A city's name beside its disc: the point it starts or ends at, or stands over, and whether it grows above, beside or below that. */
export interface Label {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly stands: 'above' | 'beside' | 'below';
}
/** How far the baseline lies under the point, in letters' heights. */
export const BASELINE = { above: 0, beside: 0.35, below: 0.72 };

const label = (anchor: Label['anchor'], stands: Label['stands'], dx: number, dy: number): Label => ({
  dx,
  dy,
  anchor,
  stands,
});
/** Clear of roads, shields, depots and each other however large they are drawn; proved in labels.test.ts. */
const LABELS: Readonly<Record<string, Label>> = {
  hamburg: label('end', 'above', -24, -12),
  schwerin: label('middle', 'above', 0, -26),
  hannover: label('start', 'above', 22, -14),
  magdeburg: label('middle', 'below', 0, 26),
  berlin: label('middle', 'above', 8, -28),
  dortmund: label('start', 'below', 24, 8),
  oberhausen: label('end', 'below', -24, 8),
  koeln: label('end', 'beside', -26, 0),
  badHersfeld: label('end', 'above', -24, -8),
  jena: label('end', 'above', -18, -18),
  dresden: label('middle', 'below', 0, 26),
  frankfurt: label('end', 'below', -24, 8),
  wuerzburg: label('start', 'above', 16, -22),
  nuernberg: label('middle', 'below', 3, 35),
  mannheim: label('start', 'above', 24, -10),
  saarbruecken: label('end', 'above', -24, -10),
  crailsheim: label('start', 'below', 22, 12),
};
export const labelOf = (city: string): Label => LABELS[city] ?? label('middle', 'above', 0, -29);

const DEPOTS: Readonly<Record<string, Point>> = {
  hamburg: { x: -36, y: 12 },
  hannover: { x: -36, y: -10 },
  badHersfeld: { x: -36, y: 14 },
  wuerzburg: { x: -34, y: 17 },
  crailsheim: { x: -31, y: 21 },
  berlin: { x: 36, y: -10 },
};
export function depotPoint(city: City): Point {
  const at = cityPoint(city);
  const off = DEPOTS[city.id] ?? { x: -36, y: 12 };
  return { x: at.x + off.x, y: at.y + off.y };
}

const COUNTRIES: Readonly<Record<string, Point>> = {
  denmark: { x: 478, y: 72 },
  netherlands: { x: 54, y: 304 },
  france: { x: 56, y: 858 },
  switzerland: { x: 92, y: 954 },
  italy: { x: 538, y: 954 },
  austria: { x: 806, y: 922 },
  czechia: { x: 856, y: 746 },
  poland: { x: 856, y: 342 },
};
/** A country's plate; one that only another edition knows finds its place in the west. */
export const countryPoint = (country: string, nth: number): Point =>
  COUNTRIES[country] ?? { x: 22, y: 420 + 60 * (nth % 6) };

/** Which way a country's plate moves where there is room beside the map. */
const OUTWARD: Readonly<Record<string, number>> = {
  denmark: -2.2,
  france: -1.4,
  switzerland: -0.55,
  italy: 0.6,
  czechia: 1,
  poland: 1,
  austria: 1,
};
export const outward = (country: string): number => OUTWARD[country] ?? -1;

const along = ({ a, b }: Stretch, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
export const middle = (stretch: Stretch): Point => along(stretch, 0.5);
const length = ({ a, b }: Stretch): number => Math.hypot(b.x - a.x, b.y - a.y);
export const angle = ({ a, b }: Stretch): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** How far a city's disc or sign reaches towards the other end of a link. */
function reach(city: City, { a, b }: Stretch): number {
  if (!city.foreign) return DISC;
  const d = length({ a, b });
  const ux = Math.abs(b.x - a.x) / d;
  const uy = Math.abs(b.y - a.y) / d;
  return Math.min(plateWidth(city.name) / 2 / Math.max(ux, 0.01), PLATE_HEIGHT / 2 / Math.max(uy, 0.01)) + 4;
}

function cut(stretch: Stretch, from: number, to: number): Stretch {
  const d = length(stretch);
  return { a: along(stretch, from / d), b: along(stretch, to / d) };
}

function shapeOf(model: Model, link: Link): LinkShape {
  const [from, to] = [model.cities[link.from], model.cities[link.to]];
  const line = { a: cityPoint(from), b: cityPoint(to) };
  const start = reach(from, line);
  const end = length(line) - reach(to, line);
  const mid = (start + end) / 2;
  const one = Math.min(LONGEST, end - start);
  const two = Math.min(LONGEST_OF_TWO, (end - start) / 2 - GAP);
  const sections =
    link.sections.length === 1
      ? [cut(line, mid - one / 2, mid + one / 2)]
      : [cut(line, mid - GAP - two, mid - GAP), cut(line, mid + GAP, mid + GAP + two)];
  const marked = (i: number): boolean => {
    const section = model.sections[link.sections[i]];
    return section.tileSpace || section.developIcon || section.roadblock;
  };
  const calm = link.sections.findIndex((_, i) => !marked(i));
  return {
    whole: cut(line, start - 7, end + 4),
    sections,
    station: along(line, mid / length(line)),
    shield:
      calm >= 0 ? { section: calm, spot: middle(sections[calm]) } : { section: 0, spot: along(sections[0], 0.16) },
  };
}

const shapes = new WeakMap<Model, readonly LinkShape[]>();

export function linkShapes(model: Model): readonly LinkShape[] {
  const known = shapes.get(model);
  if (known) return known;
  const made = model.links.map((link) => shapeOf(model, link));
  shapes.set(model, made);
  return made;
}

export function sectionShape(model: Model, section: number): Stretch {
  const { link, index } = model.sections[section];
  return linkShapes(model)[link].sections[index];
}

const round = (n: number): number => Math.round(n * 10) / 10;
export const pathOf = ({ a, b }: Stretch): string => `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
export const at = ({ x, y }: Point): string => `translate(${round(x)} ${round(y)})`;
