/** On the strip of a seat: whether its person is there, and their time. */
import type { ReactNode } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import type { Pace } from '../../../server/protocol/tables.ts';
import { stationLine } from '../../online/station-line.ts';
import { settings } from '../../settings/settings.ts';
import { useStore } from '../../store/store.ts';
import { isWebKey } from '../../text/index.ts';
import { goesOnAt, isHour, ranFor } from '../clock-left.ts';
import { Dot } from '../parts/badge.tsx';
import { ClockPlate, timeLeft } from '../parts/clock-plate.tsx';
import { StationIcon } from '../parts/icons.tsx';
import { timeOfDay } from '../time-of-day.ts';
import { nameOf, useHere, useTicks } from './here.ts';
import { useOnlineSay } from './say.ts';

function useLevelWords(): (level: string | undefined) => string {
  const say = useOnlineSay();
  return (level) => {
    const key = `level.${level}`;
    return say('online.opponent', { level: isWebKey(key) ? say(key) : (level ?? '') });
  };
}

/** Whether somebody is there; where an opponent plays, its punch card. */
export function SeatDot({ seat }: { seat: Seat }): ReactNode {
  const say = useOnlineSay();
  const levelWords = useLevelWords();
  const card = useHere().told.card.seats[seat];
  if (!card || card.kind === 'automa' || card.kind === 'vacant') return null;
  if (card.kind === 'person' && card.standIn === undefined) return card.presence && <Dot presence={card.presence} />;
  const words =
    card.kind === 'person'
      ? say('online.standIn', { name: nameOf(say, card) })
      : card.kind === 'program'
        ? say('online.program')
        : levelWords(card.level);
  return (
    <i className="stand-in" role="img" aria-label={words} title={words}>
      <StationIcon name={card.kind === 'program' ? 'plug' : 'punchCard'} size={13} />
    </i>
  );
}

const MINUTE = 60_000;

/** What the pie is a part of. */
function wholeOf(pace: Pace): number {
  if (pace.kind === 'live') return pace.minutes * MINUTE;
  return pace.kind === 'days' ? pace.hours * 60 * MINUTE : 1;
}

/** Ticks by itself: neither strip nor board is drawn for it. */
export function SeatPlate({ seat }: { seat: Seat }): ReactNode {
  const { told, line } = useHere();
  const say = useOnlineSay();
  const { card, at } = told;
  const face = card.clock;
  const { language } = useStore(settings);
  const counts = face !== undefined && !face.paused && face.running.includes(seat) && line.kind === 'connected';
  const now = stationLine().now();
  const running = counts && isHour(face, now);
  useTicks(running ? 250 : counts ? 1_000 : 60_000);
  const given = face?.left[seat];
  if (given === undefined || given === null) return null;
  const left = Math.max(0, given - (counts ? ranFor(face, at, now) : 0));
  const again = counts ? goesOnAt(face, now) : undefined;
  const time = timeLeft(say, left);
  const words =
    again === undefined
      ? say(running ? 'online.clockRuns' : 'online.clock', { time })
      : say('online.clockNight', {
          time,
          when: timeOfDay(language, again),
        });
  return (
    <span className="seat-clock" role="img" aria-label={words} title={words}>
      <ClockPlate left={left} whole={wholeOf(card.terms.pace)} running={running} stale={line.kind !== 'connected'} />
    </span>
  );
}
