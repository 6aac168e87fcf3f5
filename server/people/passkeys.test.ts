import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { startStation, Visitor } from '../testing/station.ts';

let station: RunningServer;
let origin: string;
beforeAll(async () => {
  station = await startStation();
  ({ origin } = new URL(station.address));
});
afterAll(() => station.stop());

type Challenge = { readonly challenge: string };
const challengeOf = async (asked: Promise<unknown>): Promise<Challenge> => (await asked) as Challenge;

async function withKey(visitor: Visitor, device = new Authenticator(), name = 'Laptop'): Promise<Authenticator> {
  const options = await challengeOf(visitor.ask('POST /api/me/keys/begin'));
  await visitor.ask('POST /api/me/keys', { body: { name, response: device.create(options, origin) } });
  return device;
}
const signInOptions = (visitor: Visitor): Promise<Challenge> => challengeOf(visitor.ask('POST /api/sign-in/key/begin'));

test('a key keeps the identity, and opens it on a second device', async () => {
  const anna = await Visitor.named(station.address, 'Anna');
  const device = await withKey(anna);
  const me = await anna.ask('GET /api/me');
  expect([me.guest, me.keys.map(({ name }) => name)]).toEqual([false, ['Laptop']]);
  const phone = new Visitor(station.address);
  const response = device.get(await signInOptions(phone), origin);
  expect(await phone.ask('POST /api/sign-in/key', { body: { response } })).toMatchObject({ id: anna.id, name: 'Anna' });
  expect((await phone.ask('GET /api/me')).keys[0].used).toBeGreaterThan(0);
  // The same answer of the device a second time: its challenge is used up.
  await expect(new Visitor(station.address).ask('POST /api/sign-in/key', { body: { response } })).rejects.toThrow(
    /401/,
  );
});

test('a key of another site, an unknown key and a challenge for something else open nothing', async () => {
  const anna = await Visitor.named(station.address, 'Anna');
  const device = await withKey(anna);
  const stranger = new Visitor(station.address);
  const signIn = (response: unknown): Promise<unknown> => stranger.ask('POST /api/sign-in/key', { body: { response } });
  await expect(signIn(device.get(await signInOptions(stranger), 'https://roundhouse.example'))).rejects.toThrow(/401/);
  await expect(signIn(new Authenticator().get(await signInOptions(stranger), origin))).rejects.toThrow(/401/);
  await expect(signIn(device.get({ challenge: 'bWFkZSB1cA' }, origin))).rejects.toThrow(/401/);
  const forKeys = await challengeOf(anna.ask('POST /api/me/keys/begin'));
  await expect(signIn(device.get(forKeys, origin))).rejects.toThrow(/401/);
  await expect(signIn({ id: 'x' })).rejects.toThrow(/400/);
  // Somebody else's challenge makes no key of mine.
  const ben = await Visitor.named(station.address, 'Ben');
  const foreign = await challengeOf(anna.ask('POST /api/me/keys/begin'));
  const body = { name: 'Laptop', response: new Authenticator().create(foreign, origin) };
  await expect(ben.ask('POST /api/me/keys', { body })).rejects.toThrow(/401/);
});

test('the last key goes only with the recovery code', async () => {
  const anna = await Visitor.named(station.address, 'Anna');
  await withKey(anna);
  await withKey(anna, new Authenticator(), 'Phone');
  const [first, last] = (await anna.ask('GET /api/me')).keys;
  const remove = (id: string, body: object): Promise<unknown> =>
    anna.ask('DELETE /api/me/keys/:id', { params: { id }, body });
  await remove(first.id, {});
  await expect(remove(last.id, {})).rejects.toThrow(/409 notNow/);
  const { code } = await anna.ask('POST /api/me/recovery-code');
  await expect(remove(last.id, {})).rejects.toThrow(/403 notYours/);
  await expect(remove(last.id, { code: 'AAAA-AAAA-AAAA-AAAA-AAAA' })).rejects.toThrow(/403 notYours/);
  await remove(last.id, { code });
  expect(await anna.ask('GET /api/me')).toMatchObject({ guest: false, keys: [], recoveryCode: true });
});
