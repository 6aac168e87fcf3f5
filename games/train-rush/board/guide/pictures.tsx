/** Pieces as pictures for the rules: the same drawings as on the table. */
import type { ReactNode } from 'react';
import { Sign, type SignName } from '../icons.tsx';
import { line } from '../map/curves.ts';
import type { Wagon } from '../model.ts';
import {
  Coal,
  CubeShape,
  HOUSE,
  Investment,
  Loco,
  Market,
  Parcel,
  Pawn,
  Portal,
  Res,
  STATION,
} from '../pieces/shapes.tsx';
import { WagonShape, widthOf } from '../pieces/train.tsx';

const CUBES = [
  ['brass', '1'],
  ['water', '2'],
  ['food', '3'],
  ['copper', '4'],
  ['gold', '5'],
  ['any', '★'],
] as const;

export function CubesPicture(): ReactNode {
  return (
    <svg viewBox="-4 -4 152 24" width="304" height="48" aria-hidden="true">
      {CUBES.map(([resource, label], i) => (
        <g key={resource} transform={`translate(${i * 24} 0)`}>
          <CubeShape resource={resource} label={label} />
        </g>
      ))}
    </svg>
  );
}

export function ZonePicture(): ReactNode {
  return (
    <svg viewBox="0 0 130 50" width="325" height="125" aria-hidden="true">
      <rect x="1" y="1" width="128" height="48" rx="5" className="tr-plate" />
      <rect x="3" y="3" width="20" height="44" rx="4" className="tr-fill-green" />
      <text x="13" y="19" className="tr-zone-id">
        G1
      </text>
      <g transform="translate(7 24)">
        <Parcel />
      </g>
      {(['red', 'blue'] as const).map((colour, i) => (
        <g key={colour} transform={`translate(${30 + i * 22} 28)`}>
          <path d={HOUSE} className="tr-house own" />
          <Pawn colour={colour} x={8} y={-9} />
        </g>
      ))}
      <path d={HOUSE} className="tr-house" transform="translate(74 28)" />
      <path d={STATION} className="tr-house own" transform="translate(101 17)" />
    </svg>
  );
}

export function MapPicture(): ReactNode {
  return (
    <svg viewBox="0 0 150 34" width="375" height="85" aria-hidden="true">
      <g transform="translate(4 2)" style={{ '--pc': '#8d5bd1' }}>
        <Loco />
      </g>
      <g transform="translate(56 4)">
        <Market />
      </g>
      <g transform="translate(92 7)">
        <Portal letter="A" />
      </g>
      <g transform="translate(133 17)">
        <circle r="11" className="tr-exit" />
        <path d="M-3.400-3.800L.8 0-3.400 3.800M.6-3.800L4.800 0 .6 3.800" className="tr-exit-arrow" />
      </g>
    </svg>
  );
}

const VALUES: Readonly<Record<string, string>> = {
  brass: '1',
  water: '2',
  food: '3',
  copper: '4',
  gold: '5',
  any: '★',
  parcel: 'P',
};
const values = { valueOf: (resource: string): string => VALUES[resource] ?? '?' };

const wagon = (id: string, ...accepts: readonly string[]): Wagon => ({
  id,
  size: accepts.length,
  accepts,
  special: accepts[0] === 'parcel',
  vpWhenFull: 10,
  copy: 0,
});
const TRAIN: readonly (readonly [wagon: Wagon, cargo: readonly (string | undefined)[]])[] = [
  [wagon('a', 'parcel', 'parcel'), ['parcel', undefined]],
  [wagon('b', 'brass', 'water', 'gold'), ['brass', 'water', undefined]],
  [wagon('c', 'any'), ['food']],
];

/** A train with cargo, empty slots and parcels. */
export function TrainPicture(): ReactNode {
  let x = 4;
  const places = TRAIN.map(([one]) => {
    const at = x;
    x += widthOf(one) + 6;
    return at;
  });
  return (
    <svg viewBox={`0 3 ${x + 84} 58`} width="372" height="100" aria-hidden="true" className="tr-train">
      <path d={`M0 56.500H${x + 84}`} className="tr-rail-bed" />
      <path d={`M0 56H${x + 84}`} className="tr-rail" />
      {TRAIN.map(([one, cargo], i) => (
        <g key={one.id} transform={`translate(${places[i]} 0)`}>
          <WagonShape model={values} wagon={one} cargo={cargo} plain />
          <path d={`M${widthOf(one)} 45h6`} className="tr-coupling" />
        </g>
      ))}
      <g transform={`translate(${x} 5) scale(1.720)`} style={{ '--pc': '#8d5bd1' }}>
        <Loco />
      </g>
    </svg>
  );
}

