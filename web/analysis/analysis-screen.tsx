/** A finished game looked at once more: its board at every turn, what was to be expected, what mattered, and what would have been better. */
import '../style/analysis.css';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SeatMark } from '../kit/marks.tsx';
import { download, recordLink } from '../page/files.ts';
import { Icon } from '../page/icons.tsx';
import { problemWords } from '../page/problem.ts';
import { useDesk } from '../table/context.ts';
import { localLine } from '../table/local-line.ts';
import { TableSession } from '../table/session.ts';
import { TableOf } from '../table/table-screen.tsx';
import { type Teacher, TeacherContext } from '../table/teacher.ts';
import type { Analysis, GradedTurn, TurningPoint } from '../worker/protocol.ts';
import { Chart } from './chart.tsx';
import { LuckAndPlay } from './luck-and-play.tsx';
import { reportPage } from './report.ts';
import { type AnalysisVoice, useAnalysisVoice } from './say.ts';
import { GradeMark, TurnView, useTurnWords } from './turn-view.tsx';
import { type Progress, useAnalysis } from './use-analysis.ts';

function useHeadline(): string {
  const { present, say, speaker } = useDesk();
  if (present.stage.kind !== 'over') return '';
  const { winners } = present.stage.result;
  return say('web.won', { count: winners.length, names: winners.map((seat) => speaker.seat(seat)) });
}

/** The table at which the game was played; unless told, the one that is studied. */
const PlayedAt = createContext<string | undefined>(undefined);

function ToTable({ quiet = false, children }: { quiet?: boolean; children: ReactNode }): ReactNode {
  const { info } = useDesk();
  const back = useContext(PlayedAt) ?? `/table/${info.id}`;
  return (
    <Link href={back} className={quiet ? 'button quiet' : 'button'} data-back="">
      {children}
    </Link>
  );
}

function Working({ progress, voice }: { progress: Progress; voice: AnalysisVoice }): ReactNode {
  const { say } = useDesk();
  const { analysis, running, trouble, toggle } = progress;
  if (trouble !== undefined)
    return (
      <>
        <p role="alert">{say('web.trouble', { problem: problemWords(say, trouble) })}</p>
        <ToTable>{voice.say('analysis.score')}</ToTable>
      </>
    );
  if (!analysis) return <p role="status">{say('web.loading')}</p>;
  const { done, total } = analysis;
  if (done === total) return <p className="foot">{voice.say('analysis.finished')}</p>;
  return (
    <div className="working">
      <label>
        {voice.say('analysis.working', { done, total })}
        <progress max={total} value={done} />
      </label>
      <button type="button" className="button quiet small" onClick={toggle} data-work={running ? 'stop' : 'go'}>
        <Icon name={running ? 'pause' : 'play'} size={16} />
        {voice.say(running ? 'analysis.stop' : 'analysis.goOn')}
      </button>
    </div>
  );
}

interface Choice {
  readonly analysis: Analysis;
  readonly voice: AnalysisVoice;
  readonly seat: number;
  readonly chosen: GradedTurn | undefined;
  onChoose(turn: GradedTurn): void;
}

function Seats({ seat, onSeat, voice }: { seat: number; onSeat(seat: number): void; voice: AnalysisVoice }): ReactNode {
  const { props } = useDesk();
  if (props.seats.length === 1) return null;
  return (
    <div className="whose" role="group" aria-label={voice.say('analysis.whose')}>
      {props.seats.map((each) => (
        <button
          key={each.seat}
          type="button"
          aria-pressed={each.seat === seat}
          onClick={() => onSeat(each.seat)}
          data-whose={each.seat}
        >
          <SeatMark seat={each.seat} shape={each.shape} size={18} />
          {each.name}
        </button>
      ))}
    </div>
  );
}

/** The turn in which a turning point lies; chance may speak between two turns. */
const turnAround = (turns: readonly GradedTurn[], { at }: TurningPoint): GradedTurn | undefined =>
  turns.findLast((turn) => turn.at <= at) ?? turns[0];

