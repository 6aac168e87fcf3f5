/** The rules of a game as pages: what `games/<id>/board/rules.tsx` exports as `rules`. Loaded when somebody reads them. */
import type { ReactNode } from 'react';
import type { Language } from '../../kernel/index.ts';

export type Translations = Readonly<Record<Language, string>>;

export type RuleBlock =
  | { readonly kind: 'text'; readonly words: Translations }
  | { readonly kind: 'list'; readonly items: readonly Translations[] }
  /** A worked example, set apart. */
  | { readonly kind: 'example'; readonly words: Translations }
  | { readonly kind: 'picture'; Picture(): ReactNode; readonly caption: Translations }
  | {
      readonly kind: 'table';
      readonly head: readonly Translations[];
      readonly rows: readonly (readonly Translations[])[];
    };

export interface RuleSection {
  /** Anchor in the address. */
  readonly id: string;
  /** The rules it tells, by the ids of the game's `rules.md`; a prompt's rule finds its section by them. */
  readonly rules: readonly string[];
  readonly heading: Translations;
  readonly blocks: readonly RuleBlock[];
  /** Sections inside this one. */
  readonly parts?: readonly RuleSection[];
}

export interface RulesModule {
  readonly id: string;
  readonly sections: readonly RuleSection[];
}

/** Everything a block says, in reading order. */
export function wordsOf(block: RuleBlock): readonly Translations[] {
  switch (block.kind) {
    case 'text':
    case 'example':
      return [block.words];
    case 'list':
      return block.items;
    case 'picture':
      return [block.caption];
    case 'table':
      return [...block.head, ...block.rows.flat()];
  }
}

const inside = (section: RuleSection): RuleSection[] => [section, ...(section.parts ?? []).flatMap(inside)];

/** All sections in reading order, parts after their section. */
export const allSections = (rules: RulesModule): RuleSection[] => rules.sections.flatMap(inside);

/** `SR-4.2.1`, then `SR-4.2`, then `SR-4`. */
function ancestry(rule: string): string[] {
  const ids = [rule];
  for (let dot = rule.lastIndexOf('.'); dot > 0; dot = rule.lastIndexOf('.', dot - 1)) ids.push(rule.slice(0, dot));
  return ids;
}

/** The section that tells a rule, or the nearest one above it. */
export function sectionOfRule(rules: RulesModule, rule: string): RuleSection | undefined {
  const sections = allSections(rules);
  for (const id of ancestry(rule)) {
    const found = sections.find((section) => section.rules.includes(id));
    if (found) return found;
  }
  return undefined;
}
