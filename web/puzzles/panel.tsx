/** What is said at the table of a puzzle: the question, what became of a turn, and the answer step by step. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../page/icons.tsx';
import { withUniqueKeys } from '../page/unique-keys.ts';
import { useDesk } from '../table/context.ts';
import { Pills, useTenths } from '../table/pills.tsx';
import type { FoundLine } from '../worker/protocol.ts';
import { Difficulty } from './difficulty.tsx';
import { type Try, usePuzzle } from './given.ts';
import { type PuzzleSay, usePuzzleSay } from './say.ts';

export function Title(): ReactNode {
  const say = usePuzzleSay();
  const { info, board, props, tell } = useDesk();
  const { ofDay, place, count } = usePuzzle();
  return (
    <>
      <h1>{ofDay ? say('puzzle.title') : say('puzzle.number', { number: place + 1, count })}</h1>
      <p>
        <span className="wide-only">{info.game.title} · </span>
        {board.status(props).map(tell).join(' · ')}
      </p>
    </>
  );
}

/** How far one is ahead of the best of the others, or behind. */
function Standing({ say }: { say: PuzzleSay }): ReactNode {
  const { present, props, state } = useDesk();
  const { forecast } = state.past ?? present.moment;
  const totals = forecast.map(({ seat, total }) => ({ seat, total }));
  const mine = totals.find(({ seat }) => seat === props.me)?.total ?? 0;
  const [rival] = totals.filter(({ seat }) => seat !== props.me).sort((a, b) => b.total - a.total);
  if (!rival) return null;
  const lead = mine > rival.total ? 'ahead' : mine < rival.total ? 'behind' : 'level';
  return say('puzzle.standing', {
    lead,
    points: Math.abs(mine - rival.total),
    name: props.seats[rival.seat].name,
  });
}

function Kicker({ say }: { say: PuzzleSay }): ReactNode {
  const { place, count, info } = usePuzzle();
  return (
    <p className="goal">
      <b>{say('puzzle.number', { number: place + 1, count })}</b>
      <Difficulty number={info.difficulty} />
      <span>{say('puzzle.from', { moves: info.at })}</span>
    </p>
  );
}

/** The hints that were asked for: what it is about first, then how it begins. */
function Hints({ say }: { say: PuzzleSay }): ReactNode {
  const { tell } = useDesk();
  const { hints, best, info } = usePuzzle();
  if (hints === 0) return null;
  const [most] = best?.gains.filter(({ points }) => points > 0) ?? [];
  if (!best) return <p className="clue">{say('puzzle.hintThinks')}</p>;
  return (
    <>
      {most && <p className="clue">{say('puzzle.hintSource', { source: tell({ key: most.key }) })}</p>}
      {(hints > 1 || !most) && <p className="clue">{say('puzzle.hintFirst', { move: tell(info.answer[0]) })}</p>}
    </>
  );
}

