/** Small pieces: the same drawing on map, cards, panels and in the rules. */
import type { ReactNode } from 'react';
import type { Seat } from '../../../../kernel/index.ts';
import { type Shape, seatStyle, shapeOutline } from '../../../../web/kit/marks.tsx';
import { regionLetter } from '../model.ts';

/** A seat's piece inside SVG: its shape in its colour, cased. `size` is the width of the shape. */
export function SeatPiece({
  seat,
  shape,
  x = 0,
  y = 0,
  size = 9,
}: {
  seat: Seat;
  shape: Shape;
  x?: number;
  y?: number;
  size?: number;
}): ReactNode {
  const scale = size / 12;
  return (
    <path
      d={shapeOutline(shape)}
      transform={`translate(${x} ${y}) scale(${scale}) translate(-8 -8)`}
      style={seatStyle(seat)}
      className="tr-piece"
      data-travels={`piece:${seat}`}
      strokeWidth={1.1 / scale}
    />
  );
}

/** The same in HTML. */
export function SeatDot({ seat, shape, size = 13 }: { seat: Seat; shape: Shape; size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      className="tr-dot"
      data-travels={`dot:${seat}`}
      aria-hidden="true"
    >
      <path d={shapeOutline(shape)} style={seatStyle(seat)} className="tr-piece" strokeWidth="1.5" />
    </svg>
  );
}

const PAWN =
  'M0-9a3.200 3.200 0 0 1 2.400 5.300C5.600-3.200 6.600-1 6.600 2V8H-6.600V2C-6.600-1-5.600-3.200-2.400-3.700A3.200 3.200 0 0 1 0-9Z';

/** A contractor with the letter of his colour, 13 × 17. */
export function Pawn({
  colour,
  x = 0,
  y = 0,
  size = 1,
}: {
  colour: string;
  x?: number;
  y?: number;
  size?: number;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} data-travels={`contractor:${colour}`}>
      <path d={PAWN} className={`tr-pawn tr-fill-${colour}`} />
      <text className="tr-pawn-letter" y="7.100">
        {regionLetter(colour)}
      </text>
    </g>
  );
}

/** A cube with its value: inside SVG, 14 × 15. */
export function CubeShape({ resource, label }: { resource: string; label: string }): ReactNode {
  return (
    <g className={`tr-cube tr-res-${resource}`} data-travels={`cube:${resource}`}>
      <path d="M0 3.500L3 0H14V11L11 14.500H0Z" className="body" />
      <path d="M0 3.500H11V14.500M11 3.500L14 0" className="fold" />
      <path d="M0 3.500L3 0H14L11 3.500Z" className="top" />
      <text x="5.600" y="12.600">
        {label}
      </text>
    </g>
  );
}

/** A cube's number in HTML. */
export function Res({ resource, label }: { resource: string; label: string }): ReactNode {
  return <i className={`tr-res tr-res-${resource}`}>{label}</i>;
}

/** A region's or contractor's letter in HTML. */
export function RegionBadge({ id }: { id: string }): ReactNode {
  return <b className={`tr-region tr-bg-${id}`}>{regionLetter(id)}</b>;
}

export function Coal({ size = 14 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" className="tr-coal" aria-hidden="true">
      <path d="M2 9l3-6 6-1 4 5-2 6-7 2Z" fill="#26221f" stroke="#c9b089" strokeWidth="1" />
      <path d="M5 3l2 5 8-1M7 8l-1 7" fill="none" stroke="#8b8279" strokeWidth=".9" />
    </svg>
  );
}

export function Investment({ size = 14 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" className="tr-inv" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill="#d9ae5c" stroke="#4d3410" />
      <circle cx="8" cy="8" r="4.800" fill="none" stroke="#5b3f14" strokeWidth=".8" />
      <path d="M8 4.500v7M5.800 6.500h4.400M5.800 9.500h4.400" stroke="#4d3410" strokeWidth="1.200" />
    </svg>
  );
}

