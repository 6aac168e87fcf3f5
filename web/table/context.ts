/** What every part of the table screen needs: the table, its voice, and the props boards are drawn from. */
import { createContext, useContext } from 'react';
import type { Speaker, Text } from '../../kernel/index.ts';
import type { BoardModule, TableProps } from '../kit/index.ts';
import type { Say } from '../page/say.tsx';
import type { LogEntry, Snapshot, TableInfo } from '../worker/protocol.ts';
import type { PersonState, TableSession } from './session.ts';

export interface TableDesk {
  readonly session: TableSession;
  readonly state: PersonState;
  readonly info: TableInfo;
  readonly board: BoardModule;
  readonly present: Snapshot;
  readonly log: readonly LogEntry[];
  /** What board, dock and panels are drawn from. */
  readonly props: TableProps;
  readonly speaker: Speaker;
  readonly say: Say;
  tell(text: Text): string;
}

export const DeskContext = createContext<TableDesk | undefined>(undefined);

export function useDesk(): TableDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('outside of a table');
  return desk;
}
