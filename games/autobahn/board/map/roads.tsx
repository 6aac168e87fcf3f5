/** The autobahns: empty slots, single and dual carriageways, stations, and what lies on them. */
import type { ReactNode } from 'react';
import { Gradually, Target } from '../../../../web/kit/index.ts';
import { Glyph } from '../icons.tsx';
import { type Model, modelOf, NOBODY, NONE } from '../model.ts';
import { BonusTile, House, Shield } from '../pieces.tsx';
import type { AutobahnView, BoardProps } from '../props.ts';
import { angle, at, linkShapes, middle, pathOf, type Stretch, sectionShape } from './geometry.ts';

/** Height of an autobahn's number. */
const SHIELD = 18;
/** Distance of a lane's dashes from the middle of a dual carriageway. */
const LANE = 6.4;

function shifted({ a, b }: Stretch, by: number): string {
  const d = Math.hypot(b.x - a.x, b.y - a.y);
  const dx = (-(b.y - a.y) / d) * by;
  const dy = ((b.x - a.x) / d) * by;
  return pathOf({ a: { x: a.x + dx, y: a.y + dy }, b: { x: b.x + dx, y: b.y + dy } });
}

function Carriageway({ stretch, state }: { stretch: Stretch; state: number }): ReactNode {
  const d = pathOf(stretch);
  if (state === 0) {
    return (
      <g className="slot">
        <path className="outline" d={d} />
        <path className="paper" d={d} />
        <path className="tint" d={d} />
      </g>
    );
  }
  return (
    <g className={state === 2 ? 'road dual' : 'road single'} data-travels={`road:${d}:${state}`} data-drawn="">
      <path className="case" d={d} />
      <path className="fill" d={d} />
      {state === 2 ? (
        <>
          <path className="median" d={d} />
          <path className="lane" d={shifted(stretch, LANE)} />
          <path className="lane" d={shifted(stretch, -LANE)} />
        </>
      ) : (
        <path className="lane" d={d} />
      )}
    </g>
  );
}

/** The halo and the two outlines around a legal place. */
function Capsule({ d, wide }: { d: string; wide: boolean }): ReactNode {
  return (
    <g className={wide ? 'capsule wide' : 'capsule'}>
      <path className="halo" d={d} />
      <path className="ink" d={d} />
      <path className="white" d={d} />
      <path className="green" d={d} />
    </g>
  );
}

interface SectionProps {
  readonly model: Model;
  readonly section: number;
  readonly view: AutobahnView;
  readonly after: AutobahnView | undefined;
}

function Section({ model, section, view, after }: SectionProps): ReactNode {
  const info = model.sections[section];
  const stretch = sectionShape(model, section);
  const d = pathOf(stretch);
  const now = view.road[section];
  const then = after?.road[section] ?? now;
  const closed = model.links[info.link].east && view.era < 3;
  return (
    <Target
      name={`section:${info.name}`}
      piece={`section:${info.name}`}
      className={`section r-${info.colour}${closed ? ' closed' : ''}`}
    >
      {({ legal }) => (
        <>
          {legal && <Capsule d={d} wide={Math.max(now, then) === 2} />}
          <Carriageway stretch={stretch} state={Math.max(now, then)} />
          <OnSection model={model} section={section} view={view} />
          <path className="hit" d={d} data-changed={then === now ? undefined : ''} />
        </>
      )}
    </Target>
  );
}

/** What lies in a slot until it is built. */
function OnSection({ model, section, view }: Omit<SectionProps, 'after'>): ReactNode {
  const info = model.sections[section];
  const stretch = sectionShape(model, section);
  const { x, y } = middle(stretch);
  const tile = view.roadTiles[section];
  const blocked = info.roadblock && view.era < 3;
  const { shield } = linkShapes(model)[info.link];
  return (
    <>
      {shield.section === info.index && (
        <Shield colour={info.colour} size={SHIELD} x={shield.spot.x} y={shield.spot.y} />
      )}
      {info.developIcon && view.road[section] === 0 && (
        <g className="develop-icon" data-piece={`section:${info.name}`} transform={at({ x, y })}>
          <circle r="9.500" />
          <Glyph name="develop" size={12} x={0} y={0} />
        </g>
      )}
      {tile !== NONE && (
        <g
          data-piece={`tile:${model.tiles[tile].id}`}
          data-travels={`tile:${model.tiles[tile].id}`}
          className="on-road"
        >
          <BonusTile bonus={model.tiles[tile].bonus} x={x} y={y} />
        </g>
      )}
      {blocked && (
        <g
          className="roadblock"
          data-piece="roadblock"
          data-travels={`roadblock:${section}`}
          transform={`${at({ x, y })} rotate(${Math.round(angle(stretch)) + 90})`}
        >
          <rect x="-17" y="-6.500" width="34" height="13" rx="2" />
          <path d="M-17 6.500-9-6.500h6l-8 13zM-3 6.500 5-6.500h6l-8 13zM11 6.500 17-3v9.500z" />
        </g>
      )}
      {view.traffic[section] > 0 && (
        <g className="traffic" data-piece="traffic" data-travels="traffic" transform={at({ x, y })}>
          <circle r="10" />
          <Glyph name="traffic" size={14} x={0} y={-1} />
        </g>
      )}
    </>
  );
}

function Station({
  model,
  link,
  view,
  seats,
  after,
}: {
  model: Model;
  link: number;
  view: AutobahnView;
  after: AutobahnView | undefined;
  seats: BoardProps['seats'];
}): ReactNode {
  const { id, colour, hasStation, east } = model.links[link];
  if (!hasStation) return null;
  const { station } = linkShapes(model)[link];
  const owner = view.stationAt[link] === NOBODY ? (after?.stationAt[link] ?? NOBODY) : view.stationAt[link];
  const upgrade = after?.upgradeAt[link] ?? view.upgradeAt[link];
  return (
    <Target
      name={`station:${id}`}
      piece={`station:${id}`}
      className={`station-space r-${colour}${east && view.era < 3 ? ' closed' : ''}`}
      transform={at(station)}
    >
      {({ legal }) => (
        <>
          {legal && (
            <>
              <circle className="ring-halo" r="19" />
              <circle className="ring" r="17.500" />
            </>
          )}
          {owner === NOBODY ? (
            <g className="empty">
              <rect x="-9.500" y="-9.500" width="19" height="19" rx="3" />
              <Glyph name="station" size={13} x={0} y={0} />
            </g>
          ) : (
            <g data-travels={`station:${owner}`}>
              <House seat={owner} shape={seats[owner].shape} x={0} y={0} upgraded={upgrade !== NONE} />
            </g>
          )}
          <circle className="hit-dot" r="13" />
        </>
      )}
    </Target>
  );
}

export function Roads({ view, edition, preview, seats }: BoardProps): ReactNode {
  const model = modelOf(edition);
  const shapes = linkShapes(model);
  const after = preview?.view;
  const all = model.sections.map((_, section) => section);
  return (
    <Gradually>
      {model.links.map(({ id, colour, east }, link) => (
        <path
          key={id}
          className={`planned r-${colour}${east && view.era < 3 ? ' closed' : ''}`}
          d={pathOf(shapes[link].whole)}
        />
      ))}
      {all.map((section) => (
        <Section key={model.sections[section].name} model={model} section={section} view={view} after={after} />
      ))}
      {model.links.map(({ id }, link) => (
        <Station key={id} model={model} link={link} view={view} after={after} seats={seats} />
      ))}
    </Gradually>
  );
}
