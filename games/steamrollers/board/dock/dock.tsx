/** My things: action tiles, delivered goods, orders, and what the game is worth, or would be if it ended now. */
import type { ReactNode } from 'react';
import { Gradually } from '../../../../web/kit/gradually.tsx';
import { Target } from '../../../../web/kit/target.tsx';
import { OrderSpot, SmallRack, TilePicture } from '../map/rack.tsx';
import { SupplyList } from '../map/supply.tsx';
import { type Model, modelOf, tileUp } from '../model.ts';
import { TILE_HEIGHT, TILE_WIDTH } from '../pieces/tile.tsx';
import type { BoardProps } from '../props.ts';
import { Kept, NetworkFacts, OrdersOf } from './facts.tsx';
import { Thumbs } from './thumbs.tsx';

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
          <li key={face.name}>
            <Target as="div" name={`tile:${face.number}`} piece={`tile:${tile + 1}`} className="sr-tile-spot">
              <svg viewBox={`-2 -2 ${TILE_WIDTH + 4} ${TILE_HEIGHT + 4}`} aria-hidden="true">
                <TilePicture {...props} model={model} tile={tile} />
              </svg>
            </Target>
          </li>
        );
      })}
    </ul>
  );
}

function Wide({ model, ...props }: PartProps): ReactNode {
  const { view, me, say, seats } = props;
  const { orders } = view.deal;
  const over = !seats.some(({ active }) => active);
  return (
    <div className="sr-dock wide">
      <section className="tiles">
        <h3>
          {say('board.myTiles')} <small>{say('board.sideways')}</small>
        </h3>
        <MyTiles {...props} model={model} />
      </section>
      {orders && (
        <section className="goods">
          <h3>{say('board.kept')}</h3>
          <Kept model={model} kept={view.sheets[me].kept} none={say('board.nothingKept')} />
          <h3>{say('board.myOrders')}</h3>
          <OrdersOf {...props} model={model} seat={me} />
        </section>
      )}
      <section className="others">
        <Thumbs {...props} model={model} />
      </section>
      <section className="now">
        <h3>{say(over ? 'board.final' : 'board.now')}</h3>
        <NetworkFacts {...props} seat={me} />
      </section>
    </div>
  );
}

/** What would be mine if it ended now is told by the seats above, and in full by the score: here is what can be taken. */
function Tall({ model, ...props }: PartProps): ReactNode {
  const { view, me, say } = props;
  return (
    <div className="sr-dock tall">
      <Gradually>
        <SupplyList {...props} model={model} />
        <SmallRack {...props} model={model} />
        {view.deal.orders && (
          <section>
            <h3>{say('board.orders')}</h3>
            <ul className="sr-orders">
              {view.orderOwner.map((_, order) => {
                const { id } = model.orders[order][0];
                return (
                  <li key={id}>
                    <svg viewBox="-5 -5 114 44" aria-hidden="true" className="sr-order-spot">
                      <OrderSpot {...props} model={model} order={order} />
                    </svg>
                  </li>
                );
              })}
            </ul>
            <Kept model={model} kept={view.sheets[me].kept} none={say('board.nothingKept')} />
          </section>
        )}
      </Gradually>
    </div>
  );
}

export function Dock(props: BoardProps): ReactNode {
  const model = modelOf(props.edition);
  return props.room === 'tall' ? <Tall {...props} model={model} /> : <Wide {...props} model={model} />;
}
