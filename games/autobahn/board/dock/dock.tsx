/** My things, at the same place all game long. */
import type { ReactNode } from 'react';
import { Gradually, SeatMark, seatStyle } from '../../../../web/kit/index.ts';
import { inOffices } from '../holdings.ts';
import { DashboardPlate } from '../map/dashboard.tsx';
import type { BoardProps, BoardSeatProps } from '../props.ts';
import { Belongings } from './belongings.tsx';
import { Choices } from './choices.tsx';
import { DeliveryBoard } from './delivery.tsx';
import { CardlessActions, Hand } from './hand.tsx';
import { ActionSpaces } from './spaces.tsx';
import { StationRow } from './station-row.tsx';
import { Technologies } from './technology.tsx';

export function Purse({ view, seat, say, preview }: BoardSeatProps): ReactNode {
  const now = view.money[seat];
  const then = preview?.view?.money[seat] ?? now;
  return (
    <span className="purse" data-piece="money" data-changed={then === now ? undefined : ''}>
      <i>DM</i> {now}
      {then !== now && <b> → {then}</b>}
      <span className="unseen">{say('board.money')}</span>
    </span>
  );
}

export function Staff({ view, seat, say }: BoardSeatProps): ReactNode {
  return (
    <dl className="staff" data-piece="employees">
      {[
        ['supply', view.supply[seat]],
        ['offices', inOffices(view, seat)],
        ['lobby', view.lobby[seat]],
      ].map(([where, n]) => (
        <div key={where}>
          <dd>{n}</dd>
          <dt>{say(`board.staff.${where}`)}</dt>
        </div>
      ))}
    </dl>
  );
}

export function Dock(props: BoardProps): ReactNode {
  const { me, seats, room } = props;
  const mine: BoardSeatProps = { ...props, seat: me };
  const tall = room === 'tall';
  return (
    <div className="ab-dock" style={seatStyle(me)}>
      <Gradually>
        <header className="me">
          <SeatMark seat={me} shape={seats[me].shape} size={28} />
          <strong className={tall ? 'unseen' : undefined}>{seats[me].name}</strong>
          {!tall && <Staff {...mine} />}
          <Purse {...mine} />
          {tall && <CardlessActions {...mine} />}
        </header>
        <ActionSpaces {...mine} />
        <div className="near">
          <Choices {...props} />
          <Hand {...mine} />
        </div>
        {tall && <Staff {...mine} />}
        <Technologies {...mine} />
        <StationRow {...mine} />
        <DeliveryBoard {...mine} />
        <Belongings {...mine} />
        {tall && <DashboardPlate {...props} />}
      </Gradually>
    </div>
  );
}
