/** Trucks on the road and at the depots. */
import type { ReactNode } from 'react';
import { Piece, seatStyle, Target } from '../../../../web/kit/index.ts';
import { Glyph } from '../icons.tsx';
import { loadOf, type Model, modelOf, TRUCKS } from '../model.ts';
import { Truck } from '../pieces.tsx';
import type { AutobahnView, BoardProps } from '../props.ts';
import { at, depotPoint, middle, type Point, sectionShape } from './geometry.ts';

export interface Driving {
  readonly seat: number;
  /** 0 or 1. */
  readonly truck: number;
  readonly spot: Point;
  /** Where the same truck would be after the move that is being considered. */
  readonly next: Point | undefined;
}

/** Trucks at one depot stand in a row behind each other. */
const BEHIND = 15;

function spotOf(model: Model, view: AutobahnView, slot: number): Point | undefined {
  const place = view.trucks[slot];
  if (place < 0) return undefined;
  if (place < model.sections.length) return middle(sectionShape(model, place));
  const depot = model.depots[place - model.sections.length];
  const first = depotPoint(model.cities[depot.city]);
  const before = view.trucks.slice(0, slot).filter((other) => other === place).length;
  return { x: first.x - 4 - before * BEHIND, y: first.y + 20 + before * 7 };
}

function drivingOf({ view, edition, preview }: BoardProps): Driving[] {
  const model = modelOf(edition);
  return view.trucks.flatMap((_, slot) => {
    const spot = spotOf(model, view, slot);
    const next = preview?.view === undefined ? undefined : spotOf(model, preview.view, slot);
    const moved = next && (next.x !== spot?.x || next.y !== spot.y) ? next : undefined;
    const shown = spot ?? moved;
    if (!shown) return [];
    return [{ seat: Math.floor(slot / TRUCKS), truck: slot % TRUCKS, spot: shown, next: moved }];
  });
}

/** Whether something under a truck can be tapped. */
function covers({ view, edition, question }: BoardProps, seat: number, truck: number): boolean {
  const { sections, depots, cities } = modelOf(edition);
  const place = view.trucks[seat * TRUCKS + truck];
  if (!question || place < 0) return false;
  const name =
    place < sections.length
      ? `section:${sections[place].name}`
      : `depot:${cities[depots[place - sections.length].city].id}`;
  return question.at(name).length > 0;
}

/** The truck that is on its way now, and how many steps it has left. */
function Underway({ view }: BoardProps): ReactNode {
  const drive = view.frames.at(-1);
  if (drive?.kind !== 'drive') return null;
  return (
    <g className="underway" style={seatStyle(drive.seat)}>
      <rect x="-28" y="-19" width="56" height="38" rx="11" />
      <g transform="translate(0 -29)">
        <rect className="steps" x="-23" y="-10" width="46" height="20" rx="10" />
        <Glyph name="moveTruck" size={15} x={-9} y={0} />
        <text x="11" y="5.500">
          {drive.left}
        </text>
      </g>
    </g>
  );
}

const drives = ({ view }: BoardProps, seat: number, truck: number): boolean => {
  const drive = view.frames.at(-1);
  return drive?.kind === 'drive' && drive.seat === seat && drive.truck === truck;
};

export function Trucks(props: BoardProps): ReactNode {
  const { view, seats, me } = props;
  return drivingOf(props).map(({ seat, truck, spot, next }) => {
    const load =
      loadOf(view.goods[seat * TRUCKS + truck]) ?? loadOf(props.preview?.view?.goods[seat * TRUCKS + truck] ?? -1);
    const nth = seat === me || view.config.bot === seat ? truck + 1 : undefined;
    const figure = (
      <Truck seat={seat} shape={seats[seat].shape} x={0} y={0} {...(load ? { load } : {})} {...(nth ? { nth } : {})} />
    );
    const name = `truck:${seat}:${truck + 1}`;
    return (
      <g key={name}>
        {seat === me ? (
          <Target
            name={`truck:${truck + 1}`}
            piece={name}
            travels={name}
            className={covers(props, seat, truck) ? 'on-map through' : 'on-map'}
            transform={at(spot)}
          >
            {({ legal }) => (
              <>
                {legal && <rect className="ring-halo" x="-28" y="-20" width="56" height="40" rx="12" />}
                {legal && <rect className="ring" x="-26" y="-18" width="52" height="36" rx="10" />}
                {drives(props, seat, truck) && <Underway {...props} />}
                {figure}
              </>
            )}
          </Target>
        ) : (
          <Piece
            name={name}
            travels={name}
            transform={at(spot)}
            className={covers(props, seat, truck) ? 'on-map through' : 'on-map'}
          >
            {figure}
          </Piece>
        )}
        {next && (
          <g className="on-map preview" transform={at(next)} data-changed="">
            {figure}
          </g>
        )}
      </g>
    );
  });
}
