/** Other seats in one line. */
import type { ReactNode } from 'react';
import { Coal, Investment } from './pieces/shapes.tsx';
import type { BoardSeatProps } from './props.ts';

export function SeatStrip({ seat, ...props }: BoardSeatProps): ReactNode {
  const { view, say } = props;
  return (
    <>
      <span className="tr-fact" title={say('board.turnPlace')}>
        {view.order.indexOf(seat) + 1}.
      </span>
      <span className="tr-fact" title={say('board.investment')}>
        <Investment /> {view.investment[seat]}
      </span>
      <span className="tr-fact" title={say('board.coal')}>
        <Coal /> {view.coal[seat]}
      </span>
      <span className="tr-fact tr-now" title={say('board.vpNow')}>
        <small>{say('board.now')}</small> {view.vp[seat]}
      </span>
    </>
  );
}
