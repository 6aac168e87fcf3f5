/** The analysis of the game on the table, as far as it is known, and whether it goes on. */
import { useCallback, useEffect, useState } from 'react';
import { host } from '../page/host.ts';
import type { Analysis, TurnFinding } from '../worker/protocol.ts';

export interface Progress {
  readonly analysis: Analysis | undefined;
  readonly running: boolean;
  readonly trouble: unknown;
  toggle(): void;
}

/** Goes on turn by turn until all is known, or somebody stops it; what was found is kept. */
export function useAnalysis(): Progress {
  const [analysis, setAnalysis] = useState<Analysis>();
  const [running, setRunning] = useState(true);
  const [trouble, setTrouble] = useState<unknown>();
  useEffect(() => {
    let here = true;
    const work = async (): Promise<void> => {
      let known = await host().analysis(false);
      if (here) setAnalysis(known);
      while (here && running && known.done < known.total) {
        known = await host().analysis(true);
        if (here) setAnalysis(known);
      }
    };
    work().catch((error: unknown) => here && setTrouble(error));
    return () => {
      here = false;
    };
  }, [running]);
  const toggle = useCallback(() => setRunning((now) => !now), []);
  return { analysis, running, trouble, toggle };
}

/** All lines of one turn. */
export function useStudiedTurn(at: number | undefined): TurnFinding | undefined {
  const [finding, setFinding] = useState<TurnFinding>();
  useEffect(() => {
    if (at === undefined) return;
    let here = true;
    void host()
      .studiedTurn(at)
      .then((found) => here && setFinding(found));
    return () => {
      here = false;
    };
  }, [at]);
  return finding?.at === at ? finding : undefined;
}
