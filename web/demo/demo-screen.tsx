/** A game playing itself at its real table, to be watched; whoever likes stops it, goes move by move, or sits down. */
import '../style/demo.css';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { quickStart } from '../home/quick-start.ts';
import { SeatMark } from '../kit/marks.tsx';
import { host } from '../page/host.ts';
import { Icon } from '../page/icons.tsx';
import { myName } from '../page/my-name.ts';
import { Coming } from '../page/waiting-room.tsx';
import { useDesk } from '../table/context.ts';
import { SpeedChoice } from '../table/question-bar.tsx';
import { TableOf } from '../table/table-screen.tsx';
import { type Teacher, TeacherContext } from '../table/teacher.ts';
import { demoSession, startDemo, takeSeat } from './demo.ts';
import { useDemoSay } from './say.ts';

interface Demo {
  readonly game: string;
  /** Begins another game. */
  another(): void;
}

const DemoContext = createContext<Demo>({ game: '', another: () => undefined });

/** Whether the page is in sight: nobody plays for an empty room. */
function useInSight(): boolean {
  const [inSight, setInSight] = useState(!document.hidden);
  useEffect(() => {
    const look = (): void => setInSight(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return inSight;
}

/** Leaves the demo for a table of one's own. */
function useSitDown(): (table: Promise<string>) => void {
  const { session } = useDesk();
  const [, go] = useLocation();
  return (table) => void session.attempt(async () => go(`/table/${await table}`));
}

function Play(): ReactNode {
  const say = useDemoSay();
  const { game } = useContext(DemoContext);
  const sitDown = useSitDown();
  const play = (): void => sitDown(quickStart(game, myName()));
  return (
    <button type="button" className="button go" onClick={play} data-demo="play">
      {say('demo.play')}
    </button>
  );
}

function Leave(): ReactNode {
  const say = useDemoSay();
  return (
    <Link
      href="/"
      className="button quiet tool"
      aria-label={say('demo.leave')}
      title={say('demo.leave')}
      data-demo="leave"
    >
      <Icon name="close" />
    </Link>
  );
}

function Controls({ paused, onPause, onSeat }: { paused: boolean; onPause(on: boolean): void; onSeat(): void }) {
  const say = useDemoSay();
  const step = (): void => {
    onPause(true);
    void host().hold(true);
    void host().step();
  };
  return (
    <div className="way">
      <button
        type="button"
        className="button"
        onClick={() => onPause(!paused)}
        aria-label={say(paused ? 'demo.goOn' : 'demo.pause')}
        data-key=" "
        data-demo="pause"
      >
        <Icon name={paused ? 'play' : 'pause'} />
        <span className="wide-only">{say(paused ? 'demo.goOn' : 'demo.pause')}</span>
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={step}
        aria-label={say('demo.step')}
        title={say('demo.step')}
        aria-keyshortcuts="n"
        data-key="n"
        data-demo="step"
      >
        <Icon name="forward" />
      </button>
      <SpeedChoice label={say('demo.speed')} />
      <button
        type="button"
        className="button quiet"
        onClick={onSeat}
        aria-label={say('demo.takeSeat')}
        title={say('demo.takeSeat')}
        data-demo="seat"
      >
        <Icon name="people" />
        <span className="wide-only">{say('demo.takeSeat')}</span>
      </button>
      <Play />
    </div>
  );
}

function WhichSeat({ onBack }: { onBack(): void }): ReactNode {
  const say = useDemoSay();
  const { props, present } = useDesk();
  const sitDown = useSitDown();
  const people = props.seats.filter(({ holder }) => holder === 'opponent');
  return (
    <section className="question-bar demo" aria-label={say('demo.title')} data-stage="seat">
      <div className="sentence">
        <h2>{say('demo.whichSeat')}</h2>
        <p>{say('demo.whichSeatHow')}</p>
      </div>
      <div className="way">
        {people.map(({ seat, shape, name }) => (
          <button
            key={seat}
            type="button"
            className="button"
            onClick={() => sitDown(takeSeat(present.moment.at, seat))}
            data-take-seat={seat}
          >
            <SeatMark seat={seat} shape={shape} size={20} />
            {name}
          </button>
        ))}
        <button type="button" className="button quiet" onClick={onBack}>
          {say('demo.back')}
        </button>
      </div>
    </section>
  );
}

function Over(): ReactNode {
  const say = useDemoSay();
  const { present, props, speaker, say: tableSay, session } = useDesk();
  const { another } = useContext(DemoContext);
  if (present.stage.kind !== 'over') return null;
  const { winners } = present.stage.result;
  return (
    <section className="question-bar over demo" aria-label={say('demo.title')} data-stage="over">
      <span className="winner">
        {winners.map((seat) => (
          <SeatMark key={seat} seat={seat} shape={props.seats[seat].shape} size={32} />
        ))}
      </span>
      <div className="sentence">
        <h2>{tableSay('web.won', { count: winners.length, names: winners.map((seat) => speaker.seat(seat)) })}</h2>
        <p>{say('demo.keptNowhere')}</p>
      </div>
      <div className="way">
        <button type="button" className="button quiet" onClick={() => session.showPanel('score')}>
          {tableSay('web.scoreFinal')}
        </button>
        <button type="button" className="button quiet" onClick={another} data-demo="another">
          {say('demo.another')}
        </button>
        <Play />
      </div>
      <Leave />
    </section>
  );
}

function Bar({ children }: { children: ReactNode }): ReactNode {
  const say = useDemoSay();
  const { present, props, state, log, tell } = useDesk();
  const [paused, setPaused] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const inSight = useInSight();
  // Whoever looks at an earlier moment, or at the seats, should not miss anything.
  const held = paused || choosing || !inSight || state.past !== undefined;
  useEffect(() => void host().hold(held), [held]);
  const { stage } = present;
  if (state.past) return children;
  if (stage.kind === 'over') return <Over />;
  if (choosing) return <WhichSeat onBack={() => setChoosing(false)} />;
  if (stage.kind !== 'waiting') return null;
  const { shape, name } = props.seats[stage.seat];
  const latest = log.at(-1)?.lines ?? [];
  return (
    <section
      className="question-bar waiting demo"
      aria-label={say('demo.title')}
      data-stage="waiting"
      data-paused={paused ? '' : undefined}
    >
      <span className={paused ? undefined : 'thinking'}>
        <SeatMark seat={stage.seat} shape={shape} size={28} />
      </span>
      <div className="sentence">
        <h2>{say(paused ? 'demo.paused' : 'demo.thinking', { name })}</h2>
        <p className="narration">{latest.map(tell).join(' ')}</p>
      </div>
      <Controls paused={paused} onPause={setPaused} onSeat={() => setChoosing(true)} />
      <Leave />
    </section>
  );
}

const SHOWN: Teacher = { Bar, passing: true };

function Watched({ id }: { id: string }): ReactNode {
  const session = useMemo(() => demoSession(id), [id]);
  return (
    <TeacherContext value={SHOWN}>
      <TableOf session={session} />
    </TeacherContext>
  );
}

export default function DemoScreen({ game }: { game: string }): ReactNode {
  const [table, setTable] = useState<string>();
  const [trouble, setTrouble] = useState<unknown>();
  const start = useCallback(() => {
    startDemo(game).then(setTable, setTrouble);
  }, [game]);
  useEffect(start, [start]);
  const demo = useMemo((): Demo => ({ game, another: start }), [game, start]);
  if (table === undefined) {
    return <Coming trouble={trouble} />;
  }
  return (
    <DemoContext value={demo}>
      <Watched key={table} id={table} />
    </DemoContext>
  );
}
