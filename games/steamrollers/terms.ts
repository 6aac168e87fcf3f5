/** Things of the game as text parameters; asked for only when somebody listens or reads. */
import { type Params, type ParamValue, type Text, text } from '../../kernel/index.ts';
import { SIDE_NAMES, type StartingTile, type TrackKind } from './components/edition.ts';
import type { DrawTrack, TileName } from './moves.ts';
import { type LevelMap, type OrderSide, SIDES, type Tables } from './tables.ts';

export const cubeText = (cube: string): Text => text(`cube.${cube}`);
export const cubesText = (t: Tables, row: readonly number[]): Text[] =>
  row.map((colour) => cubeText(t.colours[colour]));
export const kindText = (kind: TrackKind): Text => text(`kind.${kind}`);
export const kindsText = (t: Tables, face: number): Text[] => t.faceKinds[face - 1].map(kindText);
export const tileText = (name: TileName): Text => text(`tile.${name}`);
export const startingTileText = (tile: StartingTile): Text => text(`starting.${tile}`);
export const mapText = ({ level, die }: LevelMap): Text => text(`map.${level}`, { die });

/** An order by what it asks for and what it is worth. */
export const orderText = ({ goods, points }: OrderSide): Text =>
  text('term.order', { goods: goods.map(cubeText), points });

/** A piece of track: its kind, where it lies and which sides it joins. */
export function trackTerms(t: Tables, { hex, sides: [from, to] }: DrawTrack): Params {
  const pair = t.pairs[t.pairOf[SIDE_NAMES.indexOf(from) * SIDES + SIDE_NAMES.indexOf(to)]];
  return {
    hex,
    region: t.regionOf[t.hexIndex.get(hex) ?? 0] + 1,
    kind: kindText(pair?.kind ?? 'straight'),
    from: text(`side.${from}`),
    to: text(`side.${to}`),
  };
}

/** The stops of a route, the origin left out: cities by number, towns by their region. */
export function stopsText(t: Tables, route: readonly string[]): ParamValue {
  const stops: ParamValue[] = [];
  for (const id of route.slice(1)) {
    const hex = t.hexIndex.get(id) ?? 0;
    if (t.cityAt[hex] >= 0) stops.push(text('stop.city', { city: t.cityAt[hex] + 1 }));
    else if (t.townAt[hex] === 1) stops.push(text('stop.town', { region: t.regionOf[hex] + 1 }));
  }
  return stops;
}
