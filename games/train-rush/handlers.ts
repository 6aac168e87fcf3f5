/** One handler per kind of frame. */
import type { Handlers } from '../../kernel/index.ts';
import { auction, startRound } from './decisions/auction.ts';
import { blackMarket, sell } from './decisions/black-market.ts';
import { city, cityAction, contractChoice, contracts, deliver, refillContracts } from './decisions/city.ts';
import { heroDraft } from './decisions/hero-draft.ts';
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
import { returnCards } from './decisions/return-cards.ts';
import {
  parcel,
  parcelChoice,
  refillTile,
  scoreOrder,
  scoreWarehouses,
  zoneScoringA,
  zoneScoringB,
} from './decisions/siding.ts';
import { startingCube } from './decisions/starting-cube.ts';
import { discardLaidStep, handLimitDecision, keepCardsDecision } from './effects/action-cards.ts';
import { infrastructureStep } from './effects/bonus-tracks.ts';
import { effectsOf } from './effects/resolve.ts';
import { endOfRound } from './end-of-round.ts';
import type { TrainRushMove } from './moves.ts';
import { dealActionCards, dealHeroes, revealWagons } from './setup.ts';
import type { TrainRushFrame, TrainRushState } from './state.ts';
import type { Tables } from './tables.ts';

export function handlersOf(t: Tables): Handlers<TrainRushState, TrainRushFrame, TrainRushMove> {
  const effects = effectsOf(t);
  const { possible } = effects;
  return {
    startingCube: startingCube(t),
    revealWagons: revealWagons(t),
    dealActionCards: dealActionCards(t),
    returnCards: returnCards(t),
    dealHeroes: dealHeroes(t),
    heroDraft: heroDraft(t),
    startRound: startRound(),
    auction: auction(t),
    lobbying: lobbying(t),
    income: income(t),
    loading: loading(t),
    loadingChoice: loadingChoice(t),
    investment: investment(t, possible),
    investmentTurn: investmentTurn(t, possible),
    movementTurn: movementTurn(),
    playCard: playCard(t),
    nextMovement: nextMovement(t, possible),
    movementAction: movementAction(t, possible),
    specialAction: specialAction(t, possible),
    discardLaid: discardLaidStep(),
    takeCard: takeCard(),
    takeCardChoice: takeCardChoice(t),
    handLimit: handLimitDecision(t),
    mission: mission(t),
    missionTurn: missionTurn(t),
    endOfRound: endOfRound(t),
    resolve: effects.step,
    effect: effects.decision,
    keepCards: keepCardsDecision(t),
    city: city(t),
    cityAction: cityAction(t),
    contracts: contracts(t),
    contractChoice: contractChoice(t),
    deliver: deliver(t),
    refillContracts: refillContracts(t),
    blackMarket: blackMarket(t, possible),
    sell: sell(t),
    refillTile: refillTile(t),
    parcel: parcel(t),
    parcelChoice: parcelChoice(t),
    zoneScoringA: zoneScoringA(t),
    zoneScoringB: zoneScoringB(t),
    scoreWarehouses: scoreWarehouses(t),
    scoreOrder: scoreOrder(t),
    infrastructure: infrastructureStep(t),
  };
}
