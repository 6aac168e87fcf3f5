/** Route card, bonus tiles, trucks, and what modules bring. */
import type { ReactNode } from 'react';
import type { Edition } from '../../components/edition.ts';
import { tilesOf, trucksOf } from '../holdings.ts';
import { Glyph } from '../icons.tsx';
import { loadOf, modelOf, NONE } from '../model.ts';
import { BonusTile, Shield, Truck } from '../pieces.tsx';
import type { BoardSeatProps } from '../props.ts';
import { countryWord } from '../terms.ts';
import { Spot } from './spot.tsx';

type Ladder = Edition['routeCards']['list'][number]['ladder'];

export function RouteLadder({ ladder }: { ladder: Ladder }): ReactNode {
  return (
    <span className="ladder">
      {ladder.map(({ maxStatus, money, promotions }) => (
        <i key={maxStatus ?? 'any'}>
          <small>{maxStatus === null ? '∞' : `≤${maxStatus}`}</small>
          {money > 0 && <b>{money}</b>}
          {promotions > 0 && <Glyph name="promote" size={13} />}
          {promotions > 1 && <b>{promotions}</b>}
        </i>
      ))}
    </span>
  );
}

function Route({ view, edition, seat, say }: BoardSeatProps): ReactNode {
  const model = modelOf(edition);
  const route = model.edition.routeCards.list[view.routes[seat]];
  const city = (id: string): string => model.cities.find((c) => c.id === id)?.name ?? id;
  return (
    <div className="box route" data-piece="route">
      <h3>
        <Glyph name="route" size={16} />
        {say('board.route')}
      </h3>
      {route ? (
        <>
          <strong>
            {city(route.cities[0])} – {city(route.cities[1])}
          </strong>
          <RouteLadder ladder={route.ladder} />
        </>
      ) : (
        <small>{say('board.noRoute')}</small>
      )}
    </div>
  );
}

function Tiles({ view, edition, seat, me, say }: BoardSeatProps): ReactNode {
  const model = modelOf(edition);
  const held = tilesOf(model, view, seat);
  const kinds = [...new Set(held)];
  const spent = seat === view.turn && view.tileUsed !== 0;
  return (
    <div className="box tiles">
      <h3>
        {say('board.bonusTiles')}
        <em>{say(spent ? 'board.tileUsed' : 'board.oneATurn')}</em>
      </h3>
      <div className="held">
        {kinds.map((type) => {
          const count = held.filter((other) => other === type).length;
          const { id, bonus } = model.tiles[type];
          return (
            <Spot key={id} live={seat === me} as="span" name={`tile:${id}`} piece={`tile:${id}`} className="held-tile">
              <BonusTile bonus={bonus} size={32} />
              {count > 1 && <b className="count">×{count}</b>}
            </Spot>
          );
        })}
        {kinds.length === 0 && <small>{say('board.none')}</small>}
      </div>
    </div>
  );
}

function Trucks({ view, edition, seat, me, seats, say }: BoardSeatProps): ReactNode {
  const model = modelOf(edition);
  return (
    <div className="box trucks">
      <h3>{say('board.trucks')}</h3>
      <div className="held">
        {trucksOf(model, view, seat).map(({ nth, goods, place, available }) => {
          const load = loadOf(goods);
          return (
            <Spot
              key={nth}
              live={seat === me}
              as="span"
              name={`truck:${nth}`}
              piece={`truck:${seat}:${nth}`}
              className={`held-truck${available ? '' : ' locked'}${place >= 0 ? ' away' : ''}`}
            >
              {available ? (
                <Truck seat={seat} shape={seats[seat].shape} nth={nth} {...(load ? { load } : {})} />
              ) : (
                <Glyph name="lock" size={18} />
              )}
            </Spot>
          );
        })}
      </div>
    </div>
  );
}

function Wine({ view, edition, seat, me, say, speaker }: BoardSeatProps): ReactNode {
  const card = modelOf(edition).edition.modules.wine.cards[view.wineCards[seat]];
  const city = modelOf(edition).cities.find(({ id }) => id === card?.destination);
  const country = edition.countries.list.find(({ id }) => id === card?.country);
  return (
    <Spot live={seat === me} name="wine" piece="wine" className="box wine">
      <h3>
        <Glyph name="wine" size={16} />
        {say('goods.wine')}
      </h3>
      {card && country ? (
        <p>
          <Shield colour={card.colour} size={14} /> {speaker.say(countryWord(country.id, country.name))} → {city?.name}
        </p>
      ) : (
        <p>?</p>
      )}
      <small>{say(`board.wineState.${view.wineState[seat]}`)}</small>
    </Spot>
  );
}

export function Belongings(props: BoardSeatProps): ReactNode {
  const { view, edition, seat, say } = props;
  const tokens = edition.modules.traffic.collectForPromotion;
  return (
    <div className="belongings">
      <Route {...props} />
      <Tiles {...props} />
      <Trucks {...props} />
      {view.config.wine && view.wineCards[seat] !== NONE && <Wine {...props} />}
      {view.config.traffic && (
        <div className="box traffic-held" data-piece="traffic">
          <h3>
            <Glyph name="traffic" size={16} />
            {say('board.traffic')}
          </h3>
          <strong>
            {view.trafficHeld[seat]} / {tokens}
          </strong>
        </div>
      )}
    </div>
  );
}
