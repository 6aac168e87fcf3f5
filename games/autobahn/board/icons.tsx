/** One idea, one picture: the pictograms of Autobahn in a box of 24 × 24, one ink, cuts in the colour below (`--icut`). */
import type { ReactNode } from 'react';
import type { BonusKind } from '../components/kinds.ts';

/**
 * Each picture is a list of strokes of the pen. The first letter says which: `f` filled with ink, `F` with the colour below,
 * `s2 …` a line of that width in ink, `S2 …` in the colour below.
 */
const PICTURES = {
  road: ['fM9 3h6l4 18h-5v-3h-4v3H5z', 'S1.6 M12 5v3M12 10.5v3'],
  truck: [
    'fM1.5 6h12.2v10H1.5z',
    'fM14.8 9h4l3.7 4v3h-7.7z',
    'FM16.2 10.3h2l2 2.4h-4z',
    'fM3.4 17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z',
    'S1.2 M3.4 17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z',
    'fM15.4 17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z',
    'S1.2 M15.4 17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z',
  ],
  station: [
    'fM4 3h9v18H4zM2.5 20h12v1.8h-12z',
    'FM5.8 5h5.4v4.6H5.8z',
    's1.8 M13 11.5h1.6c1 0 1.6.6 1.6 1.6v3.4a1.7 1.7 0 0 0 3.4 0V8.6L16.6 5.4',
  ],
  unlock: ['fM5 11h14v10H5z', 's2.2 M8 11V7.2a4 4 0 0 1 7.6-1.7', 'S2 M12 14v3.6'],
  lock: ['fM5 11h14v10H5z', 's2.2 M8 11V7.5a4 4 0 0 1 8 0V11', 'S2 M12 14v3.6'],
  develop: ['fM4 4l8 8-8 8h4.6l8-8-8-8z', 'fM12.4 4l8 8-8 8H15l6.5-8L15 4z'],
  promote: [
    'fM4.9 7a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z',
    'fM2 21c0-6 2.6-9 6.5-9s6.5 3 6.5 9z',
    's2.4 M19 20V7M15.4 10.4 19 6.2l3.6 4.2',
  ],
  employee: ['fM7.7 7a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0 -8.6 0z', 'fM4 22c0-6.4 3-9.6 8-9.6s8 3.2 8 9.6z'],
  money: ['fM2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z', 'S1 M4.4 12a7.6 7.6 0 1 0 15.2 0a7.6 7.6 0 1 0 -15.2 0z'],
  gainCard: [
    'fM4.6 3h7.8q1.6 0 1.6 1.6v12.8q0 1.6 -1.6 1.6h-7.8q-1.6 0 -1.6 -1.6v-12.8q0 -1.6 1.6 -1.6z',
    's2.6 M18 12v9M13.5 16.5h9',
  ],
  replaceCard: [
    's1.8 M3.4 3h6.2q1.4 0 1.4 1.4v10.2q0 1.4 -1.4 1.4h-6.2q-1.4 0 -1.4 -1.4v-10.2q0 -1.4 1.4 -1.4z',
    'fM14.4 8h6.2q1.4 0 1.4 1.4v10.2q0 1.4 -1.4 1.4h-6.2q-1.4 0 -1.4 -1.4v-10.2q0 -1.4 1.4 -1.4z',
    's1.7 M13.5 4.2H17v2.4M10.5 19.8H7v-2.4',
  ],
  swapCard: [
    'fM3.4 6h5.2q1.4 0 1.4 1.4v9.2q0 1.4 -1.4 1.4h-5.2q-1.4 0 -1.4 -1.4v-9.2q0 -1.4 1.4 -1.4z',
    's1.8 M15.4 6h5.2q1.4 0 1.4 1.4v9.2q0 1.4 -1.4 1.4h-5.2q-1.4 0 -1.4 -1.4v-9.2q0 -1.4 1.4 -1.4z',
    's1.5 M8 3h8l-2-1.8M16 21H8l2 1.8',
  ],
  changeColour: [
    's1.9 M12 2.5c4 5 6.5 8 6.5 11.6a6.5 6.5 0 0 1-13 0C5.5 10.5 8 7.5 12 2.5z',
    'fM12 5.5v15a6.2 6.2 0 0 0 6.5-6.4c0-2.6-2-5-6.5-8.6z',
  ],
  moveTruck: [
    'fM1.5 7h8.5v7H1.5zM11 9h3l2.6 2.8V14H11z',
    'fM2.6 15.6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
    'fM11 15.6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
    's2.3 M17.5 7l4.5 4.5-4.5 4.5',
  ],
  flipTile: ['fM9.5 5h5l3 14H6.5z', 'S1.7 M8.3 12.5h7.4M7.6 16h8.8', 's2.4 M4 20.5h16'],
  removeTile: ['s1.7 M9.5 5h5l3 14H6.5z', 's2 M3 20.5h18M4 4l16 16'],
  appliances: [
    'fM6 2.5h12q2 0 2 2v15q0 2 -2 2h-12q-2 0 -2 -2v-15q0 -2 2 -2z',
    'S1.8 M7 13.5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
    'S1.2 M8.3 14.3q1.9-1.6 3.7 0t3.7 0',
    'FM6.4 5.5a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z',
    'S1.5 M11 5.5h6',
  ],
  automotive: [
    'fM2 16v-4l2.5-1L7 6.5h9L19.5 11l2.5 1v4z',
    'FM8 8h3.4v3H6.5zM12.8 8h2.5l2 3h-4.5z',
    'fM4.3 16.5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z',
    'S1.3 M4.3 16.5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z',
    'fM14.3 16.5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z',
    'S1.3 M14.3 16.5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z',
  ],
  chemicals: [
    'fM8.5 2h7v2h-1v5.5l5.6 9.3A2.1 2.1 0 0 1 18.3 22H5.7a2.1 2.1 0 0 1-1.8-3.2L9.5 9.5V4h-1z',
    'S1.7 M8.8 14.5h6.4M10.5 18.5h.1M14 17.5h.1',
  ],
  refresh: ['s2.2 M19.5 12a7.5 7.5 0 1 1-2.4-5.5M17.5 2.5v4.3h-4.3'],
  office: ['fM7 3h10v9H7z', 'fM5 13h14v3H5z', 's2 M12 16v3M7 21.5l5-2.5 5 2.5'],
  flag: ['s2.2 M5 2v20', 'fM6 3h13l-3 4 3 4H6z'],
  fund: ['fM3 9 12 3l9 6v2H3zM5 12h3v6H5zM10.5 12h3v6h-3zM16 12h3v6h-3zM3 19h18v2.5H3z'],
  plus: ['s3 M12 4v16M4 12h16'],
  speed: ['s2.4 M3 17a9 9 0 1 1 18 0', 's2.4 M12 17 16.5 9.5'],
  tiles: ['fM3 8h18v4H3zM3 14h18v4H3z'],
  recruit: ['fM5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', 'fM2 21c0-6 2.600-9 7-9s7 3 7 9z', 's2.4 M19 8v8M15 12h8'],
  shiftCard: [
    'fM3.4 5h6.2q1.4 0 1.4 1.4v11.2q0 1.4 -1.4 1.4h-6.2q-1.4 0 -1.4 -1.4v-11.2q0 -1.4 1.4 -1.4z',
    's2.2 M13 12h8M17.500 8l4 4-4 4',
  ],
  pickUpCards: [
    'fM4.4 9h5.2q1.4 0 1.4 1.4v9.2q0 1.4 -1.4 1.4h-5.2q-1.4 0 -1.4 -1.4v-9.2q0 -1.4 1.4 -1.4z',
    's1.8 M14.4 9h5.2q1.4 0 1.4 1.4v9.2q0 1.4 -1.4 1.4h-5.2q-1.4 0 -1.4 -1.4v-9.2q0 -1.4 1.4 -1.4z',
    's1.8 M12 7.500V2M9 4.500 12 1.500l3 3',
  ],
  wine: [
    'fM9.500 1.500h5v6c2.500 1 3 2.500 3 4.500v9a1.500 1.500 0 0 1-1.500 1.500H8a1.500 1.500 0 0 1-1.500-1.500v-9c0-2 .5-3.500 3-4.500z',
    'FM8 13.500h8v5H8z',
  ],
  traffic: ['fM12 2 23 21H1z', 'S2.4 M12 8v7M12 17.500v1.500'],
  star: ['fM12 1.800 15 9l7.500.6-5.700 4.900 1.800 7.300L12 17.900l-6.600 3.900 1.800-7.300L1.500 9.600 9 9z'],
  check: ['s3 M4 12.500 9.500 18 20 6.500'],
  cone: ['fM10 3.500h4l3.600 15H6.400z', 'S1.8 M8.600 10h6.800M7.700 14h8.600', 's2.6 M3.500 20h17'],
  bot: [
    'fM7 7h10q3 0 3 3v6q0 3 -3 3h-10q-3 0 -3 -3v-6q0 -3 3 -3z',
    's2 M12 7V3',
    'fM10.2 2.8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z',
    'FM7.3 12a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z',
    'FM13.3 12a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z',
    'S1.5 M9 16h6',
  ],
  discard: [
    's2 M7.6 3h8.8q1.6 0 1.6 1.6v13.8q0 1.6 -1.6 1.6h-8.8q-1.6 0 -1.6 -1.6v-13.8q0 -1.6 1.6 -1.6z',
    's2.2 m8.500 8 7 7m0-7-7 7',
  ],
  stop: ['fM7 5h10q2 0 2 2v10q0 2 -2 2h-10q-2 0 -2 -2v-10q0 -2 2 -2z'],
  no: ['s2.8 m5.500 5.500 13 13m0-13-13 13'],
  upgrade: [
    'fM3 21 6 3h4l-.6 18zM21 21 18 3h-4l.6 18z',
    'S1.3 M6.700 6.500l-.2 3M6.300 12l-.2 3M17.300 6.500l.2 3M17.700 12l.2 3',
  ],
  pharmaceuticals: [
    's2 M4.6 13.2 13.2 4.6a4.800 4.800 0 0 1 6.800 6.800L11.400 20a4.800 4.800 0 0 1-6.800-6.800z',
    'fM8.800 8.800 13.200 4.600a4.800 4.800 0 0 1 6.800 6.800L15.500 15.500z',
  ],
  track: [
    's2.4 M4 20v-4M4 12V9M6 4.700A4 4 0 0 1 8 4h2M14 4h2a4 4 0 0 1 3.500 2.300M20 10v2a4 4 0 0 1-2 3.400',
    'fM8.400 16a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0-5.200 0z',
  ],
  cards: [
    'fM2.500 6.800 11 5.500l2 13.600-8.600 1.300z',
    'FM13 5.200l9 1.300-2 14-9-1.300z',
    's1.8 M13 5.200l9 1.300-2 14-9-1.300z',
  ],
  route: [
    'fM2 18.500a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
    's2.2 M8.500 18.500h3M14 18.400a3.500 3.500 0 0 0 2.500-4.600M14 11.500h-3M8 10.200a3.500 3.500 0 0 1 .6-5',
    'fM15.300 1.500h1.400V2H22l-1.800 2.200L22 6.500h-5.300v4h-1.400z',
  ],
} as const;

