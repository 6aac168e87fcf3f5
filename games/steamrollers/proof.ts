/** What the house's tests must know of SteamRollers. */
import type { GameProof } from '../../kernel/conformance/proof.ts';
import type { Stream } from '../../kernel/index.ts';
import { rollOf } from './effects/dice.ts';
import type { SteamRollersState } from './state.ts';
import { numbersOf } from './told-numbers.ts';
import { whyNot } from './told-why-not.ts';
import type { SteamRollersView } from './view.ts';

/** What the next dice of a stream would show. */
function nextRolls(stream: Stream, dice: number): number[] {
  const copy: Stream = [stream[0], stream[1], stream[2], stream[3]];
  return Array.from({ length: dice }, () => rollOf(copy));
}

/** All that lies on the table is open (SR-1.11): what nobody may know is how dice will fall. */
export const proof: GameProof<SteamRollersState, SteamRollersView> = {
  ruleIds: { rule: /^(?:\*\*|\|\s*)(SR-\d+(?:\.\d+)*)/gm, example: /(?:\*\*|^\|\s*)(EX-[RS]?\d+)/gm, fewest: 100 },
  fewestRecords: 12,
  table: { fewestHandOvers: 0, sharedPlaces: true },
  editionNames: ['steamrollers@a339720d69c2'],
  numbers: numbersOf,
  tallied: ['score.deliveries', 'score.engine', 'score.startingBonus'],
  whyNot,
  secrets: [
    {
      name: 'dice of the rounds to come',
      leak: (state, _viewer, view) => ({ ...view, next: nextRolls(state.random.dice, 4) }),
    },
    {
      name: 'what the next reroll with tile 5b will show',
      setup: { seats: ['player', 'player'] },
      leak: (state, _viewer, view) => ({ ...view, next: nextRolls(state.random.rerolls, 1) }),
    },
    {
      name: "what the next reroll of Eva's die will show",
      setup: { seats: ['player', 'eva'] },
      leak: (state, _viewer, view) => ({ ...view, next: nextRolls(state.random.rerolls, 1) }),
    },
    {
      name: "dice of Eva's level while the rows are being arranged",
      setup: { seats: ['player', 'eva'], options: { level: 6 } },
      leak: (state, _viewer, view) =>
        view.round > 0 ? view : { ...view, next: nextRolls(state.random.setup, state.deal.level) },
    },
  ],
};
