/**
 * What two stations agree on about a game before it begins, written into its seed: nothing else reaches the rules of a table that is made
 * by its people.
 */
import type { Viewer } from '../../kernel/index.ts';

/** Leaks that a game can be given on purpose. */
export const LEAKS = ['none', 'view', 'log', 'moves', 'prompt'] as const;
export type Leak = (typeof LEAKS)[number];

export interface Marks {
  /** Whose eyes the games are compared with. */
  readonly viewer: Viewer;
  readonly leak: Leak;
  /**
   * Nobody thinks at the table. Then the other game has another seed, and the moves of the others have other names there; opponents
   * think with the luck of the seed and look for their moves by name.
   */
  readonly peopleOnly: boolean;
  readonly luck: number;
}

const VIEWERS = 16;
const LARGEST_LUCK = 2 ** 20;
/** The upper words of the two seeds. */
const TRUE_WORD = 0x1a2b3;
const OTHER_WORD = 0x0c4d5;
const WORD = 2 ** 32;

/** The words that a seed is made of. */
export function seedWords(
  { viewer, leak, peopleOnly, luck }: Marks,
  other: boolean,
): readonly [high: number, low: number] {
  const place = viewer === 'spectator' ? 0 : viewer + 1;
  const low = (((luck % LARGEST_LUCK) * 2 + Number(peopleOnly)) * LEAKS.length + LEAKS.indexOf(leak)) * VIEWERS + place;
  return [other && peopleOnly ? OTHER_WORD : TRUE_WORD, low];
}
export const seedOf = ([high, low]: readonly [high: number, low: number]): number => high * WORD + low;

export function marksIn(seed: number): Marks & { readonly trueSeed: number } {
  const low = seed % WORD;
  const place = low % VIEWERS;
  const rest = Math.floor(low / VIEWERS);
  const flags = Math.floor(rest / LEAKS.length);
  return {
    viewer: place === 0 ? 'spectator' : place - 1,
    leak: LEAKS[rest % LEAKS.length],
    peopleOnly: flags % 2 === 1,
    luck: Math.floor(flags / 2),
    trueSeed: seedOf([TRUE_WORD, low]),
  };
}
