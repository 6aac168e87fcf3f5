/** Other seats: the same facts in the same order, smaller. */
import type { ReactNode } from 'react';
import { Belongings } from './dock/belongings.tsx';
import { DeliveryBoard } from './dock/delivery.tsx';
import { Purse, Staff } from './dock/dock.tsx';
import { Hand } from './dock/hand.tsx';
import { ActionSpaces } from './dock/spaces.tsx';
import { StationRow } from './dock/station-row.tsx';
import { Technologies } from './dock/technology.tsx';
import { handOf, inOffices } from './holdings.ts';
import { Glyph } from './icons.tsx';
import { Autobot } from './panels/autobot.tsx';
import { MiniCard } from './pieces.tsx';
import { planOf } from './plan.ts';
import type { AbSeat } from './types.ts';

export function SeatStrip({ view, edition, seat, say }: AbSeat): ReactNode {
  const plan = planOf(edition);
  const bot = seat === view.company.bot;
  return (
    <>
      {!bot && (
        <span className="fact" title={say('board.money')}>
          <b>DM {view.money[seat]}</b>
        </span>
      )}
      <span className="fact" title={say('board.staff.offices')}>
        <Glyph name="employee" size={14} />
        {inOffices(view, seat)}
      </span>
      <span className="fact" title={say('board.stationRow')}>
        <Glyph name="station" size={14} />
        {view.stations[seat]}
      </span>
      {!bot && (
        <span className="fact minis">
          {handOf(plan, view, seat).map((card) => (
            <MiniCard key={plan.cards[card].id} colours={plan.cards[card].colours} />
          ))}
        </span>
      )}
    </>
  );
}

export function SeatDetail(props: AbSeat): ReactNode {
  const { view, seat, me } = props;
  const shown: AbSeat = seat === me ? { ...props, me: -1 } : props;
  if (seat === view.company.bot) {
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
