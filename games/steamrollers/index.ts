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
} from '../../kernel/index.ts';
import { changesBetween } from './changes.ts';
import { evaluateSeats, evaluateState, WORTHS, writeWorths } from './evaluate.ts';
import { aspects } from './evaluation/aspects.ts';
import { countsOf } from './evaluation/counts.ts';
import { progressOf } from './evaluation/pace.ts';
import { imagineState, redealState } from './imagine.ts';
import type { SteamRollersMove } from './moves.ts';
import priors from './priors.json' with { type: 'json' };
import { reckon } from './reckoning.ts';
import { openRules, steamrollersRules } from './rules.ts';
import { type SteamRollersState, turnOf } from './state.ts';
import { teaching } from './text/teaching.ts';
import valueOfMore from './value-of-more.json' with { type: 'json' };
import { VETOES } from './vetoes.ts';
import type { SteamRollersView } from './view.ts';
import { whyNot } from './why-not.ts';

export type SteamRollersGame = Game<SteamRollersState, SteamRollersMove, SteamRollersView>;

export function openSteamRollers(data: unknown): SteamRollersGame {
  const { t, machine, rules } = openRules(data);
  const write = (state: SteamRollersState, seat: Seat, into: Float64Array): number => writeWorths(t, state, seat, into);
  const progress = (state: SteamRollersState): number => progressOf(t, state);
  const means = aspects(t);
  const judged = {
    evaluateAll: (state: SteamRollersState) => evaluateSeats(t, state),
    progress,
    turn: turnOf,
    ...featuresOfWorths(WORTHS, write, progress, countsOf(t)),
  };
  return {
    ...rules,
    ...judged,
    text: joinCatalogues(rules.text, teaching),
    redeal: (state, _viewer, stream) => redealState(state, stream),
    evaluate: (state, seat) => evaluateState(t, state, seat),
    // At a table of two what was learnt won no more games.
    expected: expectedBy({ more: valueOfMore }, judged, ({ deal }) => deal.players),
    appraise: appraisalBy(WORTHS, write),
    worths: WORTHS,
    priors: priorsBy(priors, progress, means),
    aspects: means,
    vetoes: VETOES,
    changes: (before, after) => changesBetween(t, before, after),
    reckon: (view) => reckon(t, view),
    whyNot(view, seat, place) {
      const state = imagineState(view, seedStream(0, 'why not'));
      return whyNot(t, state, seat, place, { prompt: machine.prompt(state, seat), moves: machine.moves(state, seat) });
    },
  };
}

export const steamrollers: GameModule = { ...steamrollersRules, open: openSteamRollers };
