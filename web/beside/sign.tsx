/** Small signs on answers: the face of a die, the colours of a card. */
import type { ReactNode } from 'react';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

function Die({ value }: { value: number }): ReactNode {
  return (
    <svg className="die" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="21" height="21" rx="5" />
      {PIPS[value - 1].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" />
      ))}
    </svg>
  );
}

export function Sign({ name }: { name: string }): ReactNode {
  const [kind, ...values] = name.split('.');
  if (kind === 'die') return <Die value={Number(values[0])} />;
  if (kind !== 'colour') return null;
  return (
    <span className="swatches" aria-hidden="true">
      {values.map((colour) => (
        <i key={colour} data-colour={colour} />
      ))}
    </span>
  );
}
