/** AB-8: Upgrade link. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { actionToCome, leavesAfterUpgrade } from '../effects/feasible.ts';
import { spendable } from '../effects/money.ts';
import { payUpgrade, upgradeLink as upgrade, upgradeCost } from '../effects/upgrading.ts';
import type { MoveOf, Sink } from '../moves.ts';
import { isUpgradable } from '../network.ts';
import type { AutobahnState } from '../state.ts';
import { bit, DECLINE, ofIndex, type Tables, UPGRADE_LINK } from '../tables.ts';
import { ask, step } from './ask.ts';
import { upgradeCostText } from './costs.ts';

export function listUpgrades(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  colours: number,
  coming: ReturnType<typeof actionToCome>,
  out: Sink<MoveOf<'upgradeLink'>>,
): void {
  const money = spendable(s, seat);
  for (let link = 0; link < t.links.length; link++) {
    if (!bit(colours, t.links[link].colour) || !isUpgradable(t, s, link)) continue;
    const cost = upgradeCost(t, s, seat, link);
    if (cost > money) continue;
    if (coming === undefined || leavesAfterUpgrade(t, s, seat, coming, link, cost)) out.push(t.moves.upgradeLink[link]);
  }
}

export function performUpgrade(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  id: string,
  byCard: boolean,
  events?: Events,
): void {
  const link = ofIndex(t.index.link, id);
  s.frames.push({ kind: 'performed', seat, action: UPGRADE_LINK, link, byCard, newStation: false });
  upgrade(t, s, seat, link, events);
}

export const payForUpgrade = (t: Tables) =>
  step<'payUpgrade'>((s, f, events) => payUpgrade(t, s, f.seat, f.link, f.cost, events));

export const upgradeLink = (t: Tables) =>
  ask<'upgradeLink', 'upgradeLink' | 'decline'>(
    'upgradeLink',
    'AB-8.1',
    {
      moves(s, f, seat) {
        const out: MoveOf<'upgradeLink' | 'decline'>[] = [];
        listUpgrades(t, s, seat, f.colours, actionToCome(s), out);
        if (f.mayDecline || out.length === 0) out.push(DECLINE);
        return out;
      },
      apply(s, f, seat, move, events) {
        if (move.type === 'upgradeLink') performUpgrade(t, s, seat, move.link, f.byCard, events);
      },
    },
    (s, { seat }) => ({ params: { cost: upgradeCostText(t, s, seat) } }),
  );
