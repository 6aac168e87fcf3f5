/** Tables, people and changes for tests of whatever is kept. */

import type { Move } from '../../kernel/index.ts';
import { OPEN_TERMS } from '../testing/terms.ts';
import { newTable } from './new-table.ts';
import type { StoredPerson, StoredStep, StoredTable, TableChange } from './storage.ts';

const BARE: Parameters<typeof newTable>[0] = {
  id: '',
  game: 'train-rush',
  ruleset: 1,
  edition: 'standard',
  ownEdition: undefined,
  options: { map: 'north' },
  terms: OPEN_TERMS,
  seats: [
    { holder: { kind: 'human', name: 'Anna' }, wish: 'taken', person: 'anna' },
    { holder: { kind: 'human', name: 'Bert' }, wish: 'taken', person: 'bert' },
  ],
  host: 'anna',
};

export const aTable = (id: string, facts: Partial<StoredTable> = {}): StoredTable => ({
  ...newTable(BARE, 1000),
  stage: 'playing',
  deciding: [0],
  id,
  ...facts,
});

export const aPerson = (id: string, facts: Partial<StoredPerson> = {}): StoredPerson => ({
  id,
  name: id,
  ink: 0,
  language: 'en',
  mail: undefined,
  mailTurns: false,
  mailConfirmed: false,
  guest: true,
  recoveryHash: undefined,
  created: 1000,
  seen: 1000,
  leaves: undefined,
  ...facts,
});

/** Moves are whatever a game says; storage looks at none of it. */
const built = (place: number): Move & { readonly place: number } => ({ type: 'build', place });

export const aStep = (at: number, state = `{"after":${at + 1}}`): StoredStep & { readonly state: string } => ({
  at,
  seat: at % 2,
  move: built(at),
  events: [{ key: 'built', params: { place: at } }],
  totals: [
    [at, 0],
    [at, 0],
    [at, 1],
  ],
  state,
});

/** The next move at a table that has only seen moves so far. */
export const aMove = (table: string, at: number, change: Partial<TableChange> = {}): TableChange => ({
  table,
  from: at,
  revision: at,
  version: at + 1,
  keep: at,
  steps: [aStep(at)],
  ...(at === 0 ? { start: '{"after":0}' } : {}),
  fields: { at: at + 1, deciding: [(at + 1) % 2], updated: 2000 + at },
  ...change,
});
