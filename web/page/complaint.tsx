/** What went wrong, told where it was done and brought into sight. */
import type { ReactNode } from 'react';

const bringIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

export function Complaint({ words }: { words: string | undefined }): ReactNode {
  if (words === undefined) return null;
  return (
    <p className="trouble" role="alert" ref={bringIntoSight} key={words}>
      {words}
    </p>
  );
}
