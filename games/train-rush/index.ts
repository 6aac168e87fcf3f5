/** Train Rush by Sebastian Szponar: what stands in the registry. */
import {
  appraisalBy,
  expectedBy,
  featuresOfWorths,
  type Game,
  type GameModule,
  joinCatalogues,
  priorsBy,
  seedStream,
} from '../../kernel/index.ts';
import { changesBetween } from './changes.ts';
import { effectsOf } from './effects/resolve.ts';
import { drawsCards, evaluation, progressOf, turnOf, WORTHS } from './evaluate.ts';
import { aspects } from './evaluation/aspects.ts';
import { COUNTS } from './evaluation/counts.ts';
import { imagineState, redealState } from './imagine.ts';
import type { TrainRushMove } from './moves.ts';
import priors from './priors.json' with { type: 'json' };
import { reckon } from './reckoning.ts';
import { openRules, trainRushRules } from './rules.ts';
import type { TrainRushState } from './state.ts';
import { teaching } from './text/teaching.ts';
import valueOfMore from './value-of-more.json' with { type: 'json' };
import valueOfTwo from './value-of-two.json' with { type: 'json' };
import { VETOES } from './vetoes.ts';
import type { TrainRushView } from './view.ts';
import { whyNot } from './why-not.ts';

export type TrainRush = Game<TrainRushState, TrainRushMove, TrainRushView>;

export function openTrainRush(data: unknown): TrainRush {
  const { t, machine, rules } = openRules(data);
  const { possible } = effectsOf(t);
  const { evaluate, evaluateAll, writeWorths } = evaluation(t);
  const means = aspects(t);
  const progress = (state: TrainRushState): number => progressOf(t, state);
  const judged = {
    evaluateAll,
    progress,
    turn: turnOf,
    ...featuresOfWorths(WORTHS, writeWorths, progress, COUNTS),
  };
  return {
    ...rules,
    ...judged,
    text: joinCatalogues(rules.text, teaching),
    redeal: (state, viewer, stream, former) => redealState(t, state, viewer, stream, former),
    evaluate,
    expected: expectedBy({ two: valueOfTwo, more: valueOfMore }, judged, ({ seats }) => seats),
    appraise: appraisalBy(WORTHS, writeWorths),
    worths: WORTHS,
    priors: priorsBy(priors, progress, means),
    aspects: means,
    vetoes: VETOES,
    learns: drawsCards,
    changes: (before, after) => changesBetween(t, before, after),
    reckon: (view) => reckon(t, view),
    whyNot(view, seat, place) {
      const state = imagineState(t, view, seedStream(0, 'why not'));
      const asked = { prompt: machine.prompt(state, seat), moves: machine.moves(state, seat) };
      return whyNot(t, state, seat, place, asked, possible);
    },
  };
}

export const trainRush: GameModule = { ...trainRushRules, open: openTrainRush };
