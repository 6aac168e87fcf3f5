/** The built-in opponents, weakest first. */
import { greedy } from './greedy.ts';
import type { Player } from './player.ts';
import { random } from './random.ts';
import { steady } from './steady.ts';

export const LADDER: readonly Player[] = [random, greedy, steady];

export const playerNamed = (id: string): Player | undefined => LADDER.find((player) => player.id === id);
