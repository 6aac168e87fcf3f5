/** The printed map and what has been drawn on it; the same for my sheet, the others' and the supply board. */
import { memo, type ReactNode } from 'react';
import {
  type BoardMap,
  courseOf,
  coursePath,
  type Hex,
  type Model,
  opposite,
  type Pair,
  SIDES,
  stubPath,
  trackPath,
  wallsOf,
} from '../model.ts';
import { Pips } from '../pieces/dice.tsx';
import { box, hand, type Point } from './rough.ts';

/** Tints, patterns and lines. */
export const Printed = memo(function Printed({
  model,
  prefix = 'sr',
  ids = false,
}: {
  model: Model;
  prefix?: string;
  ids?: boolean;
}): ReactNode {
  const { regions, inner, borders } = model.print;
  return (
    <g className="sr-printed">
      {regions.map((d, region) => (
        <g key={d}>
          <path d={d} className={`sr-tint r${region + 1}`} />
          <path d={d} fill={`url(#${prefix}-p${region})`} />
        </g>
      ))}
      <path d={inner} className="inner" />
      <path d={borders} className="border" />
      {ids &&
        model.hexes.map(({ id, x, y }) => (
          <text key={id} className="hex-id" x={x} y={y - 33}>
            {id}
          </text>
        ))}
    </g>
  );
});

export function Walls({ model, map }: { model: Model; map: BoardMap }): ReactNode {
  if (map.blockedBorders.length === 0) return null;
  const d = wallsOf(model, map);
  return (
    <g className="sr-walls" data-piece="border">
      <path d={d} className="mortar" />
      <path d={d} className="bricks" />
    </g>
  );
}

const DIE = 25;

/** A printed city: a die in the colour of its region. */
export function City({ hex, number }: { hex: Hex; number: number }): ReactNode {
  return (
    <g transform={`translate(${hex.x} ${hex.y})`}>
      <rect x={-DIE} y={-DIE} width={2 * DIE} height={2 * DIE} rx="5" className={`sr-city c${number}`} />
      <path d={box(hex.id, -DIE, -DIE, 2 * DIE)} className="sr-city-line" />
      <Pips value={number} spread={14} r={4.6} />
    </g>
  );
}

/** A scribbled dot. */
const blot = (seed: string, [x, y]: Point, r: number): string => {
  const h = hand(seed);
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI;
    const reach = r * (0.86 + h() * 0.28);
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

/** Where a town lies: in the middle of its hex, or on the track once there is one. */
function townAt(hex: Hex, pair: Pair | undefined): Point {
  if (!pair) return [hex.x, hex.y];
  const [x, y] = courseOf(hex, pair)(0.5);
  return [x, y];
}

export function Towns({ model, tracks }: { model: Model; tracks: readonly number[] }): ReactNode {
  return model.hexes
    .filter(({ kind }) => kind === 'town')
    .map((hex) => {
      const pair = model.pairs[tracks[hex.index] ?? 0];
      return (
        <path key={hex.id} d={blot(hex.id, townAt(hex, pair), 9.5)} className={`sr-town${pair ? ' served' : ''}`} />
      );
    });
}

/** The sides of cities at which a track arrives. */
function stubsOf(model: Model, map: BoardMap, hex: Hex, pair: Pair): string {
  return pair.sides
    .map((side) => {
      const next = map.across[hex.index * SIDES + side];
      return next >= 0 && model.hexes[next].kind === 'city' ? stubPath(model.hexes[next], opposite(side)) : '';
    })
    .join('');
}

export const trackWithStubs = (model: Model, map: BoardMap, hex: Hex, pair: Pair): string =>
  trackPath(hex, pair) + stubsOf(model, map, hex, pair);

/** All tracks of a sheet in pencil. */
export const Tracks = memo(function Tracks({
  model,
  tracks,
  map,
  fresh,
}: {
  model: Model;
  tracks: readonly number[];
  map: BoardMap;
  /** The hex that was drawn on just now. */
  fresh?: string | undefined;
}): ReactNode {
  return (
    <g className="sr-pencil">
      {model.hexes.map((hex) => {
        const pair = model.pairs[tracks[hex.index]];
        if (!pair) return null;
        const d = trackWithStubs(model, map, hex, pair);
        return hex.id === fresh ? (
          <path key={hex.id} d={d} pathLength={1} className="fresh" />
        ) : (
          <path key={hex.id} d={d} />
        );
      })}
    </g>
  );
});

/** A sheet as a small picture: map, lines, cities by number. */
export const SmallMap = memo(function SmallMap({
  model,
  tracks,
  ring,
  prefix = 'sr',
}: {
  model: Model;
  tracks: readonly number[];
  /** The hex that was drawn on just now. */
  ring?: string | undefined;
  prefix?: string;
}): ReactNode {
  const marked = ring === undefined ? undefined : model.hexOf.get(ring);
  return (
    <g className="sr-small-map">
      <Printed model={model} prefix={prefix} />
      <path
        className="lines"
        d={model.hexes
          .map((hex) => {
            const pair = model.pairs[tracks[hex.index] ?? 0];
            return pair ? coursePath(hex, pair) : '';
          })
          .join('')}
      />
      {model.hexes
        .filter(({ kind }) => kind === 'town')
        .map((hex) => {
          const [x, y] = townAt(hex, model.pairs[tracks[hex.index] ?? 0]);
          return <circle key={hex.id} cx={x} cy={y} r="12" className="town" />;
        })}
      {model.cities.map(({ id, x, y }, city) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <rect x="-27" y="-27" width="54" height="54" rx="9" className={`sr-city c${city + 1}`} />
          <text className="number" y="16">
            {city + 1}
          </text>
        </g>
      ))}
      {marked && <path d={`M${marked.x} ${marked.y}m-38 0a38 38 0 1 0 76 0a38 38 0 1 0-76 0`} className="sr-latest" />}
    </g>
  );
});

/** Eva's sheet: so many hexes of each region are crossed, whichever they are. */
export const EvaMap = memo(function EvaMap({
  model,
  crossed,
  prefix = 'sr',
}: {
  model: Model;
  crossed: readonly number[];
  prefix?: string;
}): ReactNode {
  const crosses = crossed.flatMap((count, region) => {
    const plain = model.hexes.filter((hex) => hex.region === region && hex.kind === 'plain');
    const towns = model.hexes.filter((hex) => hex.region === region && hex.kind === 'town');
    return [...plain, ...towns].slice(0, count);
  });
  return (
    <g className="sr-small-map">
      <Printed model={model} prefix={prefix} />
      {model.hexes
        .filter(({ kind }) => kind === 'town')
        .map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r="12" className="town" />
        ))}
      <path
        className="crosses"
        d={crosses
          .map(({ x, y }) => `M${x - 24} ${y - 24}L${x + 24} ${y + 24}M${x + 24} ${y - 24}L${x - 24} ${y + 24}`)
          .join('')}
      />
      {model.cities.map(({ id, x, y }, city) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <rect x="-27" y="-27" width="54" height="54" rx="9" className={`sr-city c${city + 1}`} />
          <text className="number" y="16">
            {city + 1}
          </text>
        </g>
      ))}
    </g>
  );
});
