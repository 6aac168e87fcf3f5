import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from './serve.ts';
import { Ear } from './testing/ear.ts';
import { startStation, Visitor } from './testing/station.ts';
import { OPEN_TERMS } from './testing/terms.ts';

describe('a line ends with what opened it', () => {
  let station: RunningServer;
  const ears: Ear[] = [];
  beforeAll(async () => {
    const registry = new URL('./live/testing/games.ts', import.meta.url);
    station = await startStation({ tables: { registry, rulesThreads: 1, thinkerThreads: 1, rulesDeadline: 30_000 } });
  });
  afterAll(async () => {
    for (const ear of ears) ear.close();
    await station.stop();
  });

  async function listening(visitor: Visitor): Promise<Ear> {
    const ear = new Ear(station.address, visitor);
    ears.push(ear);
    await ear.until(() => ear.messages.length > 0);
    return ear;
  }

  async function tableWithProgram(): Promise<{ host: Visitor; id: string; program: Visitor }> {
    const host = await Visitor.named(station.address, 'Anna');
    const seats = [{ kind: 'me' }, { kind: 'program' }];
    const { id } = await host.ask('POST /api/tables', { body: { game: 'toy', options: {}, seats, terms: OPEN_TERMS } });
    const program = new Visitor(station.address);
    program.token = await newToken(host, id);
    return { host, id, program };
  }
  const newToken = async (host: Visitor, id: string): Promise<string> =>
    (await host.ask('POST /api/tables/:id/seats/:seat/token', { params: { id, seat: 1 } })).token;

  test('with the session that is ended, and no other line with it', async () => {
    const anna = await Visitor.named(station.address, 'Anna');
    const { code } = await anna.ask('POST /api/me/recovery-code');
    const phone = new Visitor(station.address);
    await phone.ask('POST /api/sign-in/code', { body: { code } });
    const [here, there] = [await listening(anna), await listening(phone)];
    await anna.ask('POST /api/me/sign-out');
    expect(await here.closed).toBe(1008);
    await there.told('pong', { kind: 'ping', n: 1 });
  });

  test('with the session of whoever was signed in before somebody else came to the same browser', async () => {
    const [anna, ben] = [await Visitor.named(station.address, 'Anna'), await Visitor.named(station.address, 'Ben')];
    const { code } = await ben.ask('POST /api/me/recovery-code');
    const before = await listening(anna);
    await anna.ask('POST /api/sign-in/code', { body: { code } });
    expect(await before.closed).toBe(1008);
  });

  test('with the token that a newer one has replaced', async () => {
    const { host, id, program } = await tableWithProgram();
    const before = await listening(program);
    program.token = await newToken(host, id);
    expect(await before.closed).toBe(1008);
    const now = await listening(program);
    await now.told('pong', { kind: 'ping', n: 1 });
  });

  test('a program sees nothing of a seat that is a person’s by now', async () => {
    const { host, id, program } = await tableWithProgram();
    const spy = await listening(program);
    await spy.told('card', { kind: 'follow', table: id });
    await host.ask('PUT /api/tables/:id/seats/:seat', { params: { id, seat: 1 }, body: { kind: 'open' } });
    expect(await spy.closed).toBe(1008);
    // Even if its line were still open: the station itself knows whose seat it is.
    const ben = await Visitor.named(station.address, 'Ben');
    await ben.ask('POST /api/tables/:id/sit-down', { params: { id }, body: {} });
    await ben.ask('POST /api/tables/:id/ready', { params: { id }, body: { ready: true } });
    await host.ask('POST /api/tables/:id/start', { params: { id } });
    const caller = { person: undefined, seatToken: { table: id, seat: 1 } };
    expect(await station.station.ask(caller, id, { type: 'look', at: 0 })).toMatchObject({ viewer: 'spectator' });
    const move = station.station.command(caller, id, 'spy', { type: 'play', version: 1, move: { type: 'x' } });
    await expect(move).rejects.toMatchObject({ reason: 'notYours' });
  });
});
