/** Setups from outside: completed with defaults, and refused with one clear sentence when they cannot be played. */
import type { OptionSpec, OptionValue, Rules, SeatKind, SeatPlan, Setup } from './contract.ts';
import type { Text } from './text.ts';

/** The message is in English; `about` is for those who speak other languages. */
export class SetupError extends Error {
  readonly about: Text;
  constructor(problem: string) {
    super(problem);
    this.name = 'SetupError';
    this.about = { key: 'setup', params: { detail: problem } };
  }
}

export interface SetupWish {
  readonly seats?: readonly SeatKind[] | undefined;
  readonly options?: Readonly<Record<string, OptionValue>> | undefined;
  readonly seed?: number | undefined;
}

const fits = (plan: SeatPlan, seats: readonly SeatKind[]): boolean => {
  const players = seats.length - plan.automas.length;
  if (players < plan.players[0] || players > plan.players[1]) return false;
  return seats.every((kind, i) => kind === (i < players ? 'player' : plan.automas[i - players]));
};

const planWords = (plan: SeatPlan): string => {
  const [min, max] = plan.players;
  const players = `${min === max ? min : `${min}–${max}`} player${max === 1 ? '' : 's'}`;
  return [players, ...plan.automas].join(' + ');
};

type Answer = { readonly setup: Setup } | { readonly problem: string };

function chosenOptions(game: Rules, asked: Readonly<Record<string, OptionValue>>): Setup['options'] | string {
  for (const key of Object.keys(asked)) {
    if (!game.options.some((spec) => spec.key === key)) {
      return `unknown option ${key}; ${game.title} has ${game.options.map((spec) => spec.key).join(', ')}`;
    }
  }
  const options: Record<string, OptionValue> = {};
  for (const { key, values } of game.options) {
    const value = Object.hasOwn(asked, key) ? asked[key] : values[0];
    if (!values.includes(value)) {
      return `option ${key}: ${JSON.stringify(value)} is not one of ${values.join(', ')}`;
    }
    options[key] = value;
  }
  return options;
}

function answer(game: Rules, wish: SetupWish): Answer {
  const seats = wish.seats ?? Array.from({ length: game.seatPlans[0].players[0] }, () => 'player');
  if (!game.seatPlans.some((plan) => fits(plan, seats))) {
    const plans = game.seatPlans.map(planWords).join(', or by ');
    return { problem: `${game.title} is played by ${plans}; not by ${seats.join(', ') || 'nobody'}` };
  }
  const options = chosenOptions(game, wish.options ?? {});
  if (typeof options === 'string') return { problem: options };
  const seed = wish.seed ?? 1;
  if (!Number.isSafeInteger(seed) || seed < 0) return { problem: `seed must be a whole number from 0, not ${seed}` };
  const setup: Setup = { game: game.id, edition: game.edition, seats, options, seed };
  const problem = game.checkSetup(setup);
  return problem === undefined ? { setup } : { problem };
}

/** A playable Setup out of what somebody asked for; throws a SetupError otherwise. */
export function makeSetup(game: Rules, wish: SetupWish): Setup {
  const found = answer(game, wish);
  if ('problem' in found) throw new SetupError(found.problem);
  return found.setup;
}

/** Every combination of option values, for suites that must see them all; without house rules, which would multiply them. */
export function allOptions(game: Rules): Record<string, OptionValue>[] {
  const printed = game.options.filter(({ houseRule }) => houseRule !== true);
  return printed.reduce<Record<string, OptionValue>[]>(
    (combinations, spec) =>
      combinations.flatMap((known) => spec.values.map((value) => ({ ...known, [spec.key]: value }))),
    [{}],
  );
}

/** The same setup under house rules, another value of each for every number; as it was where the rules refuse that. */
export function withHouseRules(game: Rules, setup: Setup, number: number): Setup {
  const options: Record<string, OptionValue> = { ...setup.options };
  for (const { key, values, houseRule } of game.options) if (houseRule) options[key] = values[number % values.length];
  return setupIfPlayable(game, { ...setup, options }) ?? setup;
}

/** Every company that a game can be played by, by its seats. */
export function allCompanies(game: Rules): SeatKind[][] {
  return game.seatPlans.flatMap(({ players: [min, max], automas }) =>
    Array.from({ length: max - min + 1 }, (_, i) => [...Array.from({ length: min + i }, () => 'player'), ...automas]),
  );
}

/** A setup if seats and options go together; undefined when the game's rules refuse the combination. */
export function setupIfPlayable(game: Rules, wish: SetupWish): Setup | undefined {
  const found = answer(game, wish);
  return 'setup' in found ? found.setup : undefined;
}

/** The options that leave something to choose where all others are as wished, with the values that go with them. */
export function freeOptions(game: Rules, wish: SetupWish): OptionSpec[] {
  return game.options.flatMap((spec) => {
    const { key } = spec;
    const playable = spec.values.filter(
      (value) => setupIfPlayable(game, { ...wish, options: { ...wish.options, [key]: value } }) !== undefined,
    );
    return playable.length > 1 ? [{ ...spec, values: playable }] : [];
  });
}
