/** The grip of the bottom sheet on a phone: drag it, or tap it for the next size. */
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useDesk } from './context.ts';

/** Shares of the window's height: peek, half, full. */
const STOPS: readonly number[] = [0.12, 0.32, 0.68];
const DRAG_FROM = 6;

interface Drag {
  readonly startY: number;
  readonly startShare: number;
  moved: boolean;
}

const nearest = (share: number): number =>
  STOPS.reduce((best, stop) => (Math.abs(stop - share) < Math.abs(best - share) ? stop : best));

export function SheetHandle(): ReactNode {
  const { say } = useDesk();
  const button = useRef<HTMLButtonElement>(null);
  const share = useRef(STOPS[1]);
  const drag = useRef<Drag>(undefined);

  const set = (next: number): void => {
    share.current = next;
    button.current?.closest<HTMLElement>('.table')?.style.setProperty('--sheet', `${(next * 100).toFixed(1)}dvh`);
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startY: event.clientY, startShare: share.current, moved: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>): void => {
    const now = drag.current;
    if (!now) return;
    const offset = now.startY - event.clientY;
    if (Math.abs(offset) > DRAG_FROM) now.moved = true;
    if (now.moved) set(Math.min(STOPS[2], Math.max(STOPS[0], now.startShare + offset / innerHeight)));
  };
  const onPointerUp = (): void => {
    if (drag.current?.moved) set(nearest(share.current));
  };
  const onClick = (): void => {
    const dragged = drag.current?.moved === true;
    drag.current = undefined;
    if (dragged) return;
    const stop = STOPS.indexOf(nearest(share.current));
    set(STOPS[(stop + 1) % STOPS.length]);
  };
  return (
    <button
      ref={button}
      type="button"
      className="sheet-handle"
      aria-label={say('web.sheetSize')}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onClick={onClick}
    />
  );
}
