import { openGame } from './games.ts';

/** Has what opponents think by come while the table is drawn, so that their first moves are there when it is: it lies near when a thinker starts. */
export function fetchAhead(id: string): void {
  for (const coming of [openGame(id), import('./thinker.ts')]) coming.catch(() => undefined);
}
