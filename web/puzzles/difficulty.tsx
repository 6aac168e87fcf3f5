import type { ReactNode } from 'react';
import { usePuzzleSay } from './say.ts';

const HARDEST = 3;

/** As many filled lamps as it is difficult. */
export function Difficulty({ number }: { number: number }): ReactNode {
  const say = usePuzzleSay();
  const words = say('puzzle.difficulty', { number });
  return (
    <span className="difficulty" role="img" aria-label={words} title={words}>
      {Array.from({ length: HARDEST }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place
        <i key={place} className={place < number ? 'lit' : undefined} />
      ))}
    </span>
  );
}
