/** What can be chosen, in words and pictures: large enough for a finger, whatever the place on map or board is like. */
import type { ReactNode } from 'react';
import type { Offer } from '../../../../web/kit/board.ts';
import { Target } from '../../../../web/kit/target.tsx';
import type { MoveOf, TrainRushMove } from '../../moves.ts';
import { Sign, type SignName } from '../icons.tsx';
import { shortZone, ZonePlate } from '../map/plates.tsx';
import { cargoOf, modelOf, NONE, nextToken, stopLetters, TRACK_IDS } from '../model.ts';
import { Sector } from '../panels/management.tsx';
import { Coal, Investment, Market, Parcel, Pawn, Res } from '../pieces/shapes.tsx';
import { WagonShape, widthOf, worthOf } from '../pieces/train.tsx';
import type { BoardProps } from '../props.ts';
import { effectBrief, regionText } from '../terms.ts';

interface OptionProps {
  readonly name: string;
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly line?: ReactNode;
  /** What it costs. */
  readonly price?: ReactNode;
}

export function Option({ name, picture, title, line, price }: OptionProps): ReactNode {
  return (
    <Target as="div" name={name} className="tr-option">
      <span className="picture">{picture}</span>
      <span className="words">
        <b>{title}</b>
        {line !== undefined && <small>{line}</small>}
      </span>
      {price !== undefined && <span className="price">{price}</span>}
    </Target>
  );
}

type Kind = TrainRushMove['type'];

/** The offers of one kind. */
export function offersOf<T extends Kind>({ question }: BoardProps, type: T): Offer<MoveOf<T>>[] {
  const isOne = (offer: Offer<TrainRushMove>): offer is Offer<MoveOf<T>> => offer.move.type === type;
  return question?.offers.filter(isOne) ?? [];
}

/** Offers under their place, in the order they come. */
function byPlace<M extends TrainRushMove>(
  offers: readonly Offer<M>[],
): (readonly [place: string, offers: readonly Offer<M>[]])[] {
  const places = new Map<string, Offer<M>[]>();
  for (const offer of offers)
    for (const place of offer.targets) places.set(place, [...(places.get(place) ?? []), offer]);
  return [...places];
}

function CoalPrice({ coal }: { coal: number }): ReactNode {
  return (
    <span className="coal">
      <Coal size={13} />−{coal}
    </span>
  );
}

/** A stop of a movement: what is there, what it triggers, how far and for how much. */
function Destination({ ways, ...props }: BoardProps & { ways: readonly Offer<MoveOf<'move'>>[] }): ReactNode {
  const { edition, view, say, speaker } = props;
  const model = modelOf(edition);
  const [{ move }] = ways;
  const field = edition.map.fields[model.fieldOf.get(move.to) ?? 0];
  const name = `field:${move.to}`;
  const coal = Math.min(...ways.map((way) => way.move.coal));
  const fields = Math.min(...ways.map((way) => way.move.path.length));
  const lost = Math.min(...ways.map((way) => way.move.lost));
  const tokens = ways.every((way) => way.move.token > 0) ? Math.min(...ways.map((way) => way.move.token)) : 0;
  const price = (
    <>
      <span>{say('tray.fields', { count: fields })}</span>
      <span className="paid">
        {ways.length > 1 && say('tray.ways', { count: ways.length })}
        {tokens > 0 && (
          <span>
            <Sign name="chevrons" size={11} />+{tokens}
          </span>
        )}
        {coal > 0 && <CoalPrice coal={coal} />}
      </span>
    </>
  );
  /** What it triggers, and before it what of the movement is not used. */
  const triggers = (words: string | undefined): ReactNode => (
    <>
      {lost > 0 && <em>{say('tray.lost', { count: lost })}</em>}
      {lost > 0 && words !== undefined && ' · '}
      {words}
    </>
  );
  const city = model.cityOnField.get(field.id);
  if (city !== undefined) {
    const { name: title, rank, region } = edition.cities.items[city];
    return (
      <Option
        name={name}
        picture={<i className={`tr-stop tr-bg-${region}`}>{rank}</i>}
        title={title}
        line={triggers(say('triggers.city'))}
        price={price}
      />
    );
  }
  if (field.kind === 'market')
    return (
      <Option
        name={name}
        picture={
          <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
            <Market />
          </svg>
        }
        title={say('board.market')}
        line={triggers(field.region === null ? undefined : speaker.say(regionText(field.region)))}
        price={price}
      />
    );
  if (field.kind === 'siding') {
    const zone = model.zoneOf.get(field.zone ?? '') ?? NONE;
    const tile = edition.sidingTiles.items[view.tiles[(field.siding ?? 1) - 1]];
    const parcel = ((view.parcels >> zone) & 1) === 1;
    return (
      <Option
        name={name}
        picture={<i className="tr-stop siding">{field.siding}</i>}
        title={
          <>
            {say('tray.siding', { number: field.siding ?? 0, zone: shortZone(field.zone ?? '') })}
            {parcel && (
              <svg viewBox="0 0 12 12" width="12" height="12" role="img" aria-label={say('short.parcel')}>
                <Parcel />
              </svg>
            )}
          </>
        }
        line={triggers(tile ? speaker.say(effectBrief(edition, tile.effect)) : say('ex.tileNone'))}
        price={price}
      />
    );
  }
  return (
    <Option
      name={name}
      picture={<i className="tr-stop siding">{stopLetters(model, props.question?.offers).get(move.to)}</i>}
      title={speaker.say(field.region === null ? { key: 'ex.start' } : regionText(field.region))}
      line={triggers(say('triggers.nothing'))}
      price={price}
    />
  );
}

