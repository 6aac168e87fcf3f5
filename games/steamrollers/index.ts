/** SteamRollers: what stands in the registry. */
import {
  appraisalBy,
  expectedBy,
  featuresOfWorths,
  type Game,
  type GameModule,
  joinCatalogues,
  priorsBy,
  type Seat,
  seedStream,
  withFigures,
} from '../../kernel/index.ts';
import { changesBetween } from './changes.ts';
import { evaluateSeats, evaluateState, WORTHS, writeWorths } from './evaluate.ts';
import { aspects } from './evaluation/aspects.ts';
import { countsOf } from './evaluation/counts.ts';
import { prepare } from './evaluation/judge.ts';
import { progressOf } from './evaluation/pace.ts';
import { WEIGHTS, type Weights } from './evaluation/weights.ts';
import figuresOfTwo from './figures-of-two.json' with { type: 'json' };
import { imagineState, redealState } from './imagine.ts';
import type { SteamRollersMove } from './moves.ts';
import priors from './priors.json' with { type: 'json' };
import { reckon } from './reckoning.ts';
import { openRules, steamrollersRules } from './rules.ts';
import { type SteamRollersState, turnOf } from './state.ts';
import type { Tables } from './tables.ts';
import { teaching } from './text/teaching.ts';
import valueOfMore from './value-of-more.json' with { type: 'json' };
import { VETOES } from './vetoes.ts';
import type { SteamRollersView } from './view.ts';
import { whyNot } from './why-not.ts';

export type SteamRollersGame = Game<SteamRollersState, SteamRollersMove, SteamRollersView>;

/** What opponents think by, with these figures. */
function thinkingBy(t: Tables, weights: Weights) {
  const x = prepare(t, weights);
  const write = (state: SteamRollersState, seat: Seat, into: Float64Array): number => writeWorths(x, state, seat, into);
  const progress = (state: SteamRollersState): number => progressOf(t, state);
  const means = aspects(x);
  const judged = {
    evaluateAll: (state: SteamRollersState) => evaluateSeats(x, state),
    progress,
    turn: turnOf,
    ...featuresOfWorths(WORTHS, write, progress, countsOf(t)),
  };
  return {
    ...judged,
    evaluate: (state: SteamRollersState, seat: Seat) => evaluateState(x, state, seat),
    // At a table of two what was learnt won no more games.
    expected: expectedBy({ more: valueOfMore }, judged, ({ deal }: SteamRollersState) => deal.players),
    appraise: appraisalBy(WORTHS, write),
    worths: WORTHS,
    priors: priorsBy(priors, progress, means),
    aspects: means,
  };
}

export function openSteamRollers(data: unknown): SteamRollersGame {
  const { t, machine, rules } = openRules(data);
  const game: SteamRollersGame = {
    ...rules,
    ...thinkingBy(t, WEIGHTS),
    text: joinCatalogues(rules.text, teaching),
    redeal: (state, _viewer, stream) => redealState(state, stream),
    figures: () => WEIGHTS,
    judgedBy: (figures) => ({
      ...game,
      ...thinkingBy(t, withFigures(WEIGHTS, figures)),
      figures: () => withFigures(WEIGHTS, figures),
    }),
    learntFigures: (seats) => (seats === 2 ? figuresOfTwo.figures : undefined),
    vetoes: VETOES,
    changes: (before, after) => changesBetween(t, before, after),
    reckon: (view) => reckon(t, view),
    whyNot(view, seat, place) {
      const state = imagineState(view, seedStream(0, 'why not'));
      return whyNot(t, state, seat, place, { prompt: machine.prompt(state, seat), moves: machine.moves(state, seat) });
    },
  };
  return game;
}

export const steamrollers: GameModule = { ...steamrollersRules, open: openSteamRollers };
