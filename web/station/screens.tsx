/** The screens of the station by their addresses. */
import type { ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { behind } from '../page/greeting.ts';
import { useStore } from '../store/store.ts';
import { Leaderboard } from './leaderboard.tsx';
import { MyProfile, Person } from './me.tsx';
import { NewOnline, TakeOnline } from './new-online.tsx';
import { OpenTables } from './open-tables.tsx';
import { Privacy } from './privacy.tsx';
import { SignIn } from './sign-in.tsx';
import { TicketScreen } from './ticket-screen.tsx';

export default function StationScreen(): ReactNode {
  const station = useStore(behind);
  // Nothing is shown as if it were somebody else's before it is known who one is.
  if (station === undefined) return null;
  // A link to a station that is no longer there, or was never.
  if (station !== 'lost' && !station.station) return <Redirect to="/" />;
  return (
    <Switch>
      <Route path="/tables">
        <OpenTables />
      </Route>
      <Route path="/new-online">
        <NewOnline />
      </Route>
      <Route path="/new-online/:id">{({ id }) => <TakeOnline id={id} />}</Route>
      <Route path="/ticket/:code">{({ code }) => <TicketScreen code={code} />}</Route>
      <Route path="/me/:part?">{({ part }) => <MyProfile part={part} />}</Route>
      <Route path="/person/:id">{({ id }) => <Person id={id} />}</Route>
      <Route path="/leaderboard/:game">{({ game }) => <Leaderboard game={game} />}</Route>
      <Route path="/sign-in">
        <SignIn />
      </Route>
      <Route path="/privacy">
        <Privacy />
      </Route>
    </Switch>
  );
}
