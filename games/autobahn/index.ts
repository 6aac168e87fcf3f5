/** Autobahn: what stands in the registry. */
import { editionName, frameMachine, type Game, type GameModule } from '../../kernel/index.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import { parseEdition } from './components/edition.ts';
import { handlersOf } from './handlers.ts';
import { invariantsOf } from './invariants.ts';
import type { AutobahnMove } from './moves.ts';
import { AUTOBOT, checkSetup, OPTIONS } from './options.ts';
import { resultOf, sheetOf, scoreOf } from './scoring.ts';
import { setUp } from './setup.ts';
import { type AutobahnState, cloneState } from './state.ts';
import { compileTables } from './tables.ts';
import { type AutobahnView, imagineState, scrambleState, viewOf } from './view.ts';

export type AutobahnGame = Game<AutobahnState, AutobahnMove, AutobahnView>;

export function openAutobahn(data: unknown): AutobahnGame {
  const edition = parseEdition(data);
  const t = compileTables(edition);
  const machine = frameMachine(handlersOf(t));
  return {
    id: 'autobahn',
    title: 'Autobahn',
    version: 1,
    edition: editionName('standard', data),
    seatPlans: [
      { players: [2, 4], automas: [] },
      { players: [1, 1], automas: [AUTOBOT] },
    ],
    options: OPTIONS,
    text: { en: {}, de: {}, pl: {} },
    checkSetup,
    setup(setup, events) {
      const state = setUp(t, setup, events);
      machine.settle(state, events);
      return state;
    },
    deciding: machine.deciding,
    prompt: machine.prompt,
    moves: machine.moves,
    apply: machine.apply,
    clone: cloneState,
    result: (state) => (state.frames.length === 0 ? resultOf(t, state) : undefined),
    view: viewOf,
    imagine: (view, stream) => imagineState(t, view, stream),
    scramble: (state, viewer, stream) => scrambleState(t, state, viewer, stream),
    forecast: (view) => [],
    evaluate: (state, seat) => scoreOf(t, state, seat),
    describe: (move) => ({ key: move.type }),
    print: () => '',
    invariants: (state) => invariantsOf(t, state),
  };
}

export const autobahn: GameModule = {
  id: 'autobahn',
  standardEdition,
  open: openAutobahn,
};
void sheetOf;
