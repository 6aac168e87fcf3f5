import { useCallback, useEffect, useState } from 'react';
import { host } from '../page/host.ts';
import { problemWords } from '../page/problem.ts';
import { useSay } from '../page/say.tsx';
import type { GameInfo } from '../worker/protocol.ts';

interface Described {
  readonly info: GameInfo;
  /** Component data of somebody's own. */
  readonly own: unknown;
}

/** A game with its own component data, or with somebody's; unusable data changes nothing. */
export function useDescribed(game: string): {
  described: Described | undefined;
  /** In words. */
  problem: string | undefined;
  complain(error: unknown, ofFile: boolean): void;
  describe(own?: unknown): Promise<void>;
} {
  const say = useSay();
  const [described, setDescribed] = useState<Described>();
  const [problem, setProblem] = useState<string>();
  const complain = useCallback(
    (error: unknown, ofFile: boolean): void => {
      const words = problemWords(say, error);
      setProblem(ofFile ? say('web.new.editionBad', { problem: words }) : say('web.trouble', { problem: words }));
    },
    [say],
  );
  const describe = useCallback(
    async (own?: unknown): Promise<void> => {
      try {
        const info = await host().describe(game, own);
        setDescribed({ info, own });
        setProblem(undefined);
      } catch (error) {
        complain(error, own !== undefined);
      }
    },
    [game, complain],
  );
  useEffect(() => void describe(), [describe]);
  return { described, problem, complain, describe };
}
