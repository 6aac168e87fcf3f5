/** Mail through somebody's SMTP server. Without settings there is none. */
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';

export interface MailSettings {
  /** Such as smtps://user:password@mail.example.org. */
  readonly server: string;
  /** Such as Roundhouse <station@example.org>. */
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for a mail that is sent again because nobody knows whether it went: mail servers and programs show it once. */
  readonly id: string;
  /** Where whoever got it ends it, by one click of their mail program as well (RFC 8058); nothing to end where it was never asked for. */
  readonly stop?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
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

/** A server that does not answer holds nothing up for longer. */
const PATIENCE = 15_000;

export function newMailer({ server, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: server,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = addressIn(from).split('@').at(-1) ?? 'roundhouse.invalid';
  return {
    async send({ to, subject, text, id, stop }) {
      await transport.sendMail({
        from,
        // As data, not as a line: an address cannot bring a second one along.
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stop === undefined
            ? {}
            : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      });
    },
    close: () => transport.close(),
  };
}
