/** Pictures for lines of the log: 16 × 16, one ink. */
import type { ReactNode } from 'react';

const GROUPS: readonly (readonly [d: string, events: readonly string[]])[] = [
  [
    'M2 12h12M3 12V7h4V4h3v3h3l1 2v3M5 14.500a1.500 1.500 0 1 1 0-3 1.500 1.500 0 0 1 0 3Zm6 0a1.500 1.500 0 1 1 0-3 1.500 1.500 0 0 1 0 3Z',
    ['move', 'stop'],
  ],
  [
    'M3 7h10v5H3ZM5 14a1 1 0 1 1 0-2 1 1 0 0 1 0 2Zm6 0a1 1 0 1 1 0-2 1 1 0 0 1 0 2ZM5 7V4h3v3',
    ['load', 'unload', 'takeWagon', 'giveWagon', 'revealWagon', 'startingCube'],
  ],
  [
    'M4 2h8v12H4ZM6 5h4M6 8h4M6 11h2',
    [
      'dealt',
      'returnCard',
      'returnsCard',
      'discardCard',
      'drawCards',
      'drawsCards',
      'keepCard',
      'keepsCard',
      'revealCard',
      'playCard',
      'takeCard',
      'reshuffle',
    ],
  ],
  [
    'M8 8.500a3 3 0 1 1 0-6 3 3 0 0 1 0 6ZM3 14c0-3 2-4.500 5-4.500s5 1.500 5 4.500',
    ['heroesDealt', 'removeHero', 'pickHero', 'heroChosen', 'heroesRemoved', 'heroesPassed', 'heroHand', 'mission'],
  ],
  [
    'M2 7c2-2 4-1.500 6 0 2-1.500 4-2 6 0-1 3-4 3-6 1-2 2-5 2-6-1Z',
    ['spy', 'lobby', 'agent', 'market', 'spiesLeft', 'agentsLeft', 'sector', 'bid'],
  ],
  ['M3 13V9M8 13V6M13 13V3', ['advance', 'advanceLost', 'infrastructure', 'contractorTrack', 'contractors']],
  [
    'M2 8l6-5 6 5v6H2ZM6 14v-4h4v4',
    [
      'warehouse',
      'station',
      'rent',
      'presence',
      'cities',
      'warehousesLeft',
      'stationsLeft',
      'warehousesIn',
      'stationIn',
      'rentersIn',
    ],
  ],
  ['M3 2h10v12H3ZM5 5h6M5 8h6M9 12.500a1.500 1.500 0 1 1 3 0', ['contract', 'contractMarker', 'revealContract']],
  ['M3 3h10v10H3ZM6 8h4M8 6v4', ['tile', 'revealTile', 'parcel']],
  ['M8 1.500l2 4.300 4.500.5-3.400 3 1 4.700L8 11.600 3.900 14l1-4.700-3.400-3 4.500-.5Z', ['vp', 'gameEnd']],
  ['M2 9l3-6 6-1 4 5-2 6-7 2Z', ['coal', 'spendCoal']],
  [
    'M8 14.500a6.500 6.500 0 1 1 0-13 6.500 6.500 0 0 1 0 13ZM8 5v6M6 7h4M6 9.500h4',
    ['investment', 'action', 'freeAction'],
  ],
  ['M3 8h8M8 4l4 4-4 4', ['token', 'spendToken', 'turnOrder']],
  ['M9 1L3 9h4l-1 6 6-8H8Z', ['special', 'freeSpecial']],
  ['M3 3l10 10M13 3L3 13', ['pass', 'decline', 'impossible']],
  ['M8 14.500a6.500 6.500 0 1 1 0-13 6.500 6.500 0 0 1 0 13ZM8 4.500V8l2.500 2', ['setup', 'round', 'phase']],
];

const PATHS: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap(([d, events]) => events.map((event) => [event, d] as const)),
);

export function EventIcon({ event }: { readonly event: string }): ReactNode {
  const d = PATHS.get(event.slice(event.indexOf('.') + 1));
  if (d === undefined) return null;
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" className="icon" aria-hidden="true" strokeWidth="1.400">
      <path d={d} />
    </svg>
  );
}
