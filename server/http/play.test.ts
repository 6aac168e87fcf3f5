import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Snapshot } from '../../host/snapshot.ts';
import type { TableCard, Terms } from '../protocol/tables.ts';
import type { RunningServer } from '../serve.ts';
import { startStation, Turned, Visitor } from '../testing/station.ts';

const TERMS: Terms = {
  pace: { kind: 'none' },
  visible: 'public',
  takeBack: 'turn',
  rated: true,
  watching: true,
  grace: 10,
};
const TABLE = { game: 'toy', options: {}, terms: { ...TERMS, pace: { kind: 'live', minutes: 30, increment: 10 } } };

describe('a game by HTTP alone', () => {
  let station: RunningServer;
  beforeAll(async () => {
    const registry = new URL('../live/testing/games.ts', import.meta.url);
    station = await startStation({
      // Deadlines for threads that start on a busy machine.
      tables: { registry, rulesThreads: 1, thinkerThreads: 1, pace: 0, rulesDeadline: 30_000 },
    });
  });
  afterAll(() => station.stop());

  /** Somebody who may play rated games. */
  async function keeper(name: string): Promise<Visitor & { readonly id: string }> {
    const visitor = await Visitor.named(station.address, name);
    await visitor.ask('POST /api/me/recovery-code');
    return visitor;
  }

  async function begun(seats: readonly object[], people: readonly Visitor[]): Promise<TableCard> {
    const [host, ...others] = people;
    const { id } = await host.ask('POST /api/tables', { body: { ...TABLE, seats } });
    for (const one of others) {
      await one.ask('POST /api/tables/:id/sit-down', { params: { id }, body: {} });
      await one.ask('POST /api/tables/:id/ready', { params: { id }, body: { ready: true } });
    }
    return host.ask('POST /api/tables/:id/start', { params: { id } });
  }

  /** Plays a seat to the end: asks for what is new, plays the first legal move on its turn. */
  async function playOn(visitor: Visitor, id: string): Promise<{ moves: number; last: Snapshot }> {
    let moves = 0;
    let last = await visitor.ask('GET /api/tables/:id/snapshot', { params: { id } });
    while (last.stage.kind !== 'over') {
      if (last.stage.kind === 'yours') {
        const command = { type: 'play', version: last.version, move: last.stage.moves[0].move };
        const sent = { params: { id }, body: { id: `move-${last.version}`, command } };
        const done = await visitor.ask('POST /api/tables/:id/commands', sent).catch((error: unknown) => {
          // Somebody else decided at the same moment: what the table looks like now comes with the refusal.
          if (error instanceof Turned && error.problem.reason === 'movedOn') return error.problem.snapshot as Snapshot;
          throw error;
        });
        if ('moment' in done) {
          last = done;
          continue;
        }
        // The same command once more is answered with what it led to, and done once.
        expect(await visitor.ask('POST /api/tables/:id/commands', sent)).toEqual(done);
        moves++;
        last = await visitor.ask('GET /api/tables/:id/snapshot', { params: { id } });
      } else {
        const query = { after: last.version };
        last = await visitor.ask('GET /api/tables/:id/snapshot', { params: { id }, query });
      }
    }
    return { moves, last };
  }

  test('two people and a program play to the end; result, record and ratings follow', async () => {
    const [anna, ben] = [await keeper('Anna'), await keeper('Ben')];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'program' }];
    const { id } = await anna.ask('POST /api/tables', { body: { ...TABLE, seats } });
    await ben.ask('POST /api/tables/:id/sit-down', { params: { id }, body: {} });
    await ben.ask('POST /api/tables/:id/ready', { params: { id }, body: { ready: true } });
    const program = new Visitor(station.address);
    program.token = (await anna.ask('POST /api/tables/:id/seats/:seat/token', { params: { id, seat: 2 } })).token;
    await anna.ask('POST /api/tables/:id/start', { params: { id } });

    const ended = await Promise.all([anna, ben, program].map((one) => playOn(one, id)));
    expect(ended.every(({ moves }) => moves > 0)).toBe(true);
    expect(new Set(ended.map(({ last }) => JSON.stringify(last.stage))).size).toBe(1);

    const card = await ben.ask('GET /api/tables/:id', { params: { id } });
    expect([card.stage, card.result?.length]).toEqual(['over', 3]);
    const record = await ben.send('GET', `/api/tables/${id}/record`);
    expect(record.headers.get('content-disposition')).toContain('game.roundhouse.json');
    expect(JSON.parse(record.text).moves).toHaveLength(card.at);
    const query = { language: 'de' };
    expect(await ben.ask('GET /api/tables/:id/transcript', { params: { id }, query })).toContain('Anna');

    // Results follow the last move; they are kept until they could be passed on.
    const profile = await vi.waitFor(async () => {
      const found = await anna.ask('GET /api/people/:id', { params: { id: anna.id } });
      expect(found.games).toMatchObject([{ table: id, rated: true, abandoned: false }]);
      return found;
    }, 10_000);
    expect(profile.ratings).toMatchObject([{ game: 'toy', games: 1 }]);
    expect(profile.ratings[0].rating).toBeUndefined();
    expect(await anna.ask('GET /api/leaderboard/:game', { params: { game: 'toy' } })).toEqual([]);
  });

  test('a stale, illegal or foreign command is refused with the reason, and nothing is changed', async () => {
    const [anna, ben, eve] = [await keeper('Anna'), await keeper('Ben'), await keeper('Eve')];
    const { id } = await begun([{ kind: 'me' }, { kind: 'open' }], [anna, ben]);
    const before = await anna.ask('GET /api/tables/:id/snapshot', { params: { id } });
    const mover = before.stage.kind === 'yours' ? anna : ben;
    const mine = await mover.ask('GET /api/tables/:id/snapshot', { params: { id } });
    if (mine.stage.kind !== 'yours') throw new Error('it is nobody’s turn');
    const { move } = mine.stage.moves[0];
    const refused = async (who: Visitor, command: object): Promise<Turned> => {
      const body = { id: `c-${Math.random().toString(36).slice(2)}`, command };
      const error = await who.ask('POST /api/tables/:id/commands', { params: { id }, body }).catch((e: unknown) => e);
      if (error instanceof Turned) return error;
      throw new Error('it was done');
    };
    const stale = await refused(mover, { type: 'play', version: mine.version + 7, move });
    expect([stale.status, stale.problem.reason]).toEqual([409, 'movedOn']);
    expect(stale.problem.snapshot).toMatchObject({ version: mine.version });
    const illegal = await refused(mover, { type: 'play', version: mine.version, move: { type: 'fly' } });
    expect([illegal.status, illegal.problem.reason]).toEqual([422, 'illegal']);
    expect((await refused(eve, { type: 'play', version: mine.version, move })).status).toBe(403);
    expect((await refused(new Visitor(station.address), { type: 'play', version: mine.version, move })).status).toBe(
      401,
    );
    const after = await mover.ask('GET /api/tables/:id/snapshot', { params: { id } });
    expect(after.version).toBe(mine.version);
    await expect(anna.ask('GET /api/tables/:id/record', { params: { id } })).rejects.toThrow(/403 secret/);
  });

  test('an open table is found by others, a ticket by its code, and neither by nobody', async () => {
    const [anna, ben] = [await keeper('Anna'), await keeper('Ben')];
    const terms = { ...TABLE.terms, visible: 'link' };
    const body = { ...TABLE, terms, seats: [{ kind: 'me' }, { kind: 'link' }] };
    const { id, ticket } = await anna.ask('POST /api/tables', { body });
    const open = await ben.ask('GET /api/tables', { query: { game: 'toy' } });
    expect(open.some((card) => card.id === id)).toBe(false);
    expect((await ben.ask('POST /api/tickets', { body: { code: ticket } })).id).toBe(id);
    await expect(ben.ask('POST /api/tickets', { body: { code: 'AAAABBBB' } })).rejects.toThrow(/404 gone/);
    const sent = { params: { id }, body: { ticket } };
    expect((await ben.ask('POST /api/tables/:id/sit-down', sent)).mine).toEqual([1]);
    expect((await ben.ask('GET /api/tables/mine')).map((card) => card.id)).toContain(id);
  });
});
