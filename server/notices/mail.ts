/** Mail through somebody's SMTP server. Without settings there is none. */
import { createTransport } from 'nodemailer';
import { addressIn, type MailSettings } from './mail-settings.ts';

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
