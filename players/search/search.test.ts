import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { openStandard } from '../../games/testing.ts';
import { toy } from '../../kernel/conformance/toy.ts';
import {
  canonical,
  fingerprint,
  fraction,
  type Game,
  type GameState,
  type Move,
  makeSetup,
  pick,
  type Seat,
  type Stream,
  seedStream,
} from '../../kernel/index.ts';
import { LADDER, playerNamed } from '../ladder.ts';
import { Plan } from '../plan.ts';
import { alone, type Player, type Question, questionAbout } from '../player.ts';
import { mean } from '../statistics.ts';
import { bestTurn } from './likely-turn.ts';
import { type Candidate, halve, type Manner, rollOut, tryLine } from './rollouts.ts';
import { likelyMove } from './sampling.ts';
import { type Search, searcher } from './searcher.ts';

const game: Game = toy.open(toy.standardEdition);
const start = (seed: number): GameState =>
  game.setup(makeSetup(game, { seats: ['player', 'player', 'player'], options: { whistle: true }, seed }));

function askOf(rules: Game, state: GameState, seat: Seat): Question {
  return questionAbout(
    {
      game: rules,
      seat,
      seats: rules.evaluateAll(state).length,
      moves: rules.moves(state, seat),
      stream: seedStream(7, 'player'),
    },
    () => rules.view(state, seat),
  );
}

function levelOf(id: string): Player {
  const player = playerNamed(id);
  if (player === undefined) throw new Error(`no ${id}`);
  return player;
}
const skilled = levelOf('skilled');

/** Some way into a game by chance, where a seat has a choice. */
function middleOf(rules: Game, seats: number, seed: number, decisions: number): { state: GameState; seat: Seat } {
  const luck = seedStream(seed, 'test');
  const state = rules.setup(makeSetup(rules, { seats: Array.from({ length: seats }, () => 'player'), seed }));
  for (let made = 0; ; made++) {
    const [seat] = rules.deciding(state);
    const moves = rules.moves(state, seat);
    if (made >= decisions && moves.length > 1) return { state, seat };
    rules.apply(state, seat, pick(luck, moves));
  }
}

test('what an opponent means to do is done as long as it sees what it expected', () => {
  const plan = new Plan();
  const state = start(2);
  const moves = game.moves(state, 0);
  plan.keep([{ view: game.view(state, 0), move: { ...moves[1] } }]);
  expect(plan.next(() => game.view(state, 0), moves)).toBe(moves[1]);
  game.apply(state, 1, game.moves(state, 1)[0]);
  expect(plan.next(() => game.view(state, 0), moves)).toBeUndefined();
});

test('a planned move that is not legal is not made', () => {
  const plan = new Plan();
  const state = start(2);
  plan.keep([{ view: game.view(state, 0), move: { type: 'whistle' } }]);
  expect(plan.next(() => game.view(state, 0), game.moves(state, 0))).toBeUndefined();
});

test('the clock ends thinking, is told so, and the answer is legal; without a clock nobody hurries', () => {
  const state = start(2);
  let now = 0;
  let ranOut = 0;
  const question = askOf(game, state, 0);
  const hurried = skilled.choose({ ...question, clock: { now: () => (now += 2_000), ranOut: () => ranOut++ } });
  expect(question.moves).toContain(hurried);
  expect(ranOut).toBe(1);
});

test('the reasons speak for the move that is chosen, and name other first moves', () => {
  for (let seed = 1; seed < 6; seed++) {
    const state = start(seed);
    const chosen = skilled.choose(askOf(game, state, 0));
    const deliberation = skilled.deliberate?.(askOf(game, state, 0));
    const reasons = deliberation && alone(deliberation.explain(), deliberation);
    expect(reasons?.lines[0].moves[0]).toEqual(chosen);
    const firsts = reasons?.lines.map(({ moves }) => JSON.stringify(moves[0])) ?? [];
    expect(new Set(firsts).size).toBe(firsts.length);
    for (const { gains, worth } of reasons?.lines ?? []) {
      expect(gains.every(({ key }) => key === 'score.wagons')).toBe(true);
      expect(Number.isFinite(worth)).toBe(true);
    }
  }
});

