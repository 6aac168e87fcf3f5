/** One question at a time: what to decide, what lies nowhere on the board, and the way back. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { SeatMark } from '../kit/marks.tsx';
import { placeless } from '../kit/offers.ts';
import { Icon } from '../page/icons.tsx';
import { change, SPEED_NAMES, settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { useAround } from './around.ts';
import { useDesk } from './context.ts';
import { RuleLink } from './rule-link.tsx';
import { useTeacher } from './teacher.ts';
import { StoryButton } from './ticker.tsx';

const TimeBar = lazy(() => import('./time-bar.tsx'));

/** More than these are not buttons any more but a list. */
const MOST_BUTTONS = 4;

function Buttons(): ReactNode {
  const { session, props, board, tell, state } = useDesk();
  const { question } = props;
  if (!question) return null;
  const loose = placeless(question);
  if (loose.length > MOST_BUTTONS) return null;
  return loose.map((offer) => (
    <button
      type="button"
      key={offer.id}
      className="button offer"
      data-offer={offer.id}
      data-considered={state.considered?.offer.id === offer.id || undefined}
      onClick={(event) => void session.choose(offer, event.detail === 0 ? 'key' : 'mouse')}
    >
      {board.Choice && <board.Choice {...props} offer={offer} />}
      {tell(offer.text)}
    </button>
  ));
}

function Way(): ReactNode {
  const { session, say, present, props, state } = useDesk();
  const around = useAround();
  const teacher = useTeacher();
  const loose = props.question ? placeless(props.question).length : 0;
  return (
    <div className="way">
      <StoryButton />
      {around?.wayBack}
      {present.stage.kind === 'yours' && (
        <button
          type="button"
          className={`button quiet${loose > MOST_BUTTONS ? ' wanted' : ''}`}
          aria-pressed={state.panel === 'moves'}
          aria-label={say('web.moves')}
          onClick={() => session.showPanel(state.panel === 'moves' ? undefined : 'moves')}
          data-key="m"
        >
          <Icon name="list" />
          <span className="wide-only">{say('web.moves')}</span>
        </button>
      )}
      {present.stage.kind === 'yours' && !teacher?.withoutHints && (
        <button
          type="button"
          className="button quiet"
          aria-pressed={state.panel === 'hint'}
          onClick={() => void session.hint()}
          aria-label={say('web.hint')}
          title={say('web.hint')}
          data-key="h"
        >
          <Icon name="bulb" />
        </button>
      )}
      <button
        type="button"
        className="button quiet"
        disabled={!present.canUndo}
        onClick={() => void session.takeBack('restart')}
        aria-label={say('web.restart')}
        title={say('web.restart')}
        data-key="r"
      >
        <Icon name="restart" />
      </button>
      <Undo />
    </div>
  );
}

export function Undo(): ReactNode {
  const { session, say, present } = useDesk();
  return (
    <button
      type="button"
      className="button quiet"
      disabled={!present.canUndo}
      onClick={() => void session.takeBack('undo')}
      aria-label={say('web.undo')}
      data-key="u"
    >
      <Icon name="undo" />
      <span className="wide-only">{say('web.undo')}</span>
    </button>
  );
}

