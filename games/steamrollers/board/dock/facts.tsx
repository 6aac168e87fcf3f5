/** Facts about a seat: points part by part, delivered goods, orders. */
import type { ReactNode } from 'react';
import { OrderCard } from '../map/rack.tsx';
import { crossedBoxes, type Model, modelOf, orderUp, tileUp, wantedBy } from '../model.ts';
import { CubePicture } from '../pieces/cube.tsx';
import type { BoardProps, BoardSeatProps } from '../props.ts';

/** Points of a seat, part by part, as they stand. */
function partsOf(model: Model, props: BoardProps, seat: number): readonly { key: string; points: number }[] {
  const { view } = props;
  const { scoring } = model.edition;
  const sheet = view.sheets[seat];
  const { links } = sheet.network;
  const towns = links.reduce((sum, link) => sum + link.towns, 0);
  const tiles = view.tileOwner.reduce((sum, owner, i) => sum + (owner === seat ? tileUp(model, view, i).points : 0), 0);
  const orders = view.orderOwner.reduce(
    (sum, owner, i) => sum + (owner === seat ? orderUp(model, view, i).points : 0),
    0,
  );
  return [
    { key: 'deliveries', points: sheet.deliveryPoints },
    { key: 'links', points: links.length * scoring.link },
    { key: 'towns', points: towns * scoring.townOnLink },
    { key: 'engine', points: scoring.engineBonus[String(crossedBoxes(sheet.boxes))] ?? 0 },
    { key: 'tiles', points: tiles },
    ...(view.deal.orders ? [{ key: 'orders', points: orders }] : []),
    ...(view.deal.startingTiles ? [{ key: 'bonus', points: sheet.startingBonus }] : []),
  ];
}

const minus = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export function NetworkFacts({ seat, ...props }: BoardSeatProps): ReactNode {
  const parts = partsOf(modelOf(props.edition), props, seat);
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  return (
    <dl className="sr-facts" style={{ '--rows': Math.ceil((parts.length + 1) / 2) }}>
      {parts.map(({ key, points }) => (
        <div key={key}>
          <dt>{props.say(`board.part.${key}`)}</dt>
          <dd>{minus(points)}</dd>
        </div>
      ))}
      <div className="sum">
        <dt>{props.say('web.total')}</dt>
        <dd>{minus(total)}</dd>
      </div>
    </dl>
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

export function OrdersOf({ model, seat, ...props }: BoardSeatProps & { model: Model }): ReactNode {
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
