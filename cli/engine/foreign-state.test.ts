import { expect, test } from 'vitest';
import { steamrollers } from '../../games/steamrollers/index.ts';
import { below, makeSetup, pick, type Setup, type Stream, seedStream } from '../../kernel/index.ts';
import { judgeState } from './foreign-state.ts';
import { learnForm } from './form.ts';

const game = steamrollers.open(steamrollers.standardEdition);
const setups: Setup[] = [
  makeSetup(game, {
    seats: ['player', 'player', 'player'],
    options: { coal: true, orders: true, startingTiles: true },
  }),
  makeSetup(game, { seats: ['player', 'eva'], options: { map: 'hard', level: 3 } }),
];

/** A state from somewhere in a random game, as it looks after a journey through JSON. */
function someState(setup: Setup, luck: Stream): object {
  const state = game.setup({ ...setup, seed: below(luck, 1000) });
  for (let moves = below(luck, 250); moves > 0 && game.deciding(state).length > 0; moves--) {
    const seat = pick(luck, game.deciding(state));
    game.apply(state, seat, pick(luck, game.moves(state, seat)));
  }
  return JSON.parse(JSON.stringify(state));
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Changes one thing somewhere in a state. */
function spoil(state: Tree, luck: Stream): void {
  let place: Tree = state;
  for (;;) {
    const key = pick(luck, Object.keys(place));
    const inner = place[key];
    if (isTree(inner) && Object.keys(inner).length > 0 && below(luck, 4) > 0) {
      place = inner;
      continue;
    }
    const changes: unknown[] = [-1, 0, 1, 7, 99, 'x', true, [], {}, [0], typeof inner === 'number' ? inner + 1 : 2];
    if (below(luck, 4) === 0) Reflect.deleteProperty(place, key);
    else place[key] = pick(luck, changes);
    return;
  }
}

test.each(setups)('every state of the game itself is believed ($seats)', (setup) => {
  const form = learnForm(game, setup);
  const luck = seedStream(11, 'own states');
  for (let i = 0; i < 25; i++) expect(judgeState(game, setup, form, someState(setup, luck))).toHaveProperty('state');
});

test.each(setups)(
  'a state with one thing changed is refused, or else it can be played to its end ($seats)',
  (setup) => {
    const form = learnForm(game, setup);
    const luck = seedStream(12, 'spoilt states');
    let refused = 0;
    for (let i = 0; i < 60; i++) {
      const state: Tree = JSON.parse(JSON.stringify(someState(setup, luck)));
      spoil(state, luck);
      const judged = judgeState(game, setup, form, state);
      if ('problem' in judged) {
        refused++;
        expect(judged.problem).toMatch(/\S/);
        continue;
      }
      for (let deciding = game.deciding(judged.state); deciding.length > 0; deciding = game.deciding(judged.state)) {
        game.apply(judged.state, deciding[0], pick(luck, game.moves(judged.state, deciding[0])));
      }
      expect(game.result(judged.state)).toBeDefined();
    }
    expect(refused).toBeGreaterThan(30);
  },
);

test.each([-1, 16, 99])('a track of value %i beside a drawn piece is refused, and soon', (value) => {
  const form = learnForm(game, setups[0]);
  const luck = seedStream(13, 'tracks');
  for (let i = 0; i < 3; i++) {
    const { sheets, ...rest }: { sheets: { tracks: number[] }[] } = JSON.parse(
      JSON.stringify(someState(setups[0], luck)),
    );
    const { tracks } = pick(luck, sheets);
    // Beside what is drawn, where following the line would lead onto it.
    tracks[Math.max(0, tracks.findIndex((pair) => pair > 0) + 1)] = value;
    const state = { ...rest, sheets };
    const started = performance.now();
    expect(judgeState(game, setups[0], form, state)).toHaveProperty('problem');
    expect(performance.now() - started).toBeLessThan(5000);
  }
});
