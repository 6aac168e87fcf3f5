/** Things of the game as texts; the words themselves are in words/ and in the game's own catalogue. */
import { type Text, text } from '../../../kernel/index.ts';
import type { BonusKind } from '../components/kinds.ts';
import { type Card, hasWord, type Model, NUMBERS, type Padlock } from './model.ts';

/** A country in the reader's language; one that only another edition knows by the name it gives. */
export const countryWord = (id: string, name: string): Text =>
  hasWord(id) ? text(`country.${id}`) : text('term.name', { name });

export const bonusWord = (bonus: { readonly kind: BonusKind; readonly amount?: number | undefined }): Text =>
  text(`bonus.${bonus.kind}`, { n: bonus.amount ?? 1 });

export function linkWord({ links, cities }: Model, link: number): Text {
  const { from, to, colour } = links[link];
  return text('board.link', { number: NUMBERS[colour], from: cities[from].name, to: cities[to].name });
}

export const cardWord = ({ colours, rank }: Card): Text =>
  text(`board.card.${rank}`, { numbers: colours.map((colour) => `A${NUMBERS[colour]}`).join(' · ') });

export const padlockWord = ({ effect, column, level }: Padlock): Text =>
  text(`technology.${effect}`, { column: text(`column.${column}`), level });
