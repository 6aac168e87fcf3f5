/** SteamRollers as a game of the house. */
import { type FrameMachine, frameMachine, type Game, type GameModule } from '../../kernel/index.ts';
import standard from './components/standard.json' with { type: 'json' };
import { actionDecision, afterActionStep, lastExchangeDecision } from './decisions/action.ts';
import { chooseDieDecision, nextDieStep, seizeDieDecision, useDieDecision } from './decisions/chooseDie.ts';
import { endRoundStep, endTurnStep, roundStep, turnStep } from './decisions/round.ts';
import { describe } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { invariants } from './invariants.ts';
import {
  ownLoadDecision,
  startingActionDecision,
  startingEngineDecision,
  startingRegionDecision,
  startingTileDecision,
  startingTrackDecision,
} from './modules/startingTiles.ts';
import type { SteamRollersMove } from './moves.ts';
import { print } from './print.ts';
import { result, scoreSheets } from './scoring.ts';
import { checkSetup, newGame } from './setup.ts';
import { arrangeGoodsDecision } from './solo/arrangeGoods.ts';
import { difficultyStep } from './solo/difficulty.ts';
import { evaPhase1, evaPhase2, evaPhase3, evaPhase4, sealedWagonDecision, signalChangeDecision } from './solo/eva.ts';
import { clone, type SteamRollersState, type TurnFrame } from './state.ts';
import { compile, type Tables } from './tables.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { imagine, type SteamRollersView, scramble, view } from './view.ts';

export type SteamRollers = Game<SteamRollersState, SteamRollersMove, SteamRollersView>;

function machine(t: Tables): FrameMachine<SteamRollersState, SteamRollersMove> {
  return frameMachine<SteamRollersState, TurnFrame, SteamRollersMove>({
    startingTile: startingTileDecision(t),
    startingEngine: startingEngineDecision(t),
    startingRegion: startingRegionDecision(t),
    startingTrack: startingTrackDecision(t),
    startingAction: startingActionDecision(t),
    ownLoad: ownLoadDecision(t),
    arrangeGoods: arrangeGoodsDecision(t),
    difficulty: difficultyStep(t),
    round: roundStep(t),
    turn: turnStep(),
    chooseDie: chooseDieDecision(t),
    seizeDie: seizeDieDecision(t),
    nextDie: nextDieStep(),
    useDie: useDieDecision(t),
    action: actionDecision(t),
    afterAction: afterActionStep(t),
    lastExchange: lastExchangeDecision(t),
    endTurn: endTurnStep(t),
    endRound: endRoundStep(t),
    signalChange: signalChangeDecision(t),
    evaPhase1: evaPhase1(t),
    evaPhase2: evaPhase2(t),
    evaPhase3: evaPhase3(t),
    evaPhase4: evaPhase4(t),
    sealedWagon: sealedWagonDecision(t),
  });
}

export function openSteamRollers(edition: unknown): SteamRollers {
  const t = compile(edition);
  const turns = machine(t);
  return {
    id: 'steamrollers',
    title: 'SteamRollers',
    version: 1,
    edition: t.editionName,
    seatPlans: [
      { players: [2, 5], automas: [] },
      { players: [1, 1], automas: ['eva'] },
    ],
    options: [
      { key: 'coal', values: [false, true] },
      { key: 'orders', values: [false, true] },
      { key: 'startingTiles', values: [false, true] },
      { key: 'map', values: ['plain', 'medium', 'hard'] },
      { key: 'level', values: [1, 2, 3, 4, 5, 6] },
    ],
    text: { en, de, pl },
    checkSetup,
    setup(setup, events) {
      const state = newGame(t, setup, events);
      turns.settle(state, events);
      return state;
    },
    deciding: turns.deciding,
    prompt: turns.prompt,
    moves: turns.moves,
    apply: turns.apply,
    clone,
    result: (state) => result(t, state),
    view,
    imagine,
    scramble: (state, _viewer, stream) => scramble(state, stream),
    forecast: (seen) => scoreSheets(t, seen),
    evaluate: (state, seat) => evaluate(t, state, seat),
    describe: (move) => describe(t, move),
    print: (seen, speaker) => print(t, seen, speaker),
    invariants: (state) => invariants(t, state),
  };
}

export const steamrollers: GameModule = {
  id: 'steamrollers',
  standardEdition: standard,
  open: openSteamRollers,
};
