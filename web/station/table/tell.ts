import { useCallback } from 'react';
import type { Command } from '../../../server/protocol/socket.ts';
import { useDesk } from '../../table/context.ts';
import { useHere } from './here.ts';

/** Sends what concerns the table; what is refused is said where everything is said that did not work. */
export function useTell(): (command: Command) => void {
  const { online } = useHere();
  const { session } = useDesk();
  return useCallback((command) => void session.attempt(() => online.tell(command)), [online, session]);
}
