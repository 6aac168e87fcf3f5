/** One handler per kind of frame. */
import type { Handlers } from '../../kernel/index.ts';
import { actionDecision, afterActionStep, lastExchangeDecision } from './decisions/action.ts';
import { chooseDieDecision, nextDieStep, seizeDieDecision, useDieDecision } from './decisions/choose-die.ts';
import { endRoundStep, endTurnStep, roundStep, turnStep } from './decisions/round.ts';
import {
  ownLoadDecision,
  startingActionDecision,
  startingEngineDecision,
  startingRegionDecision,
  startingTileDecision,
  startingTrackDecision,
} from './modules/starting-tiles.ts';
import type { SteamRollersMove } from './moves.ts';
import { arrangeGoodsDecision } from './solo/arrange-goods.ts';
import { difficultyStep } from './solo/difficulty.ts';
import { evaPhase1, evaPhase2, evaPhase3, evaPhase4, sealedWagonDecision, signalChangeDecision } from './solo/eva.ts';
import type { SteamRollersFrame, SteamRollersState } from './state.ts';
import type { Tables } from './tables.ts';

export function handlersOf(t: Tables): Handlers<SteamRollersState, SteamRollersFrame, SteamRollersMove> {
  return {
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
  };
}
