/** The sheets of the others, small, beside the table. */
import type { ReactNode } from 'react';
import { shapeOutline } from '../../../web/kit/marks.tsx';
import { type Model, strengthOf } from './model.ts';
import { EvaMap, SmallMap } from './paper.tsx';
import { type BoardProps, freshHex } from './props.ts';

const cut = (name: string, most: number): string => (name.length > most ? `${name.slice(0, most - 1)}…` : name);

function Thumb({
  model,
  seat,
  width,
  ...props
}: BoardProps & { model: Model; seat: number; width: number }): ReactNode {
  const { view, seats, say } = props;
  const info = seats[seat];
  const sheet = view.sheets[seat];
  const scale = width / model.width;
  const points = sheet ? sheet.deliveryPoints : view.evaPoints;
  return (
    <g data-piece={`sheet:${seat}`} style={{ '--pc': `var(--seat-${seat})`, '--pi': `var(--seat-${seat}-ink)` }}>
      <g transform="translate(10 11)">
        <rect x="-10" y="-10" width="20" height="20" rx="5" className="sr-badge" />
        <path d={shapeOutline(info.shape)} transform="translate(-7 -7) scale(.88)" className="sr-badge-shape" />
      </g>
      <text className="sr-thumb-name" x="25" y="16">
        {cut(info.name, Math.floor((width - 30) / 8.5))}
      </text>
      <g transform={`translate(0 25) scale(${scale})`}>
        <rect x="-6" y="-6" width={model.width + 12} height={model.height + 12} rx="14" className="sr-thumb-paper" />
        {sheet ? (
          <SmallMap model={model} tracks={sheet.tracks} ring={freshHex(props, seat)} />
        ) : (
          <EvaMap model={model} crossed={view.crossed} />
        )}
      </g>
      <text className="sr-thumb-facts" x="1" y={25 + model.height * scale + 17}>
        {sheet
          ? say('board.thumb', { points, strength: strengthOf(model, view, seat) })
          : say('board.thumbEva', { points })}
      </text>
    </g>
  );
}

export function Thumbs({
  model,
  width,
  height,
  ...props
}: BoardProps & { model: Model; width: number; height: number }): ReactNode {
  const others = props.seats.filter(({ seat }) => seat !== props.me);
  const gap = 12;
  const most = (height - 48) * (model.width / model.height);
  const each = Math.min(most, (width - gap * (others.length - 1)) / others.length);
  return others.map(({ seat }, i) => (
    <g key={seat} transform={`translate(${i * (each + gap)} 0)`}>
      <Thumb {...props} model={model} seat={seat} width={each} />
    </g>
  ));
}
