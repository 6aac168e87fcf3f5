/** Everything on the desk: my sheet, and beside it what all share. On a phone my sheet and the tray. */
import type { ReactNode } from 'react';
import type { Scene } from '../../../../web/kit/board.ts';
import type { Edition } from '../../components/edition.ts';
import type { SteamRollersView } from '../../view.ts';
import { type Model, modelOf } from '../model.ts';
import { TILE_HEIGHT } from '../pieces/tile.tsx';
import type { BoardProps } from '../props.ts';
import { Defs } from './defs.tsx';
import { Tray } from './dice-tray.tsx';
import { OrderSpot, Rack } from './rack.tsx';
import { Sheet, sheetPlan } from './sheet.tsx';
import { EmptyCities, Supply } from './supply.tsx';

const GAP = 12;
const EDGE = 8;
const ORDER = 48;
const ORDER_SCALE = 1.2;
const ORDER_WIDTH = 104 * ORDER_SCALE;
const HEADING = 34;

/** What all share, beside my sheet: how wide it is, and how high tray and tiles are. */
interface Side {
  readonly width: number;
  readonly tray: number;
  readonly dice: number;
  readonly tile: number;
}
const WIDE: Side = { width: 590, tray: 94, dice: 1, tile: 1.08 };
const NARROW: Side = { width: 430, tray: 112, dice: 1.12, tile: 0.9 };
const TALL_TRAY = 112;
const TALL_GAP = 8;

export function size(
  { edition }: Scene<SteamRollersView, Edition>,
  room: 'wide' | 'tall',
  narrow = false,
): { width: number; height: number } {
  const plan = sheetPlan(modelOf(edition), room);
  if (room === 'tall') return { width: plan.width, height: plan.height + TALL_GAP + TALL_TRAY };
  return { width: plan.width + GAP + (narrow ? NARROW : WIDE).width + EDGE, height: plan.height + EDGE };
}

function Heading({
  words,
  remark,
  hint,
  width,
}: {
  words: string;
  remark?: string | undefined;
  hint: ReactNode;
  width: number;
}): ReactNode {
  return (
    <>
      <text className="sr-heading" x="12" y="23">
        {words}
        {remark !== undefined && (
          <tspan className="sr-heading-remark" dx="10">
            {remark}
          </tspan>
        )}
      </text>
      <text className="sr-heading-hint" x={width - 12} y="22">
        {hint}
      </text>
    </>
  );
}

/** Order tiles before the supply map: above it, or in one column beside it where the table is wide. */
function Orders({ model, width, ...props }: BoardProps & { model: Model; width: number }): ReactNode {
  const { view, narrow } = props;
  const perRow = narrow ? 3 : 1;
  const pitch = narrow ? (width - 24) / perRow : ORDER_WIDTH;
  return view.orderOwner.map((_, place) => {
    const { id } = model.orders[place][0];
    const x = 12 + (place % perRow) * pitch + (pitch - ORDER_WIDTH) / 2;
    const y = HEADING + 4 + Math.floor(place / perRow) * ORDER;
    return (
      <g key={id} transform={`translate(${x} ${y}) scale(${ORDER_SCALE})`}>
        <OrderSpot {...props} model={model} order={place} />
      </g>
    );
  });
}

/** Where the supply map lies in its panel. */
function supplyPlace(model: Model, { width }: Side, room: number, orders: boolean, narrow: boolean) {
  const left = orders && !narrow ? ORDER_WIDTH + 26 : 11;
  const top = HEADING + (orders && narrow ? 2 * ORDER : 0);
  const bottom = narrow && !orders ? 26 : 8;
  const height = room - top - bottom;
  const mapWidth = Math.min(width - left - 11, (height * model.width) / model.height);
  const mapHeight = (mapWidth * model.height) / model.width;
  return {
    mapWidth,
    x: left + (width - left - 11 - mapWidth) / 2,
    y: top + (height - mapHeight) / 2,
  };
}

function Shared({
  model,
  height,
  side,
  ...props
}: BoardProps & { model: Model; height: number; side: Side }): ReactNode {
  const { view, say, narrow = false } = props;
  const { orders } = view.deal;
  const { width, tray, dice, tile } = side;
  const tiles = HEADING + TILE_HEIGHT * tile + 10;
  const supplyY = tray + GAP + tiles + GAP;
  const room = height - supplyY;
  const { mapWidth, x, y } = supplyPlace(model, side, room, orders, narrow);
  return (
    <>
      <Tray {...props} model={model} width={width} height={tray} scale={dice} />
      <g transform={`translate(0 ${tray + GAP})`}>
        <rect width={width} height={tiles} rx="10" className="sr-panel" />
        <Heading words={say('board.tiles')} hint={say('board.tilesHint')} width={width} />
        <g transform={`translate(9 ${HEADING + 2}) scale(${tile})`}>
          <Rack {...props} model={model} width={(width - 18) / tile} />
        </g>
      </g>
      <g transform={`translate(0 ${supplyY})`}>
        <rect width={width} height={room} rx="10" className="sr-panel" />
        <Heading
          words={say('board.supply')}
          remark={narrow ? undefined : say('board.wants')}
          hint={<EmptyCities {...props} model={model} />}
          width={width}
        />
        {orders && <Orders {...props} model={model} width={width} />}
        <g transform={`translate(${x} ${y})`}>
          <Supply {...props} model={model} width={mapWidth} />
        </g>
        {narrow && !orders && (
          <text className="sr-heading-remark middle" x={width / 2} y={room - 10}>
            {say('board.wants')}
          </text>
        )}
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
        <g transform={`translate(0 ${plan.height + TALL_GAP})`}>
          <Tray {...props} model={model} width={plan.width} height={TALL_TRAY} scale={1.36} />
        </g>
      ) : (
        <g transform={`translate(${plan.width + GAP} 0)`}>
          <Shared {...props} model={model} height={plan.height} side={props.narrow ? NARROW : WIDE} />
        </g>
      )}
    </g>
  );
}
