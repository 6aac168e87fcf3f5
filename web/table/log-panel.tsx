/** The log by turns, the newest first. A tap on a line shows that moment. */
import { memo, type ReactNode, useMemo } from 'react';
import { SeatMark, type Shape } from '../kit/marks.tsx';
import { withUniqueKeys } from '../page/unique-keys.ts';
import { type TableDesk, useDesk } from './context.ts';
import { Marked, Points } from './ticker.tsx';
import { TimeSlider } from './time-bar.tsx';
import { subjectOf, type Turn, turnsOf } from './turns.ts';

const HEADING = 'event.round';

const bringIntoSight = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'nearest' });

interface TurnProps extends Pick<TableDesk, 'session' | 'board' | 'say' | 'tell'> {
  readonly turn: Turn;
  readonly name: string | undefined;
  readonly shape: Shape | undefined;
  /** The moment on the screen, if it lies in this turn. */
  readonly shown: number | undefined;
  readonly mine: boolean;
}

/** A long game has hundreds of them: each is drawn once and not whenever something happens at the table. */
const TurnEntry = memo(function TurnEntry(props: TurnProps): ReactNode {
  const { turn, name, shape, shown, mine, session, board, say, tell } = props;
  const headings = turn.lines.filter(({ text }) => text.key === HEADING);
  const lines = turn.lines.filter(({ text }) => text.key !== HEADING);
  // Of a move that nothing is told of, the line before it is marked.
  const marked = shown === undefined ? undefined : lines.findLast(({ at }) => at <= shown)?.at;
  return (
    <li className={mine ? 'turn mine' : 'turn'}>
      {headings.map(({ text, at }) => (
        <h3 key={at} className="round">
          {tell(text)}
        </h3>
      ))}
      {lines.length > 0 && (
        <>
          <h3>
            {turn.seat !== undefined && shape !== undefined && <SeatMark seat={turn.seat} shape={shape} size={18} />}
            {name ?? say('web.opening')} <Points points={turn.points} />
            <small>{turn.to || ''}</small>
          </h3>
          <ol>
            {withUniqueKeys(lines.map(({ text }) => tell(text))).map(({ key, words }, i) => {
              const { at, text } = lines[i];
              const current = at === marked;
              return (
                <li key={key} className={current ? 'current' : undefined}>
                  <button
                    type="button"
                    ref={current ? bringIntoSight : undefined}
                    onClick={() => void session.look(at)}
                    aria-current={current ? 'step' : undefined}
                    title={at === 0 ? say('web.opening') : say('web.moveNumber', { at })}
                  >
                    <Marked seat={subjectOf(text)} />
                    {board.EventIcon && <board.EventIcon event={text.key} />}
                    <span>{words}</span>
                  </button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </li>
  );
});

export default function LogPanel(): ReactNode {
  const { log, session, board, say, tell, props, state } = useDesk();
  const turns = useMemo(() => turnsOf(log).reverse(), [log]);
  const { at } = session;
  return (
    <div className="log-panel">
      <TimeSlider />
      <ol aria-label={say('web.log')}>
        {turns.map((turn) => (
          <TurnEntry
            key={turn.from}
            turn={turn}
            name={turn.seat === undefined ? undefined : props.seats[turn.seat].name}
            shape={turn.seat === undefined ? undefined : props.seats[turn.seat].shape}
            shown={state.past && turn.from <= at && at <= turn.to ? at : undefined}
            mine={turn.seat === props.viewer}
            {...{ session, board, say, tell }}
          />
        ))}
      </ol>
    </div>
  );
}
