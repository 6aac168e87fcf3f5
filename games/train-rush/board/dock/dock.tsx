/** My things: stocks, train and pieces, and beside them the hand, or what is offered just now. */
import type { ReactNode } from 'react';
import { SeatMark } from '../../../../web/kit/marks.tsx';
import { Sign } from '../icons.tsx';
import { cardInPlay, citiesOf, modelOf, spiesOf, TRACK_IDS } from '../model.ts';
import { ActionCard, HeroCard, HiddenCards } from '../pieces/cards.tsx';
import { Coal, Investment } from '../pieces/shapes.tsx';
import { Train } from '../pieces/train.tsx';
import type { BoardProps } from '../props.ts';
import { trayOf } from './tray.tsx';

/** A spy on the player board, or the one just played. */
function Spies({ view, me, say }: BoardProps): ReactNode {
  const own = spiesOf(view, me);
  const spies = [...new Set([...own, ...(view.playedSpy[me] > 0 ? [view.playedSpy[me]] : [])])].sort((a, b) => a - b);
  return (
    <span className="spies" data-piece="spies" role="img" aria-label={`${say('board.spies')} ${own.join(' ')}`}>
      <Sign name="spy" size={15} />
      {spies.map((number) => (
        <i key={number} className={own.includes(number) ? 'tr-spy' : 'tr-spy played'}>
          {number}
        </i>
      ))}
    </span>
  );
}

function Stocks(props: BoardProps): ReactNode {
  const { view, me, say, seats, edition } = props;
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
          <Sign name="chevrons" size={14} />
          <b>{view.tokens[me].map((token) => `+${edition.movementTokens.items[token].movement}`).join(' ')}</b>
        </span>
      )}
      <Spies {...props} />
    </div>
  );
}

function Pieces({ view, me, say, edition, room }: BoardProps): ReactNode {
  const model = modelOf(edition);
  const { cityMarkers } = edition.componentList.perPlayer;
  const rows = [
    ['warehouses', 'house', view.warehousesLeft[me]],
    ['stations', 'station', view.stationsLeft[me]],
    ['agents', 'agent', view.agents[me]],
    ['contractMarkers', 'flag', view.contractMarkers[me]],
    ['cities', 'city', `${citiesOf(view, me)}/${Math.min(cityMarkers, model.edition.cities.items.length)}`],
  ] as const;
  return (
    <p className="tr-pieces">
      {rows.map(([key, sign, count]) => (
        <span key={key} data-piece={`left:${key}`} role="img" aria-label={`${say(`board.${key}`)} ${count}`}>
          <Sign name={sign} size={15} />
          {room === 'tall' && <small>{say(`board.${key}`)}</small>}
          <b>{count}</b>
        </span>
      ))}
    </p>
  );
}

function Hand({ laidAlone, ...props }: BoardProps & { laidAlone: boolean }): ReactNode {
  const { view, me, say } = props;
  const playing = cardInPlay(view);
  const hand = laidAlone && view.laid.length > 0 ? [] : view.hands[me];
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
  const tray = trayOf(props);
  const capacity =
    model.levels[TRACK_IDS.indexOf('wagons')][view.levels[me * TRACK_IDS.length + TRACK_IDS.indexOf('wagons')] - 1];
  return (
    <div className={`tr-dock ${room}`}>
      <section className="mine">
        <Stocks {...props} />
        <div className="yard">
          <header>
            <h3 data-piece="train">{say('board.train', { wagons: view.wagons[me].length, most: capacity })}</h3>
            {room === 'wide' && <Pieces {...props} />}
          </header>
          <Train {...props} seat={me} />
        </div>
      </section>
      <section className={`stage${tray ? ' busy' : ''}`}>
        {tray && (
          <div className="offered">
            <h3>{tray.title}</h3>
            <div className={tray.many ? 'row many' : 'row'}>{tray.content}</div>
          </div>
        )}
        {tray?.hand !== 'none' && <Hand {...props} laidAlone={tray?.hand === 'laid'} />}
        {(!tray || tray.heroes) && <Heroes {...props} />}
      </section>
      {room === 'tall' && <Pieces {...props} />}
    </div>
  );
}
