/** Pieces as pictures for the rules: the same drawings as on the table. */
import type { ReactNode } from 'react';
import { CubeShape, HOUSE, Loco, Market, Parcel, Pawn, Portal, STATION } from '../pieces.tsx';

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
    <svg viewBox="0 0 130 44" width="325" height="110" aria-hidden="true">
      <rect x="1" y="1" width="128" height="42" rx="5" className="tr-plate" />
      <rect x="3" y="3" width="20" height="38" rx="4" className="tr-fill-green" />
      <text x="13" y="19" className="tr-zone-id">
        G1
      </text>
      <g transform="translate(7 24)">
        <Parcel />
      </g>
      {(['red', 'blue'] as const).map((colour, i) => (
        <g key={colour} transform={`translate(${30 + i * 22} 18)`}>
          <path d={HOUSE} className="tr-house own" />
          <Pawn colour={colour} x={8} y={-5} />
        </g>
      ))}
      <path d={HOUSE} className="tr-house" transform="translate(74 18)" />
      <path d={STATION} className="tr-house own" transform="translate(100 9)" />
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
