/** Who may sit down, and the mini-expansions, levels and house rules as options of a setup (SR-3.0, SR-10.3, SR-9.9). */
import type { OptionSpec, SeatPlan, Setup } from '../../kernel/index.ts';

export const SEAT_PLANS: readonly SeatPlan[] = [
  { players: [2, 5], automas: [] },
  { players: [1, 1], automas: ['eva'] },
];

export const OPTIONS: readonly OptionSpec[] = [
  { key: 'coal', values: [false, true] },
  { key: 'orders', values: [false, true] },
  { key: 'startingTiles', values: [false, true] },
  { key: 'map', values: ['plain', 'medium', 'hard'] },
  { key: 'level', values: [1, 2, 3, 4, 5, 6] },
  { key: 'turnLimit', values: ['none', 20, 30, 40], houseRule: true },
];

/** SR-3.0, SR-9.9 */
export function checkSetup({ seats, options }: Setup): string | undefined {
  const solo = seats.includes('eva');
  if (!solo) return options.level === 1 ? undefined : 'the level is for games against Eva';
  if (options.turnLimit !== 'none') return 'the turn limit is for games among players, not against Eva';
  const barred = ['coal', 'orders', 'startingTiles'].filter((key) => options[key] === true);
  if (barred.length === 0) return undefined;
  return `against Eva only the medium or the hard map may be added, not ${barred.join(', ')}`;
}
