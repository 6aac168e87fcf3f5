/** Other seats in one line: the same facts in the same order, smaller. */
import type { ReactNode } from 'react';
import { handOf, inOffices } from './holdings.ts';
import { Glyph } from './icons.tsx';
import { modelOf } from './model.ts';
import { MiniCard } from './pieces.tsx';
import type { BoardSeatProps } from './props.ts';

export function SeatStrip({ view, edition, seat, say }: BoardSeatProps): ReactNode {
  const model = modelOf(edition);
  const bot = seat === view.config.bot;
  return (
    <>
      {!bot && (
        <span className="strip-fact" title={say('board.money')}>
          <b>DM {view.money[seat]}</b>
        </span>
      )}
      <span className="strip-fact" title={say('board.staff.offices')}>
        <Glyph name="employee" size={14} />
        {inOffices(view, seat)}
      </span>
      <span className="strip-fact" title={say('board.stationRow')}>
        <Glyph name="station" size={14} />
        {view.stations[seat]}
      </span>
      {!bot && (
        <span className="strip-fact minis">
          {handOf(model, view, seat).map((card) => (
            <MiniCard key={model.cards[card].id} colours={model.cards[card].colours} />
          ))}
        </span>
      )}
    </>
  );
}
