/** One thing that can be set or done: an icon, what it is, the button at the end. */
import type { ReactNode } from 'react';

export function SettingLine({
  icon,
  words,
  hint,
  children,
}: {
  icon: ReactNode;
  words: string;
  hint?: string | undefined;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className="setting">
      {icon}
      <span className="words">
        <b>{words}</b>
        {hint !== undefined && <small>{hint}</small>}
      </span>
      {children}
    </div>
  );
}
