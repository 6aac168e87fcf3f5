/** A ticket: what one person hands to another. Cream card, two punched notches, a tear line; the same in the dark. */
import { type ReactNode, useEffect, useState } from 'react';
import { useStationSay } from '../say.tsx';
import { StationIcon } from './icons.tsx';
import { QrCode } from './qr.tsx';

export function Ticket({
  children,
  stub,
  className = '',
}: {
  children: ReactNode;
  stub?: ReactNode;
  className?: string;
}): ReactNode {
  return (
    <div className={`ticket ${className}`}>
      <div className="body">{children}</div>
      {stub !== undefined && <div className="stub">{stub}</div>}
    </div>
  );
}

export const ticketLink = (code: string): string => `${location.origin}${location.pathname}#/ticket/${code}`;

const COPIED_FOR = 2000;

/** Answers in place. */
export function CopyButton({ text, words }: { text: string; words: string }): ReactNode {
  const say = useStationSay();
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    if (copied === undefined) return undefined;
    const timer = setTimeout(() => setCopied(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <button type="button" className="button" onClick={() => void copy()} data-copy="">
      <StationIcon name="copy" size={18} />
      <span role="status">{copied === undefined ? words : say(copied ? 'ticket.copied' : 'ticket.notCopied')}</span>
    </button>
  );
}

function ShareButton({ link, title }: { link: string; title: string }): ReactNode {
  const say = useStationSay();
  if (!('share' in navigator)) return null;
  return (
    <button
      type="button"
      className="button"
      // Whoever closes the sheet of the system has not made a mistake.
      onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
      aria-label={say('ticket.share')}
      title={say('ticket.share')}
    >
      <StationIcon name="share" size={18} />
    </button>
  );
}

/** The ticket of a table: code, link, QR. Dashes until there is a code. */
export function TableTicket({
  code,
  game,
  words,
}: {
  code: string | undefined;
  game: string;
  /** Whom it lets in. */
  words: string;
}): ReactNode {
  const say = useStationSay();
  const [qr, setQr] = useState(false);
  const link = code === undefined ? undefined : ticketLink(code);
  return (
    <Ticket
      className={`table-ticket${qr ? ' with-qr' : ''}`}
      stub={link && <QrCode text={link} label={say('ticket.qr')} />}
    >
      <span className="serial">Roundhouse · {game}</span>
      <b className="code" data-ticket={code}>
        {code ?? '—— — ——'}
      </b>
      <small>{words}</small>
      {link && (
        <div className="link-line">
          <code title={link}>{link.replace(/^https?:\/\//, '')}</code>
          <CopyButton text={link} words={say('ticket.copy')} />
          <ShareButton link={link} title={`Roundhouse · ${game}`} />
          <button type="button" className="button only-phone" onClick={() => setQr(!qr)} aria-expanded={qr}>
            <StationIcon name="qr" size={18} />
            QR
          </button>
        </div>
      )}
    </Ticket>
  );
}
