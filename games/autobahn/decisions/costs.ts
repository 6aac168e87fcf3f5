/** What the action of a question costs, as part of the question. */
import { type Seat, type Text, text } from '../../../kernel/index.ts';
import { costPerSection } from '../effects/upgrading.ts';
import type { AutobahnState } from '../state.ts';
import { BUILD_ROAD, BUILD_STATION, type Tables, UPGRADE_LINK } from '../tables.ts';

export function buildCostText(t: Tables, s: AutobahnState, discount: number): Text {
  const { oneSectionLink, twoSectionLink } = t.edition.eras.list[s.era - 1].buildCost;
  return text('cost.build', {
    one: Math.max(0, oneSectionLink - discount),
    two: Math.max(0, twoSectionLink - discount),
  });
}

export const upgradeCostText = (t: Tables, s: AutobahnState, seat: Seat): Text =>
  text('cost.upgrade', { n: costPerSection(t, s, seat) });

/** Loading and unlocking take no money, and nobody expects them to. */
export function actionCostText(t: Tables, s: AutobahnState, seat: Seat, space: number): Text {
  if (space === BUILD_ROAD) return buildCostText(t, s, 0);
  if (space === UPGRADE_LINK) return upgradeCostText(t, s, seat);
  return text(space === BUILD_STATION ? 'cost.free' : 'cost.none');
}
