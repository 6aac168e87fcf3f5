/** The roundhouse from above: a turntable that serves three stalls, and a track into every card. */
import type { ReactNode } from 'react';

const CX = 720;
const CY = 196;
const TABLE = 78;
/** Inner and outer wall of the house. */
const INNER = 112;
const OUTER = 196;
const STALLS = 11;
const FIRST = -172;
const LAST = -8;

const round = (value: number): number => Math.round(value * 10) / 10;
const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${round(CX + radius * Math.cos(angle))} ${round(CY + radius * Math.sin(angle))}`;
};

const WIDTH = (LAST - FIRST) / STALLS;
const middle = (stall: number): number => FIRST + WIDTH * (stall + 0.5);

const spokes = Array.from({ length: STALLS }, (_, stall) => `M${at(72, middle(stall))}L${at(120, middle(stall))}`).join(
  '',
);
/** The tracks into the cards, whose middles lie `reach` apart. */
const lines = (reach: number): string[] => [
  `M655.1 222.1C${CX - reach * 0.3} 252 ${CX - reach} 256 ${CX - reach} 352`,
  'M720 266V352',
  `M784.9 222.1C${CX + reach * 0.3} 252 ${CX + reach} 256 ${CX + reach} 352`,
];
/** Where the bridge points for each card, in degrees. */
const BEARINGS = [158, 90, 22];

/** Drawn layer by layer, so that switches come out clean. */
function PermanentWay({ d }: { d: string }): ReactNode {
  return (
    <g fill="none">
      <path className="ballast-edge" d={d} strokeWidth="15.5" strokeLinecap="round" />
      <path className="ballast" d={d} strokeWidth="12.5" strokeLinecap="round" />
      <path className="sleepers" d={d} strokeWidth="10.4" strokeDasharray="2 3.6" />
      <path className="rails" d={d} strokeWidth="6.9" strokeLinecap="round" />
      <path className="ballast" d={d} strokeWidth="4.3" strokeLinecap="round" />
      <path className="sleepers" d={d} strokeWidth="4.3" strokeDasharray="2 3.6" />
    </g>
  );
}

function Stall({ stall, lit }: { stall: number; lit: boolean }): ReactNode {
  const from = middle(stall) - WIDTH / 2 + 0.4;
  const to = middle(stall) + WIDTH / 2 - 0.4;
  return (
    <g>
      <path
        className={stall % 2 === 0 ? 'roof-a' : 'roof-b'}
        d={`M${at(INNER, from)}L${at(OUTER, from)}L${at(OUTER, to)}L${at(INNER, to)}Z`}
      />
      <path
        className={`skylight${lit ? ' lit' : ''}`}
        d={`M${at(134, middle(stall) - 2.7)}L${at(165, middle(stall) - 3)}L${at(165, middle(stall) + 3)}L${at(134, middle(stall) + 2.7)}Z`}
      />
      <path className="door" d={`M${at(INNER, from + 2.6)}L${at(INNER, to - 2.6)}`} />
      <g className="chimney">
        <path d={`M${at(181, middle(stall))}h.01`} />
      </g>
    </g>
  );
}

const TREES: readonly (readonly [x: number, y: number, r: number])[] = [
  [430, 60, 16],
  [456, 84, 12],
  [420, 110, 9],
  [428, 180, 9],
  [536, 286, 7],
  [560, 300, 11],
  [1004, 70, 17],
  [980, 44, 11],
  [1032, 100, 10],
  [1010, 150, 8],
  [880, 300, 12],
  [905, 284, 8],
];

function Bridge(): ReactNode {
  return (
    <g>
      <rect x="-70" y="-13.5" width="140" height="27" rx="3" className="bridge" />
      <path className="planks" d="M-68 0H68" strokeWidth="21.6" strokeDasharray="2.7 4.05" />
      <path className="bridge-rails" d="M-70-5.4H70M-70 5.4H70" />
      <path className="handrail" d="M-70-13.5H70M-70 13.5H70" />
      <g transform="scale(.9)">
        <rect x="-56" y="-9" width="32" height="18" rx="2" fill="#2b2622" stroke="#12100e" />
        <rect x="-50" y="-5.500" width="20" height="11" rx="2" fill="#0f0d0c" />
        <rect x="-22" y="-9.500" width="20" height="19" rx="2" fill="#a8402c" stroke="#2a1a12" />
        <path d="M-18-9.500v19M-6-9.500v19" stroke="#d9ae5c" strokeWidth="1.600" />
        <rect x="-1" y="-8" width="46" height="16" rx="7" fill="#1f4b45" stroke="#10201d" />
        <path d="M8-8v16M20-8v16" stroke="#d9ae5c" strokeWidth="1.800" />
        <circle cx="34" cy="0" r="5.500" fill="#12100e" stroke="#d9ae5c" strokeWidth="1.800" />
        <path d="M45-9.500h5l4 9.500l-4 9.500h-5Z" fill="#a8402c" stroke="#2a1a12" />
      </g>
    </g>
  );
}

function Steam(): ReactNode {
  return (
    <g className="steam">
      <circle cx="746" cy="160" r="6" />
      <circle cx="755" cy="153" r="8" />
      <circle cx="768" cy="148" r="9" />
      <circle cx="783" cy="145" r="7" />
    </g>
  );
}

const GAP = 40;
/** Room for the words on either side. */
const WORDS = 310;
const visible = (width: number, words: number, x: number, y: number): boolean =>
  y > 270 || Math.abs(x - CX) < width / 2 - words;

/** `lit`: which games have a table running; `towards`: the card the bridge turns to. */
export function Scene({
  lit,
  towards,
  width,
  words = WORDS,
}: {
  lit: readonly boolean[];
  towards: number | undefined;
  /** Of the row of cards. */
  width: number;
  /** What stands on either side. */
  words?: number;
}): ReactNode {
  const bearing = towards === undefined ? -58 : BEARINGS[towards % BEARINGS.length];
  const litStalls = [1, 5, 9];
  return (
    <svg
      className="scene"
      viewBox="0 -22 1440 362"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      {TREES.filter(([x, y]) => visible(width, words, x, y)).map(([x, y, r]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <ellipse cx={r * 0.3} cy={r * 0.5} rx={r} ry={r * 0.8} opacity=".1" />
          <circle r={r} className="tree" />
          <circle cx={-r / 4} cy={-r / 4} r={r * 0.6} className="tree-top" />
        </g>
      ))}
      <circle cx={CX} cy={CY} r="114" className="apron" />
      <PermanentWay d={[spokes, ...lines((width + GAP) / 3)].join('')} />
      <g className="roof">
        {Array.from({ length: STALLS }, (_, stall) => (
          <Stall key={middle(stall)} stall={stall} lit={lit[litStalls.indexOf(stall)] ?? false} />
        ))}
        <path className="ridge" d={`M${at(172.5, FIRST)}A172.5 172.5 0 0 1 ${at(172.5, LAST)}`} />
      </g>
      <circle cx={CX} cy={CY} r={TABLE} className="pit-wall" />
      <circle cx={CX} cy={CY} r={TABLE - 6} className="pit" />
      <circle cx={CX} cy={CY} r={TABLE - 15} className="pit-rail" />
      <g transform={`translate(${CX} ${CY})`}>
        <g className="turning" style={{ transform: `rotate(${bearing}deg)` }}>
          <Bridge />
        </g>
      </g>
      {towards === undefined && <Steam />}
    </svg>
  );
}
