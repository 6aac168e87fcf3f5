/** A browser and its push service: takes notices over HTTP and reads them with the browser's own key (RFC 8291). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

interface Taken {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** Notices as the service worker reads them. */
  readonly notices: unknown[];
  /** What is answered from now on; 410 when nobody takes notices any more. */
  answer: number;
  close(): Promise<void>;
}

/** Who signed the request, if the signature is true. */
export function signer(authorization: string): string | undefined {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (token === undefined) return undefined;
  const raw = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  };
  const [head, claims, seal] = token.split('.');
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const good = verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(seal, 'base64url'));
  return good ? key : undefined;
}

export async function openPushBrowser(stationKey: () => string): Promise<PushBrowser> {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);

  function read({ headers, body }: Taken): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted');
    if (signer(headers.authorization ?? '') !== stationKey()) throw new Error('not signed by the station');
    const salt = body.subarray(0, 16);
    const length = body[20];
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (browser.answer < 400) browser.notices.push(read({ headers: request.headers, body: Buffer.concat(parts) }));
      response.writeHead(browser.answer).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('the push service has no address');
  const browser: PushBrowser = {
    subscription: {
      endpoint: `http://127.0.0.1:${bound.port}/browser`,
      keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    notices: [],
    answer: 201,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return browser;
}
