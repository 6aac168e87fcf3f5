/** A dashed ring in its player's colour around what was built since the viewer's own last move, with the player's seal. */
import type { ReactNode } from 'react';
import type { Params, ParamValue } from '../../../../kernel/index.ts';
import { SeatMark, seatStyle } from '../../../../web/kit/index.ts';
import { type Model, modelOf } from '../model.ts';
import type { BoardProps } from '../props.ts';
import { linkShapes, pathOf, sectionShape } from './geometry.ts';

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

const BESIDE = 24;

/** A stretch of road, with its seal to its left. */
function markOf(stretch: ReturnType<typeof sectionShape>): Mark {
  const { a, b } = stretch;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [(a.y - b.y) / length, (b.x - a.x) / length];
  return { d: pathOf(stretch), x: (a.x + b.x) / 2 + nx * BESIDE, y: (a.y + b.y) / 2 + ny * BESIDE };
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
    const { x, y } = linkShapes(model)[link].station;
    return [{ d: `M${x - 1} ${y}h2`, x: x + BESIDE, y }];
  }
  return sections.map((section) => markOf(sectionShape(model, section)));
}

const SHOWN = ['event.build', 'event.upgrade', 'event.station', 'event.stationUpgrade'];
const SEAL = 20;

export function Latest({ latest, edition, viewer, seats }: BoardProps): ReactNode {
  const model = modelOf(edition);
  const shown = new Map<string, { readonly mark: Mark; readonly seat: number }>();
  for (const { seat, event } of latest) {
    if (seat === undefined || seat === viewer || !SHOWN.includes(event.key)) continue;
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
