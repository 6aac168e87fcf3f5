/** What a new table is played under: presets by name, and what they come to. */
import type { Language } from '../../kernel/index.ts';
import type { Pace, Terms } from '../../server/protocol/tables.ts';

export const LIVE_PRESETS = [
  { id: 'quick', minutes: 10, increment: 15 },
  { id: 'usual', minutes: 20, increment: 30 },
  { id: 'calm', minutes: 45, increment: 60 },
] as const;

export const DAYS_PRESETS = [12, 24, 72, 168] as const;

/** Minutes after which an opponent plays for somebody who stays away; 0 waits. */
export const GRACES = { live: [2, 5, 15, 0], days: [24 * 60, 3 * 24 * 60, 7 * 24 * 60, 0] } as const;

/** What was chosen, in the page's own terms: both kinds of pace are remembered while one goes back and forth. */
export interface Choices {
  readonly pace: 'live' | 'days';
  readonly live: 'quick' | 'usual' | 'calm' | 'none';
  readonly hours: number;
  readonly allDay: boolean;
  readonly from: number;
  readonly to: number;
  readonly rated: boolean;
  readonly takeBack: Terms['takeBack'];
  readonly visible: Terms['visible'];
  readonly watching: boolean;
  readonly grace: Readonly<Record<'live' | 'days', number>>;
  readonly language: Language | undefined;
}

export const FIRST_CHOICES: Choices = {
  pace: 'live',
  live: 'usual',
  hours: 24,
  allDay: true,
  from: 8,
  to: 22,
  rated: false,
  takeBack: 'consent',
  visible: 'link',
  watching: true,
  grace: { live: 5, days: 3 * 24 * 60 },
  language: undefined,
};

function paceOf({ pace, live, hours, allDay, from, to }: Choices): Pace {
  if (pace === 'days')
    return {
      kind: 'days',
      hours,
      from: allDay ? 0 : from,
      to: allDay ? 24 : to,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    };
  const preset = LIVE_PRESETS.find(({ id }) => id === live);
  return preset ? { kind: 'live', minutes: preset.minutes, increment: preset.increment } : { kind: 'none' };
}

/** `open`: somebody may come who found it in the list, so it is listed. */
export const termsOf = (choices: Choices, open: boolean): Terms => ({
  pace: paceOf(choices),
  visible: open ? 'public' : choices.visible,
  takeBack: choices.takeBack,
  rated: choices.rated,
  watching: choices.watching,
  grace: choices.grace[choices.pace],
  ...(choices.language === undefined ? {} : { language: choices.language }),
});