/** A locomotive, 44 × 30, in the colour `--pc`. */
export function Loco(): ReactNode {
  return (
    <g className="tr-loco">
      <ellipse cx="22" cy="28" rx="21" ry="2.600" opacity=".35" />
      <path d="M4 6h13v4h17l2 2v10H4Z" fill="var(--pc)" stroke="#1a100a" strokeWidth="1.300" />
      <path d="M2.500 3.500h16v3h-16z" fill="#1f1712" stroke="#e9d6ab" strokeWidth=".4" />
      <path d="M29 10V4.500l-1.500-2.500h6L32 4.500V10" fill="#241a13" stroke="#e9d6ab" strokeWidth=".6" />
      <path d="M21.500 10a2.600 2.600 0 0 1 5.200 0" fill="#d9ae5c" stroke="#1a100a" strokeWidth=".8" />
      <path d="M20 10v11M27 10v11" stroke="#d9ae5c" strokeWidth="1.400" />
      <rect x="34.500" y="11" width="3.500" height="10" rx="1" fill="#241a13" />
      <circle cx="38.800" cy="12.500" r="2" fill="#ffe9a8" stroke="#6b4a18" strokeWidth=".7" />
      <path d="M36 21.500h5l3 5H34Z" fill="#33261b" stroke="#1a100a" strokeWidth=".8" />
      <rect x="3" y="20.500" width="33" height="2.600" fill="#33261b" />
      <g fill="#2b2019" stroke="#d9ae5c" strokeWidth="1.500">
        <circle cx="9" cy="23.700" r="4.300" />
        <circle cx="19" cy="23.700" r="4.300" />
        <circle cx="29" cy="24.600" r="3.300" />
      </g>
      <path d="M9 23.700H19" stroke="#d9c9a5" strokeWidth="1.200" />
    </g>
  );
}

export function Market(): ReactNode {
  return (
    <g className="tr-market">
      <path d="M13 1l10.400 6v12L13 25 2.600 19V7Z" fill="#17110d" stroke="#d9ae5c" strokeWidth="2" />
      <path
        d="M5.500 12.500c2.400-3 5.200-2.600 7.500-1 2.300-1.600 5.100-2 7.500 1-1.200 3.400-5 4-7.500 1.700-2.500 2.300-6.300 1.700-7.500-1.700Z"
        fill="#f0d9a0"
      />
      <circle cx="9.300" cy="12.700" r="1.500" fill="#17110d" />
      <circle cx="16.700" cy="12.700" r="1.500" fill="#17110d" />
    </g>
  );
}

export function Portal({ letter }: { letter: string }): ReactNode {
  return (
    <g>
      <path d="M1 19V11a10 10 0 0 1 20 0v8Z" fill="#8f8168" stroke="#1b120a" />
      <path d="M5 19v-7.600a6 6 0 0 1 12 0V19Z" fill="#0d0906" />
      <path
        d="M1.500 11h3M3.600 5.800l2.400 1.800M9 1.400l.8 3M13 1.400l-.8 3M18.400 5.800L16 7.600M20.500 11h-3"
        stroke="#3a2c1c"
        strokeWidth=".8"
      />
      <text x="11" y="17.200" className="tr-portal-letter">
        {letter}
      </text>
    </g>
  );
}

/** A parcel, 12 × 12. */
export function Parcel(): ReactNode {
  return (
    <g>
      <rect x="1" y="2" width="10" height="9" rx="1" fill="#d9b98a" stroke="#3b2713" strokeWidth=".9" />
      <path d="M1 5.500H11M6 2V11" stroke="#3b2713" strokeWidth=".9" />
    </g>
  );
}

export const HOUSE = 'M1 7L8 1.500 15 7V17H1Z';
export const STATION = 'M2 26V11a8 8 0 0 1 16 0V26ZM10 3V0M6 26v-3M14 26v-3';
