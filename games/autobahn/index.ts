/** Autobahn: what stands in the registry. */
import { editionName, frameMachine, type Game, type GameModule, seedStream } from '../../kernel/index.ts';
import { parseEdition } from './components/edition.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import { crowdedPositions } from './crowded.ts';
import { describeMove } from './describe.ts';
import { evaluateState } from './evaluate.ts';
import { handlersOf } from './handlers.ts';
import { invariantsOf } from './invariants.ts';
import type { AutobahnMove } from './moves.ts';
import { AUTOBOT, checkSetup, OPTIONS } from './options.ts';
import { printView } from './print.ts';
import { resultOf, sheetOf } from './scoring.ts';
import { setUp } from './setup.ts';
import { type AutobahnState, cloneState } from './state.ts';
import { compileTables } from './tables.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { type AutobahnView, imagineState, scrambleState, viewOf } from './view.ts';

export type AutobahnGame = Game<AutobahnState, AutobahnMove, AutobahnView>;

export function openAutobahn(data: unknown): AutobahnGame {
  const edition = parseEdition(data);
  const t = compileTables(edition);
  const machine = frameMachine(handlersOf(t));
  return {
    id: 'autobahn',
    title: 'Autobahn',
    version: 2,
    edition: editionName('autobahn', data),
    seatPlans: [
      { players: [2, 4], automas: [] },
      { players: [1, 1], automas: [AUTOBOT] },
    ],
    options: OPTIONS,
    text: { en, de, pl },
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
    forecast(view) {
      const shown = imagineState(t, view, seedStream(0, 'forecast'));
      return shown.money.map((_, seat) => sheetOf(t, shown, seat));
    },
    evaluate: (state, seat) => evaluateState(t, state, seat),
    describe: (move) => describeMove(t, move),
    print: (view, speaker) => printView(t, view, imagineState(t, view, seedStream(0, 'print')), speaker),
    invariants: (state) => invariantsOf(t, state),
    crowded: (setup) =>
      crowdedPositions(t, setup).map((state) => {
        machine.settle(state);
        return state;
      }),
  };
}

export const autobahn: GameModule = {
  id: 'autobahn',
  standardEdition,
  open: openAutobahn,
};
