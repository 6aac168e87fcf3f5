/** What the others did since the person's last move, as it happens. */
import { type ReactNode, useState } from 'react';
import { SeatMark } from '../kit/marks.tsx';
import { Icon } from '../page/icons.tsx';
import { keyed } from '../page/keyed.ts';
import type { LogEntry } from '../worker/protocol.ts';
import { useDesk } from './context.ts';

const MOST = 6;

/** The moves after the viewer's own last one. */
function since(log: readonly LogEntry[], me: number): readonly LogEntry[] {
  const last = log.findLastIndex((entry) => entry.seat === me);
  return log.slice(last + 1).filter((entry) => entry.seat !== undefined && entry.lines.length > 0);
}

/** In full while the others move; afterwards a word that can be unfolded, so that the board is free. */
export function Ticker(): ReactNode {
  const { log, props, state, session, say, tell, present } = useDesk();
  const [readUpTo, setReadUpTo] = useState(0);
  const [unfoldedAt, setUnfoldedAt] = useState<number>();
  const { viewer } = props;
  if (viewer === 'spectator' || state.past) return null;
  const fresh = since(log, viewer).filter((entry) => entry.at > readUpTo);
  if (fresh.length === 0) return null;
  const lines = fresh.flatMap((entry) => keyed(entry.lines.map(tell)).map(({ key, words }) => ({ entry, key, words })));
  const unfolded = present.stage.kind === 'waiting' || unfoldedAt === present.moment.at;
  if (!unfolded) {
    return (
      <button
        type="button"
        className="ticker folded"
        aria-expanded={false}
        onClick={() => setUnfoldedAt(present.moment.at)}
      >
        <Icon name="log" size={16} />
        {say('web.since')} <b>{lines.length}</b>
      </button>
    );
  }
  const hidden = Math.max(0, lines.length - MOST);
  return (
    <section className="ticker" aria-label={say('web.since')}>
      <ol>
        {hidden > 0 && (
          <li>
            <button type="button" onClick={() => session.showPanel('log')}>
              <span />
              {say('web.more', { count: hidden })}
            </button>
          </li>
        )}
        {lines.slice(hidden).map(({ entry, key, words }) => (
          <li key={`${entry.at} ${key}`}>
            <button type="button" onClick={() => void session.look(entry.at)}>
              {entry.seat === undefined ? (
                <span />
              ) : (
                <SeatMark seat={entry.seat} shape={props.seats[entry.seat].shape} size={16} />
              )}
              {words}
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="dismiss"
        onClick={() => setReadUpTo(log.length - 1)}
        aria-label={say('web.close')}
        title={say('web.close')}
      >
        <Icon name="close" size={14} />
      </button>
    </section>
  );
}
