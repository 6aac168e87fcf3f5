/** Puts a card beside the place it tells about, over as little as possible of what matters, and a line from one to the other. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is on the screen around a card. */
interface Surroundings {
  /** What can be chosen. */
  readonly places: readonly Box[];
  /** What the move changes. */
  readonly changed: readonly Box[];
  /** What else can be looked at: the more of it lies somewhere, the rather that is the middle of the picture. */
  readonly things: readonly Box[];
  /** My things and what is read, as a whole: a card stands in front of the board rather than half before them. */
  readonly sheets: readonly Box[];
  /** What no card ever lies on. */
  readonly never: readonly Box[];
}

const GAP = 18;
const EDGE = 10;
/** The room is tried in steps of so many px. */
const STEP = 24;
/** So much of the window away is about as bad as covering a place; twice as far is worse than covering two. */
const FAR = 0.2;
/** How bad it is to cover something, beside covering a place. */
const A_CHANGE = 1.5;
const A_THING = 0.16;
/** A thing of so many px counts once, a small one half and a large one twice. */
const USUAL_SIZE = 30;
const A_SHEET = 1;
/** What lies around the anchor, nearer than this, belongs to what is told about. */
const AROUND = 60;
const A_NEIGHBOUR = 0.3;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** How much of a place is covered: a small one counts as much as a large one. */
const covered = (card: Box, place: Box): number => overlap(card, place) / Math.max(1, place.width * place.height);

/** How much of a card lies on some boxes. */
const shareOn = (card: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => sum + overlap(card, box), 0) / Math.max(1, card.width * card.height);

const distance = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width),
    Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height),
  );

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

const bulk = ({ width, height }: Box): number => clamp(Math.sqrt(width * height) / USUAL_SIZE, 0.5, 2);

/** How bad it is to be so far away, by what is far in this room. */
const remoteness = (px: number, far: number): number => (px / far) * (1 + px / far / 2);

/** From one end to the other in steps, and through what lies snugly at the anchor. */
function positions(low: number, high: number, snug: readonly number[]): number[] {
  const steps = Math.max(0, Math.ceil((high - low) / STEP));
  const evenly = Array.from({ length: steps + 1 }, (_, i) => Math.min(high, low + i * STEP));
  return [...snug.filter((at) => at >= low && at <= high), ...evenly];
}

/** Every place in the room, those right beside, above and below the anchor among them, but none that touches it. */
function candidates(anchor: Box, { width, height }: Box, room: Box): Box[] {
  const { left, top } = anchor;
  const lefts = positions(room.left, room.left + room.width - width, [
    left + anchor.width + GAP,
    left - GAP - width,
    left + anchor.width / 2 - width / 2,
  ]);
  const tops = positions(room.top, room.top + room.height - height, [
    top + anchor.height / 2 - height / 2,
    top - GAP - height,
    top + anchor.height + GAP,
  ]);
  return lefts
    .flatMap((x) => tops.map((y) => ({ left: x, top: y, width, height })))
    .filter((card) => inside(card, room) && distance(card, anchor) >= GAP);
}

const inside = (card: Box, room: Box): boolean =>
  card.left >= room.left &&
  card.top >= room.top &&
  card.left + card.width <= room.left + room.width &&
  card.top + card.height <= room.top + room.height;

/** The best place for a card of this size: near the anchor, and not on what matters. */
export function besideOf(anchor: Box, size: Box, room: Box, around: Surroundings): Box {
  const { places, changed, things, sheets, never } = around;
  const weighed = [
    ...places.map((box) => ({ box, weight: 1 })),
    ...changed.map((box) => ({ box, weight: A_CHANGE })),
    ...things.map((box) => ({ box, weight: distance(box, anchor) < AROUND ? A_NEIGHBOUR : A_THING * bulk(box) })),
  ];
  const far = FAR * Math.hypot(room.width, room.height);
  const found = candidates(anchor, size, room)
    .filter((card) => !never.some((box) => overlap(card, box) > 0))
    .map((card) => ({ card, base: remoteness(distance(card, anchor), far) + A_SHEET * shareOn(card, sheets) }))
    .sort((one, other) => one.base - other.base);
  // In a window too low for it the card lies on the other side.
  const onLeft = anchor.left + anchor.width / 2 < room.left + room.width / 2;
  let best: Box = {
    left: onLeft ? room.left + room.width - size.width : room.left,
    top: room.top + Math.max(0, room.height - size.height),
    width: size.width,
    height: size.height,
  };
  let least = Number.POSITIVE_INFINITY;
  for (const { card, base } of found) {
    // All others are worse by that alone.
    if (base >= least) break;
    const cost = weighed.reduce((sum, { box, weight }) => sum + weight * covered(card, box), base);
    if (cost < least) {
      least = cost;
      best = card;
    }
  }
  return best;
}

const isSeen = (box: Box): boolean => box.width > 0 && box.height > 0;

