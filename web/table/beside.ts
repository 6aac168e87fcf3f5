/** Puts a card beside the place it tells about, over as little as possible of what can be chosen, and a line from one to the other. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 18;
const EDGE = 10;
/** A step along a side at which the card is tried. */
const SLIDE = 48;
/** So much farther away is as bad as covering one more place. */
const FAR = 320;
/** What cannot be chosen is part of the picture: so much of a place is it worth, and so much all of it together. */
const A_THING = 0.03;
const ALL_THINGS = 0.4;
/** What lies around the anchor, nearer than this, belongs to what is told about. */
const AROUND = 60;
const A_NEIGHBOUR = 0.3;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** How much of a place is covered: a small one counts as much as a large one. */
const covered = (card: Box, place: Box): number => overlap(card, place) / Math.max(1, place.width * place.height);

const distance = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width),
    Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height),
  );

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** Beside, above and below a place, moved along its side in steps. */
function* candidates(anchor: Box, { width, height }: Box, room: Box): Generator<Box> {
  const right = room.left + room.width - width;
  const bottom = room.top + room.height - height;
  for (let slide = 0; slide <= Math.max(room.width, room.height); slide += SLIDE) {
    for (const by of slide === 0 ? [0] : [-slide, slide]) {
      const middleX = clamp(anchor.left + anchor.width / 2 - width / 2 + by, room.left, right);
      const middleY = clamp(anchor.top + anchor.height / 2 - height / 2 + by, room.top, bottom);
      yield { left: anchor.left + anchor.width + GAP, top: middleY, width, height };
      yield { left: anchor.left - GAP - width, top: middleY, width, height };
      yield { left: middleX, top: anchor.top - GAP - height, width, height };
      yield { left: middleX, top: anchor.top + anchor.height + GAP, width, height };
    }
  }
}

const inside = (card: Box, room: Box): boolean =>
  card.left >= room.left &&
  card.top >= room.top &&
  card.left + card.width <= room.left + room.width &&
  card.top + card.height <= room.top + room.height;

/** The best place for a card of this size: near the anchor, and not on what can be chosen. */
export function besideOf(
  anchor: Box,
  size: Box,
  room: Box,
  { places, things, never }: { places: readonly Box[]; things: readonly Box[]; never: readonly Box[] },
): Box {
  // In a window too low for it the card lies on the other side.
  const onLeft = anchor.left + anchor.width / 2 < room.left + room.width / 2;
  let best: Box = {
    left: onLeft ? room.left + room.width - size.width : room.left,
    top: room.top + Math.max(0, room.height - size.height),
    width: size.width,
    height: size.height,
  };
  let least = Number.POSITIVE_INFINITY;
  const [around, elsewhere] = [true, false].map((near) =>
    things.filter((thing) => distance(thing, anchor) < AROUND === near),
  );
  for (const card of candidates(anchor, size, room)) {
    if (!inside(card, room) || never.some((box) => overlap(card, box) > 0)) continue;
    const cost =
      places.reduce((sum, place) => sum + covered(card, place), 0) +
      A_NEIGHBOUR * around.reduce((sum, thing) => sum + covered(card, thing), 0) +
      Math.min(ALL_THINGS, A_THING * elsewhere.reduce((sum, thing) => sum + covered(card, thing), 0)) +
      2 * covered(card, anchor) +
      distance(card, anchor) / FAR;
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

/** Puts a card beside its anchor; grown ones keep their lower edge, so that their buttons stay under the hand. */
export function placeBeside(card: HTMLElement, anchor: Element, line: SVGPathElement | null, keep?: number): void {
  const table = card.closest('.table');
  if (!table) return;
  const room = roomOf(table);
  const around = anchor.closest('.question-bar, .target-menu') ?? anchor;
  const box = around.getBoundingClientRect();
  const size = card.getBoundingClientRect();
  const tall = { left: 0, top: 0, width: size.width, height: Math.min(room.height, Math.max(size.height, keep ?? 0)) };
  // Nor over an open panel, unless the card tells about something in it.
  const never = boxesOf(anchor.closest('.panel-area') ? ASKING : NEVER, undefined);
  const found = besideOf(box, tall, room, {
    places: boxesOf('[data-target]', anchor),
    things: boxesOf('.board-svg [data-piece]', anchor),
    never,
  });
  const grown = magnification(card);
  card.style.left = `${found.left / grown}px`;
  card.style.bottom = `${(innerHeight - found.top - found.height) / grown}px`;
  card.style.maxHeight = `${(found.top + found.height - room.top) / grown}px`;
  if (line) lead(line, card.getBoundingClientRect(), box);
}

/** Whether a card that has grown lies on what must stay in sight. */
export const liesOnWords = (card: HTMLElement): boolean =>
  boxesOf(NEVER, undefined).some((box) => overlap(card.getBoundingClientRect(), box) > 0);

export function unplace(card: HTMLElement): void {
  for (const name of ['left', 'bottom', 'max-height']) card.style.removeProperty(name);
}
