/** The management board: sectors and progress, infrastructure and contractors, action areas, contracts, siding tiles. */
import { type ReactNode, useEffect, useRef } from 'react';
import { seatStyle } from '../../../../web/kit/marks.tsx';
import { Piece, Target } from '../../../../web/kit/target.tsx';
import type { Effect } from '../../components/edition.ts';
import { setupFor } from '../../components/parts.ts';
import { EffectSign, timesOf } from '../icons.tsx';
import { keyOf, paramsOf, toldOfOthers } from '../latest.ts';
import { type Model, modelOf, NONE, regionLetter, type SectorRow, TRACK_IDS } from '../model.ts';
import { ContractTile } from '../pieces/contracts.tsx';
import { Investment, RegionBadge, SeatDot } from '../pieces/shapes.tsx';
import type { BoardProps } from '../props.ts';
import { effectBrief, inArea } from '../terms.ts';

interface PartProps extends BoardProps {
  readonly model: Model;
}

/** Spaces of a sector on which others have put a spy or an agent since the viewer's own move, counted from 0. */
function freshSpaces(props: BoardProps, sector: number): ReadonlySet<number> {
  const { sector: kind, region } = props.edition.sectors.items[sector];
  return new Set(
    toldOfOthers(props, ['event.lobby', 'event.agent']).flatMap(({ event }) => {
      const named = paramsOf(event.params?.sector);
      return keyOf(named.sector) === `sector.${kind}` && keyOf(named.region) === `region.${region}`
        ? [Number(event.params?.space) - 1]
        : [];
    }),
  );
}

/** Where the piece would lie that can be put into a sector now: spies and agents each take the lowest free space. */
function openSpace(owners: readonly number[], model: Model, types: readonly string[]): number {
  if (types.includes('lobby')) return owners.slice(0, model.spySpaces).indexOf(NONE);
  return types.includes('corrupt') ? owners.indexOf(NONE, model.spySpaces) : NONE;
}

/** Four places for spies above four for agents; what can be put there, would be or has just been has a ring. */
export function Sector({ model, sector, ...props }: PartProps & { sector: number }): ReactNode {
  const { view, seats, edition, question, preview } = props;
  const { id, region, spySpaces } = edition.sectors.items[sector];
  const ownersIn = ({ sectors }: BoardProps['view']): readonly number[] =>
    sectors.slice(sector * model.sectorSpaces, (sector + 1) * model.sectorSpaces);
  const before = ownersIn(view);
  const name = `sector:${id}`;
  const open = openSpace(before, model, question?.at(name).map(({ move }) => move.type) ?? []);
  const fresh = freshSpaces(props, sector);
  return (
    <Target as="div" name={name} piece={name} className={`tr-sector tr-tint-${region}`}>
      <b>{regionLetter(region)}</b>
      {ownersIn(preview?.view ?? view).map((owner, space) => {
        const key = `space ${space}`;
        const bonus = spySpaces[space]?.bonus ?? undefined;
        const kind = space < model.spySpaces ? 'spy' : 'agent';
        const ring = space === open || owner !== before[space] ? ' tr-free' : fresh.has(space) ? ' tr-new' : '';
        return (
          <i
            key={key}
            className={`${kind}${ring}`}
            style={owner === NONE ? undefined : seatStyle(owner)}
            data-changed={owner === before[space] ? undefined : ''}
          >
            {owner === NONE ? (
              bonus && (
                <em>
                  <EffectSign effect={bonus} size={11} />
                </em>
              )
            ) : (
              <SeatDot seat={owner} shape={seats[owner].shape} size={12} />
            )}
          </i>
        );
      })}
    </Target>
  );
}

