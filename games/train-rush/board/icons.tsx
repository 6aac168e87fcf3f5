/** Small signs: what a bonus space gives, and the things that are counted. */
import type { ReactNode } from 'react';
import type { Effect } from '../components/edition.ts';
import { Coal, Investment } from './pieces/shapes.tsx';

const DRAWN = {
  /** A hat over a square: an agent. */
  agent: 'M4.500 7V3.500C4.500 2 11.500 2 11.500 3.500V7H14V8.700H2V7ZM4 10H12V14.500H4Z',
  /** A wagon. */
  wagon:
    'M1 4H15V10.500H1ZM3.200 12.700a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0-3.800 0M9 12.700a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0-3.800 0',
  /** A cube going down into a wagon. */
  load: 'M5.500 1H10.500V5H12.500L8 9.500L3.500 5H5.500ZM1 8.500H3V12.500H13V8.500H15V14.700H1Z',
  /** A cube going up out of a wagon. */
  unload: 'M8 1L12.500 5.500H10.500V9.500H5.500V5.500H3.500ZM1 8.500H3V12.500H13V8.500H15V14.700H1Z',
  /** Two cards. */
  cards: 'M5.500 1H15V12H13.300V2.700H5.500ZM1 4H11.500V15H1Z',
  /** The nine bonus spaces. */
  tile: 'M1 1H5V5H1ZM6 1H10V5H6ZM11 1H15V5H11ZM1 6H5V10H1ZM6 6H10V10H6ZM11 6H15V10H11ZM1 11H5V15H1ZM6 11H10V15H6ZM11 11H15V15H11Z',
  up: 'M8 1.500L13.500 7.500H10V14.500H6V7.500H2.500Z',
  spy: 'M5 6.500V3C5 1.300 11 1.300 11 3V6.500H14.500V8H1.500V6.500ZM4.500 9H11.500C11.500 12 10 13 8 13S4.500 12 4.500 9ZM2 15.500C3 12.800 5 13.600 8 13.600S13 12.800 14 15.500Z',
  chevrons:
    'M2 2.500L7.500 8L2 13.500V9.800L3.800 8L2 6.200ZM8.500 2.500L14 8L8.500 13.500V9.800L10.300 8L8.500 6.200Z',
  /** A flag: a mark on a contract. */
  flag: 'M3 1H4.800V15.500H3ZM5.500 2H14L11.500 5.500L14 9H5.500Z',
  city: 'M1 15V6H5V15ZM6 15V2L10 .5V15ZM11 15V5H15V15Z',
  house: 'M1.500 7L8 2L14.500 7V14.500H1.500ZM6 14.500H10V10H6Z',
  station: 'M2 15V8a6 6 0 0 1 12 0V15H11V9.500H5V15ZM7.200 2H8.800V.5H7.200Z',
} as const;

export type SignName = keyof typeof DRAWN;

/** One ink, 16 × 16. */
export function Sign({ name, size = 13 }: { name: SignName; size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" className="tr-sign" aria-hidden="true">
      <path d={DRAWN[name]} fillRule="evenodd" fill="currentColor" />
    </svg>
  );
}

const times = (count: number): string => (count > 1 ? `${count}×` : '');

/** How often a space gives it. */
export function timesOf(effect: Effect): number {
  if (effect.type === 'corruption') return effect.agentsPerTime * effect.times;
  return effect.type === 'freeSpecialAction' ? effect.cards : 1;
}

/** What a space gives, as small as the space is. */
export function EffectSign({ effect, size = 13 }: { effect: Effect; size?: number }): ReactNode {
  switch (effect.type) {
    case 'gainInvestment':
      return <Investment size={size} />;
    case 'gainCoal':
      return <Coal size={size} />;
    case 'gainVP':
      return `+${effect.amount}`;
    case 'advanceProgress':
      return <Sign name="up" size={size} />;
    case 'corruption':
      return (
        <>
          {times(timesOf(effect))}
          <Sign name="agent" size={size} />
        </>
      );
    case 'useSidingTile':
      return <Sign name="tile" size={size} />;
    case 'freeSpecialAction':
      return `${times(timesOf(effect))}IV`;
    case 'loadWagon':
      return <Sign name="load" size={size} />;
    case 'drawActionCards':
      return <Sign name="cards" size={size} />;
    case 'exchangeWagon':
    case 'drawWagon':
      return <Sign name="wagon" size={size} />;
    case 'buildWarehouse':
      return <Sign name="house" size={size} />;
    case 'buildStation':
      return <Sign name="station" size={size} />;
    default:
      return '+';
  }
}
