/** Action tiles and order tiles that lie on the table, and those that belong to somebody. */
import type { ReactNode } from 'react';
import { shapeOutline } from '../../../../web/kit/marks.tsx';
import { Target } from '../../../../web/kit/target.tsx';
import { type Model, type OrderFace, orderUp, type TileFace, tileUp, wantedBy } from '../model.ts';
import { Cube } from '../pieces/cube.tsx';
import { SmallTile, TILE_HEIGHT, TILE_WIDTH, TileCard } from '../pieces/tile.tsx';
import type { BoardProps } from '../props.ts';

/** The name of a tile without its number, which stands on it as a die. */
export const shortName = (words: string, { name }: TileFace): string =>
  words.replace(new RegExp(`^(Solo )?${name.replace('S', '')} `), '');

interface TileProps extends BoardProps {
  readonly model: Model;
  readonly tile: number;
}

/** A tile upright or resting on its side. */
export function TilePicture({ model, tile, ...props }: TileProps): ReactNode {
  const { view, say } = props;
  const face = tileUp(model, view, tile);
  const card = (
    <TileCard
      face={face}
      name={shortName(say(`tile.${face.name}`), face)}
      use={say(face.single ? 'board.once' : 'board.always')}
    />
  );
  if (view.sideways[tile] === 0) return <g data-travels={`tile:${tile}`}>{card}</g>;
  return (
    <g
      className="sr-resting"
      data-travels={`tile:${tile}`}
      transform={`translate(${TILE_WIDTH / 2} ${TILE_HEIGHT / 2}) rotate(90) scale(.72) translate(${-TILE_WIDTH / 2} ${-TILE_HEIGHT / 2})`}
    >
      {card}
    </g>
  );
}

function OwnerMark({ seat, seats }: { seat: number; seats: BoardProps['seats'] }): ReactNode {
  const owner = seats[seat];
  if (!owner) return null;
  return (
    <g style={{ '--pc': `var(--seat-${seat})`, '--pi': `var(--seat-${seat}-ink)` }}>
      <rect x="-11" y="-11" width="22" height="22" rx="6" className="sr-badge" />
      <path d={shapeOutline(owner.shape)} transform="translate(-8 -8)" className="sr-badge-shape" />
    </g>
  );
}

/** One place of the rack on the board. My own tiles lie before me, so their places show only that they are mine. */
function RackPlace({ model, tile, ...props }: TileProps): ReactNode {
  const { view, me, seats } = props;
  const owner = view.tileOwner[tile];
  const face = tileUp(model, view, tile);
  if (owner === me) {
    return (
      <g className="sr-gone" data-piece={`tile:${tile + 1}`}>
        <rect x="1" y="1" width={TILE_WIDTH - 2} height={TILE_HEIGHT - 2} rx="9" />
        <text x={TILE_WIDTH / 2} y={TILE_HEIGHT / 2 - 8}>
          {face.number}
        </text>
        <g transform={`translate(${TILE_WIDTH / 2} ${TILE_HEIGHT / 2 + 14})`}>
          <OwnerMark seat={owner} seats={seats} />
        </g>
      </g>
    );
  }
  return (
    <Target name={`tile:${face.number}`} piece={`tile:${tile + 1}`}>
      {({ legal, selected }) => (
        <>
          <rect x="-3" y="-3" width={TILE_WIDTH + 6} height={TILE_HEIGHT + 6} className="sr-hit" />
          {legal && (
            <rect
              x="-4"
              y="-4"
              width={TILE_WIDTH + 8}
              height={TILE_HEIGHT + 8}
              rx="12"
              className={`sr-ring${selected ? ' selected' : ''}`}
            />
          )}
          <TilePicture {...props} model={model} tile={tile} />
          {owner >= 0 && (
            <g transform={`translate(${TILE_WIDTH / 2} 3)`}>
              <OwnerMark seat={owner} seats={seats} />
            </g>
          )}
        </>
      )}
    </Target>
  );
}

export function Rack({ model, width, ...props }: BoardProps & { model: Model; width: number }): ReactNode {
  const { tileOwner } = props.view;
  const pitch = (width - TILE_WIDTH) / (tileOwner.length - 1);
  return tileOwner.map((_, tile) => {
    const face = tileUp(model, props.view, tile);
    return (
      <g key={face.name} className="sr-rack-tile" transform={`translate(${tile * pitch} 0)`}>
        <RackPlace {...props} model={model} tile={tile} />
      </g>
    );
  });
}

/** All six tiles in one row, for a narrow screen. */
export function SmallRack({ model, ...props }: BoardProps & { model: Model }): ReactNode {
  const { view, me, seats } = props;
  return (
    <ul className="sr-small-rack">
      {view.tileOwner.map((owner, tile) => {
        const face = tileUp(model, view, tile);
        const resting = view.sideways[tile] !== 0;
        return (
          <li key={face.name}>
            <Target
              as="div"
              name={`tile:${face.number}`}
              piece={`tile:${tile + 1}`}
              className={`sr-tile-spot${owner === me ? ' mine' : ''}`}
            >
              <svg viewBox="-6 -8 68 76" aria-hidden="true">
                <g
                  {...(resting
                    ? { transform: 'translate(28 32) rotate(90) scale(.8) translate(-28 -32)', className: 'sr-resting' }
                    : {})}
                >
                  <SmallTile face={face} />
                </g>
                {owner >= 0 && (
                  <g transform="translate(29 0) scale(.7)">
                    <OwnerMark seat={owner} seats={seats} />
                  </g>
                )}
              </svg>
            </Target>
          </li>
        );
      })}
    </ul>
  );
}

const ORDER_HEIGHT = 34;

/** An order in a box of 104 × 34: goods, then points. */
export function OrderCard({ face, model, width = 104 }: { face: OrderFace; model: Model; width?: number }): ReactNode {
  return (
    <g className="sr-order">
      <rect x="0" y="0" width={width} height={ORDER_HEIGHT} rx="8" className="card" />
      {face.goods.map((cube, i) => {
        const key = `${cube} ${i}`;
        return (
          <g key={key} transform={`translate(${6 + i * 23} 7) scale(.8)`}>
            <Cube colour={cube} label={wantedBy(model, cube)} />
          </g>
        );
      })}
      <text x={width - 9} y="24.500">
        {face.points}
      </text>
    </g>
  );
}

export function OrderSpot({ model, order, ...props }: BoardProps & { model: Model; order: number }): ReactNode {
  const { view, seats } = props;
  const face = orderUp(model, view, order);
  const owner = view.orderOwner[order];
  return (
    <Target name={`order:${face.name}`} piece={`order:${order + 1}`}>
      {({ legal, selected }) => (
        <>
          {legal && (
            <rect x="-4" y="-4" width="112" height="42" rx="11" className={`sr-ring${selected ? ' selected' : ''}`} />
          )}
          <g className={owner >= 0 ? 'sr-taken' : undefined}>
            <OrderCard face={face} model={model} />
          </g>
          {owner >= 0 && (
            <g transform="translate(94 17)">
              <OwnerMark seat={owner} seats={seats} />
            </g>
          )}
        </>
      )}
    </Target>
  );
}
