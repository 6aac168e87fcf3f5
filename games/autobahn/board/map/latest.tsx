/** A dashed ring in its player's colour around what the latest move built, until the next move. */
import type { ReactNode } from 'react';
import type { Params, ParamValue } from '../../../../kernel/index.ts';
import { seatStyle } from '../../../../web/kit/index.ts';
import { type Plan, planOf } from '../model.ts';
import type { AbTable } from '../props.ts';
import { linkShapes, pathOf, sectionShape } from './geometry.ts';

const paramsOf = (value: ParamValue | undefined): Params =>
  typeof value === 'object' && 'params' in value ? (value.params ?? {}) : {};

const colourOf = (value: ParamValue | undefined): string =>
  typeof value === 'object' && 'key' in value ? value.key.replace('colour.', '') : '';

/** The link that an event names by its cities and colour. */
function linkNamed(plan: Plan, named: Params): number {
  return plan.links.findIndex(
    ({ from, to, colour }) =>
      plan.cities[from].name === named.from && plan.cities[to].name === named.to && colour === colourOf(named.colour),
  );
}

function outlines(plan: Plan, key: string, params: Params): string[] {
  const named = paramsOf(params.section ?? params.link);
  const link = linkNamed(plan, named);
  if (link < 0) return [];
  const { sections, from } = plan.links[link];
  if (key === 'event.build' && named.near !== undefined) {
    const near = sections[named.near === plan.cities[from].name ? 0 : 1];
    return [pathOf(sectionShape(plan, near))];
  }
  if (key === 'event.station') {
    const { x, y } = linkShapes(plan)[link].station;
    return [`M${x - 1} ${y}h2`];
  }
  return sections.map((section) => pathOf(sectionShape(plan, section)));
}

const SHOWN = ['event.build', 'event.upgrade', 'event.station'];

export function Latest({ latest, edition, viewer }: AbTable): ReactNode {
  const plan = planOf(edition);
  return latest
    .filter(({ seat, event }) => seat !== undefined && seat !== viewer && SHOWN.includes(event.key))
    .flatMap(({ seat, event }) =>
      outlines(plan, event.key, event.params ?? {}).map((d) => (
        <g key={`${event.key} ${d}`} className="latest" style={seatStyle(seat ?? 0)}>
          <path className="white" d={d} />
          <path className="dash" d={d} />
        </g>
      )),
    );
}
