/** The line at the board's top edge: who is away, and what becomes of their seat. */
import type { ReactNode } from 'react';
import type { TableCard } from '../../../server/protocol/tables.ts';
import { SeatMark } from '../../kit/marks.tsx';
import { stationLine } from '../../online/station-line.ts';
import { useDesk } from '../../table/context.ts';
import { timeLeft } from '../parts/clock-plate.tsx';
import { nameOf, useHere, useTicks } from './here.ts';
import { useOnlineSay } from './say.ts';
import { useTell } from './tell.ts';

type Absent = NonNullable<TableCard['absent']>[number];

function TakesOver({ replaced }: { replaced: number }): ReactNode {
  const say = useOnlineSay();
  useTicks();
  const time = timeLeft(say, Math.max(0, replaced - stationLine().now()));
  return <span className="takes-over">{say('online.takesOver', { time })}</span>;
}

function AwayLine({ absent }: { absent: Absent }): ReactNode {
  const { told, seat } = useHere();
  const { props } = useDesk();
  const say = useOnlineSay();
  const tell = useTell();
  const name = nameOf(say, told.card.seats[absent.seat]);
  return (
    <div className="online-notice" data-notice="away">
      <SeatMark seat={absent.seat} shape={props.seats[absent.seat].shape} size={24} />
      <p role="status">
        <b>{say('online.isAway', { name })}</b>{' '}
        {absent.replaced === undefined ? say('online.waitsForEver') : <TakesOver replaced={absent.replaced} />}
      </p>
      {seat !== undefined && (
        <>
          {absent.replaced !== undefined && (
            <button
              type="button"
              className="button"
              aria-label={say('online.wait')}
              onClick={() => tell({ type: 'wait', seat: absent.seat })}
            >
              <span className="wide-only">{say('online.wait')}</span>
              <span className="narrow-only">{say('online.waitShort')}</span>
            </button>
          )}
          {told.card.ask === undefined && (
            <button
              type="button"
              className="button"
              title={say('online.replaceNowWhy', { name })}
              onClick={() => tell({ type: 'askReplace', seat: absent.seat })}
              data-ask="replace"
            >
              {say('online.replaceNow')}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** Of several, whose seat is taken over first. */
export function noticeOf({ absent = [], stage }: TableCard, seat: number | undefined): ReactNode {
  if (stage !== 'playing') return undefined;
  const [first] = absent
    .filter((one) => one.seat !== seat)
    .sort((a, b) => (a.replaced ?? Number.MAX_SAFE_INTEGER) - (b.replaced ?? Number.MAX_SAFE_INTEGER));
  return first && <AwayLine key={first.seat} absent={first} />;
}
