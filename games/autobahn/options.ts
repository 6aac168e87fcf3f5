/** Modules, difficulty and house rules as options of a setup (AB-2.4, AB-24.45, AB-17.7). */
import type { OptionSpec, SeatPlan, Setup } from '../../kernel/index.ts';
import { COLOURS } from './components/edition.ts';
import type { AutobahnConfig, SoloOptions } from './state.ts';
import { NOBODY, type Tables } from './tables.ts';

export const AUTOBOT = 'autobot';

export const SEAT_PLANS: readonly SeatPlan[] = [
  { players: [2, 4], automas: [] },
  { players: [1, 1], automas: [AUTOBOT] },
];

const LEVELS = Array.from({ length: 13 }, (_, level) => level);

export const OPTIONS: readonly OptionSpec[] = [
  { key: 'wine', values: [false, true] },
  { key: 'traffic', values: [false, true] },
  { key: 'services', values: [false, true] },
  { key: 'twoColourCards', values: [false, true] },
  { key: 'extraTiles', values: [false, true] },
  { key: 'department', values: ['none', 'planning', 'customs'] },
  { key: 'soloLevel', values: LEVELS },
  { key: 'soloBoard', values: ['easy', 'hard'] },
  { key: 'fastTrucks', values: [false, true] },
  { key: 'stationPassDevelop', values: [false, true] },
  { key: 'skipDevelop', values: [false, true] },
  { key: 'morePromotions', values: ['standard', 'more', 'most'] },
  { key: 'turnLimit', values: ['none', 8, 12, 16], houseRule: true },
];

const OWN_CHOICE = ['soloBoard', 'fastTrucks', 'stationPassDevelop', 'skipDevelop', 'morePromotions'];

const isDefault = (setup: Setup, key: string): boolean =>
  OPTIONS.every((spec) => spec.key !== key || setup.options[key] === spec.values[0]);

export function checkSetup(setup: Setup): string | undefined {
  const solo = setup.seats.includes(AUTOBOT);
  const own = OWN_CHOICE.find((key) => !isDefault(setup, key));
  if (!solo && (own !== undefined || !isDefault(setup, 'soloLevel')))
    return `option ${own ?? 'soloLevel'} counts only in a game against Autobot`;
  if (solo && !isDefault(setup, 'turnLimit')) return 'option turnLimit counts only among players, not against Autobot';
  if (own !== undefined && setup.options.soloLevel !== 0)
    return `soloLevel ${setup.options.soloLevel} fixes ${own}; choose soloLevel 0 to set ${own} yourself`;
  return undefined;
}

/** Levels 1–6 on the easy board, 7–12 on the hard one, each adding one thing to the level before (AB-24.45). */
function preset(level: number): SoloOptions {
  const step = (level - 1) % 6;
  return {
    board: level > 6 ? 'hard' : 'easy',
    fastTrucks: step >= 1,
    stationPassDevelop: step >= 2,
    skipDevelop: step >= 3,
    morePromotions: step >= 5 ? 'most' : step >= 4 ? 'more' : 'standard',
  };
}

function soloOptions({ options }: Setup): SoloOptions {
  if (typeof options.soloLevel === 'number' && options.soloLevel > 0) return preset(options.soloLevel);
  const { morePromotions } = options;
  return {
    board: options.soloBoard === 'hard' ? 'hard' : 'easy',
    fastTrucks: options.fastTrucks === true,
    stationPassDevelop: options.stationPassDevelop === true,
    skipDevelop: options.skipDevelop === true,
    morePromotions: morePromotions === 'more' || morePromotions === 'most' ? morePromotions : 'standard',
  };
}

/** Used seats of each office (AB-12.1). */
export const officeRoomFor = (t: Tables, players: number): number[] =>
  COLOURS.map((_, c) => t.officeSeats[c].filter((min) => min <= players).length);

export function configOf(t: Tables, setup: Setup): AutobahnConfig {
  const { options, seats } = setup;
  const bot = seats.indexOf(AUTOBOT);
  const setUpFor = Math.max(2, seats.length);
  const { department, turnLimit } = options;
  return {
    seats: seats.length,
    bot: bot < 0 ? NOBODY : bot,
    setUpFor,
    officeRoom: officeRoomFor(t, setUpFor),
    wine: options.wine === true,
    traffic: options.traffic === true,
    services: options.services === true,
    twoColour: options.twoColourCards === true,
    extraTiles: options.extraTiles === true,
    department: department === 'planning' || department === 'customs' ? department : 'none',
    solo: soloOptions(setup),
    ...(typeof turnLimit === 'number' ? { turnLimit } : {}),
  };
}
