/** The same suite for both databases: whatever the station keeps, it keeps in either of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { type Postgres, postgresIfPossible } from '../testing/postgres.ts';
import { openStorage, type StoragePlace } from './index.ts';
import type { Signal, Storage } from './storage.ts';
import { aMove, aPerson, aStep, aTable } from './testing.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  postgres = await postgresIfPossible();
});
afterAll(() => postgres?.stop());

const DATABASES: Readonly<Record<string, () => Promise<StoragePlace | undefined>>> = {
  SQLite: async () => ({ data: emptyFolder() }),
  PostgreSQL: async () => postgres && { url: await postgres.database() },
};

describe.each(Object.entries(DATABASES))('what is kept in %s', (_, newPlace) => {
  let place: StoragePlace | undefined;
  let storage: Storage;
  beforeEach(async ({ skip }) => {
    place = await newPlace();
    if (place === undefined) return skip();
    storage = await openStorage(place);
    await storage.migrate();
  });
  afterEach(() => storage?.close());

  describe('a table', () => {
    it('is found as it was made, by its id and by its ticket', async () => {
      const table = aTable('t1', { ticket: 'HALLE-7', stage: 'gathering', clock: { left: [1, 2] }, wake: 77 });
      await storage.createTable(table);
      expect(await storage.findTable('t1')).toEqual(table);
      expect(await storage.findTicket('HALLE-7')).toEqual(table);
      expect(await storage.findTable('t2')).toBeUndefined();
      expect(await storage.findTicket('HALLE-8')).toBeUndefined();
    });

    it('is made once', async () => {
      await storage.createTable(aTable('t1'));
      await expect(storage.createTable(aTable('t1'))).rejects.toThrow();
      await storage.createTable(aTable('t2', { ticket: 'ONE' }));
      await expect(storage.createTable(aTable('t3', { ticket: 'ONE' }))).rejects.toThrow();
    });

    it('is opened with its moves and no more states than a take-back could need', async () => {
      await storage.createTable(aTable('t1'));
      expect(await storage.commit(aMove('t1', 0))).toBe('kept');
      for (let at = 1; at < 6; at++) {
        expect(await storage.commit(aMove('t1', at, { fields: { at: at + 1, undoDepth: 2 } }))).toBe('kept');
      }
      const opened = await storage.openTable('t1');
      expect(opened?.table).toMatchObject({ version: 6, revision: 6, at: 6, deciding: [1] });
      expect(opened?.steps).toEqual([0, 1, 2, 3, 4, 5].map((at) => ({ ...aStep(at), state: undefined })));
      expect(opened?.states).toEqual(['{"after":4}', '{"after":5}', '{"after":6}']);
      expect(await storage.stateAt('t1', 0)).toBe('{"after":0}');
      expect(await storage.stateAt('t1', 3)).toBe('{"after":3}');
      expect(await storage.stateAt('t1', 7)).toBeUndefined();
      expect(await storage.openTable('t2')).toBeUndefined();
    });

    it('takes back moves and plays others in their place', async () => {
      await storage.createTable(aTable('t1'));
      for (let at = 0; at < 4; at++) await storage.commit(aMove('t1', at));
      const other = { ...aStep(2), move: { type: 'pass' }, state: '{"other":3}' };
      const change = { from: 4, revision: 4, version: 5, keep: 2, steps: [other], fields: { at: 3 } };
      expect(await storage.commit({ table: 't1', ...change })).toBe('kept');
      const opened = await storage.openTable('t1');
      expect(opened?.steps.map(({ move }) => move.type)).toEqual(['build', 'build', 'pass']);
      expect(opened?.states).toEqual(['{"other":3}']);
      expect(await storage.stateAt('t1', 4)).toBeUndefined();
      expect(
        await storage.commit({
          table: 't1',
          ...change,
          from: 5,
          revision: 5,
          version: 6,
          keep: 0,
          steps: [],
          fields: { at: 0 },
        }),
      ).toBe('kept');
      expect((await storage.openTable('t1'))?.steps).toEqual([]);
      expect((await storage.openTable('t1'))?.states).toEqual(['{"after":0}']);
    });
  });

  describe('a change', () => {
    it('is refused from a version or a revision that has passed, and then changes nothing', async () => {
      await storage.createTable(aTable('t1'));
      await storage.commit(aMove('t1', 0));
      const before = await storage.openTable('t1');
      expect(await storage.commit(aMove('t1', 0, { revision: 1 }))).toBe('conflict');
      expect(await storage.commit(aMove('t1', 1, { revision: 0 }))).toBe('conflict');
      expect(await storage.commit(aMove('t9', 0))).toBe('conflict');
      expect(await storage.openTable('t1')).toEqual(before);
    });

    it('of ten at once from the same version is kept once', async () => {
      await storage.createTable(aTable('t1'));
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => storage.commit(aMove('t1', 0))));
      expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(1);
      expect((await storage.openTable('t1'))?.steps).toHaveLength(1);
    });

    it('that conflicts leaves those beside it alone', async () => {
      const ids = Array.from({ length: 40 }, (_, n) => `t${n}`);
      for (const id of ids) await storage.createTable(aTable(id));
      const outcomes = await Promise.all(ids.map((id, n) => storage.commit(aMove(id, n === 7 ? 3 : 0))));
      expect(outcomes).toEqual(ids.map((_, n) => (n === 7 ? 'conflict' : 'kept')));
    });

    it('that cannot be written leaves those beside it alone', async () => {
      for (const id of ['a', 'b', 'c']) await storage.createTable(aTable(id));
      // A second step at the same place breaks a key in the middle of the shared transaction.
      const broken = aMove('b', 0, { steps: [aStep(0), aStep(0)] });
      const outcomes = await Promise.allSettled([aMove('a', 0), broken, aMove('c', 0)].map((c) => storage.commit(c)));
      expect(outcomes[0]).toMatchObject({ value: 'kept' });
      expect(outcomes[1]).not.toMatchObject({ value: 'kept' });
      expect(outcomes[2]).toMatchObject({ value: 'kept' });
      expect(await storage.openTable('b')).toMatchObject({ table: { version: 0 }, steps: [] });
    });

    it('remembers the command it was made by', async () => {
      await storage.createTable(aTable('t1'));
      const command = { id: 'c1', person: 'anna' };
      expect(await storage.commandDone('t1', 'anna', 'c1')).toBeUndefined();
      await storage.commit(aMove('t1', 0, { command }));
      expect(await storage.commandDone('t1', 'anna', 'c1')).toBe(1);
      expect(await storage.commandDone('t1', 'bert', 'c1')).toBeUndefined();
      expect(await storage.commit(aMove('t1', 1, { command }))).toBe('conflict');
      expect(await storage.openTable('t1')).toMatchObject({ table: { version: 1 }, steps: [{ at: 0 }] });
    });
  });

  describe('the table around a game', () => {
    it('is changed from the revision it was read at, and from no other', async () => {
      await storage.createTable(aTable('t1', { ticket: 'HALLE-7' }));
      expect(await storage.changeTable('t1', 0, { stage: 'closed', ticket: undefined })).toBe('kept');
      expect(await storage.changeTable('t1', 0, { stage: 'over' })).toBe('conflict');
      expect(await storage.findTable('t1')).toMatchObject({
        stage: 'closed',
        ticket: undefined,
        revision: 1,
        version: 0,
      });
      // A move that was thought out before it is refused too: it would write old fields over new ones.
      expect(await storage.commit(aMove('t1', 0))).toBe('conflict');
    });

    it('remembers the command it was changed by', async () => {
      await storage.createTable(aTable('t1'));
      const command = { id: 'c1', person: 'anna' };
      expect(await storage.changeTable('t1', 0, { affairs: { ask: 1 } }, command)).toBe('kept');
      expect(await storage.changeTable('t1', 1, { affairs: { ask: 2 } }, command)).toBe('conflict');
      expect(await storage.commandDone('t1', 'anna', 'c1')).toBe(0);
      expect(await storage.findTable('t1')).toMatchObject({ affairs: { ask: 1 }, revision: 1 });
    });
  });

  describe('signals', () => {
    it('tell of what was done, once it is done', async () => {
      const heard: Signal[] = [];
      storage.onSignal((signal) => heard.push(signal));
      await storage.createTable(aTable('t1'));
      await storage.commit(aMove('t1', 0));
      await storage.commit(aMove('t1', 0));
      await storage.changeTable('t1', 1, { stage: 'over' });
      await storage.signal({ about: 'person', id: 'anna' });
      await expect
        .poll(() => heard)
        .toEqual([
          { about: 'table', id: 't1', version: 0, revision: 0 },
          { about: 'table', id: 't1', version: 1, revision: 1 },
          { about: 'table', id: 't1', version: 1, revision: 2 },
          { about: 'person', id: 'anna' },
        ]);
      await sleep(20);
      expect(heard).toHaveLength(4);
    });
  });

  it('people are found again', async () => {
    const person = aPerson('anna', { mailTurns: true, recoveryHash: 'h', guest: false, mail: 'a@example.org' });
    await storage.createPerson(person);
    expect(await storage.findPerson('anna')).toEqual(person);
  });
});
