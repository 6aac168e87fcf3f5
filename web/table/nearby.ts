/** Places that lie closer together than a finger is wide: which of them a tap may have meant. */

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

/** The glowing places of a picture marked `data-near` that a finger may have meant. */
export function targetsNear({ target, clientX, clientY }: MouseEvent): Element[] {
  const picture = target instanceof Element ? target.closest('[data-near], .board-svg:has([data-near])') : undefined;
  if (!picture) return [];
  const spots = [...picture.querySelectorAll('[data-target]')].map((place) => {
    // Where the place is drawn; what is around it for a finger does not count.
    const { left, top, width, height } = (place.querySelector('.ring') ?? place).getBoundingClientRect();
    return { place, left, top, width, height };
  });
  return meantAt(spots, clientX, clientY).map(({ place }) => place);
}
