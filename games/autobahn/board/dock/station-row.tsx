/** The station row: every station built opens one more bonus. */
import type { ReactNode } from 'react';
import type { RowBonus } from '../../components/edition.ts';
import { bonusGlyph, Glyph } from '../icons.tsx';
import { House } from '../pieces.tsx';
import { bit, planOf } from '../plan.ts';
import type { AbSeat } from '../types.ts';
import { Spot } from './spot.tsx';

function RowPicture({ entry }: { entry: RowBonus }): ReactNode {
  switch (entry.kind) {
    case 'money':
      return (
        <b>
          {entry.low}/{entry.high}
        </b>
      );
    case 'payForEmployee':
      return (
        <>
          <Glyph name="employee" size={16} />
          <small>{entry.cost}</small>
        </>
      );
    default:
      return <Glyph name={bonusGlyph(entry.kind)} size={19} />;
  }
}

export function StationRow({ view, edition, seat, me, seats, say }: AbSeat): ReactNode {
  const plan = planOf(edition);
  const built = view.stations[seat];
  const total = plan.edition.componentCounts.perPlayer.stations;
  const live = seat === me;
  return (
    <section className="station-row">
      <h6>
        {say('board.stationRow')}
        <em>{say('board.stationsBuilt', { built, left: total - built })}</em>
      </h6>
      <div className="row">
        {plan.row.map((entry, i) => (
          <Spot
            key={`${entry.kind} ${i + 1}`}
            live={live}
            name={`row:${i + 1}`}
            piece={`row:${i + 1}`}
            className={i < built ? 'position open' : 'position'}
          >
            <span className={live && bit(view.rowUsed, i) && view.turn === seat ? 'gained' : undefined}>
              <RowPicture entry={entry} />
            </span>
            {i >= built && i < total && <House seat={seat} shape={seats[seat].shape} size={19} />}
          </Spot>
        ))}
      </div>
    </section>
  );
}
