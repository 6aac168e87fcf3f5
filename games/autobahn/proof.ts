/** What the house's tests must know of Autobahn. */
import type { GameProof } from '../../kernel/conformance/proof.ts';
import type { AutobahnState } from './state.ts';
import { numbersOf } from './told-numbers.ts';
import { whyNot } from './told-why-not.ts';
import type { AutobahnView } from './view.ts';

const WITH_WINE = { seats: ['player', 'player', 'player'], options: { wine: true } };
const WITH_AUTOBOT = { seats: ['player', 'autobot'], options: { wine: true } };

export const proof: GameProof<AutobahnState, AutobahnView> = {
  ruleIds: { rule: /^(?:\*\*|\|\s*)(AB-\d+(?:\.\d+)*)/gm, example: /\*\*(AB-X\d+)/g, fewest: 100 },
  editionNames: ['autobahn@48661cf36c3b'],
  fewestRecords: 20,
  table: { fewestHandOvers: 0, sharedPlaces: true },
  numbers: numbersOf,
  tallied: [],
  whyNot,
  secrets: [
    { name: 'luck to come', leak: (state, _viewer, view) => ({ ...view, leaked: state.random }) },
    { name: 'order of the Improved cards', leak: (state, _viewer, view) => ({ ...view, deck: state.deck }) },
    {
      name: 'order of the Advanced cards',
      leak: (state, _viewer, view) => ({ ...view, advancedDeck: state.advancedDeck }),
    },
    {
      name: 'wine card of another seat',
      setup: WITH_WINE,
      leak: (state, _viewer, view) => ({ ...view, wineCards: state.wineCards }),
    },
    {
      name: "order of Autobot's colour cards",
      setup: WITH_AUTOBOT,
      leak: (state, _viewer, view) => ({ ...view, leaked: state.bot?.colourDeck }),
    },
    {
      name: "order of Autobot's instruction cards",
      setup: WITH_AUTOBOT,
      leak: (state, _viewer, view) => ({ ...view, leaked: state.bot?.taskDeck }),
    },
    {
      name: "which advanced instruction cards are not in Autobot's deck",
      setup: WITH_AUTOBOT,
      leak: (state, _viewer, view) => ({
        ...view,
        leaked: state.bot?.advancedTasks.slice().sort((a, b) => a - b),
      }),
    },
    {
      name: 'wine cards beside the solo board before they are revealed',
      setup: WITH_AUTOBOT,
      leak: (state, _viewer, view) => ({ ...view, leaked: state.bot?.wines }),
    },
  ],
};
