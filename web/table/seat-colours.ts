import type { CSSProperties } from 'react';
import type { SeatColour } from '../kit/index.ts';

/** Told apart by every kind of colour vision, also by lightness alone (after Okabe and Ito). */
const SAFE: readonly (readonly [fill: string, ink: string])[] = [
  ['#D55E00', '#FFFFFF'],
  ['#F0E442', '#2B2302'],
  ['#0072B2', '#FFFFFF'],
  ['#56B4E9', '#06202E'],
  ['#3B3B3B', '#FFFFFF'],
];

/** The variables every board takes its seat colours from. */
export function seatVariables(seats: readonly SeatColour[], theme: 'light' | 'dark', safe: boolean): CSSProperties {
  const variables: CSSProperties = {};
  seats.forEach((colour, seat) => {
    const [fill, ink] = safe ? SAFE[seat % SAFE.length] : [colour[theme], colour.ink];
    variables[`--seat-${seat}`] = fill;
    variables[`--seat-${seat}-ink`] = ink;
  });
  return variables;
}
