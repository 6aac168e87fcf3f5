/** What a clock shows a while after it was told. */
import type { ClockFace } from '../../server/protocol/tables.ts';

/** Whether the hours of the day are such that the clock runs; without hours it always does. */
export const isHour = ({ hours }: Pick<ClockFace, 'hours'>, now: number): boolean =>
  hours?.some(([opens, closes]) => opens <= now && now < closes) ?? true;

/** When a clock that stands for the night goes on. */
export const goesOnAt = (face: Pick<ClockFace, 'hours'>, now: number): number | undefined =>
  isHour(face, now) ? undefined : face.hours?.find(([opens]) => opens > now)?.[0];

/** How much of the time between two moments a running clock has run: only that within its hours counts. */
export const ranFor = ({ hours }: Pick<ClockFace, 'hours'>, from: number, to: number): number =>
  hours === undefined
    ? to - from
    : hours.reduce((sum, [opens, closes]) => sum + Math.max(0, Math.min(to, closes) - Math.max(from, opens)), 0);
