/** My sheet of paper: engine, map and scoring track, with everything I can do on it. */
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { Gradually } from '../../../../web/kit/gradually.tsx';
import { Target, useTarget } from '../../../../web/kit/target.tsx';
import type { Deliver, DrawTrack } from '../../moves.ts';
import {
  courseOf,
  coursePath,
  type Hex,
  hexOutline,
  type Model,
  mapIn,
  opposite,
  type Pair,
  SIDE_NAMES,
  SIDES,
  sideMiddle,
  strengthOf,
  wantedBy,
} from '../model.ts';
import { Cube } from '../pieces/cube.tsx';
import { Loco } from '../pieces/loco.tsx';
import { type BoardProps, freshHex } from '../props.ts';
import { isTrack } from '../targets.ts';
import { City, Printed, Towns, Tracks, trackWithStubs, Walls } from './paper.tsx';
import { box, cross } from './rough.ts';

export interface SheetPlan {
  readonly width: number;
  readonly height: number;
  /** Where the map begins. */
  readonly mapX: number;
  readonly mapY: number;
  /** Side of an engine box, and from one to the next. */
  readonly engine: number;
  readonly pitch: number;
  readonly nameSize: number;
  readonly nameX: number;
  readonly longestName: number;
}

/** How far the paper reaches beyond the map; on a phone the map is as wide as the screen. */
const PAPER = 24;
const PAPER_ON_A_PHONE = -5;

export function sheetPlan(model: Model, room: 'wide' | 'tall'): SheetPlan {
  const tall = room === 'tall';
  const mapX = tall ? PAPER_ON_A_PHONE : PAPER;
  const mapY = tall ? 58 : 54;
  return {
    width: model.width + 2 * mapX,
    height: mapY + model.height + (tall ? 60 : 68),
    mapX,
    mapY,
    engine: tall ? 50 : 38,
    pitch: tall ? 80 : 48,
    nameSize: tall ? 38 : 28,
    nameX: tall ? 12 : PAPER + 8,
    longestName: tall ? 9 : 18,
  };
}

const short = (name: string, most: number): string => (name.length > most ? `${name.slice(0, most - 1)}…` : name);

const pairOf = (model: Model, { sides }: DrawTrack): Pair | undefined => {
  const [a, b] = sides.map((side) => SIDE_NAMES.indexOf(side));
  return model.pairs.find((pair) => pair?.sides.includes(a) && pair.sides.includes(b));
};

function Engine({ plan, ...props }: BoardProps & { plan: SheetPlan; model: Model }): ReactNode {
  const { model, view, me, preview, say } = props;
  const boxes = model.edition.playerSheet.engineBoxes;
  const crossed = view.sheets[me].boxes;
  const { engine, pitch } = plan;
  const hit = engine + 28;
  const left = plan.width - Math.max(plan.mapX + 8, 6) - boxes.length * pitch + (pitch - engine);
  const top = (plan.mapY - engine) / 2 + 3;
  const planned = preview?.offer.move.type === 'upgradeEngine' ? preview.offer.move.box : undefined;
  return (
    <g className="sr-engine">
      <g transform={`translate(${left - 72} ${top + engine / 2 - 20})`} data-piece="engine">
        <Loco />
      </g>
      {boxes.map((number, i) => {
        const x = left + i * pitch;
        const done = (crossed & (1 << (number - 1))) !== 0;
        return (
          <Target key={number} name={`engine:${number}`} piece={`engine:${number}`}>
            {({ legal, selected }) => (
              <>
                <rect
                  x={x + (engine - hit) / 2}
                  y={top + (engine - hit) / 2}
                  width={hit}
                  height={hit}
                  className="sr-hit"
                />
                {legal && (
                  <rect
                    x={x - 5}
                    y={top - 5}
                    width={engine + 10}
                    height={engine + 10}
                    rx="6"
                    className={`sr-ring${selected ? ' selected' : ''}`}
                  />
                )}
                <path d={box(`engine ${number}`, x, top, engine)} className="sr-pen" />
                <text
                  className="box-number"
                  x={x + engine / 2}
                  y={top + engine / 2}
                  aria-label={say(done ? 'board.boxCrossed' : 'board.boxOpen', { box: number })}
                >
                  {number}
                </text>
                {done && <path d={cross(`cross ${number}`, x, top, engine)} className="sr-cross" />}
                {planned === number && (
                  <path d={cross(`cross ${number}`, x, top, engine)} className="sr-cross crayon" />
                )}
              </>
            )}
          </Target>
        );
      })}
    </g>
  );
}

const COLUMNS = 25;
const BOX = 23.5;
const STEP = 26.8;

