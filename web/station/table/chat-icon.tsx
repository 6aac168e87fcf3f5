import type { ReactNode } from 'react';

export const ChatIcon = ({ size = 20 }: { size?: number }): ReactNode => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 5H20V16H11L6.5 20V16H4ZM8 9H16M8 12.5H13" />
  </svg>
);
