/** Price plates beside what can be built or upgraded. */
import type { ReactNode } from 'react';
import { bit, type Plan, planOf } from '../model.ts';
import type { AbTable, AutobahnMove } from '../props.ts';
import { at, linkShapes, middle, type Point, sectionShape } from './geometry.ts';
import { type Box, boxAround, hidden } from './taken.ts';

/** The discount of the decision that is being asked. */
function discountOf({ view }: AbTable): number {
  const frame = view.frames.at(-1);
  return frame?.kind === 'buildRoad' ? frame.discount : 0;
}

function upgradePrice(plan: Plan, { view, me }: AbTable, sections: number): number {
  const cheaper = plan.padlocks.some(({ effect }, i) => effect === 'upgradeDiscount2' && bit(view.padlocks[me], i));
  return (plan.edition.eras.list[view.era - 1].upgradeCostPerSection - (cheaper ? 2 : 0)) * sections;
}

interface Price {
  readonly key: string;
  readonly spot: Point;
  readonly amount: number;
}

function priceOf(plan: Plan, props: AbTable, move: AutobahnMove): Price | undefined {
  const { buildCost } = plan.edition.eras.list[props.view.era - 1];
  if (move.type === 'buildRoad') {
    const section = plan.sections.findIndex(({ name }) => name === move.section);
    const { sections } = plan.links[plan.sections[section].link];
    const full = sections.length === 1 ? buildCost.oneSectionLink : buildCost.twoSectionLink;
    return {
      key: move.section,
      spot: middle(sectionShape(plan, section)),
      amount: Math.max(0, full - discountOf(props)),
    };
  }
  if (move.type === 'upgradeLink') {
    const link = plan.links.findIndex(({ id }) => id === move.link);
    const { sections } = plan.links[link];
    return { key: move.link, spot: linkShapes(plan)[link].station, amount: upgradePrice(plan, props, sections.length) };
  }
  return undefined;
}

/** Where a plate may stand beside the middle of a section, best first. */
const BESIDE: readonly Point[] = [
  { x: 0, y: -24 },
  { x: 40, y: -8 },
  { x: -40, y: -8 },
  { x: 0, y: 24 },
  { x: 42, y: 10 },
  { x: -42, y: 10 },
  { x: 42, y: -22 },
  { x: -42, y: -22 },
  { x: 42, y: 22 },
  { x: -42, y: 22 },
  { x: 34, y: 2 },
  { x: -34, y: 2 },
];

const found = new WeakMap<Plan, Map<string, Point>>();

export const plateAt = (spot: Point, { x, y }: Point): Box => boxAround({ x: spot.x + x, y: spot.y + y }, 27, 11);

/** The side on which the plate hides least. */
export function sideOf(plan: Plan, key: string, spot: Point): Point {
  const known = found.get(plan) ?? new Map<string, Point>();
  found.set(plan, known);
  const hides = ({ x, y }: Point): number => hidden(plan, plateAt(spot, { x, y }));
  const side = known.get(key) ?? BESIDE.reduce((best, next) => (hides(next) < hides(best) ? next : best));
  known.set(key, side);
  return side;
}

export function Prices(props: AbTable): ReactNode {
  const plan = planOf(props.edition);
  const prices = (props.question?.offers ?? []).flatMap(({ move }) => priceOf(plan, props, move) ?? []);
  return prices.map(({ key, spot, amount }) => {
    const { x, y } = sideOf(plan, key, spot);
    return (
      <g key={key} className="price" transform={at(spot)}>
        <g>
          <rect x={x - 25} y={y - 10} width="50" height="20" rx="10" />
          <text x={x} y={y + 5}>
            DM {amount}
          </text>
        </g>
      </g>
    );
  });
}
