/** Lets pieces travel from where they were to where they are, on board, dock and panels alike. */
import { journeysBetween, type Lying, stepsOf } from './journeys.ts';

/** What pieces lie on: the board, which is panned and zoomed, or a part of the table that scrolls. */
interface Ground {
  readonly area: Element;
  /** Of its own coordinates on the screen. */
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

export interface Seen extends Lying {
  readonly element: Element;
  /** What it lay in, for a piece that is gone with the next picture. */
  readonly parent: Element | null;
  readonly area: Element;
  readonly ground: Ground;
  readonly box: DOMRect;
}

const PIECES = '[data-travels]';
const AREAS = '.board-frame, .dock, .panel-content, .seat-strips';
const SWIFT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** Putting a piece down takes this long at most. */
const PLACE_MS = 160;
const RAISED = 1.15;
/** Sizes nearer to each other than this are the same. */
const SAME_SIZE = 0.1;

function groundOf(area: Element): Ground {
  const board = area.querySelector<SVGGElement>('.board-content')?.getScreenCTM();
  if (board) return { area, left: board.e, top: board.f, scale: board.a };
  const { left, top } = area.getBoundingClientRect();
  return { area, left: left - area.scrollLeft, top: top - area.scrollTop, scale: 1 };
}

const middleOf = ({ left, top, width, height }: DOMRect): readonly [x: number, y: number] => [
  left + width / 2,
  top + height / 2,
];

/** What is fixed to a piece is no piece of its own: it goes where that goes. */
function kindOf(element: Element): string {
  const carrier = element.parentElement?.closest(PIECES)?.getAttribute('data-travels') ?? '';
  return `${carrier} ${element.getAttribute('data-travels')}`;
}

export function seenIn(root: Element): Seen[] {
  const seen: Seen[] = [];
  const grounds = new Map<Element, Ground>();
  for (const element of root.querySelectorAll(PIECES)) {
    const area = element.closest(AREAS);
    const box = element.getBoundingClientRect();
    if (!area || (box.width === 0 && box.height === 0)) continue;
    const ground = grounds.get(area) ?? groundOf(area);
    grounds.set(area, ground);
    const [x, y] = middleOf(box);
    seen.push({
      element,
      parent: element.parentElement,
      kind: kindOf(element),
      area,
      ground,
      box,
      x: (x - ground.left) / ground.scale,
      y: (y - ground.top) / ground.scale,
    });
  }
  return seen;
}

const running = new Set<Animation>();

function play(
  element: Element,
  frames: Keyframe[],
  duration: number,
  options: KeyframeAnimationOptions = {},
): Animation {
  const animation = element.animate(frames, { duration, easing: SWIFT, ...options });
  const over = (): void => {
    running.delete(animation);
  };
  running.add(animation);
  animation.addEventListener('finish', over);
  animation.addEventListener('cancel', over);
  return animation;
}

/** Everything is at once where it belongs. */
export function arrive(): void {
  for (const animation of [...running]) animation.finish();
}

interface Shift {
  readonly dx: number;
  readonly dy: number;
}

const isPicture = (element: Element): element is SVGGraphicsElement =>
  element instanceof SVGGraphicsElement && element.ownerSVGElement !== null;

/** A movement on the screen in the element's own coordinates, whatever its picture is scaled and turned by. */
function inside(element: SVGGraphicsElement, { dx, dy }: Shift): Shift {
  const matrix = element.getScreenCTM()?.inverse();
  if (!matrix) return { dx, dy };
  return { dx: matrix.a * dx + matrix.c * dy, dy: matrix.b * dx + matrix.d * dy };
}

/** A place and size relative to where the element is drawn. */
function placed(element: Element, shift: Shift, size: number): string {
  if (!isPicture(element)) return `translate(${shift.dx}px, ${shift.dy}px) scale(${size})`;
  const { dx, dy } = inside(element, shift);
  const { x, y, width, height } = element.getBBox();
  const [cx, cy] = [x + width / 2, y + height / 2];
  return `translate(${dx + cx}px, ${dy + cy}px) scale(${size}) translate(${-cx}px, ${-cy}px)`;
}

const HERE: Shift = { dx: 0, dy: 0 };

/** How far away a piece was, on the screen of now. */
function from(start: Seen, end: Seen): Shift {
  const { ground } = end;
  if (start.area === end.area) return { dx: (start.x - end.x) * ground.scale, dy: (start.y - end.y) * ground.scale };
  const [x, y] = middleOf(start.box);
  const [toX, toY] = middleOf(end.box);
  if (isPicture(end.element)) return { dx: x - toX, dy: y - toY };
  // Into a part of the table that scrolls a piece can only come from its edge.
  const { left, right, top, bottom } = end.area.getBoundingClientRect();
  return { dx: Math.min(Math.max(x, left), right) - toX, dy: Math.min(Math.max(y, top), bottom) - toY };
}

function sizeOf(start: Seen, end: Seen): number {
  const zoomed = start.area === end.area ? end.ground.scale / start.ground.scale : 1;
  const size = zoomed * Math.sqrt((start.box.width * start.box.height) / (end.box.width * end.box.height));
  return Number.isFinite(size) && Math.abs(size - 1) > SAME_SIZE ? size : 1;
}

function goThere({ element, ground: { scale } }: Seen, { dx, dy }: Shift, size: number, ms: number): void {
  const steps = stepsOf(element.getAttribute('data-way'), dx / scale, dy / scale);
  const frames = steps.map((step) => ({
    offset: step.offset,
    transform: placed(element, { dx: step.dx * scale, dy: step.dy * scale }, size + (1 - size) * step.offset),
  }));
  play(element, frames, ms, { composite: 'add' });
}

/** What is drawn grows out of the pen; anything else is put down. */
function appear({ element }: Seen, ms: number): void {
  if (element.hasAttribute('data-drawn')) {
    play(element, [{ clipPath: 'inset(-10% 100% -10% -10%)' }, { clipPath: 'inset(-10%)' }], ms);
    return;
  }
  const put = Math.min(ms, PLACE_MS);
  play(element, [{ opacity: 0 }, { opacity: 1 }], put);
  play(element, [{ transform: placed(element, HERE, RAISED) }, { transform: placed(element, HERE, 1) }], put, {
    composite: 'add',
  });
}

/** A picture of what is gone, which goes away itself. */
function fade({ element, parent, box }: Seen, ms: number): void {
  if (element.isConnected || !parent?.isConnected) return;
  const ghost = element.cloneNode(true);
  if (!(ghost instanceof SVGElement || ghost instanceof HTMLElement)) return;
  for (const part of [ghost, ...ghost.querySelectorAll('*')]) {
    for (const name of ['data-target', 'data-piece', 'data-place', 'data-travels', 'role', 'tabindex', 'id'])
      part.removeAttribute(name);
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.pointerEvents = 'none';
  if (!isPicture(element)) {
    const { left, top, width, height } = box;
    ghost.style.cssText += `;position:fixed;margin:0;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  }
  parent.append(ghost);
  const going = play(ghost, [{ opacity: 1 }, { opacity: 0 }], ms);
  const gone = (): void => ghost.remove();
  going.addEventListener('finish', gone);
  going.addEventListener('cancel', gone);
}

/** Plays the difference of two pictures; the answer are the pieces that were moved or put down, where they are now. */
export function travel(root: Element, before: readonly Seen[], ms: number, whole: boolean): Seen[] {
  for (const animation of [...running]) animation.cancel();
  const { travelled, arrived, left } = journeysBetween(before, seenIn(root));
  const shifts = new Map(travelled.map(([start, end]) => [end.element, from(start, end)]));
  for (const [start, end] of travelled) {
    const { element } = end;
    const shift = shifts.get(element) ?? HERE;
    // What lies on something that travels is carried by it.
    const carrier = element.parentElement?.closest(PIECES);
    const carried = (carrier && shifts.get(carrier)) ?? HERE;
    const own = { dx: shift.dx - carried.dx, dy: shift.dy - carried.dy };
    if (Math.hypot(own.dx, own.dy) > 1) goThere(end, own, carrier && carried !== HERE ? 1 : sizeOf(start, end), ms);
  }
  if (whole) {
    for (const piece of arrived) appear(piece, ms);
    for (const piece of left) fade(piece, ms);
  }
  return [...travelled.map(([, end]) => end), ...(whole ? arrived : [])];
}
