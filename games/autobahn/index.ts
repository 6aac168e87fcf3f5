/** Autobahn: what stands in the registry. */
import {
  appraisalBy,
  type Figures,
  featuresOfWorths,
  type Game,
  type GameModule,
  joinCatalogues,
  priorsBy,
} from '../../kernel/index.ts';
import { changesBetween } from './changes.ts';
import { evaluationOf, progressOf, turnOf, WORTHS } from './evaluate.ts';
import { countsOf } from './evaluation/counts.ts';
import { weightsFor } from './evaluation/weights.ts';
import { redealState } from './imagine.ts';
import type { AutobahnMove } from './moves.ts';
import priors from './priors.json' with { type: 'json' };
import { reckon } from './reckoning.ts';
import { autobahnRules, openRules, seen } from './rules.ts';
import type { AutobahnState } from './state.ts';
import type { Tables } from './tables.ts';
import { teaching } from './text/teaching.ts';
import { vetoesOf } from './vetoes.ts';
import type { AutobahnView } from './view.ts';
import { whyNot } from './why-not.ts';

export type AutobahnGame = Game<AutobahnState, AutobahnMove, AutobahnView>;

/** What opponents think by; figures that are named are others. */
function thinkingBy(t: Tables, figures: Figures = {}) {
  const { evaluate, writeWorths } = evaluationOf(t, figures);
  const progress = (state: AutobahnState): number => progressOf(t, state);
  return {
    evaluate,
    evaluateAll: (state: AutobahnState) =>
      Array.from({ length: state.config.seats }, (_, seat) => evaluate(state, seat)),
    appraise: appraisalBy(WORTHS, writeWorths),
    worths: WORTHS,
    ...featuresOfWorths(WORTHS, writeWorths, progress, countsOf(t)),
    priors: priorsBy(priors, progress),
    turn: turnOf,
    progress,
  };
}

export function openAutobahn(data: unknown): AutobahnGame {
  const { t, machine, rules } = openRules(data);
  const game: AutobahnGame = {
    ...rules,
    ...thinkingBy(t),
    text: joinCatalogues(rules.text, teaching),
    redeal: (state, viewer, stream) => redealState(t, state, viewer, stream),
    figures: weightsFor,
    judgedBy: (figures) => ({
      ...game,
      ...thinkingBy(t, figures),
      figures: (seats) => ({ ...weightsFor(seats), ...figures }),
    }),
    vetoes: vetoesOf(t),
    changes: (before, after) => changesBetween(t, seen(t, before), seen(t, after)),
    reckon: (view) => reckon(t, seen(t, view)),
    whyNot(view, seat, place) {
      const state = seen(t, view);
      return whyNot(t, state, seat, place, { prompt: machine.prompt(state, seat), moves: machine.moves(state, seat) });
    },
  };
  return game;
}

export const autobahn: GameModule = { ...autobahnRules, open: openAutobahn };
