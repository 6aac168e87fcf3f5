import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import type { RunningServer } from '../serve.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { everythingIn } from '../testing/everything.ts';
import { startStation, Visitor } from '../testing/station.ts';
import { OPEN_TERMS } from '../testing/terms.ts';
import { keepResults } from './results.ts';
import { hashOf } from './surroundings.ts';

const data = emptyFolder();
let station: RunningServer;
beforeAll(async () => {
  const registry = new URL('../live/testing/games.ts', import.meta.url);
  station = await startStation({ place: { data }, tables: { registry, rulesThreads: 1, thinkerThreads: 1 } });
});
afterAll(() => station.stop());

const DAY = 24 * 60 * 60 * 1000;
const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'program' }];

test('all that is kept of somebody is in their export, and gone when they are', async () => {
  const anna = await Visitor.named(station.address, 'Annabella');
  const ben = await Visitor.named(station.address, 'Ben');
  await anna.ask('PATCH /api/me', { body: { mail: 'annabella@example.org', mailTurns: true } });
  const { code } = await anna.ask('POST /api/me/recovery-code');
  const options = (await anna.ask('POST /api/me/keys/begin')) as { readonly challenge: string };
  const device = new Authenticator();
  const response = device.create(options, new URL(station.address).origin);
  await anna.ask('POST /api/me/keys', { body: { name: 'Annabella’s phone', response } });
  await anna.ask('POST /api/me/push', {
    body: { endpoint: 'https://push.example/annabella', keys: { p256dh: 'p', auth: 'a' } },
  });
  const body = { game: 'toy', options: {}, seats: SEATS, terms: OPEN_TERMS };
  // One table that she leaves, one at which she stays with others, and asks, speaks and writes.
  const left = await ben.ask('POST /api/tables', { body });
  await anna.ask('POST /api/tables/:id/sit-down', { params: { id: left.id }, body: {} });
  await anna.ask('POST /api/tables/:id/leave', { params: { id: left.id } });
  const { id } = await anna.ask('POST /api/tables', { body });
  const params = { id };
  await ben.ask('POST /api/tables/:id/sit-down', { params, body: {} });
  await ben.ask('POST /api/tables/:id/ready', { params, body: { ready: true } });
  const { token } = await anna.ask('POST /api/tables/:id/seats/:seat/token', { params: { id, seat: 2 } });
  await anna.ask('POST /api/tables/:id/start', { params });
  const command = (who: Visitor, name: string, wish: object): Promise<unknown> =>
    who.ask('POST /api/tables/:id/commands', { params, body: { id: name, command: wish } });
  await command(anna, 'say', { type: 'say', text: 'spoken by annabella' });
  await command(anna, 'notes', { type: 'notes', text: 'written by annabella' });
  await command(anna, 'pause', { type: 'askPause' });
  await command(ben, 'yes', { type: 'answer', yes: true });
  await command(anna, 'resume', { type: 'resume' });
  const { version, stage } = await anna.ask('GET /api/tables/:id/snapshot', { params });
  if (stage.kind === 'yours') await command(anna, 'play', { type: 'play', version, move: stage.moves[0].move });
  await keepResults(station.storage, {
    table: id,
    game: 'toy',
    ended: Date.now(),
    rated: true,
    seats: [
      { name: 'Annabella', place: 1, points: 9 },
      { name: 'Ben', place: 2, points: 3 },
    ],
    people: [
      { person: anna.id, seat: 0, place: 1, points: 9, abandoned: false },
      { person: ben.id, seat: 1, place: 2, points: 3, abandoned: false },
    ],
  });
  await anna.ask('POST /api/tables/:id/leave', { params });

  const mine = JSON.parse((await anna.send('GET', '/api/me/export')).text);
  expect(mine).toMatchObject({
    person: { name: 'Annabella', mail: 'annabella@example.org', recoveryCode: true },
    keys: [{ name: 'Annabella’s phone' }],
    sessions: [{}],
    tokens: [{ table: id, seat: 2 }],
    tables: [{ id, game: 'toy' }],
    moves: stage.kind === 'yours' ? [{ table: id, at: 0 }] : [],
    chat: [{ table: id, content: { text: 'spoken by annabella' } }],
    notes: [{ table: id, text: 'written by annabella' }],
    results: [{ table: id, place: 1 }],
    ratings: [{ game: 'toy', games: 1 }],
    pushes: [{ endpoint: 'https://push.example/annabella' }],
  });

  const session = anna.cookie?.split('=')[1] ?? '';
  const traces = [/annabella/i, hashOf(session), hashOf(token)];
  const before = everythingIn(data);
  for (const trace of traces) expect(before).toMatch(trace);
  await anna.ask('DELETE /api/me');
  const policy = { guests: 90, idleTables: 30, finishedStates: Number.POSITIVE_INFINITY };
  await station.storage.tidy(policy, Date.now() + 8 * DAY);
  const after = everythingIn(data);
  for (const trace of traces) expect(after).not.toMatch(trace);
  // Who it was that a fact of the table is about stays as a number that leads nowhere; it is told to nobody.
  expect(after.replaceAll(/"content": ".*"/g, '')).not.toContain(anna.id);
  const chat = await ben.ask('POST /api/tables/:id/questions', { params, body: { question: { type: 'chat' } } });
  expect(JSON.stringify(chat)).not.toContain(anna.id);
  expect(JSON.stringify(chat)).toContain('fact.started');
  const phone = new Visitor(station.address).ask('POST /api/sign-in/code', { body: { code } });
  await expect(phone).rejects.toThrow(/401/);
});
