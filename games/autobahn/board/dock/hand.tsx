/** The hand, and the two actions that need no card: refresh and funding. */
import type { ReactNode } from 'react';
import { handOf, playedCards } from '../holdings.ts';
import { Glyph } from '../icons.tsx';
import { bit, type Card, modelOf } from '../model.ts';
import { CardColours, EffectPicture } from '../pieces.tsx';
import type { BoardSeatProps } from '../props.ts';
import { Spot } from './spot.tsx';

export function CardFace({ card, say }: { card: Card; say: BoardSeatProps['say'] }): ReactNode {
  return (
    <>
      <CardColours colours={card.colours} />
      <span className={`effect ${card.effect}`}>
        <EffectPicture effect={card.effect} />
        <span>{say(`board.effect.${card.effect}`)}</span>
      </span>
      <span className="rank">{say(`board.rank.${card.rank}`)}</span>
    </>
  );
}

/** More of them stand so close that on a small screen their pictures must speak alone. */
const FEW = 5;

/** One row, or two even ones. */
const columns = (cards: number): number => (cards <= 7 ? Math.max(cards, 5) : Math.ceil(cards / 2));

/** What can be done without a card. */
export function CardlessActions({ view, edition, seat, me, say }: BoardSeatProps): ReactNode {
  const live = seat === me;
  const played = playedCards(modelOf(edition), view, seat).length;
  const claimed = bit(view.funding[seat], view.era - 1);
  return (
    <>
      <Spot live={live} as="span" name="refresh" piece="refresh" className="desk-button">
        <Glyph name="refresh" size={15} />
        {say('board.refresh', { n: played })}
      </Spot>
      <Spot live={live} as="span" name="funding" piece="funding" className={`desk-button${claimed ? ' done' : ''}`}>
        <Glyph name={claimed ? 'check' : 'fund'} size={15} />
        {say('board.funding', { n: edition.eras.list[view.era - 1].funding })}
      </Spot>
    </>
  );
}

/** The cards in hand; on a phone my own lie close to the action spaces, and what needs no card stands above these. */
export function Hand(props: BoardSeatProps): ReactNode {
  const { view, edition, seat, me, say, room } = props;
  const model = modelOf(edition);
  const live = seat === me;
  const hand = handOf(model, view, seat);
  const title = <h3>{say(live ? 'board.hand' : 'board.handOf', { n: hand.length })}</h3>;
  return (
    <section className="hand">
      {live && room === 'tall' ? (
        <div className="unseen">{title}</div>
      ) : (
        <header>
          {title}
          <CardlessActions {...props} />
        </header>
      )}
      <div className={hand.length > FEW ? 'card-row many' : 'card-row'} style={{ '--cards': columns(hand.length) }}>
        {hand.map((card) => (
          <Spot
            key={model.cards[card].id}
            live={live}
            name={`card:${model.cards[card].id}`}
            piece={`card:${model.cards[card].id}`}
            travels={`card:${seat}:${model.cards[card].id}`}
            className="action-card"
          >
            <CardFace card={model.cards[card]} say={say} />
          </Spot>
        ))}
      </div>
    </section>
  );
}
