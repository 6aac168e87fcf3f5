/** Games for tests of the station: those of the house, a small one, and some that are broken on purpose. */
import { type GameEntry, GAMES as HOUSE } from '../../../games/registry.ts';
import { toy } from '../../../kernel/conformance/toy.ts';
import type { Game, GameModule } from '../../../kernel/index.ts';

/** The toy with rules that go wrong from the second round on. */
function broken(id: string, wrong: () => void): GameModule {
  return {
    ...toy,
    id,
    open(edition): Game {
      const game = toy.open(edition);
      return {
        ...game,
        id,
        apply(state, seat, move, events) {
          if (secondRound(state)) wrong();
          game.apply(state, seat, move, events);
        },
      };
    },
  };
}

/** Whether wagons were shown already. */
const secondRound = (state: object): boolean => 'yard' in state && Array.isArray(state.yard) && state.yard.length > 0;

const hangs = broken('hangs', () => {
  for (;;);
});
const throws = broken('throws', () => {
  throw new Error('planted');
});

/** The toy under a later ruleset that changes nothing. */
const sequel: GameModule = {
  ...toy,
  id: 'sequel',
  open: (edition) => ({ ...toy.open(edition), id: 'sequel', version: 2 }),
};

/** The toy under a later ruleset that calls moves by another name from the second round on: nothing that was played before can be followed there. */
const renamed: GameModule = {
  ...toy,
  id: 'renamed',
  open(edition): Game {
    const game = toy.open(edition);
    return {
      ...game,
      id: 'renamed',
      version: 2,
      moves: (state, seat) =>
        game.moves(state, seat).map((move) => (secondRound(state) ? { ...move, type: `new ${move.type}` } : move)),
      apply: (state, seat, move, events) =>
        game.apply(state, seat, { ...move, type: move.type.replace('new ', '') }, events),
    };
  },
};

/** Component data whose setup never ends. */
const hangsAtSetup: GameModule = {
  ...toy,
  id: 'hangs-at-setup',
  open: (edition) => ({
    ...toy.open(edition),
    id: 'hangs-at-setup',
    setup() {
      for (;;);
    },
  }),
};

/** Opponents look at the position for ever, or fail at it. */
function thoughtless(id: string, wrong: () => never): GameModule {
  return { ...toy, id, open: (edition) => ({ ...toy.open(edition), id, evaluate: wrong, evaluateAll: wrong }) };
}
const thinksForEver = thoughtless('thinks-for-ever', () => {
  for (;;);
});

export const GAMES: readonly GameEntry[] = [
  ...HOUSE,
  { id: 'toy', load: async () => toy },
  { id: 'sequel', load: async () => sequel },
  { id: 'renamed', load: async () => renamed },
  { id: 'hangs', load: async () => hangs },
  { id: 'throws', load: async () => throws },
  { id: 'hangs-at-setup', load: async () => hangsAtSetup },
  { id: 'thinks-for-ever', load: async () => thinksForEver },
];
