/** Flags of my colour at both ends of my route, or of the route card that is being considered. */
import type { ReactNode } from 'react';
import { seatStyle, shapeOutline } from '../../../../web/kit/index.ts';
import { modelOf } from '../model.ts';
import type { BoardProps } from '../props.ts';
import { at, cityPoint, labelOf, plateWidth } from './geometry.ts';

/** A city's name straight above its disc leaves the room below. */
const nameAbove = (city: string): boolean => {
  const { anchor, stands } = labelOf(city);
  return anchor === 'middle' && stands === 'above';
};

/** Where the number of an autobahn stands to the right. */
const TO_THE_LEFT: readonly string[] = ['koeln', 'dortmund'];

export function RouteFlags({ view, edition, me, seats, preview }: BoardProps): ReactNode {
  const model = modelOf(edition);
  const route = model.edition.routeCards.list[preview?.view?.routes[me] ?? view.routes[me]];
  if (!route) return null;
  return route.cities.map((id) => {
    const city = model.cities.find((known) => known.id === id);
    if (!city) return null;
    const { x, y } = cityPoint(city);
    const left = TO_THE_LEFT.includes(id);
    const side = city.foreign ? 14 - plateWidth(city.name) / 2 : left ? -13 : 13;
    const below = !city.foreign && nameAbove(id);
    const foot = city.foreign ? -12 : -17;
    return (
      <g key={id} className="route-flag" style={seatStyle(me)} data-piece="route" transform={at({ x: x + side, y })}>
        <path className="pole" d={below ? 'M0 17V45' : `M0 ${foot}v-29`} />
        <g transform={`translate(0 ${below ? 30 : foot - 29})`}>
          <path className="cloth" d={left ? 'M0 0H-24L-19 8-24 16H0Z' : 'M0 0H24L19 8 24 16H0Z'} />
          <path
            className="mark"
            d={shapeOutline(seats[me].shape)}
            transform={`translate(${left ? -15.5 : 3.5} 2) scale(.75)`}
          />
        </g>
      </g>
    );
  });
}
