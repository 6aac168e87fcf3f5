/** What the house's tests must know of SteamRollers. */
import type { GameProof } from '../../kernel/conformance/proof.ts';
import type { SteamRollersState } from './state.ts';
import type { SteamRollersView } from './view.ts';

export const proof: GameProof<SteamRollersState, SteamRollersView> = {
  ruleIds: { rule: /^(?:\*\*|\|\s*)(SR-\d+(?:\.\d+)*)/gm, example: /(?:\*\*|^\|\s*)(EX-[RS]?\d+)/gm, fewest: 100 },
  editionNames: ['steamrollers@a339720d69c2'],
  fewestRecords: 12,
  secrets: [{ name: 'rolls to come', leak: (state, _viewer, view) => ({ ...view, leaked: state.random }) }],
};
