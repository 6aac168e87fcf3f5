import { useState } from 'react';
import type { Me } from '../../server/protocol/people.ts';
import { StationRefused } from './api.ts';
import { reasonWords, useStationSay } from './say.tsx';
import { setMe } from './who.ts';

/** Does something with one's profile; the new one is told everywhere. */
export function useChange(): {
  problem: string | undefined;
  act(doing: () => Promise<Me | undefined>, otherwise?: string): Promise<boolean>;
} {
  const say = useStationSay();
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    async act(doing, otherwise) {
      setProblem(undefined);
      try {
        const me = await doing();
        if (me) setMe(me);
        return true;
      } catch (error) {
        // What the browser itself refused it says in words of its own.
        const words =
          error instanceof StationRefused ? reasonWords(say, error) : (otherwise ?? reasonWords(say, error));
        setProblem(say('web.trouble', { problem: words }));
        return false;
      }
    },
  };
}
