/** Pictures of the pieces for the rules: the same drawings as on the table. */
import type { ReactNode } from 'react';
import '../style/pieces.css';
import type { SideName, TrackKind } from '../../components/edition.ts';
import { Defs } from '../map/defs.tsx';
import { City, EvaMap, Printed, Towns, Tracks } from '../map/paper.tsx';
import { box, cross } from '../map/rough.ts';
import { coursePath, type Hex, hexOutline, type Model, modelOf, SIDE_NAMES } from '../model.ts';
import { Cube } from '../pieces/cube.tsx';
import { BlackDie, WhiteDie } from '../pieces/dice.tsx';
import { Loco } from '../pieces/loco.tsx';
import { SmallTile } from '../pieces/tile.tsx';
import { edition } from './standard.ts';

const model: Model = modelOf(edition);

type Piece = readonly [hex: string, from: SideName, to: SideName];

/** The drawings as the sheet of a player keeps them. */
function tracksOf(pieces: readonly Piece[]): number[] {
  const tracks = model.hexes.map(() => 0);
  for (const [id, ...ends] of pieces) {
    const sides = ends.map((end) => SIDE_NAMES.indexOf(end));
    tracks[model.hexOf.get(id)?.index ?? 0] = model.pairs.findIndex(
      (known) => known !== undefined && sides.every((side) => known.sides.includes(side)),
    );
  }
  return tracks;
}

function Frame({
  children,
  x,
  y,
  width,
  height,
}: {
  children: ReactNode;
  x: number;
  y: number;
  width: number;
  height: number;
}): ReactNode {
  return (
    <svg
      className="sr-picture"
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{ maxWidth: width, width: '100%', background: 'var(--paper)', borderRadius: 6 }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

function MapPicture({
  prefix,
  tracks,
  children,
}: {
  prefix: string;
  tracks: readonly number[];
  children?: ReactNode;
}): ReactNode {
  return (
    <>
      <Defs prefix={prefix} />
      <Printed model={model} prefix={prefix} ids />
      <Towns model={model} tracks={tracks} />
      <Tracks model={model} tracks={tracks} map={model.maps[0]} />
      {model.cities.map((hex, city) => (
        <City key={hex.id} hex={hex} number={city + 1} />
      ))}
      {children}
    </>
  );
}

/** The sheet as it begins. */
export const SheetPicture = (): ReactNode => (
  <Frame x={0} y={0} width={model.width} height={model.height}>
    <MapPicture prefix="sr-guide-sheet" tracks={tracksOf([])} />
  </Frame>
);

const ROUTES = tracksOf([
  ['A3', 'SW', 'E'],
  ['A4', 'W', 'SE'],
  ['B4', 'NW', 'E'],
  ['C5', 'NE', 'SW'],
  ['D4', 'NE', 'SW'],
  ['E3', 'W', 'E'],
  ['B3', 'W', 'SE'],
  ['C4', 'NW', 'SW'],
  ['D3', 'NE', 'SE'],
]);

/** Two routes from city 1 to city 2. */
export const RoutesPicture = (): ReactNode => (
  <Frame x={0} y={0} width={560} height={model.height}>
    <MapPicture prefix="sr-guide-routes" tracks={ROUTES} />
  </Frame>
);

const KINDS: readonly { kind: TrackKind; sides: readonly [number, number] }[] = [
  { kind: 'straight', sides: [0, 3] },
  { kind: 'gentle', sides: [1, 3] },
  { kind: 'sharp', sides: [2, 3] },
];

export const KindsPicture = (): ReactNode => (
  <Frame x={0} y={0} width={330} height={120}>
    {KINDS.map((pair, i) => {
      const hex: Pick<Hex, 'x' | 'y'> = { x: 55 + i * 110, y: 60 };
      const d = coursePath(hex, pair);
      return (
        <g key={pair.kind} className="sr-choice-hex">
          <path d={hexOutline(hex.x, hex.y)} className="hex" />
          <path d={d} className="ties" />
          <path d={d} className="rails" />
          <path d={d} className="bed" />
        </g>
      );
    })}
  </Frame>
);

export const DicePicture = (): ReactNode => (
  <Frame x={0} y={0} width={300} height={80}>
    {[1, 4, 6].map((value, i) => (
      <g key={value} transform={`translate(${44 + i * 70} 40)`}>
        <WhiteDie value={value} />
      </g>
    ))}
    <g transform="translate(256 40)">
      <BlackDie kinds={['straight', 'sharp']} />
    </g>
  </Frame>
);

export const EnginePicture = (): ReactNode => (
  <Frame x={0} y={0} width={360} height={64}>
    <g transform="translate(6 12)">
      <Loco />
    </g>
    {[1, 2, 3, 4, 5, 6].map((number, i) => (
      <g key={number} className="sr-engine">
        <path d={box(`guide ${number}`, 78 + i * 46, 13, 38)} className="sr-pen" />
        <text className="box-number" x={97 + i * 46} y={32}>
          {number}
        </text>
        {[2, 5, 6].includes(number) && <path d={cross(`guide ${number}`, 78 + i * 46, 13, 38)} className="sr-cross" />}
      </g>
    ))}
  </Frame>
);

const CUBES: readonly (readonly [string, string])[] = [
  ['yellow', '1'],
  ['red', '2'],
  ['grey', '34'],
  ['blue', '5'],
  ['green', '6'],
  ['black', '∗'],
];

export const CubesPicture = (): ReactNode => (
  <Frame x={0} y={0} width={250} height={44}>
    {CUBES.map(([colour, label], i) => (
      <g key={colour} transform={`translate(${10 + i * 40} 8)`}>
        <Cube colour={colour} label={label} />
      </g>
    ))}
  </Frame>
);

export const TilesPicture = (): ReactNode => (
  <Frame x={0} y={0} width={270} height={84}>
    <g transform="translate(8 10)">
      <SmallTile face={model.tiles[3][0]} />
    </g>
    <g transform="translate(76 10)">
      <SmallTile face={model.tiles[5][0]} />
    </g>
    <g transform="translate(180 42) rotate(90) translate(-28 -32)" className="sr-resting">
      <SmallTile face={model.tiles[4][0]} />
    </g>
  </Frame>
);

export const EvaPicture = (): ReactNode => (
  <Frame x={0} y={0} width={model.width} height={model.height}>
    <Defs prefix="sr-guide-eva" />
    <EvaMap model={model} crossed={[2, 0, 3, 1, 4, 0]} prefix="sr-guide-eva" />
  </Frame>
);
