/** Gathers what a rule asks for, met or not. */
import type { Condition, Move, Prompt } from './contract.ts';
import { type Params, text } from './text.ts';

export class Conditions {
  readonly list: Condition[] = [];

  /** One condition, by the key of its sentence and the rule that asks for it. */
  that(met: boolean, rule: string, key: string, params?: Params): this {
    this.list.push({ text: text(`why.${key}`, params), met, rule });
    return this;
  }

  get allMet(): boolean {
    return this.list.every(({ met }) => met);
  }
}

/** What is asked of a seat now, and what it may answer. */
export interface Asked {
  readonly prompt: Prompt;
  readonly moves: readonly Move[];
}

/**
 * Why a place cannot be chosen: what its rule asks for, what is not so first. `types` are the kinds of moves that can mean the place; when
 * none of them is offered, something else is asked.
 */
export function whyNotOf(
  { prompt, moves }: Asked,
  types: readonly string[] | undefined,
  conditions: Conditions,
): readonly Condition[] | undefined {
  if (types === undefined) return undefined;
  const { list } = conditions;
  const asked = moves.some(({ type }) => types.includes(type));
  const missing = (key: string): Condition => ({
    text: text(key, { question: prompt.text }),
    met: false,
    rule: prompt.rule,
  });
  if (!asked) list.unshift(missing('house.notAsked'));
  else if (conditions.allMet) list.unshift(missing('house.noAnswer'));
  return [...list.filter(({ met }) => !met), ...list.filter(({ met }) => met)];
}
