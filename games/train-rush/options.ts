/** Options and seats of a game of Train Rush. */
import type { OptionSpec, SeatPlan } from '../../kernel/index.ts';

/** TR-2.9: heroes are drafted; TR-2.10: in a first game they are dealt. TR-15.4: fewer rounds, by house rule. */
export const OPTIONS: readonly OptionSpec[] = [
  { key: 'heroes', values: ['drafted', 'dealt'] },
  { key: 'turnLimit', values: ['none', 5, 6, 7], houseRule: true },
];

export const SEAT_PLANS: readonly SeatPlan[] = [{ players: [2, 4], automas: [] }];

/** Every combination of options and seats can be played. */
export const checkSetup = (): undefined => undefined;
