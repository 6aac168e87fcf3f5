/** The yard: open wagons, open action cards, the black market's list, and what everybody has done for heroes. */
import type { ReactNode } from 'react';
import { modelOf } from '../model.ts';
import { ActionCard } from '../pieces/cards.tsx';
import { ExchangeRow } from '../pieces/contracts.tsx';
import { WagonChoice } from '../pieces/train.tsx';
import type { BoardProps } from '../props.ts';

function Wagons(props: BoardProps): ReactNode {
  const { view, edition, say } = props;
  const model = modelOf(edition);
  const specials = view.specialStacks.flatMap((stack) => stack.slice(-1));
  const offered = new Set(props.question?.offers.flatMap(({ targets }) => targets));
  const special = view.specialStacks
    .flat()
    .filter((id) => specials.includes(id) || offered.has(`wagon:${model.wagons[id].id}`));
  return (
    <section>
      <h3>
        {say('board.wagons')} <small>{say('board.stacks', { stacks: view.wagonStacks.join(' · ') })}</small>
      </h3>
      {view.wagonPools.map((pool, i) => {
        const key = `pool ${i}`;
        return (
          <div key={key} className="tr-wagons">
            {pool.map((id) => (
              <WagonChoice key={id} edition={edition} say={say} wagon={model.wagons[id]} />
            ))}
          </div>
        );
      })}
      <h3>
        {say('board.specials')}{' '}
        <small>{say('board.stacks', { stacks: view.specialStacks.map((stack) => stack.length).join(' · ') })}</small>
      </h3>
      <div className="tr-wagons">
        {special.map((id) => (
          <WagonChoice key={id} edition={edition} say={say} wagon={model.wagons[id]} />
        ))}
      </div>
    </section>
  );
}

export function YardPanel(props: BoardProps): ReactNode {
  const { view, edition, say } = props;
  return (
    <div className="tr-management tr-yard">
      <section>
        <h3>
          {say('board.pool')}{' '}
          <small>{say('board.deck', { deck: view.deck.length, discards: view.discard.length })}</small>
        </h3>
        <div className="tr-hand">
          {view.pool.map((card) => (
            <ActionCard key={card} {...props} card={card} />
          ))}
        </div>
      </section>
      <Wagons {...props} />
      <section>
        <h3>{say('board.market')}</h3>
        <div className="tr-exchanges">
          {edition.blackMarketExchange.items.map((exchange) => (
            <ExchangeRow key={exchange.id} {...props} exchange={exchange} />
          ))}
        </div>
      </section>
    </div>
  );
}

export function YardIcon(): ReactNode {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path d="M3 8h18v8H3zM8 8v8M16 8v8" />
      <circle cx="7" cy="19" r="2" />
      <circle cx="17" cy="19" r="2" />
    </svg>
  );
}
