/** Where the board lies in its frame: zoom transforms worked out from sizes and boxes. */
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import { WIDEST_PHONE } from '../style/screens.ts';

const MARGIN = 8;
const MARGIN_ON_A_PHONE = 3;
/** How much around the targets is shown, and what is not worth a movement. */
const AROUND = 1.25;
const WORTH_MOVING = 1.15;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the board, in its own coordinates. */
export type Part = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** The whole board, or a part of it, centred. */
export function fitted(
  { clientWidth, clientHeight }: HTMLElement,
  { width, height, x = 0, y = 0 }: Size & { readonly x?: number; readonly y?: number },
): ZoomTransform {
  const margin = clientWidth > WIDEST_PHONE ? MARGIN : MARGIN_ON_A_PHONE;
  const k = Math.min((clientWidth - 2 * margin) / width, (clientHeight - 2 * margin) / height);
  return zoomIdentity
    .translate((clientWidth - k * width) / 2 - k * x, (clientHeight - k * height) / 2 - k * y)
    .scale(k);
}

/** The box around some boxes on the screen, in the board's own coordinates, also while the board is still gliding. */
export function around(content: SVGGElement, boxes: readonly DOMRect[]): DOMRect | undefined {
  const toBoard = content.getScreenCTM()?.inverse();
  if (!toBoard || boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const from = new DOMPoint(left, top).matrixTransform(toBoard);
  const to = new DOMPoint(right, bottom).matrixTransform(toBoard);
  return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
}

/** The part that holds both. */
export function both(one: Part, other: Part | undefined): Part {
  if (!other) return one;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y };
}

/** Whether the middle of a box can be seen. */
export function inSight(stage: HTMLElement, box: DOMRect): boolean {
  const frame = stage.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}

const centredOn = (stage: HTMLElement, { x, y, width, height }: DOMRect, k: number): ZoomTransform =>
  zoomIdentity
    .translate(stage.clientWidth / 2 - k * (x + width / 2), stage.clientHeight / 2 - k * (y + height / 2))
    .scale(k);

/** The scale at which a box fills the stage with some of the neighbourhood around it. */
const scaleFor = ({ clientWidth, clientHeight }: HTMLElement, { width, height }: DOMRect): number =>
  Math.min(clientWidth / (width * AROUND), clientHeight / (height * AROUND));

/** Near enough to tap what lies in a box; the whole board where that would be hardly nearer. */
export function framed(stage: HTMLElement, box: DOMRect, whole: ZoomTransform, nearest: number): ZoomTransform {
  const k = Math.min(scaleFor(stage, box), nearest);
  return k < whole.k * WORTH_MOVING ? whole : centredOn(stage, box, k);
}

/** A box brought into the middle, no nearer than the board is now; the whole board where the box is almost as large. */
export function followed(stage: HTMLElement, box: DOMRect, whole: ZoomTransform, now: number): ZoomTransform {
  const k = scaleFor(stage, box);
  return k < whole.k * WORTH_MOVING ? whole : centredOn(stage, box, Math.min(now, k));
}

/** A shift along one side that leaves no empty room beside the board. */
const filling = (shift: number, room: number, length: number): number =>
  length < room ? (room - length) / 2 : Math.min(0, Math.max(room - length, shift));

/** The same, moved so that no room beside the board is empty. */
export function filled(
  { clientWidth, clientHeight }: HTMLElement,
  { x, y, k }: ZoomTransform,
  { width, height }: Size,
): ZoomTransform {
  return zoomIdentity.translate(filling(x, clientWidth, k * width), filling(y, clientHeight, k * height)).scale(k);
}

/** As far as makes no difference to the eye. */
export const nearlySame = (one: ZoomTransform, other: ZoomTransform): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < 1 && Math.abs(one.k - other.k) < 1e-3;
