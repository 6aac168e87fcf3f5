/** The links in mails: they work without signing in, name the person, carry a seal of the station, and open nothing else. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Storage, StoredPerson } from '../storage/storage.ts';
import { noticeSpeaker, type SayNotice } from './text.ts';

/** The link that ends mails works for good; the one that confirms an address, for so long. */
const CONFIRM_WITHIN = 3 * 24 * 60 * 60 * 1000;
const FOLDER = '/api/mail/';
const PATH = /^\/api\/mail\/(stop|confirm)\/([^/?.]{1,200})\.(\d{1,15})\.([A-Za-z0-9_-]{43})$/;

type Act = 'stop' | 'confirm';
/** What the seal is over. A link that confirms is good for one address. */
interface Sealed {
  readonly act: Act;
  readonly person: string;
  readonly until: number;
  readonly address: string;
}

export class MailLinks {
  readonly #house: string;
  readonly #secret: string;

  constructor(house: string, secret: string) {
    this.#house = house;
    this.#secret = secret;
  }

  #seal(sealed: Sealed): string {
    const { act, person, until, address } = sealed;
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([act, person, until, address]))
      .digest('base64url');
  }

  #link(sealed: Sealed): string {
    const { act, person, until } = sealed;
    const path = `${FOLDER}${act}/${encodeURIComponent(person)}.${until}.${this.#seal(sealed)}`;
    return String(new URL(path, this.#house));
  }

  stop(person: string): string {
    return this.#link({ act: 'stop', person, until: 0, address: '' });
  }

  confirm(person: string, address: string, now: number): string {
    return this.#link({ act: 'confirm', person, until: now + CONFIRM_WITHIN, address });
  }

  /** What is meant by whom, if the seal is ours. */
  async read(
    url: string,
    storage: Pick<Storage, 'findPerson'>,
    now: number,
  ): Promise<{ readonly act: Act; readonly person: StoredPerson } | undefined> {
    const [, act, name, until, seal] = PATH.exec(url) ?? [];
    if (act !== 'stop' && act !== 'confirm') return undefined;
    const person = await storage.findPerson(decoded(name));
    if (!person) return undefined;
    const address = act === 'confirm' ? (person.mail ?? '') : '';
    const right = this.#seal({ act, person: person.id, until: Number(until), address });
    if (!timingSafeEqual(Buffer.from(seal), Buffer.from(right))) return undefined;
    return act === 'confirm' && Number(until) < now ? undefined : { act, person };
  }
}

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
};

export const isMailLink = (url: string): boolean => url.startsWith(FOLDER);

const escaped = (words: string): string => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function answer(response: ServerResponse, status: number, language: string, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  response.end(
    `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Roundhouse</title><main>${html}</main></html>`,
  );
}

const WORDS = {
  stop: { title: 'stopTitle', question: 'stopQuestion', button: 'stopButton', done: 'stopped' },
  confirm: { title: 'confirmTitle', question: 'confirmQuestion', button: 'confirmButton', done: 'confirmed' },
} as const;

/** A mail program that looks at every link does nothing by it: only the button, or its own one click, does (both POST). */
export async function answerMailLink(
  request: IncomingMessage,
  response: ServerResponse,
  parts: {
    readonly links: MailLinks;
    readonly storage: Pick<Storage, 'findPerson' | 'changePerson' | 'signal'>;
    now(): number;
  },
): Promise<void> {
  request.resume();
  const { links, storage, now } = parts;
  const read = await links.read(request.url ?? '', storage, now());
  const language = read?.person.language ?? 'en';
  const say: SayNotice = noticeSpeaker(language);
  if (!read) return answer(response, 404, language, `<p>${escaped(say('unknown'))}</p>`);
  const { act, person } = read;
  const words = WORDS[act];
  const params = { address: person.mail ?? '' };
  if (request.method !== 'POST') {
    const [title, question, button] = [words.title, words.question, words.button].map((key) =>
      escaped(say(key, params)),
    );
    const form = `<form method="post"><button>${button}</button></form>`;
    return answer(response, 200, language, `<h1>${title}</h1><p>${question}</p>${form}`);
  }
  await storage.changePerson(
    person.id,
    act === 'stop' ? { mailTurns: false } : { mailConfirmed: true, mailTurns: true },
  );
  await storage.signal({ about: 'person', id: person.id });
  return answer(response, 200, language, `<p role="status">${escaped(say(words.done, params))}</p>`);
}
