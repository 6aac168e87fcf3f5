/** A puzzle at its table: play the turn, see what it is worth, try again, or be shown the answer. */
import '../style/learn.css';
import '../style/puzzles.css';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { puzzleOfDay } from '../../kernel/index.ts';
import { forgetTable } from '../home/list-tables.ts';
import { host } from '../page/host.ts';
import { myName } from '../page/my-name.ts';
import { Coming } from '../page/waiting-room.tsx';
import { savedTables } from '../saves/saves.ts';
import type { TableLine } from '../table/line.ts';
import { localLine } from '../table/local-line.ts';
import { EQUAL } from '../table/pills.tsx';
import { TableSession } from '../table/session.ts';
import { TableOf } from '../table/table-screen.tsx';
import { type Teacher, TeacherContext } from '../table/teacher.ts';
import type { FoundLine, ListedPuzzle, PuzzleInfo, PuzzleTurn, PuzzleWorth } from '../worker/protocol.ts';
import { type GivenPuzzle, PuzzleContext, type Try, type Verdict } from './given.ts';
import { Panel, Title } from './panel.tsx';
import { notePuzzle, type PuzzleName, puzzleResults, standingOf, streakOf, today } from './results.ts';

const ASKING: Teacher = { Title, Panel, withoutHints: true, passing: true };
/** Nothing is asked any more: what is said takes the place of the question. */
const SPEAKING: Teacher = { ...ASKING, Bar: () => null };

/** What tables of puzzles are marked with. */
const LESSON = 'puzzle';

/** Tables of puzzles that were left by closing the page are of no use any more. */
async function clearTables(): Promise<void> {
  const tables = await savedTables().catch(() => []);
  await Promise.all(tables.filter(({ lesson }) => lesson === LESSON).map(({ id }) => forgetTable(id)));
}

interface Found {
  readonly place: number;
  readonly count: number;
  readonly name: PuzzleName;
  readonly info: PuzzleInfo;
  readonly next: number;
}

/** The next one that is not solved, or else just the next one. */
async function nextAfter(game: string, puzzles: readonly ListedPuzzle[], place: number): Promise<number> {
  const results = await puzzleResults();
  const following = [...puzzles.keys()].map((_, step) => (place + 1 + step) % puzzles.length);
  return following.find((other) => standingOf(results, game, puzzles[other].key) !== 'solved') ?? following[0];
}

/** The puzzle with this number, or that of the day. */
async function findPuzzle(game: string, number: number | undefined): Promise<Found> {
  const puzzles = await host().puzzles(game);
  const day = today();
  const ofToday = puzzleOfDay(day, puzzles.length);
  const place = number === undefined ? ofToday : number - 1;
  const [info, next] = await Promise.all([host().puzzle(game, place), nextAfter(game, puzzles, place)]);
  return {
    place,
    count: puzzles.length,
    name: { day, game, puzzle: info.key, ofDay: place === ofToday },
    info,
    next,
  };
}

/** Nobody is told on the home screen where a puzzle stands. */
function puzzleLine(): TableLine {
  const { note: _note, ...line } = localLine();
  return line;
}

const verdictOf = ({ played }: PuzzleWorth): Verdict =>
  played && played.behind >= EQUAL ? { kind: 'less', points: played.behind, line: played } : { kind: 'asGood' };

interface Judge {
  readonly place: number;
  readonly answered: boolean;
  onTurn(turn: PuzzleTurn): void;
  onVerdict(turn: PuzzleTurn, verdict: Verdict): void;
  onBest(best: FoundLine): void;
}

/** Follows a table until the turn there is over, and says what it is worth beside the best one; at once where the answer itself was played. */
function judging(session: TableSession, { place, answered, onTurn, onVerdict, onBest }: Judge): () => Promise<void> {
  let asked = 0;
  let over = false;
  return async () => {
    const played = session.store.get().present?.moment.at ?? 0;
    if (over || played === asked) return;
    asked = played;
    const turn = played === 0 ? undefined : await host().puzzleTurn(place);
    if (!turn || over) return;
    over = true;
    if (!answered) {
      session.holdStill(true);
      // Nothing is left to choose from.
      if (session.store.get().panel === 'moves') session.showPanel(undefined);
      onTurn(turn);
      if (turn.same) onVerdict(turn, { kind: 'best' });
    }
    const worth = await host().puzzleWorth(place);
    onBest(worth.best);
    if (!answered && !turn.same) onVerdict(turn, verdictOf(worth));
  };
}

