/** Doors about people: coming in, staying, being known, leaving. */
import * as z from 'zod/mini';
import { assertionSchema, registrationSchema } from '../../people/passkeys.ts';
import { STORED_FACTS } from '../../people/stored-facts.ts';
import { newPersonSchema, personChangeSchema } from '../../protocol/people.ts';
import { Refused } from '../../protocol/problems.ts';
import { greeting, leaderboard, me, profile, recoveryCode, storedFacts, webAuthn, wholeExport } from '../answers.ts';
import { read, type SomeDoors } from '../door.ts';

const credential = z.record(z.string(), z.unknown());
const code = z.string().check(z.minLength(1), z.maxLength(60));
/** What a person calls a device; without what could break a line. */
const deviceName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'one visible line'));
const pushAddress = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1000)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
});

export const peopleDoors: SomeDoors<
  | 'GET /api/station.json'
  | 'GET /api/privacy'
  | 'POST /api/people'
  | 'GET /api/people/:id'
  | 'GET /api/leaderboard/:game'
  | 'GET /api/me'
  | 'PATCH /api/me'
  | 'DELETE /api/me'
  | 'POST /api/me/stay'
  | 'POST /api/me/sign-out'
  | 'POST /api/me/sign-out-everywhere'
  | 'GET /api/me/export'
  | 'POST /api/me/recovery-code'
  | 'POST /api/me/keys/begin'
  | 'POST /api/me/keys'
  | 'DELETE /api/me/keys/:id'
  | 'POST /api/me/push'
  | 'DELETE /api/me/push'
  | 'POST /api/sign-in/key/begin'
  | 'POST /api/sign-in/key'
  | 'POST /api/sign-in/code'
