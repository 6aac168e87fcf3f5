/** The sheets of the others, small, beside my things. */
import type { ReactNode } from 'react';
import { SeatMark } from '../../../../web/kit/marks.tsx';
import { EvaMap, SmallMap } from '../map/paper.tsx';
import { type Model, strengthOf } from '../model.ts';
import { EvaFacts } from '../panels/seat.tsx';
import { type BoardProps, freshHex } from '../props.ts';
import { NetworkFacts } from './facts.tsx';

function Thumb({ model, seat, ...props }: BoardProps & { model: Model; seat: number }): ReactNode {
  const { view, seats, say } = props;
  const { shape, name } = seats[seat];
  const sheet = view.sheets[seat];
  return (
    <li data-piece={`sheet:${seat}`} style={{ '--pc': `var(--seat-${seat})` }}>
      <div className="sr-thumb">
        <h4>
          <SeatMark seat={seat} shape={shape} size={18} /> <span>{name}</span>
        </h4>
        <svg viewBox={`-6 -6 ${model.width + 12} ${model.height + 12}`} aria-hidden="true">
          {sheet ? (
            <SmallMap model={model} tracks={sheet.tracks} ring={freshHex(props, seat)} />
          ) : (
            <EvaMap model={model} crossed={view.crossed} />
          )}
        </svg>
        <p>
          {sheet
            ? say('board.thumb', { points: sheet.deliveryPoints, strength: strengthOf(model, view, seat) })
            : say('board.thumbEva', { points: view.evaPoints })}
        </p>
        {sheet && <NetworkFacts {...props} seat={seat} />}
      </div>
    </li>
  );
}

export function Thumbs({ model, ...props }: BoardProps & { model: Model }): ReactNode {
  return (
    <ul className="sr-thumbs">
      {props.seats
        .filter(({ seat }) => seat !== props.me)
        .map(({ seat }) => (
          <Thumb key={seat} {...props} model={model} seat={seat} />
        ))}
      {props.view.deal.solo && (
        <li className="sr-eva">
          <EvaFacts {...props} model={model} />
        </li>
      )}
    </ul>
  );
}