const PENS: Readonly<Record<string, string>> = {
  f: 'currentColor',
  F: 'var(--icut)',
  s: 'currentColor',
  S: 'var(--icut)',
};

function stroke(line: string): ReactNode {
  const pen = line[0];
  if (pen === 'f' || pen === 'F') return <path key={line} d={line.slice(1)} fill={PENS[pen]} />;
  const space = line.indexOf(' ');
  return (
    <path
      key={line}
      d={line.slice(space + 1)}
      fill="none"
      stroke={PENS[pen]}
      strokeWidth={line.slice(1, space)}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

export type GlyphName = keyof typeof PICTURES;

/** Works inside HTML and inside SVG; `x` and `y` are its middle there. */
export function Glyph({ name, size = 16, x, y, className = '' }: GlyphProps): ReactNode {
  const place = x === undefined || y === undefined ? {} : { x: x - size / 2, y: y - size / 2 };
  return (
    <svg className={`glyph ${className}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" {...place}>
      {PICTURES[name].map(stroke)}
    </svg>
  );
}
interface GlyphProps {
  readonly name: GlyphName;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}

const OF_BONUS: Readonly<Record<BonusKind | 'payForEmployee', GlyphName>> = {
  develop: 'develop',
  money: 'money',
  promote: 'promote',
  gainCard: 'gainCard',
  replaceCard: 'replaceCard',
  buildRoad: 'road',
  upgradeLink: 'upgrade',
  buildStation: 'station',
  loadTruck: 'truck',
  unlock: 'unlock',
  moveTruck: 'moveTruck',
  swapCard: 'swapCard',
  changeColour: 'changeColour',
  flipTile: 'flipTile',
  removeTile: 'removeTile',
  recruit: 'recruit',
  shiftCard: 'shiftCard',
  placeEmployee: 'employee',
  funding: 'fund',
  pickUpCards: 'pickUpCards',
  payForEmployee: 'employee',
};
export const bonusGlyph = (kind: BonusKind | 'payForEmployee'): GlyphName => OF_BONUS[kind];
