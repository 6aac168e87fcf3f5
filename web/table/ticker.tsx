/** What the others did since the person's last move: one card per turn, the important thing first. */
import { type ReactNode, useState } from 'react';
import { SeatMark } from '../kit/marks.tsx';
import { Icon } from '../page/icons.tsx';
import { withUniqueKeys } from '../page/unique-keys.ts';
import { useDesk } from './context.ts';
import { headlineOf, meaningFor, subjectOf, type Turn, turnsOf } from './turns.ts';

const MOST = 4;

/** The turns after the viewer's own last move. */
function useStory(): Turn[] {
  const { log, props, state } = useDesk();
  const { viewer } = props;
  if (viewer === 'spectator' || state.past) return [];
  const own = log.findLastIndex((entry) => entry.seat === viewer);
  const since = log.slice(Math.max(own, 0)).filter(({ at }) => at > state.knownUpTo || at === own);
  return turnsOf(since).filter(({ seat, lines }) => seat !== undefined && seat !== viewer && lines.length > 0);
}

/** Unfolds what happened, so that the board is free until then. */
export function StoryButton(): ReactNode {
  const { session, state, say } = useDesk();
  const turns = useStory();
  if (turns.length === 0) return null;
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
      <b>{turns.length}</b>
    </button>
  );
}

/** A line of the log under the mark of whom it tells of. */
export function Marked({ seat }: { seat: number | undefined }): ReactNode {
  const { props } = useDesk();
  const sitter = seat === undefined ? undefined : props.seats[seat];
  return sitter ? <SeatMark seat={sitter.seat} shape={sitter.shape} size={16} /> : <span className="no-seat" />;
}

export function Points({ points }: { points: Turn['points'] }): ReactNode {
  const { say } = useDesk();
  if (!points || points[0] === points[1]) return null;
  return <span className="turn-points">{say('web.pointsFromTo', { from: points[0], to: points[1] })}</span>;
}

/** What the turn of somebody else means for the person: it closes the card of that turn. */
function ForYou({ turn }: { turn: Turn }): ReactNode {
  const { say, tell, props } = useDesk();
  if (props.viewer === 'spectator') return null;
  const { lines, points } = meaningFor(turn, props.viewer);
  const same = points === undefined || points[0] === points[1];
  if (lines.length === 0 && same) return null;
  return (
    <p className="for-you">
      <b>{say('web.forYou')}</b> {lines.map(({ text }) => tell(text)).join(' · ')} <Points points={points} />
    </p>
  );
}

function TurnCard({ turn }: { turn: Turn }): ReactNode {
  const { session, tell, board } = useDesk();
  const [open, setOpen] = useState(false);
  const headline = headlineOf(turn, board.headlines);
  if (!headline || turn.seat === undefined) return null;
  return (
    <li className="turn">
      <button type="button" className="headline" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Marked seat={turn.seat} />
        <span>
          <b>{tell(headline.text)}</b>
          <small>
            <Points points={turn.points} />
          </small>
        </span>
        <Icon name={open ? 'minus' : 'plus'} size={14} />
      </button>
      <ForYou turn={turn} />
      {open && (
        <ol>
          {withUniqueKeys(turn.lines.map(({ text }) => tell(text))).map(({ key, words }, i) => (
            <li key={key}>
              <button type="button" onClick={() => void session.look(turn.lines[i].at)}>
                <Marked seat={subjectOf(turn.lines[i].text)} />
                {words}
              </button>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** In full while the others move; afterwards only when it is asked for. */
export function Ticker(): ReactNode {
  const { state, session, say, present } = useDesk();
  const turns = useStory();
  const live = present.stage.kind === 'waiting';
  if (turns.length === 0 || !(live || state.storyAt === session.at)) return null;
  const hidden = Math.max(0, turns.length - MOST);
  return (
    <section className={live ? 'ticker live' : 'ticker'} aria-label={say('web.since')}>
      <ol>
        {hidden > 0 && (
          <li>
            <button type="button" onClick={() => session.showPanel('log')}>
              <span />
              {say('web.moreTurns', { count: hidden })}
            </button>
          </li>
        )}
        {turns.slice(hidden).map((turn) => (
          <TurnCard key={turn.from} turn={turn} />
        ))}
      </ol>
      {!live && <p className="stays">{say('web.marksStay')}</p>}
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
