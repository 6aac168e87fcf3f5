/** Cards as far as Autobot looks at them: their colours, and on yellow an extra Build road section (AB-24.5). */
import { type CompanionOption, type Text, text } from '../../../kernel/index.ts';
import { COLOURS } from '../components/edition.ts';
import { hasExtraBuild } from '../effects/feasible.ts';
import { bit, NONE, type Tables } from '../tables.ts';
import { autobahnText } from '../terms.ts';

const YELLOW = COLOURS.indexOf('yellow');
/** The answer where no card lies. */
export const NO_CARD = 'none';

const buildsMore = (t: Tables, card: number): boolean =>
  bit(t.cards[card].colours, YELLOW) && hasExtraBuild(t.cards[card].effect);

export const kindOf = (t: Tables, card: number): string =>
  `${t.cards[card].colourList.map((colour) => COLOURS[colour]).join('-')}${buildsMore(t, card) ? '-build' : ''}`;

export function kindText(t: Tables, card: number): Text {
  const { colourList } = t.cards[card];
  const autobahn = text(colourList.length > 4 ? 'autobahn.five' : 'term.list', { items: colourList.map(autobahnText) });
  return buildsMore(t, card) ? text('companion.cardWithBuild', { autobahn }) : autobahn;
}

/** One option for each kind among these cards. */
export function kindOptions(t: Tables, cards: readonly number[]): CompanionOption[] {
  const found = new Map<string, CompanionOption>();
  for (const card of [...cards].sort((a, b) => a - b)) {
    const id = kindOf(t, card);
    const { colourList } = t.cards[card];
    found.set(id, { id, text: kindText(t, card), sign: `colour.${colourList.map((c) => COLOURS[c]).join('.')}` });
  }
  return [...found.values()];
}

/** A card of this kind that is not among those in use. */
export function cardOfKind(t: Tables, cards: readonly number[], kind: string, used: readonly number[]): number {
  return cards.find((card) => kindOf(t, card) === kind && !used.includes(card)) ?? NONE;
}