export function Destinations(props: BoardProps): ReactNode {
  return byPlace(offersOf(props, 'move')).map(([place, ways]) => <Destination key={place} {...props} ways={ways} />);
}

/** Sectors as a table: states below one another, with what the spy would advance. */
export function Sectors(props: BoardProps): ReactNode {
  const { edition, view, say, me, question } = props;
  const model = modelOf(edition);
  const spies = offersOf(props, 'lobby').length > 0;
  const asked = (sector: number): boolean =>
    sector !== NONE && (question?.at(`sector:${edition.sectors.items[sector].id}`).length ?? 0) > 0;
  const states = edition.regions.items.flatMap(({ id }, region) =>
    model.rows.some(({ sectors }) => asked(sectors[region])) ? [{ id, region }] : [],
  );
  return (
    <div className="tr-matrix">
      {model.rows.map(({ kind, track }) => {
        const row = TRACK_IDS.indexOf(track);
        const level = view.levels[me * TRACK_IDS.length + row];
        return (
          <span key={kind} className="head" data-piece={`track:${track}`}>
            <b>{say(`brief.sector.${kind}`)}</b>
            {spies && (
              <small>
                <Sign name={TRACK_SIGNS[track]} size={12} />
                {model.levels[row][level - 1]}
                {model.levels[row][level] !== undefined && ` → ${model.levels[row][level]}`}
              </small>
            )}
          </span>
        );
      })}
      {states.map(({ id, region }) =>
        model.rows.map(({ kind, sectors }) => (
          <Sector key={`${id} ${kind}`} {...props} model={model} sector={sectors[region]} />
        )),
      )}
    </div>
  );
}

const TRACK_SIGNS: Readonly<Record<string, SignName>> = {
  investment: 'up',
  coal: 'up',
  loading: 'load',
  unloading: 'unload',
  wagons: 'wagon',
};

/** Actions of the areas that can be paid for. */
export function Actions(props: BoardProps): ReactNode {
  const { edition, say, speaker, question } = props;
  return edition.actionAreas.items.flatMap(({ id: area, actions }) =>
    actions.flatMap(({ id, cost, effect }) => {
      const name = `action:${id}`;
      const free = question?.at(name)[0]?.move.type === 'freeAction';
      if (!question?.at(name).length) return [];
      return [
        <Option
          key={id}
          name={name}
          picture={<b className="tr-choice-cost">{free ? 0 : cost}</b>}
          title={speaker.say(effectBrief(edition, effect))}
          line={say(`area.${area}`)}
        />,
      ];
    }),
  );
}

const tracks: readonly string[] = TRACK_IDS;

export function Advances(props: BoardProps): ReactNode {
  const { edition, view, me, say } = props;
  const model = modelOf(edition);
  return offersOf(props, 'advance').map(({ move, id }) => {
    const row = tracks.indexOf(move.track);
    const level = view.levels[me * TRACK_IDS.length + row];
    return (
      <Option
        key={id}
        name={`track:${move.track}`}
        picture={
          move.track === 'investment' ? (
            <Investment size={24} />
          ) : move.track === 'coal' ? (
            <Coal size={24} />
          ) : (
            <Sign name={TRACK_SIGNS[move.track]} size={22} />
          )
        }
        title={say(`brief.track.${move.track}`)}
        line={`${model.levels[row]?.[level - 1]} → ${model.levels[row]?.[level] ?? '–'}`}
      />
    );
  });
}

