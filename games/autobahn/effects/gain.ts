/** AB-21: bonus actions. What is possible is offered; what is impossible is lost. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { botGains } from '../solo/gain.ts';
import type { AutobahnState } from '../state.ts';
import { ALL_COLOURS, type Bonus, type Tables } from '../tables.ts';
import { bonusText } from '../terms.ts';
import { hasActionTile } from './action-tiles.ts';
import { canReplace, canShift, canSwap, hasPlayedCard } from './cards.ts';
import { displayEmpty } from './display.ts';
import { hasEmployee, hasPromotion } from './employees.ts';
import { anyBuild, anyStation, anyUpgrade, loadColours } from './feasible.ts';
import { canFund } from './funding.ts';
import { gainMoney } from './money.ts';
import { performSimple } from './simple.ts';
import { canMoveTruck, offerMoveTruck } from './station-row.ts';
import { hasPadlock } from './technologies.ts';

/** Whether a bonus can be carried out at all now (AB-22.3). Change colour belongs to playing a card (AB-21.13). */
export function isPossible(t: Tables, s: AutobahnState, seat: Seat, bonus: Bonus): boolean {
  switch (bonus.kind) {
    case 'develop':
    case 'money':
      return true;
    case 'promote':
      return s.supply[seat] > 0 || hasPromotion(t, s, seat);
    case 'gainCard':
      return !displayEmpty(s);
    case 'replaceCard':
      return canReplace(t, s, seat);
    case 'buildRoad':
      return anyBuild(t, s, seat);
    case 'upgradeLink':
      return anyUpgrade(t, s, seat);
    case 'buildStation':
      return anyStation(t, s, seat);
    case 'loadTruck':
      return loadColours(t, s) !== 0;
    case 'unlock':
      return s.extraTokens[seat] > 0 && hasPadlock(s.padlocks[seat]);
    case 'moveTruck':
      return canMoveTruck(t, s, seat, bonus.amount);
    case 'swapCard':
      return canSwap(t, s, seat);
    case 'changeColour':
      return false;
    case 'flipTile':
      return hasActionTile(t, s, seat, 0);
    case 'removeTile':
      return hasActionTile(t, s, seat, 1);
    case 'recruit':
      return s.supply[seat] > 0;
    case 'shiftCard':
      return canShift(t, s, seat);
    case 'placeEmployee':
      return hasEmployee(s, seat);
    case 'funding':
      return canFund(s, seat);
    case 'pickUpCards':
      return hasPlayedCard(t, s, seat);
  }
}

/** Leaves the bonus on the frames. A bonus the player has already chosen is not asked for again. */
export function gain(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  bonus: Bonus,
  chosen: boolean,
  colour: number,
  events?: Events,
): void {
  if (seat === s.config.bot) {
    botGains(t, s, bonus, events);
    return;
  }
  if (!isPossible(t, s, seat, bonus)) {
    events?.push({ key: 'event.bonusLost', params: { seat: { seat }, bonus: bonusText(bonus) } });
    return;
  }
  const mayDecline = !chosen;
  const anywhere = { seat, colours: ALL_COLOURS, mayDecline, byCard: false };
  const { frames } = s;
  switch (bonus.kind) {
    case 'money':
      gainMoney(s, seat, bonus.amount, events);
      break;
    case 'develop':
      if (chosen) frames.push({ kind: 'developing', seat, left: bonus.amount });
      else frames.push({ kind: 'develop', seat, steps: bonus.amount });
      break;
    case 'promote':
      frames.push({ kind: 'promotions', seat, left: bonus.amount });
      break;
    case 'gainCard':
      frames.push({ kind: 'gainCard', seat });
      break;
    case 'replaceCard':
      frames.push({ kind: 'replaceCard', seat });
      break;
    case 'buildRoad':
      frames.push({ kind: 'buildRoad', discount: 0, ...anywhere });
      break;
    case 'upgradeLink':
      frames.push({ kind: 'upgradeLink', ...anywhere });
      break;
    case 'buildStation':
      frames.push({ kind: 'buildStation', ...anywhere });
      break;
    case 'loadTruck':
      frames.push({ kind: 'loadTruck', thenMove: bonus.amount > 1 ? bonus.amount : 0, ...anywhere });
      break;
    case 'unlock':
      frames.push({ kind: 'unlock', seat });
      break;
    case 'moveTruck':
      offerMoveTruck(t, s, seat, bonus.amount);
      break;
    case 'swapCard':
      frames.push({ kind: 'swapOut', seat });
      break;
    case 'flipTile':
      frames.push({ kind: 'actionTile', seat, to: 1 });
      break;
    case 'removeTile':
      frames.push({ kind: 'actionTile', seat, to: 2 });
      break;
    case 'shiftCard':
      frames.push({ kind: 'shiftCard', seat });
      break;
    case 'recruit':
    case 'placeEmployee':
    case 'funding':
    case 'pickUpCards':
      if (chosen) performSimple(t, s, seat, bonus.kind, colour, events);
      else frames.push({ kind: 'simpleGain', seat, bonus, colour });
      break;
    case 'changeColour':
      break;
  }
}
