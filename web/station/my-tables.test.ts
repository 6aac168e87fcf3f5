import { expect, test } from 'vitest';
import type { SeatCard, TableCard } from '../../server/protocol/tables.ts';
import { ranked, waitsForMe } from './my-tables.ts';

const seat = (id: string, more: Partial<SeatCard> = {}): SeatCard => ({
  kind: 'person',
  person: { id, name: id, ink: 0, guest: true },
  presence: 'here',
  ...more,
});

/** Mine is the first seat. */
const card = (more: Partial<TableCard> = {}): TableCard => ({
  id: 't',
  game: 'toy',
  options: {},
  ownEdition: false,
  stage: 'playing',
  terms: { pace: { kind: 'none' }, visible: 'link', takeBack: 'consent', rated: false, watching: true, grace: 5 },
  seats: [seat('me'), seat('anna')],
  host: 'me',
  watchers: 0,
  at: 0,
  deciding: [0],
  paused: false,
  created: 0,
  updated: 0,
  mine: [0],
  ...more,
});

test('a table waits for whoever decides, unless it is paused or an opponent plays for them', () => {
  expect(waitsForMe(card())).toBe('turn');
  expect(waitsForMe(card({ deciding: [1] }))).toBeUndefined();
  expect(waitsForMe(card({ paused: true }))).toBeUndefined();
  expect(waitsForMe(card({ halted: 'failed' }))).toBeUndefined();
  expect(waitsForMe(card({ seats: [seat('me', { standIn: 'steady' }), seat('anna')] }))).toBeUndefined();
  expect(waitsForMe(card({ stage: 'over' }))).toBeUndefined();
});

test('a question of somebody comes before the turn, and waits for who has not answered', () => {
  const asked = (yes: boolean | undefined): TableCard =>
    card({ deciding: [1], ask: { kind: 'pause', by: 1, until: 0, answers: [{ seat: 0, yes }] } });
  expect(waitsForMe(asked(undefined))).toBe('ask');
  expect(waitsForMe(asked(true))).toBeUndefined();
});

test('a table that gathers waits for who is not ready, and then for its host', () => {
  const gathering = (mine: boolean, anna: boolean, host = 'me'): TableCard =>
    card({ stage: 'gathering', host, seats: [seat('me', { ready: mine }), seat('anna', { ready: anna })] });
  expect(waitsForMe(gathering(false, true))).toBe('ready');
  expect(waitsForMe(gathering(true, false))).toBeUndefined();
  expect(waitsForMe(gathering(true, true))).toBe('start');
  expect(waitsForMe(gathering(true, true, 'anna'))).toBeUndefined();
});

test('those that wait come first, live ones before those over days, and finished ones not at all', () => {
  const days = { ...card().terms, pace: { kind: 'days', hours: 24, from: 0, to: 24, zone: 'UTC' } as const };
  const tables = [
    card({ id: 'theirs', deciding: [1] }),
    card({ id: 'days', terms: days }),
    card({ id: 'over', stage: 'over' }),
    card({ id: 'live' }),
  ];
  expect(ranked(tables).map(({ id }) => id)).toEqual(['live', 'days', 'theirs']);
});
