/** Everything that may be known of a seat. */
import type { ReactNode } from 'react';
import { Belongings } from '../dock/belongings.tsx';
import { DeliveryBoard } from '../dock/delivery.tsx';
import { Purse, Staff } from '../dock/dock.tsx';
import { Hand } from '../dock/hand.tsx';
import { ActionSpaces } from '../dock/spaces.tsx';
import { StationRow } from '../dock/station-row.tsx';
import { Technologies } from '../dock/technology.tsx';
import type { BoardSeatProps } from '../props.ts';
import { Autobot } from './autobot.tsx';

export function SeatDetail(props: BoardSeatProps): ReactNode {
  const { view, seat, me } = props;
  const shown: BoardSeatProps = seat === me ? { ...props, me: -1 } : props;
  if (seat === view.config.bot) {
    return (
      <div className="ab-seat">
        <Staff {...shown} />
        {view.autobot && <Autobot {...shown} bot={view.autobot} />}
        <DeliveryBoard {...shown} />
      </div>
    );
  }
  return (
    <div className="ab-seat">
      <header className="me">
        <Staff {...shown} />
        <Purse {...shown} />
      </header>
      <ActionSpaces {...shown} />
      <Hand {...shown} />
      <Technologies {...shown} />
      <StationRow {...shown} />
      <DeliveryBoard {...shown} />
      <Belongings {...shown} />
    </div>
  );
}
