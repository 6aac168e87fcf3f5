/** A real SMTP server that keeps what it gets. */
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  /** As it came, head and all. */
  readonly raw: string;
  /** To whom it went, as the envelope says. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly id: string;
  /** What its reader reads. */
  readonly text: string;
}

export interface Mailbox {
  /** Such as smtp://127.0.0.1:1234. */
  readonly address: string;
  readonly mails: Mail[];
  /** Whether it takes nothing. */
  refuses: boolean;
  /** The first mail that nobody has read yet; waits until it comes. */
  next(): Promise<Mail>;
  close(): Promise<void>;
}

const bytes = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');
const quoted = (text: string): string =>
  bytes(
    text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
const word = (_: string, kind: string, text: string): string =>
  kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('utf8') : quoted(text.replaceAll('_', ' '));

function read(raw: string, to: readonly string[]): Mail {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const body = raw.slice(end + 4);
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const encoding = field('Content-Transfer-Encoding').toLowerCase();
  const plain =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? quoted(body)
        : body;
  const subject = field('Subject')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, word);
  return { raw, to, subject, id: field('Message-ID'), text: plain.replaceAll('\r\n', '\n') };
}

export async function openMailbox(): Promise<Mailbox> {
  const unread: Mail[] = [];
  const waiting: ((mail: Mail) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(mailbox.refuses ? new Error('not now') : null),
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('latin1').on('data', (text: string) => {
        raw += text;
      });
      stream.on('end', () => {
        const mail = read(
          raw,
          session.envelope.rcptTo.map(({ address }) => address),
        );
        mailbox.mails.push(mail);
        const reader = waiting.shift();
        if (reader) reader(mail);
        else unread.push(mail);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = server.server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('the mailbox has no address');
  const mailbox: Mailbox = {
    address: `smtp://127.0.0.1:${bound.port}`,
    mails: [],
    refuses: false,
    next: () => {
      const mail = unread.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}
