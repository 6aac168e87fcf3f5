/** Hours of the day in somebody's time zone: how much of them lies between two moments, and when so much of them has passed. */

export interface Hours {
  /** The clock runs from this hour of the day to that one; the same twice is all day. */
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

export const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What a clock on the wall shows at a moment, as if it were the time in Greenwich. */
function wallTime(moment: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) part[type] = Number(value);
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
}

/** The first moment at which a clock on the wall shows this time, or, where summer time skips it, the moment of the jump. */
function momentOf(wall: number, zone: string): number {
  const whole = wall - (wall % 1000);
  const offsetAt = (moment: number): number => wallTime(moment, zone) - moment;
  // The offsets of the day before and after are all that can hold: zones change at most once a day.
  const offsets = [offsetAt(whole - DAY), offsetAt(whole + DAY)];
  const candidates = offsets.map((offset) => whole - offset).sort((a, b) => a - b);
  const exact = candidates.find((moment) => wallTime(moment, zone) === whole);
  if (exact !== undefined) return exact;
  // Skipped: the jump is between the two candidates, to the second found by halving.
  let [before, after] = candidates;
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (wallTime(middle, zone) < whole) before = middle;
    else after = middle;
  }
  return after;
}

const allDay = ({ from, to }: Hours): boolean => from % 24 === to % 24;

type Stretch = readonly [opens: number, closes: number];

/** Stretches that were found: calendars are slow, and every card of a table over days asks for the same few days. */
const found = new Map<string, Stretch>();
const MOST_FOUND = 2_000;

/** The stretch of hours that begins on the day so many days after the one of this wall time. */
function stretch({ from, to, zone }: Hours, midnight: number, days: number): Stretch {
  const day = midnight + days * DAY;
  const key = `${zone} ${from} ${to} ${day}`;
  const known = found.get(key);
  if (known) return known;
  const made: Stretch = [momentOf(day + from * HOUR, zone), momentOf(day + (to > from ? to : to + 24) * HOUR, zone)];
  if (found.size >= MOST_FOUND) found.clear();
  found.set(key, made);
  return made;
}

/** The midnight before a moment, as wall time. */
function midnightBefore(moment: number, zone: string): number {
  const wall = wallTime(moment, zone);
  return wall - (((wall % DAY) + DAY) % DAY);
}

/** Milliseconds of these hours between two moments. */
export function hoursBetween(hours: Hours, start: number, end: number): number {
  if (end <= start) return 0;
  if (allDay(hours)) return end - start;
  const midnight = midnightBefore(start, hours.zone);
  let sum = 0;
  for (let days = -1; ; days++) {
    const [opens, closes] = stretch(hours, midnight, days);
    if (opens >= end) return sum;
    sum += Math.max(0, Math.min(end, closes) - Math.max(start, opens));
  }
}

/** The moment at which so many milliseconds of these hours have passed. */
export function hoursAfter(hours: Hours, start: number, ms: number): number {
  if (allDay(hours)) return start + ms;
  const midnight = midnightBefore(start, hours.zone);
  let missing = ms;
  for (let days = -1; ; days++) {
    const [opens, closes] = stretch(hours, midnight, days);
    const begins = Math.max(start, opens);
    const lasts = Math.max(0, closes - begins);
    if (missing <= lasts && lasts > 0) return begins + missing;
    missing -= lasts;
  }
}

/** The next stretches of these hours that are not over at a moment; undefined where the clock runs all day. */
export function nextHours(hours: Hours, start: number, count: number): readonly Stretch[] | undefined {
  if (allDay(hours)) return undefined;
  const midnight = midnightBefore(start, hours.zone);
  return Array.from({ length: count + 2 }, (_, day) => stretch(hours, midnight, day - 1))
    .filter(([, closes]) => closes > start)
    .slice(0, count);
}
