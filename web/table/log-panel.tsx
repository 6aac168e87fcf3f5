/** The log: what happened, move by move. A tap on a line shows that moment. */
import { memo, type ReactNode } from 'react';
import { SeatMark, type Shape } from '../kit/marks.tsx';
import { withUniqueKeys } from '../page/unique-keys.ts';
import type { LogEntry } from '../worker/protocol.ts';
import { type TableDesk, useDesk } from './context.ts';
import { TimeSlider } from './time-bar.tsx';

const HEADING = 'event.round';

const bringIntoSight = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'nearest' });

interface EntryProps extends Pick<TableDesk, 'session' | 'board' | 'say' | 'tell'> {
  readonly entry: LogEntry;
  readonly shape: Shape | undefined;
  readonly current: boolean;
}

/** A long game has hundreds of them: each is drawn once and not whenever something happens at the table. */
const Entry = memo(function Entry({ entry, shape, current, session, board, say, tell }: EntryProps): ReactNode {
  const headings = entry.lines.filter((line) => line.key === HEADING);
  const lines = entry.lines.filter((line) => line.key !== HEADING);
  return (
    <li className={current ? 'current' : undefined} ref={current ? bringIntoSight : undefined}>
      {lines.length > 0 && (
        <button
          type="button"
          onClick={() => void session.look(entry.at)}
          aria-current={current ? 'step' : undefined}
          title={entry.at === 0 ? say('web.opening') : say('web.moveNumber', { at: entry.at })}
        >
          {entry.seat !== undefined && shape !== undefined ? (
            <SeatMark seat={entry.seat} shape={shape} size={18} />
          ) : (
            <span className="no-seat" />
          )}
          <span className="lines">
            {withUniqueKeys(lines.map(tell)).map(({ key, words }, place) => (
              <span key={key}>
                {board.EventIcon && <board.EventIcon event={lines[place].key} />}
                {words}
              </span>
            ))}
          </span>
          <small>{entry.at || ''}</small>
        </button>
      )}
      {headings.map((line) => (
        <h4 key={tell(line)}>{tell(line)}</h4>
      ))}
    </li>
  );
});

export function LogPanel(): ReactNode {
  const { log, session, board, say, tell, props } = useDesk();
  const { at } = session;
  return (
    <div className="log-panel">
      <TimeSlider />
      <ol aria-label={say('web.log')}>
        {log.map((entry) => (
          <Entry
            key={entry.at}
            entry={entry}
            shape={entry.seat === undefined ? undefined : props.seats[entry.seat].shape}
            current={entry.at === at}
            {...{ session, board, say, tell }}
          />
        ))}
      </ol>
    </div>
  );
}
