/** The shapes that stand for seats wherever their colours do. */
import type { CSSProperties, ReactNode } from 'react';
import type { Seat } from '../../kernel/index.ts';

export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

/** Outlines in a box of 16 × 16. */
const OUTLINES: Readonly<Record<Shape, string>> = {
  circle: 'M8 2.6a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0-10.8Z',
  triangle: 'M8 2.2L14.2 13.2H1.8Z',
  square: 'M3 3H13V13H3Z',
  diamond: 'M8 1.4L14.6 8L8 14.6L1.4 8Z',
  hexagon: 'M8 1.8L13.6 4.9V11.1L8 14.2L2.4 11.1V4.9Z',
};

export const shapeOutline = (shape: Shape): string => OUTLINES[shape];

/** Sets `--pc` (piece colour) and `--pi` (ink on it) to those of a seat. */
export function seatStyle(seat: Seat): CSSProperties {
  return { '--pc': `var(--seat-${seat})`, '--pi': `var(--seat-${seat}-ink)` };
}

/** A seat's badge: its shape in ink on its colour. */
export function SeatMark({ seat, shape, size = 20 }: { seat: Seat; shape: Shape; size?: number }): ReactNode {
  return (
    <svg
      className="seat-mark"
      width={size}
      height={size}
      viewBox="-3 -3 22 22"
      style={seatStyle(seat)}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="-3" y="-3" width="22" height="22" rx="5" fill="var(--pc)" />
      <path d={OUTLINES[shape]} fill="var(--pi)" />
    </svg>
  );
}
