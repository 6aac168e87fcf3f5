import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { host } from '../page/host.ts';
import { newSeed } from '../page/seed.ts';
import type { TableDesk } from './context.ts';

/** The same company, the same options, other luck. */
export function useAgain({ info }: TableDesk): () => void {
  const [, go] = useLocation();
  return useCallback(() => {
    const { game, holders, options } = info;
    const wish = { game: game.id, holders, options, seed: newSeed(), seedKnown: false };
    void host()
      .start(wish)
      .then((id) => go(`/table/${id}`));
  }, [info, go]);
}
