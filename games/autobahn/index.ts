/** Autobahn: what stands in the registry. */
import {
  editionNames,
  featuresOfWorths,
  frameMachine,
  type Game,
  type GameModule,
  priorsBy,
  seedStream,
} from '../../kernel/index.ts';
import { changesBetween } from './changes.ts';
import { parseEdition } from './components/edition.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import { crowdedPositions } from './crowded.ts';
import { describeMove } from './describe.ts';
import { evaluationOf, progressOf, turnOf, WORTHS } from './evaluate.ts';
import { handlersOf } from './handlers.ts';
import { imagineState, redealState } from './imagine.ts';
import { invariantsOf } from './invariants.ts';
import type { AutobahnMove } from './moves.ts';
import { checkSetup, OPTIONS, SEAT_PLANS } from './options.ts';
import { printView } from './print.ts';
import priors from './priors.json' with { type: 'json' };
import { resultOf, scoreSheets } from './scoring.ts';
import { scrambleState } from './scramble.ts';
import { setUp } from './setup.ts';
import { type AutobahnState, cloneState } from './state.ts';
import { compileTables, type Tables } from './tables.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { teaching } from './text/teaching.ts';
import { type AutobahnView, viewOf } from './view.ts';
import { whyNot } from './why-not.ts';

/** Rises when the same setup and moves may lead to another state. */
export const RULESET = 3;

export type AutobahnGame = Game<AutobahnState, AutobahnMove, AutobahnView>;

const DISPLAY_FIELDS = ['title', 'name'];
/** Records of ruleset 2 and before name the standard edition by the hash of its whole file. */
const FORMER_NAMES = { 'autobahn@54c534e7a00f': ['autobahn@48661cf36c3b'] };

/** What a viewer cannot see takes part in nothing that is told out of such a state. */
const seen = (t: Tables, view: AutobahnView): AutobahnState => imagineState(t, view, seedStream(0, 'seen'));

export function openAutobahn(data: unknown): AutobahnGame {
  const edition = parseEdition(data);
  const t = compileTables(edition);
  const machine = frameMachine(handlersOf(t));
  const { evaluate, appraise } = evaluationOf(t);
  const progress = (state: AutobahnState): number => progressOf(t, state);
  return {
    id: 'autobahn',
    title: 'Autobahn',
    version: RULESET,
    ...editionNames({
      name: 'autobahn',
      parsed: edition,
      data,
      displayFields: DISPLAY_FIELDS,
      formerNames: FORMER_NAMES,
    }),
    seatPlans: SEAT_PLANS,
    options: OPTIONS,
    text: { en: { ...en, ...teaching.en }, de: { ...de, ...teaching.de }, pl: { ...pl, ...teaching.pl } },
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
    redeal: (state, viewer, stream) => redealState(t, state, viewer, stream),
    scramble: (state, viewer, stream) => scrambleState(t, state, viewer, stream),
    forecast: (view) => scoreSheets(t, seen(t, view)),
    evaluate,
    evaluateAll: (state) => Array.from({ length: state.config.seats }, (_, seat) => evaluate(state, seat)),
    appraise,
    worths: WORTHS,
    ...featuresOfWorths(WORTHS, appraise, progress),
    priors: priorsBy(priors, progress),
    turn: turnOf,
    progress,
    changes: (before, after) => changesBetween(t, seen(t, before), seen(t, after)),
    whyNot(view, seat, place) {
      const state = seen(t, view);
      return whyNot(t, state, seat, place, { prompt: machine.prompt(state, seat), moves: machine.moves(state, seat) });
    },
    describe: (move) => describeMove(t, move),
    print: (view, speaker) => printView(t, view, seen(t, view), speaker),
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
  parseEdition,
  open: openAutobahn,
  scorePad: async () => (await import('./score-pad.ts')).scorePad,
  course: async () => (await import('./lessons/index.ts')).course,
  companion: async () => (await import('./companion/index.ts')).companion,
};
