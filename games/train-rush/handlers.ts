/** One handler per kind of frame. */
import { type FrameMachine, frameMachine, type Handlers } from '../../kernel/index.ts';
import { auction, startRound } from './decisions/auction.ts';
import { blackMarket, sell, sellChoice } from './decisions/blackMarket.ts';
import {
  city,
  cityAction,
  contractChoice,
  contracts,
  deliver,
  deliverChoice,
  refillContracts,
} from './decisions/city.ts';
import { heroDraft } from './decisions/heroDraft.ts';
import { income, loading, loadingChoice } from './decisions/income.ts';
import { investment, investmentTurn } from './decisions/investment.ts';
import { lobbying } from './decisions/lobbying.ts';
import { mission, missionTurn } from './decisions/mission.ts';
import {
  movementAction,
  movementTurn,
  nextMovement,
  playCard,
  specialAction,
  takeCard,
  takeCardChoice,
} from './decisions/movement.ts';
import { returnCards } from './decisions/returnCards.ts';
import {
  parcel,
  parcelChoice,
  refillTile,
  scoreOrder,
  scoreWarehouses,
  zoneScoringA,
  zoneScoringB,
} from './decisions/siding.ts';
import { startingCube } from './decisions/startingCube.ts';
import { discardLaidStep, handLimitDecision, keepCardsDecision } from './effects/actionCards.ts';
import { infrastructureStep } from './effects/bonusTracks.ts';
import { effectsOf } from './effects/resolve.ts';
import { endOfRound } from './endOfRound.ts';
import type { TrainRushMove } from './moves.ts';
import { dealActionCards, dealHeroes } from './setup.ts';
import type { TrainRushFrame, TrainRushState } from './state.ts';
import type { Tables } from './tables.ts';

export function machineOf(tables: Tables): FrameMachine<TrainRushState, TrainRushMove> {
  const effects = effectsOf(tables);
  const { possible } = effects;
  const handlers: Handlers<TrainRushState, TrainRushFrame, TrainRushMove> = {
    startingCube: startingCube(tables),
    dealActionCards: dealActionCards(tables),
    returnCards: returnCards(tables),
    dealHeroes: dealHeroes(tables),
    heroDraft: heroDraft(tables),
    startRound: startRound(),
    auction: auction(tables),
    lobbying: lobbying(tables),
    income: income(tables),
    loading: loading(tables),
    loadingChoice: loadingChoice(tables),
    investment: investment(tables, possible),
    investmentTurn: investmentTurn(tables, possible),
    movementTurn: movementTurn(),
    playCard: playCard(tables),
    nextMovement: nextMovement(tables, possible),
    movementAction: movementAction(tables, possible),
    specialAction: specialAction(tables, possible),
    discardLaid: discardLaidStep(),
    takeCard: takeCard(),
    takeCardChoice: takeCardChoice(tables),
    handLimit: handLimitDecision(tables),
    mission: mission(tables),
    missionTurn: missionTurn(tables),
    endOfRound: endOfRound(tables),
    resolve: effects.step,
    effect: effects.decision,
    keepCards: keepCardsDecision(tables),
    city: city(tables),
    cityAction: cityAction(tables),
    contracts: contracts(tables),
    contractChoice: contractChoice(tables),
    deliver: deliver(tables),
    deliverChoice: deliverChoice(tables),
    refillContracts: refillContracts(tables),
    blackMarket: blackMarket(tables, possible),
    sell: sell(tables),
    sellChoice: sellChoice(tables),
    refillTile: refillTile(tables),
    parcel: parcel(tables),
    parcelChoice: parcelChoice(tables),
    zoneScoringA: zoneScoringA(tables),
    zoneScoringB: zoneScoringB(tables),
    scoreWarehouses: scoreWarehouses(tables),
    scoreOrder: scoreOrder(tables),
    infrastructure: infrastructureStep(tables),
  };
  return frameMachine<TrainRushState, TrainRushFrame, TrainRushMove>(handlers);
}
