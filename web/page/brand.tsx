import type { ReactNode } from 'react';

/** The house's mark: a turntable between its stalls. */
export function Brand({ size = 34 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 38 38" aria-hidden="true" focusable="false">
      <circle cx="19" cy="19" r="17.5" fill="#33261a" />
      <path d="M6 25A14.5 14.5 0 0 1 32 25" fill="none" stroke="#d8654a" strokeWidth="5.5" strokeDasharray="5.6 1.5" />
      <circle cx="19" cy="22" r="8.5" fill="#f3e7d0" />
      <g transform="rotate(-58 19 22)">
        <path d="M10.5 20h17M10.5 24h17" stroke="#33261a" strokeWidth="1.6" />
        <path d="M13 18.5v7M16 18.5v7M19 18.5v7M22 18.5v7M25 18.5v7" stroke="#b4853a" strokeWidth="1.4" />
      </g>
    </svg>
  );
}
