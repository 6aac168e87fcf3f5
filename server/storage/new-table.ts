import type { StoredTable } from './storage.ts';

/** What must be said of a table; of everything else it has nothing yet. */
type Facts = Pick<
  StoredTable,
  'id' | 'host' | 'game' | 'ruleset' | 'edition' | 'ownEdition' | 'options' | 'terms' | 'seats'
>;

/** A table as it is before anything has happened at it: it gathers, and no game has begun. */
export const newTable = (facts: Facts, now: number): StoredTable => ({
  ...facts,
  ticket: undefined,
  stage: 'gathering',
  setup: undefined,
  opening: [],
  openingTotals: [],
  version: 0,
  at: 0,
  deciding: [],
  undoDepth: 0,
  clock: undefined,
  affairs: undefined,
  result: undefined,
  rematch: undefined,
  created: now,
  updated: now,
  wake: undefined,
  revision: 0,
});
