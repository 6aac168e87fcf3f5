/** The goods of all six cities on one sheet: as drawn, or each row as the person likes it. */
import '../style/rows.css';
import { type ReactNode, useState } from 'react';
import type { NextMove } from '../../../../web/kit/board.ts';
import type { Edition } from '../../components/edition.ts';
import type { SteamRollersMove } from '../../moves.ts';
import type { SteamRollersView } from '../../view.ts';
import { modelOf, wantedBy } from '../model.ts';
import { CubePicture } from '../pieces/cube.tsx';
import { DieFace } from '../pieces/dice.tsx';
import type { BoardProps } from '../props.ts';
import { isOpen, moveTowards, type Rows, sameRow, swapped } from '../rows.ts';

interface Spot {
  readonly city: number;
  readonly place: number;
}

type Next = NextMove<SteamRollersView, SteamRollersMove, Edition>;

export function RowsSheet({
  view,
  edition,
  say,
  speaker,
  playOn,
}: BoardProps & { playOn(next: Next): void }): ReactNode {
  const model = modelOf(edition);
  const [rows, setRows] = useState<Rows>(view.goods);
  const [held, setHeld] = useState<Spot>();
  const [begun, setBegun] = useState(false);
  const asDrawn = rows.every((row, city) => sameRow(row, view.goods[city]));
  const tap = (spot: Spot): void => {
    const again = held?.city === spot.city && held.place === spot.place;
    if (held && !again && held.city === spot.city) setRows(swapped(rows, spot.city, held.place, spot.place));
    setHeld(held && held.city === spot.city ? undefined : spot);
  };
  const begin = (): void => {
    setBegun(true);
    playOn((scene, question) => moveTowards(rows, model.colours, scene.view, question));
  };
  return (
    <section className="sr-rows" aria-labelledby="sr-rows">
      <h2 id="sr-rows">{say('board.rows.title')}</h2>
      <p>{say('board.rows.about')}</p>
      <ul>
        {rows.map((row, city) => (
          <li key={model.cities[city].id} className={`r${city + 1}`}>
            <DieFace value={city + 1} size={24} />
            {row.map((colour, place) => {
              const key = `${place} ${colour}`;
              const name = model.colours[colour];
              const cube = speaker.say({ key: `cube.${name}` });
              return (
                <button
                  key={key}
                  type="button"
                  className={place === row.length - 1 ? 'first-to-go' : undefined}
                  aria-pressed={held?.city === city && held.place === place}
                  aria-label={say('board.rows.cube', { cube, place: place + 1, city: city + 1 })}
                  disabled={begun || row.length < 2 || !isOpen(view, city, place)}
                  onClick={() => tap({ city, place })}
                >
                  <CubePicture colour={name} label={wantedBy(model, name)} size={28} />
                </button>
              );
            })}
          </li>
        ))}
      </ul>
      <footer>
        <span className="legend">
          <i aria-hidden="true" />
          {say('board.rows.first')}
        </span>
        <button
          type="button"
          className="button"
          disabled={begun || asDrawn}
          onClick={() => {
            setRows(view.goods);
            setHeld(undefined);
          }}
        >
          {say('board.rows.asDrawn')}
        </button>
        <button type="button" className="button go" disabled={begun} onClick={begin} data-begin="">
          {say('board.rows.begin')}
        </button>
      </footer>
    </section>
  );
}
