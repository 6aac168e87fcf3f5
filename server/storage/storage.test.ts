/** The same suite for both databases: whatever the station keeps, it keeps in either of them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { STAND_IN } from '../stand-in.ts';
import { type Postgres, postgresIfPossible } from '../testing/postgres.ts';
import { backUp, restore } from './backup.ts';
import type { Database } from './database.ts';
import { openDatabase, openStorage, type StoragePlace } from './index.ts';
import { migrated } from './migrate.ts';
import { MIGRATIONS, TABLES_AT } from './schema.ts';
import { SqlStorage } from './sql-storage.ts';
import type { NewCall, Signal, Storage } from './storage.ts';
import { aMove, aPerson, aStep, aTable } from './testing.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  postgres = await postgresIfPossible();
}, 60_000);
afterAll(() => postgres?.stop(), 60_000);

const DATABASES: Readonly<Record<string, () => Promise<StoragePlace | undefined>>> = {
  SQLite: async () => ({ data: emptyFolder() }),
  PostgreSQL: async () => postgres && { url: await postgres.database() },
};

describe.each(Object.entries(DATABASES))('what is kept in %s', (_, newPlace) => {
  let place: StoragePlace | undefined;
  let storage: Storage;
  let database: Database | undefined;
  beforeAll(async () => {
    place = await newPlace();
    if (place === undefined) return;
    database = await openDatabase(place);
    await database.migrating((db) => migrated(db));
  });
  beforeEach(async ({ skip }) => {
    if (database === undefined) return skip();
    const { kysely } = database;
    const writes = TABLES_AT[MIGRATIONS.length - 1].map((table) => kysely.deleteFrom(table as 'tables'));
    await database.decide([], () => ({ writes, signals: [], answer: undefined }));
    storage = new SqlStorage(database);
  });
  afterAll(() => database?.close());

  describe('a table', () => {
    it('is found as it was made, by its id and by its ticket', async () => {
      const table = aTable('t1', { ticket: 'HALLE-7', stage: 'gathering', clock: { left: [1, 2] }, wake: 77 });
      await storage.createTable(table);
      expect(await storage.findTable('t1')).toEqual(table);
      expect(await storage.findTicket('HALLE-7')).toEqual(table);
      expect(await storage.findTable('t2')).toBeUndefined();
      expect(await storage.findTicket('HALLE-8')).toBeUndefined();
      expect([...(await storage.revisionsOf(['t1', 't2']))]).toEqual([['t1', table.revision]]);
      expect((await storage.revisionsOf([])).size).toBe(0);
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

    it('tells a table with the moves since one of them and their states', async () => {
      await storage.createTable(aTable('t1'));
      await storage.createTable(aTable('t3'));
      for (let at = 0; at < 4; at++) await storage.commit(aMove('t1', at));
      const table = await storage.findTable('t1');
      expect(await storage.tableSince('t1', 2)).toEqual({ table, steps: [aStep(2), aStep(3)] });
      expect(await storage.tableSince('t1', 4)).toEqual({ table, steps: [] });
      expect(await storage.tableSince('t2', 0)).toBeUndefined();
      expect(await storage.tableSince('t3', 0)).toEqual({ table: await storage.findTable('t3'), steps: [] });
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

    it('begins anew under other rules, with another first state', async () => {
      await storage.createTable(aTable('t1'));
      for (let at = 0; at < 2; at++) await storage.commit(aMove('t1', at));
      const steps = [0, 1, 2].map((at) => ({ ...aStep(at), state: `{"anew":${at + 1}}` }));
      const anew = { table: 't1', from: 2, revision: 2, version: 8, keep: 0, start: '{"anew":0}', steps };
      expect(await storage.commit({ ...anew, fields: { at: 3, ruleset: 2 } })).toBe('kept');
      expect((await storage.openTable('t1'))?.steps).toHaveLength(3);
      const states = await Promise.all([0, 1, 2, 3, 4].map((at) => storage.stateAt('t1', at)));
      expect(states).toEqual([0, 1, 2, 3].map((at) => `{"anew":${at}}`).concat([undefined as never]));
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
      expect(await storage.changeTable('t1', 0, { affairs: { ask: 1 } }, { command })).toBe('kept');
      expect(await storage.changeTable('t1', 1, { affairs: { ask: 2 } }, { command })).toBe('conflict');
      expect(await storage.commandDone('t1', 'anna', 'c1')).toBe(0);
      expect(await storage.findTable('t1')).toMatchObject({ affairs: { ask: 1 }, revision: 1 });
    });
  });

  describe('signals', () => {
    it('tell of what was done, once it is done', async () => {
      const heard: Signal[] = [];
      storage.onSignal((signal) => 'id' in signal && ['told', 'nobody'].includes(signal.id) && heard.push(signal));
      await storage.createTable(aTable('told'));
      await storage.commit(aMove('told', 0));
      await storage.commit(aMove('told', 0));
      await storage.changeTable('told', 1, { stage: 'over' });
      await storage.signal({ about: 'person', id: 'nobody' });
      await expect
        .poll(() => heard)
        .toEqual([
          { about: 'table', id: 'told', version: 0, revision: 0 },
          { about: 'table', id: 'told', version: 1, revision: 1 },
          { about: 'table', id: 'told', version: 1, revision: 2 },
          { about: 'person', id: 'nobody' },
        ]);
      await sleep(20);
      expect(heard).toHaveLength(4);
    });
  });

  describe('tables that are due', () => {
    it('are taken once, longest due first, and come again unless somebody sets them anew', async () => {
      await storage.createTable(aTable('late', { wake: 300 }));
      await storage.createTable(aTable('later', { wake: 400 }));
      await storage.createTable(aTable('first', { wake: 100 }));
      await storage.createTable(aTable('never'));
      expect(await storage.takeDue(350, 1000, 1)).toEqual(['first']);
      expect(await storage.takeDue(350, 1000, 10)).toEqual(['late']);
      expect(await storage.takeDue(350, 1000, 10)).toEqual([]);
      expect(await storage.changeTable('first', 0, { wake: undefined })).toBe('kept');
      expect([...(await storage.takeDue(1350, 1000, 10))].sort()).toEqual(['late', 'later']);
    });

    it('are shared out among those who ask at the same time', async () => {
      const ids = Array.from({ length: 30 }, (_, n) => `t${n}`);
      for (const id of ids) await storage.createTable(aTable(id, { wake: 1 }));
      const others = place && 'url' in place ? [await openStorage(place), await openStorage(place)] : [storage];
      const taken = await Promise.all([storage, ...others].map((one) => one.takeDue(5, 1000, 20)));
      const again = await storage.takeDue(5, 1000, 30);
      expect([...taken.flat(), ...again].sort()).toEqual([...ids].sort());
      for (const other of others) if (other !== storage) await other.close();
    });
  });

  describe('lists', () => {
    it('hold the tables of a stage, a game, a person, the latest first', async () => {
      await storage.createTable(aTable('a', { stage: 'gathering', updated: 1 }));
      await storage.createTable(aTable('b', { stage: 'gathering', updated: 3, game: 'autobahn', seats: [] }));
      await storage.createTable(aTable('c', { updated: 2, terms: { ...aTable('c').terms, visible: 'link' } }));
      const list = async (query: Omit<Parameters<Storage['listTables']>[0], 'limit'>, limit = 9) =>
        (await storage.listTables({ ...query, limit })).map(({ id }) => id);
      expect(await list({ stages: ['gathering', 'playing'] })).toEqual(['b', 'c', 'a']);
      expect(await list({ stages: ['gathering', 'playing'] }, 2)).toEqual(['b', 'c']);
      expect(await list({ stages: ['gathering'], game: 'autobahn' })).toEqual(['b']);
      expect(await list({ stages: ['gathering', 'playing'], visible: 'public' })).toEqual(['b', 'a']);
      expect(await list({ stages: ['gathering', 'playing'], person: 'anna' })).toEqual(['c', 'a']);
    });

    it('follow who sits down and who leaves', async () => {
      await storage.createTable(aTable('a'));
      const mine = async () => (await storage.listTables({ stages: ['playing'], person: 'carl', limit: 9 })).length;
      expect(await mine()).toBe(0);
      await storage.changeTable('a', 0, { seats: [{ holder: { kind: 'human' }, wish: 'taken', person: 'carl' }] });
      expect(await mine()).toBe(1);
      await storage.commit(aMove('a', 0, { revision: 1, fields: { seats: [] } }));
      expect(await mine()).toBe(0);
    });
  });

  describe('chat', () => {
    const line = (text: string) => ({ table: 'a', when: 5, person: 'anna', seat: 0, content: { text } });
    beforeEach(async ({ skip }) => (place ? storage.createTable(aTable('a')) : skip()));

    it('has what is said of a change with the change, or not at all', async () => {
      const said = ['one', 'two'].map((text) => ({ when: 5, person: undefined, seat: undefined, content: { text } }));
      const texts = async () => (await storage.chat('a', { limit: 9 })).map(({ id, content }) => [id, content]);
      const { revision = 0 } = (await storage.findTable('a')) ?? {};
      expect(await storage.changeTable('a', revision + 1, { updated: 7 }, { said })).toBe('conflict');
      expect(await storage.commit(aMove('a', 0, { revision: revision + 1, said }))).toBe('conflict');
      expect(await texts()).toEqual([]);
      expect(await storage.changeTable('a', revision, { updated: 7 }, { said })).toBe('kept');
      expect(await storage.commit(aMove('a', 0, { revision: revision + 1, said: said.slice(0, 1) }))).toBe('kept');
      expect(await texts()).toEqual([
        [1, { text: 'one' }],
        [2, { text: 'two' }],
        [3, { text: 'one' }],
      ]);
      expect(await storage.addChat({ table: 'a', ...said[0] })).toMatchObject({ id: 4 });
    });

    it('is counted without a gap, however many speak at once', async () => {
      const added = await Promise.all(Array.from({ length: 12 }, (_, n) => storage.addChat(line(`${n}`))));
      expect(added.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
      const ids = async (range: Parameters<Storage['chat']>[1]) => (await storage.chat('a', range)).map(({ id }) => id);
      expect(await ids({ limit: 3 })).toEqual([10, 11, 12]);
      expect(await ids({ before: 4, limit: 2 })).toEqual([2, 3]);
      expect(await ids({ after: 9, limit: 2 })).toEqual([10, 11]);
      expect(await storage.chat('b', { limit: 3 })).toEqual([]);
    });

    it('is told to others, and a repeated command adds nothing', async () => {
      const heard: Signal[] = [];
      storage.onSignal((signal) => signal.about === 'chat' && heard.push(signal));
      const command = { id: 'c1', person: 'anna' };
      expect(await storage.addChat(line('hello'), command)).toEqual({ ...line('hello'), id: 1 });
      expect(await storage.addChat(line('hello'), command)).toBeUndefined();
      expect(await storage.chat('a', { limit: 9 })).toHaveLength(1);
      await expect.poll(() => heard).toEqual([{ about: 'chat', id: 'a', last: 1 }]);
    });

    it('leaves moves under way alone', async () => {
      await Promise.all([storage.addChat(line('hm')), storage.commit(aMove('a', 0)), storage.addChat(line('ok'))]);
      expect(await storage.findTable('a')).toMatchObject({ version: 1, revision: 1 });
    });
  });

  it('notes are each person’s own', async () => {
    await storage.setNotes('a', 'anna', 'buy coal');
    await storage.setNotes('a', 'anna', 'sell coal');
    expect(await storage.notes('a', 'anna')).toBe('sell coal');
    expect(await storage.notes('a', 'bert')).toBe('');
  });

  it('people are found again, and changed', async () => {
    const anna = aPerson('anna', { mailTurns: true, recoveryHash: 'h', guest: false, mail: 'a@example.org' });
    await storage.createPerson(anna);
    await storage.createPerson(aPerson('bert'));
    expect(await storage.findPerson('anna')).toEqual(anna);
    expect(await storage.findByRecovery('h')).toEqual(anna);
    expect(await storage.findPeople(['anna', 'bert', 'carl'])).toHaveLength(2);
    expect(await storage.findPeople([])).toEqual([]);
    await storage.changePerson('anna', { mail: undefined, mailTurns: false, leaves: 9 });
    await storage.changePerson('anna', {});
    expect(await storage.findPerson('anna')).toEqual({ ...anna, mail: undefined, mailTurns: false, leaves: 9 });
  });

  it('sessions, keys, challenges, tokens and pushes come and go', async () => {
    const session = { hash: 's', person: 'anna', created: 1, seen: 1, expires: 10 };
    await storage.createSession(session);
    await storage.touchSession('s', 5, 50);
    expect(await storage.findSession('s')).toEqual({ ...session, seen: 5, expires: 50 });
    await storage.removeSession('s');
    expect(await storage.findSession('s')).toBeUndefined();
    await storage.createSession(session);
    await storage.removeSessions('anna');
    expect(await storage.findSession('s')).toBeUndefined();

    const key = { id: 'k', person: 'anna', name: 'phone', publicKey: 'p', counter: 0, transports: ['usb'], created: 1 };
    await storage.addKey({ ...key, used: undefined });
    await storage.keyUsed('k', 4_000_000_000, 7);
    expect(await storage.findKey('k')).toEqual({ ...key, counter: 4_000_000_000, used: 7 });
    expect(await storage.removeKey('bert', 'k')).toBe(false);
    expect(await storage.keysOf('anna')).toHaveLength(1);
    expect(await storage.removeKey('anna', 'k')).toBe(true);

    const challenge = { hash: 'c', purpose: 'signIn', person: undefined, expires: 3 } as const;
    await storage.addChallenge(challenge);
    const taken = await Promise.all([storage.takeChallenge('c'), storage.takeChallenge('c')]);
    expect(taken.filter((one) => one !== undefined)).toEqual([challenge]);

    const token = { hash: 't', person: 'anna', table: 'a', seat: 1, name: 'bot', created: 1 };
    await storage.addToken(token);
    expect(await storage.findToken('t')).toEqual(token);
    await storage.removeTokens('a', 0);
    expect(await storage.tokensOf('a')).toEqual([token]);
    await storage.removeTokens('a', 1);
    expect(await storage.tokensOf('a')).toEqual([]);

    const push = { endpoint: 'https://push.example/1', person: 'anna', subscription: { keys: 1 }, created: 1 };
    await storage.addPush(push);
    await storage.addPush({ ...push, created: 2 });
    expect(await storage.pushesOf('anna')).toEqual([{ ...push, created: 2 }]);
    await storage.removePush(push.endpoint);
    expect(await storage.pushesOf('anna')).toEqual([]);
  });

  describe('calls', () => {
    const call = (person: string, due: number, facts: Partial<NewCall> = {}): NewCall => ({
      person,
      table: 'a',
      why: 'turn',
      by: 'mail',
      due,
      made: 1,
      ...facts,
    });
    const taken = async (now: number) => (await storage.takeCalls(now, 100, 10)).map(({ person }) => person).sort();
    beforeEach(async ({ skip }) => {
      if (place === undefined) return skip();
      await storage.createTable(aTable('a'));
    });

    it('are kept with the change that is their reason, or not at all', async () => {
      expect(await storage.commit(aMove('a', 0, { calls: [call('bert', 10)] }))).toBe('kept');
      expect(await storage.commit(aMove('a', 0, { calls: [call('anna', 10)] }))).toBe('conflict');
      expect(await storage.changeTable('a', 1, {}, { calls: [call('carl', 10)] })).toBe('kept');
      expect(await storage.changeTable('a', 1, {}, { calls: [call('dora', 10)] })).toBe('conflict');
      expect(await taken(9)).toEqual([]);
      expect(await taken(10)).toEqual(['bert', 'carl']);
    });

    it('are given to one process at a time, and to another one when nobody is done with them', async () => {
      await storage.addCalls(['anna', 'bert', 'carl', 'dora'].map((person) => call(person, 10)));
      const both = await Promise.all([storage.takeCalls(10, 100, 3), storage.takeCalls(10, 100, 3)]);
      expect(both.flat().map(({ person }) => person)).toHaveLength(
        new Set(both.flat().map(({ person }) => person)).size,
      );
      await taken(10);
      expect(await taken(109)).toEqual([]);
      expect(await taken(110)).toEqual(['anna', 'bert', 'carl', 'dora']);
    });

    it('that were made anew meanwhile stay, and only they', async () => {
      await storage.addCalls([call('anna', 10), call('bert', 10)]);
      const calls = await storage.takeCalls(10, 100, 10);
      await storage.addCalls([call('anna', 50)]);
      for (const one of calls) await storage.callDone(one);
      expect(await taken(1000)).toEqual(['anna']);
    });

    it('of one person are taken together, also those that are due soon', async () => {
      await storage.addCalls([
        call('anna', 10),
        call('anna', 30, { table: 'b' }),
        call('anna', 30, { why: 'clock' }),
        call('anna', 30, { by: 'push' }),
        call('anna', 90, { table: 'c' }),
        call('bert', 10),
      ]);
      const [first] = await storage.takeCalls(10, 5, 1);
      const all = await storage.takeCallsOf('anna', ['turn'], 30, 200);
      expect(all.map(({ table, due }) => `${table} ${due}`).sort()).toEqual(['a 200', 'b 200']);
      if (first.person === 'anna') await storage.callDone(first);
      for (const one of all) await storage.callLater(one, 500, 3);
      expect((await storage.takeCalls(500, 1, 10)).filter(({ tries }) => tries === 3)).toHaveLength(2);
    });

    it('to one address are so far apart, whichever process asks', async () => {
      const asked = await Promise.all([storage.mayMail('anna', 1000, 60), storage.mayMail('anna', 1000, 60)]);
      expect(asked.sort()).toEqual([1060, undefined]);
      expect(await storage.mayMail('anna', 1059, 60)).toBe(1060);
      expect(await storage.mayMail('bert', 1059, 60)).toBeUndefined();
      expect(await storage.mayMail('anna', 1060, 60)).toBeUndefined();
      await storage.notMailed('anna');
      expect(await storage.mayMail('anna', 1061, 60)).toBeUndefined();
    });

    it('go with their person, who finds them in the export', async () => {
      await storage.createPerson(aPerson('anna'));
      await storage.addCalls([call('anna', 10), call('bert', 10)]);
      expect(await storage.exportPerson('anna')).toMatchObject({
        calls: [{ table: 'a', why: 'turn', by: 'mail', due: 10 }],
      });
      await storage.removePerson('anna');
      expect(await taken(10)).toEqual(['bert']);
    });

    it('are sent by a station that all processes know by the same key', async () => {
      const made = await Promise.all([storage.keepOnce('key', 'one'), storage.keepOnce('key', 'other')]);
      expect(new Set(made).size).toBe(1);
      expect(await storage.keepOnce('key', 'third')).toBe(made[0]);
    });
  });

  describe('results', () => {
    const result = (table: string, person: string, seat: number) => ({
      table,
      person,
      game: 'autobahn',
      ended: 9,
      rated: true,
      seat,
      place: seat + 1,
      points: 12.5,
      abandoned: false,
      seats: [{ name: 'Anna' }, { name: 'Bert' }],
      before: undefined,
      after: { mu: 26, sigma: 8 },
    });
    const rating = (person: string, games: number, mu = 26) => ({ person, game: 'autobahn', mu, sigma: 8, games });

    it('count once per table, with the ratings that follow from them', async () => {
      const results = [result('a', 'anna', 0), result('a', 'bert', 1)];
      const add = (table: string, games: number) =>
        storage.addResults(
          table,
          results.map((one) => ({ ...one, table })),
          [rating('anna', games, 20 + games), rating('bert', games)],
        );
      expect(await add('a', 1)).toBe('kept');
      expect(await add('a', 2)).toBe('known');
      expect(await storage.resultsOf('anna', 5)).toEqual([result('a', 'anna', 0)]);
      expect(await add('b', 1)).toBe('conflict');
      expect(await storage.resultsOf('anna', 5)).toHaveLength(1);
      expect(await add('b', 2)).toBe('kept');
      expect(await storage.ratingsOf(['anna'], 'autobahn')).toEqual([rating('anna', 2, 22)]);
      expect(await storage.ratingsOf([])).toEqual([]);
      expect(await storage.leaderboard('autobahn', 2, 5)).toEqual([rating('bert', 2), rating('anna', 2, 22)]);
      expect(await storage.leaderboard('autobahn', 3, 5)).toEqual([]);
    });

    it('of two tables that end at once count one after the other', async () => {
      const ends = ['a', 'b'].map((table) =>
        storage.addResults(table, [result(table, 'anna', 0)], [rating('anna', 1)]),
      );
      expect((await Promise.all(ends)).sort()).toEqual(['conflict', 'kept']);
    });
  });

  describe('a person', () => {
    beforeEach(async ({ skip }) => {
      if (place === undefined) return skip();
      await storage.createPerson(aPerson('anna', { name: 'Anna', recoveryHash: 'secret-code-hash' }));
      await storage.createTable(aTable('a'));
      await storage.commit(aMove('a', 0, { command: { id: 'c', person: 'anna' } }));
      await storage.commit(aMove('a', 1));
      const replaced = [{ seat: 0, person: 'anna', when: 1, why: 'absent' }];
      await storage.changeTable('a', 2, { affairs: { replaced } });
      await storage.createSession({ hash: 'secret-session', person: 'anna', created: 1, seen: 1, expires: 10 });
      await storage.setNotes('a', 'anna', 'my plan');
      await storage.addChat({ table: 'a', when: 1, person: 'anna', seat: 0, content: { text: 'hi' } });
      const seats = [{ name: 'Anna' }, { name: 'Bert' }];
      const facts = { table: 'a', game: 'autobahn', ended: 9, rated: false, place: 1, points: 1, abandoned: false };
      const more = { ...facts, seats, before: undefined, after: undefined };
      await storage.addResults(
        'a',
        [
          { ...more, person: 'anna', seat: 0 },
          { ...more, person: 'bert', seat: 1 },
        ],
        [],
      );
    });

    it('gets all that is kept about them, and no secret', async () => {
      const data = await storage.exportPerson('anna');
      expect(data).toMatchObject({
        person: { name: 'Anna', recoveryCode: true },
        tables: [{ id: 'a', seat: 0 }],
        moves: [{ table: 'a', at: 0, move: { type: 'build' } }],
        notes: [{ text: 'my plan' }],
        chat: [{ content: { text: 'hi' } }],
        results: [{ place: 1 }],
      });
      expect(JSON.stringify(data)).not.toContain('secret');
    });

    it('who goes leaves games to the others, and no name', async () => {
      await storage.removePerson('anna');
      expect(await storage.findPerson('anna')).toBeUndefined();
      expect(await storage.findSession('secret-session')).toBeUndefined();
      const opened = await storage.openTable('a');
      expect(opened?.steps).toHaveLength(2);
      expect(opened?.table).toMatchObject({ host: 'bert', revision: 4 });
      // Nobody waits for who is gone: an opponent plays on for the former player, at once.
      expect(opened?.table.seats[0]).toMatchObject({ holder: { kind: 'human', former: true }, standIn: STAND_IN });
      expect(await storage.takeDue(1, 1000, 5)).toEqual(['a']);
      expect(JSON.stringify(opened?.table)).not.toMatch(/anna/i);
      expect(await storage.resultsOf('bert', 5)).toMatchObject([
        { seats: [{ name: '', nameKey: 'formerPlayer' }, { name: 'Bert' }] },
      ]);
      const left = await storage.exportPerson('anna');
      expect(
        Object.values(left)
          .flat()
          .filter((value) => value !== undefined),
      ).toEqual([]);
    });
  });

  describe('retention', () => {
    const DAY = 86_400_000;
    const now = 1000 * DAY;
    const policy = { guests: 90, idleTables: 30, finishedStates: 10 };

    it('lets go of what nobody needs, and of nothing else', async () => {
      const long = now - 100 * DAY;
      await storage.createPerson(aPerson('gone', { seen: long }));
      await storage.createPerson(aPerson('anna', { seen: long }));
      await storage.createPerson(aPerson('kept', { seen: long, guest: false }));
      await storage.createPerson(aPerson('here', { seen: now }));
      await storage.createPerson(aPerson('leaving', { seen: now, guest: false, leaves: now - 1 }));
      await storage.createSession({ hash: 's', person: 'kept', created: 1, seen: 1, expires: now - 1 });
      await storage.addChallenge({ hash: 'c', purpose: 'signIn', person: undefined, expires: now - 1 });
      await storage.createTable(aTable('playing', { updated: long, seats: aTable('x').seats.slice(0, 1) }));
      await storage.createTable(aTable('gathering', { stage: 'gathering', updated: long, seats: [], ticket: 'T' }));
      await storage.createTable(aTable('left', { updated: long, seats: [] }));
      await storage.createTable(aTable('empty', { stage: 'closed', updated: long, seats: [] }));
      await storage.createTable(aTable('over', { seats: [] }));
      for (let at = 0; at < 4; at++) await storage.commit(aMove('over', at));
      await storage.changeTable('over', 4, { stage: 'over', updated: now - 20 * DAY });
      expect(await storage.tidy(policy, now)).toEqual({
        people: 2,
        sessions: 1,
        challenges: 1,
        tables: 1,
        closed: 2,
        states: 3,
        commands: 0,
      });
      expect(
        (await storage.findPeople(['gone', 'anna', 'kept', 'here', 'leaving'])).map(({ id }) => id).sort(),
      ).toEqual(['anna', 'here', 'kept']);
      const stages = await Promise.all(['playing', 'gathering', 'left', 'empty'].map((id) => storage.findTable(id)));
      expect(stages.map((table) => table?.stage)).toEqual(['playing', 'closed', 'closed', undefined]);
      const over = await storage.openTable('over');
      expect(over?.steps).toHaveLength(4);
      expect(over?.states).toEqual(['{"after":4}']);
      expect(await storage.stateAt('over', 0)).toBe('{"after":0}');
      expect(await storage.stateAt('over', 2)).toBeUndefined();
      expect(await storage.tidy({ guests: 1e9, idleTables: Infinity, finishedStates: Infinity }, now)).toMatchObject({
        people: 0,
        states: 0,
        closed: 0,
      });
    });
  });

  describe('the schema', () => {
    it('is brought up to date once', async () => {
      expect(await storage.migrate()).toEqual({ from: MIGRATIONS.length, to: MIGRATIONS.length });
    });

    it('of a later release is refused in a sentence', async () => {
      const schema = database?.kysely.updateTable('schemaVersion');
      await schema?.set({ version: 99 }).execute();
      await expect(storage.migrate()).rejects.toThrow(/^The data was written by a later release \(schema 99/);
      await schema?.set({ version: MIGRATIONS.length }).execute();
    });

    it.each(MIGRATIONS.map((_, version) => version))('of version %i becomes the present one', async (version) => {
      const old = await newPlace();
      if (old === undefined) return;
      const before = await openDatabase(old);
      if (version > 0) await before.migrating((db) => migrated(db, version));
      await before.close();
      const present = await openStorage(old);
      expect(await present.migrate()).toEqual({ from: version, to: MIGRATIONS.length });
      await present.createTable(aTable('a'));
      expect(await present.commit(aMove('a', 0))).toBe('kept');
      await present.close();
    });
  });

  describe('a backup', () => {
    it.each(Object.keys(DATABASES))('made while playing fills an empty %s with the same', async (target) => {
      const to = await DATABASES[target]();
      if (place === undefined || to === undefined) return;
      await storage.createPerson(aPerson('anna', { name: 'Änne "☂"' }));
      await storage.createTable(aTable('a', { wake: 1_700_000_000_000 }));
      for (let at = 0; at < 3; at++) await storage.commit(aMove('a', at));
      const file = join(emptyFolder(), 'backup');
      const rows = await backUp(place, file, 5);
      await storage.commit(aMove('a', 3));
      expect(await restore(to, file)).toBe(rows);
      await expect(restore(to, file)).rejects.toThrow('a backup is restored into an empty place only');
      const other = await openStorage(to);
      try {
        expect(await other.migrate()).toEqual({ from: MIGRATIONS.length, to: MIGRATIONS.length });
        const [was, is] = await Promise.all([storage.openTable('a'), other.openTable('a')]);
        expect(is?.table).toEqual({ ...was?.table, version: 3, revision: 3, at: 3, deciding: [1], updated: 2002 });
        expect(is?.steps).toEqual(was?.steps.slice(0, 3));
        expect(await other.findPerson('anna')).toEqual(await storage.findPerson('anna'));
        expect(await other.commit(aMove('a', 3))).toBe('kept');
      } finally {
        await other.close();
      }
    });

    it('that is cut off or is something else restores nothing', async () => {
      if (place === undefined) return;
      await storage.createTable(aTable('a'));
      const folder = emptyFolder();
      const whole = join(folder, 'whole');
      await backUp(place, whole, 5);
      const lines = gunzipSync(readFileSync(whole)).toString().trimEnd().split('\n');
      const file = (name: string, text: string): string => {
        writeFileSync(join(folder, name), gzipSync(text));
        return join(folder, name);
      };
      writeFileSync(join(folder, 'half'), readFileSync(whole).subarray(0, 200));
      const bad: readonly [string, RegExp][] = [
        [join(folder, 'half'), /no whole backup/],
        [join(folder, 'none'), /no file/],
        [file('short', lines.slice(0, -1).join('\n')), /is cut off/],
        [file('other', '{"roundhouse":"save"}\n'), /no backup/],
        [
          file('foreign', [lines[0], '{"table":"schemaVersion","row":{"version":7}}', '{"rows":1}'].join('\n')),
          /no row/,
        ],
        [file('later', lines.join('\n').replace(`"schema":${MIGRATIONS.length}`, '"schema":99')), /later release/],
      ];
      const data = emptyFolder();
      for (const [path, problem] of bad) await expect(restore({ data }, path)).rejects.toThrow(problem);
      expect(await restore({ data }, whole)).toBe(lines.length - 2);
    });
  });
});

describe('one folder', () => {
  it('belongs to one process at a time', async () => {
    const data = emptyFolder();
    const first = await openStorage({ data });
    await expect(openStorage({ data })).rejects.toThrow(`Another process is already using the data folder ${data}.`);
    await first.close();
    await (await openStorage({ data })).close();
  });
});

describe('two processes on one PostgreSQL', () => {
  const both = async (work: (one: Storage, two: Storage) => Promise<void>): Promise<void> => {
    if (postgres === undefined) return;
    const url = await postgres.database();
    const [one, two] = [await openStorage({ url }), await openStorage({ url })];
    try {
      // Both start at the same time: one of them makes the schema.
      const migrations = await Promise.all([one.migrate(), two.migrate()]);
      expect(migrations.map(({ from }) => from).sort()).toEqual([0, MIGRATIONS.length]);
      await work(one, two);
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  };

  it('hear each other, also what is longer than a notice', () =>
    both(async (one, two) => {
      const heard: Signal[] = [];
      two.onSignal((signal) => heard.push(signal));
      const present = Array.from({ length: 900 }, (_, n) => `watcher ${n} ☂🚂`);
      const long: Signal = { about: 'presence', id: 'a', process: 'one', present };
      await one.signal(long);
      await one.createTable(aTable('a'));
      await one.commit(aMove('a', 0));
      await expect.poll(() => heard.length).toBe(3);
      expect(heard[0]).toEqual(long);
      expect(heard[2]).toEqual({ about: 'table', id: 'a', version: 1, revision: 1 });
    }));

  it('write the same tables in any order and never wait for each other in a circle', () =>
    both(async (one, two) => {
      const ids = Array.from({ length: 12 }, (_, n) => `t${n}`);
      for (const id of ids) await one.createTable(aTable(id));
      for (let at = 0; at < 8; at++) {
        const outcomes = await Promise.all([
          ...ids.map((id) => one.commit(aMove(id, at))),
          ...[...ids].reverse().map((id) => two.commit(aMove(id, at))),
        ]);
        expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(ids.length);
      }
    }));

  it('are told when something may have been missed, and go on after the database was away', () =>
    both(async (one, two) => {
      let missed = 0;
      const heard: Signal[] = [];
      two.onMissed(() => missed++);
      two.onSignal((signal) => heard.push(signal));
      await one.createTable(aTable('a'));
      await expect.poll(() => heard).toHaveLength(1);
      await postgres?.restart();
      await expect.poll(() => missed, { timeout: 10_000 }).toBe(1);
      expect(await one.commit(aMove('a', 0))).toBe('kept');
      await expect.poll(() => heard, { timeout: 10_000 }).toHaveLength(2);
    }));
});
