import { expect, test } from 'vitest';
import { toy } from './conformance/toy.ts';
import type { Game } from './contract.ts';
import { EditionError } from './edition.ts';
import {
  allCompanies,
  allOptions,
  freeOptions,
  makeSetup,
  SetupError,
  type SetupWish,
  withHouseRules,
} from './setup.ts';

const game: Game = toy.open(toy.standardEdition);

test('what is not asked for gets its default', () => {
  expect(makeSetup(game, {})).toEqual({
    game: 'toy',
    edition: game.edition,
    seats: ['player', 'player'],
    options: { whistle: false },
    seed: 1,
  });
});

test.each<[string, SetupWish, string]>([
  ['too few seats', { seats: ['player'] }, 'Coupling is played by 2–3 players; not by player'],
  [
    'an automa the game does not have',
    { seats: ['player', 'eva'] },
    'Coupling is played by 2–3 players; not by player, eva',
  ],
  ['an unknown option', { options: { bells: true } }, 'unknown option bells; Coupling has whistle'],
  ['a wrong value', { options: { whistle: 3 } }, 'option whistle: 3 is not one of false, true'],
  ['a seed that is no whole number', { seed: 1.5 }, 'seed must be a whole number from 0, not 1.5'],
  ['a seed below zero', { seed: -1 }, 'seed must be a whole number from 0, not -1'],
  ['nobody', { seats: [] }, 'Coupling is played by 2–3 players; not by nobody'],
])('refuses %s in one sentence', (_what, wish, sentence) => {
  expect(() => makeSetup(game, wish)).toThrow(new SetupError(sentence));
});

test('takes the first seed there is', () => {
  expect(makeSetup(game, { seed: 0 }).seed).toBe(0);
});

test('options that the language itself brings along are not options of the game', () => {
  expect(() => makeSetup(game, { options: { toString: true } })).toThrow('unknown option toString');
});

test('every company and every combination of options is known', () => {
  expect(allCompanies(game)).toEqual([
    ['player', 'player'],
    ['player', 'player', 'player'],
  ]);
  expect(allOptions(game)).toEqual([{ whistle: false }, { whistle: true }]);
});

test('house rules do not multiply the combinations; a suite gives them to a setup by number, unless the game refuses', () => {
  const limited: Game = {
    ...game,
    options: [...game.options, { key: 'limit', values: ['none', 5], houseRule: true }],
    checkSetup: ({ seats, options }) => (seats.length === 3 && options.limit === 5 ? 'no limit for three' : undefined),
  };
  expect(allOptions(limited)).toEqual([{ whistle: false }, { whistle: true }]);
  const limits = (seats: string[]): unknown[] =>
    [0, 1].map((number) => withHouseRules(limited, makeSetup(limited, { seats }), number).options.limit);
  expect(limits(['player', 'player'])).toEqual(['none', 5]);
  expect(limits(['player', 'player', 'player'])).toEqual(['none', 'none']);
});

test('an option is free as long as the company and the other options leave it something to choose', () => {
  const keys = (wish: SetupWish): string[] =>
    freeOptions({ ...game, checkSetup: quietForThree }, wish).map((spec) => spec.key);
  const quietForThree: Game['checkSetup'] = ({ seats, options }) =>
    seats.length === 3 && options.whistle === true ? 'three may not whistle' : undefined;
  expect(keys({})).toEqual(['whistle']);
  expect(keys({ seats: ['player', 'player', 'player'] })).toEqual([]);
});

test('bad component data is refused with a message that names the place', () => {
  const open = (edition: unknown) => () => toy.open(edition);
  expect(open({ values: [1, 'two'], copies: 4 })).toThrow(EditionError);
  expect(open({ values: [1, 'two'], copies: 4 })).toThrow(/^values\[1\]: /);
  expect(open({ values: [1] })).toThrow(/^copies: /);
  expect(open(7)).toThrow(/^edition: /);
});

test('an edition is known by its content', () => {
  const other = toy.open({ values: [1, 2, 3], copies: 8 });
  expect(game.edition).toMatch(/^toy@[0-9a-f]{12}$/);
  expect(other.edition).not.toBe(game.edition);
});