> = {
  'GET /api/station.json': {
    summary: 'Whether there is a station, who asks, and what it can do.',
    who: 'anybody',
    limit: 'read',
    answer: greeting,
    handle: async ({ caller }, { people, here, now }) => ({
      station: true,
      me: caller.person === undefined ? null : await people.me(caller.person),
      facts: people.facts,
      here: here(),
      now: now(),
    }),
  },
  'GET /api/privacy': {
    summary: 'What is stored about people, who may see it, and for how long.',
    who: 'anybody',
    limit: 'read',
    answer: storedFacts,
    handle: () => STORED_FACTS,
  },
  'POST /api/people': {
    summary: 'Come in as a guest: a name and nothing else. The session comes as a cookie.',
    who: 'anybody',
    limit: 'newPerson',
    body: newPersonSchema,
    answer: me,
    created: true,
    refuses: ['notNow'],
    handle: async ({ body, caller, signIn }, { people }) => {
      if (caller.person !== undefined) throw new Refused('notNow', 'sign out first: somebody is signed in here');
      const person = await people.create(body);
      await signIn(person);
      return people.me(person);
    },
  },
  'GET /api/people/:id': {
    summary: 'A person with ratings and the last games.',
    who: 'anybody',
    limit: 'read',
    answer: profile,
    refuses: ['gone'],
    handle: ({ params }, { people }) => people.profile(params.id),
  },
  'GET /api/leaderboard/:game': {
    summary: 'The best of a game, by rating.',
    who: 'anybody',
    limit: 'read',
    answer: leaderboard,
    handle: ({ params }, { people }) => people.leaderboard(params.game),
  },
  'GET /api/me': {
    summary: 'What the station knows of whoever asks.',
    who: 'person',
    limit: 'read',
    answer: me,
    handle: ({ person }, { people }) => people.me(person()),
  },
  'PATCH /api/me': {
    summary: 'Change name, ink, language, or where to write when it is my turn.',
    who: 'person',
    limit: 'play',
    body: personChangeSchema,
    answer: me,
    handle: ({ person, body }, { people }) => people.change(person(), body),
  },
  'DELETE /api/me': {
    summary: 'Be forgotten in seven days; until then one can stay.',
    who: 'person',
    limit: 'play',
    answer: me,
    handle: ({ person }, { people }) => people.leave(person()),
  },
  'POST /api/me/stay': {
    summary: 'Come back before everything is gone.',
    who: 'person',
    limit: 'play',
    answer: me,
    handle: ({ person }, { people }) => people.stay(person()),
  },
  'POST /api/me/sign-out': {
    summary: 'End the session of this browser.',
    who: 'person',
    limit: 'play',
    handle: ({ signOut }) => signOut().then(() => undefined),
  },
  'POST /api/me/sign-out-everywhere': {
    summary: 'End the sessions of every browser.',
    who: 'person',
    limit: 'play',
    handle: async ({ person, signOut }, { people }) => {
      await people.signOutEverywhere(person());
      await signOut();
      return undefined;
    },
  },
  'GET /api/me/export': {
    summary: 'Everything that is stored about whoever asks, as one file.',
    who: 'person',
    limit: 'export',
    answer: wholeExport,
    file: { type: 'application/json; charset=utf-8', name: 'roundhouse-my-data.json' },
    handle: ({ person }, { people }) => people.export(person()),
  },
  'POST /api/me/recovery-code': {
    summary: 'A new recovery code, told once; an earlier one opens nothing any more.',
    who: 'person',
    limit: 'signIn',
    answer: recoveryCode,
    handle: async ({ person }, { people }) => ({ code: await people.newRecoveryCode(person()) }),
  },
  'POST /api/me/keys/begin': {
    summary: 'Options for making a passkey (navigator.credentials.create).',
    who: 'person',
    limit: 'signIn',
    answer: webAuthn,
    refuses: ['tooMany'],
    handle: async ({ person, site }, { people }) => ({ ...(await people.beginKey(person(), site)) }),
  },
  'POST /api/me/keys': {
    summary: 'Keep the passkey that was made.',
    who: 'person',
    limit: 'signIn',
    body: z.object({ name: deviceName, response: credential }),
    answer: me,
    created: true,
    refuses: ['taken'],
    handle: ({ person, body, site }, { people }) =>
      people.addKey(person(), body.name, read(registrationSchema, body.response, 'body.response'), site),
  },
  'DELETE /api/me/keys/:id': {
    summary: 'Remove a passkey; the last one only with the recovery code.',
    who: 'person',
    limit: 'recovery',
    body: z.object({ code: z.exactOptional(code) }),
    answer: me,
    refuses: ['gone', 'notNow', 'notYours'],
    handle: ({ person, params, body }, { people }) => people.removeKey(person(), params.id, body.code),
  },
  'POST /api/me/push': {
    summary: 'Let this browser be called when it is my turn (web push).',
    who: 'person',
    limit: 'play',
    body: pushAddress,
    handle: async ({ person, body }, { storage, now }) => {
      await storage.addPush({ endpoint: body.endpoint, person: person(), subscription: body, created: now() });
      return undefined;
    },
  },
  'DELETE /api/me/push': {
    summary: 'Do not call this browser any more.',
    who: 'person',
    limit: 'play',
    body: z.object({ endpoint: z.string().check(z.maxLength(1000)) }),
    handle: async ({ person, body }, { storage }) => {
      const mine = await storage.pushesOf(person());
      if (mine.some(({ endpoint }) => endpoint === body.endpoint)) await storage.removePush(body.endpoint);
      return undefined;
    },
  },
  'POST /api/sign-in/key/begin': {
    summary: 'Options for using a passkey (navigator.credentials.get).',
    who: 'anybody',
    limit: 'signIn',
    answer: webAuthn,
    handle: async ({ site }, { people }) => ({ ...(await people.beginSignIn(site)) }),
  },
  'POST /api/sign-in/key': {
    summary: 'Sign in with a passkey. The session comes as a cookie.',
    who: 'anybody',
    limit: 'signIn',
    body: z.object({ response: credential }),
    answer: me,
    refuses: ['unauthorised'],
    handle: async ({ body, site, signIn }, { people }) => {
      const person = await people.signInByKey(read(assertionSchema, body.response, 'body.response'), site);
      await signIn(person);
      return people.me(person);
    },
  },
  'POST /api/sign-in/code': {
    summary: 'Sign in with the recovery code. The session comes as a cookie.',
    who: 'anybody',
    limit: 'recovery',
    body: z.object({ code }),
    answer: me,
    refuses: ['unauthorised'],
    handle: async ({ body, signIn }, { people }) => {
      const person = await people.signInByCode(body.code);
      await signIn(person);
      return people.me(person);
    },
  },
};
