/** Which screen is shown at which address. */
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Home } from './home/home.tsx';
import { isGuided } from './learn/progress.ts';
import { ErrorBoundary } from './page/error-boundary.tsx';
import { behind } from './page/greeting.ts';
import { SayProvider, useSay } from './page/say.tsx';
import { useSign, WaitingRoom } from './page/waiting-room.tsx';
import { settings } from './settings/settings.ts';
import { useStore } from './store/store.ts';
import { RecordScreen } from './table/record-screen.tsx';
import { tableScreen } from './table/table-ahead.ts';

const { Screen: TableScreen } = tableScreen;
const Calls = lazy(() => import('./station/calls.tsx'));
const OnlineAnalysis = lazy(() => import('./station/online-analysis.tsx'));
const OnlineScreen = lazy(() => import('./station/online-screen.tsx'));
const RulesScreen = lazy(() => import('./rules/rules-screen.tsx'));
const CourseScreen = lazy(() => import('./learn/course-screen.tsx'));
const LessonScreen = lazy(() => import('./learn/lesson-screen.tsx'));
const FirstGameScreen = lazy(() => import('./learn/first-game-screen.tsx'));
const AnalysisScreen = lazy(() => import('./analysis/analysis-screen.tsx'));
const PuzzlesScreen = lazy(() => import('./puzzles/puzzles-screen.tsx'));
const PuzzleListScreen = lazy(() => import('./puzzles/list-screen.tsx'));
const PuzzleScreen = lazy(() => import('./puzzles/puzzle-screen.tsx'));
const BesideScreen = lazy(() => import('./beside/beside-screen.tsx'));
const StatsScreen = lazy(() => import('./stats/stats-screen.tsx'));
const DemoScreen = lazy(() => import('./demo/demo-screen.tsx'));
const StationScreen = lazy(() => import('./station/screens.tsx'));

/** The screens of the station, all fetched together. */
const STATION = /^\/(tables|new-online|ticket|me|person|leaderboard|sign-in|privacy)(?=\/|$)/;

function Loading(): ReactNode {
  const say = useSay();
  return (
    <WaitingRoom>
      <p role="status">{say('web.loading')}</p>
    </WaitingRoom>
  );
}

export function App(): ReactNode {
  useSign();
  return (
    <SayProvider>
      <Router hook={useHashLocation}>
        <Screens />
        <Sounds />
        <Called />
      </Router>
    </SayProvider>
  );
}

/** Whoever has switched sounds on hears the table; nobody else fetches anything for it. */
function Sounds(): ReactNode {
  const { sound } = useStore(settings);
  const before = useRef(sound);
  useEffect(() => {
    const switchedOn = sound && !before.current;
    before.current = sound;
    if (!sound) return;
    void import('./sound/listen.ts').then(({ listen, sample }) => {
      listen();
      if (switchedOn) sample();
    });
  }, [sound]);
  return null;
}

/** Where a station is, people are told that a table waits for them, on whatever screen they are. */
function Called(): ReactNode {
  const station = useStore(behind);
  const there = station !== undefined && station !== 'lost' && station.station;
  return (
    there && (
      <Suspense>
        <Calls />
      </Suspense>
    )
  );
}

/** A screen begins at its top, however far the one before was scrolled; before it can scroll to something itself. */
function FromTheTop({ location }: { location: string }): ReactNode {
  const begun = useRef(location);
  useLayoutEffect(() => {
    if (begun.current === location) return;
    begun.current = location;
    scrollTo(0, 0);
  }, [location]);
  return null;
}

/** A broken screen is left behind with its address. */
function Screens(): ReactNode {
  const say = useSay();
  const [location] = useLocation();
  const broken = (problem: string): ReactNode => (
    <WaitingRoom alone>
      <p role="alert">{say('web.trouble', { problem })}</p>
    </WaitingRoom>
  );
  return (
    <>
      <FromTheTop location={location} />
      <ErrorBoundary key={location} broken={broken}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/table/:id">
              {({ id }) => (isGuided(id) ? <FirstGameScreen key={id} id={id} /> : <TableScreen key={id} id={id} />)}
            </Route>
            <Route path="/analysis/:id">{({ id }) => <AnalysisScreen key={id} id={id} />}</Route>
            <Route path="/analysis/online/:id">{({ id }) => <OnlineAnalysis key={id} id={id} />}</Route>
            <Route path="/online/:id">{({ id }) => <OnlineScreen key={id} id={id} />}</Route>
            <Route path="/rules/:game/:rule?">{({ game, rule }) => <RulesScreen game={game} rule={rule} />}</Route>
            <Route path="/learn/:game?">{({ game }) => <CourseScreen game={game} />}</Route>
            <Route path="/lesson/:game/:lesson">
              {({ game, lesson }) => <LessonScreen key={`${game}/${lesson}`} game={game} lesson={lesson} />}
            </Route>
            <Route path="/demo/:game">{({ game }) => <DemoScreen key={game} game={game} />}</Route>
            <Route path="/puzzles">
              <PuzzlesScreen />
            </Route>
            <Route path="/puzzles/:game">{({ game }) => <PuzzleListScreen key={game} game={game} />}</Route>
            <Route path="/puzzle/:game/:number?">
              {({ game, number }) => (
                <PuzzleScreen
                  key={`${game}/${number ?? ''}`}
                  game={game}
                  number={number === undefined ? undefined : Number(number)}
                />
              )}
            </Route>
            <Route path="/beside/:game/:part?">
              {({ game, part }) => <BesideScreen key={`${game}/${part ?? ''}`} game={game} part={part} />}
            </Route>
            <Route path="/statistics">
              <StatsScreen />
            </Route>
            <Route path="/record/:data">{({ data }) => <RecordScreen data={data} />}</Route>
            <Route path={STATION}>
              <StationScreen />
            </Route>
            <Route>
              <Home />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