function ScoreTrack({
  plan,
  model,
  view,
  me,
  say,
  preview,
  room,
}: BoardProps & { plan: SheetPlan; model: Model }): ReactNode {
  const { boxes } = model.edition.playerSheet.scoringTrack;
  const points = view.sheets[me].deliveryPoints;
  const planned = preview?.offer.move.type === 'deliver' ? preview.offer.move.points : 0;
  const left = Math.max(plan.mapX, 0) + 8;
  const top = plan.mapY + model.height + (room === 'wide' ? 4 : 2);
  const place = (i: number): readonly [number, number] => [
    left + (i % COLUMNS) * STEP,
    top + Math.floor(i / COLUMNS) * STEP,
  ];
  const all = Array.from({ length: boxes }, (_, i) => i);
  const right = Math.max(plan.mapX, 0) + 10;
  const printed = useMemo(
    () =>
      Array.from({ length: boxes }, (_, i) =>
        box(`score ${i}`, left + (i % COLUMNS) * STEP, top + Math.floor(i / COLUMNS) * STEP, BOX),
      ).join(''),
    [boxes, left, top],
  );
  return (
    <g className="sr-score" data-piece="score">
      <path d={printed} className="sr-pen thin" />
      {all
        .filter((i) => (i + 1) % 5 === 0 && i >= points)
        .map((i) => (
          <text key={i} className="five" x={place(i)[0] + BOX / 2} y={place(i)[1] + BOX / 2}>
            {i + 1}
          </text>
        ))}
      <path
        className="sr-cross thin"
        d={all
          .slice(0, points)
          .map((i) => cross(`point ${i}`, ...place(i), BOX))
          .join('')}
      />
      {planned > 0 && (
        <path
          className="sr-cross thin crayon"
          d={all
            .slice(points, points + planned)
            .map((i) => cross(`point ${i}`, ...place(i), BOX))
            .join('')}
        />
      )}
      <text
        className={planned > 0 ? 'total planned' : 'total'}
        x={plan.width - right}
        y={top + (room === 'wide' ? 29 : 46)}
      >
        {planned > 0 ? `${points} → ${points + planned}` : points}
      </text>
      {room === 'wide' && (
        <text className="unit" x={plan.width - right} y={top + 50}>
          {say('board.delivered')}
        </text>
      )}
    </g>
  );
}

/** Which of two ends stays when the other one goes to a new side: the one that is joined to something. */
function keeps(model: Model, props: BoardProps, hex: Hex, side: number): number {
  const next = mapIn(model, props.view).across[hex.index * SIDES + side];
  if (next < 0) return 0;
  if (model.hexes[next].kind === 'city') return 2;
  const track = model.pairs[props.view.sheets[props.me].tracks[next]];
  return track?.sides.includes(opposite(side)) ? 2 : 1;
}

/** Knobs on the six sides of the hex that is being drawn on: a tap leads the nearer end there. */
function Knobs({ model, move, ...props }: BoardProps & { model: Model; move: DrawTrack }): ReactNode {
  const { question, consider, say } = props;
  const target = `hex:${move.hex}`;
  const { selected } = useTarget(target);
  const hex = model.hexOf.get(move.hex);
  if (!selected || !hex || !question) return null;
  const offers = question.at(target).filter(isTrack);
  const ends = [...move.sides].sort(
    (a, b) => keeps(model, props, hex, SIDE_NAMES.indexOf(b)) - keeps(model, props, hex, SIDE_NAMES.indexOf(a)),
  );
  return SIDE_NAMES.map((side, i) => {
    const [dx, dy] = sideMiddle(i, 36);
    if (move.sides.includes(side)) {
      return <circle key={side} cx={hex.x + dx} cy={hex.y + dy} r="6" className="sr-knob end" />;
    }
    const offer = ends
      .map((end) => offers.find(({ move: { sides } }) => sides.includes(end) && sides.includes(side)))
      .find((found) => found !== undefined);
    if (!offer) return null;
    const lead = (): void => consider(offer);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' || event.key === ' ') lead();
    };
    return (
      <g
        key={side}
        role="button"
        tabIndex={0}
        aria-label={say('board.leadTo', { side: { key: `side.${side}` } })}
        className="sr-knob"
        onClick={lead}
        onKeyDown={onKey}
      >
        <circle cx={hex.x + dx} cy={hex.y + dy} r={props.room === 'tall' ? 18 : 14} className="sr-hit" />
        <circle cx={hex.x + dx} cy={hex.y + dy} r="7" />
      </g>
    );
  });
}

/** The way of a delivery, in crayon from city to city. */
function Route({ model, move, ...props }: BoardProps & { model: Model; move: Deliver }): ReactNode {
  const { tracks } = props.view.sheets[props.me];
  const hexes = move.route.flatMap((id) => model.hexOf.get(id) ?? []);
  const d = hexes
    .map((hex, i) => {
      const pair = model.pairs[tracks[hex.index]];
      if (pair) return coursePath(hex, pair);
      const from = hexes[i - 1];
      const to = hexes[i + 1];
      const half = (other: Hex | undefined): string =>
        other ? `M${hex.x} ${hex.y}L${(hex.x + other.x) / 2} ${(hex.y + other.y) / 2}` : '';
      return half(from) + half(to);
    })
    .join('');
  const stops = hexes.slice(1).filter(({ kind }) => kind !== 'plain');
  return (
    <g className="sr-route">
      <path d={d} className="halo" />
      <path d={d} />
      {stops.map((hex, i) => {
        const pair = model.pairs[tracks[hex.index]];
        const [x, y] = pair ? courseOf(hex, pair)(0.5) : [hex.x + 24, hex.y - 24];
        return (
          <g key={hex.id} transform={`translate(${x} ${y})`} data-changed="">
            <circle r="12" />
            <text y="5.500">{i + 1}</text>
          </g>
        );
      })}
    </g>
  );
}

