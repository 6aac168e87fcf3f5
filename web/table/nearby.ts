/** Which glowing place a pointer means: a mouse the one below it, a finger perhaps one beside it. */
import type { Means } from './session.ts';

export const targetAround = (place: EventTarget | null): Element | undefined =>
  (place instanceof Element && place.closest('[data-target]')) || undefined;

/** A piece that lies on a glowing place of the board does not keep the pointer from it. */
const targetAt = (board: Element, x: number, y: number): Element | undefined =>
  document
    .elementsFromPoint(x, y)
    .filter((place) => board.contains(place))
    .map(targetAround)
    .find((place) => place !== undefined);

const boardAround = (place: EventTarget | null): Element | undefined =>
  (place instanceof Element && place.closest('.board-svg')) || undefined;

export function targetUnder({ target, clientX, clientY }: MouseEvent): Element | undefined {
  const board = boardAround(target);
  return targetAround(target) ?? (board && targetAt(board, clientX, clientY));
}

/** A finger needs so much room. */
export const FINGER = 44;
/** A tap that is nearer by so much to one place than to any other means that one. */
const CLEARLY = 16;

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far a tap is from the middle of a place, or undefined if it is out of a finger's reach. */
function reach({ left, top, width, height }: Spot, x: number, y: number): number | undefined {
  const [dx, dy] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
  if (dx > Math.max(width, FINGER) / 2 || dy > Math.max(height, FINGER) / 2) return undefined;
  return Math.hypot(dx, dy);
}

/** The places a tap may have meant, the nearest first: one, if it is clear. */
export function meantAt<S extends Spot>(spots: readonly S[], x: number, y: number): S[] {
  const near = spots
    .flatMap((spot) => {
      const far = reach(spot, x, y);
      return far === undefined ? [] : [{ spot, far }];
    })
    .sort((a, b) => a.far - b.far);
  const [first, second] = near;
  if (second === undefined || second.far - first.far >= CLEARLY) return near.slice(0, 1).map(({ spot }) => spot);
  return near.map(({ spot }) => spot);
}

/** Rings around the middle of a fingertip, from the inside to the outside. */
const FINGERTIP: readonly number[] = [5, 10, 16, FINGER / 2];
const DIRECTIONS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);

/** The glowing place nearest to a finger that has come down beside it. */
function targetBeside({ target, clientX, clientY }: MouseEvent): Element | undefined {
  const board = boardAround(target);
  if (!board) return undefined;
  for (const radius of FINGERTIP) {
    for (const direction of DIRECTIONS) {
      const place = targetAt(board, clientX + radius * Math.cos(direction), clientY + radius * Math.sin(direction));
      if (place) return place;
    }
  }
  return undefined;
}

/** The glowing places of a picture marked `data-near` that a finger may have meant. */
function targetsNear({ target, clientX, clientY }: MouseEvent): Element[] {
  const picture = target instanceof Element ? target.closest('[data-near], .board-svg:has([data-near])') : undefined;
  if (!picture) return [];
  const spots = [...picture.querySelectorAll('[data-target]')].map((place) => {
    // Where the place is drawn; what is around it for a finger does not count.
    const { left, top, width, height } = (place.querySelector('.ring') ?? place).getBoundingClientRect();
    return { place, left, top, width, height };
  });
  return meantAt(spots, clientX, clientY).map(({ place }) => place);
}

/** The place a pointer means; several, if a finger lies between them and has to be asked. */
export function targetsMeant(event: MouseEvent, means: Means): readonly Element[] {
  const under = targetUnder(event);
  if (means !== 'touch' || under?.classList.contains('selected')) return under ? [under] : [];
  const near = targetsNear(event);
  if (near.length > 0) return near;
  const place = under ?? targetBeside(event);
  return place ? [place] : [];
}