const STEPS = [
  ['I', 3, 0],
  ['II', 2, 1],
  ['III', 4, 2],
] as const;

const lumps = (count: number): ReactNode =>
  Array.from({ length: count }, (_, i) => `lump ${i}`).map((key) => <Coal key={key} size={13} />);

/** An action card: the one of the example. */
export function CardPicture(): ReactNode {
  return (
    <div className="tr-card" aria-hidden="true">
      {STEPS.map(([step, fields, coal]) => (
        <div key={step} className="step">
          <em>{step}</em>
          <b>{fields}</b>
          <span>{coal === 0 ? '–' : lumps(coal)}</span>
        </div>
      ))}
      <div className="special">
        <em>IV</em>
        <span>{lumps(1)}</span>
        <p>
          <Sign name="house" size={22} />
        </p>
      </div>
    </div>
  );
}

/** A sector: spies in the round places, agents in the square ones. */
export function SectorPicture(): ReactNode {
  return (
    <svg viewBox="-12 -2 114 50" width="313" height="137" aria-hidden="true" className="tr-drawn-sector">
      <rect x="0" y="0" width="100" height="46" rx="5" className="back" />
      <rect x="-10" y="0" width="16" height="46" rx="3" className="tr-fill-blue" />
      <text x="-2" y="28" className="tr-badge-letter">
        B
      </text>
      {[0, 1, 2, 3].map((i) => (
        <g key={i} transform={`translate(${20 + i * 22} 0)`}>
          <circle cy="13" r="9" className="space" />
          <rect x="-8.500" y="25" width="17" height="17" rx="2" className="space" />
        </g>
      ))}
      <circle cx="20" cy="13" r="5.500" fill="#f2c230" stroke="#2a1c10" />
      <rect x="15" y="28.500" width="10" height="10" fill="#2b2b2f" stroke="#fff3d6" />
      <svg x="36" y="7" width="12" height="12" viewBox="0 0 16 16" aria-hidden="true">
        <Investment size={16} />
      </svg>
    </svg>
  );
}

const SIDING = [-1, 0, 1].map((row) => {
  const y = 30 + row * 17;
  return [
    { x: 0, y: 30 },
    { x: 24, y: 30 },
    { x: 46, y },
    { x: 134, y },
    { x: 156, y: 30 },
    { x: 180, y: 30 },
  ];
});

/** A siding: nine numbered fields on three tracks. */
export function SidingPicture(): ReactNode {
  const way = SIDING.map(line).join('');
  return (
    <svg viewBox="0 0 180 60" width="360" height="120" aria-hidden="true" className="tr-way">
      <g fill="none" strokeLinejoin="round">
        <path d={way} className="tr-edge" strokeWidth="13" />
        <path d={way} className="tr-ballast" strokeWidth="11" />
        <path d={way} className="tr-sleepers" strokeWidth="8.500" strokeDasharray="1.900 3.400" />
        <path d={way} className="tr-rails" strokeWidth="5.600" />
        <path d={way} className="tr-ballast" strokeWidth="3.600" />
        <path d={way} className="tr-sleepers" strokeWidth="3.600" strokeDasharray="1.900 3.400" />
      </g>
      {Array.from({ length: 9 }, (_, i) => i + 1).map((number) => {
        const [column, row] = [(number - 1) % 3, Math.floor((number - 1) / 3)];
        return (
          <g key={number} transform={`translate(${56 + column * 34} ${13 + row * 17})`}>
            <circle r="7.900" className="tr-siding" />
            <text y="4.900" className="tr-siding-number">
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const SIGNS: readonly SignName[] = ['up', 'agent', 'tile', 'load', 'wagon', 'cards', 'house', 'station'];

/** The signs that stand on bonus spaces. */
export function SignsPicture(): ReactNode {
  return (
    <span className="tr-drawn-signs" aria-hidden="true">
      {SIGNS.map((name) => (
        <i key={name}>
          <Sign name={name} size={20} />
        </i>
      ))}
    </span>
  );
}

/** A contract of a state, with the cubes it wants. */
export function ContractPicture(): ReactNode {
  return (
    <span className="tr-drawn-contract" aria-hidden="true">
      <span className="tr-contract tr-edge-blue">
        <span className="cubes">
          <Res resource="water" label="2" />
          <Res resource="gold" label="5" />
          <Res resource="any" label="★" />
        </span>
        <b>8</b>
      </span>
      <svg viewBox="-11 -11 22 22" width="40" height="40" aria-hidden="true">
        <circle r="10" className="tr-city-field tr-pale-blue" />
        <text y="5" className="tr-city-rank">
          2
        </text>
      </svg>
    </span>
  );
}
