import { describe, expect, test } from 'vitest';
import type { Game, GameModule } from '../contract.ts';
import { CHECKS } from './checks.ts';
import { openSubjects, playthrough } from './playthrough.ts';
import { runSuite } from './suite.ts';
import { openToy, type ToyMove, type ToyState, type ToyView, toy } from './toy.ts';

type Toy = Game<ToyState, ToyMove, ToyView>;

/** The toy with one thing broken; `break_` is asked once per opened instance. */
const brokenToy = (break_: (sound: Toy) => Partial<Toy>): GameModule => ({
  ...toy,
  open(edition) {
    const sound = openToy(edition);
    return { ...sound, ...break_(sound) };
  },
});

let setupsSoFar = 0;

const BROKEN: readonly { check: string; how: string; toy: GameModule; thoroughness?: number }[] = [
  {
    check: 'offered',
    how: 'a seat that must decide has nothing to choose from',
    toy: brokenToy((sound) => ({
      moves: (state, seat) =>
        sound.moves(state, seat).filter((move) => move.type !== 'decline' && move.type !== 'whistle'),
    })),
    thoroughness: 0,
  },
  {
    check: 'invariants',
    how: 'a wagon falls off the table',
    toy: brokenToy((sound) => ({
      apply(state, seat, move, events) {
        sound.apply(state, seat, move, events);
        if (state.yard.length > 6) state.yard.pop();
      },
      // Only the position after the move is looked at here; the check of single offers would find it too.
      invariants: (state) => (state.yard.length > 5 ? sound.invariants(state) : []),
    })),
    thoroughness: 0,
  },
  {
    check: 'distinct',
    how: 'equal wagons are offered twice',
    toy: brokenToy((sound) => ({ moves: (state, seat) => [...sound.moves(state, seat), ...sound.moves(state, seat)] })),
  },
  {
    check: 'json',
    how: 'the state holds something that JSON loses',
    toy: brokenToy((sound) => ({
      setup(setup, events) {
        const state = sound.setup(setup, events);
        return Object.assign(state, { seen: new Set(state.deck) });
      },
    })),
  },
  {
    check: 'clone',
    how: 'clones share their hands',
    toy: brokenToy((sound) => ({ clone: (state) => ({ ...sound.clone(state), hands: state.hands }) })),
  },
  {
    check: 'stateless',
    how: 'the game remembers its seed outside the state',
    toy: brokenToy((sound) => {
      let seed = 0;
      return {
        setup(setup, events) {
          seed = setup.seed;
          return sound.setup(setup, events);
        },
        apply(state, seat, move, events) {
          sound.apply(state, seat, move, events);
          state.points[0] += seed % 2;
        },
      };
    }),
  },
  {
    check: 'silent',
    how: 'somebody listening is worth a point',
    toy: brokenToy((sound) => ({
      apply(state, seat, move, events) {
        sound.apply(state, seat, move, events);
        if (events !== undefined) state.points[0]++;
      },
    })),
  },
  {
    check: 'replayed',
    how: 'every setup is another one',
    toy: brokenToy((sound) => ({
      setup: (setup, events) => sound.setup({ ...setup, seed: setup.seed + setupsSoFar++ }, events),
    })),
  },
  {
    check: 'accepted',
    how: 'one of the offered moves breaks the table',
    toy: brokenToy((sound) => ({
      apply(state, seat, move, events) {
        sound.apply(state, seat, move, events);
        if (move.type === 'drop' && move.wagon === 6) state.yard.pop();
      },
    })),
  },
  {
    check: 'refused',
    how: 'asked a second time, the game offers the wagons of other seats too',
    toy: brokenToy((sound) => {
      let asked = 0;
      return {
        moves(state, seat) {
          const own = sound.moves(state, seat);
          if (own.length === 0 || own[0].type !== 'choose' || ++asked % 2 === 1) return own;
          const wagons = [...new Set(state.hands.flat())].sort();
          return wagons.map((wagon) => ({ type: 'choose', wagon }));
        },
      };
    }),
  },
  {
    check: 'non-interference',
    how: 'a view shows the top of the deck',
    toy: brokenToy((sound) => ({
      view: (state, viewer) => ({ ...sound.view(state, viewer), points: [...state.points, state.deck.at(-1) ?? 0] }),
    })),
  },
  {
    check: 'non-interference',
    how: 'a draw is shown, but can be taken back',
    toy: brokenToy((sound) => ({
      apply(state, seat, move, events) {
        const { reveals } = state;
        sound.apply(state, seat, move, events);
        if (move.type === 'whistle') state.reveals = reveals;
      },
    })),
  },
  {
    check: 'imagined',
    how: 'imagining forgets the own hand',
    toy: brokenToy((sound) => ({
      imagine: (view, stream) => sound.imagine({ ...view, hand: [...view.hand].reverse().map(() => 1) }, stream),
    })),
  },
  {
    check: 'redealt',
    how: 'dealing anew leaves the deck as it lies',
    toy: brokenToy((sound) => ({
      redeal(state, viewer, stream) {
        const { deck } = sound.clone(state);
        sound.redeal(state, viewer, stream);
        state.deck.splice(0, state.deck.length, ...deck);
      },
    })),
  },
  {
    check: 'redealt',
    how: 'a former world is taken for the present one',
    toy: brokenToy((sound) => ({
      redeal(state, viewer, stream, former) {
        sound.redeal(state, viewer, stream);
        if (former !== undefined) state.deck.splice(0, state.deck.length, ...former.deck);
      },
    })),
  },
  {
    check: 'appraised',
    how: 'a part of the evaluation is forgotten',
    toy: brokenToy((sound) => ({
      appraise: (state, seat) => sound.appraise(state, seat).map((part) => ({ ...part, points: part.points - 1 })),
    })),
  },
  {
    check: 'appraised',
    how: 'a feature is left as it was',
    toy: brokenToy((sound) => ({ features: (state, seat) => sound.evaluate(state, seat) })),
  },
  {
    check: 'appraised',
    how: 'a position is valued otherwise where it is described',
    toy: brokenToy((sound) => ({ features: (state, seat, into) => sound.features(state, seat, into) + 1 })),
  },
  {
    check: 'likely',
    how: 'a move is out of the question',
    toy: brokenToy(() => ({ priors: (_state, _seat, _moves, into) => into.fill(0) })),
  },
  {
    check: 'likely',
    how: 'priors look at the top of the deck',
    toy: brokenToy(() => ({
      priors: (state, _seat, _moves, into) => into.fill(1 + (state.deck.at(-1) ?? 0)),
    })),
  },
  {
    check: 'worded',
    how: 'a move has no words',
    toy: brokenToy(() => ({ describe: () => ({ key: 'move.unheardOf' }) })),
  },
  {
    check: 'worded',
    how: 'the board is too wide',
    toy: brokenToy(() => ({ print: () => '='.repeat(101) })),
  },
  {
    check: 'valued',
    how: 'a position is worth nothing that counts',
    toy: brokenToy(() => ({ evaluate: () => Number.NaN })),
  },
  {
    check: 'valued',
    how: 'the points to expect are those of one seat',
    toy: brokenToy(() => ({ expected: () => [7] })),
  },
  {
    check: 'valued',
    how: 'all seats are valued otherwise than one by one',
    toy: brokenToy((sound) => ({ evaluateAll: (state) => sound.evaluateAll(state).map((value) => value + 1) })),
  },
  {
    check: 'figured',
    how: 'a figure is no number',
    toy: brokenToy(() => ({ figures: () => ({ points: Number.NaN }) })),
  },
  {
    check: 'figured',
    how: 'judged by its own figures the game is another one',
    toy: brokenToy((sound) => ({
      figures: () => ({ points: 1 }),
      judgedBy: () => ({ ...sound, evaluateAll: (state) => sound.evaluateAll(state).map((value) => value + 1) }),
    })),
  },
  {
    check: 'figured',
    how: 'judged by figures the parts come to something else',
    toy: brokenToy((sound) => ({
      figures: () => ({ points: 2 }),
      judgedBy: ({ points }) => ({ ...sound, evaluate: (state, seat) => points * sound.evaluate(state, seat) }),
    })),
  },
  {
    check: 'figured',
    how: 'games have taught a figure that nothing goes by',
    toy: brokenToy((sound) => ({
      figures: () => ({ points: 1 }),
      judgedBy: () => sound,
      learntFigures: () => ({ pints: 2 }),
    })),
  },
  {
    check: 'figured',
    how: 'judged by what games have taught the parts come to something else',
    toy: brokenToy((sound) => ({
      figures: () => ({ points: 1 }),
      judgedBy: ({ points }) => ({ ...sound, evaluate: (state, seat) => points * sound.evaluate(state, seat) }),
      learntFigures: () => ({ points: 2 }),
    })),
  },
  {
    check: 'paced',
    how: 'the game is said to be over before it is',
    toy: brokenToy((sound) => ({ progress: (state) => (state.deck.length < 12 ? 1 : sound.progress(state)) })),
  },
  {
    check: 'paced',
    how: 'a turn depends on a hidden card',
    toy: brokenToy(() => ({ turn: (state) => (state.frames.length === 0 ? undefined : state.hands[0][0] % 2) })),
  },
  {
    check: 'fingerprinted',
    how: 'a clone has its fields in another order',
    toy: brokenToy((sound) => ({
      clone(state) {
        const { points, ...rest } = sound.clone(state);
        return { ...rest, points };
      },
    })),
  },
  {
    check: 'scored',
    how: 'the forecast is not what comes',
    toy: brokenToy((sound) => ({
      forecast: (view) => sound.forecast(view).map((sheet) => ({ ...sheet, total: sheet.total + 1 })),
    })),
  },
  {
    check: 'pure',
    how: 'a die is thrown outside the state',
    toy: brokenToy((sound) => ({
      apply(state, seat, move, events) {
        sound.apply(state, seat, move, events);
        if (Math.random() > 2) state.points[0]++;
      },
    })),
  },
  {
    check: 'ends',
    how: 'the yard goes back into the deck for ever',
    toy: brokenToy((sound) => ({
      apply(state, seat, move, events) {
        sound.apply(state, seat, move, events);
        if (state.frames.length > 0) return;
        state.deck.push(...state.yard.splice(0));
        state.frames.push({ kind: 'choose' });
        state.hands.forEach((hand) => {
          hand.push(...state.deck.splice(0, 1));
        });
      },
    })),
    thoroughness: 0,
  },
  {
    check: 'throws',
    how: 'the rules lose their temper',
    toy: brokenToy(() => ({
      apply() {
        throw new Error('derailed');
      },
    })),
  },
];

