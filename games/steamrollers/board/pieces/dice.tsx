/** Dice: white ones with pips, the black one with two kinds of track, and the printed ones that stand for cities. */
import type { ReactNode } from 'react';
import type { TrackKind } from '../../components/edition.ts';

type Spot = readonly [x: number, y: number];
const CORNERS: readonly Spot[] = [
  [-1, -1],
  [1, 1],
];
const OTHERS: readonly Spot[] = [
  [1, -1],
  [-1, 1],
];
const SIDES: readonly Spot[] = [
  [-1, 0],
  [1, 0],
];
const CENTRE: readonly Spot[] = [[0, 0]];
const PIPS: readonly (readonly Spot[])[] = [
  [],
  CENTRE,
  CORNERS,
  [...CORNERS, ...CENTRE],
  [...CORNERS, ...OTHERS],
  [...CORNERS, ...OTHERS, ...CENTRE],
  [...CORNERS, ...OTHERS, ...SIDES],
];

export function Pips({ value, spread, r }: { value: number; spread: number; r: number }): ReactNode {
  return PIPS[value].map(([x, y]) => (
    <circle key={`${x} ${y}`} className="sr-pip" cx={x * spread} cy={y * spread} r={r} />
  ));
}

/** A white die, 52 wide, around its centre. */
export function WhiteDie({ value }: { value: number }): ReactNode {
  return (
    <g className="sr-die">
      <ellipse cx="2" cy="28" rx="27" ry="6" className="shade" />
      <rect x="-26" y="-24" width="52" height="52" rx="12" className="edge" />
      <rect x="-26" y="-28" width="52" height="52" rx="12" className="face" />
      <g transform="translate(0 -2)">
        <Pips value={value} spread={14} r={5.2} />
      </g>
    </g>
  );
}

/** A flat die face in a box of 24 × 24, for tiles, menus and words. */
export function DieFace({ value, size = 24 }: { value: number; size?: number }): ReactNode {
  return (
    <svg className="sr-face" width={size} height={size} viewBox="-12.800 -12.800 25.600 25.600" aria-hidden="true">
      <rect x="-12" y="-12" width="24" height="24" rx="6" className="face" />
      <Pips value={value} spread={6.2} r={2.5} />
    </svg>
  );
}

const COURSES: Readonly<Record<TrackKind, string>> = {
  straight: 'M-13 0H13',
  gentle: 'M-13 -4Q1 -4 9 8',
  sharp: 'M-11 -5Q5 -5 -2 10',
};

/** A short piece of railway in one colour on another. */
export function TrackMark({ kind, width = 1 }: { kind: TrackKind; width?: number }): ReactNode {
  const d = COURSES[kind];
  return (
    <g className="sr-track-mark">
      <path d={d} className="ties" strokeWidth={8 * width} strokeDasharray="1.600 3" />
      <path d={d} className="rails" strokeWidth={5 * width} />
      <path d={d} className="bed" strokeWidth={2.6 * width} />
    </g>
  );
}

/** The black die, 52 wide: its two kinds of track above and below a diagonal. */
export function BlackDie({ kinds }: { kinds: readonly TrackKind[] }): ReactNode {
  return (
    <g className="sr-die black">
      <ellipse cx="2" cy="28" rx="27" ry="6" className="shade" />
      <rect x="-26" y="-24" width="52" height="52" rx="12" className="edge" />
      <rect x="-26" y="-28" width="52" height="52" rx="12" className="face" />
      <path d="M-24 22L24-26" className="cut" />
      <g transform="translate(-7 -15) scale(1.05)">
        <TrackMark kind={kinds[0]} />
      </g>
      <g transform="translate(8 7) scale(1.05)">
        <TrackMark kind={kinds[1] ?? kinds[0]} />
      </g>
    </g>
  );
}
