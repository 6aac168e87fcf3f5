/** The time of one seat: a pie of what is left, and digits. Filled = running, outline = waiting, red = under a minute. */
import type { ReactNode } from 'react';
import { type StationSay, useStationSay } from '../say.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `12:40`, `9 h`, `1 d 4 h`. */
export function timeLeft(say: StationSay, left: number): string {
  if (left >= DAY) {
    const hours = Math.floor((left % DAY) / HOUR);
    return say('time.days', { days: Math.floor(left / DAY), hours });
  }
  if (left >= 2 * HOUR) return say('time.hours', { hours: Math.floor(left / HOUR) });
  const seconds = Math.ceil(Math.max(0, left) / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const RADIUS = 5.2;
const point = (share: number): string => {
  const angle = share * 2 * Math.PI;
  return `${(8 + RADIUS * Math.sin(angle)).toFixed(2)} ${(8 - RADIUS * Math.cos(angle)).toFixed(2)}`;
};

function Pie({ share }: { share: number }): ReactNode {
  const part = Math.min(0.999, Math.max(0, share));
  return (
    <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.6" />
      {part > 0 && (
        <path d={`M8 8V2.8A${RADIUS} ${RADIUS} 0 ${part > 0.5 ? 1 : 0} 1 ${point(part)}Z`} fill="currentColor" />
      )}
    </svg>
  );
}

export function ClockPlate({
  left,
  whole,
  running = false,
  stale = false,
}: {
  /** Milliseconds. */
  left: number;
  /** What the seat began with, for the pie. */
  whole: number;
  running?: boolean;
  /** Told some time ago: dashed. */
  stale?: boolean;
}): ReactNode {
  const say = useStationSay();
  const kind = stale ? 'stale' : left < MINUTE ? 'low' : running ? 'running' : '';
  return (
    <span className={`clock-plate ${kind}`}>
      <Pie share={left / whole} />
      {timeLeft(say, left)}
    </span>
  );
}
