/** The map: three loops of permanent way through three states. */
import type { ReactNode } from 'react';
import type { ParamValue } from '../../../../kernel/index.ts';
import { Gradually } from '../../../../web/kit/gradually.tsx';
import { seatStyle } from '../../../../web/kit/marks.tsx';
import { Piece, Target } from '../../../../web/kit/target.tsx';
import type { Edition } from '../../components/edition.ts';
import { paramsOf, toldOfOthers } from '../latest.ts';
import { type Model, modelOf, regionLetter, stopLetters } from '../model.ts';
import { Loco, Market, Portal, SeatPiece } from '../pieces/shapes.tsx';
import type { BoardProps, BoardScene } from '../props.ts';
import { line, type Point, place } from './curves.ts';
import { CAB, ENGINE_SCALE, enginesOn, nudgeOf, wayOver, wayTold } from './engines.ts';
import { type MapPlan, mapPlanOf, type Room, sheetOf } from './geometry.ts';
import { CityBadge, CityPlate, ZoneBadge, ZonePlate } from './plates.tsx';

export const size = (_scene: BoardScene, room: Room): { readonly width: number; readonly height: number } => {
  const { width, height } = sheetOf(room);
  return { width, height };
};

function Patterns(): ReactNode {
  return (
    <defs>
      <pattern id="tr-pattern-green" width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M3 10l2.200-4 2.200 4M10 4l1.600-3 1.600 3" className="tr-pattern" />
      </pattern>
      <pattern id="tr-pattern-red" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 6H12" className="tr-pattern" />
      </pattern>
      <pattern id="tr-pattern-blue" width="18" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 6q4.500-4 9 0t9 0" className="tr-pattern" />
      </pattern>
    </defs>
  );
}

const CORNERS: Readonly<Record<Room, readonly (readonly [x: number, y: number])[]>> = {
  wide: [
    [924, 28],
    [30, 570],
    [152, 26],
  ],
  tall: [
    [370, 20],
    [20, 320],
    [20, 20],
  ],
};

/** A cogwheel about the origin. */
function cog(radius: number, teeth: number): string {
  const corners = Array.from({ length: teeth }, (_, tooth) =>
    [
      [0.86, 0],
      [1, 0.2],
      [1, 0.55],
      [0.86, 0.75],
    ].map(([far, turn]) => {
      const angle = (2 * Math.PI * (tooth + turn)) / teeth;
      return place({ x: radius * far * Math.cos(angle), y: radius * far * Math.sin(angle) });
    }),
  );
  const hub = radius * 0.5;
  return `M${corners.flat().join('L')}ZM${-hub} 0a${hub} ${hub} 0 1 0 ${2 * hub} 0a${hub} ${hub} 0 1 0 ${-2 * hub} 0Z`;
}

/** Works behind the map: they only show in its corners. */
const COGS: readonly (readonly [x: number, y: number, radius: number, teeth: number])[] = [
  [0, 1, 74, 18],
  [1, 1, 92, 22],
  [0, 0, 60, 15],
  [1, 0, 66, 16],
];

/** The brass frame of the table top, riveted at its corners. */
function Frame({ width, height, scale }: Pick<MapPlan, 'width' | 'height' | 'scale'>): ReactNode {
  const corner = 26 * Math.max(scale, 0.7);
  return (
    <g className="tr-frame">
      <rect x="5" y="5" width={width - 10} height={height - 10} rx="11" className="band" />
      <rect x="5" y="5" width={width - 10} height={height - 10} rx="11" className="shine" />
      {[0, 1, 2, 3].map((side) => {
        const [right, low] = [side % 2, side > 1 ? 1 : 0];
        const turn = `translate(${right * width} ${low * height}) scale(${right ? -1 : 1} ${low ? -1 : 1})`;
        return (
          <g key={side} transform={turn}>
            <path d={`M3 ${corner}V9A6 6 0 0 1 9 3H${corner}L${corner - 6} 9H9V${corner - 6}Z`} className="bracket" />
            <circle cx={corner - 9} cy="6" r="1.300" className="rivet" />
            <circle cx="6" cy={corner - 9} r="1.300" className="rivet" />
          </g>
        );
      })}
    </g>
  );
}

