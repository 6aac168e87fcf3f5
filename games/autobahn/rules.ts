/** The rules of Autobahn, opened: all that is needed to play it. */
import {
  editionNames,
  framedRules,
  frameMachine,
  joinCatalogues,
  type OpenedRules,
  type RulesModule,
  seedStream,
} from '../../kernel/index.ts';
import { parseEdition } from './components/edition.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import { crowdedPositions } from './crowded.ts';
import { describeMove } from './describe.ts';
import { handlersOf } from './handlers.ts';
import { imagineState } from './imagine.ts';
import { invariantsOf } from './invariants.ts';
import type { AutobahnMove } from './moves.ts';
import { checkSetup, OPTIONS, SEAT_PLANS } from './options.ts';
import { printView } from './print.ts';
import { resultOf, scoreSheets } from './scoring.ts';
import { scrambleState } from './scramble.ts';
import { setUp } from './setup.ts';
import { type AutobahnState, cloneState } from './state.ts';
import { STYLES } from './styles.ts';
import { compileTables, type Tables } from './tables.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { matters } from './text/matters.ts';
import { pl } from './text/pl.ts';
import { type AutobahnView, viewOf } from './view.ts';

/** Rises when the same setup and moves may lead to another state. */
export const RULESET = 3;

const DISPLAY_FIELDS = ['title', 'name'];
/** Records of ruleset 2 and before name the standard edition by the hash of its whole file. */
const FORMER_NAMES = { 'autobahn@54c534e7a00f': ['autobahn@48661cf36c3b'] };

/** What a viewer cannot see takes part in nothing that is told out of such a state. */
export const seen = (t: Tables, view: AutobahnView): AutobahnState => imagineState(t, view, seedStream(0, 'seen'));

type Opened = OpenedRules<Tables, AutobahnState, AutobahnMove, AutobahnView>;

export function openRules(data: unknown): Opened {
  const edition = parseEdition(data);
  const t = compileTables(edition);
  const machine = frameMachine(handlersOf(t));
  const rules: Opened['rules'] = {
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
    styles: STYLES,
    text: joinCatalogues({ en, de, pl }, matters),
    checkSetup,
    ...framedRules(machine, (setup, events) => setUp(t, setup, events)),
    clone: cloneState,
    result: (state) => (state.frames.length === 0 ? resultOf(t, state) : undefined),
    view: viewOf,
    imagine: (view, stream) => imagineState(t, view, stream),
    scramble: (state, viewer, stream) => scrambleState(t, state, viewer, stream),
    forecast: (view) => scoreSheets(t, seen(t, view)),
    describe: (move) => describeMove(t, move),
    print: (view, speaker) => printView(t, view, seen(t, view), speaker),
    invariants: (state) => invariantsOf(t, state),
    crowded: (setup) =>
      crowdedPositions(t, setup).map((state) => {
        machine.settle(state);
        return state;
      }),
  };
  return { t, machine, rules };
}

export const autobahnRules: RulesModule = {
  id: 'autobahn',
  standardEdition,
  parseEdition,
  open: (data) => openRules(data).rules,
  course: async () => (await import('./lessons/index.ts')).course,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  scorePad: async () => (await import('./score-pad.ts')).scorePad,
  companion: async () => (await import('./companion/index.ts')).companion,
};
