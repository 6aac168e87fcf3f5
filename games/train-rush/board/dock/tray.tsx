/** What is asked just now and does not lie in my hand: laid out beside my things. */
import type { ReactNode } from 'react';
import { Target } from '../../../../web/kit/target.tsx';
import type { TrainRushMove } from '../../moves.ts';
import { modelOf, NONE, packOf } from '../model.ts';
import { ActionCard, HeroCard } from '../pieces/cards.tsx';
import { ContractTile, ExchangeRow } from '../pieces/contracts.tsx';
import { Res } from '../pieces/shapes.tsx';
import { WagonChoice } from '../pieces/train.tsx';
import type { BoardProps } from '../props.ts';
import {
  Actions,
  Advances,
  ContractorOrder,
  Cubes,
  Destinations,
  Markers,
  OwnWagons,
  Presence,
  Sectors,
  Spies,
  TilesToUse,
  Zones,
} from './options.tsx';

export interface Tray {
  readonly title: string;
  readonly content: ReactNode;
  /** How much of the hand still matters beside it. */
  readonly hand: 'all' | 'laid' | 'none';
  readonly heroes: boolean;
  /** Many small things: three in a row on a phone. */
  readonly many?: boolean;
}

/** Wagons that the question is about and that are not in my train. */
function wagonsOffered({ question, edition, view, me }: BoardProps): readonly string[] {
  const model = modelOf(edition);
  const own = view.wagons[me].map((wagon) => model.wagons[wagon].id);
  const named = question?.offers.flatMap(({ targets }) => targets.filter((name) => name.startsWith('wagon:'))) ?? [];
  return [...new Set(named.map((name) => name.slice(6)))].filter((id) => !own.includes(id));
}

function Contracts(props: BoardProps): ReactNode {
  const { question, edition, view } = props;
  const model = modelOf(edition);
  const wanted = new Set(question?.offers.flatMap(({ move }) => (move.type === 'contract' ? [move.tile] : [])));
  return view.display.flatMap((tile, place) => {
    if (tile === NONE || !wanted.has(edition.stateContracts.items[tile].id)) return [];
    const region = edition.regions.items[Math.floor(place / model.sizes.length)].id;
    return [<ContractTile key={tile} {...props} tile={tile} region={region} />];
  });
}

function OpenWagons({ ids, ...props }: BoardProps & { ids: readonly string[] }): ReactNode {
  const model = modelOf(props.edition);
  return ids.map((id) => (
    <WagonChoice key={id} edition={props.edition} say={props.say} wagon={model.wagons[model.wagonOf.get(id) ?? 0]} />
  ));
}

function StartingCubes({ edition, say }: BoardProps): ReactNode {
  const model = modelOf(edition);
  return edition.resources.items.map(({ id }) => (
    <Target key={id} as="div" name={`cube:${id}`} piece={`cube:${id}`} className="tr-cube-choice">
      <Res resource={id} label={model.valueOf(id)} /> {say(`resource.${id}`)}
    </Target>
  ));
}

/** In the order in which it is looked for: the first kind of move that is offered says what lies here. */
const TRAYS: readonly {
  readonly when: readonly TrainRushMove['type'][];
  readonly title: string;
  readonly hand: Tray['hand'];
  readonly heroes?: boolean;
  /** Only where map and train are too small for a finger. */
  readonly tall?: boolean;
  readonly many?: boolean;
  Content(props: BoardProps): ReactNode;
}[] = [
  { when: ['startingCube'], title: 'board.cubes', hand: 'all', heroes: true, Content: StartingCubes },
  { when: ['playSpy'], title: 'board.spies', hand: 'all', heroes: true, Content: Spies },
  { when: ['lobby', 'corrupt'], title: 'tray.sectors', hand: 'all', Content: Sectors },
  { when: ['areaAction', 'freeAction'], title: 'tray.actions', hand: 'all', many: true, Content: Actions },
  { when: ['move'], title: 'tray.stops', hand: 'laid', Content: Destinations },
  { when: ['advance'], title: 'tray.tracks', hand: 'all', Content: Advances },
  { when: ['useTile'], title: 'board.tiles', hand: 'all', many: true, Content: TilesToUse },
  {
    when: ['presence', 'contract', 'rent'],
    title: 'tray.city',
    hand: 'all',
    Content: (props) => (
      <>
        <Presence {...props} />
        <Contracts {...props} />
        <Zones {...props} />
      </>
    ),
  },
  { when: ['unload'], title: 'board.cubes', hand: 'all', Content: Cubes },
  {
    when: ['sell'],
    title: 'board.market',
    hand: 'none',
    Content: (props) =>
      props.edition.blackMarketExchange.items.map((exchange) => (
        <ExchangeRow key={exchange.id} {...props} exchange={exchange} />
      )),
  },
  { when: ['placeMarker'], title: 'board.cities', hand: 'all', Content: Markers },
  { when: ['scoreWarehouse'], title: 'board.contractors', hand: 'all', Content: ContractorOrder },
  {
    when: ['playHero'],
    title: 'board.heroes',
    hand: 'all',
    Content: (props) => props.view.heroes.map((hero) => <HeroCard key={hero} {...props} hero={hero} />),
  },
  { when: ['load', 'takeParcel'], title: 'tray.wagons', hand: 'all', heroes: true, tall: true, Content: OwnWagons },
  {
    when: ['buildWarehouse', 'buildStation'],
    title: 'tray.zones',
    hand: 'all',
    heroes: true,
    tall: true,
    Content: Zones,
  },
];

/** So many stops leave room for the hand beside them. */
const ROOM_FOR_HAND = 6;
const placesOf = ({ question }: BoardProps): number => new Set(question?.offers.flatMap(({ targets }) => targets)).size;

export function trayOf(props: BoardProps): Tray | undefined {
  const { question, view, me, say, room } = props;
  const pack = packOf(view);
  if (pack.length > 0)
    return {
      title: say('board.pack'),
      hand: 'none',
      heroes: view.heroes.length > 0,
      content: pack.map((hero) => <HeroCard key={hero} {...props} hero={hero} />),
    };
  const types = new Set(question?.offers.map(({ move }) => move.type));
  if (types.has('takeCard'))
    return {
      title: say('board.pool'),
      hand: 'all',
      heroes: false,
      content: view.pool.map((card) => <ActionCard key={card} {...props} card={card} />),
    };
  const drawn = view.drawn.filter((card) => card >= 0);
  if (drawn.length > 0 && question?.seat === me)
    return {
      title: say('board.drawn'),
      hand: 'all',
      heroes: false,
      content: drawn.map((card) => <ActionCard key={card} {...props} card={card} />),
    };
  const wagons = wagonsOffered(props);
  if (wagons.length > 0)
    return {
      title: say('board.wagons'),
      hand: 'none',
      heroes: false,
      content: <OpenWagons {...props} ids={wagons} />,
    };
  const found = TRAYS.find(
    ({ when, tall }) => when.some((type) => types.has(type)) && (tall !== true || room === 'tall'),
  );
  if (!found) return undefined;
  return {
    title: say(found.title),
    hand: found.hand === 'laid' && (room === 'tall' || placesOf(props) <= ROOM_FOR_HAND) ? 'all' : found.hand,
    heroes: found.heroes === true,
    many: found.many === true,
    content: <found.Content {...props} />,
  };
}
