/** The station row: every station built opens one more bonus. */
import type { ReactNode } from 'react';
import type { RowBonus } from '../../components/edition.ts';
import { bonusGlyph, Glyph } from '../icons.tsx';
import { bit, modelOf, numbered } from '../model.ts';
import { House } from '../pieces.tsx';
import type { BoardSeatProps } from '../props.ts';
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

export function StationRow({ view, edition, seat, me, seats, say }: BoardSeatProps): ReactNode {
  const model = modelOf(edition);
  const built = view.stations[seat];
  const total = model.edition.componentCounts.perPlayer.stations;
  const live = seat === me;
  return (
    <section className="station-row">
      <h3>
        {say('board.stationRow')}
        <em>{say('board.stationsBuilt', { built, left: total - built })}</em>
      </h3>
      <div className="row">
        {numbered(model.row.length).map((n) => (
          <Spot
            key={n}
            live={live}
            name={`row:${n}`}
            piece={`row:${n}`}
            className={n <= built ? 'position open' : 'position'}
          >
            <span className={live && bit(view.rowUsed, n - 1) && view.turn === seat ? 'gained' : undefined}>
              <RowPicture entry={model.row[n - 1]} />
            </span>
            {n > built && n <= total && (
              <span data-travels={`station:${seat}`}>
                <House seat={seat} shape={seats[seat].shape} size={19} />
              </span>
            )}
          </Spot>
        ))}
      </div>
    </section>
  );
}
