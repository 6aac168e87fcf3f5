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

/** The same value one picture later. */
export function useAfterNextPaint<T>(value: T, first: T): T {
  const [later, setLater] = useState(first);
  useEffect(() => afterNextPaint(() => startTransition(() => setLater(value))), [value]);
  return later;
}
