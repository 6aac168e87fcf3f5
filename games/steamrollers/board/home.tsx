/** SteamRollers on the home screen: dice, a pencil, and tracks on a sheet of hexes. */
import type { ReactNode } from 'react';
import type { HomeCard } from '../../../web/kit/board.ts';

const SIZE = 38;
const WIDTH = SIZE * Math.sqrt(3);

/** Regions row by row, by the number of their city. */
const ROWS: readonly string[] = ['111335555', '111333555', '2224466666', '222446666', '2224466666'];
const TINTS: Readonly<Record<string, string>> = {
  1: '#edc531',
  2: '#dd5545',
  3: '#8b9098',
  4: '#c9ccd0',
  5: '#4b8ad2',
  6: '#55a862',
};

interface Hex {
  readonly key: string;
  readonly region: string;
  readonly corners: readonly (readonly [x: number, y: number])[];
}

const HEXES: readonly Hex[] = ROWS.flatMap((row, r) =>
  [...row].map((region, q) => {
    const x = -46 + WIDTH * (q + (r % 2) / 2);
    const y = 16 + 1.5 * SIZE * r;
    return {
      key: `${r} ${q}`,
      region,
      corners: Array.from({ length: 6 }, (_, corner) => {
        const angle = (Math.PI / 3) * corner - Math.PI / 2;
        return [x + SIZE * Math.cos(angle), y + SIZE * Math.sin(angle)] as const;
      }),
    };
  }),
);

/** A small unsteadiness of the hand, the same at every drawing. */
const shake = (x: number, y: number): number => {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (wave - Math.floor(wave) - 0.5) * 2.2;
};
const near = ([x, y]: readonly [number, number], salt: number): string =>
  `${(x + shake(x + salt, y)).toFixed(1)} ${(y + shake(y, x + salt)).toFixed(1)}`;

const outline = HEXES.map(({ corners }) =>
  [1, 2, 3]
    .map((corner) => {
      const [ax, ay] = corners[corner];
      const [bx, by] = corners[corner + 1];
      return `M${near([ax, ay], 1)}Q${near([(ax + bx) / 2, (ay + by) / 2], 2)} ${near([bx, by], 3)}`;
    })
    .join(''),
).join('');

const TRACKS = ['M118.700 73H316.200', 'M118.700 73C110 92 84 112 84 130S110 168 118.700 187', 'M118.700 187H250.400'];

