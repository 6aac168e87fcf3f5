/** German cities with their value and the ring that explains it, and the depots beside them. */
import type { ReactNode } from 'react';
import { Gradually, Target } from '../../../../web/kit/index.ts';
import { Glyph } from '../icons.tsx';
import { type City, type Model, modelOf } from '../model.ts';
import type { AutobahnView, BoardProps } from '../props.ts';
import { at, BASELINE, cityPoint, DISC, depotPoint, labelOf } from './geometry.ts';

const RING = 19;
/** Half the gap between two arcs, in degrees. */
const GAP = 4;

const onRing = (degrees: number): string => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return `${(RING * Math.cos(a)).toFixed(1)} ${(RING * Math.sin(a)).toFixed(1)}`;
};
const arc = (from: number, to: number): string => `M${onRing(from)}A${RING} ${RING} 0 0 1 ${onRing(to)}`;

/** Per autobahn: complete link, dual link. */
function reached(model: Model, view: AutobahnView, city: City, colour: string): readonly [boolean, boolean] {
  const built = (link: number, least: number): boolean =>
    model.links[link].sections.every((section) => view.road[section] >= least);
  const own = city.links.filter((link) => model.links[link].colour === colour);
  return [own.some((link) => built(link, 1)), own.some((link) => built(link, 2))];
}

function Ring({ model, view, city }: { model: Model; view: AutobahnView; city: City }): ReactNode {
  const share = 360 / (city.colours.length * 2);
  return city.colours.map((colour, i) => {
    const [complete, dual] = reached(model, view, city, colour);
    const from = 2 * i * share;
    return (
      <g key={colour} className={`r-${colour}`}>
        <path className={complete ? 'arc on' : 'arc'} d={arc(from + GAP, from + share - GAP)} />
        <path className={dual ? 'arc on' : 'arc'} d={arc(from + share + GAP, from + 2 * share - GAP)} />
      </g>
    );
  });
}

function GermanCity({
  model,
  city,
  index,
  view,
  after,
}: {
  model: Model;
  city: City;
  index: number;
  view: AutobahnView;
  after: AutobahnView | undefined;
}): ReactNode {
  const shown = after ?? view;
  const value = shown.values[index];
  const changed = value !== view.values[index];
  const label = labelOf(city.id);
  return (
    <g
      className={`city${view.connected[index] === 0 ? ' far' : ''}${changed ? ' changed' : ''}`}
      transform={at(cityPoint(city))}
      data-piece={`city:${city.id}`}
      data-changed={changed ? '' : undefined}
    >
      <g className="plaque">
        <circle className="disc" r={DISC} />
        <Ring model={model} view={shown} city={city} />
        <circle className="face" r="14.800" />
        <text className="value" y="6.800">
          {value}
        </text>
      </g>
      <text className={`name ${label.anchor}`} x={label.dx} y={label.dy} dy={`${BASELINE[label.stands]}em`}>
        {city.name}
      </text>
    </g>
  );
}

export function Cities({ view, edition, preview }: BoardProps): ReactNode {
  const model = modelOf(edition);
  return (
    <Gradually>
      {model.depots.map(({ city, goods, fromEra }) => {
        const info = model.cities[city];
        return (
          <Target
            key={info.id}
            name={`depot:${info.id}`}
            piece={`depot:${info.id}`}
            className={`depot${view.era < fromEra ? ' closed' : ''}`}
            transform={at(depotPoint(info))}
          >
            {({ legal }) => (
              <>
                {legal && (
                  <>
                    <circle className="ring-halo" r="23" />
                    <circle className="ring" r="21" />
                  </>
                )}
                <path d="M-13-4 0-13 13-4V14H-13Z" />
                <Glyph name={goods} size={17} x={0} y={4} />
                <circle className="hit-dot" r="18" />
              </>
            )}
          </Target>
        );
      })}
      {model.cities.map((city, index) =>
        city.foreign ? null : (
          <GermanCity key={city.id} model={model} city={city} index={index} view={view} after={preview?.view} />
        ),
      )}
    </Gradually>
  );
}
