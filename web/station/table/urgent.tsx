/** What is more urgent than the game's question and takes its place: a lost line, somebody's request, a pause, an opponent on one's seat. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Seat } from '../../../kernel/index.ts';
import type { Ask, Halt } from '../../../server/protocol/tables.ts';
import { SeatMark } from '../../kit/marks.tsx';
import type { LineState } from '../../online/line.ts';
import { armOf, stationLine } from '../../online/station-line.ts';
import { Icon } from '../../page/icons.tsx';
import { useDesk } from '../../table/context.ts';
import { timeLeft } from '../parts/clock-plate.tsx';
import { StationIcon } from '../parts/icons.tsx';
import { Semaphore } from '../parts/semaphore.tsx';
import { type Here, nameOf, useHere, useTicks } from './here.ts';
import { useOnlineSay } from './say.ts';
import { useTell } from './tell.ts';

/** A short cut of the line is mended before anybody notices. */
const LONGEST_UNNOTICED_MS = 2_000;
/** After that nobody believes any more that it comes back in a moment. */
const LONGEST_RECONNECTING_MS = 60_000;

export const isCut = (line: LineState): boolean => 'since' in line && Date.now() - line.since > LONGEST_UNNOTICED_MS;

function Bar({ kind, mark, children }: { kind: string; mark: ReactNode; children: ReactNode }): ReactNode {
  return (
    <section className={`question-bar urgent ${kind}`} data-stage={kind} role="status">
      {mark}
      {children}
    </section>
  );
}

function LostBar(): ReactNode {
  const { line } = useHere();
  const say = useOnlineSay();
  useTicks();
  const now = Date.now();
  const lost = 'since' in line ? now - line.since : 0;
  const next = 'next' in line && line.next !== undefined ? Math.ceil((line.next - now) / 1_000) : 0;
  const offline = line.kind === 'offline' || lost > LONGEST_RECONNECTING_MS;
  const tries =
    line.kind === 'offline' ? '' : next > 0 ? say('online.nextTry', { seconds: next }) : say('online.trying');
  return (
    <Bar kind="lost" mark={<Semaphore state={offline ? 'offline' : armOf(line)} size={28} />}>
      <div className="sentence">
        <h2>{say(offline ? 'online.offline' : 'online.reconnecting')}</h2>
        <p>
          <span aria-hidden="true">
            {say('online.lostFor', { time: timeLeft(say, lost) })} {tries}{' '}
          </span>
          {say('online.movesWait')}
        </p>
      </div>
      <div className="answers">
        <button type="button" className="button" onClick={() => stationLine().open()}>
          {say('online.tryNow')}
        </button>
        <Link href="/" className="button quiet">
          {say('online.leaveScreen')}
        </Link>
      </div>
    </Bar>
  );
}

/** What a request would change, in words. */
function useWhatChanges(ask: Ask): string[] {
  const { told } = useHere();
  const { log, props, tell } = useDesk();
  const say = useOnlineSay();
  const stands = told.card.terms.pace.kind === 'days' ? say('online.asks.goesOn') : say('online.asks.clocksStand');
  if (ask.kind === 'pause') return [say('online.asks.pauseWhat')];
  if (ask.kind === 'replace') {
    return [say('online.asks.replaceWhat', { other: nameOf(say, told.card.seats[ask.seat ?? 0]) }), stands];
  }
  const before = log.at(-1)?.totals ?? [];
  const after = log[ask.to ?? 0]?.totals ?? [];
  const points = props.seats
    .filter(({ seat }) => before[seat] !== after[seat] && after[seat] !== undefined)
    .map(({ seat, name }) => say('online.asks.points', { name, from: before[seat], to: after[seat] }));
  const move = (log[(ask.to ?? 0) + 1]?.lines ?? []).map((line) => tell(line)).join('; ');
  return [...(move === '' ? [] : [say('online.asks.goesBack', { move })]), ...points, stands];
}

function useAskTitle(ask: Ask, mine: boolean): string {
  const { told } = useHere();
  const say = useOnlineSay();
  const { log } = useDesk();
  const name = nameOf(say, told.card.seats[ask.by]);
  const other = nameOf(say, told.card.seats[ask.seat ?? 0]);
  if (mine) return say(`online.youAsked.${ask.kind}`, { other });
  if (ask.kind === 'pause') return say('online.asks.pause', { name });
  if (ask.kind === 'replace') return say('online.asks.replace', { name, other });
  return say('online.asks.takeBack', { name, count: log.length - 1 - (ask.to ?? 0) });
}

/** The time until no answer counts as a refusal. */
function Countdown({ until }: { until: number }): ReactNode {
  const say = useOnlineSay();
  useTicks();
  return (
    <b className="countdown" role="timer">
      {timeLeft(say, Math.max(0, until - stationLine().now()))}
    </b>
  );
}

