import { type ReactNode, useLayoutEffect } from 'react';
import { Link } from 'wouter';
import { problemWords } from './problem.ts';
import { useSay } from './say.tsx';

let rooms = 0;

/**
 * The house's sign stands in index.html, to be seen before the first script has come. It stays the same element for as long as there is
 * nothing else to see: a copy of it would be a new picture, and the browser would take that for the moment the page appeared.
 */
function hangSign(change: number): void {
  rooms += change;
  const sign = document.getElementById('sign');
  if (sign) sign.hidden = rooms === 0;
}

/** Takes the sign down with the first screen that is no waiting room. */
export function useSign(): void {
  useLayoutEffect(() => {
    if (rooms === 0) hangSign(0);
  }, []);
}

/** Shown until a screen is there: what is to be said below the sign. */
export function WaitingRoom({ children, alone = false }: { children?: ReactNode; alone?: boolean }): ReactNode {
  const say = useSay();
  useLayoutEffect(() => {
    hangSign(1);
    return () => hangSign(-1);
  }, []);
  return (
    <main className="waiting-room">
      {children}
      {alone && <Link href="/">{say('web.home')}</Link>}
    </main>
  );
}

/** Until a screen is there, or why it does not come. */
export function Coming({ trouble, children }: { trouble: unknown; children?: ReactNode }): ReactNode {
  const say = useSay();
  return (
    <WaitingRoom alone={trouble !== undefined}>
      <p role="status">
        {trouble === undefined ? say('web.loading') : say('web.trouble', { problem: problemWords(say, trouble) })}
      </p>
      {children}
    </WaitingRoom>
  );
}
