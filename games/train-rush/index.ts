/** Train Rush by Sebastian Szponar, as a game of the house. */
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
import { describeMove } from './describe.ts';
import { effectsOf } from './effects/resolve.ts';
import { drawsCards, evaluation, progressOf, turnOf, WORTHS } from './evaluate.ts';
import { handlersOf } from './handlers.ts';
import { imagineState, redealState } from './imagine.ts';
import { invariantsOf } from './invariants.ts';
import type { TrainRushMove } from './moves.ts';
import { checkSetup, OPTIONS, SEAT_PLANS } from './options.ts';
import { printView } from './print.ts';
import priors from './priors.json' with { type: 'json' };
import { resultOf, scoreSheets } from './scoring.ts';
import { scrambleState } from './scramble.ts';
import { setUp } from './setup.ts';
import { cloneState, type TrainRushState } from './state.ts';
import { compileTables } from './tables.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { teaching } from './text/teaching.ts';
import { type TrainRushView, viewOf } from './view.ts';
import { whyNot } from './why-not.ts';

export const RULESET = 2;

export type TrainRush = Game<TrainRushState, TrainRushMove, TrainRushView>;

const DISPLAY_FIELDS = ['title', 'name', 'state'];
/** Records of ruleset 1 name the standard edition by the hash of its whole file. */
const FORMER_NAMES = { 'standard@fa95e7ce604d': ['standard@3ea53c70534a'] };

export function openTrainRush(data: unknown): TrainRush {
  const edition = parseEdition(data);
  const t = compileTables(edition);
  const machine = frameMachine(handlersOf(t));
  const { possible } = effectsOf(t);
  const { evaluate, evaluateAll, appraise } = evaluation(t);
  const progress = (state: TrainRushState): number => progressOf(t, state);
  return {
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
    imagine: (view, stream) => imagineState(t, view, stream),
    redeal: (state, viewer, stream) => redealState(t, state, viewer, stream),
    scramble: scrambleState,
    forecast: (view) => scoreSheets(t, view),
    evaluate,
    evaluateAll,
    appraise,
    worths: WORTHS,
    ...featuresOfWorths(WORTHS, appraise, progress),
    priors: priorsBy(priors, progress),
    turn: turnOf,
    learns: drawsCards,
    progress,
    changes: (before, after) => changesBetween(t, before, after),
    whyNot(view, seat, place) {
      const state = imagineState(t, view, seedStream(0, 'why not'));
      const asked = { prompt: machine.prompt(state, seat), moves: machine.moves(state, seat) };
      return whyNot(t, state, seat, place, asked, possible);
    },
    describe: (move) => describeMove(t, move),
    print: (view, speaker) => printView(t, view, speaker),
    invariants: (state) => invariantsOf(t, state),
  };
}

export const trainRush: GameModule = {
  id: 'train-rush',
  standardEdition,
  parseEdition,
  open: openTrainRush,
  scorePad: async () => (await import('./score-pad.ts')).scorePad,
  course: async () => (await import('./lessons/index.ts')).course,
};
