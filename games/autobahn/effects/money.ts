/** Money is open, unlimited and never negative (AB-1.11); Autobot has none (AB-24.3). */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';

export function gainMoney(s: AutobahnState, seat: Seat, amount: number, events?: Events): void {
  if (seat === s.config.bot || amount === 0) return;
  s.money[seat] += amount;
  events?.push({ key: 'event.money', params: { seat: { seat }, amount } });
}

export function pay(s: AutobahnState, seat: Seat, amount: number, events?: Events): void {
  if (seat === s.config.bot || amount === 0) return;
  s.money[seat] -= amount;
  events?.push({ key: 'event.pay', params: { seat: { seat }, amount } });
}

/** Money that is not owed for an action in progress, whose cost had to be owned before its first step (AB-7.1). */
export function spendable(s: AutobahnState, seat: Seat): number {
  let money = s.money[seat];
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame.kind === 'payBuilding' || frame.kind === 'payUpgrade') money -= frame.cost;
  }
  return money;
}