/** How fast the others play. */
export function SpeedChoice({ label, wideOnly = false }: { label: string; wideOnly?: boolean }): ReactNode {
  const { say } = useDesk();
  const { speed } = useStore(settings);
  return (
    <label className={wideOnly ? 'speed wide-only' : 'speed'}>
      <span>{label}</span>
      <select
        value={speed}
        onChange={(event) => {
          const chosen = SPEED_NAMES.find((name) => name === event.target.value);
          if (chosen) change({ speed: chosen });
        }}
      >
        {SPEED_NAMES.map((name) => (
          <option key={name} value={name}>
            {say(`web.speed.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Their speed, and past all of it. */
function Pace(): ReactNode {
  const { say } = useDesk();
  return (
    <>
      <SpeedChoice label={say('web.speed')} wideOnly />
      <Skip />
    </>
  );
}

export function Skip(): ReactNode {
  const { session, say } = useDesk();
  return (
    <button
      type="button"
      className="button"
      onClick={() => void session.tell('skip')}
      aria-label={say('web.skip')}
      data-key=" "
    >
      <Icon name="skip" />
      <span className="wide-only">{say('web.skip')}</span>
    </button>
  );
}

function Waiting({ seat }: { seat: number }): ReactNode {
  const { say, props, log, tell, state, info } = useDesk();
  const around = useAround();
  const sitter = props.seats[seat];
  const latest = log.at(-1)?.lines ?? [];
  if (state.takenOver || info.readOnly) {
    return (
      <div className="sentence">
        <h2>{say(state.takenOver ? 'web.playedElsewhere' : 'web.onlyToLook')}</h2>
        <p className="narration">{latest.map((line) => tell(line)).join(' ')}</p>
      </div>
    );
  }
  return (
    <>
      <span className="thinking">
        <SeatMark seat={seat} shape={sitter.shape} size={28} />
      </span>
      <div className="sentence">
        <h2>{say(sitter.holder === 'automa' ? 'web.acts' : 'web.thinking', { name: sitter.name })}</h2>
        <p className="narration">{latest.map((line) => tell(line)).join(' ')}</p>
      </div>
      <div className="way">{around ? around.waiting : <Pace />}</div>
    </>
  );
}

function Over({ onAgain }: { onAgain(): void }): ReactNode {
  const { say, present, tell, speaker, session, props, info } = useDesk();
  const around = useAround();
  if (present.stage.kind !== 'over') return null;
  const { winners, ending } = present.stage.result;
  return (
    <>
      <span className="winner">
        {winners.map((seat) => (
          <SeatMark key={seat} seat={seat} shape={props.seats[seat].shape} size={32} />
        ))}
      </span>
      <div className="sentence">
        <h2>{say('web.won', { count: winners.length, names: winners.map((seat) => speaker.seat(seat)) })}</h2>
        <p>{tell(ending)}</p>
      </div>
      <div className="way">
        <button type="button" className="button quiet" onClick={() => session.showPanel('score')}>
          <Icon name="chart" />
          {say('web.scoreFinal')}
        </button>
        {!around && (
          <Link href={`/analysis/${info.id}`} className="button quiet" data-analyse="">
            <Icon name="bars" />
            {say('web.analyse')}
          </Link>
        )}
        {around ? (
          around.again
        ) : (
          <button type="button" className="button" onClick={onAgain}>
            {say('web.playAgain')}
          </button>
        )}
      </div>
    </>
  );
}

/** While a line of advice is shown nothing is asked. */
function Rehearsed(): ReactNode {
  const { say, props } = useDesk();
  const { shape } = props.seats[props.me];
  return (
    <section className="question-bar" aria-label={say('web.hint')} data-stage="rehearsal">
      <SeatMark seat={props.me} shape={shape} size={28} />
      <div className="sentence">
        <h2>{say('web.lineShown')}</h2>
        <p>{say('web.lineShownHow')}</p>
      </div>
    </section>
  );
}

/** In a first game every question says what it is for. */
function Matters({ question }: { question: string }): ReactNode {
  const { tell, info, props } = useDesk();
  const { finished } = useStore(settings);
  const key = question.replace('prompt.', 'matters.');
  if (finished.includes(info.game.id) || !Object.hasOwn(info.game.text[props.language], key)) return null;
  return <span className="matters wide-only">{tell({ key })} </span>;
}

/** Who has seen the end of a game knows it. */
function useFinished(): void {
  const { present, info } = useDesk();
  const { id } = info.game;
  const over = present.stage.kind === 'over';
  useEffect(() => {
    const { finished } = settings.get();
    if (over && !finished.includes(id)) change({ finished: [...finished, id] });
  }, [over, id]);
}

export function QuestionBar({ onAgain }: { onAgain(): void }): ReactNode {
  const { state, present, props, say, tell } = useDesk();
  const urgent = useAround()?.urgent;
  const { stage } = present;
  useFinished();
  if (urgent) return urgent;
  if (state.past) {
    return (
      <Suspense fallback={<section className="question-bar past" aria-label={say('web.slider')} />}>
        <TimeBar past={state.past} />
      </Suspense>
    );
  }
  if (state.rehearsal) return <Rehearsed />;
  return (
    <section className={`question-bar ${stage.kind}`} aria-label={say('web.yourTurn')} data-stage={stage.kind}>
      {stage.kind === 'yours' && (
        <>
          <SeatMark seat={stage.seat} shape={props.seats[stage.seat].shape} size={28} />
          <div className="sentence">
            <h2>{tell(stage.prompt.text)}</h2>
            <p>
              <Matters question={stage.prompt.text.key} />
              <span className="wide-only">{say('web.movesCount', { count: stage.moves.length })} </span>
              <RuleLink rule={stage.prompt.rule} />
            </p>
          </div>
          <div className="answers">
            <div className="offers">
              <Buttons />
            </div>
            <Way />
          </div>
        </>
      )}
      {(stage.kind === 'waiting' || stage.kind === 'handover') && <Waiting seat={stage.seat} />}
      {stage.kind === 'over' && <Over onAgain={onAgain} />}
    </section>
  );
}