function Grounds({ plan, edition, room }: { plan: MapPlan; edition: Edition; room: Room }): ReactNode {
  const { width, height } = plan;
  return (
    <>
      <clipPath id="tr-sheet">
        <rect width={width} height={height} rx="14" />
      </clipPath>
      <g clipPath="url(#tr-sheet)">
        <rect width={width} height={height} className="tr-ground" />
        {plan.grounds.map(({ id, d }) => (
          <g key={id}>
            <path d={d} className={`tr-land tr-fill-${id}`} />
            <path d={d} fill={`url(#tr-pattern-${id})`} />
          </g>
        ))}
        {COGS.map(([right, low, radius, teeth]) => (
          <path
            key={radius}
            d={cog(radius * Math.max(plan.scale, 0.6), teeth)}
            transform={`translate(${right * width} ${low * height})`}
            className="tr-cog"
            fillRule="evenodd"
          />
        ))}
        {plan.grounds.map(({ id, edge }) => (
          <path key={id} d={edge} className="tr-border" />
        ))}
      </g>
      <Frame width={plan.width} height={plan.height} scale={plan.scale} />
      {edition.regions.items.map(({ id, state }, i) => {
        const [x, y] = CORNERS[room][i] ?? [30 + i * 200, 30];
        return (
          <Piece key={id} name={`region:${id}`} transform={`translate(${x} ${y})`}>
            <circle r="11.500" className={`tr-badge tr-fill-${id}`} />
            <text className="tr-badge-letter" y="5">
              {regionLetter(id)}
            </text>
            {room === 'wide' && (
              <text className="tr-state" x="17" y="5">
                {state}
              </text>
            )}
          </Piece>
        );
      })}
    </>
  );
}

/** Drawn layer by layer, so that switches come out clean. */
const LAYERS: readonly (readonly [name: string, width: number, dash?: readonly [number, number]])[] = [
  ['edge', 15.5],
  ['ballast', 13],
  ['sleepers', 10.4, [1.9, 3.4]],
  ['rails', 6.9],
  ['ballast', 4.3],
  ['sleepers', 4.3, [1.9, 3.4]],
];

