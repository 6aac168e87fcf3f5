/** Other seats in one line: the same facts in the same order, smaller. */
import type { ReactNode } from 'react';
import { handOf, inOffices } from './holdings.ts';
import { Glyph } from './icons.tsx';
import { planOf } from './model.ts';
import { MiniCard } from './pieces.tsx';
import type { AbSeat } from './props.ts';

export function SeatStrip({ view, edition, seat, say }: AbSeat): ReactNode {
  const plan = planOf(edition);
  const bot = seat === view.config.bot;
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
