import type { ReactNode } from 'react';

/** A locomotive out of a few strokes, 60 × 40. */
export function Loco(): ReactNode {
  return (
    <g className="sr-loco">
      <path d="M3 6H20V13M5 6.500V32M20 13V19H46M21 19H45V32M3 32H52M45 32L54 36H44M35 19V11H40V19M33 10.500H42M9 10H16V17H9Z" />
      <path d="M14 36m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M29 36.500m-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0M42 36.500m-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0" />
      <path className="smoke" d="M41 6q3-5 7-2q5-4 7 0q4 0 3 3" />
    </g>
  );
}
