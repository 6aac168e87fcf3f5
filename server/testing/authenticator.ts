/** A device that keeps passkeys, in software: what a browser would answer for it (ES256, no attestation). */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Buffer): string => data.toString('base64url');

/** As much of CBOR as a key takes. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, part]) => [cbor(key), cbor(part as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const KEY_INCLUDED = 64;

interface Options {
  readonly challenge: string;
}

export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #private: KeyObject;
  readonly #x: Buffer;
  readonly #y: Buffer;
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#private = privateKey;
    this.#x = Buffer.from(x, 'base64url');
    this.#y = Buffer.from(y, 'base64url');
  }

  #data(hostName: string, flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(hostName), Buffer.from([flags]), counter, more]);
  }

  #answer(type: string, { challenge }: Options, origin: string) {
    const clientData = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    return { id: base64(this.#id), rawId: base64(this.#id), clientData };
  }

  create(options: Options, origin: string): Readonly<Record<string, unknown>> {
    const { id, rawId, clientData } = this.#answer('webauthn.create', options, origin);
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, this.#x],
        [-3, this.#y],
      ]),
    );
    const included = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key]);
    const authData = this.#data(new URL(origin).hostname, USER_PRESENT | USER_VERIFIED | KEY_INCLUDED, included);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id,
      rawId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64(clientData),
        attestationObject: base64(attestation),
        transports: ['internal'],
      },
    };
  }

  get(options: Options, origin: string): Readonly<Record<string, unknown>> {
    const { id, rawId, clientData } = this.#answer('webauthn.get', options, origin);
    const authData = this.#data(new URL(origin).hostname, USER_PRESENT | USER_VERIFIED);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#private);
    return {
      id,
      rawId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64(clientData),
        authenticatorData: base64(authData),
        signature: base64(signature),
      },
    };
  }
}
