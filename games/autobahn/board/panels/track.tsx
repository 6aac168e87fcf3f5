/** The development track: an asphalt road with tiles on it, and everybody's token. */
import type { ReactNode } from 'react';
import { BonusTile, Pawn } from '../pieces.tsx';
import type { BoardProps, Edition } from '../props.ts';

type Space = Edition['developmentTrack']['spaces'][number];
interface Spot {
  readonly x: number;
  readonly y: number;
}

const COLUMNS = 8;
const STEP_X = 46;
const STEP_Y = 62;

/** Where a space lies: as the edition draws it, or in a line that turns at the end of each row. */
function spotOf(space: Space): Spot {
  if ('col' in space && 'row' in space && typeof space.col === 'number' && typeof space.row === 'number')
    return { x: 34 + space.col * STEP_X, y: 44 + space.row * STEP_Y };
  const row = Math.floor(space.index / COLUMNS);
  const col = space.index % COLUMNS;
  return { x: 34 + (row % 2 === 0 ? col : COLUMNS - 1 - col) * STEP_X, y: 44 + row * STEP_Y };
}

export function Track({ edition, view, preview, seats, say, me }: BoardProps): ReactNode {
  const { spaces } = edition.developmentTrack;
  const spots = spaces.map(spotOf);
  const last = spaces[spaces.length - 1];
  const road = [...spots, spots[last.next]].map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const height = Math.max(...spots.map(({ y }) => y)) + 52;
  const tokens = preview?.view?.track ?? view.track;
  const next = spots[spaces[tokens[me]].next];
  return (
    <svg className="track" viewBox={`0 0 390 ${height}`} role="img" aria-label={say('board.track')}>
      <path className="case" d={road} />
      <path className="asphalt" d={road} />
      <path className="lane" d={road} />
      {spaces.map(({ index, bonus }) => (
        <g key={index} data-piece={`track:${index}`}>
          {bonus ? (
            <BonusTile bonus={bonus} size={30} x={spots[index].x} y={spots[index].y} />
          ) : (
            <circle className="dot" cx={spots[index].x} cy={spots[index].y} r="5" />
          )}
        </g>
      ))}
      <circle className="next" cx={next.x} cy={next.y} r="21" />
      {seats.map(({ seat, shape }) => {
        const spot = spots[tokens[seat]];
        const before = seats.filter((other) => other.seat < seat && tokens[other.seat] === tokens[seat]).length;
        return (
          <g key={seat} data-travels={`token:${seat}`}>
            <Pawn seat={seat} shape={shape} size={28} x={spot.x - 10 + before * 10} y={spot.y - 14 - before * 3} />
          </g>
        );
      })}
      <text x={spots[0].x} y={spots[0].y + 32}>
        {say('board.start')}
      </text>
    </svg>
  );
}

export function TrackPanel(props: BoardProps): ReactNode {
  return (
    <div className="ab-panel">
      <p className="hint">{props.say('board.trackHint')}</p>
      <Track {...props} />
      <p className="hint">{props.say('board.trackLoop')}</p>
    </div>
  );
}