function Progress({ model, row, ...props }: PartProps & { row: SectorRow }): ReactNode {
  const { view, seats, me } = props;
  const track = TRACK_IDS.indexOf(row.track);
  const levelOf = (seat: number): number => view.levels[seat * TRACK_IDS.length + track];
  return (
    <Target as="div" name={`track:${row.track}`} piece={`track:${row.track}`} className="tr-progress">
      {model.levels[track].map((value, i) => {
        const key = `level ${i}`;
        return (
          <i key={key} className={levelOf(me) === i + 1 ? 'mine' : ''}>
            <b>{value}</b>
            <span>
              {seats.map(({ seat, shape }) =>
                levelOf(seat) === i + 1 ? <SeatDot key={seat} seat={seat} shape={shape} size={10} /> : null,
              )}
            </span>
          </i>
        );
      })}
    </Target>
  );
}

function Influence({ model, ...props }: PartProps): ReactNode {
  const { say, edition } = props;
  const { first, second } = edition.sectors.endVp;
  return (
    <section>
      <h3>
        {say('board.influence')} <small>{say('board.influenceHint', { first, second })}</small>
      </h3>
      {model.rows.map((row) => (
        <div key={row.kind} className="tr-row">
          <span className="name">
            <b>{say(`brief.sector.${row.kind}`)}</b>
            <small>{say(`brief.track.${row.track}`)}</small>
          </span>
          {row.sectors.map((sector) =>
            sector === NONE ? null : <Sector key={sector} {...props} model={model} sector={sector} />,
          )}
          <Progress {...props} model={model} row={row} />
        </div>
      ))}
    </section>
  );
}

interface BonusTrackProps extends BoardProps {
  readonly target: string;
  readonly colour: string;
  readonly spaces: number;
  readonly bonuses: Readonly<Record<string, Effect>>;
  placeOf(seat: number): number;
}

function BonusTrack({ target, colour, spaces, bonuses, placeOf, seats }: BonusTrackProps): ReactNode {
  return (
    <Target as="div" name={target} piece={target} className="tr-track">
      <RegionBadge id={colour} />
      {Array.from({ length: spaces }, (_, i) => {
        const bonus = bonuses[String(i + 1)];
        const here = seats.filter(({ seat }) => placeOf(seat) === i + 1);
        const key = `space ${i}`;
        return (
          <i key={key} className={bonus ? `bonus${timesOf(bonus) > 1 ? ' twice' : ''}` : ''}>
            {here.length > 0 ? (
              here.map(({ seat, shape }) => <SeatDot key={seat} seat={seat} shape={shape} size={10} />)
            ) : bonus ? (
              <EffectSign effect={bonus} size={12} />
            ) : (
              i + 1
            )}
          </i>
        );
      })}
    </Target>
  );
}

function BonusTracks(props: PartProps): ReactNode {
  const { say, edition, view } = props;
  const { infrastructureTracks, contractorTracks, regions, contractors } = edition;
  const ends = ({ first, second }: { first: number; second: number }): string => say('board.ends', { first, second });
  return (
    <section className="tr-two">
      <div>
        <h3>
          {say('board.infrastructure')} <small>{ends(infrastructureTracks.endVp)}</small>
        </h3>
        {regions.items.map(({ id }, region) => {
          const track = infrastructureTracks.items.find((item) => item.region === id);
          return (
            track && (
              <BonusTrack
                key={id}
                {...props}
                {...track}
                colour={id}
                target={`infrastructure:${id}`}
                placeOf={(seat) => view.infrastructure[seat * regions.items.length + region]}
              />
            )
          );
        })}
      </div>
      <div>
        <h3>
          {say('board.contractors')} <small>{ends(contractorTracks.endVp)}</small>
        </h3>
        {contractors.colours.map((colour, i) => {
          const track = contractorTracks.items.find((item) => item.colour === colour);
          return (
            track && (
              <BonusTrack
                key={colour}
                {...props}
                {...track}
                target={`contractors:${colour}`}
                placeOf={(seat) => view.contractorTracks[seat * contractors.colours.length + i]}
              />
            )
          );
        })}
      </div>
    </section>
  );
}

