/** The line at the board's top edge: who is away, and what becomes of their seat. */
import type { ReactNode } from 'react';
import type { TableCard } from '../../../server/protocol/tables.ts';
import { SeatMark } from '../../kit/marks.tsx';
import { stationLine } from '../../online/station-line.ts';
import { useDesk } from '../../table/context.ts';
import { timeLeft } from '../parts/clock-plate.tsx';
import { StationIcon } from '../parts/icons.tsx';
import { nameOf, useHere, useTicks } from './here.ts';
import { type OnlineSay, useOnlineSay } from './say.ts';
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

/** After the end: for whom an opponent has finished, and what that means for them. */
function FinishedFor({ names }: { names: readonly string[] }): ReactNode {
  const say = useOnlineSay();
  return (
    <div className="online-notice" data-notice="finished-for">
      <StationIcon name="punchCard" size={24} />
      <p role="status">
        <b>{say('online.finishedFor', { names })}</b> {say('online.finishedForWhat')}
      </p>
    </div>
  );
}

/** Of several, whose seat is taken over first. */
export function noticeOf(say: OnlineSay, card: TableCard, seat: number | undefined): ReactNode {
  const { absent = [], stage, seats } = card;
  if (stage === 'over') {
    const replaced = seats.filter(({ kind, standIn }) => kind === 'person' && standIn !== undefined);
    return replaced.length > 0 && <FinishedFor names={replaced.map((one) => nameOf(say, one))} />;
  }
  if (stage !== 'playing') return undefined;
  const [first] = absent
    .filter((one) => one.seat !== seat)
    .sort((a, b) => (a.replaced ?? Number.MAX_SAFE_INTEGER) - (b.replaced ?? Number.MAX_SAFE_INTEGER));
  return first && <AwayLine key={first.seat} absent={first} />;
}