interface PuzzleTableProps {
  readonly found: Found;
  readonly table: string;
  readonly known: Pick<GivenPuzzle, 'answered' | 'tries' | 'hints' | 'best'>;
  readonly ways: Pick<GivenPuzzle, 'again' | 'showAnswer' | 'askHint'>;
  onTry(tried: Try): void;
  onBest(best: FoundLine): void;
}

function PuzzleTable({ found, table, known, ways, onTry, onBest }: PuzzleTableProps): ReactNode {
  const { name, place } = found;
  const { answered } = known;
  const session = useMemo(() => new TableSession(table, puzzleLine()), [table]);
  const [turn, setTurn] = useState<PuzzleTurn>();
  const [verdict, setVerdict] = useState<Verdict>();
  const [streak, setStreak] = useState<GivenPuzzle['streak']>();
  const [trouble, setTrouble] = useState<unknown>();
  const onVerdict = useCallback(
    ({ texts }: PuzzleTurn, judged: Verdict): void => {
      const note = async (): Promise<void> => {
        const { solved } = await notePuzzle(name, judged.kind === 'less' ? 'failed' : 'solved');
        if (judged.kind !== 'less') setStreak(solved ? streakOf(await puzzleResults(), name.day) : 'seen');
        setVerdict(judged);
        onTry({ texts, verdict: judged });
      };
      note().catch(setTrouble);
    },
    [name, onTry],
  );
  useEffect(() => {
    const judge = judging(session, { place, answered, onTurn: setTurn, onVerdict, onBest });
    return session.store.subscribe(() => void judge().catch(setTrouble));
  }, [session, place, answered, onVerdict, onBest]);
  const given = useMemo(
    (): GivenPuzzle => ({ ...found, ...known, ...ways, ...name, turn, verdict, streak }),
    [found, known, ways, name, turn, verdict, streak],
  );
  if (trouble !== undefined) return <Coming trouble={trouble} />;
  return (
    <PuzzleContext value={given}>
      <TeacherContext value={turn || answered ? SPEAKING : ASKING}>
        <TableOf session={session} />
      </TeacherContext>
    </PuzzleContext>
  );
}

interface Opened {
  readonly found: Found;
  readonly table: string;
  readonly answered: boolean;
}

/** `number` counts from 1; without one it is the puzzle of the day. */
export default function PuzzleScreen({ game, number }: { game: string; number: number | undefined }): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const [tries, setTries] = useState<readonly Try[]>([]);
  const [hints, setHints] = useState(0);
  const [best, setBest] = useState<FoundLine>();
  const [trouble, setTrouble] = useState<unknown>();
  const open = useCallback(
    (answered: boolean): void => {
      const set = async (): Promise<Opened> => {
        const found = await findPuzzle(game, number);
        if (answered) await notePuzzle(found.name, 'seen');
        const table = await host().startPuzzle(game, found.place, { name: myName(), answered });
        return { found, table, answered };
      };
      set().then(setOpened, setTrouble);
    },
    [game, number],
  );
  useEffect(() => {
    void clearTables().then(() => open(false));
  }, [open]);
  const table = opened?.table;
  // A table of a puzzle is of no use once it is left.
  useEffect(() => (table === undefined ? undefined : () => void forgetTable(table)), [table]);
  const place = opened?.found.place;
  const ways = useMemo(
    () => ({
      again: () => open(false),
      showAnswer: () => open(true),
      askHint() {
        setHints((before) => before + 1);
        if (place !== undefined)
          host()
            .puzzleWorth(place)
            .then((worth) => setBest(worth.best), setTrouble);
      },
    }),
    [open, place],
  );
  const onTry = useCallback((tried: Try) => setTries((before) => [...before, tried]), []);
  const answered = opened?.answered === true;
  const known = useMemo(() => ({ answered, tries, hints, best }), [answered, tries, hints, best]);
  if (!opened || trouble !== undefined) {
    return <Coming trouble={trouble} />;
  }
  return (
    <PuzzleTable
      key={opened.table}
      found={opened.found}
      table={opened.table}
      known={known}
      ways={ways}
      onTry={onTry}
      onBest={setBest}
    />
  );
}
