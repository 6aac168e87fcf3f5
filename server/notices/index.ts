/** Notices as a station has them: keys and seal out of the database. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Surroundings } from '../people/surroundings.ts';
import type { Storage } from '../storage/storage.ts';
import { newMailer } from './mail.ts';
import { answerMailLink, isMailLink, MailLinks } from './mail-links.ts';
import { addressIn, type MailSettings } from './mail-settings.ts';
import { type NoticeParts, Notices } from './notices.ts';
import { type PusherWish, pushKeys } from './push.ts';

export interface NoticeWish {
  readonly mail?: MailSettings | undefined;
  /** Whether browsers are called; they are unless it is turned off. */
  readonly push?: boolean;
  /** Also pushes to endpoints that are no push services; for tests. */
  readonly anywhere?: boolean;
  /** How often it is looked whom to call, in ms. */
  readonly every?: number;
}

export interface StationNotices {
  /** What browsers know the station by; undefined where they are not called. */
  readonly publicKey: string | undefined;
  /** From now on people are called, to the station at this address. */
  open(address: string, looksAt: NoticeParts['looksAt']): Notices;
  /** Whether a request is one of the links in mails; then it is answered. */
  takes(request: IncomingMessage, response: ServerResponse): boolean;
  stop(): Promise<void>;
}

const EVERY = 2_000;
/** A push service wants somebody to ask; a station on a desk has nobody. */
const NOBODY = 'mailto:nobody@roundhouse.invalid';

function contactFor(mail: MailSettings | undefined, address: string): string {
  if (mail) return `mailto:${addressIn(mail.from)}`;
  return address.startsWith('https:') ? address : NOBODY;
}

export async function prepareNotices(
  { mail, push = true, anywhere = false, every = EVERY }: NoticeWish,
  { storage, around, failed }: { storage: Storage; around: Surroundings; failed: NoticeParts['failed'] },
): Promise<StationNotices> {
  const keys = push ? await pushKeys(storage) : undefined;
  const secret = await storage.keepOnce('mailSeal', around.newSecret());
  let opened: { readonly notices: Notices; readonly links: MailLinks } | undefined;
  return {
    publicKey: keys?.publicKey,
    open(address, looksAt) {
      const links = new MailLinks(address, secret);
      const pusher: PusherWish | undefined = keys && { keys, contact: contactFor(mail, address), anywhere };
      const now = (): number => around.now();
      const mailer = mail && newMailer(mail);
      const notices = new Notices({ storage, mailer, pusher, links, address, looksAt, now, failed, every });
      opened = { notices, links };
      return notices;
    },
    takes(request, response) {
      if (!opened || !isMailLink(request.url ?? '')) return false;
      const { links } = opened;
      answerMailLink(request, response, { storage, links, now: () => around.now() }).catch(() => response.destroy());
      return true;
    },
    stop: async () => opened?.notices.stop(),
  };
}
