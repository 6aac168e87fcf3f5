/** Autobahn on the home screen: a corner of a touring map. */
import type { ReactNode } from 'react';
import type { HomeCard } from '../../../web/kit/board.ts';

interface Road {
  readonly number: number;
  readonly colour: string;
  readonly ink: string;
  readonly way: string;
  readonly shields: readonly (readonly [x: number, y: number])[];
}

/** From below: a later one crosses over. */
const ROADS: readonly Road[] = [
  {
    number: 1,
    colour: '#c5342b',
    ink: '#fff',
    way: 'M-10 150C70 140 90 96 150 92S250 40 300 30 400 22 450-10',
    shields: [
      [42, 143],
      [384, 12],
    ],
  },
  {
    number: 3,
    colour: '#ec8613',
    ink: '#231503',
    way: 'M30 230C80 180 120 160 176 150S270 150 320 118 410 110 450 96',
    shields: [[262, 148]],
  },
  {
    number: 7,
    colour: '#23262b',
    ink: '#fff',
    way: 'M196-10C190 40 214 70 210 112S180 180 200 230',
    shields: [[208, 34]],
  },
  {
    number: 9,
    colour: '#f6ce22',
    ink: '#231d02',
    way: 'M318-10C316 30 330 70 322 116S350 180 392 230',
    shields: [[342, 160]],
  },
  {
    number: 2,
    colour: '#0b7f97',
    ink: '#fff',
    way: 'M80-10C70 40 96 66 96 110S60 190 74 230',
    shields: [[78, 46]],
  },
];

const CITIES: readonly (readonly [x: number, y: number, r: number])[] = [
  [96, 110, 8.5],
  [150, 92, 7],
  [208, 92, 8.5],
  [210, 150, 7],
  [322, 116, 8.5],
  [320, 26, 7],
];

const RIVER = 'M-5 46C40 60 60 84 110 74S150 20 176 26s30 50 70 62 66-20 100-8 60 48 92 44';
const LANES =
  'M96 110C130 130 150 120 210 112M322 116C280 90 250 80 211 66M20 20C60 50 70 60 95 90M322 116C360 150 400 150 440 170M150 92C170 60 180 40 196 10';

function Motorway({ road }: { road: Road }): ReactNode {
  return (
    <g fill="none">
      <path d={road.way} stroke="#3a2c1a" strokeWidth="10.5" />
      <path d={road.way} stroke="#fffaf0" strokeWidth="8.8" />
      <path d={road.way} stroke={road.colour} strokeWidth="6" />
      <path d={road.way} stroke="#fffaf0" />
    </g>
  );
}

function Shield({ road, x, y }: { road: Road; x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-13-9h26l3 4v10l-3 4h-26l-3-4V-5Z" fill={road.colour} stroke="#fffaf0" strokeWidth="1.8" />
      <text y="4.600" textAnchor="middle" fontFamily="var(--condensed)" fontWeight="600" fontSize="12" fill={road.ink}>
        A {road.number}
      </text>
    </g>
  );
}

function Art(): ReactNode {
  return (
    <>
      <rect width="432" height="206" fill="#f3e6c4" />
      <path d="M0 0H150C130 40 60 30 40 70S10 120 0 124Z" fill="#d5dfae" />
      <path d="M250 206c10-40 60-50 90-46s70-30 92-28v74Z" fill="#cddba6" />
      <path d="M210 60c24-18 60-8 64 14s-30 34-52 26-30-26-12-40Z" fill="#d5dfae" />
      <g fill="none" strokeLinecap="round">
        <path d={RIVER} stroke="#8fc0cf" strokeWidth="7" />
        <path d={RIVER} stroke="#c5e1e6" strokeWidth="2.5" />
        <path d={LANES} stroke="#b79c6c" strokeWidth="1.6" strokeDasharray="5 3" strokeLinecap="butt" />
      </g>
      {ROADS.map((road) => (
        <Motorway key={road.number} road={road} />
      ))}
      {CITIES.map(([x, y, r]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r={r} fill="#fffaf0" stroke="#3a2c1a" strokeWidth="2.2" />
          <circle r="3" fill="#3a2c1a" />
        </g>
      ))}
      {ROADS.flatMap((road) => road.shields.map(([x, y]) => <Shield key={`${x} ${y}`} road={road} x={x} y={y} />))}
      <g transform="translate(392 164)">
        <circle r="22" fill="#fffaf0" fillOpacity=".8" stroke="#3a2c1a" strokeWidth="1.2" />
        <path d="M0-19L4 0 0 19-4 0Z" fill="#c8352b" />
        <path d="M-19 0L0-4 19 0 0 4Z" fill="#3a2c1a" />
      </g>
      <g transform="translate(246 66) rotate(-28)" stroke="#3a2c1a" strokeWidth="1.5">
        <rect x="-14" y="-6" width="18" height="12" rx="2" fill="#fffaf0" />
        <path d="M4-6h6l4 4v8H4Z" fill="#c8352b" />
      </g>
      <g fill="none">
        <path d="M108 0V206M216 0V206M324 0V206M0 103H432" stroke="#7a5a2a" strokeOpacity=".22" strokeWidth="1.5" />
        <path
          d="M109.500 0V206M217.500 0V206M325.500 0V206M0 104.500H432"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="1.2"
        />
      </g>
    </>
  );
}

/** 24 × 24: three lanes. */
const Sign = (): ReactNode => (
  <>
    <rect width="24" height="24" rx="5" fill="#b12c23" />
    <path
      d="M8.5 3L5 21M15.5 3L19 21M12 4V8M12 11V15M12 18V21"
      fill="none"
      stroke="#fff"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </>
);

export const card: HomeCard = {
  id: 'autobahn',
  title: 'Autobahn',
  colour: '#c8352b',
  order: 1,
  focus: 236,
  words: {
    en: {
      pitch: 'Build the autobahns of a growing country, send your trucks out and rise through the offices.',
      players: '1–4 players',
      time: '',
      weight: 'heavy',
    },
    de: {
      pitch: 'Baue die Autobahnen eines wachsenden Landes, schicke deine LKWs los und steige in den Ämtern auf.',
      players: '1–4 Personen',
      time: '',
      weight: 'anspruchsvoll',
    },
    pl: {
      pitch: 'Buduj autostrady rosnącego kraju, wysyłaj ciężarówki i awansuj w Administracji.',
      players: '1–4 graczy',
      time: '',
      weight: 'wymagająca',
    },
  },
  Art,
  Sign,
};