function Tries({ say }: { say: PuzzleSay }): ReactNode {
  const { tell } = useDesk();
  const { tries } = usePuzzle();
  const points = useTenths();
  if (tries.length === 0) return null;
  const worth = ({ verdict }: Try): string =>
    verdict.kind === 'less' ? say('puzzle.behind', { points: points(verdict.points) }) : say('puzzle.best');
  return (
    <div className="tries">
      <h3>{say('puzzle.tries')}</h3>
      <ol>
        {withUniqueKeys(tries.map(({ texts }) => texts.map(tell).join(' → '))).map(({ key, words }, number) => (
          <li key={key} data-verdict={tries[number].verdict.kind}>
            <i aria-hidden="true">
              {tries[number].verdict.kind === 'less' ? number + 1 : <Icon name="check" size={13} />}
            </i>
            <span title={words}>{words}</span>
            <b>{worth(tries[number])}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What speaks for the best turn, and for the one that was played. */
function Reasons({
  say,
  best,
  played,
}: {
  say: PuzzleSay;
  best?: FoundLine | undefined;
  played?: FoundLine | undefined;
}) {
  if (!best && !played) return null;
  return (
    <div className="reasons">
      <p className="more">{say('puzzle.brings')}</p>
      <dl>
        {best && (
          <div>
            <dt>{say('puzzle.theBest')}</dt>
            <dd>
              <Pills parts={best.gains} later={best.later} />
            </dd>
          </div>
        )}
        {played && (
          <div>
            <dt>{say('puzzle.yours')}</dt>
            <dd>
              <Pills parts={played.gains} later={played.later} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Ways({ say, children }: { say: PuzzleSay; children?: ReactNode }): ReactNode {
  const { game } = usePuzzle();
  return (
    <div className="ways">
      {children}
      <Link href={`/puzzles/${game}`} className="button quiet leave" aria-label={say('puzzle.leave')} data-leave="">
        <Icon name="list" size={18} />
        <span className="wide-only">{say('puzzle.leave')}</span>
      </Link>
    </div>
  );
}

function Next({ say, go }: { say: PuzzleSay; go: boolean }): ReactNode {
  const { game, next } = usePuzzle();
  return (
    <Link href={`/puzzle/${game}/${next + 1}`} className={go ? 'button go' : 'button'} data-next="">
      {say('puzzle.next')}
      <Icon name="forward" size={18} />
    </Link>
  );
}

function Again({ say, main }: { say: PuzzleSay; main: boolean }): ReactNode {
  const { again } = usePuzzle();
  return (
    <button type="button" className={main ? 'button sign' : 'button'} onClick={again} data-again="">
      <Icon name="restart" size={18} />
      {say('puzzle.tryAgain')}
    </button>
  );
}

function ShowAnswer({ say }: { say: PuzzleSay }): ReactNode {
  const { showAnswer } = usePuzzle();
  return (
    <button type="button" className="button" onClick={showAnswer} data-answer="">
      <Icon name="eye" size={18} />
      {say('puzzle.solution')}
    </button>
  );
}

const MOST_HINTS = 2;

function Question({ say }: { say: PuzzleSay }): ReactNode {
  const { hints, askHint } = usePuzzle();
  return (
    <>
      <div className="said" role="status">
        <Kicker say={say} />
        <p className="words">
          <b>{say('puzzle.question')}.</b> <Standing say={say} />
        </p>
        {hints === 0 && <p className="more">{say('puzzle.task')}</p>}
        <Hints say={say} />
      </div>
      <Ways say={say}>
        {hints < MOST_HINTS && (
          <button type="button" className="button" onClick={askHint} data-help="hint">
            <Icon name="bulb" size={18} />
            {say(hints === 0 ? 'puzzle.hint' : 'puzzle.hintMore')}
          </button>
        )}
        <ShowAnswer say={say} />
      </Ways>
      <Tries say={say} />
    </>
  );
}

function Outcome({ say }: { say: PuzzleSay }): ReactNode {
  const { verdict, streak, best, info } = usePuzzle();
  const points = useTenths();
  if (!verdict) {
    return (
      <div className="said" role="status">
        <Kicker say={say} />
        <p className="words">{say('puzzle.judging')}</p>
      </div>
    );
  }
  if (verdict.kind === 'less') {
    return (
      <>
        <div className="said" role="status">
          <Kicker say={say} />
          <p className="words">
            <b>{say('puzzle.notYet', { points: points(verdict.points) })}</b>
          </p>
        </div>
        <Ways say={say}>
          <Again say={say} main />
          <ShowAnswer say={say} />
          <Next say={say} go={false} />
        </Ways>
        <Reasons say={say} played={verdict.line} />
        <Tries say={say} />
      </>
    );
  }
  const words = streak === 'seen' ? 'puzzle.afterSeen' : verdict.kind === 'best' ? 'puzzle.solved' : 'puzzle.asGood';
  return (
    <>
      <div className="said" role="status">
        <Kicker say={say} />
        <p className="words">
          <b>{say(words)}</b> {typeof streak === 'number' && streak > 0 && say('puzzle.streak', { days: streak })}
        </p>
        <p className="more">{say('puzzle.gap', { points: points(info.gap) })}</p>
      </div>
      <Ways say={say}>
        <Again say={say} main={false} />
        <ShowAnswer say={say} />
        <Next say={say} go />
      </Ways>
      <Reasons say={say} best={best} />
      <Tries say={say} />
    </>
  );
}

const STEP_MS = 1_100;

/** Where the demonstration stands; it goes on by itself where things may move. */
function useDemonstration(): { at: number; playing: boolean; look(at: number): void; toggle(): void } {
  const { session, present, state } = useDesk();
  const last = present.moment.at;
  const at = state.past?.at ?? last;
  const [playing, setPlaying] = useState(() => document.documentElement.dataset.motion === 'on');
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    void session.look(0).then(() => setBegun(true));
  }, [session]);
  useEffect(() => {
    if (!playing || !begun || at >= last) return;
    const timer = setTimeout(() => void session.look(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, begun, at, last, session]);
  return {
    at,
    playing: playing && at < last,
    look(to) {
      setPlaying(false);
      void session.look(to);
    },
    toggle() {
      if (at >= last) void session.look(0);
      setPlaying(at >= last || !playing);
    },
  };
}

function Answer({ say }: { say: PuzzleSay }): ReactNode {
  const { tell, say: sayHouse } = useDesk();
  const { info, best, tries } = usePuzzle();
  const { at, playing, look, toggle } = useDemonstration();
  const points = useTenths();
  const last = tries.at(-1)?.verdict;
  const steps = withUniqueKeys([say('puzzle.before'), ...info.answer.map(tell)]);
  return (
    <>
      <div className="said">
        <Kicker say={say} />
        <p className="words" role="status">
          <b>{say('puzzle.shown')}</b>
        </p>
        <p className="more">{say('puzzle.gap', { points: points(info.gap) })}</p>
      </div>
      <Ways say={say}>
        <button type="button" className="button" onClick={toggle} aria-pressed={playing} data-replay="">
          <Icon name={playing ? 'pause' : 'play'} size={18} />
          {sayHouse(playing ? 'web.pause' : 'web.replay')}
        </button>
        <Again say={say} main={false} />
        <Next say={say} go />
      </Ways>
      <ol className="steps">
        {steps.map(({ key, words }, step) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => look(step)}
              aria-current={step === at ? 'step' : undefined}
              data-step={step}
            >
              <i aria-hidden="true">{step === 0 ? '·' : step}</i>
              {words}
            </button>
          </li>
        ))}
      </ol>
      <Reasons say={say} best={best} played={last?.kind === 'less' ? last.line : undefined} />
    </>
  );
}

export function Panel(): ReactNode {
  const say = usePuzzleSay();
  const { answered, turn, verdict } = usePuzzle();
  const stage = answered ? 'answer' : !turn ? 'question' : !verdict ? 'judging' : verdict.kind;
  return (
    <section
      className={stage === 'question' ? 'teacher puzzle step' : 'teacher puzzle'}
      aria-label={say('puzzle.title')}
      data-puzzle-stage={stage}
    >
      {answered ? <Answer say={say} /> : turn ? <Outcome say={say} /> : <Question say={say} />}
    </section>
  );
}
