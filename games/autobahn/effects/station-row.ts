/** AB-15: passing stations, and the bonuses of the station row. */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { RowBonus } from '../components/edition.ts';
import { botTakesPass } from '../solo/passing.ts';
import type { AutobahnState } from '../state.ts';
import { bit, NOBODY, NONE, type Tables, TRUCKS } from '../tables.ts';
import { linkText } from '../terms.ts';
import { hasStep, isOnMap, isStuck, startDrive, suspendedDrive } from './driving.ts';
import { hasEmployee, hasPromotion, placeEmployee } from './employees.ts';
import { gainMoney, pay, spendable } from './money.ts';

/** Best open money position of a seat's row (AB-15.4, AB-27.5). */
export function passingMoney(t: Tables, s: AutobahnState, owner: Seat, upgraded: boolean): number {
  let best = 0;
  const row = t.edition.playerBoard.stationRow.list;
  for (let i = 0; i < s.stations[owner]; i++) {
    const entry = row[i];
    if (entry.kind === 'money') best = Math.max(best, upgraded ? entry.high : entry.low);
  }
  return best;
}

/** A player's truck passes the station of a link. */
export function passStation(t: Tables, s: AutobahnState, seat: Seat, link: number, events?: Events): void {
  const owner = s.stationAt[link];
  if (owner === NOBODY) return;
  const upgraded = s.upgradeAt[link] !== NONE;
  if (owner === s.config.bot) botTakesPass(t, s, link, events);
  else if (owner !== seat) {
    const amount = passingMoney(t, s, owner, upgraded);
    events?.push({ key: 'event.passed', params: { seat: { seat }, owner: { seat: owner }, link: linkText(t, link) } });
    gainMoney(s, owner, amount, events);
  } else if (!s.passed.includes(link)) {
    const left = upgraded ? t.edition.modules.services.bonusesWhenPassingOwn : 1;
    offerPass(t, s, seat, link, left);
  }
}

/** Leaves the choice of a row bonus on the frames, if there is anything to choose. */
export function offerPass(t: Tables, s: AutobahnState, seat: Seat, link: number, left: number): void {
  if (left === 0) return;
  for (let i = 0; i < s.stations[seat]; i++) {
    if (!bit(s.rowUsed, i) && rowPossible(t, s, seat, i)) {
      s.frames.push({ kind: 'stationBonus', seat, link, left });
      return;
    }
  }
}

export function rowPossible(t: Tables, s: AutobahnState, seat: Seat, position: number): boolean {
  const entry = t.edition.playerBoard.stationRow.list[position];
  switch (entry.kind) {
    case 'money':
    case 'develop':
      return true;
    case 'promote':
      return s.supply[seat] > 0 || hasPromotion(t, s, seat);
    case 'payForEmployee':
      return spendable(s, seat) >= entry.cost && hasEmployee(s, seat);
    case 'moveTruck':
      return canMoveTruck(t, s, seat, entry.amount);
  }
}

/** The bonus under a position; `link` names the office of AB-11.7 and AB-15.2. */
export function gainRow(t: Tables, s: AutobahnState, seat: Seat, entry: RowBonus, link: number, events?: Events): void {
  switch (entry.kind) {
    case 'money':
      gainMoney(s, seat, entry.high, events);
      return;
    case 'develop':
      s.frames.push({ kind: 'developing', seat, left: entry.amount });
      return;
    case 'promote':
      s.frames.push({ kind: 'promotions', seat, left: entry.amount });
      return;
    case 'payForEmployee':
      pay(s, seat, entry.cost, events);
      placeEmployee(s, seat, t.links[link].colour, events);
      return;
    case 'moveTruck':
      offerMoveTruck(t, s, seat, entry.amount);
      return;
  }
}

/** Whether an extra movement could move this truck, continuing the movement it may be in. */
export function truckCanMove(t: Tables, s: AutobahnState, seat: Seat, truck: number, steps: number): boolean {
  if (!isOnMap(s, seat, truck)) return false;
  const i = suspendedDrive(s, truck);
  const frame = i === NONE ? undefined : s.frames[i];
  if (frame?.kind !== 'driving') return hasStep(t, s, startDrive(t, s, seat, truck, steps));
  return hasStep(t, s, { ...frame, left: frame.left + steps });
}

export function canMoveTruck(t: Tables, s: AutobahnState, seat: Seat, steps: number): boolean {
  for (let truck = 0; truck < TRUCKS; truck++) if (truckCanMove(t, s, seat, truck, steps)) return true;
  return false;
}

/** AB-14.6: a step for a truck in the middle of its movement is added to it; another truck moves at once. */
export function moveExtra(t: Tables, s: AutobahnState, seat: Seat, truck: number, steps: number): void {
  const i = suspendedDrive(s, truck);
  const frame = i === NONE ? undefined : s.frames[i];
  if (frame?.kind === 'driving') s.frames[i] = { ...frame, left: frame.left + steps };
  else s.frames.push({ kind: 'driving', ...startDrive(t, s, seat, truck, steps) });
}

/** One of the seat's trucks up to n steps: asks which, when two could. */
export function offerMoveTruck(t: Tables, s: AutobahnState, seat: Seat, steps: number): void {
  let only = NONE;
  let several = false;
  for (let truck = 0; truck < TRUCKS; truck++) {
    if (!truckCanMove(t, s, seat, truck, steps)) continue;
    if (isStuck(t, s) && suspendedDrive(s, truck) === NONE) continue;
    if (only !== NONE) several = true;
    only = truck;
  }
  if (several) s.frames.push({ kind: 'moveTruck', seat, steps });
  else if (only !== NONE) moveExtra(t, s, seat, only, steps);
}
