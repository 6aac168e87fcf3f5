/** AB-7: Build road, one section in one of the given colours. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { buildSection, discounted } from '../effects/building.ts';
import { actionToCome, buildColours, leavesAfterBuild } from '../effects/feasible.ts';
import { spendable } from '../effects/money.ts';
import type { MoveOf, Sink } from '../moves.ts';
import { extendsNetwork, tileSource } from '../network.ts';
import type { AutobahnState } from '../state.ts';
import { BUILD_ROAD, bit, DECLINE, NONE, ofIndex, type Tables } from '../tables.ts';
import { ask, step } from './ask.ts';
import { buildCostText } from './costs.ts';

type Coming = ReturnType<typeof actionToCome>;

/** Spaces that may be built on now; with an action to come, only those that leave it possible (AB-6.10). */
export function listBuilds(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  colours: number,
  discount: number,
  coming: Coming,
  out: Sink<MoveOf<'buildRoad'>>,
): void {
  if (tileSource(s) === NONE) return;
  const money = spendable(s, seat);
  for (let i = 0; i < t.sections.length; i++) {
    if (s.road[i] !== 0 || !bit(colours, t.sections[i].colour)) continue;
    const cost = discounted(t, s, i, discount);
    if (cost > money || !extendsNetwork(t, s, i)) continue;
    if (coming === undefined || leavesAfterBuild(t, s, seat, coming, i, cost)) out.push(t.moves.buildRoad[i]);
  }
}

export function performBuild(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  name: string,
  discount: number,
  byCard: boolean,
  events?: Events,
): void {
  const section = ofIndex(t.index.section, name);
  if (byCard && t.cards[s.card].effect === 'buildDevelop') {
    const { link } = t.sections[section];
    s.frames.push({ kind: 'performed', seat, action: BUILD_ROAD, link, byCard, newStation: false });
  }
  buildSection(t, s, seat, section, discount, events);
}

/** The first of two sections with `doubleBuild`; the second is chosen when the first is fully done (AB-7.8). */
export function performBuildTwo(t: Tables, s: AutobahnState, seat: Seat, name: string, events?: Events): void {
  s.frames.push({ kind: 'secondSection', seat });
  performBuild(t, s, seat, name, t.edition.cardEffects.doubleBuild.discount, true, events);
}

export const secondSection = (t: Tables) =>
  step<'secondSection'>((s, { seat }, events) => {
    const { discount } = t.edition.cardEffects.doubleBuild;
    if ((buildColours(t, s, spendable(s, seat), discount) & s.colours) === 0) {
      events?.push({ key: 'event.actionLost', params: { seat: { seat } } });
      return;
    }
    s.frames.push({ kind: 'buildRoad', seat, colours: s.colours, discount, mayDecline: false, byCard: true });
  });

export const buildRoad = (t: Tables) =>
  ask<'buildRoad', 'buildRoad' | 'decline'>(
    'buildRoad',
    'AB-7.1',
    {
      moves(s, f, seat) {
        const out: MoveOf<'buildRoad' | 'decline'>[] = [];
        listBuilds(t, s, seat, f.colours, f.discount, actionToCome(s), out);
        if (f.mayDecline || out.length === 0) out.push(DECLINE);
        return out;
      },
      apply(s, f, seat, move, events) {
        if (move.type === 'buildRoad') performBuild(t, s, seat, move.section, f.discount, f.byCard, events);
      },
    },
    (s, { discount }) => ({ params: { cost: buildCostText(t, s, discount) } }),
  );
