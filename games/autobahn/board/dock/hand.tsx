/** The hand, and the two actions that need no card: refresh and funding. */
import type { ReactNode } from 'react';
import { handOf, playedCards } from '../holdings.ts';
import { Glyph } from '../icons.tsx';
import { CardColours, EffectPicture } from '../pieces.tsx';
import { bit, type Card, planOf } from '../plan.ts';
import type { AbSeat } from '../types.ts';
import { Spot } from './spot.tsx';

export function CardFace({ card, say }: { card: Card; say: AbSeat['say'] }): ReactNode {
  return (
    <>
      <CardColours colours={card.colours} />
      <span className="effect">
        <EffectPicture effect={card.effect} />
        {say(`board.effect.${card.effect}`)}
      </span>
      <span className="rank">{say(`board.rank.${card.rank}`)}</span>
    </>
  );
}

/** One row, or two even ones. */
const columns = (cards: number): number => (cards <= 7 ? Math.max(cards, 5) : Math.ceil(cards / 2));

export function Hand({ view, edition, seat, me, say }: AbSeat): ReactNode {
  const plan = planOf(edition);
  const live = seat === me;
  const hand = handOf(plan, view, seat);
  const played = playedCards(plan, view, seat).length;
  const claimed = bit(view.funding[seat], view.era - 1);
  return (
    <section className="hand">
      <header>
        <h3>{say(live ? 'board.hand' : 'board.handOf', { n: hand.length })}</h3>
        <Spot live={live} as="span" name="refresh" piece="refresh" className="desk-button">
          <Glyph name="refresh" size={15} />
          {say('board.refresh', { n: played })}
        </Spot>
        <Spot live={live} as="span" name="funding" piece="funding" className={`desk-button${claimed ? ' done' : ''}`}>
          <Glyph name={claimed ? 'check' : 'fund'} size={15} />
          {say('board.funding', { n: edition.eras.list[view.era - 1].funding })}
        </Spot>
      </header>
      <div className="card-row" style={{ '--cards': columns(hand.length) }}>
        {hand.map((card) => (
          <Spot
            key={plan.cards[card].id}
            live={live}
            name={`card:${plan.cards[card].id}`}
            piece={`card:${plan.cards[card].id}`}
            travels={`card:${seat}:${plan.cards[card].id}`}
            className="action-card"
          >
            <CardFace card={plan.cards[card]} say={say} />
          </Spot>
        ))}
      </div>
    </section>
  );
}
