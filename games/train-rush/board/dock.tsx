/** My things: stocks, train and pieces, and beside them the hand, or what is offered just now. */
import type { ReactNode } from 'react';
import { SeatMark } from '../../../web/kit/marks.tsx';
import { Target } from '../../../web/kit/target.tsx';
import { ActionCard, HeroCard, HiddenCards } from './cards.tsx';
import { ContractTile, ExchangeRow } from './contracts.tsx';
import { cardInPlay, citiesOf, modelOf, NONE, packOf, planOf, spiesOf, TRACKS } from './model.ts';
import { Coal, Investment, Res } from './pieces.tsx';
import type { BoardProps } from './props.ts';
import { Train, WagonChoice } from './train.tsx';

function Stocks(props: BoardProps): ReactNode {
  const { view, me, say, seats } = props;
  const spies = [...new Set([...spiesOf(view, me), ...(view.playedSpy[me] > 0 ? [view.playedSpy[me]] : [])])].sort(
    (a, b) => a - b,
  );
  return (
    <div className="tr-stocks">
      <SeatMark seat={me} shape={seats[me].shape} size={24} />
      <span className="stat" data-piece="vp">
        <small>{say('board.vp')}</small> <b>{view.vp[me]}</b>
      </span>
      <span className="stat" data-piece="investment">
        <Investment size={17} /> <b>{view.investment[me]}</b>
      </span>
      <span className="stat" data-piece="coal">
        <Coal size={17} /> <b>{view.coal[me]}</b>
      </span>
      {view.tokens[me].length > 0 && (
        <span className="stat" data-piece="tokens">
          <small>{say('board.tokens')}</small>{' '}
          <b>{view.tokens[me].map((token) => `+${props.edition.movementTokens.items[token].movement}`).join(' ')}</b>
        </span>
      )}
      <span className="spies">
        <small>{say('board.spies')}</small>
        {spies.map((number) => (
          <Target
            key={number}
            as="span"
            name={`spy:${number}`}
            piece="spies"
            className={
              number === view.playedSpy[me] && !spiesOf(view, me).includes(number) ? 'tr-spy played' : 'tr-spy'
            }
          >
            {number}
          </Target>
        ))}
      </span>
    </div>
  );
}

function Pieces({ view, me, say, edition }: BoardProps): ReactNode {
  const model = modelOf(edition);
  const { cityMarkers } = edition.componentList.perPlayer;
  const rows = [
    ['warehouses', view.warehousesLeft[me]],
    ['stations', view.stationsLeft[me]],
    ['agents', view.agents[me]],
    ['contractMarkers', view.contractMarkers[me]],
    ['cities', `${citiesOf(view, me)}/${Math.min(cityMarkers, model.edition.cities.items.length)}`],
  ] as const;
  return (
    <p className="tr-pieces">
      {rows.map(([key, count]) => (
        <span key={key} data-piece={`left:${key}`}>
          {say(`board.${key}`)} <b>{count}</b>
        </span>
      ))}
    </p>
  );
}

interface Offered {
  readonly title: string;
  readonly content: ReactNode;
  /** Whether the hand still matters beside it. */
  readonly withHand: boolean;
  readonly withHeroes: boolean;
}

/** Wagons that the question is about and that are not in my train. */
function wagonsOffered({ question, edition, view, me }: BoardProps): readonly string[] {
  const model = modelOf(edition);
  const own = view.wagons[me].map((wagon) => model.wagons[wagon].id);
  const named = question?.offers.flatMap(({ targets }) => targets.filter((name) => name.startsWith('wagon:'))) ?? [];
  return [...new Set(named.map((name) => name.slice(6)))].filter((id) => !own.includes(id));
}

