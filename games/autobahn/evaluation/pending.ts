/** What is still on the way inside a turn: without it a look ahead would shrink from every card that is not yet carried out. */
import type { Seat } from '../../../kernel/index.ts';
import type { AutobahnFrame, AutobahnState } from '../state.ts';
import { BUILD_ROAD, BUILD_STATION, LOAD_TRUCK, UNLOCK, UPGRADE_LINK } from '../tables.ts';

/** Points an action of a space is likely to bring, its cost included. */
const ACTION: readonly number[] = (() => {
  const worth: number[] = [];
  worth[UNLOCK] = 2.2;
  worth[BUILD_ROAD] = 1.5;
  worth[UPGRADE_LINK] = 1.6;
  worth[LOAD_TRUCK] = 1;
  worth[BUILD_STATION] = 1.3;
  return worth;
})();

/** What the actions of this seat bring at once by its technologies, beside what every action brings. */
export interface Habits {
  perMoney: number;
  /** What one promotion is worth. */
  promotion: number;
  /** By action space. */
  readonly actions: Float64Array;
}

function worthOf(frame: AutobahnFrame, { perMoney, promotion, actions }: Habits): number {
  switch (frame.kind) {
    case 'card':
      return ACTION[frame.space] + actions[frame.space];
    case 'action':
      return 0.6;
    case 'cardAfter':
    case 'stationBonus':
      return 0.4;
    case 'promote':
      return 0.25 * promotion;
    case 'promotions':
      return 0.25 * promotion * frame.left;
    case 'develop':
      return 0.5 * frame.steps;
    case 'developing':
      return 0.5 * frame.left;
    case 'effects':
      return 0.45 * frame.due.length;
    case 'payBuilding':
    case 'payUpgrade':
      return 1.4 - frame.cost * perMoney;
    case 'gain':
      return 0.8;
    case 'buildRoad':
      return 1;
    case 'upgradeLink':
      return 1 + actions[UPGRADE_LINK];
    case 'loadTruck':
      return 1 + actions[LOAD_TRUCK];
    case 'buildStation':
      return 1.2 + actions[BUILD_STATION];
    case 'gainCard':
      return 1.2;
    case 'unlock':
      return 2;
    case 'replaceCard':
      return 0.6;
    case 'delivered':
      return 2.5;
    default:
      return 0;
  }
}

export function pendingWorth(s: AutobahnState, seat: Seat, habits: Habits): number {
  let sum = 0;
  for (let i = 0; i < s.frames.length; i++) {
    const frame = s.frames[i];
    if (frame.seat === seat) sum += worthOf(frame, habits);
  }
  return sum;
}
