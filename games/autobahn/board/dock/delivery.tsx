/** The delivery board: for each country the goods it prefers, the reward, and the money for any other goods. */
import type { ReactNode } from 'react';
import { Glyph } from '../icons.tsx';
import { bit, codeOf, modelOf, NONE } from '../model.ts';
import { BonusPicture } from '../pieces.tsx';
import type { BoardSeatProps } from '../props.ts';
import { Spot } from './spot.tsx';

const WAITING = 1;
const CLAIMED = 2;

export function DeliveryBoard({ view, edition, seat, me, say }: BoardSeatProps): ReactNode {
  const model = modelOf(edition);
  const board = view.boards[seat];
  if (board === NONE || model.edition.deliveryBoards.list[board] === undefined) return null;
  const countries = model.edition.countries.list;
  return (
    <section className="delivery">
      <h3>
        {say('board.delivery')}
        <em>{say('board.deliveryHint')}</em>
      </h3>
      <div className="countries">
        {model.edition.deliveryBoards.list[board].rows.map(({ country, preferredGoods, reward, otherGoodsMoney }) => {
          const index = countries.findIndex(({ id }) => id === country);
          const mark = view.goodsMarks[seat * countries.length + index];
          const paid = bit(view.moneyMarks[seat], index);
          const closed = view.era < countries[index].availableFromEra;
          return (
            <Spot
              key={country}
              live={seat === me}
              name={`claim:${country}`}
              piece={`delivery:${country}`}
              className={`destination${closed ? ' closed' : ''}${bit(view.delivered[seat], index) ? ' reached' : ''}`}
            >
              <b className="code">{codeOf(country)}</b>
              <span className={mark === WAITING ? 'goods waiting' : 'goods'}>
                <Glyph name={preferredGoods} size={18} />
              </span>
              <span className={mark === CLAIMED ? 'reward taken' : 'reward'}>
                <BonusPicture bonus={reward} />
              </span>
              <span className={paid ? 'money taken' : 'money'}>{otherGoodsMoney}</span>
            </Spot>
          );
        })}
      </div>
    </section>
  );
}
