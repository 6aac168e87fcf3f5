/** Where the points of a line come from, each with its sign. */
import type { ReactNode } from 'react';
import type { ScorePart } from '../../kernel/index.ts';
import { useDesk } from './context.ts';

/** Lines this close to the best are as good. */
export const EQUAL = 0.3;

export const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

export function Pills({ parts, later }: { parts: readonly ScorePart[]; later: number }): ReactNode {
  const { say, tell } = useDesk();
  return (
    <p className="pills">
      {parts.map(({ key, points }) => (
        <span key={key} className={points < 0 ? 'pill costs' : 'pill'}>
          {signed(points)} {tell({ key })}
        </span>
      ))}
      {Math.abs(later) >= EQUAL && (
        <span className={later < 0 ? 'pill costs' : 'pill'}>
          {signed(later)} {say('web.hintLater')}
        </span>
      )}
    </p>
  );
}
