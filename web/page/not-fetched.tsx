/** What did not come over the network, and the way to ask for it again. */
import type { ReactNode } from 'react';

export async function asFarAsFetched<T>(
  asked: readonly Promise<T>[],
): Promise<{ readonly found: readonly T[]; readonly missing: boolean }> {
  const answers = await Promise.allSettled(asked);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return { found, missing: found.length < answers.length };
}

export function NotFetched({ words, again }: { words: string; again: string }): ReactNode {
  return (
    <p className="trouble" role="alert">
      {words}
      {/* The whole page begins anew: a browser may remember that a module failed. */}
      <button type="button" className="button" onClick={() => location.reload()} data-fetch-again="">
        {again}
      </button>
    </p>
  );
}
