/** The layer the board is drawn on: pushed about as it is while it moves, and drawn anew, sharp, when it has come to rest. */
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';

/** Longer than between two quick presses of a button, shorter than anybody looks closely. */
const REST_MS = 180;
/** A little longer than it glides. */
const GLIDE_MS = 240;

const same = (one: ZoomTransform, other: ZoomTransform): boolean =>
  one.x === other.x && one.y === other.y && one.k === other.k;

export class BoardLayer {
  readonly #svg: SVGSVGElement;
  readonly #content: SVGGElement;
  /** How it was drawn last; undefined before the first time. */
  #drawn: ZoomTransform | undefined;
  #now: ZoomTransform = zoomIdentity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(svg: SVGSVGElement, content: SVGGElement) {
    this.#svg = svg;
    this.#content = content;
  }

  /** Puts it somewhere else: no letter is set and no line drawn for that, so it is there with the next picture of the screen. */
  push(place: ZoomTransform, gliding: boolean): void {
    if (this.#drawn && same(place, this.#now)) return;
    this.#now = place;
    if (!this.#drawn) {
      this.rest();
      return;
    }
    const { x, y, k } = this.#drawn;
    const size = place.k / k;
    this.#svg.classList.toggle('gliding', gliding);
    this.#svg.style.transform = `translate(${place.x - size * x}px, ${place.y - size * y}px) scale(${size})`;
    this.restSoon(gliding ? GLIDE_MS : REST_MS);
  }

  /** Somebody has it in hand. */
  hold(): void {
    clearTimeout(this.#timer);
  }
  /** Nobody has it in hand, and unless it is pushed once more it rests. */
  restSoon(ms = REST_MS): void {
    clearTimeout(this.#timer);
    this.#svg.classList.add('moving');
    this.#timer = setTimeout(() => this.rest(), ms);
  }

  /** Draws it where it is. Every letter that keeps its size on the screen is set anew, so only when it has come nearer or gone away. */
  rest(): void {
    clearTimeout(this.#timer);
    const { x, y, k } = this.#now;
    this.#svg.classList.remove('moving', 'gliding');
    this.#svg.style.transform = '';
    this.#content.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    if (this.#drawn?.k !== k) this.#content.style.setProperty('--zoom', String(k));
    this.#drawn = this.#now;
  }
}
