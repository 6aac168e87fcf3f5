/** What the house's tests must know of Train Rush. */
import type { GameProof } from '../../kernel/conformance/proof.ts';
import type { TrainRushState } from './state.ts';
import { numbersOf } from './told-numbers.ts';
import { whyNot } from './told-why-not.ts';
import type { TrainRushView } from './view.ts';

const DRAFTED = { seats: ['player', 'player', 'player'], options: { heroes: 'drafted' } };
const DEALT = { seats: ['player', 'player', 'player'], options: { heroes: 'dealt' } };

export const proof: GameProof<TrainRushState, TrainRushView> = {
  ruleIds: { rule: /^(?:\*\*|#+ )(TR-\d+(?:\.\d+)*)/gm, example: /\*\*(WE-\d+)/g, fewest: 100 },
  editionNames: ['standard@3ea53c70534a'],
  fewestRecords: 15,
  table: { fewestHandOvers: 21, sharedPlaces: false },
  numbers: numbersOf,
  tallied: ['score.play', 'score.cities'],
  whyNot,
  secrets: [
    { name: 'luck to come', leak: (state, _viewer, view) => ({ ...view, leaked: state.random }) },
    {
      name: 'action cards in the hand of another seat',
      leak: (state, viewer, view) => ({ ...view, leaked: state.hands.filter((_, seat) => seat !== viewer) }),
    },
    { name: 'order of the action cards', leak: (state, _viewer, view) => ({ ...view, leaked: state.deck }) },
    {
      name: 'action cards just drawn by another seat',
      leak: (state, _viewer, view) => ({ ...view, leaked: state.drawn }),
    },
    {
      name: 'heroes dealt to another seat',
      setup: DEALT,
      leak: (state, viewer, view) => ({ ...view, leaked: state.heroes.filter((_, seat) => seat !== viewer) }),
    },
    {
      name: 'heroes drafted by another seat',
      setup: DRAFTED,
      leak: (state, viewer, view) => ({ ...view, leaked: state.heroes.filter((_, seat) => seat !== viewer) }),
    },
    {
      name: 'hero another seat chooses in the open step of the draft',
      setup: DRAFTED,
      leak: (state, viewer, view) => ({ ...view, leaked: state.draft.chosen.filter((_, seat) => seat !== viewer) }),
    },
    {
      name: 'heroes in the packs of the draft',
      setup: DRAFTED,
      leak: (state, _viewer, view) => ({ ...view, leaked: state.draft.packs }),
    },
    {
      name: 'heroes picked out of a pack in the draft',
      setup: DRAFTED,
      leak: (state, _viewer, view) => ({ ...view, leaked: state.draft.picks }),
    },
    {
      name: 'hero another seat removed before the draft',
      setup: DRAFTED,
      leak: (state, viewer, view) => ({ ...view, leaked: state.draft.removed.filter((_, seat) => seat !== viewer) }),
    },
    {
      name: 'action cards another seat returned to the bottom of the deck',
      leak: (state, viewer, view) => ({
        ...view,
        leaked: state.deck.filter(
          (card) => viewer !== 'spectator' && state.seen[card] !== 0 && !((state.seen[card] >> viewer) & 1),
        ),
      }),
    },
    { name: 'heroes nobody was dealt', leak: (state, _viewer, view) => ({ ...view, leaked: state.draft.undealt }) },
    { name: 'order of the contracts', leak: (state, _viewer, view) => ({ ...view, leaked: state.contractStacks }) },
    { name: 'order of the wagons', leak: (state, _viewer, view) => ({ ...view, leaked: state.wagonStacks }) },
    { name: 'order of the tiles', leak: (state, _viewer, view) => ({ ...view, leaked: state.tileStacks }) },
  ],
};
