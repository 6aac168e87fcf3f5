/** The log: what happened, move by move. A tap on a line shows that moment. */
import type { ReactNode } from 'react';
import { SeatMark } from '../kit/marks.tsx';
import { keyed } from '../page/keyed.ts';
import type { LogEntry } from '../worker/protocol.ts';
import { useDesk } from './context.ts';
import { TimeSlider } from './time-bar.tsx';

const HEADING = 'event.round';

const bringIntoSight = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'nearest' });

function Entry({ entry, current }: { entry: LogEntry; current: boolean }): ReactNode {
  const { session, tell, props, board, say } = useDesk();
  const seat = entry.seat === undefined ? undefined : props.seats[entry.seat];
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
          {seat ? <SeatMark seat={seat.seat} shape={seat.shape} size={18} /> : <span className="no-seat" />}
          <span className="lines">
            {keyed(lines.map(tell)).map(({ key, words }, place) => (
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
}

export function LogPanel(): ReactNode {
  const { log, session, say } = useDesk();
  const { at } = session;
  return (
    <div className="log-panel">
      <TimeSlider />
      <ol aria-label={say('web.log')}>
        {log.map((entry) => (
          <Entry key={entry.at} entry={entry} current={entry.at === at} />
        ))}
      </ol>
    </div>
  );
}