/** What the question is about, if it lies neither on the map nor in my hand. */
function offered(props: BoardProps): Offered | undefined {
  const { question, view, edition, me, say } = props;
  const model = modelOf(edition);
  const asks = (type: string): boolean => question?.offers.some(({ move }) => move.type === type) === true;
  if (asks('startingCube'))
    return {
      title: say('board.cubes'),
      withHand: true,
      withHeroes: true,
      content: edition.resources.items.map(({ id }) => (
        <Target key={id} as="div" name={`cube:${id}`} piece={`cube:${id}`} className="tr-cube-choice">
          <Res resource={id} label={model.valueOf(id)} /> {say(`resource.${id}`)}
        </Target>
      )),
    };
  const pack = packOf(view);
  if (pack.length > 0)
    return {
      title: say('board.pack'),
      withHand: false,
      withHeroes: view.heroes.length > 0,
      content: pack.map((hero) => <HeroCard key={hero} {...props} hero={hero} />),
    };
  if (asks('takeCard'))
    return {
      title: say('board.pool'),
      withHand: true,
      withHeroes: false,
      content: view.pool.map((card) => <ActionCard key={card} {...props} card={card} />),
    };
  const drawn = view.drawn.filter((card) => card >= 0);
  if (drawn.length > 0 && question?.seat === me)
    return {
      title: say('board.drawn'),
      withHand: true,
      withHeroes: false,
      content: drawn.map((card) => <ActionCard key={card} {...props} card={card} />),
    };
  const wagons = wagonsOffered(props);
  if (wagons.length > 0)
    return {
      title: say('board.wagons'),
      withHand: false,
      withHeroes: false,
      content: wagons.map((id) => (
        <WagonChoice key={id} edition={edition} wagon={model.wagons[model.wagonOf.get(id) ?? 0]} />
      )),
    };
  if (asks('sell'))
    return {
      title: say('board.market'),
      withHand: false,
      withHeroes: false,
      content: edition.blackMarketExchange.items.map((exchange) => (
        <ExchangeRow key={exchange.id} {...props} exchange={exchange} />
      )),
    };
  if (asks('contract'))
    return { title: say('board.contracts'), withHand: true, withHeroes: false, content: contracts(props) };
  return undefined;
}

function contracts(props: BoardProps): ReactNode {
  const { question, edition, view } = props;
  const model = modelOf(edition);
  const wanted = new Set(question?.offers.flatMap(({ move }) => (move.type === 'contract' ? [move.tile] : [])));
  return view.display.flatMap((tile, place) => {
    if (tile === NONE || !wanted.has(edition.stateContracts.items[tile].id)) return [];
    const region = edition.regions.items[Math.floor(place / model.sizes.length)].id;
    return [<ContractTile key={tile} {...props} tile={tile} region={region} />];
  });
}

function Hand(props: BoardProps): ReactNode {
  const { view, me, say } = props;
  const playing = cardInPlay(view);
  const hand = view.hands[me];
  const hidden = hand.filter((card) => card < 0).length;
  return (
    <div className="tr-hand">
      {view.laid.map((card) => (
        <ActionCard
          key={card}
          {...props}
          card={card}
          now={playing?.card === card ? playing.performed : 4}
          note={say('board.laid')}
        />
      ))}
      {hand.flatMap((card) => (card < 0 ? [] : [<ActionCard key={card} {...props} card={card} />]))}
      {hidden > 0 && <HiddenCards count={hidden} say={say} />}
    </div>
  );
}

function Heroes(props: BoardProps): ReactNode {
  const { view, say, me } = props;
  if (view.heroes.length === 0 && view.missions[me].length === 0) return null;
  return (
    <section className="tr-heroes" aria-label={say('board.heroes')}>
      {view.heroes.map((hero) => (
        <HeroCard key={hero} {...props} hero={hero} />
      ))}
    </section>
  );
}

export function Dock(props: BoardProps): ReactNode {
  const { room, say, view, edition, me } = props;
  const model = modelOf(edition);
  const offer = offered(props);
  const capacity =
    model.levels[TRACKS.indexOf('wagons')][view.levels[me * TRACKS.length + TRACKS.indexOf('wagons')] - 1];
  const { rounds } = planOf(model, view.seats);
  return (
    <div className={`tr-dock ${room}`}>
      <section className="mine">
        <Stocks {...props} />
        <div className="yard">
          <h3 data-piece="train">
            {say('board.train', { wagons: view.wagons[me].length, most: capacity })}
            <small>{say('board.round', { round: view.round, rounds })}</small>
          </h3>
          <Train {...props} seat={me} />
          <Pieces {...props} />
        </div>
      </section>
      <section className={`stage${offer ? ' busy' : ''}`}>
        {offer && (
          <div className="offered">
            <h3>{offer.title}</h3>
            <div className="row">{offer.content}</div>
          </div>
        )}
        {(!offer || offer.withHand) && <Hand {...props} />}
        {(!offer || offer.withHeroes) && <Heroes {...props} />}
      </section>
    </div>
  );
}
