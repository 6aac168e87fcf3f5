/** The table: board, question, my things, the others, and panels around it. One shell for all games. */
import '../style/table.css';
import '../style/panels.css';
import {
  type CSSProperties,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link } from 'wouter';
import type { NextMove } from '../kit/board.ts';
import { PrintContext } from '../kit/fallback/board.tsx';
import { ShareContext } from '../kit/gradually.tsx';
import { TappingContext } from '../kit/target.tsx';
import { Brand } from '../page/brand.tsx';
import { Icon } from '../page/icons.tsx';
import { titleTable } from '../page/title.ts';
import { Coming } from '../page/waiting-room.tsx';
import { settings, themeNow } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { afterNextPaint, whenIdle } from './after-next-paint.ts';
import { useAround } from './around.ts';
import { BoardFrame, type Camera } from './board-frame.tsx';
import { DeskContext, type TableDesk, useDesk } from './context.ts';
import { useTableDesk } from './desk.tsx';
import { useFocusKept } from './focus.ts';
import { HandOver } from './hand-over.tsx';
import { useKeys } from './keys.ts';
import { LiveRegion } from './live.tsx';
import { localLine } from './local-line.ts';
import { Notices, Trouble, WayOn } from './notices.tsx';
import { PanelArea, reachable, Tabs } from './panels.tsx';
import { QuestionBar } from './question-bar.tsx';
import { seatVariables } from './seat-colours.ts';
import { SeatStrips } from './seats.tsx';
import { TableSession } from './session.ts';
import { SheetHandle } from './sheet-handle.tsx';
import { useTapping, useTaps } from './taps.ts';
import { TargetMenu } from './target-menu.tsx';
import { useTeacher } from './teacher.ts';
import { Ticker } from './ticker.tsx';
import type { Seen } from './travel.ts';
import { Travelling } from './travelling.tsx';
import { useAgain } from './use-again.ts';
import { useInSight } from './use-in-sight.ts';

const TableMenu = lazy(() => import('./table-menu.tsx'));
const considered = () => import('./considered-card.tsx');
const ConsideredCard = lazy(considered);
const movesPanel = () => import('./moves-panel.tsx');
const Explainer = lazy(() => import('./explainer.tsx'));
const Welcome = lazy(() => import('./welcome.tsx'));
const WhyNotCard = lazy(() => import('./why-not-card.tsx'));

