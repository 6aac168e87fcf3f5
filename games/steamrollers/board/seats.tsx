/** Other seats in one line. */
import type { ReactNode } from 'react';
import { modelOf, strengthOf, tileUp } from './model.ts';
import { DieFace } from './pieces/dice.tsx';
import { Loco } from './pieces/loco.tsx';
import type { BoardProps, BoardSeatProps } from './props.ts';

const isEva = ({ view }: BoardProps, seat: number): boolean => view.sheets[seat] === undefined;

export function SeatStrip({ seat, ...props }: BoardSeatProps): ReactNode {
  const { view, say, edition } = props;
  if (isEva(props, seat)) {
    return (
      <span title={say('board.crosses')}>
        <b>{view.crossed.reduce((sum, count) => sum + count, 0)}</b> ✕
      </span>
    );
  }
  const model = modelOf(edition);
  const tiles = view.tileOwner.flatMap((owner, tile) => (owner === seat ? [tile] : []));
  return (
    <>
      {tiles.map((tile) => (
        <span key={tile} className={view.sideways[tile] === 0 ? 'sr-strip-tile' : 'sr-strip-tile resting'}>
          <DieFace value={tileUp(model, view, tile).number} size={17} />
        </span>
      ))}
      <span className="sr-strip-engine" title={say('board.strength', { strength: strengthOf(model, view, seat) })}>
        <svg width="24" height="18" viewBox="0 2 60 42" aria-hidden="true">
          <Loco />
        </svg>
        <b>{strengthOf(model, view, seat)}</b>
      </span>
    </>
  );
}
