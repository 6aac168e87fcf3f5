/** The cards of the games this build can play. */
import type { HomeCard } from '../kit/index.ts';
import { cardOf } from '../page/boards.ts';

/** A game that has not drawn its card yet. */
const plainCard = (id: string): HomeCard => {
  const words = { pitch: '', players: '', time: '', weight: '' };
  return {
    id,
    title: id,
    colour: 'var(--brass)',
    order: 99,
    words: { en: words, de: words, pl: words },
    Art: () => null,
  };
};

export const homeCards = (): HomeCard[] =>
  __GAMES__.map((id) => cardOf(id) ?? plainCard(id)).sort((a, b) => a.order - b.order);
