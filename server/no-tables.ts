/** A station without tables: what can be asked of people is answered, everything else is refused. */
import type { Affairs } from './affairs/affairs.ts';
import { Refused } from './protocol/problems.ts';
import type { Station } from './station.ts';

const closed = async (): Promise<never> => {
  throw new Refused('unavailable', 'there are no tables here');
};

const noAffairs: Affairs = {
  create: closed,
  fromSave: closed,
  card: closed,
  byTicket: closed,
  list: async () => [],
  mine: async () => [],
  sitDown: closed,
  leave: closed,
  setReady: closed,
  setSeat: closed,
  newToken: closed,
  start: closed,
  close: closed,
  rematch: closed,
  attention: () => undefined,
  onTurn: () => () => undefined,
};

export const noStation: Station = {
  affairs: noAffairs,
  command: closed,
  ask: closed,
  follow: closed,
  followList: closed,
  stop: async () => undefined,
};
