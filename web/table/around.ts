/** What stands around a table whose people sit elsewhere; a table of this device has nothing of it. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Seat } from '../../kernel/index.ts';

export interface AroundTab {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly key: string;
  /** How much there is new; nothing is said at 0. */
  readonly unread: number;
  readonly panel: ReactNode;
}

export interface Around {
  /** On the mark of a seat. */
  dot(seat: Seat): ReactNode;
  /** Under the name of a seat. */
  plate(seat: Seat): ReactNode;
  /** At the end of the top bar. */
  readonly tools: ReactNode;
  /** Takes the place of the question: it is more urgent. */
  readonly urgent: ReactNode;
  /** At the top edge of the board. */
  readonly notice: ReactNode;
  /** Beside the question: ways back that need the others. */
  readonly wayBack: ReactNode;
  /** At an earlier moment: how the game could go back to it. */
  wayBackTo(at: number): ReactNode;
  /** Beside the sentence that tells who is deciding. */
  readonly waiting: ReactNode;
  /** After the end, instead of another game on this device. */
  readonly again: ReactNode;
  readonly tab: AroundTab;
  /** In the menu of the table. */
  readonly menu: ReactNode;
  /** What did not work, and what became of it. */
  trouble(problem: unknown): ReactNode;
}

export const AroundContext = createContext<Around | undefined>(undefined);

export const useAround = (): Around | undefined => useContext(AroundContext);