/** Where an offer is made: the place under the pointer or with the focus first, else the first of its places that is in sight. */
export function anchorOf(names: readonly string[]): Element | undefined {
  const found = names.flatMap((name) => [...document.querySelectorAll(name)]);
  return (
    found.find((element) => element.matches(':hover, :focus-visible')) ??
    found.find((element) => isSeen(element.getBoundingClientRect()))
  );
}

/** On a phone: among my things or in an open panel, in the lower part of the screen. */
export const liesInSheet = (place: Element | undefined): boolean => Boolean(place?.closest('.dock, .panel-area'));

/** The room that cards may lie in: everything below the top bar, beside the tabs. */
function roomOf(table: Element): Box {
  const top = table.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0;
  const tabs = table.querySelector('.tabs')?.getBoundingClientRect();
  // A rail of tabs stands on the left.
  const left = tabs && tabs.height > tabs.width && tabs.left < EDGE ? tabs.right : 0;
  return {
    left: left + EDGE,
    top: top + EDGE,
    width: innerWidth - left - 2 * EDGE,
    height: innerHeight - top - 2 * EDGE,
  };
}

const boxesOf = (selector: string, except: Element | undefined): Box[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element !== except && !(except?.contains(element) ?? false))
    .map((element) => element.getBoundingClientRect())
    .filter(isSeen);

const ASKING = '.question-bar, .taught, .target-menu:popover-open';
const NEVER = `${ASKING}, .panel-area`;
/** What can be chosen: places, and lines of a list. */
const PLACES = '[data-target], .panel-area :is([data-offer], .line)';

/** Draws the line from a card to its place. */
function lead(line: SVGPathElement, card: Box, place: Box): void {
  const x = clamp(place.left + place.width / 2, card.left, card.left + card.width);
  const y = clamp(place.top + place.height / 2, card.top, card.top + card.height);
  const toX = clamp(x, place.left, place.left + place.width);
  const toY = clamp(y, place.top, place.top + place.height);
  const near = Math.hypot(toX - x, toY - y) < GAP / 2 || overlap(card, place) > 0;
  line.setAttribute('d', near ? '' : `M${x} ${y}L${toX} ${toY}`);
}

/** How much larger something is drawn than its style says: on a large screen things grow, and so do the places they are given. */
export const magnification = (element: HTMLElement): number =>
  element.getBoundingClientRect().width / element.offsetWidth || 1;

/** How far up a card may grow from where it stands. */
const ceilingOver = (card: Box, room: Box, never: readonly Box[]): number =>
  Math.max(
    room.top,
    ...never
      .filter(({ left, top, width }) => top < card.top && left < card.left + card.width && card.left < left + width)
      .map(({ top, height }) => top + height),
  );

/** How a card stands in a place that is larger than it is. */
export interface Kept {
  /** So high it will probably be, once it has everything to tell. */
  readonly height: number;
  /** Its lower edge stays where it is when it grows, so that its buttons stay under the hand; else it is as near as it can be. */
  readonly below: boolean;
}

/** Puts a card beside its anchor. */
export function placeBeside(card: HTMLElement, anchor: Element, line: SVGPathElement | null, kept?: Kept): void {
  const table = card.closest('.table');
  if (!table) return;
  const room = roomOf(table);
  const grown = magnification(card);
  const box = (anchor.closest('.target-menu') ?? anchor).getBoundingClientRect();
  card.style.maxHeight = 'none';
  const { width, height } = card.getBoundingClientRect();
  const tall = Math.min(room.height, Math.max(height, (kept?.height ?? 0) * grown));
  // Nor over an open panel, unless the card tells about something in it.
  const never = boxesOf(anchor.closest('.panel-area') ? ASKING : NEVER, undefined);
  const found = besideOf(box, { left: 0, top: 0, width, height: tall }, room, {
    places: boxesOf(PLACES, anchor),
    changed: boxesOf('[data-changed]', anchor),
    things: boxesOf('[data-piece], .zoom-buttons', anchor),
    sheets: boxesOf('.dock, .panel-area', undefined),
    never,
  });
  const bottom = found.top + found.height;
  const nearest = clamp(box.top + (box.height + height) / 2, found.top + height, bottom);
  const lowest = kept?.below ? bottom : Math.min(nearest, bottom);
  card.style.left = `${found.left / grown}px`;
  card.style.bottom = `${(innerHeight - lowest) / grown}px`;
  card.style.maxHeight = `${(lowest - ceilingOver(found, room, never)) / grown}px`;
  if (line) lead(line, card.getBoundingClientRect(), box);
}

/** Whether a card that has grown had to hide a part of what it tells. */
export const isCut = ({ scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight > clientHeight;

export function unplace(card: HTMLElement): void {
  for (const name of ['left', 'bottom', 'max-height']) card.style.removeProperty(name);
}
