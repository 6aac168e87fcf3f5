/** Where the points of a line come from, each with its sign. */
import type { ReactNode } from 'react';
import type { ScorePart } from '../../kernel/index.ts';
import { useDesk } from './context.ts';

/** Lines this close to the best are as good. */
export const EQUAL = 0.3;

/** Points to a tenth, as they are written in the reader's language. */
export function useTenths(): (points: number) => string {
  const { speaker } = useDesk();
  const format = new Intl.NumberFormat(speaker.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (points) => format.format(points);
}

/** The same with their sign. */
export function useSigned(): (points: number) => string {
  const tenths = useTenths();
  return (points) => `${points < 0 ? '−' : '+'}${tenths(Math.abs(points))}`;
}

export function Pills({ parts, later }: { parts: readonly ScorePart[]; later: number }): ReactNode {
  const { say, tell } = useDesk();
  const signed = useSigned();
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