function Considered({ model, ...props }: BoardProps & { model: Model }): ReactNode {
  const move = props.preview?.offer.move;
  if (move?.type === 'deliver') return <Route {...props} model={model} move={move} />;
  if (move?.type !== 'drawTrack') return null;
  const hex = model.hexOf.get(move.hex);
  const pair = pairOf(model, move);
  if (!hex || !pair) return null;
  return (
    <>
      <g className="sr-sketch" data-changed="">
        <path d={hexOutline(hex.x, hex.y, 46)} className="sr-lit" />
        <path d={hexOutline(hex.x, hex.y, 46)} className="sr-ring selected" />
        <path d={trackWithStubs(model, mapIn(model, props.view), hex, pair)} className="crayon" />
      </g>
      <Knobs {...props} model={model} move={move} />
    </>
  );
}

function OwnLoad({ model, view, me, preview }: BoardProps & { model: Model }): ReactNode {
  const sheet = view.sheets[me];
  const planned = preview?.offer.move.type === 'placeOwnLoad' ? preview.offer.move : undefined;
  const city = planned ? planned.city - 1 : sheet.ownLoadCity;
  const colour = planned ? planned.cube : model.colours[sheet.ownLoad];
  if (city < 0 || colour === undefined) return null;
  const { x, y } = model.cities[city];
  return (
    <Target name="ownLoad" piece="ownLoad" transform={`translate(${x + 16} ${y + 8})`}>
      {({ legal, selected }) => (
        <>
          {legal && (
            <rect x="-5" y="-5" width="36" height="36" rx="6" className={`sr-ring${selected ? ' selected' : ''}`} />
          )}
          <Cube colour={colour} label={wantedBy(model, colour)} />
        </>
      )}
    </Target>
  );
}

export function Sheet({ model, plan, ...props }: BoardProps & { model: Model; plan: SheetPlan }): ReactNode {
  const { view, me, seats, say } = props;
  const map = mapIn(model, view);
  const sheet = view.sheets[me];
  const places = model.hexes.filter(({ kind }) => kind !== 'city');
  return (
    <g className="sr-sheet">
      <rect x="5" y="6" width={plan.width} height={plan.height} rx="5" className="under" />
      <rect width={plan.width} height={plan.height} rx="4" className="paper" />
      <text className="owner" x={plan.nameX} y={plan.mapY / 2 + 11} style={{ fontSize: plan.nameSize }}>
        {short(seats[me]?.name ?? '', plan.longestName)}
        <tspan className="strength" dx="12">
          {props.room === 'wide' && say('board.strength', { strength: strengthOf(model, view, me) })}
        </tspan>
      </text>
      <Engine {...props} model={model} plan={plan} />
      <g transform={`translate(${plan.mapX} ${plan.mapY})`}>
        <Gradually>
          <Printed model={model} ids={props.room === 'wide' || props.narrow === true} />
          <Walls model={model} map={map} />
          <Towns model={model} tracks={sheet.tracks} />
          <Tracks model={model} tracks={sheet.tracks} map={map} fresh={freshHex(props, me)} />
          {places.map((hex) => (
            <Target key={hex.id} name={`hex:${hex.id}`} piece={`hex:${hex.id}`}>
              {({ legal, selected }) => (
                <>
                  <path d={hexOutline(hex.x, hex.y, 51)} className="sr-hit" />
                  {legal && !selected && (
                    <>
                      <path d={hexOutline(hex.x, hex.y, 46)} className="sr-lit" />
                      <path d={hexOutline(hex.x, hex.y, 46)} className="sr-ring" />
                    </>
                  )}
                </>
              )}
            </Target>
          ))}
          {model.cities.map((hex, city) => (
            <Target key={hex.id} name={`city:${city + 1}`} piece={`city:${city + 1}`}>
              {({ legal, selected }) => (
                <>
                  <path d={hexOutline(hex.x, hex.y, 51)} className="sr-hit" />
                  {legal && (
                    <rect
                      x={hex.x - 32}
                      y={hex.y - 32}
                      width="64"
                      height="64"
                      rx="10"
                      className={`sr-ring${selected ? ' selected' : ''}`}
                    />
                  )}
                  <City hex={hex} number={city + 1} />
                </>
              )}
            </Target>
          ))}
          <OwnLoad {...props} model={model} />
          <Considered {...props} model={model} />
        </Gradually>
      </g>
      <ScoreTrack {...props} model={model} plan={plan} />
    </g>
  );
}
