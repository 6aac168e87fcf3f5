/** All legal moves as text: to read, to filter, and to play by keyboard alone. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Offer } from '../kit/index.ts';
import { useDesk } from './context.ts';
import type { Means } from './session.ts';

const plain = (words: string): string => words.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export default function MovesPanel(): ReactNode {
  const { session, props, board, say, tell, state } = useDesk();
  const [filter, setFilter] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const asked = state.panel === 'moves';
  useLayoutEffect(() => {
    // A phone would cover half the table with its keyboard.
    if (asked && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, [asked]);
  const { question } = props;
  /** Whoever plays out of the list by keyboard stays in it for the next question. */
  const chosenByKey = useRef(false);
  useLayoutEffect(() => {
    if (!question || !chosenByKey.current) return;
    chosenByKey.current = false;
    setFilter('');
    field.current?.focus({ preventScroll: true });
  }, [question]);
  const choose = (offer: Offer, means: Means): void => {
    chosenByKey.current = means === 'key';
    void session.choose(offer, means);
  };
  if (!question) return <p className="hint">{say('web.noMoves')}</p>;
  const wanted = plain(filter).split(/\s+/);
  const shown = question.offers
    .map((offer) => ({ offer, words: tell(offer.text) }))
    .filter(({ words }) => wanted.every((part) => plain(words).includes(part)));
  return (
    <form
      className="moves-panel"
      data-walk="input, .move"
      onSubmit={(event) => {
        event.preventDefault();
        if (shown.length > 0) choose(shown[0].offer, 'key');
      }}
    >
      <h3>{say('web.movesTitle')}</h3>
      <input
        ref={field}
        type="search"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        placeholder={say('web.movesFilter')}
        aria-label={say('web.movesFilter')}
      />
      {shown.length === 0 && <p className="hint">{say('web.movesNone')}</p>}
      <ul>
        {shown.map(({ offer, words }) => (
          <li key={offer.id}>
            <button
              type="button"
              className="move"
              data-offer={offer.id}
              data-considered={state.considered?.offer.id === offer.id || undefined}
              onClick={(event) => choose(offer, event.detail === 0 ? 'key' : 'mouse')}
              onPointerEnter={(event) => event.pointerType === 'mouse' && void session.consider(offer, false)}
              onPointerLeave={() => session.unconsider()}
              onFocus={() => void session.consider(offer, false)}
              onBlur={() => session.unconsider()}
            >
              {board.Choice && <board.Choice {...props} offer={offer} />}
              <span>{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
