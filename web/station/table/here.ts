/** What every part around an online table needs: the table, its card, and the line to it. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import type { SeatCard } from '../../../server/protocol/tables.ts';
import type { LineState } from '../../online/line.ts';
import type { OnlineHost, ToldCard } from '../../online/online-host.ts';
import type { OnlineSay } from './say.ts';

export interface Here {
  readonly online: OnlineHost;
  readonly told: ToldCard;
  readonly line: LineState;
  /** The person's own seat; undefined for somebody who watches. */
  readonly seat: Seat | undefined;
}

export const HereContext = createContext<Here | undefined>(undefined);

export function useHere(): Here {
  const here = useContext(HereContext);
  if (!here) throw new Error('outside of an online table');
  return here;
}

/** Draws its component anew every so often, and nothing else. */
export function useTicks(every = 1_000): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), every);
    return () => clearInterval(timer);
  }, [every]);
}

/** How a seat is called in sentences. */
export const nameOf = (say: OnlineSay, seat: SeatCard | undefined): string =>
  seat?.person?.name ?? (seat?.nameKey ? say(`web.${seat.nameKey}`) : seat?.name) ?? '';
