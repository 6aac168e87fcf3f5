/** Patterns of the regions, and graphite for everything drawn by hand. */
import type { ReactNode } from 'react';
import { hand } from './rough.ts';

const GRAIN = 48;

/** Where the pencil pressed harder. */
const specks = (() => {
  const h = hand('graphite');
  return Array.from({ length: 520 }, () => {
    const size = 0.7 + h() * 1.5;
    return `M${(h() * GRAIN).toFixed(1)} ${(h() * GRAIN).toFixed(1)}h${size.toFixed(1)}v${(size * 0.8).toFixed(1)}h-${size.toFixed(1)}z`;
  }).join('');
})();

function Graphite({ id, className }: { id: string; className: string }): ReactNode {
  return (
    <pattern id={id} className={className} width={GRAIN} height={GRAIN} patternUnits="userSpaceOnUse">
      <rect width={GRAIN} height={GRAIN} className="base" />
      <path d={specks} className="specks" />
    </pattern>
  );
}

/** `prefix` keeps apart the definitions of pictures that stand on one page. */
export function Defs({ prefix = 'sr' }: { prefix?: string }): ReactNode {
  const turned = { patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' } as const;
  return (
    <defs>
      <pattern id={`${prefix}-p0`} width="13" height="13" patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="1.500" className="sr-dot" />
      </pattern>
      <pattern id={`${prefix}-p1`} width="9" height="9" {...turned}>
        <path d="M0 4.500H9" className="sr-hatch" />
      </pattern>
      <pattern id={`${prefix}-p2`} width="11" height="11" {...turned}>
        <path d="M0 5.500H11M5.500 0V11" className="sr-hatch" />
      </pattern>
      <pattern id={`${prefix}-p3`} width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 4.500H9" className="sr-hatch" />
      </pattern>
      <pattern id={`${prefix}-p4`} width="22" height="11" patternUnits="userSpaceOnUse">
        <path d="M0 6q5.500-5 11 0t11 0" className="sr-hatch" />
      </pattern>
      <pattern id={`${prefix}-p5`} width="15" height="15" patternUnits="userSpaceOnUse">
        <path d="M3 9l2.500-5L8 9M10.500 14l2-4 2 4" className="sr-hatch" />
      </pattern>
      <Graphite id={`${prefix}-graphite`} className="sr-graphite" />
      <Graphite id={`${prefix}-crayon`} className="sr-crayon" />
    </defs>
  );
}
