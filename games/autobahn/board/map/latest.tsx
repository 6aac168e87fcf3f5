/** A dashed ring in its player's colour around what was built since the viewer's own last move, with the player's seal. */
import type { ReactNode } from 'react';
import type { Params, ParamValue } from '../../../../kernel/index.ts';
import { SeatMark, seatStyle } from '../../../../web/kit/index.ts';
import { type Model, modelOf } from '../model.ts';
import type { BoardProps } from '../props.ts';
import { linkShapes, type Point, sectionShape } from './geometry.ts';

const paramsOf = (value: ParamValue | undefined): Params =>
  typeof value === 'object' && 'params' in value ? (value.params ?? {}) : {};

const colourOf = (value: ParamValue | undefined): string =>
  typeof value === 'object' && 'key' in value ? value.key.replace('autobahn.', '') : '';

/** The link that an event names by its cities and colour. */
function linkNamed(model: Model, named: Params): number {
  return model.links.findIndex(
    ({ from, to, colour }) =>
      model.cities[from].name === named.from &&
      model.cities[to].name === named.to &&
      colour === colourOf(named.autobahn),
  );
}

interface Mark {
  readonly d: string;
  /** Where the seal of whoever did it stands: beside the middle. */
  readonly x: number;
  readonly y: number;
}

/** Half the width of a ring: clear of a dual carriageway. */
const AROUND = 18;
const BESIDE = AROUND + 12;

const xy = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A ring around a stretch of road or a place, with its seal to its left. */
function markOf({ a, b }: { readonly a: Point; readonly b: Point }): Mark {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = a === b ? [1, 0] : [(a.y - b.y) / length, (b.x - a.x) / length];
  const [dx, dy] = [nx * AROUND, ny * AROUND];
  const turn = `A${AROUND} ${AROUND} 0 0 0 `;
  const d = `M${xy(a.x + dx, a.y + dy)}L${xy(b.x + dx, b.y + dy)}${turn}${xy(b.x - dx, b.y - dy)}L${xy(a.x - dx, a.y - dy)}${turn}${xy(a.x + dx, a.y + dy)}Z`;
  return { d, x: (a.x + b.x) / 2 + nx * BESIDE, y: (a.y + b.y) / 2 + ny * BESIDE };
}

function marks(model: Model, key: string, params: Params): Mark[] {
  const named = paramsOf(params.section ?? params.link);
  const link = linkNamed(model, named);
  if (link < 0) return [];
  const { sections, from } = model.links[link];
  if (key === 'event.build' && named.near !== undefined) {
    const near = sections[named.near === model.cities[from].name ? 0 : 1];
    return [markOf(sectionShape(model, near))];
  }
  if (key === 'event.station' || key === 'event.stationUpgrade') {
    const { station } = linkShapes(model)[link];
    return [markOf({ a: station, b: station })];
  }
  return sections.map((section) => markOf(sectionShape(model, section)));
}

const SHOWN = ['event.build', 'event.upgrade', 'event.station', 'event.stationUpgrade'];
const SEAL = 20;

export function Latest({ latest, past, edition, viewer, seats }: BoardProps): ReactNode {
  const model = modelOf(edition);
  const shown = new Map<string, { readonly mark: Mark; readonly seat: number }>();
  for (const { seat, event } of latest) {
    if (seat === undefined || (seat === viewer && !past) || !SHOWN.includes(event.key)) continue;
    for (const mark of marks(model, event.key, event.params ?? {})) shown.set(mark.d, { mark, seat });
  }
  return [...shown.values()].map(({ mark: { d, x, y }, seat }) => (
    <g key={d} className="latest" style={seatStyle(seat)}>
      <path className="white" d={d} />
      <path className="dash" d={d} />
      <g transform={`translate(${(x - SEAL / 2).toFixed(1)} ${(y - SEAL / 2).toFixed(1)})`}>
        <SeatMark seat={seat} shape={seats[seat].shape} size={SEAL} />
      </g>
    </g>
  ));
}
