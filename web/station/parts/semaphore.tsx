/** The line as a signal arm: up when connected, half when reconnecting, level when offline. The angle says it without colour. */
import type { ReactNode } from 'react';

export type LineState = 'connected' | 'reconnecting' | 'offline';

const ANGLES: Readonly<Record<LineState, number>> = { connected: -42, reconnecting: -14, offline: 0 };

export function Semaphore({ state, size = 24 }: { state: LineState; size?: number }): ReactNode {
  return (
    <svg
      className={`semaphore ${state}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M6 22.5V9M2.5 22.5H9.5" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <g transform={`rotate(${ANGLES[state]} 6 10)`}>
        <path
          className="arm"
          d="M5 6.5H22L20 10L22 13.5H5Z"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path d="M16.5 7.2V12.8" stroke="#fff" strokeWidth="2.2" />
      </g>
      <circle cx="6" cy="10" r="2.3" fill="currentColor" />
    </svg>
  );
}
