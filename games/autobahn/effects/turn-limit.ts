/** AB-17.7: an era that nobody ends is ended after a number of turns, if the table has agreed on one. */
import type { AutobahnState } from '../state.ts';
import { NOBODY } from '../tables.ts';

/** At the beginning of an era. */
export function limitTurns(s: AutobahnState): void {
  const { turnLimit, seats } = s.config;
  if (turnLimit !== undefined) s.turnsLeft = turnLimit * seats;
}

/** Counts a turn that is over; whether it was the last one of the era. Once the end is triggered, the era takes its printed course. */
export function isLastTurn(s: AutobahnState): boolean {
  if (s.turnsLeft === undefined || s.trigger !== NOBODY) return false;
  s.turnsLeft--;
  return s.turnsLeft === 0;
}
