/** What the others did since the person's last move, as it happens. */
import type { ReactNode } from 'react';
import { SeatMark } from '../kit/marks.tsx';
import { Icon } from '../page/icons.tsx';
import { withUniqueKeys } from '../page/unique-keys.ts';
import type { LogEntry } from '../worker/protocol.ts';
import { useDesk } from './context.ts';

const MOST = 6;

/** The moves after the viewer's own last one. */
function since(log: readonly LogEntry[], me: number): readonly LogEntry[] {
  const last = log.findLastIndex((entry) => entry.seat === me);
  return log.slice(last + 1).filter((entry) => entry.seat !== undefined && entry.lines.length > 0);
}

interface Line {
  readonly entry: LogEntry;
  readonly key: string;
  readonly words: string;
}

/** What the others did, line by line. */
function useStory(): Line[] {
  const { log, props, state, tell } = useDesk();
  const { viewer } = props;
  if (viewer === 'spectator' || state.past) return [];
  return since(log, viewer)
    .filter((entry) => entry.at > state.knownUpTo)
    .flatMap((entry) => withUniqueKeys(entry.lines.map(tell)).map(({ key, words }) => ({ entry, key, words })));
}

/** Unfolds what happened, so that the board is free until then. */
export function StoryButton(): ReactNode {
  const { session, state, say } = useDesk();
  const lines = useStory();
  if (lines.length === 0) return null;
  return (
    <button
      type="button"
      className="button quiet happened"
      aria-expanded={state.storyAt === session.at}
      aria-label={say('web.since')}
      title={say('web.since')}
      onClick={() => session.toggleStory()}
      data-key="o"
    >
      <Icon name="log" />
      <b>{lines.length}</b>
    </button>
  );
}

/** In full while the others move; afterwards only when it is asked for. */
export function Ticker(): ReactNode {
  const { props, state, session, say, present } = useDesk();
  const lines = useStory();
  const live = present.stage.kind === 'waiting';
  if (lines.length === 0 || !(live || state.storyAt === session.at)) return null;
  const hidden = Math.max(0, lines.length - MOST);
  return (
    <section className={live ? 'ticker live' : 'ticker'} aria-label={say('web.since')}>
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
        onClick={() => session.closeStory()}
        aria-label={say('web.close')}
        title={say('web.close')}
      >
        <Icon name="close" size={14} />
      </button>
    </section>
  );
}
