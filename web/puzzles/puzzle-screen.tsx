/** A puzzle at its table: play the turn, see what it achieves, try again. */
import '../style/learn.css';
import '../style/puzzles.css';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { puzzleOfDay } from '../../kernel/index.ts';
import { forgetTable } from '../home/list-tables.ts';
import { host } from '../page/host.ts';
import { myName } from '../page/my-name.ts';
import { problemWords } from '../page/problem.ts';
import { useSay } from '../page/say.tsx';
import { withUniqueKeys } from '../page/unique-keys.ts';
import { WaitingRoom } from '../page/waiting-room.tsx';
import { useDesk } from '../table/context.ts';
import { localLine } from '../table/local-line.ts';
import { TableSession } from '../table/session.ts';
import { TableOf } from '../table/table-screen.tsx';
import { type Teacher, TeacherContext } from '../table/teacher.ts';
import type { PuzzleInfo, PuzzleTry } from '../worker/protocol.ts';
import { notePuzzle, today } from './results.ts';
import { usePuzzleSay } from './say.ts';

interface GivenPuzzle {
  readonly game: string;
  readonly number: number;
  readonly info: PuzzleInfo;
  readonly tries: readonly PuzzleTry[];
  onTry(result: PuzzleTry): void;
  again(): void;
}

const PuzzleContext = createContext<GivenPuzzle | undefined>(undefined);

function usePuzzle(): GivenPuzzle {
  const puzzle = useContext(PuzzleContext);
  if (!puzzle) throw new Error('outside of a puzzle');
  return puzzle;
}

/** The try at this table, once its turn is over; then nobody plays on there. */
function useTry(): { readonly judging: boolean; readonly result: PuzzleTry | undefined } {
  const { session, present } = useDesk();
  const { number, onTry } = usePuzzle();
  const [result, setResult] = useState<PuzzleTry>();
  const judged = useRef(false);
  const { at } = present.moment;
  const over = present.stage.kind !== 'yours';
  useEffect(() => {
    if (at === 0 || judged.current) return;
    void host()
      .puzzleTry(number)
      .then((found) => {
        if (!found || judged.current) return;
        judged.current = true;
        setResult(found);
        onTry(found);
        session.holdStill(true);
        return session.host.leave();
      });
  }, [at, number, onTry, session]);
  return { judging: over && !result, result };
}

const rounded = (points: number): string => points.toFixed(1);

