/** SteamRollers: what stands in the registry. */
import {
  editionNames,
  featuresOfWorths,
  frameMachine,
  type Game,
  type GameModule,
  type ScorePart,
  type Seat,
  seedStream,
} from '../../kernel/index.ts';
import { changesBetween } from './changes.ts';
import { parseEdition } from './components/edition.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import { describeMove } from './describe.ts';
import { appraiseState, evaluateSeats, evaluateState, WORTHS } from './evaluate.ts';
import { progressOf } from './evaluation/pace.ts';
import { priorsOf } from './evaluation/priors.ts';
import { handlersOf } from './handlers.ts';
import { imagineState, redealState } from './imagine.ts';
import { invariantsOf } from './invariants.ts';
import type { SteamRollersMove } from './moves.ts';
import { checkSetup, OPTIONS, SEAT_PLANS } from './options.ts';
import { printView } from './print.ts';
import { resultOf, scoreSheets } from './scoring.ts';
import { scrambleState } from './scramble.ts';
import { setUp } from './setup.ts';
import { cloneState, type SteamRollersState, turnOf } from './state.ts';
import { compileTables } from './tables.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { teaching } from './text/teaching.ts';
import { type SteamRollersView, viewOf } from './view.ts';
import { whyNot } from './why-not.ts';

/** 2: the player names the destination of a delivery, may decline the starting tile Track, and may leave solo rows as drawn. */
export const RULESET = 2;

export type SteamRollersGame = Game<SteamRollersState, SteamRollersMove, SteamRollersView>;

/** Records of ruleset 1 name the standard edition by the hash of its whole file. */
const FORMER_NAMES = { 'steamrollers@545749b56cd8': ['steamrollers@a339720d69c2'] };

export function openSteamRollers(data: unknown): SteamRollersGame {
  const edition = parseEdition(data);
  const t = compileTables(edition);
  const machine = frameMachine(handlersOf(t));
  const appraise = (state: SteamRollersState, seat: Seat): ScorePart[] => appraiseState(t, state, seat);
  const progress = (state: SteamRollersState): number => progressOf(t, state);
  return {
    id: 'steamrollers',
    title: 'SteamRollers',
    version: RULESET,
    ...editionNames({ name: 'steamrollers', parsed: edition, data, displayFields: [], formerNames: FORMER_NAMES }),
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
    result: (state) => resultOf(t, state),
    view: viewOf,
    imagine: imagineState,
    redeal: (state, _viewer, stream) => redealState(state, stream),
    scramble: (state, _viewer, stream) => scrambleState(state, stream),
    forecast: (view) => scoreSheets(t, view),
    evaluate: (state, seat) => evaluateState(t, state, seat),
    evaluateAll: (state) => evaluateSeats(t, state),
    appraise,
    worths: WORTHS,
    ...featuresOfWorths(WORTHS, appraise, progress),
    priors: (state, seat, moves, into) => priorsOf(t, state, seat, moves, into),
    turn: turnOf,
    progress,
    changes: (before, after) => changesBetween(t, before, after),
    whyNot(view, seat, place) {
      const state = imagineState(view, seedStream(0, 'why not'));
      return whyNot(t, state, seat, place, { prompt: machine.prompt(state, seat), moves: machine.moves(state, seat) });
    },
    describe: (move) => describeMove(t, move),
    print: (view, speaker) => printView(t, view, speaker),
    invariants: (state) => invariantsOf(t, state),
  };
}

export const steamrollers: GameModule = {
  id: 'steamrollers',
  standardEdition,
  parseEdition,
  open: openSteamRollers,
  scorePad: async () => (await import('./score-pad.ts')).scorePad,
  course: async () => (await import('./lessons/index.ts')).course,
  companion: async () => (await import('./companion/index.ts')).companion,
};
