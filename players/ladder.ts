/** The built-in opponents. Each rung thinks in another way than the one below, not only longer. */
import { novice } from './novice.ts';
import type { Player } from './player.ts';
import { attentive, quick } from './quick.ts';
import { random } from './random.ts';
import { searcher } from './search/searcher.ts';
import { steady } from './steady.ts';

/** Tries its best turns in short playouts to the end of its next turn. */
const skilled = searcher('skilled', {
  width: 8,
  lines: 8,
  perMove: 3,
  budget: 96,
  rollouts: { own: 4, others: 2, turns: 1 },
  longest: 1_000,
});

/** Everybody in its playouts looks at more moves, so that it sees better replies, in more worlds. */
const expert = searcher('expert', {
  width: 12,
  lines: 16,
  perMove: 3,
  budget: 240,
  rollouts: { own: 6, others: 4, turns: 1 },
  longest: 3_000,
});

/** Looks one own turn further ahead. */
const master = searcher('master', {
  width: 12,
  lines: 16,
  perMove: 3,
  budget: 480,
  rollouts: { own: 6, others: 4, turns: 2 },
  longest: 8_000,
});

/** Weakest first. */
export const LADDER: readonly Player[] = [random, novice, steady, skilled, expert, master];

/** Who sits down when nobody says who, and who stands in for somebody absent. */
export const USUAL = steady.id;
/** Whose hint a person gets: strong, and still fast. */
export const ADVISER = skilled.id;

/** Saves, records and programs may name opponents that nobody is offered any more, or that are there for experiments. */
const OTHERS: readonly Player[] = [quick, attentive, { ...novice, id: 'greedy' }];

export const playerNamed = (id: string): Player | undefined =>
  [...LADDER, ...OTHERS].find((player) => player.id === id);