/** Pips of a die in a grid of three by three. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

function Pips({ value, spread, r }: { value: number; spread: number; r: number }): ReactNode {
  return PIPS[value].map(([x, y]) => <circle key={`${x} ${y}`} cx={x * spread} cy={y * spread} r={r} fill="#2d2a28" />);
}

function City({ x, y, value, fill }: { x: number; y: number; value: number; fill: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-19" y="-19" width="38" height="38" rx="8" fill={fill} stroke="#3a3633" strokeWidth="2" />
      <Pips value={value} spread={10} r={3.8} />
    </g>
  );
}

function Die({ place, value }: { place: string; value: number }): ReactNode {
  return (
    <g transform={place}>
      <ellipse cx="4" cy="33" rx="32" ry="8" opacity=".2" />
      <rect x="-30" y="-28" width="60" height="62" rx="14" fill="#cfc5b2" />
      <rect x="-30" y="-32" width="60" height="60" rx="14" fill="#fffdf7" stroke="#3b3733" strokeWidth="1.8" />
      <g transform="translate(0 -2)">
        <Pips value={value} spread={15} r={5.8} />
      </g>
    </g>
  );
}

function BlackDie(): ReactNode {
  const bend = 'M-20 6C-6 6 4 0 8-20';
  return (
    <g transform="translate(376 40) rotate(12) scale(.66)">
      <ellipse cx="4" cy="33" rx="32" ry="8" opacity=".2" />
      <rect x="-30" y="-28" width="60" height="62" rx="14" fill="#0d0c0b" />
      <rect x="-30" y="-32" width="60" height="60" rx="14" fill="#26221f" stroke="#3b3733" strokeWidth="1.8" />
      <g fill="none">
        <path d={bend} stroke="#fff" strokeWidth="13" strokeDasharray="2.5 4.5" />
        <path d={bend} stroke="#fff" strokeWidth="7.5" />
        <path d={bend} stroke="#26221f" strokeWidth="4" />
      </g>
    </g>
  );
}

function Pencil(): ReactNode {
  return (
    <g transform="translate(266 170) rotate(-48) scale(.78)" stroke="#3a2c1a" strokeWidth="1.5">
      <path d="M0-6H120V6H0Z" fill="#e8a52b" />
      <path d="M0-2H120M0 2H120" stroke="#b57a12" strokeWidth="1" />
      <path d="M0-6L-20 0 0 6Z" fill="#f0d9b0" />
      <path d="M-14-2L-20 0l6 2Z" fill="#2d2a28" stroke="none" />
      <rect x="120" y="-6" width="9" height="12" fill="#b9bcc0" />
      <rect x="129" y="-6" width="12" height="12" rx="3" fill="#d9705c" />
    </g>
  );
}

function Art(): ReactNode {
  return (
    <>
      <rect width="432" height="206" fill="#fcf6e6" />
      {HEXES.map(({ key, region, corners }) => (
        <path
          key={key}
          d={`M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`}
          fill={TINTS[region]}
          fillOpacity=".3"
        />
      ))}
      <path d={outline} fill="none" stroke="#6b645a" strokeWidth="1.1" strokeLinecap="round" opacity=".8" />
      {TRACKS.map((way) => (
        <g key={way} fill="none" stroke="#4b4744">
          <path d={way} strokeWidth="17" strokeDasharray="2 7" />
          <path d={way} strokeWidth="10" />
          <path d={way} stroke="#efe6d2" strokeWidth="6.6" />
          <path d={way} strokeWidth="6.6" strokeDasharray="2 7" />
        </g>
      ))}
      <circle cx="184.500" cy="73" r="7" fill="#2d2a28" />
      <City x={118.7} y={73} value={1} fill="#f7dd7c" />
      <City x={316.2} y={73} value={5} fill="#a5c6ec" />
      <City x={118.7} y={187} value={2} fill="#f0a095" />
      <Die place="translate(366 124) rotate(-10) scale(.95)" value={6} />
      <Die place="translate(318 178) rotate(12) scale(.74)" value={3} />
      <BlackDie />
      <Pencil />
    </>
  );
}

/** 24 × 24: a die. */
const Sign = (): ReactNode => (
  <>
    <rect width="24" height="24" rx="5" fill="#3c7d48" />
    <rect x="5" y="5" width="14" height="14" rx="3" fill="#fff" />
    <path d="M9 9h.01M12 12h.01M15 15h.01" stroke="#2f6d3a" strokeWidth="3.4" strokeLinecap="round" />
  </>
);

export const card: HomeCard = {
  id: 'steamrollers',
  title: 'SteamRollers',
  colour: '#55a862',
  order: 3,
  focus: 334,
  words: {
    en: {
      pitch: 'Roll the dice, pencil your own network and deliver the goods before the cities run dry.',
      players: '1–5 players',
      time: '30–45 min',
      weight: 'light',
    },
    de: {
      pitch: 'Wirf die Würfel, zeichne dein eigenes Netz und liefere die Waren, bevor die Städte leer sind.',
      players: '1–5 Personen',
      time: '30–45 min',
      weight: 'leicht',
    },
    pl: {
      pitch: 'Rzucaj kośćmi, rysuj własną sieć i przewoź towary, zanim miasta opustoszeją.',
      players: '1–5 graczy',
      time: '30–45 min',
      weight: 'lekka',
    },
  },
  Art,
  Sign,
};
