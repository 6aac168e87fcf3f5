/** Opponents by strength, weakest first: the ids of `players/ladder.ts`, which the page itself does not load. */
export const LEVELS: readonly string[] = __LEVELS__;