function Reasons({ result, gap }: { result: PuzzleTry; gap: number }): ReactNode {
  const say = usePuzzleSay();
  const { tell, speaker } = useDesk();
  const { gains, later } = result.best;
  const list = new Intl.ListFormat(speaker.language, { type: 'conjunction' });
  const signed = new Intl.NumberFormat(speaker.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const parts = gains.map(({ key, points }) => `${signed.format(points)} ${tell({ key })}`);
  if (Math.abs(later) >= 1) parts.push(say('puzzle.later', { points: signed.format(later) }));
  return (
    <p className="words">
      {parts.length > 0 && `${say('puzzle.because', { gains: list.format(parts) })} `}
      {say('puzzle.gap', { points: rounded(gap) })}
    </p>
  );
}

function Tries(): ReactNode {
  const say = usePuzzleSay();
  const { tell } = useDesk();
  const { tries } = usePuzzle();
  if (tries.length === 0) return null;
  return (
    <ol className="tries" aria-label={say('puzzle.tries')}>
      {withUniqueKeys(tries.map(({ texts }) => texts.map(tell).join(' → '))).map(({ key, words }, place) => (
        <li key={key} className={tries[place].solved ? 'solved' : undefined}>
          <span>{words}</span>
          <b>
            {tries[place].solved ? say('puzzle.best') : say('puzzle.behind', { points: rounded(tries[place].behind) })}
          </b>
        </li>
      ))}
    </ol>
  );
}

function Panel(): ReactNode {
  const say = usePuzzleSay();
  const { tell } = useDesk();
  const { info, tries, again } = usePuzzle();
  const { judging, result } = useTry();
  const [help, setHelp] = useState<'hint' | 'solution'>();
  const solved = result?.solved === true;
  const stage = judging ? 'judging' : result ? (solved ? 'solved' : 'notYet') : 'task';
  const latest = result ?? tries.at(-1);
  return (
    <section className="teacher puzzle" aria-label={say('puzzle.title')} data-puzzle-stage={stage}>
      <div className="said" role="status">
        <p className="goal">
          <b>{say('puzzle.question')}</b> · {say('puzzle.difficulty', { number: info.difficulty })} ·{' '}
          {say('puzzle.from', { moves: info.at })}
        </p>
        <p className="words">{say(`puzzle.${stage}`)}</p>
        {help === 'hint' && <p className="words">{say('puzzle.hintWords', { move: tell(info.answer[0]) })}</p>}
        {(help === 'solution' || solved) && (
          <>
            <p className="words answer-line">{say('puzzle.answer', { moves: info.answer.map(tell).join(' → ') })}</p>
            {latest && <Reasons result={latest} gap={info.gap} />}
          </>
        )}
        <Tries />
      </div>
      <div className="ways">
        {result && (
          <button type="button" className="button sign" onClick={again} data-again="">
            {say('puzzle.tryAgain')}
          </button>
        )}
        {!solved && help === undefined && (
          <button type="button" className="button" onClick={() => setHelp('hint')} data-help="hint">
            {say('puzzle.hint')}
          </button>
        )}
        {!solved && help !== 'solution' && (
          <button type="button" className="button" onClick={() => setHelp('solution')} data-help="solution">
            {say('puzzle.solution')}
          </button>
        )}
        <Link href="/puzzles" className="button quiet" data-leave="">
          {say('puzzle.all')}
        </Link>
      </div>
    </section>
  );
}

const TEACHER: Teacher = { Panel };

interface Opened {
  readonly number: number;
  readonly info: PuzzleInfo;
  readonly table: string;
}

async function openPuzzle(game: string): Promise<Opened> {
  const { length } = await host().puzzles(game);
  const number = puzzleOfDay(today(), length);
  const [info, table] = await Promise.all([host().puzzle(game, number), host().startPuzzle(game, number, myName())]);
  return { number, info, table };
}

export default function PuzzleScreen({ game }: { game: string }): ReactNode {
  const say = useSay();
  const [opened, setOpened] = useState<Opened>();
  const [tries, setTries] = useState<readonly PuzzleTry[]>([]);
  const [trouble, setTrouble] = useState<unknown>();
  const again = useCallback(() => {
    openPuzzle(game).then(setOpened, setTrouble);
  }, [game]);
  useEffect(again, [again]);
  const table = opened?.table;
  const session = useMemo(() => (table === undefined ? undefined : new TableSession(table, localLine())), [table]);
  // A table of a puzzle is of no use once it is left.
  useEffect(() => (table === undefined ? undefined : () => void forgetTable(table)), [table]);
  const onTry = useCallback(
    (result: PuzzleTry) => {
      setTries((before) => [...before, result]);
      void notePuzzle(today(), game, result.solved).catch(() => undefined);
    },
    [game],
  );
  const given = useMemo(
    () => opened && { game, number: opened.number, info: opened.info, tries, onTry, again },
    [game, opened, tries, onTry, again],
  );
  if (!session || !given) {
    return (
      <WaitingRoom alone={trouble !== undefined}>
        <p role="status">
          {trouble === undefined ? say('web.loading') : say('web.trouble', { problem: problemWords(say, trouble) })}
        </p>
      </WaitingRoom>
    );
  }
  return (
    <PuzzleContext value={given}>
      <TeacherContext value={TEACHER}>
        <TableOf key={session.id} session={session} />
      </TeacherContext>
    </PuzzleContext>
  );
}
