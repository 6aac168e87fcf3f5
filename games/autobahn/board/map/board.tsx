/** The touring map. */
import type { ReactNode } from 'react';
import type { BoardProps } from '../props.ts';
import { Abroad } from './abroad.tsx';
import { Background } from './background.tsx';
import { Cities } from './cities.tsx';
import { Dashboard } from './dashboard.tsx';
import { at, originOf } from './geometry.ts';
import { Latest } from './latest.tsx';
import { Prices } from './prices.tsx';
import { Roads } from './roads.tsx';
import { RouteFlags } from './route-flags.tsx';
import { Trucks } from './trucks.tsx';

export function Board(props: BoardProps): ReactNode {
  const { view, say, room } = props;
  return (
    <g className={`ab-map ${room}`} transform={at(originOf(room))}>
      <Background divided={view.era < 3} northSea={say('board.northSea')} balticSea={say('board.balticSea')} />
      <Roads {...props} />
      <Latest {...props} />
      <Cities {...props} />
      <Abroad {...props} />
      {room === 'wide' && <Dashboard {...props} />}
      <RouteFlags {...props} />
      <Trucks {...props} />
      <Prices {...props} />
    </g>
  );
}