function Mattered({ analysis, voice, seat, chosen, onChoose }: Choice): ReactNode {
  const words = useTurnWords();
  const { turningPoints, grades } = analysis.seats[seat];
  const { best, good, weak, mistake } = grades;
  const complete = analysis.done === analysis.total;
  return (
    <section className="mattered">
      <h3>{voice.say('analysis.mattered')}</h3>
      {turningPoints.length === 0 && (
        <p className="foot">{voice.say(complete ? 'analysis.nothing' : 'analysis.nothingYet')}</p>
      )}
      <ol>
        {turningPoints.map((point, place) => {
          const turn = turnAround(analysis.turns, point);
          const own = analysis.turns.find(({ at, seat: whose }) => at === point.at && whose === seat);
          return (
            <li key={`${point.cause} ${point.at}`}>
              <button
                type="button"
                aria-pressed={turn !== undefined && turn === chosen}
                onClick={() => turn && onChoose(turn)}
                data-turning-point={point.cause}
              >
                <span className="disc">{place + 1}</span>
                <span className="words">
                  {words(point.texts)}
                  {own?.better && (
                    <small>{voice.say('analysis.better', { words: words(own.better, own.played) })}</small>
                  )}
                </span>
                <span className="mark">
                  {point.cause === 'luck' ? (
                    <b className="grade luck">{voice.say('analysis.luck')}</b>
                  ) : (
                    own && <GradeMark turn={own} voice={voice} />
                  )}
                  <b>{voice.signed(point.points)}</b>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="foot">
        {voice.say('analysis.grades', { count: best + good + weak + mistake, best, good, weak, mistake })}
      </p>
    </section>
  );
}

function Chosen({ analysis, voice, chosen, onChoose }: Choice): ReactNode {
  const { session, props, state, present } = useDesk();
  const [, go] = useLocation();
  const words = useTurnWords();
  const at = chosen?.at;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (at !== undefined) section.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  if (!chosen) return <p className="foot">{voice.say('analysis.choose')}</p>;
  const place = analysis.turns.indexOf(chosen);
  const step = (by: number): void => {
    const turn = analysis.turns[place + by];
    if (turn) onChoose(turn);
  };
  const branch = async (): Promise<void> => go(`/table/${await session.host.branch(chosen.at)}`);
  const shown = state.past?.at ?? present.moment.at;
  return (
    <section ref={section} className="chosen" data-turn={chosen.number}>
      <header>
        <button
          type="button"
          className="button quiet"
          aria-label={voice.say('analysis.previous')}
          disabled={place === 0}
          onClick={() => step(-1)}
        >
          <Icon name="back" />
        </button>
        <div>
          <h3>
            <SeatMark seat={chosen.seat} shape={props.seats[chosen.seat].shape} size={18} />
            {voice.say('analysis.turn', { number: chosen.number, name: props.seats[chosen.seat].name })}
            <GradeMark turn={chosen} voice={voice} />
          </h3>
          <p>{words(chosen.played)}</p>
        </div>
        <button
          type="button"
          className="button quiet"
          aria-label={voice.say('analysis.next')}
          disabled={place === analysis.turns.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="forward" />
        </button>
      </header>
      <div className="ways">
        <button type="button" className="button go" onClick={() => void branch()} data-again="">
          <Icon name="branch" />
          {voice.say('analysis.again')}
        </button>
        <span className="whose" role="group">
          <button type="button" aria-pressed={shown === chosen.at} onClick={() => void session.look(chosen.at)}>
            {voice.say('analysis.before')}
          </button>
          <button type="button" aria-pressed={shown === chosen.to} onClick={() => void session.look(chosen.to)}>
            {voice.say('analysis.after')}
          </button>
        </span>
      </div>
      <TurnView turn={chosen} voice={voice} />
    </section>
  );
}

/** The same for who cannot see the chart, or wants to know exactly. */
function Tables({ analysis, voice, onChoose }: Choice): ReactNode {
  const { props } = useDesk();
  const words = useTurnWords();
  const prospectOf = new Map(analysis.prospects.map(({ at, points }) => [at, points]));
  return (
    <details className="all-turns">
      <summary>{voice.say('analysis.allTurns')}</summary>
      <div className="scrolls">
        <table>
          <thead>
            <tr>
              <th scope="col">{voice.say('analysis.move')}</th>
              {props.seats.map(({ seat, shape, name }) => (
                <th key={seat} scope="col">
                  <SeatMark seat={seat} shape={shape} size={16} />
                  <span className="unseen">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {analysis.turns.map((turn) => (
              <tr key={turn.at}>
                <th scope="row">
                  <button type="button" onClick={() => onChoose(turn)}>
                    <span className="ordinal">{turn.number}</span>
                    <SeatMark seat={turn.seat} shape={props.seats[turn.seat].shape} size={14} />
                    <span className="words">{words(turn.played)}</span>
                    <GradeMark turn={turn} voice={voice} />
                  </button>
                </th>
                {props.seats.map(({ seat }) => (
                  <td key={seat}>{Math.round(prospectOf.get(turn.at)?.[seat] ?? 0)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{voice.say('analysis.end')}</th>
              {props.seats.map(({ seat }) => (
                <td key={seat}>{analysis.result[seat]}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Share({ analysis, voice }: { analysis: Analysis; voice: AnalysisVoice }): ReactNode {
  const { session, info, props, tell } = useDesk();
  const headline = useHeadline();
  const [note, setNote] = useState<string>();
  const savePage = (): void => {
    const style = getComputedStyle(document.querySelector('.table') ?? document.body);
    const seats = props.seats.map(({ seat, name }) => ({
      name,
      colour: style.getPropertyValue(`--seat-${seat}`).trim(),
      total: analysis.result[seat],
    }));
    const title = `${info.game.title}: ${voice.say('analysis.title')}`;
    const page = reportPage({ title, headline, seats, analysis, voice, tell });
    download(`${info.game.id}-${info.id}.html`, page, 'text/html');
  };
  const copyLink = async (): Promise<void> => {
    const address = await recordLink(await session.host.record());
    try {
      await navigator.clipboard.writeText(address);
      setNote(voice.say('analysis.copied'));
    } catch {
      setNote(address);
    }
  };
  return (
    <section className="share" aria-label={voice.say('analysis.share')}>
      <div className="ways">
        <button type="button" className="button" onClick={savePage} data-save="page">
          <Icon name="download" />
          {voice.say('analysis.page')}
        </button>
        {!info.practice && (
          <button type="button" className="button" onClick={() => void copyLink()} data-save="link">
            <Icon name="link" />
            {voice.say('analysis.link')}
          </button>
        )}
        <ToTable quiet>{voice.say('analysis.score')}</ToTable>
      </div>
      <p className="foot" role="status">
        {note}
      </p>
    </section>
  );
}

function Panel(): ReactNode {
  const { session, present } = useDesk();
  const voice = useAnalysisVoice();
  const progress = useAnalysis();
  const headline = useHeadline();
  const [seat, setSeat] = useState(present.moment.viewer === 'spectator' ? 0 : present.moment.viewer);
  const [at, setAt] = useState<number>();
  const { analysis } = progress;
  const choose = useCallback(
    (turn: GradedTurn): void => {
      setAt(turn.at);
      void session.look(turn.at);
    },
    [session],
  );
  const choice = analysis && {
    analysis,
    voice,
    seat,
    chosen: analysis.turns.find((turn) => turn.at === at),
    onChoose: choose,
  };
  return (
    <>
      <aside
        className="study"
        aria-label={voice.say('analysis.title')}
        data-analysis={analysis?.done === analysis?.total ? 'done' : ''}
      >
        <h2>{headline}</h2>
        {analysis && <p className="totals">{analysis.result.join(' : ')}</p>}
        <Working progress={progress} voice={voice} />
        {choice && (
          <>
            <Seats seat={seat} onSeat={setSeat} voice={voice} />
            <Mattered {...choice} />
            <Chosen {...choice} />
            <LuckAndPlay analysis={choice.analysis} voice={voice} />
            <Tables {...choice} />
            <Share analysis={choice.analysis} voice={voice} />
          </>
        )}
      </aside>
      {choice && <Chart {...choice} />}
    </>
  );
}

const TEACHER: Teacher = { Panel };

export default function AnalysisScreen({ id, back }: { id: string; back?: string }): ReactNode {
  const session = useMemo(() => {
    // Where a finished game stands has been noted.
    const { note: _note, ...line } = localLine();
    return new TableSession(id, line);
  }, [id]);
  // The game is over: nothing moves, and what is shown is the person's choice.
  useEffect(() => () => void session.now(), [session]);
  return (
    <PlayedAt value={back}>
      <TeacherContext value={TEACHER}>
        <TableOf session={session} />
      </TeacherContext>
    </PlayedAt>
  );
}
