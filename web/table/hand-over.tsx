/** Between two people at one screen: nothing secret is shown until the next one has taken it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { SeatMark, seatStyle } from '../kit/marks.tsx';
import { useDesk } from './context.ts';

export function HandOver(): ReactNode {
  const { session, present, props, say } = useDesk();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  if (present.stage.kind !== 'handover') return null;
  const { seat, shape, name } = props.seats[present.stage.seat];
  return (
    <main className="hand-over" style={seatStyle(seat)}>
      <SeatMark seat={seat} shape={shape} size={96} />
      <h1>{say('web.handover', { name })}</h1>
      <p>{say('web.handoverWhy', { name })}</p>
      <button ref={button} type="button" className="button go big" onClick={() => void session.tell('ready')}>
        {say('web.handoverReady', { name })}
      </button>
    </main>
  );
}
