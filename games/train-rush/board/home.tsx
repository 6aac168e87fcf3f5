/** Train Rush on the home screen: brass locomotive before the three loops. */
import type { ReactNode } from 'react';
import type { HomeCard } from '../../../web/kit/board.ts';

const CX = 216;
const CY = 112;
const LOOPS: readonly (readonly [rx: number, ry: number])[] = [
  [186, 88],
  [136, 58],
  [74, 29],
];

const loops = LOOPS.map(
  ([rx, ry]) => `M${CX - rx} ${CY}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`,
).join('');

/** Drawn layer by layer, so that crossings come out clean. */
const WAY: readonly (readonly [stroke: string, width: number, dash?: string])[] = [
  ['#120b06', 15.8],
  ['#4a3826', 12.8],
  ['#a57c43', 10.6, '2 3.7'],
  ['#f3dfae', 7],
  ['#4a3826', 4.4],
  ['#a57c43', 4.4, '2 3.7'],
];

function cog(x: number, y: number, radius: number, teeth: number): string {
  const point = (angle: number, r: number): string =>
    `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const start = (2 * Math.PI * tooth) / teeth;
    const step = (2 * Math.PI) / teeth;
    return [
      point(start, radius * 0.85),
      point(start + step * 0.2, radius),
      point(start + step * 0.55, radius),
      point(start + step * 0.75, radius * 0.85),
    ].join('L');
  });
  return `M${corners.join('L')}Z`;
}

const COGS: readonly (readonly [x: number, y: number, radius: number, teeth: number])[] = [
  [26, 30, 47, 13],
  [410, 186, 63, 17],
  [396, 24, 31, 11],
];

const STATIONS: readonly (readonly [x: number, y: number, rank: number])[] = [
  [352, 112, 2],
  [80, 112, 2],
  [216, 24, 3],
  [142, 112, 1],
];

const STEAM: readonly (readonly [x: number, y: number, r: number, opacity: number])[] = [
  [262, 122, 11, 0.5],
  [246, 110, 14, 0.4],
  [224, 100, 17, 0.28],
  [196, 92, 14, 0.16],
];

function Locomotive(): ReactNode {
  return (
    <g transform="translate(188 126) scale(2.15)">
      <ellipse cx="22" cy="28" rx="21" ry="2.600" opacity=".35" />
      <path d="M4 6h13v4h17l2 2v10H4Z" fill="#8d5bd1" stroke="#1a100a" strokeWidth="1.3" />
      <path d="M2.500 3.500h16v3h-16z" fill="#1f1712" />
      <path d="M29 10V4.500l-1.500-2.500h6L32 4.500V10" fill="#241a13" stroke="#1a100a" />
      <path d="M21.500 10a2.600 2.600 0 0 1 5.200 0" fill="#c89a48" stroke="#1a100a" strokeWidth=".8" />
      <path d="M20 10v11M27 10v11" stroke="#d9ae5c" strokeWidth="1.4" />
      <rect x="34.500" y="11" width="3.500" height="10" rx="1" fill="#241a13" />
      <circle cx="38.800" cy="12.500" r="2" fill="#ffe9a8" stroke="#6b4a18" strokeWidth=".7" />
      <path d="M36 21.500h5l3 5H34Z" fill="#33261b" stroke="#1a100a" strokeWidth=".8" />
      <rect x="3" y="20.500" width="33" height="2.600" fill="#33261b" />
      <g fill="#2b2019" stroke="#d9ae5c" strokeWidth="1.5">
        <circle cx="9" cy="23.700" r="4.300" />
        <circle cx="19" cy="23.700" r="4.300" />
        <circle cx="29" cy="24.600" r="3.300" />
      </g>
      <path d="M9 23.700H19" stroke="#d9c9a5" strokeWidth="1.2" />
    </g>
  );
}

const CARGO: readonly (readonly [x: number, colour: string, value: number])[] = [
  [6, '#b98a45', 1],
  [19, '#4d9bd8', 2],
  [32, '#f3cf3c', 5],
];

function Wagon(): ReactNode {
  return (
    <g transform="translate(110 133) scale(1.5)">
      <path d="M46 27h7" stroke="#d9ae5c" strokeWidth="2" />
      {CARGO.map(([x, colour, value]) => (
        <g key={value}>
          <rect x={x} y="3" width="11" height="12" rx="1.500" fill={colour} stroke="#1d1208" />
          <text
            x={x + 5.5}
            y="12"
            textAnchor="middle"
            fontFamily="var(--condensed)"
            fontWeight="600"
            fontSize="9"
            fill="#1b120a"
          >
            {value}
          </text>
        </g>
      ))}
      <rect x="2" y="14" width="44" height="14" rx="2.500" fill="#5a3b22" stroke="#d9ae5c" strokeWidth="1.2" />
      <circle cx="12" cy="31" r="4.500" fill="#241910" stroke="#d9ae5c" strokeWidth="1.5" />
      <circle cx="37" cy="31" r="4.500" fill="#241910" stroke="#d9ae5c" strokeWidth="1.5" />
    </g>
  );
}

function Art(): ReactNode {
  return (
    <>
      <rect width="432" height="206" fill="#33210f" />
      {COGS.map(([x, y, radius, teeth]) => (
        <g key={`${x} ${y}`} fill="#b98a3c">
          <path d={cog(x, y, radius, teeth)} fillOpacity=".45" />
          <circle cx={x} cy={y} r={radius * 0.53} fill="#24160d" fillOpacity=".8" />
          <circle cx={x} cy={y} r={radius * 0.19} fillOpacity=".6" />
        </g>
      ))}
      <path d="M216 112V-20H460V206Z" fill="#4f9a57" opacity=".2" />
      <path d="M216 112L460 206V260H-20V206Z" fill="#c0473f" opacity=".24" />
      <path d="M216 112L-40 206V-20H216Z" fill="#4a7fc9" opacity=".22" />
      <g fill="none">
        {WAY.map(([stroke, width, dash]) => (
          <path key={`${stroke} ${width}`} d={loops} stroke={stroke} strokeWidth={width} strokeDasharray={dash} />
        ))}
      </g>
      <circle cx={CX} cy={CY} r="17" fill="#1b120a" stroke="#d9ae5c" strokeWidth="3" />
      <path d="M203 108h26M203 116h26" stroke="#f6dc9a" strokeWidth="1.8" />
      {STATIONS.map(([x, y, rank]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="9.500" fill="#f4e6c8" stroke="#1b120a" strokeWidth="2" />
          <text
            x={x}
            y={y + 4.6}
            textAnchor="middle"
            fontFamily="var(--condensed)"
            fontWeight="600"
            fontSize="13"
            fill="#1b120a"
          >
            {rank}
          </text>
        </g>
      ))}
      {STEAM.map(([x, y, r, opacity]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#fff3dc" opacity={opacity} />
      ))}
      <Locomotive />
      <Wagon />
    </>
  );
}

/** 24 × 24: a locomotive. */
const Sign = (): ReactNode => (
  <>
    <rect width="24" height="24" rx="5" fill="#8a6120" />
    <path d="M4 7H10V10H14V5.5H17V10L19 12V17H17.6A2.6 2.6 0 0 1 12.4 18H10.6A2.6 2.6 0 0 1 5.4 18L4 17Z" fill="#fff" />
  </>
);

export const card: HomeCard = {
  id: 'train-rush',
  title: 'Train Rush',
  colour: '#b98a3c',
  order: 2,
  words: {
    en: {
      pitch: 'Race brass locomotives round three loops, fulfil contracts and bribe three rival states.',
      players: '2–4 players',
      time: '60 min each',
      weight: 'heavy',
    },
    de: {
      pitch: 'Jage Messingloks über drei Ringe, erfülle Verträge und besteche drei verfeindete Staaten.',
      players: '2–4 Personen',
      time: 'je 60 min',
      weight: 'anspruchsvoll',
    },
    pl: {
      pitch: 'Pędź mosiężnymi Lokomotywami po trzech pętlach, realizuj Kontrakty i przekupuj trzy skłócone Państwa.',
      players: '2–4 graczy',
      time: 'po 60 min',
      weight: 'wymagająca',
    },
  },
  Art,
  Sign,
};
