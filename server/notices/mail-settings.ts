/** How mail is set up, apart from what sends it: a station without mail need not load that. */
import * as z from 'zod/mini';

export interface MailSettings {
  /** Such as smtps://user:password@mail.example.org. */
  readonly server: string;
  /** Such as Roundhouse <station@example.org>. */
  readonly from: string;
}

const smtp = z.url({ protocol: /^smtps?$/ });
const mailbox = z.email();

/** The address alone of "Roundhouse <station@example.org>". */
export const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/** Out of the environment; undefined where mail is not set up. Says in one sentence what is wrong, never what is secret. */
export function mailSettings(env: Readonly<Record<string, string | undefined>>): MailSettings | undefined {
  const { ROUNDHOUSE_SMTP: server, ROUNDHOUSE_MAIL_FROM: from } = env;
  if (!server && !from) return undefined;
  if (!server || !from) throw new Error('mail needs both ROUNDHOUSE_SMTP and ROUNDHOUSE_MAIL_FROM');
  if (!smtp.safeParse(server).success) throw new Error('ROUNDHOUSE_SMTP must be smtp://… or smtps://…');
  if (!mailbox.safeParse(addressIn(from)).success) {
    throw new Error('ROUNDHOUSE_MAIL_FROM must be an address such as Roundhouse <station@example.org>');
  }
  return { server, from };
}
