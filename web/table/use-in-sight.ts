/** What can be done among my things is scrolled into sight when it is asked. */
import { type RefObject, useEffect } from 'react';
import type { Question } from '../kit/index.ts';

const within = (inner: DOMRect, outer: DOMRect): boolean => inner.top >= outer.top && inner.bottom <= outer.bottom;

/** The first target in full, unless one of them is in sight anyway. */
function showTarget(dock: HTMLElement): void {
  const targets = [...dock.querySelectorAll('[data-target]')];
  const room = dock.getBoundingClientRect();
  if (room.height === 0 || targets.some((target) => within(target.getBoundingClientRect(), room))) return;
  targets[0]?.scrollIntoView({ block: 'center' });
}

export function useInSight(root: RefObject<HTMLElement | null>, question: Question | undefined): void {
  useEffect(() => {
    const dock = root.current?.querySelector<HTMLElement>('.dock');
    if (question && dock) showTarget(dock);
  }, [root, question]);
}
