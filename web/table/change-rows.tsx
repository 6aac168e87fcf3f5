/** What changes, as rows: what it is, before → after. */
import type { ReactNode } from 'react';
import type { Change, Text } from '../../kernel/index.ts';
import { SeatMark } from '../kit/marks.tsx';
import { useDesk } from './context.ts';

/** With a real minus. */
const written = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export function ChangeRow({ change, marked }: { change: Change; marked?: boolean }): ReactNode {
  const { tell, say, board, props } = useDesk();
  const { text, seat, before, after, unit } = change;
  const value = (of: number | Text): string =>
    typeof of !== 'number' ? tell(of) : unit === undefined ? written(of) : tell({ key: unit, params: { n: of } });
  const sitter = marked && seat !== undefined ? props.seats[seat] : undefined;
  return (
    <li className="change">
      <span className="sign">
        {sitter ? (
          <SeatMark seat={sitter.seat} shape={sitter.shape} size={16} />
        ) : (
          board.EventIcon && <board.EventIcon event={text.key} />
        )}
      </span>
      <span className="of">{tell(text)}</span>
      <span className="unseen">{say('web.becomes', { from: value(before), to: value(after) })}</span>
      <span className={typeof after === 'number' ? 'values' : 'values words'} aria-hidden="true">
        <span>{value(before)}</span> <span>→</span> <b>{value(after)}</b>
      </span>
    </li>
  );
}
