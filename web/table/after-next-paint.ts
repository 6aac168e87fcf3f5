/** What may wait until a click has been answered. */
import { startTransition, useEffect, useState } from 'react';

/** Does something when the picture that is being made has been shown; the answer takes it back. */
export function afterNextPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Longer than a table takes to be drawn on a slow phone. */
const IDLE_AFTER_MS = 3_000;

/** Does something when nothing else is to be done, or after a while; the answer takes it back. */
export function whenIdle(act: () => void): () => void {
  // Safari has no word for it.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: IDLE_AFTER_MS });
  return () => cancelIdleCallback(handle);
}

/** The same value one picture later. */
export function useAfterNextPaint<T>(value: T, first: T): T {
  const [later, setLater] = useState(first);
  useEffect(() => afterNextPaint(() => startTransition(() => setLater(value))), [value]);
  return later;
}
