/** The rules of Train Rush, opened: all that is needed to play it. */
import {
  editionNames,
  framedRules,
  frameMachine,
  joinCatalogues,
  type OpenedRules,
  type RulesModule,
} from '../../kernel/index.ts';
import { parseEdition } from './components/edition.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import { describeMove } from './describe.ts';
import { handlersOf } from './handlers.ts';
import { imagineState } from './imagine.ts';
import { invariantsOf } from './invariants.ts';
import type { TrainRushMove } from './moves.ts';
import { checkSetup, OPTIONS, SEAT_PLANS } from './options.ts';
import { printView } from './print.ts';
import { resultOf, scoreSheets } from './scoring.ts';
import { scrambleState } from './scramble.ts';
import { setUp } from './setup.ts';
import { cloneState, type TrainRushState } from './state.ts';
import { STYLES } from './styles.ts';
import { compileTables, type Tables } from './tables.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { matters } from './text/matters.ts';
import { pl } from './text/pl.ts';
import { type TrainRushView, viewOf } from './view.ts';

export const RULESET = 2;

const DISPLAY_FIELDS = ['title', 'name', 'state'];
/** Records of ruleset 1 name the standard edition by the hash of its whole file. */
const FORMER_NAMES = { 'standard@fa95e7ce604d': ['standard@3ea53c70534a'] };

type Opened = OpenedRules<Tables, TrainRushState, TrainRushMove, TrainRushView>;

export function openRules(data: unknown): Opened {
  const edition = parseEdition(data);
  const t = compileTables(edition);
  const machine = frameMachine(handlersOf(t));
  const rules: Opened['rules'] = {
    id: 'train-rush',
    title: t.title,
    version: RULESET,
    ...editionNames({
      name: edition.name ?? 'standard',
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
    result: (state) => resultOf(t, state),
    view: viewOf,
    imagine: (view, stream) => imagineState(t, view, stream),
    scramble: scrambleState,
    forecast: (view) => scoreSheets(t, view),
    describe: (move) => describeMove(t, move),
    print: (view, speaker) => printView(t, view, speaker),
    invariants: (state) => invariantsOf(t, state),
  };
  return { t, machine, rules };
}

export const trainRushRules: RulesModule = {
  id: 'train-rush',
  standardEdition,
  parseEdition,
  open: (data) => openRules(data).rules,
  course: async () => (await import('./lessons/index.ts')).course,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  scorePad: async () => (await import('./score-pad.ts')).scorePad,
};
