/** Which screen is shown at which address. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Home } from './home/home.tsx';
import { useSay, Words } from './page/words.tsx';

const TableScreen = lazy(() => import('./table/table-screen.tsx'));
const RulesScreen = lazy(() => import('./rules/rules-screen.tsx'));
const RecordScreen = lazy(() => import('./table/record-screen.tsx'));

function Loading(): ReactNode {
  const say = useSay();
  return (
    <main className="waiting-room">
      <p role="status">{say('web.loading')}</p>
    </main>
  );
}

export function App(): ReactNode {
  return (
    <Words>
      <Router hook={useHashLocation}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/table/:id">{({ id }) => <TableScreen key={id} id={id} />}</Route>
            <Route path="/rules/:game/:rule?">{({ game, rule }) => <RulesScreen game={game} rule={rule} />}</Route>
            <Route path="/record/:data">{({ data }) => <RecordScreen data={data} />}</Route>
            <Route>
              <Home />
            </Route>
          </Switch>
        </Suspense>
      </Router>
    </Words>
  );
}