/** Three actions in words need the whole width; sizes of wagons do not. */
const isLong = (actions: readonly { readonly effect: Effect }[]): boolean =>
  actions.length > 2 && !actions.every(({ effect }) => effect.type === 'exchangeWagon');

function Areas({ model, ...props }: PartProps): ReactNode {
  const { say, speaker, edition, view, me } = props;
  const { actionAreaSpaces } = setupFor(model.edition, view.seats);
  return (
    <section>
      <h3>
        {say('board.areas')} <small>{say('board.myInvestment', { count: view.investment[me] })}</small>
      </h3>
      <div className="tr-areas">
        {edition.actionAreas.items.map(({ id, actions }, area) => (
          <Piece key={id} as="div" name={`area:${id}`} className={isLong(actions) ? 'tr-area long' : 'tr-area'}>
            <h4>{say(`area.${id}`)}</h4>
            <span className="markers">
              {Array.from({ length: actionAreaSpaces }, (_, i) => {
                const key = `marker ${i}`;
                return <i key={key}>{i < view.areas[area] && <Investment size={12} />}</i>;
              })}
            </span>
            <div className="actions">
              {actions.map((action) => (
                <Target
                  key={action.id}
                  as="span"
                  name={`action:${action.id}`}
                  piece={`action:${action.id}`}
                  className="tr-action"
                >
                  <b>{action.cost}</b>
                  {speaker.say(inArea(edition, action.effect))}
                </Target>
              ))}
            </div>
          </Piece>
        ))}
      </div>
    </section>
  );
}

function Contracts({ model, ...props }: PartProps): ReactNode {
  const { say, edition, view } = props;
  const legend = [
    ...edition.resources.items.map(({ id, value }) => [String(value), say(`resource.${id}`)] as const),
    ['★', say('board.any')] as const,
  ];
  return (
    <section>
      <h3>
        {say('board.contracts')}{' '}
        <small>
          {legend.map(([sign, name]) => (
            <span key={sign}>
              <b>{sign}</b> {name}{' '}
            </span>
          ))}
        </small>
      </h3>
      {edition.regions.items.map(({ id }, region) => (
        <div key={id} className="tr-contracts">
          <RegionBadge id={id} />
          {model.sizes.map((size, i) => {
            const tile = view.display[region * model.sizes.length + i];
            return tile === NONE ? (
              <span key={size} className="tr-contract gone" />
            ) : (
              <ContractTile key={size} {...props} tile={tile} region={id} />
            );
          })}
        </div>
      ))}
    </section>
  );
}

function Tiles(props: PartProps): ReactNode {
  const { say, speaker, edition, view } = props;
  return (
    <section>
      <h3>
        {say('board.tiles')} <small>{say('board.stacks', { stacks: view.tileStacks.join(' · ') })}</small>
      </h3>
      <div className="tr-tiles">
        {view.tiles.map((tile, i) => {
          const known = edition.sidingTiles.items[tile];
          const name = `tile:${i + 1}`;
          return (
            <Target key={name} as="div" name={name} piece={name} className="tr-tile">
              <b>{i + 1}</b>
              <span>{known ? speaker.say(effectBrief(edition, known.effect)) : ''}</span>
            </Target>
          );
        })}
      </div>
    </section>
  );
}

export function ManagementPanel(props: BoardProps): ReactNode {
  const model = modelOf(props.edition);
  const box = useRef<HTMLDivElement>(null);
  // What is asked about is in sight when the panel is opened; in a column that stands open nothing jumps about.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector('[data-target]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="tr-management" ref={box}>
      <Influence {...props} model={model} />
      <BonusTracks {...props} model={model} />
      <Areas {...props} model={model} />
      <Contracts {...props} model={model} />
      <Tiles {...props} model={model} />
    </div>
  );
}

export function ManagementIcon(): ReactNode {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path d="M3 4h18v16H3zM3 10h18M9 10v10M15 10v10" />
    </svg>
  );
}
