/** Everything on the desk: my sheet, and beside it what all share. On a phone my sheet and the tray. */
import type { ReactNode } from 'react';
import type { Scene } from '../../../web/kit/board.ts';
import type { Edition } from '../components/edition.ts';
import type { SteamRollersView } from '../view.ts';
import { Defs } from './defs.tsx';
import { type Model, modelOf } from './model.ts';
import type { BoardProps } from './props.ts';
import { OrderSpot, Rack } from './rack.tsx';
import { Sheet, sheetPlan } from './sheet.tsx';
import { EmptyCities, Supply } from './supply.tsx';
import { Tray } from './tray.tsx';

const GAP = 12;
const SIDE = 486;
const TRAY = 92;
const TALL_TRAY = 128;
const TILES = 146;
const ORDER = 48;
const EDGE = 8;

export function size(
  { edition }: Scene<SteamRollersView, Edition>,
  room: 'wide' | 'tall',
): { width: number; height: number } {
  const plan = sheetPlan(modelOf(edition), room);
  if (room === 'tall') return { width: plan.width, height: plan.height + GAP + TALL_TRAY };
  return { width: plan.width + GAP + SIDE + EDGE, height: plan.height + EDGE };
}

function Heading({ words, hint }: { words: string; hint?: ReactNode }): ReactNode {
  return (
    <>
      <text className="sr-heading" x="12" y="22">
        {words}
      </text>
      {hint !== undefined && (
        <text className="sr-heading-hint" x={SIDE - 12} y="21">
          {hint}
        </text>
      )}
    </>
  );
}

function Shared({ model, height, ...props }: BoardProps & { model: Model; height: number }): ReactNode {
  const { view, say } = props;
  const { orders } = view.deal;
  const supplyY = TRAY + GAP + TILES + GAP;
  const room = height - supplyY;
  const above = orders ? 34 + 2 * ORDER : 34;
  const supplyWidth = Math.min(SIDE - 60, ((room - above - 6) * model.width) / model.height);
  return (
    <>
      <Tray {...props} model={model} width={SIDE} height={TRAY} scale={1} />
      <g transform={`translate(0 ${TRAY + GAP})`}>
        <rect width={SIDE} height={TILES} rx="10" className="sr-panel" />
        <Heading words={say('board.tiles')} hint={say('board.tilesHint')} />
        <g transform="translate(8 35)">
          <Rack {...props} model={model} width={SIDE - 16} />
        </g>
      </g>
      <g transform={`translate(0 ${supplyY})`}>
        <rect width={SIDE} height={room} rx="10" className="sr-panel" />
        <Heading words={say('board.supply')} hint={<EmptyCities {...props} model={model} />} />
        {orders &&
          view.orderOwner.map((_, order) => {
            const { id } = model.orders[order][0];
            return (
              <g
                key={id}
                transform={`translate(${14 + (order % 3) * 166} ${36 + Math.floor(order / 3) * ORDER}) scale(1.2)`}
              >
                <OrderSpot {...props} model={model} order={order} />
              </g>
            );
          })}
        <g
          transform={`translate(${(SIDE - 40 - supplyWidth) / 2} ${above + (room - above - (supplyWidth * model.height) / model.width) / 2 - 2})`}
        >
          <Supply {...props} model={model} width={supplyWidth} />
        </g>
      </g>
    </>
  );
}

export function Board(props: BoardProps): ReactNode {
  const model = modelOf(props.edition);
  const plan = sheetPlan(model, props.room);
  return (
    <g className={`sr-board ${props.room}`}>
      <Defs />
      <Sheet {...props} model={model} plan={plan} />
      {props.room === 'tall' ? (
        <g transform={`translate(0 ${plan.height + GAP})`}>
          <Tray {...props} model={model} width={plan.width} height={TALL_TRAY} scale={1.5} />
        </g>
      ) : (
        <g transform={`translate(${plan.width + GAP} 0)`}>
          <Shared {...props} model={model} height={plan.height} />
        </g>
      )}
    </g>
  );
}
