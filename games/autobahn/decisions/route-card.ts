/** AB-3.12: each player takes one of the revealed route cards. */

import { ofIndex, type Tables } from '../tables.ts';
import { routeText } from '../terms.ts';
import { ask } from './ask.ts';

export const routeCard = (t: Tables) =>
  ask<'routeCard', 'takeRoute'>('routeCard', 'AB-3.12', {
    moves: (s) => s.routesOnOffer.map((route) => t.moves.takeRoute[route]),
    apply(s, _, seat, move, events) {
      const route = ofIndex(t.index.route, move.route);
      s.routes[seat] = route;
      s.routesOnOffer.splice(s.routesOnOffer.indexOf(route), 1);
      if (s.frames.at(-1)?.kind !== 'routeCard') s.routesOnOffer.length = 0;
      events?.push({ key: 'event.route', params: { seat: { seat }, route: routeText(t, route) } });
    },
  });
