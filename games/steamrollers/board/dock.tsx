/** My things: action tiles, delivered goods, orders, and what the game would be worth if it ended now. */
import type { ReactNode } from 'react';
import { Target } from '../../../web/kit/target.tsx';
import { CubePicture } from './cube.tsx';
import { type Model, modelOf, tileUp, wantedBy } from './model.ts';
import type { BoardProps } from './props.ts';
import { OrderCard, OrderSpot, SmallRack, TilePicture } from './rack.tsx';
import { NetworkFacts } from './seats.tsx';
import { EmptyCities, SupplyList } from './supply.tsx';
import { TILE_HEIGHT, TILE_WIDTH } from './tile.tsx';

interface PartProps extends BoardProps {
  readonly model: Model;
}

function MyTiles({ model, ...props }: PartProps): ReactNode {
  const { view, me, say } = props;
  const mine = view.tileOwner.flatMap((owner, tile) => (owner === me ? [tile] : []));
  if (mine.length === 0) return <p className="sr-none">{say('board.noTiles')}</p>;
  return (
    <ul className="sr-row">
      {mine.map((tile) => {
        const face = tileUp(model, view, tile);
        return (
          <Target
            key={face.name}
            as="li"
            name={`tile:${face.number}`}
            piece={`tile:${tile + 1}`}
            className="sr-tile-spot"
          >
            <svg viewBox={`-2 -2 ${TILE_WIDTH + 4} ${TILE_HEIGHT + 4}`} height="94" aria-hidden="true">
              <TilePicture {...props} model={model} tile={tile} />
            </svg>
          </Target>
        );
      })}
    </ul>
  );
}

export function Kept({ model, kept, none }: { model: Model; kept: readonly number[]; none: string }): ReactNode {
  const held = kept.flatMap((count, colour) => (count > 0 ? [{ colour: model.colours[colour], count }] : []));
  if (held.length === 0) return <p className="sr-none">{none}</p>;
  return (
    <ul className="sr-row wrap">
      {held.map(({ colour, count }) => (
        <li key={colour} className="sr-count" data-piece={`cube:${colour}`}>
          <CubePicture colour={colour} label={wantedBy(model, colour)} />
          <b>×{count}</b>
        </li>
      ))}
    </ul>
  );
}

export function OrdersOf({ model, seat, ...props }: PartProps & { seat: number }): ReactNode {
  const { view, say } = props;
  const own = view.orderOwner.flatMap((owner, order) => (owner === seat ? [order] : []));
  if (own.length === 0) return <p className="sr-none">{say('board.noOrders')}</p>;
  return (
    <ul className="sr-row wrap">
      {own.map((order) => {
        const face = model.orders[order][view.deal.orderSides[order]];
        return (
          <li key={face.name} data-piece={`order:${order + 1}`}>
            <svg viewBox="-1 -1 106 36" width="92" aria-hidden="true">
              <OrderCard face={face} model={model} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

function Wide({ model, ...props }: PartProps): ReactNode {
  const { view, me, say } = props;
  const { orders } = view.deal;
  return (
    <div className="sr-dock wide">
      <section className="tiles">
        <h3>
          {say('board.myTiles')} <small>{say('board.sideways')}</small>
        </h3>
        <MyTiles {...props} model={model} />
      </section>
      {orders && (
        <>
          <section>
            <h3>{say('board.kept')}</h3>
            <Kept model={model} kept={view.sheets[me].kept} none={say('board.nothingKept')} />
          </section>
          <section>
            <h3>{say('board.myOrders')}</h3>
            <OrdersOf {...props} model={model} seat={me} />
          </section>
        </>
      )}
      <section className="now">
        <h3>{say('board.now')}</h3>
        <NetworkFacts {...props} seat={me} />
      </section>
    </div>
  );
}

function Tall({ model, ...props }: PartProps): ReactNode {
  const { view, me, say } = props;
  return (
    <div className="sr-dock tall">
      <section>
        <h3>
          {say('board.supply')}{' '}
          <small>
            <EmptyCities {...props} model={model} />
          </small>
        </h3>
        <SupplyList {...props} model={model} />
      </section>
      <section>
        <h3>
          {say('board.tiles')} <small>{say('board.sideways')}</small>
        </h3>
        <SmallRack {...props} model={model} />
      </section>
      {view.deal.orders && (
        <section>
          <h3>{say('board.orders')}</h3>
          <ul className="sr-row wrap">
            {view.orderOwner.map((_, order) => {
              const { id } = model.orders[order][0];
              return (
                <li key={id}>
                  <svg viewBox="-5 -5 114 44" width="112" aria-hidden="true" className="sr-order-spot">
                    <OrderSpot {...props} model={model} order={order} />
                  </svg>
                </li>
              );
            })}
          </ul>
          <Kept model={model} kept={view.sheets[me].kept} none={say('board.nothingKept')} />
        </section>
      )}
      <section>
        <h3>{say('board.now')}</h3>
        <NetworkFacts {...props} seat={me} />
      </section>
    </div>
  );
}

export function Dock(props: BoardProps): ReactNode {
  const model = modelOf(props.edition);
  return props.room === 'tall' ? <Tall {...props} model={model} /> : <Wide {...props} model={model} />;
}