describe.each(GAMES.map(({ id }) => id))('in %s', (id) => {
  test('what a searching opponent cannot see never changes its move, and the same question has the same answer', async () => {
    const rules = await openStandard(id);
    for (const decisions of [3, 60]) {
      const { state, seat } = middleOf(rules, 2, decisions, decisions);
      const other = rules.clone(state);
      rules.scramble(other, seat, seedStream(decisions, 'scramble'));
      const chosen = skilled.choose(askOf(rules, state, seat));
      expect(skilled.choose(askOf(rules, state, seat))).toEqual(chosen);
      expect(skilled.choose(askOf(rules, other, seat))).toEqual(chosen);
    }
  });

  test.each<[string, Manner]>([
    ['likely moves', 'likely'],
    ['the best of likely moves', { moves: 2 }],
    ['the best of likely turns', { turns: 2 }],
    ['the best of likely turns against a rival', { turns: 2, against: true }],
  ])(
    'playouts by %s go two own turns on by the rules, and leave the world they start from alone',
    async (_, manner) => {
      const rules = await openStandard(id);
      const { state, seat } = middleOf(rules, 3, 5, 40);
      const before = canonical(state);
      const play = (turns: number): GameState =>
        rollOut(rules, state, seat, [rules.moves(state, seat)[0]], seedStream(3, 'rollout'), {
          own: manner,
          others: manner,
          turns,
        });
      const end = play(2);
      expect(rules.invariants(end)).toEqual([]);
      expect(canonical(play(2))).toBe(canonical(end));
      expect(rules.progress(end)).toBeGreaterThanOrEqual(rules.progress(play(0)));
      expect(canonical(state)).toBe(before);
    },
  );
});

describe('a line that is looked at all along comes to the mean of what it comes to after each turn', () => {
  const worthAfter = (rules: Game, state: GameState, seat: Seat, turns: number, judgedFrom?: number): number => {
    const likely = { own: 'likely', others: 'likely', turns } as const;
    const rollouts = judgedFrom === undefined ? likely : { ...likely, judgedFrom };
    const ground = { game: rules, seat, seats: rules.evaluateAll(state).length, rollouts };
    return tryLine(ground, { world: state, seed: 7 }, [rules.moves(state, seat)[0]]).worth;
  };

  test.each(GAMES.map(({ id }) => id))('in %s', async (id) => {
    const rules = await openStandard(id);
    const { state, seat } = middleOf(rules, 2, 5, 40);
    const ends = [1, 2, 3].map((turns) => worthAfter(rules, state, seat, turns));
    for (const from of [1, 2, 3])
      expect(worthAfter(rules, state, seat, 3, from)).toBeCloseTo(mean(ends.slice(from - 1)));
  });

  test('and the end of the game stands for turns that are not played any more', () => {
    const { state, seat } = middleOf(game, 3, 5, 2);
    const ends = Array.from({ length: 40 }, (_, turns) => worthAfter(game, state, seat, turns + 1));
    expect(worthAfter(game, state, seat, 40, 1)).toBeCloseTo(mean(ends));
    expect(ends[39]).toBe(ends[38]);
  });
});

test.each(GAMES.map(({ id }) => id))('a playout without a horizon plays %s to its end', async (id) => {
  const rules = await openStandard(id);
  const { state, seat } = middleOf(rules, 2, 5, 40);
  const likely = { own: 'likely', others: 'likely', turns: Number.POSITIVE_INFINITY } as const;
  const end = rollOut(rules, state, seat, [rules.moves(state, seat)[0]], seedStream(3, 'rollout'), likely);
  expect(rules.result(end)).toBeDefined();
});

test('saves and programs that name an opponent of old still find it', () => {
  expect(playerNamed('greedy')?.id).toBe('greedy');
  expect(LADDER.map(({ id }) => id)).toEqual(['random', 'novice', 'steady', 'skilled', 'expert', 'master']);
});

test('a line that is not possible any more in another world is left, and the playout goes on by the rules', () => {
  const luck = seedStream(4, 'test');
  const state = start(2);
  while (state.frames.at(-1)?.kind !== 'whistle') {
    const [decider] = game.deciding(state);
    game.apply(state, decider, pick(luck, game.moves(state, decider)));
  }
  const [seat] = game.deciding(state);
  const line = [{ type: 'whistle' }, { type: 'drop', wagon: 99 }];
  const end = rollOut(game, state, seat, line, seedStream(3, 'rollout'), {
    own: { moves: 1 },
    others: { moves: 1 },
    turns: 1,
  });
  expect(game.invariants(end)).toEqual([]);
});

