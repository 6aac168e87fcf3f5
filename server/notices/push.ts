/** Web push: notices that a browser shows though no page of ours is open. */
import { lookup as findAddress } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import webPush from 'web-push';
import * as z from 'zod/mini';
import { addressesOf } from '../http/proxies.ts';
import type { Storage, StoredPush } from '../storage/storage.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const keys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Made at the first start and kept: browsers know the station by them. */
export async function pushKeys(storage: Pick<Storage, 'keepOnce'>): Promise<PushKeys> {
  return keys.parse(JSON.parse(await storage.keepOnce('pushKeys', JSON.stringify(webPush.generateVAPIDKeys()))));
}

const subscriptionSchema = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

/** What the service worker reads (web/offline/sw.js). */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** The part of the address behind the page's own. */
  readonly address: string;
  /** A newer notice with the same tag takes the place of the older one. */
  readonly tag: string;
}

export interface PusherWish {
  readonly keys: PushKeys;
  /** Whom a push service may ask about us: mailto: or https:. */
  readonly contact: string;
  /** Also to plain or local endpoints, which no browser has; for tests. */
  readonly anywhere?: boolean;
}

/** A notice about a turn is of no use the day after. */
const LASTS_SECONDS = 24 * 60 * 60;
const PATIENCE = 10_000;
const GONE: readonly number[] = [404, 410];

/** Push services have names and certificates. Whatever else a person writes there, the station calls nobody in its own house for them. */
function isPushService(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
}

/** This machine, its network, and addresses that belong to nobody else. */
const OURS = addressesOf('loopback,private,0.0.0.0/8,100.64.0.0/10,169.254.0.0/16,::/128,fe80::/10,64:ff9b::/96');

/** A name may lead anywhere, also into our own house. */
const onlyOutside: LookupFunction = (hostname, options, done) =>
  findAddress(hostname, { ...options, all: true }, (error, found) => {
    const outside = error ? [] : found.filter(({ address }) => !OURS?.has(address));
    if (error || outside.length === 0) return done(error ?? new Error('no push service is there'), '', 4);
    return options.all ? done(null, outside) : done(null, outside[0].address, outside[0].family);
  });

interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function post(endpoint: string, { headers, body }: Post, anywhere: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE) };
    const asked = anywhere ? plainRequest(endpoint, options) : request(endpoint, { ...options, lookup: onlyOutside });
    asked.on('response', (answer) => {
      // Whatever else is said there is nobody's business here.
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The push service does not take it now; it may later. */
export class PushTrouble extends Error {}

/** `gone`: nobody takes notices there any more. */
export async function push(
  { keys: vapid, contact, anywhere = false }: PusherWish,
  { subscription }: StoredPush,
  notice: PushNotice,
): Promise<'sent' | 'gone'> {
  const wanted = subscriptionSchema.safeParse(subscription);
  if (!wanted.success || !(anywhere || isPushService(wanted.data.endpoint))) return 'gone';
  let made: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    made = webPush.generateRequestDetails(wanted.data, JSON.stringify(notice), {
      vapidDetails: { subject: contact, ...vapid },
      TTL: LASTS_SECONDS,
      urgency: 'high',
      topic: topicOf(notice.tag),
    });
  } catch {
    // Keys that are no keys.
    return 'gone';
  }
  const headers = Object.fromEntries(Object.entries(made.headers).map(([name, value]) => [name, String(value)]));
  const status = await post(made.endpoint, { headers, body: made.body ?? Buffer.alloc(0) }, anywhere);
  if (GONE.includes(status)) return 'gone';
  if (status === 429 || status >= 500) throw new PushTrouble(`the push service answers ${status}`);
  if (status >= 400) throw new Error(`the push service answers ${status}`);
  return 'sent';
}

/** At most 32 letters, digits, - and _. */
const topicOf = (tag: string): string => tag.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 32);
