/** Goods: a cube carries the number of the city that wants it, so its colour is never the only sign. */
import type { ReactNode } from 'react';

/** In a box of 26 × 26. */
export function Cube({ colour, label }: { colour: string; label: string }): ReactNode {
  return (
    <g className={`sr-cube ${colour}`} data-travels={`cube:${colour}`}>
      <path d="M.500 5.500L5.500.500H25.500V20.500L20.500 25.500H.500Z" className="body" />
      <path d="M.500 5.500L5.500.500H25.500L20.500 5.500Z" className="top" />
      <path d="M20.500 5.500L25.500.500V20.500L20.500 25.500Z" className="flank" />
      <path d="M.500 5.500L5.500.500H25.500V20.500L20.500 25.500H.500Z" className="outline" />
      <text x="10.500" y="20.500">
        {label}
      </text>
    </g>
  );
}

export function CubePicture({ colour, label, size = 24 }: { colour: string; label: string; size?: number }): ReactNode {
  return (
    <svg className="sr-cube-picture" width={size} height={size} viewBox="-.500 -.500 27 27" aria-hidden="true">
      <Cube colour={colour} label={label} />
    </svg>
  );
}
