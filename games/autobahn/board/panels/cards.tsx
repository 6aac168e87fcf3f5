/** What lies open for everybody: displayed cards, routes on offer, station upgrades, wine tokens, and Autobot's things. */
import type { ReactNode } from 'react';
import { Target } from '../../../../web/kit/index.ts';
import { RouteLadder } from '../dock/belongings.tsx';
import { CardFace } from '../dock/hand.tsx';
import { Glyph } from '../icons.tsx';
import { bit, modelOf, NONE, numbered } from '../model.ts';
import { BonusTile } from '../pieces.tsx';
import type { BoardProps } from '../props.ts';
import { bonusWord } from '../terms.ts';
import { Autobot } from './autobot.tsx';

function Display({ edition, view, say }: BoardProps): ReactNode {
  const model = modelOf(edition);
  return (
    <>
      <h3>
        {say('board.display')} <small>{say('board.inDeck', { n: view.deck.length })}</small>
      </h3>
      <div className="card-row">
        {numbered(view.display.length).map((n) => {
          const card = view.display[n - 1];
          return card === NONE ? (
            <span key={n} className="action-card gone" />
          ) : (
            <Target
              key={model.cards[card].id}
              as="div"
              name={`display:${model.cards[card].id}`}
              piece={`card:${model.cards[card].id}`}
              className="spot action-card"
            >
              <CardFace card={model.cards[card]} say={say} />
            </Target>
          );
        })}
      </div>
      {view.advancedDeck.length > 0 && (
        <p className="hint">{say('board.advancedLater', { n: view.advancedDeck.length })}</p>
      )}
    </>
  );
}

function Routes({ edition, view, say }: BoardProps): ReactNode {
  const model = modelOf(edition);
  const city = (id: string): string => model.cities.find((c) => c.id === id)?.name ?? id;
  if (!view.frames.some(({ kind }) => kind === 'routeCard')) return null;
  return (
    <>
      <h3>{say('board.routesOnOffer')}</h3>
      <div className="plates">
        {view.routesOnOffer.map((route) => {
          const { id, cities, ladder } = model.edition.routeCards.list[route];
          return (
            <Target key={id} as="div" name={`route:${id}`} piece={`route:${id}`} className="spot choice-plate">
              <strong>
                {city(cities[0])} – {city(cities[1])}
              </strong>
              <RouteLadder ladder={ladder} />
            </Target>
          );
        })}
      </div>
    </>
  );
}

function Services({ edition, view, say, speaker }: BoardProps): ReactNode {
  if (!view.config.services) return null;
  return (
    <>
      <h3>{say('board.services')}</h3>
      <div className="plates">
        {edition.modules.services.upgrades.map(({ position, bonus }, i) => (
          <Target
            key={position}
            as="div"
            name={`upgrade:${position}`}
            piece={`upgrade:${position}`}
            className={`spot choice-plate${bit(view.upgradesLeft, i) ? '' : ' gone'}`}
          >
            <Glyph name="star" size={14} />
            <BonusTile bonus={bonus} size={28} />
            {speaker.say(bonusWord(bonus))}
          </Target>
        ))}
      </div>
    </>
  );
}

function Supplies({ view, say }: BoardProps): ReactNode {
  const { wine, traffic } = view.config;
  if (!wine && !traffic) return null;
  return (
    <ul className="supplies">
      {wine && (
        <li data-piece="wine">
          <Glyph name="wine" size={16} />{' '}
          {say('board.wineTokens', { doubles: view.wineDoubles, singles: view.wineSingles })}
        </li>
      )}
      {traffic && (
        <li data-piece="traffic">
          <Glyph name="traffic" size={16} /> {say('board.trafficSupply', { n: view.trafficSupply })}
        </li>
      )}
    </ul>
  );
}

export function CardsPanel(props: BoardProps): ReactNode {
  return (
    <div className="ab-panel">
      <Display {...props} />
      <Routes {...props} />
      <Services {...props} />
      <Supplies {...props} />
      {props.view.autobot && <Autobot {...props} bot={props.view.autobot} />}
    </div>
  );
}
