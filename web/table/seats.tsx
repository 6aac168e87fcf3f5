/** The seats around the table as strips; a tap opens everything that may be known of one. */
import type { ReactNode } from 'react';
import { SeatMark, seatStyle } from '../kit/marks.tsx';
import { useAround } from './around.ts';
import { useDesk } from './context.ts';

/** A name, with what stands under it. */
function Named({ plate, children }: { plate: ReactNode; children: ReactNode }): ReactNode {
  if (!plate) return children;
  return (
    <span className="who">
      {children}
      {plate}
    </span>
  );
}

export function SeatStrips(): ReactNode {
  const { session, state, board, props, say, present } = useDesk();
  const around = useAround();
  const over = present.stage.kind === 'over' && !state.past;
  const totals = new Map((state.past ?? present.moment).forecast.map(({ seat, total }) => [seat, total]));
  return (
    <nav className="seat-strips" aria-label={say('web.seats')}>
      {props.seats.map(({ seat, name, shape, active }) => (
        <button
          type="button"
          key={seat}
          className={`seat-strip${active ? ' active' : ''}${seat === props.viewer ? ' mine' : ''}`}
          style={seatStyle(seat)}
          aria-pressed={state.panel === `seat:${seat}`}
          onClick={() => session.showPanel(state.panel === `seat:${seat}` ? undefined : `seat:${seat}`)}
        >
          {around ? (
            <span className="mark">
              <SeatMark seat={seat} shape={shape} size={22} />
              {around.dot(seat)}
            </span>
          ) : (
            <SeatMark seat={seat} shape={shape} size={22} />
          )}
          <Named plate={around?.plate(seat)}>
            <span className="name">
              {name}
              {seat === props.viewer && name !== say('web.nameEmpty') && <small> {say('web.you')}</small>}
            </span>
          </Named>
          <span className="facts">
            <board.SeatStrip {...props} seat={seat} />
          </span>
          <b className="points" title={say(over ? 'web.scoreFinal' : 'web.scoreNow')}>
            <small>{say(over ? 'web.total' : 'web.forecast')} </small>
            {totals.get(seat) ?? 0}
          </b>
        </button>
      ))}
    </nav>
  );
}

export function SeatPanel({ seat }: { seat: number }): ReactNode {
  const { board, props, present, state, tell, say } = useDesk();
  const score = (state.past ?? present.moment).forecast.find((candidate) => candidate.seat === seat);
  return (
    <div className="seat-panel" style={seatStyle(seat)}>
      <board.SeatDetail {...props} seat={seat} />
      {score && (
        <dl className="score-list">
          {score.parts.map((part) => (
            <div key={part.key}>
              <dt>{tell({ key: part.key })}</dt>
              <dd>{part.points}</dd>
            </div>
          ))}
          <div className="total">
            <dt>{say('web.total')}</dt>
            <dd>{score.total}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
