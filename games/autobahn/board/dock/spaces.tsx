/** The five action spaces with the cards above them and the cones that still close places. */
import type { ReactNode } from 'react';
import { SPACES } from '../../components/kinds.ts';
import { cardsAbove } from '../holdings.ts';
import { Glyph, type GlyphName } from '../icons.tsx';
import { modelOf, numbered } from '../model.ts';
import { MiniCard } from '../pieces.tsx';
import type { BoardSeatProps } from '../props.ts';
import { Spot } from './spot.tsx';

export const SPACE_GLYPHS: readonly GlyphName[] = ['unlock', 'road', 'upgrade', 'truck', 'station'];

export function ActionSpaces({ view, edition, seat, me, say }: BoardSeatProps): ReactNode {
  const model = modelOf(edition);
  const live = seat === me;
  return (
    <div className="action-spaces">
      {model.edition.playerBoard.actionSpaces.leftToRight.map(({ id, limits }, space) => {
        const tile = view.actionTiles[seat * SPACES.length + space];
        const limit = limits[Math.min(tile, limits.length - 1)];
        const most = limits[limits.length - 1];
        const cards = cardsAbove(model, view, seat, space);
        return (
          <div key={id} className={`action-space room${most}`}>
            <Spot live={live} name={`space:${id}`} piece={`space:${id}`} className="ground">
              <Glyph name={SPACE_GLYPHS[space]} size={22} />
              {say(`board.short.${id}`)}
            </Spot>
            <span className="places">
              {cards.map((card) => (
                <Spot
                  key={model.cards[card].id}
                  live={live}
                  as="span"
                  name={`card:${model.cards[card].id}`}
                  piece={`card:${model.cards[card].id}`}
                  travels={`card:${seat}:${model.cards[card].id}`}
                >
                  <MiniCard colours={model.cards[card].colours} />
                </Spot>
              ))}
              {numbered(most)
                .slice(cards.length)
                .map((n) => {
                  const closed = n > limit;
                  return (
                    <span key={n} className={closed ? 'place cone' : 'place'}>
                      {closed && <Glyph name="cone" size={13} />}
                    </span>
                  );
                })}
            </span>
          </div>
        );
      })}
    </div>
  );
}
