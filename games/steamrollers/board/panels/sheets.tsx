/** All sheets side by side. */
import type { ReactNode } from 'react';
import { SeatMark } from '../../../../web/kit/marks.tsx';
import { NetworkFacts } from '../dock/facts.tsx';
import type { BoardProps } from '../props.ts';
import { SeatDetail } from './seat.tsx';

/** Every sheet of the table; my own lies on the desk anyway and comes last. */
export function SheetsPanel(props: BoardProps): ReactNode {
  const { seats, me } = props;
  const inOrder = [...seats.filter(({ seat }) => seat !== me), ...seats.filter(({ seat }) => seat === me)];
  return (
    <ul className="sr-sheets">
      {inOrder.map(({ seat, name, shape }) => (
        <li key={seat}>
          <h3>
            <SeatMark seat={seat} shape={shape} /> {name}
          </h3>
          <SeatDetail {...props} seat={seat} />
          {props.view.sheets[seat] && <NetworkFacts {...props} seat={seat} />}
        </li>
      ))}
    </ul>
  );
}

export function SheetsIcon(): ReactNode {
  return (
    <svg className="icon" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 3H20V17H7ZM4 7V21H17M13.500 6l4 2.300v4.600l-4 2.300-4-2.300V8.300Z" />
    </svg>
  );
}
