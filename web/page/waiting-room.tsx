import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Brand } from './brand.tsx';
import { useSay } from './say.tsx';

/**
 * Shown until a screen is there. index.html begins with the same picture, so that something is to be seen before the first script has come.
 */
export function WaitingRoom({ children, alone = false }: { children?: ReactNode; alone?: boolean }): ReactNode {
  const say = useSay();
  return (
    <main className="waiting-room">
      <Brand size={72} />
      <p className="house">Roundhouse</p>
      {children}
      {alone && <Link href="/">{say('web.home')}</Link>}
    </main>
  );
}
