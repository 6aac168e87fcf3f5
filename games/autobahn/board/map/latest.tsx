/** A dashed ring in its player's colour around what the latest move built, until the next move. */
import type { ReactNode } from 'react';
import type { Params, ParamValue } from '../../../../kernel/index.ts';
import { seatStyle } from '../../../../web/kit/index.ts';
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

function outlines(model: Model, key: string, params: Params): string[] {
  const named = paramsOf(params.section ?? params.link);
  const link = linkNamed(model, named);
  if (link < 0) return [];
  const { sections, from } = model.links[link];
  if (key === 'event.build' && named.near !== undefined) {
    const near = sections[named.near === model.cities[from].name ? 0 : 1];
    return [pathOf(sectionShape(model, near))];
  }
  if (key === 'event.station') {
    const { x, y } = linkShapes(model)[link].station;
    return [`M${x - 1} ${y}h2`];
  }
  return sections.map((section) => pathOf(sectionShape(model, section)));
}

const SHOWN = ['event.build', 'event.upgrade', 'event.station'];

export function Latest({ latest, edition, viewer }: BoardProps): ReactNode {
  const model = modelOf(edition);
  return latest
    .filter(({ seat, event }) => seat !== undefined && seat !== viewer && SHOWN.includes(event.key))
    .flatMap(({ seat, event }) =>
      outlines(model, event.key, event.params ?? {}).map((d) => (
        <g key={`${event.key} ${d}`} className="latest" style={seatStyle(seat ?? 0)}>
          <path className="white" d={d} />
          <path className="dash" d={d} />
        </g>
      )),
    );
}
