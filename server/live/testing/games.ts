/** Games for tests of the station: those of the house, a small one, and two that are broken on purpose. */
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

export const GAMES: readonly GameEntry[] = [
  ...HOUSE,
  { id: 'toy', load: async () => toy },
  { id: 'hangs', load: async () => hangs },
  { id: 'throws', load: async () => throws },
];