function Way({ plan }: { plan: MapPlan }): ReactNode {
  const { scale } = plan;
  return (
    <g className="tr-way" fill="none">
      {plan.tunnels.map(({ letter, d }) => (
        <path key={letter} d={d} className="tr-tunnel" />
      ))}
      {LAYERS.map(([name, width, dash]) => (
        <g
          key={`${name} ${width}`}
          className={`tr-${name}`}
          strokeWidth={width * scale}
          strokeDasharray={dash?.map((part) => part * scale).join(' ')}
          strokeLinejoin="round"
          strokeLinecap={dash ? 'butt' : 'round'}
        >
          {plan.way.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      ))}
    </g>
  );
}

function Signs({ plan }: { plan: MapPlan }): ReactNode {
  const portal = Math.max(plan.scale, 0.8);
  const beside = ({ x, y }: Point): Point => {
    const [dx, dy] = [plan.centre.x - x, plan.centre.y - y];
    const long = Math.hypot(dx, dy) || 1;
    return { x: x + (dx / long) * 19 * plan.scale, y: y + (dy / long) * 19 * plan.scale };
  };
  return (
    <>
      {plan.exits.map(({ from, at, turn }) => (
        <Piece
          key={from}
          name={`exit:${from}`}
          transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${plan.scale})`}
        >
          <circle r="7.500" className="tr-exit" />
          <path d="M-3.400-3.800L.8 0-3.400 3.800M.6-3.800L4.800 0 .6 3.800" className="tr-exit-arrow" />
        </Piece>
      ))}
      {plan.tunnels.flatMap(({ letter, from, to }) =>
        [from, to].map((field) => {
          const { x, y } = beside(plan.fields[field]);
          return (
            <Piece
              key={`${letter} ${field}`}
              name={`tunnel:${letter}`}
              transform={`translate(${(x - 11 * portal).toFixed(1)} ${(y - 10 * portal).toFixed(1)}) scale(${portal})`}
            >
              <Portal letter={letter} />
            </Piece>
          );
        }),
      )}
    </>
  );
}

function Start({ scale }: { scale: number }): ReactNode {
  return (
    <g transform={`scale(${Math.max(scale, 0.7)})`}>
      <circle r="25" className="tr-table-rim" />
      <circle r="20" className="tr-table-pit" />
      <path d="M-19-4H19M-19 4H19" className="tr-table-rails" />
      <text y="-8" className="tr-start">
        START
      </text>
    </g>
  );
}

interface FieldProps {
  readonly model: Model;
  readonly plan: MapPlan;
  readonly index: number;
  readonly room: Room;
  /** A plain field to choose goes by a letter. */
  readonly letter: string | undefined;
}

function FieldFace({ model, plan, index, room, letter, legal }: FieldProps & { legal: boolean }): ReactNode {
  const { kind, id, region, siding } = model.edition.map.fields[index];
  const { scale } = plan;
  switch (kind) {
    case 'start':
      return <Start scale={scale} />;
    case 'market': {
      const big = Math.max(scale, 0.75);
      return (
        <g transform={`scale(${big}) translate(-13 -13)`}>
          <Market />
        </g>
      );
    }
    case 'city': {
      const city = model.cityOnField.get(id) ?? 0;
      return (
        <>
          <circle r={10 * Math.max(scale, 0.8)} className={`tr-city-field tr-pale-${region}`} />
          <text className="tr-city-rank" y={room === 'wide' ? 5 : 3.5}>
            {model.edition.cities.items[city].rank}
          </text>
        </>
      );
    }
    case 'siding':
      return (
        <>
          <circle r={7.9 * scale} className={legal ? 'tr-siding legal' : 'tr-siding'} />
          {(room === 'wide' || legal) && (
            <text
              className={room === 'wide' ? 'tr-siding-number' : 'tr-siding-number small'}
              y={room === 'wide' ? 4.9 : 3.1}
            >
              {siding}
            </text>
          )}
        </>
      );
    default:
      if (letter === undefined) return <circle r={4.6 * scale} className={`tr-field tr-pale-${region}`} />;
      return (
        <>
          <circle r={8.2 * scale} className="tr-siding legal" />
          <text
            className={room === 'wide' ? 'tr-siding-number' : 'tr-siding-number small'}
            y={room === 'wide' ? 4.3 : 2.8}
          >
            {letter}
          </text>
        </>
      );
  }
}

const HIT: Readonly<Record<Room, Readonly<Record<string, number>>>> = {
  wide: { siding: 10, track: 15, city: 18, market: 18, start: 25 },
  tall: { siding: 6.5, track: 10, city: 11, market: 12, start: 17 },
};
const RING: Readonly<Record<string, number>> = { siding: 9.4, track: 9.8, city: 12, market: 14.5, start: 26 };

function Field(props: FieldProps): ReactNode {
  const { model, plan, index, room } = props;
  const { id, kind } = model.edition.map.fields[index];
  const { x, y } = plan.fields[index];
  return (
    <Target name={`field:${id}`} piece={`field:${id}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {({ legal }) => (
        <>
          {legal && <circle r={HIT[room][kind]} className="tr-hit" />}
          <FieldFace {...props} legal={legal} />
          {legal && <circle r={RING[kind] * Math.max(plan.scale, 0.7)} className="ring" />}
        </>
      )}
    </Target>
  );
}

function Locomotives({ plan, ...props }: BoardProps & { plan: MapPlan }): ReactNode {
  const { view, seats, me, room, edition, question, latest } = props;
  const { fieldOf } = modelOf(edition);
  return enginesOn(plan, room, view.locomotives, me).map(({ seat, field, side, size, x, y }) => {
    const scale = ENGINE_SCALE[room] * size;
    return (
      <Piece
        key={seat}
        name={`locomotive:${seat}`}
        travels={`locomotive:${seat}`}
        way={wayOver(plan, wayTold(latest, seat, fieldOf))}
        className={question?.at(`field:${edition.map.fields[field].id}`).length ? 'tr-engine through' : 'tr-engine'}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      >
        {seat === me && (
          <ellipse cy={3.5 * scale} rx={26 * scale} ry={6.5 * scale} className="tr-mine" style={seatStyle(seat)} />
        )}
        <g transform={`scale(${scale * side} ${scale}) translate(-22 -24)`} style={seatStyle(seat)}>
          <Loco />
        </g>
        <SeatPiece
          seat={seat}
          shape={seats[seat].shape}
          x={CAB.x * scale * side}
          y={CAB.y * scale}
          size={9.5 * scale}
        />
      </Piece>
    );
  });
}

/** The way a considered movement takes, and where it would end. */
function Route({ plan, ...props }: BoardProps & { plan: MapPlan }): ReactNode {
  const { preview, edition, view, question } = props;
  if (preview?.offer.move.type !== 'move') return null;
  const model = modelOf(edition);
  const seat = question?.seat ?? props.me;
  const fields = [view.locomotives[seat], ...preview.offer.move.path.map((id) => model.fieldOf.get(id) ?? 0)];
  const points = fields.slice(1).flatMap((field, i) => plan.edge(fields[i], field));
  const last = fields[fields.length - 1];
  const nudge = nudgeOf(plan, props.room, last, 1);
  const end = { x: plan.fields[last].x + nudge.x, y: plan.fields[last].y + nudge.y };
  const scale = ENGINE_SCALE[props.room];
  const side = plan.rightwards[last] ? 1 : -1;
  return (
    <g className="tr-route">
      <path d={line(points)} className="case" />
      <path d={line(points)} className="way" />
      {fields.slice(1).map((field) => (
        <circle key={field} cx={plan.fields[field].x} cy={plan.fields[field].y} r={3 * plan.scale} className="stop" />
      ))}
      <g
        transform={`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) scale(${scale * side} ${scale}) translate(-22 -24)`}
        style={seatStyle(seat)}
        opacity=".85"
        data-changed=""
      >
        <Loco />
      </g>
    </g>
  );
}

/** Cities and zones that others changed since the viewer's own move, by id and by name, with who did it. */
const CHANGES_PLACES = [
  'event.warehouse',
  'event.station',
  'event.rent',
  'event.presence',
  'event.contractMarker',
  'event.contract',
];

/** A place as an event names it: a city by its name, a zone by a text around it. */
const namesOf = (value: ParamValue | undefined): string[] => {
  if (typeof value === 'string') return [value];
  const { zone } = paramsOf(value);
  return typeof zone === 'string' ? [`Z${zone}`, zone] : [];
};

function freshNames(props: BoardProps): ReadonlyMap<string, number> {
  return new Map(
    toldOfOthers(props, CHANGES_PLACES).flatMap(({ seat, event }) =>
      seat === undefined
        ? []
        : [...namesOf(event.params?.zone), ...namesOf(event.params?.city)].map((name) => [name, seat] as const),
    ),
  );
}

function Leads({ plan, edition, model }: { plan: MapPlan; edition: Edition; model: Model }): ReactNode {
  const leads = [
    ...plan.zones.map((at, i) => [at, plan.zoneMiddles[i]] as const),
    ...plan.cities.map((at, i) => [at, plan.fields[model.fieldOf.get(edition.cities.items[i].field) ?? 0]] as const),
  ];
  return <path d={leads.map((ends) => line(ends)).join('')} className="tr-leads" />;
}

export function Board(props: BoardProps): ReactNode {
  const { edition, room, seats, preview } = props;
  const model = modelOf(edition);
  const plan = mapPlanOf(edition, room);
  const view = preview?.view ?? props.view;
  const fresh = freshNames(props);
  const letters = stopLetters(model, props.question?.offers);
  const isStop = (id: string): boolean => (props.question?.at(`field:${id}`).length ?? 0) > 0;
  const fieldsThat = (stops: boolean): ReactNode =>
    edition.map.fields.map(({ id }, index) =>
      isStop(id) === stops ? (
        <Field key={id} model={model} plan={plan} index={index} room={room} letter={letters.get(id)} />
      ) : null,
    );
  const City = room === 'wide' ? CityPlate : CityBadge;
  const Zone = room === 'wide' ? ZonePlate : ZoneBadge;
  return (
    <g className={`tr-map ${room}`} data-near="">
      <Gradually>
        <Patterns />
        <Grounds plan={plan} edition={edition} room={room} />
        <Leads plan={plan} edition={edition} model={model} />
        <Way plan={plan} />
        <Signs plan={plan} />
        {fieldsThat(false)}
        {/* No engine hides where something can be done, and nothing hides a name. */}
        <Locomotives {...props} plan={plan} />
        {fieldsThat(true)}
        {edition.zones.items.map(({ id }, index) => (
          <Zone key={id} {...{ model, view, index, seats }} at={plan.zones[index]} fresh={fresh.get(id)} />
        ))}
        {edition.cities.items.map(({ id, name }, index) => (
          <City
            key={id}
            {...{ model, view, index, seats }}
            at={plan.cities[index]}
            fresh={fresh.get(id) ?? fresh.get(name)}
          />
        ))}
        <Route {...props} plan={plan} />
      </Gradually>
    </g>
  );
}
