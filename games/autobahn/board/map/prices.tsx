/** Price plates beside what can be built or upgraded. */
import type { ReactNode } from 'react';
import { bit, type Model, modelOf } from '../model.ts';
import type { AutobahnMove, BoardProps } from '../props.ts';
import { at, linkShapes, middle, type Point, sectionShape } from './geometry.ts';
import { type Box, boxAround, hidden } from './taken.ts';

/** The discount of the decision that is being asked. */
function discountOf({ view }: BoardProps): number {
  const frame = view.frames.at(-1);
  return frame?.kind === 'buildRoad' ? frame.discount : 0;
}

function upgradePrice(model: Model, { view, me }: BoardProps, sections: number): number {
  const cheaper = model.padlocks.some(({ effect }, i) => effect === 'upgradeDiscount2' && bit(view.padlocks[me], i));
  return (model.edition.eras.list[view.era - 1].upgradeCostPerSection - (cheaper ? 2 : 0)) * sections;
}

interface Price {
  readonly key: string;
  readonly spot: Point;
  readonly amount: number;
}

function priceOf(model: Model, props: BoardProps, move: AutobahnMove): Price | undefined {
  const { buildCost } = model.edition.eras.list[props.view.era - 1];
  if (move.type === 'buildRoad') {
    const section = model.sections.findIndex(({ name }) => name === move.section);
    const { sections } = model.links[model.sections[section].link];
    const full = sections.length === 1 ? buildCost.oneSectionLink : buildCost.twoSectionLink;
    return {
      key: move.section,
      spot: middle(sectionShape(model, section)),
      amount: Math.max(0, full - discountOf(props)),
    };
  }
  if (move.type === 'upgradeLink') {
    const link = model.links.findIndex(({ id }) => id === move.link);
    const { sections } = model.links[link];
    return {
      key: move.link,
      spot: linkShapes(model)[link].station,
      amount: upgradePrice(model, props, sections.length),
    };
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

const found = new WeakMap<Model, Map<string, Point>>();

export const plateAt = (spot: Point, { x, y }: Point): Box => boxAround({ x: spot.x + x, y: spot.y + y }, 27, 11);

/** The side on which the plate hides least. */
export function sideOf(model: Model, key: string, spot: Point): Point {
  const known = found.get(model) ?? new Map<string, Point>();
  found.set(model, known);
  const hides = ({ x, y }: Point): number => hidden(model, plateAt(spot, { x, y }));
  const side = known.get(key) ?? BESIDE.reduce((best, next) => (hides(next) < hides(best) ? next : best));
  known.set(key, side);
  return side;
}

export function Prices(props: BoardProps): ReactNode {
  const model = modelOf(props.edition);
  const prices = (props.question?.offers ?? []).flatMap(({ move }) => priceOf(model, props, move) ?? []);
  return prices.map(({ key, spot, amount }) => {
    const { x, y } = sideOf(model, key, spot);
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
