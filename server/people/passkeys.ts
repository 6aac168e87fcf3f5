/**
 * Passkeys (WebAuthn): a key that a device keeps and that never leaves it. What a key has to sign is kept in the database and taken once, so
 * that any process can finish what another one has begun.
 */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';
import { Refused } from '../protocol/problems.ts';
import type { Storage, StoredChallenge, StoredKey } from '../storage/storage.ts';
import { hashOf, type Surroundings } from './surroundings.ts';

/** Where the page lives, as the browser knows it: keys belong to a host name and sign for an origin. */
export interface Site {
  readonly origin: string;
  readonly hostName: string;
}

const CHALLENGE_LASTS = 5 * 60 * 1000;
const STATION_NAME = 'Roundhouse';

const text = z.string().check(z.maxLength(20_000));
const optionalText = z.exactOptional(text);
const attachment = z.exactOptional(z.enum(['platform', 'cross-platform']));
const extensions = z.looseObject({});

/** What `navigator.credentials` gives, as JSON. */
export const registrationSchema = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.exactOptional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});
export const assertionSchema = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: optionalText,
  }),
});
export type Registration = z.infer<typeof registrationSchema>;
export type Assertion = z.infer<typeof assertionSchema>;

const notAccepted = (): Refused => new Refused('unauthorised', 'this key was not accepted');

export class Passkeys {
  readonly #storage: Storage;
  readonly #around: Surroundings;

  constructor(storage: Storage, around: Surroundings) {
    this.#storage = storage;
    this.#around = around;
  }

  async #newChallenge(
    purpose: StoredChallenge['purpose'],
    person: string | undefined,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = this.#around.newSecret();
    const expires = this.#around.now() + CHALLENGE_LASTS;
    await this.#storage.addChallenge({ hash: hashOf(challenge), purpose, person, expires });
    return new Uint8Array(Buffer.from(challenge, 'base64url'));
  }

  /** Whether the challenge that was signed is one of ours; it is used up by this. */
  #takes(purpose: StoredChallenge['purpose'], person: string | undefined) {
    return async (challenge: string): Promise<boolean> => {
      const found = await this.#storage.takeChallenge(hashOf(challenge));
      return (
        found !== undefined &&
        found.purpose === purpose &&
        found.person === person &&
        found.expires > this.#around.now()
      );
    };
  }

  async beginRegistration(person: { readonly id: string; readonly name: string }, { hostName }: Site) {
    const keys = await this.#storage.keysOf(person.id);
    return generateRegistrationOptions({
      rpName: STATION_NAME,
      rpID: hostName,
      userName: person.name,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      challenge: await this.#newChallenge('register', person.id),
      attestationType: 'none',
      excludeCredentials: keys.map(({ id, transports }) => ({ id, transports: [...transports] })),
      // The key has to be found by itself when somebody signs in: nobody types a name here.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async register(person: string, name: string, response: Registration, { origin, hostName }: Site): Promise<StoredKey> {
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: this.#takes('register', person),
      expectedOrigin: origin,
      expectedRPID: hostName,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!verified?.verified) throw notAccepted();
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    if ((await this.#storage.findKey(id)) !== undefined) throw new Refused('taken', 'this key is known already');
    const key: StoredKey = {
      id,
      person,
      name,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      created: this.#around.now(),
      used: undefined,
    };
    await this.#storage.addKey(key);
    return key;
  }

  async beginSignIn({ hostName }: Site) {
    return generateAuthenticationOptions({
      rpID: hostName,
      challenge: await this.#newChallenge('signIn', undefined),
      userVerification: 'preferred',
    });
  }

  /** Whose key it is. */
  async signIn(response: Assertion, { origin, hostName }: Site): Promise<string> {
    const key = await this.#storage.findKey(response.id);
    if (key === undefined) throw notAccepted();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: this.#takes('signIn', undefined),
      expectedOrigin: origin,
      expectedRPID: hostName,
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
        transports: [...key.transports],
      },
    }).catch(() => undefined);
    if (!verified?.verified) throw notAccepted();
    await this.#storage.keyUsed(key.id, verified.authenticationInfo.newCounter, this.#around.now());
    return key.person;
  }
}
