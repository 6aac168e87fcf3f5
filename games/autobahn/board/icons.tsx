/** One idea, one picture: the pictograms of Autobahn in a box of 24 × 24, one ink, cuts in the colour below (`--icut`). */
import type { ReactNode } from 'react';
import type { BonusKind } from '../components/kinds.ts';

const PICTURES = {
  upgrade: (
    <>
      <path d="M3 21 6 3h4l-.6 18zM21 21 18 3h-4l.6 18z" fill="currentColor" />
      <path d="M6.8 6 6 17M17.2 6 18 17" stroke="var(--icut)" strokeWidth="1.2" strokeDasharray="3 2.4" />
    </>
  ),
  road: (
    <>
      <path d="M9 3h6l4 18h-5v-3h-4v3H5z" fill="currentColor" />
      <path d="M12 5v3M12 10.5v3" stroke="var(--icut)" strokeWidth="1.6" />
    </>
  ),
  truck: (
    <>
      <path d="M1.5 6h12.2v10H1.5z" fill="currentColor" />
      <path d="M14.8 9h4l3.7 4v3h-7.7z" fill="currentColor" />
      <path d="M16.2 10.3h2l2 2.4h-4z" fill="var(--icut)" />
      <circle cx="6" cy="17" r="2.6" fill="currentColor" stroke="var(--icut)" strokeWidth="1.2" />
      <circle cx="18" cy="17" r="2.6" fill="currentColor" stroke="var(--icut)" strokeWidth="1.2" />
    </>
  ),
  station: (
    <>
      <path d="M4 3h9v18H4zM2.5 20h12v1.8h-12z" fill="currentColor" />
      <path d="M5.8 5h5.4v4.6H5.8z" fill="var(--icut)" />
      <path
        d="M13 11.5h1.6c1 0 1.6.6 1.6 1.6v3.4a1.7 1.7 0 0 0 3.4 0V8.6L16.6 5.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  unlock: (
    <>
      <path d="M5 11h14v10H5z" fill="currentColor" />
      <path d="M8 11V7.2a4 4 0 0 1 7.6-1.7" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M12 14v3.6" stroke="var(--icut)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  lock: (
    <>
      <path d="M5 11h14v10H5z" fill="currentColor" />
      <path d="M8 11V7.5a4 4 0 0 1 8 0V11" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path d="M12 14v3.6" stroke="var(--icut)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  develop: (
    <>
      <path d="M4 4l8 8-8 8h4.6l8-8-8-8z" fill="currentColor" />
      <path d="M12.4 4l8 8-8 8H15l6.5-8L15 4z" fill="currentColor" />
    </>
  ),
  promote: (
    <>
      <circle cx="8.5" cy="7" r="3.6" fill="currentColor" />
      <path d="M2 21c0-6 2.6-9 6.5-9s6.5 3 6.5 9z" fill="currentColor" />
      <path
        d="M19 20V7M15.4 10.4 19 6.2l3.6 4.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  employee: (
    <>
      <circle cx="12" cy="7" r="4.3" fill="currentColor" />
      <path d="M4 22c0-6.4 3-9.6 8-9.6s8 3.2 8 9.6z" fill="currentColor" />
    </>
  ),
  money: (
    <>
      <circle cx="12" cy="12" r="10" fill="currentColor" />
      <circle cx="12" cy="12" r="7.6" fill="none" stroke="var(--icut)" strokeWidth="1" />
    </>
  ),
  gainCard: (
    <>
      <rect x="3" y="3" width="11" height="16" rx="1.6" fill="currentColor" />
      <path d="M18 12v9M13.5 16.5h9" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  replaceCard: (
    <>
      <rect x="2" y="3" width="9" height="13" rx="1.4" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <rect x="13" y="8" width="9" height="13" rx="1.4" fill="currentColor" />
      <path d="M13.5 4.2H17v2.4M10.5 19.8H7v-2.4" fill="none" stroke="currentColor" strokeWidth="1.7" />
    </>
  ),
  swapCard: (
    <>
      <rect x="2" y="6" width="8" height="12" rx="1.4" fill="currentColor" />
      <rect x="14" y="6" width="8" height="12" rx="1.4" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M8 3h8l-2-1.8M16 21H8l2 1.8" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
  changeColour: (
    <>
      <path
        d="M12 2.5c4 5 6.5 8 6.5 11.6a6.5 6.5 0 0 1-13 0C5.5 10.5 8 7.5 12 2.5z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
      />
      <path d="M12 5.5v15a6.2 6.2 0 0 0 6.5-6.4c0-2.6-2-5-6.5-8.6z" fill="currentColor" />
    </>
  ),
  moveTruck: (
    <>
      <path d="M1.5 7h8.5v7H1.5zM11 9h3l2.6 2.8V14H11z" fill="currentColor" />
      <circle cx="4.6" cy="15.6" r="2" fill="currentColor" />
      <circle cx="13" cy="15.6" r="2" fill="currentColor" />
      <path
        d="M17.5 7l4.5 4.5-4.5 4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  flipTile: (
    <>
      <path d="M9.5 5h5l3 14H6.5z" fill="currentColor" />
      <path d="M8.3 12.5h7.4M7.6 16h8.8" stroke="var(--icut)" strokeWidth="1.7" />
      <path d="M4 20.5h16" stroke="currentColor" strokeWidth="2.4" />
    </>
  ),
  removeTile: (
    <>
      <path d="M9.5 5h5l3 14H6.5z" fill="none" stroke="currentColor" strokeWidth="1.7" />
      <path d="M3 20.5h18M4 4l16 16" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  appliances: (
    <>
      <rect x="4" y="2.5" width="16" height="19" rx="2" fill="currentColor" />
      <circle cx="12" cy="13.5" r="5" fill="none" stroke="var(--icut)" strokeWidth="1.8" />
      <path d="M8.3 14.3q1.9-1.6 3.7 0t3.7 0" fill="none" stroke="var(--icut)" strokeWidth="1.2" />
      <circle cx="7.5" cy="5.5" r="1.1" fill="var(--icut)" />
      <path d="M11 5.5h6" stroke="var(--icut)" strokeWidth="1.5" />
    </>
  ),
  automotive: (
    <>
      <path d="M2 16v-4l2.5-1L7 6.5h9L19.5 11l2.5 1v4z" fill="currentColor" />
      <path d="M8 8h3.4v3H6.5zM12.8 8h2.5l2 3h-4.5z" fill="var(--icut)" />
      <circle cx="7" cy="16.5" r="2.7" fill="currentColor" stroke="var(--icut)" strokeWidth="1.3" />
      <circle cx="17" cy="16.5" r="2.7" fill="currentColor" stroke="var(--icut)" strokeWidth="1.3" />
    </>
  ),
  chemicals: (
    <>
      <path
        d="M8.5 2h7v2h-1v5.5l5.6 9.3A2.1 2.1 0 0 1 18.3 22H5.7a2.1 2.1 0 0 1-1.8-3.2L9.5 9.5V4h-1z"
        fill="currentColor"
      />
      <path d="M8.8 14.5h6.4M10.5 18.5h.1M14 17.5h.1" stroke="var(--icut)" strokeWidth="1.7" strokeLinecap="round" />
    </>
  ),
  pharmaceuticals: (
    <>
      <g transform="rotate(-45 12 12)">
        <rect x="1.5" y="7.2" width="21" height="9.6" rx="4.8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 7.2h5.7a4.8 4.8 0 0 1 0 9.6H12z" fill="currentColor" />
      </g>
    </>
  ),
  refresh: (
    <>
      <path
        d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5M17.5 2.5v4.3h-4.3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  office: (
    <>
      <path d="M7 3h10v9H7z" fill="currentColor" />
      <path d="M5 13h14v3H5z" fill="currentColor" />
      <path d="M12 16v3M7 21.5l5-2.5 5 2.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  track: (
    <>
      <path
        d="M4 20V8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4h-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="4 3"
      />
      <circle cx="11" cy="16" r="2.6" fill="currentColor" />
    </>
  ),
  cards: (
    <>
      <rect x="3" y="5" width="10" height="15" rx="1.6" fill="currentColor" transform="rotate(-8 8 12)" />
      <rect
        x="11"
        y="5"
        width="10"
        height="15"
        rx="1.6"
        fill="var(--icut)"
        stroke="currentColor"
        strokeWidth="1.8"
        transform="rotate(8 16 12)"
      />
    </>
  ),
  route: (
    <>
      <circle cx="5" cy="18.5" r="3" fill="currentColor" />
      <path
        d="M8 18.5h6a3.5 3.5 0 0 0 0-7h-4a3.5 3.5 0 0 1 0-7h5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeDasharray="3.5 2.2"
      />
      <path d="M16 1.5v9M16 2h6l-1.8 2.2L22 6.5h-6" fill="currentColor" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
  flag: (
    <>
      <path d="M5 2v20" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M6 3h13l-3 4 3 4H6z" fill="currentColor" />
    </>
  ),
  fund: (
    <>
      <path d="M3 9 12 3l9 6v2H3zM5 12h3v6H5zM10.5 12h3v6h-3zM16 12h3v6h-3zM3 19h18v2.5H3z" fill="currentColor" />
    </>
  ),
  plus: (
    <>
      <path d="M12 4v16M4 12h16" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  speed: (
    <>
      <path d="M3 17a9 9 0 1 1 18 0" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M12 17 16.5 9.5" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  tiles: (
    <>
      <path d="M3 8h18v4H3zM3 14h18v4H3z" fill="currentColor" />
    </>
  ),
  recruit: (
    <>
      <circle cx="9" cy="7" r="4" fill="currentColor" />
      <path d="M2 21c0-6 2.600-9 7-9s7 3 7 9z" fill="currentColor" />
      <path d="M19 8v8M15 12h8" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  shiftCard: (
    <>
      <rect x="2" y="5" width="9" height="14" rx="1.4" fill="currentColor" />
      <path
        d="M13 12h8M17.500 8l4 4-4 4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  pickUpCards: (
    <>
      <rect x="3" y="9" width="8" height="12" rx="1.4" fill="currentColor" />
      <rect x="13" y="9" width="8" height="12" rx="1.4" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path
        d="M12 7.500V2M9 4.500 12 1.500l3 3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  wine: (
    <>
      <path
        d="M9.500 1.500h5v6c2.500 1 3 2.500 3 4.500v9a1.500 1.500 0 0 1-1.500 1.500H8a1.500 1.500 0 0 1-1.500-1.500v-9c0-2 .5-3.500 3-4.500z"
        fill="currentColor"
      />
      <path d="M8 13.500h8v5H8z" fill="var(--icut)" />
    </>
  ),
  traffic: (
    <>
      <path d="M12 2 23 21H1z" fill="currentColor" strokeLinejoin="round" />
      <path d="M12 8v7M12 17.500v1.500" stroke="var(--icut)" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  star: (
    <path
      d="M12 1.800 15 9l7.500.6-5.700 4.900 1.800 7.300L12 17.900l-6.600 3.900 1.800-7.300L1.500 9.600 9 9z"
      fill="currentColor"
    />
  ),
  check: (
    <path
      d="M4 12.500 9.500 18 20 6.500"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  cone: (
    <>
      <path d="M10 3.500h4l3.600 15H6.400z" fill="currentColor" />
      <path d="M8.600 10h6.800M7.700 14h8.600" stroke="var(--icut)" strokeWidth="1.8" />
      <path d="M3.500 20h17" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  bot: (
    <>
      <rect x="4" y="7" width="16" height="12" rx="3" fill="currentColor" />
      <path d="M12 7V3" stroke="currentColor" strokeWidth="2" />
      <circle cx="12" cy="2.800" r="1.800" fill="currentColor" />
      <circle cx="9" cy="12" r="1.700" fill="var(--icut)" />
      <circle cx="15" cy="12" r="1.700" fill="var(--icut)" />
      <path d="M9 16h6" stroke="var(--icut)" strokeWidth="1.5" />
    </>
  ),
  discard: (
    <>
      <rect x="6" y="3" width="12" height="17" rx="1.6" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="m8.500 8 7 7m0-7-7 7" stroke="currentColor" strokeWidth="2.200" strokeLinecap="round" />
    </>
  ),
  stop: <rect x="5" y="5" width="14" height="14" rx="2" fill="currentColor" />,
  no: <path d="m5.500 5.500 13 13m0-13-13 13" stroke="currentColor" strokeWidth="2.800" strokeLinecap="round" />,
} as const;

export type GlyphName = keyof typeof PICTURES;

/** Works inside HTML and inside SVG; `x` and `y` are its middle there. */
export function Glyph({ name, size = 16, x, y, className = '' }: GlyphProps): ReactNode {
  const place = x === undefined || y === undefined ? {} : { x: x - size / 2, y: y - size / 2 };
  return (
    <svg className={`glyph ${className}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" {...place}>
      {PICTURES[name]}
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