describe('likely turns', () => {
  /** The same without anything that is kept from one turn to the next. */
  function plainBestTurn(rules: Game, world: GameState, seat: Seat, tries: number, luck: Stream): Move[] {
    let best: Move[] = [];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < tries; i++) {
      const end = rules.clone(world);
      const line: Move[] = [];
      let decider = seat;
      for (let made = 0; made < 12; made++) {
        const move = likelyMove(rules, end, decider, rules.moves(end, decider), luck);
        if (decider === seat) line.push(move);
        rules.apply(end, decider, move);
        const deciding = rules.deciding(end);
        if (deciding.length === 0) break;
        decider = deciding.includes(seat) ? seat : deciding[0];
        if ((rules.turn(end) ?? decider) !== seat) break;
      }
      const own = rules.evaluate(end, seat);
      const value = own > 0 ? own * (1 + 0.06 * rules.progress(end)) : own;
      if (value > bestValue) {
        bestValue = value;
        best = line;
      }
    }
    return best;
  }

  test.each(GAMES.map(({ id }) => id))('that begin alike in %s are the same as played one by one', async (id) => {
    const rules = await openStandard(id);
    for (const decisions of [0, 15, 40, 80]) {
      const { state, seat } = middleOf(rules, 2, 31 + decisions, decisions);
      const [one, other] = [seedStream(decisions, 'luck'), seedStream(decisions, 'luck')];
      const found = bestTurn(rules, rules.clone(state), seat, rules.moves(state, seat), 8, one);
      expect(canonical(found.moves)).toBe(canonical(plainBestTurn(rules, state, seat, 8, other)));
      expect(one).toEqual(other);
    }
  });
});

test('turns that lead to the same place by different orders are tried once', async () => {
  const rules = await openStandard('autobahn');
  const { state, seat } = middleOf(rules, 2, 5, 30);
  const hasty = searcher('hasty', {
    width: 8,
    perMove: 3,
    stages: [{ lines: 8, budget: 8, rollouts: { own: 'likely', others: 'likely', turns: 1 }, trust: 4 }],
    longest: 1_000,
  });
  const { ranked } = hasty.search(askOf(rules, state, seat));
  expect(ranked.length).toBeGreaterThan(2);
  expect(new Set(ranked.map(({ end }) => fingerprint(end))).size).toBe(ranked.length);
});

test('likely turns that a beam does not find are tried beside its own', async () => {
  const rules = await openStandard('autobahn');
  const { state, seat } = middleOf(rules, 2, 5, 30);
  const narrow: Search = {
    width: 1,
    perMove: 8,
    stages: [{ lines: 6, budget: 12, rollouts: { own: 'likely', others: 'likely', turns: 1 }, trust: 4 }],
    longest: 1_000,
  };
  const endsOf = (search: Search): number[] =>
    searcher('narrow', search)
      .search(askOf(rules, state, seat))
      .ranked.map(({ end }) => fingerprint(end));
  const ofTheBeam = new Set(endsOf({ ...narrow, stages: [{ ...narrow.stages[0], lines: 1_000 }] }));
  const ends = endsOf({ ...narrow, sampled: 3 });
  expect(ends.length).toBe(6);
  expect(new Set(ends).size).toBe(6);
  expect(ends.filter((end) => !ofTheBeam.has(end)).length).toBeGreaterThan(0);
});

describe('turns that are surely behind', () => {
  /** How many rollouts it took to rank four turns that come to these points, with as much luck either way. */
  function effort(points: readonly number[], luck: number, sure?: number): { spent: number; order: number[] } {
    const chance = seedStream(3, 'luck');
    const lines = points.map((each): Candidate & { each: number } => ({
      moves: [],
      value: 0,
      mean: 0,
      tries: 0,
      each,
    }));
    const rounds = halve(lines, { budget: 240, trust: 4, ...(sure === undefined ? {} : { sure }) });
    let spent = 0;
    let step = rounds.next();
    while (!step.done) {
      const { field, worlds } = step.value;
      spent += field.length * worlds;
      step = rounds.next(
        Array.from({ length: worlds }, () => field.map(({ each }) => each + luck * (fraction(chance) - 0.5))),
      );
    }
    return { spent, order: step.value.map(({ each }) => each) };
  }

  test('are left alone, and the rest of the rollouts is saved', () => {
    const clear = effort([1, 9, 3, 5], 1, 2.5);
    expect(clear.order).toEqual([9, 5, 3, 1]);
    expect(clear.spent).toBeLessThan(effort([1, 9, 3, 5], 1).spent / 2);
  });

  test('are tried to the end where chance decides, or where nobody may be sure', () => {
    expect(effort([1, 1.2, 1, 1.1], 90, 2.5).spent).toBeGreaterThan(150);
    expect(effort([1, 9, 3, 5], 1).spent).toBe(240);
  });

  test('need not differ: of two that always come to the same, one is tried', () => {
    expect(effort([4, 4, 4, 4], 0, 2.5).spent).toBeLessThan(100);
  });
});
