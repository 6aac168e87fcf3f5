/** The supply board: the same map small, with the goods that wait in the six cities. */
import type { ReactNode } from 'react';
import { Target } from '../../../../web/kit/target.tsx';
import { emptyCities, type Model, wantedBy } from '../model.ts';
import { Cube } from '../pieces/cube.tsx';
import { DieFace } from '../pieces/dice.tsx';
import type { BoardProps } from '../props.ts';
import { cubeTarget } from '../targets.ts';
import { Printed } from './paper.tsx';

/** Four stand in one row beside those of the next city; more stand in rows of three. */
const rowsOf = (cubes: number): number => (cubes > 4 ? 3 : 4);

function CubeOnMap({
  model,
  city,
  i,
  x,
  y,
  size,
  ...props
}: BoardProps & { model: Model; city: number; i: number; x: number; y: number; size: number }): ReactNode {
  const colour = model.colours[props.view.goods[city][i]];
  return (
    <Target
      name={cubeTarget(props.view, model.colours, city, i)}
      piece={`cube:${colour}`}
      transform={`translate(${x} ${y}) scale(${size / 26})`}
    >
      {({ legal, selected }) => (
        <>
          {legal && <rect x="-1" y="-16" width="28" height="58" className="sr-hit" />}
          {legal && (
            <rect
              x="-4"
              y="-4"
              width="34"
              height="34"
              rx="7"
              className={`sr-ring cube${selected ? ' selected' : ''}`}
            />
          )}
          <Cube colour={colour} label={wantedBy(model, colour)} />
        </>
      )}
    </Target>
  );
}

/** As wide as asked; cubes keep their own size. */
export function Supply({ model, width, ...props }: BoardProps & { model: Model; width: number }): ReactNode {
  const { view } = props;
  const scale = width / model.width;
  const pitch = width * 0.0535;
  const size = pitch - 1.4;
  return (
    <g className="sr-supply">
      <g transform={`scale(${scale})`}>
        <Printed model={model} />
      </g>
      {model.cities.map((hex, city) => {
        const x = hex.x * scale;
        const y = hex.y * scale;
        const row = view.goods[city];
        return (
          <g key={hex.id}>
            <g transform={`translate(${x} ${y - 5})`} data-piece={`goods:${city + 1}`}>
              <rect x="-14" y="-14" width="28" height="28" rx="6" className={`sr-city c${city + 1}`} />
              <text className="city-number" y="8">
                {city + 1}
              </text>
              {row.length === 0 && <path d="M-18 16L18-18" className="emptied" />}
            </g>
            {row.map((_, i) => {
              const perRow = rowsOf(row.length);
              const line = Math.floor(i / perRow);
              const inLine = Math.min(perRow, row.length - line * perRow);
              const cx = x + (i - line * perRow - inLine / 2) * pitch;
              const key = `${hex.id} ${i}`;
              return (
                <CubeOnMap
                  key={key}
                  {...props}
                  model={model}
                  city={city}
                  i={i}
                  x={cx}
                  y={y + 12 + line * pitch}
                  size={size}
                />
              );
            })}
          </g>
        );
      })}
    </g>
  );
}

export function EmptyCities({ model, view, say }: BoardProps & { model: Model }): ReactNode {
  return say('board.emptyCities', emptyCities(model, view));
}

/** The goods as a list of cities, for a narrow screen. */
export function SupplyList({ model, ...props }: BoardProps & { model: Model }): ReactNode {
  const { view, say } = props;
  return (
    <ul className="sr-goods">
      {view.goods.map((row, city) => {
        const { id } = model.cities[city];
        return (
          <li key={id} className={`r${city + 1}`} data-piece={`goods:${city + 1}`}>
            <DieFace value={city + 1} size={20} />
            <span className="cubes">
              {row.length === 0 && <em>{say('board.empty')}</em>}
              {row.map((colour, i) => {
                const key = `${id} ${i}`;
                return (
                  <Target
                    key={key}
                    as="span"
                    name={cubeTarget(view, model.colours, city, i)}
                    piece={`cube:${model.colours[colour]}`}
                    className="sr-cube-spot"
                  >
                    <svg width="19" height="19" viewBox="-.500 -.500 27 27" aria-hidden="true">
                      <Cube colour={model.colours[colour]} label={wantedBy(model, model.colours[colour])} />
                    </svg>
                  </Target>
                );
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
