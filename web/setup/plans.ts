import type { SeatPlan } from '../../kernel/index.ts';

const size = ({ players: [, max], automas }: SeatPlan): number => max + automas.length;

/** The plan with room for most people; automas only where a game knows nothing else. */
export const mainPlan = (plans: readonly SeatPlan[]): SeatPlan =>
  [...plans].sort((a, b) => a.automas.length - b.automas.length || size(b) - size(a))[0];