describe('the conformance suite', () => {
  test('passes a sound game, every company and option', () => {
    const report = runSuite(toy, { games: 60, seed: 1 });
    expect(report.failure).toBeUndefined();
    expect(report.setups).toBe(4);
    expect(report.moves).toBeGreaterThan(60 * 10);
  });

  test.each(BROKEN)('fails a game that breaks "$check": $how', ({ check, toy: broken, thoroughness }) => {
    const report = runSuite(broken, { games: 40, seed: 3, thoroughness: thoroughness ?? 1 });
    expect(report.failure?.check).toBe(check);
  });

  test('has a broken game for every check of its table', () => {
    const shown = new Set(BROKEN.map(({ check }) => check));
    expect([...CHECKS.map(({ id }) => id), 'pure', 'ends', 'throws'].filter((id) => !shown.has(id))).toEqual([]);
  });

  test('shrinks a failure to few plain choices and prints the command that reproduces it', () => {
    const fussy = brokenToy((sound) => ({
      invariants: (state) =>
        state.points.some((points) => points > 20) ? ['more than twenty points'] : sound.invariants(state),
    }));
    const { failure } = runSuite(fussy, { games: 40, seed: 5, thoroughness: 0 });
    if (failure === undefined) throw new Error('the suite found nothing');
    expect(failure.command).toContain(
      `npx roundhouse conform toy --seats ${failure.setup.seats.join(',')} --option whistle=`,
    );
    expect(failure.command).toContain(`--choices ${failure.choices.join(',')}`);
    const again = playthrough(openSubjects(fussy), failure.setup, {
      playSeed: failure.setup.seed,
      choices: failure.choices,
      thoroughness: 1,
      only: 'invariants',
    });
    expect(again.failure?.finding).toBe('more than twenty points');
    const found = playthrough(openSubjects(fussy), failure.setup, { playSeed: failure.setup.seed, thoroughness: 0 });
    const sum = (choices: readonly number[] = []): number => choices.reduce((total, choice) => total + choice, 0);
    expect(failure.choices.length).toBeLessThanOrEqual(found.failure?.choices.length ?? 0);
    expect(sum(failure.choices)).toBeLessThan(sum(found.failure?.choices));
    const earlier = playthrough(openSubjects(fussy), failure.setup, {
      playSeed: failure.setup.seed,
      choices: failure.choices.slice(0, -1),
      thoroughness: 1,
      only: 'invariants',
    });
    expect(earlier.failure).toBeUndefined();
  });
});