export function TilesToUse(props: BoardProps): ReactNode {
  const { edition, view, speaker } = props;
  return offersOf(props, 'useTile').map(({ move, id }) => {
    const tile = edition.sidingTiles.items[view.tiles[move.space - 1]];
    return (
      <Option
        key={id}
        name={`tile:${move.space}`}
        picture={<i className="tr-stop tile">{move.space}</i>}
        title={tile ? speaker.say(effectBrief(edition, tile.effect)) : ''}
      />
    );
  });
}

/** Zones that are asked about, as they stand on the map. */
export function Zones(props: BoardProps): ReactNode {
  const { edition, view, seats, question, say } = props;
  const model = modelOf(edition);
  return edition.zones.items.flatMap(({ id }, index) =>
    question?.at(`zone:${id}`).length
      ? [
          <svg key={id} viewBox="-53 -23 106 46" className="tr-zone-option" role="group" aria-label={say('tray.zones')}>
            <ZonePlate {...{ model, view, index, seats }} at={{ x: 0, y: 0 }} fresh={undefined} />
          </svg>,
        ]
      : [],
  );
}

/** To be marked in the city: what the next free place gives. */
export function Presence(props: BoardProps): ReactNode {
  const { edition, view, say, speaker } = props;
  const model = modelOf(edition);
  const [offer] = offersOf(props, 'presence');
  if (!offer) return null;
  const city = model.cityOf.get(offer.targets[0]?.slice('city:'.length)) ?? NONE;
  const token = nextToken(model, view, city);
  const region = edition.cities.items[city]?.region ?? '';
  return (
    <Option
      name={offer.targets[0]}
      picture={<i className={`tr-stop tr-bg-${region}`}>★</i>}
      title={speaker.say(offer.text)}
      line={token ? say('tray.token', { vp: token.vp, movement: token.movement }) : undefined}
    />
  );
}

/** Cubes on the own train, one by one. */
export function Cubes(props: BoardProps): ReactNode {
  const { edition, view, me, say } = props;
  const model = modelOf(edition);
  return offersOf(props, 'unload').map(({ move, id, targets }) => (
    <Option
      key={id}
      name={targets[0]}
      picture={<Res resource={move.cube} label={model.valueOf(move.cube)} />}
      title={say(`resource.${move.cube}`)}
      line={say('tray.wagon', {
        place: view.wagons[me].findIndex((wagon) => model.wagons[wagon].id === move.wagon) + 1,
      })}
    />
  ));
}

export function Markers(props: BoardProps): ReactNode {
  const { edition, say } = props;
  return byPlace(offersOf(props, 'placeMarker')).map(([place, [{ move }]]) => {
    const city = edition.cities.items.find(({ id }) => id === move.city);
    return (
      <Option
        key={place}
        name={place}
        picture={<i className={`tr-stop tr-bg-${city?.region ?? ''}`}>{move.size}</i>}
        title={city?.name}
        line={say('tray.space', { size: move.size })}
      />
    );
  });
}

export function ContractorOrder(props: BoardProps): ReactNode {
  return offersOf(props, 'scoreWarehouse').map(({ move, id }) => (
    <Option
      key={id}
      name={`contractors:${move.contractor}`}
      picture={
        <svg viewBox="-7 -10 14 19" width="22" height="30" aria-hidden="true">
          <Pawn colour={move.contractor} />
        </svg>
      }
      title={props.say(`colour.${move.contractor}`)}
    />
  ));
}

/** Own wagons that are asked about, with their cargo. */
export function OwnWagons(props: BoardProps): ReactNode {
  const { edition, view, me, question, say } = props;
  const model = modelOf(edition);
  return view.wagons[me].flatMap((id, place) => {
    const wagon = model.wagons[id];
    const name = `wagon:${wagon.id}`;
    if (!question?.at(name).length) return [];
    return [
      <Target key={id} as="div" name={name} piece={name} className="tr-wagon-choice">
        <svg viewBox={`-1 6 ${widthOf(wagon) + 2} 49`} height="52" aria-hidden="true">
          <WagonShape
            model={model}
            wagon={wagon}
            cargo={cargoOf(model, view, me, place)}
            worth={worthOf(wagon, say)}
            plain
          />
        </svg>
      </Target>,
    ];
  });
}

export function Spies(props: BoardProps): ReactNode {
  return offersOf(props, 'playSpy').map(({ move, id }) => (
    <Target key={id} as="div" name={`spy:${move.number}`} piece="spies" className="tr-spy-choice">
      <Sign name="spy" size={18} />
      <b>{move.number}</b>
    </Target>
  ));
}