function TopBar({ onMenu }: { onMenu(): void }): ReactNode {
  const { info, board, props, say, tell } = useDesk();
  const around = useAround();
  const teacher = useTeacher();
  return (
    <header className="top-bar">
      <Link href="/" className="brand" aria-label={say('web.home')}>
        <Brand />
      </Link>
      <div className="title">
        {teacher?.Title ? (
          <teacher.Title />
        ) : (
          <>
            <h1>{info.game.title}</h1>
            <p>{board.status(props).map(tell).join(' · ')}</p>
          </>
        )}
      </div>
      {teacher?.Road ? <teacher.Road /> : <SeatStrips />}
      {around?.tools}
      <button
        type="button"
        className="button quiet tool"
        onClick={onMenu}
        aria-label={say('web.menu')}
        aria-keyshortcuts="?"
        data-key="?"
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}

/** Room for words grows with them. */
const rem = (px: number): string => `${px / 16}rem`;

/** Seat colours, and the sizes the board asks for. */
function useVariables({ board }: TableDesk): CSSProperties {
  const now = useStore(settings);
  return {
    ...seatVariables(board.seats, themeNow(now), now.safeColours),
    '--dock-size': rem(board.layout.dockSize),
    '--side-size': rem(board.layout.side ?? 0),
  };
}

/** What others do is followed by the camera; one's own hand needs no guide. */
function useFollow({ props, log, state, present }: TableDesk, camera: RefObject<Camera | undefined>) {
  const { at } = state.past ?? present.moment;
  const mover = log[at]?.seat;
  const own = mover === undefined || mover === props.viewer;
  return useCallback(
    (pieces: readonly Seen[]): void => {
      const onBoard = pieces.filter(({ area }) => area.classList.contains('board-frame'));
      if (!own && onBoard.length > 0) camera.current?.show(onBoard.map(({ box }) => box));
    },
    [own, camera],
  );
}

/** In so many steps the drawings of a table that is opened are completed. */
const STEPS = 16;
/** The ground comes first and is large, and so is the shell that comes with it: the first steps are smaller than the last ones. */
const share = (step: number): number => (step / STEPS) ** 1.5;

/** How much of the drawings is there: a little more with every picture. */
function useShare(): number {
  const [step, setStep] = useState(1);
  useEffect(() => {
    if (step === STEPS) return;
    return afterNextPaint(() => startTransition(() => setStep(step + 1)));
  }, [step]);
  return share(step);
}

function PlayArea({ desk }: { desk: TableDesk }): ReactNode {
  const { session, board, props, state, info, say } = desk;
  const { layout } = board;
  const [menu, setMenu] = useState(false);
  const closeMenu = useCallback(() => setMenu(false), []);
  const root = useRef<HTMLDivElement>(null);
  const again = useAgain(desk);
  const teacher = useTeacher();
  const camera = useRef<Camera>(undefined);
  const follow = useFollow(desk, camera);
  const drawn = useShare();
  // The shell and the question come first, then the things of a desk beside the board; below it they say how much room the board has.
  const unpacked = useDeferredValue(true, props.room === 'tall');
  const dock = useMemo(() => unpacked && <board.Dock {...props} />, [unpacked, board, props]);
  // Whoever looks at a move should not have to wait for its card, nor for the list of all of them.
  useEffect(() => whenIdle(() => void Promise.all([considered(), movesPanel()])), []);
  const asked = props.question && board.answerSheet?.asks(props) ? board.answerSheet : undefined;
  const playOn = useCallback((next: NextMove): void => void session.playOn(next), [session]);
  useTaps(root, desk);
  useInSight(root, props.question);
  useKeys(session);
  const question = <QuestionBar onAgain={again} />;
  const bar = teacher?.Bar ? <teacher.Bar>{question}</teacher.Bar> : question;
  useFocusKept(props.question !== undefined || state.still || (desk.present.stage.kind === 'over' && !state.past));
  return (
    <div
      ref={root}
      className="table"
      data-game={info.game.id}
      data-dock={layout.dockSize === 0 ? 'none' : layout.dock}
      data-side={layout.side === undefined ? 'drawer' : 'column'}
      data-zoom={layout.zoomButtons ?? 'board'}
      data-panel={state.panel}
      data-sending={state.sending && ''}
      data-still={state.still ? '' : undefined}
      data-taught={teacher?.Panel && ''}
      data-at={state.past?.at ?? desk.present.moment.at}
      style={useVariables(desk)}
    >
      <TopBar onMenu={() => setMenu(true)} />
      <main className="board-area">
        <ShareContext value={drawn}>
          <BoardFrame camera={camera} />
        </ShareContext>
        <Ticker />
        <Suspense>{asked && <asked.Sheet {...props} playOn={playOn} />}</Suspense>
        <Notices />
      </main>
      {teacher?.Panel ? (
        <div className="taught">
          {bar}
          <teacher.Panel />
        </div>
      ) : (
        bar
      )}
      <Suspense>{state.considered && <ConsideredCard />}</Suspense>
      <Suspense>{state.whyNot && <WhyNotCard key={state.whyNot.place} whyNot={state.whyNot} />}</Suspense>
      <Suspense>{!teacher && <Welcome />}</Suspense>
      <SheetHandle />
      {layout.dockSize > 0 && (
        <section className="dock" aria-label={say('web.dock')} ref={reachable}>
          <ShareContext value={props.room === 'tall' ? drawn : 1}>{dock}</ShareContext>
        </section>
      )}
      <Tabs />
      <PanelArea />
      <TargetMenu />
      <Suspense>
        <Explainer table={root} />
      </Suspense>
      <LiveRegion />
      <Travelling table={root} moment={state.past ?? desk.present.moment} onMoved={follow} />
      <Trouble />
      <Suspense>{menu && <TableMenu onClose={closeMenu} />}</Suspense>
    </div>
  );
}

/** Drawn only when something on it has changed: what is on its way to the screen changes nothing yet. */
const Table = memo(function Table({ desk }: { desk: TableDesk }): ReactNode {
  const { present, state, info } = desk;
  const tapping = useTapping(desk);
  const variables = useVariables(desk);
  if (present.stage.kind === 'handover') {
    return (
      <div className="table" data-game={info.game.id} style={variables}>
        <HandOver />
      </div>
    );
  }
  return (
    <TappingContext value={tapping}>
      <PrintContext value={(state.past ?? present.moment).print}>
        <PlayArea desk={desk} />
      </PrintContext>
    </TappingContext>
  );
});

/** Says in the browser's tab whose turn it is. */
function useTitle(desk: TableDesk | undefined): void {
  const name = desk?.info.game.title;
  const turn = desk?.present.stage.kind === 'yours';
  useEffect(() => (name === undefined ? undefined : titleTable(name, turn)), [name, turn]);
}

export default function TableScreen({ id }: { id: string }): ReactNode {
  const session = useMemo(() => new TableSession(id, localLine()), [id]);
  return <TableOf session={session} />;
}

/** A table on the screen, wherever its host lives. */
export function TableOf({ session }: { session: TableSession }): ReactNode {
  useEffect(() => session.open(), [session]);
  const desk = useTableDesk(session);
  useTitle(desk);
  const { trouble } = useStore(session.store);
  if (!desk) {
    return (
      <Coming trouble={trouble}>
        <WayOn session={session} trouble={trouble} />
      </Coming>
    );
  }
  return (
    <DeskContext value={desk}>
      <Table desk={desk} />
    </DeskContext>
  );
}