function Answered({ ask }: { ask: Ask }): ReactNode {
  const { told } = useHere();
  const say = useOnlineSay();
  const words = ask.answers.map(({ seat, yes }) => {
    const answer = yes === undefined ? 'not' : yes ? 'yes' : 'no';
    return say(`online.answered.${answer}`, { name: nameOf(say, told.card.seats[seat]) });
  });
  return (
    <p>
      {words.join(', ')} · <Countdown until={ask.until} />
    </p>
  );
}

function AskBar({ ask, seat }: { ask: Ask; seat: Seat | undefined }): ReactNode {
  const { props } = useDesk();
  const say = useOnlineSay();
  const tell = useTell();
  const mine = ask.by === seat;
  const asked = ask.answers.find((answer) => answer.seat === seat);
  const title = useAskTitle(ask, mine);
  const changes = useWhatChanges(ask);
  const undecided = asked !== undefined && asked.yes === undefined;
  return (
    <Bar
      kind={undecided || mine ? 'asked' : 'asked others'}
      mark={<SeatMark seat={ask.by} shape={props.seats[ask.by].shape} size={28} />}
    >
      <div className="sentence">
        <h2>{title}</h2>
        {undecided ? (
          <p>
            {changes.join(' ')} <Countdown until={ask.until} />
          </p>
        ) : (
          <Answered ask={ask} />
        )}
      </div>
      <div className="answers">
        {undecided && (
          <>
            <button
              type="button"
              className="button"
              onClick={() => tell({ type: 'answer', yes: false })}
              data-answer="no"
            >
              {say('online.refuse')}
            </button>
            <button
              type="button"
              className="button yes"
              onClick={() => tell({ type: 'answer', yes: true })}
              data-answer="yes"
            >
              <Icon name="check" />
              {say('online.allow')}
            </button>
          </>
        )}
        {mine && (
          <button type="button" className="button" onClick={() => tell({ type: 'dropAsk' })} data-drop-ask="">
            {say('online.dropIt')}
          </button>
        )}
      </div>
    </Bar>
  );
}

function PausedBar(): ReactNode {
  const { seat } = useHere();
  const say = useOnlineSay();
  const tell = useTell();
  return (
    <Bar kind="paused" mark={<Icon name="pause" size={26} />}>
      <div className="sentence">
        <h2>{say('online.paused')}</h2>
        <p>{say('online.pausedWhat')}</p>
      </div>
      {seat !== undefined && (
        <div className="answers">
          <button type="button" className="button go" onClick={() => tell({ type: 'resume' })} data-resume="">
            {say('online.resume')}
          </button>
        </div>
      )}
    </Bar>
  );
}

/** The rules cannot go on: whoever sits there may try again, unless they are other rules than the game was begun under. */
function HaltedBar({ why }: { why: Halt }): ReactNode {
  const { seat } = useHere();
  const say = useOnlineSay();
  const tell = useTell();
  return (
    <Bar kind="halted" mark={<Icon name="pause" size={26} />}>
      <div className="sentence">
        <h2>{say(`online.halted.${why}`)}</h2>
        <p>{say(`online.haltedWhat.${why}`)}</p>
      </div>
      {seat !== undefined && why === 'failed' && (
        <div className="answers">
          <button type="button" className="button" onClick={() => tell({ type: 'resume' })} data-resume="">
            {say('online.tryAgain')}
          </button>
        </div>
      )}
    </Bar>
  );
}

function ReplacedBar(): ReactNode {
  const say = useOnlineSay();
  const tell = useTell();
  return (
    <Bar kind="replaced" mark={<StationIcon name="punchCard" size={26} />}>
      <div className="sentence">
        <h2>{say('online.replacedYou')}</h2>
        <p>{say('online.replacedYouWhat')}</p>
      </div>
      <div className="answers">
        <button
          type="button"
          className="button go"
          onClick={() => tell({ type: 'sitDownAgain' })}
          data-sit-down-again=""
        >
          {say('online.sitDownAgain')}
        </button>
      </div>
    </Bar>
  );
}

/** Whether nothing can be chosen at the board meanwhile. */
export function standsStill({ told }: Pick<Here, 'told'>, cut: boolean): boolean {
  const { ask, paused, halted, terms } = told.card;
  return cut || paused || halted !== undefined || (ask !== undefined && terms.pace.kind !== 'days');
}

/** What takes the place of the question, if anything does. */
export function urgentOf({ told, seat }: Here, cut: boolean): ReactNode {
  const { ask, paused, halted, stage, seats } = told.card;
  if (cut) return <LostBar />;
  if (stage !== 'playing') return undefined;
  if (halted) return <HaltedBar why={halted} />;
  if (ask) return <AskBar ask={ask} seat={seat} />;
  if (paused) return <PausedBar />;
  if (seat !== undefined && seats[seat]?.standIn !== undefined) return <ReplacedBar />;
  return undefined;
}
