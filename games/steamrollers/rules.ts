/** The rules of SteamRollers, opened: all that is needed to play it. */
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
import type { SteamRollersMove } from './moves.ts';
import { checkSetup, OPTIONS, SEAT_PLANS } from './options.ts';
import { printView } from './print.ts';
import { resultOf, scoreSheets } from './scoring.ts';
import { scrambleState } from './scramble.ts';
import { setUp } from './setup.ts';
import { cloneState, type SteamRollersState } from './state.ts';
import { STYLES } from './styles.ts';
import { compileTables, type Tables } from './tables.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { matters } from './text/matters.ts';
import { pl } from './text/pl.ts';
import { type SteamRollersView, viewOf } from './view.ts';

/** 2: the player names the destination of a delivery, may decline the starting tile Track, and may leave solo rows as drawn. */
export const RULESET = 2;

/** Records of ruleset 1 name the standard edition by the hash of its whole file. */
const FORMER_NAMES = { 'steamrollers@545749b56cd8': ['steamrollers@a339720d69c2'] };

type Opened = OpenedRules<Tables, SteamRollersState, SteamRollersMove, SteamRollersView>;

export function openRules(data: unknown): Opened {
  const edition = parseEdition(data);
  const t = compileTables(edition);
  const machine = frameMachine(handlersOf(t));
  const rules: Opened['rules'] = {
    id: 'steamrollers',
    title: 'SteamRollers',
    version: RULESET,
    ...editionNames({ name: 'steamrollers', parsed: edition, data, displayFields: [], formerNames: FORMER_NAMES }),
    seatPlans: SEAT_PLANS,
    options: OPTIONS,
    styles: STYLES,
    text: joinCatalogues({ en, de, pl }, matters),
    checkSetup,
    ...framedRules(machine, (setup, events) => setUp(t, setup, events)),
    clone: cloneState,
    result: (state) => resultOf(t, state),
    view: viewOf,
    imagine: imagineState,
    scramble: (state, _viewer, stream) => scrambleState(state, stream),
    forecast: (view) => scoreSheets(t, view),
    describe: (move) => describeMove(t, move),
    print: (view, speaker) => printView(t, view, speaker),
    invariants: (state) => invariantsOf(t, state),
  };
  return { t, machine, rules };
}

export const steamrollersRules: RulesModule = {
  id: 'steamrollers',
  standardEdition,
  parseEdition,
  open: (data) => openRules(data).rules,
  course: async () => (await import('./lessons/index.ts')).course,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  scorePad: async () => (await import('./score-pad.ts')).scorePad,
  companion: async () => (await import('./companion/index.ts')).companion,
};
