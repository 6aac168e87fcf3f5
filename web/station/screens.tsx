/** The screens of the station by their addresses. */
import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import OpenTables from './open-tables.tsx';

export default function StationScreen(): ReactNode {
  return (
    <Switch>
      <Route path="/tables">
        <OpenTables />
      </Route>
    </Switch>
  );
}
