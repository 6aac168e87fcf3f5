/** Names on the map are read at any distance: no name lies on a road, a number, a depot, a disc or another name. */
import { describe, expect, test } from 'vitest';
import { parseEdition } from '../../components/edition.ts';
import { autobahn } from '../../index.ts';
import { modelOf } from '../model.ts';
import { linkShapes, middle } from './geometry.ts';
import { plateAt, sideOf } from './prices.tsx';
import { type Box, boxAround, depotBox, nameBox, onDisc, onRoad, overlap, signBox } from './taken.ts';

const model = modelOf(parseEdition(autobahn.standardEdition));
const german = model.cities.filter(({ foreign }) => !foreign);

/** As in style/map.css: names and numbers grow against the zoom. */
const within = (least: number, size: number, most: number): number => Math.max(least, Math.min(most, size));
const letters = (zoom: number): number => within(17, 11.5 / zoom, 31);
const shields = (zoom: number): number => within(1, 0.67 / zoom, 1.85);

interface Thing {
  readonly name: string;
  readonly box: Box;
}
const shieldBoxes = (zoom: number): Thing[] =>
  model.links.map(({ id, colour }, i) => {
    const half = (colour === 'purple' ? 17 : 11.5) * 0.9 * shields(zoom);
    return { name: `number of ${id}`, box: boxAround(linkShapes(model)[i].shield.spot, half, 7.65 * shields(zoom)) };
  });
const things: readonly Thing[] = [
  ...model.depots.map(({ city }) => ({ name: `depot of ${model.cities[city].id}`, box: depotBox(model.cities[city]) })),
  ...model.cities.filter(({ foreign }) => foreign).map((city) => ({ name: `sign of ${city.id}`, box: signBox(city) })),
  ...model.links.flatMap(({ id, hasStation }, i) =>
    hasStation ? [{ name: `station on ${id}`, box: boxAround(linkShapes(model)[i].station, 13, 12) }] : [],
  ),
  ...model.sections.flatMap(({ name, link, index, developIcon, tileSpace }) =>
    developIcon || tileSpace
      ? [{ name: `tile on ${name}`, box: boxAround(middle(linkShapes(model)[link].sections[index]), 11, 11) }]
      : [],
  ),
];

function covered(zoom: number): string[] {
  return german.flatMap((city) => {
    const box = nameBox(city, letters(zoom));
    const roads = model.links.flatMap(({ id }, i) =>
      linkShapes(model)[i].sections.some((stretch) => onRoad(box, stretch)) ? [`road ${id}`] : [],
    );
    const names = german
      .filter((other) => other !== city && overlap(box, nameBox(other, letters(zoom))))
      .map(({ id }) => id);
    const discs = german.filter((other) => onDisc(box, other)).map(({ id }) => `disc of ${id}`);
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

test('no price covers the disc, the name or the sign of a city', () => {
  const spots = [
    ...model.sections.map(({ name, link, index }) => ({
      key: name,
      spot: middle(linkShapes(model)[link].sections[index]),
    })),
    ...model.links.map(({ id }, i) => ({ key: id, spot: linkShapes(model)[i].station })),
  ];
  const onCities = spots.flatMap(({ key, spot }) => {
    const plate = plateAt(spot, sideOf(model, key, spot));
    return model.cities
      .filter((city) =>
        city.foreign ? overlap(plate, signBox(city)) : onDisc(plate, city) || overlap(plate, nameBox(city, 17)),
      )
      .map(({ id }) => `${key} on ${id}`);
  });
  expect(onCities).toEqual([]);
});
