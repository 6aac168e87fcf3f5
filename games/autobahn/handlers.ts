/** One handler per kind of frame. */
import type { Handlers } from '../../kernel/index.ts';
import { action } from './decisions/action.ts';
import { gainCard, replaceCard, shiftCard, swapIn, swapOut } from './decisions/action-cards.ts';
import { actionTile } from './decisions/action-tile.ts';
import { administration, nextEra, routeCheck } from './decisions/administration.ts';
import { tileChance } from './decisions/bonus-tile.ts';
import { buildRoad, secondSection } from './decisions/build-road.ts';
import { buildStation, takeUpgrade } from './decisions/build-station.ts';
import { afterAction, card, cardAfter } from './decisions/card.ts';
import { claim } from './decisions/claim.ts';
import { develop, developing } from './decisions/develop.ts';
import { effects, performed } from './decisions/effects.ts';
import { loadTruck } from './decisions/load-truck.ts';
import { placeTraffic, trafficDue } from './decisions/place-traffic.ts';
import { promote, promotions } from './decisions/promote.ts';
import { routeCard } from './decisions/route-card.ts';
import { simpleGain } from './decisions/simple-gain.ts';
import { stationBonus } from './decisions/station-bonus.ts';
import { delivered, deliveryTile, drive, driving, moveTruck, phase3, trucks } from './decisions/trucks.ts';
import { endTurn, gain, payBuilding, turn, updateCities } from './decisions/turn.ts';
import { unlock } from './decisions/unlock.ts';
import { payForUpgrade, upgradeLink } from './decisions/upgrade-link.ts';
import type { AutobahnMove } from './moves.ts';
import { botHandlers } from './solo/turn.ts';
import type { AutobahnFrame, AutobahnState } from './state.ts';
import type { Tables } from './tables.ts';

export function handlersOf(t: Tables): Handlers<AutobahnState, AutobahnFrame, AutobahnMove> {
  return {
    turn: turn(t),
    phase3: phase3(t),
    endTurn: endTurn(t),
    gain: gain(t),
    promotions: promotions(t),
    developing: developing(t),
    payBuilding: payBuilding(t),
    payUpgrade: payForUpgrade(t),
    updateCities: updateCities(t),
    performed: performed(t),
    afterAction: afterAction(t),
    driving: driving(t),
    delivered: delivered(t),
    administration: administration(t),
    routeCheck: routeCheck(t),
    nextEra: nextEra(t),
    trafficDue: trafficDue(t),
    secondSection: secondSection(t),
    routeCard: routeCard(t),
    claim: claim(t),
    action: action(t),
    card: card(t),
    cardAfter: cardAfter(t),
    tileChance: tileChance(t),
    effects: effects(t),
    buildRoad: buildRoad(t),
    upgradeLink: upgradeLink(t),
    loadTruck: loadTruck(t),
    buildStation: buildStation(t),
    takeUpgrade: takeUpgrade(t),
    unlock: unlock(t),
    promote: promote(t),
    develop: develop(t),
    gainCard: gainCard(t),
    replaceCard: replaceCard(t),
    swapOut: swapOut(t),
    swapIn: swapIn(t),
    shiftCard: shiftCard(t),
    actionTile: actionTile(t),
    simpleGain: simpleGain(t),
    moveTruck: moveTruck(t),
    trucks: trucks(t),
    drive: drive(t),
    stationBonus: stationBonus(t),
    deliveryTile: deliveryTile(t),
    placeTraffic: placeTraffic(t),
    ...botHandlers(t),
  };
}
