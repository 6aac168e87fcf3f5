/** SteamRollers: what stands in the registry. */
import {
  featuresOfWorths,
  type Game,
  type GameModule,
  joinCatalogues,
  type ScorePart,
  type Seat,
  seedStream,
  worthsFrom,
} from '../../kernel/index.ts';
import { changesBetween } from './changes.ts';
import { appraiseState, evaluateSeats, evaluateState, WORTHS } from './evaluate.ts';
import { countsOf } from './evaluation/counts.ts';
import { progressOf } from './evaluation/pace.ts';
import { priorsOf } from './evaluation/priors.ts';
import { imagineState, redealState } from './imagine.ts';
import type { SteamRollersMove } from './moves.ts';
import { reckon } from './reckoning.ts';
import { openRules, steamrollersRules } from './rules.ts';
import { type SteamRollersState, turnOf } from './state.ts';
import { teaching } from './text/teaching.ts';
import { VETOES } from './vetoes.ts';
import type { SteamRollersView } from './view.ts';
import { whyNot } from './why-not.ts';

export type SteamRollersGame = Game<SteamRollersState, SteamRollersMove, SteamRollersView>;

export function openSteamRollers(data: unknown): SteamRollersGame {
  const { t, machine, rules } = openRules(data);
  const appraise = (state: SteamRollersState, seat: Seat): ScorePart[] => appraiseState(t, state, seat);
  const progress = (state: SteamRollersState): number => progressOf(t, state);
  return {
    ...rules,
    text: joinCatalogues(rules.text, teaching),
    redeal: (state, _viewer, stream) => redealState(state, stream),
    evaluate: (state, seat) => evaluateState(t, state, seat),
    evaluateAll: (state) => evaluateSeats(t, state),
    appraise,
    worths: WORTHS,
    ...featuresOfWorths(WORTHS, worthsFrom(WORTHS, appraise), progress, countsOf(t)),
    priors: (state, seat, moves, into) => priorsOf(t, state, seat, moves, into),
    vetoes: VETOES,
    turn: turnOf,
    progress,
    changes: (before, after) => changesBetween(t, before, after),
    reckon: (view) => reckon(t, view),
    whyNot(view, seat, place) {
      const state = imagineState(view, seedStream(0, 'why not'));
      return whyNot(t, state, seat, place, { prompt: machine.prompt(state, seat), moves: machine.moves(state, seat) });
    },
  };
}

export const steamrollers: GameModule = { ...steamrollersRules, open: openSteamRollers };
