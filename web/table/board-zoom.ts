/** Moves the board about in its frame: by hand, and by itself to where something can be done or has been done. */
import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import type { BoardLayout } from '../kit/index.ts';
import { lively, settings } from '../settings/settings.ts';
import { afterNextPaint } from './after-next-paint.ts';
import { BoardLayer } from './board-layer.ts';
import { around, both, filled, fitted, followed, framed, inSight, nearlySame, type Size } from './zoom-geometry.ts';

const NEAREST = 6;
/** How near the board comes by itself. */
const NEAREST_BY_ITSELF = 2.6;
/** A hand that moves less than this has not moved the board. */
const STILL_A_CLICK = 6;
/** For so long after somebody moved the board it does not move by itself. */
const QUIET_MS = 4000;
/** So long the things of a table that is opened find their places; the board goes with them at once. */
const UNPACKING_MS = 800;

export interface FrameElements {
  /** What the board is moved about on. */
  readonly stage: HTMLElement;
  readonly svg: SVGSVGElement;
  readonly content: SVGGElement;
}

interface Frame extends FrameElements {
  readonly behavior: ZoomBehavior<HTMLElement, unknown>;
  readonly layer: BoardLayer;
}

/** What a board wants of its frame. */
export interface ZoomWishes {
  readonly size: Size;
  readonly core: BoardLayout['core'] | undefined;
  readonly whole: BoardLayout['whole'] | undefined;
  /** On a small screen it goes to where something can be done. */
  readonly follows: boolean;
}

type ZoomEvent = D3ZoomEvent<HTMLElement, unknown>;

const targetBoxes = (content: SVGGElement): DOMRect[] =>
  [...content.querySelectorAll('[data-target]')].map((target) => target.getBoundingClientRect());

/** A table with an open panel, unless a line out of it is shown on the board. */
const READING = '[data-panel]:not(:has(> [data-stage="rehearsal"]))';

/** Whether a drawer lies over a part of the board's room. */
const covered = (stage: HTMLElement): boolean => (stage.parentElement?.offsetLeft ?? 0) > 0;

export class BoardZoom {
  #wishes: ZoomWishes = { size: { width: 1, height: 1 }, core: undefined, whole: undefined, follows: false };
  #frame: Frame | undefined;
  /** Whether the person has moved the board, and when; until then it arranges itself. */
  readonly #hand = { ever: false, at: Number.NEGATIVE_INFINITY, now: false };
  /** Whether it glides to where it is put next. */
  #gliding = false;
  /** Whether it has arranged itself to show a part only. */
  #near = false;
  /** How the whole board lies in its room, measured when the room changes: to ask while the board moves would lay it out once more. */
  #whole: ZoomTransform = zoomIdentity;

  /** Takes hold of a board; the answer lets it go. */
  attach(elements: FrameElements, wishes: ZoomWishes): () => void {
    this.#wishes = wishes;
    const { stage, svg, content } = elements;
    const layer = new BoardLayer(svg, content);
    const behavior = zoom<HTMLElement, unknown>().clickDistance(STILL_A_CLICK);
    const frame = { ...elements, behavior, layer };
    this.#frame = frame;
    this.#listen(frame);
    const selection = select<HTMLElement, unknown>(stage);
    selection.call(behavior).on('dblclick.zoom', ({ target }: MouseEvent) => {
      // Two quick taps on a target mean the target.
      if (!(target instanceof Element && target.closest('[data-target]'))) this.showAll();
    });
    const leave = this.#watchRoom(frame, selection);
    return () => {
      leave();
      layer.hold();
      selection.on('.zoom', null);
    };
  }

  /** What a hand does to the board. */
  #listen({ behavior, stage, layer }: Frame): void {
    const hand = this.#hand;
    let taken: ZoomTransform = zoomIdentity;
    behavior
      .on('start', ({ transform, sourceEvent }: ZoomEvent) => {
        taken = transform;
        hand.now = Boolean(sourceEvent);
        if (hand.now) layer.hold();
      })
      .on('end', () => {
        if (hand.now) layer.restSoon();
        hand.now = false;
        stage.classList.remove('grabbed');
      })
      .on('zoom', ({ transform, sourceEvent }: ZoomEvent) => {
        if (sourceEvent) this.#touched();
        layer.push(transform, this.#gliding);
        if (hand.now) layer.hold();
        const dragged = Math.hypot(transform.x - taken.x, transform.y - taken.y) > STILL_A_CLICK;
        if (dragged && sourceEvent?.type === 'mousemove') stage.classList.add('grabbed');
        const shown = nearlySame(transform, this.#whole) ? 'all' : 'part';
        stage.parentElement?.setAttribute('data-shown', shown);
      });
  }

  /** Arranges the board when it first has a room, and when its room changes; the answer ends that. */
  #watchRoom(
    { stage, behavior, layer }: Frame,
    selection: Selection<HTMLElement, unknown, null, undefined>,
  ): () => void {
    /** The room the board was arranged in, and the room it has. */
    let arranged: DOMRect | undefined;
    let openedAt: number | undefined;
    let seen = new DOMRect();
    let notYet = (): void => undefined;
    const observer = new ResizeObserver(() => {
      const before = seen;
      seen = stage.getBoundingClientRect();
      openedAt ??= performance.now();
      // Before the first time nothing is drawn, and what can be done lies nowhere.
      if (!arranged && !this.#hand.ever) this.#moveTo((whole) => whole, false);
      if (!arranged || performance.now() - openedAt < UNPACKING_MS) {
        if (!this.#hand.ever) this.#arrange(false);
        layer.rest();
        arranged = seen;
        return;
      }
      // What made the room larger or smaller is shown first, and the board meanwhile where it was.
      const { x, y, k } = zoomTransform(stage);
      const { left, top } = seen;
      selection.call(behavior.transform, zoomIdentity.translate(x - left + before.left, y - top + before.top).scale(k));
      layer.restSoon();
      notYet();
      notYet = afterNextPaint(() => {
        if (arranged) this.#refit(arranged, seen);
        arranged = seen;
      });
    });
    observer.observe(stage);
    return () => {
      observer.disconnect();
      notYet();
    };
  }

  #touched(): void {
    Object.assign(this.#hand, { ever: true, at: performance.now() });
  }

  /** The person has the board in hand, or has just put it as he wants it. */
  get #inHand(): boolean {
    return this.#hand.now || performance.now() - this.#hand.at < QUIET_MS;
  }

  #moveTo(choose: (whole: ZoomTransform, frame: Frame) => ZoomTransform, smooth: boolean): void {
    const frame = this.#frame;
    if (!frame) return;
    const { stage, behavior } = frame;
    const { width, height } = this.#wishes.size;
    const whole = fitted(stage, { width, height });
    this.#whole = whole;
    behavior
      .scaleExtent([whole.k * 0.8, whole.k * NEAREST])
      .extent([
        [0, 0],
        [stage.clientWidth, stage.clientHeight],
      ])
      .translateExtent([
        [-width * 0.5, -height * 0.5],
        [width * 1.5, height * 1.5],
      ]);
    const place = choose(whole, frame);
    this.#near = place !== whole;
    this.#gliding = smooth && lively(settings.get());
    select(stage).call(behavior.transform, place);
    this.#gliding = false;
  }

  showAll(): void {
    this.#hand.ever = false;
    this.#moveTo((whole) => whole, true);
  }

  zoomBy(factor: number): void {
    if (!this.#frame) return;
    const { stage, behavior } = this.#frame;
    this.#touched();
    select(stage).call(behavior.scaleBy, factor);
  }

  /** The whole board; on a small screen where something can be done. */
  #arrange(smooth: boolean): void {
    const { size, core, whole: stays = false, follows } = this.#wishes;
    this.#moveTo((whole, { stage, content }) => {
      if (core && covered(stage)) return fitted(stage, both(core, around(content, targetBoxes(content))));
      if (!follows || (typeof stays === 'number' && whole.k >= stays)) return whole;
      const box = around(content, targetBoxes(content));
      const nearest = typeof stays === 'number' ? stays : whole.k * NEAREST_BY_ITSELF;
      const place = box ? framed(stage, box, whole, nearest) : whole;
      return place === whole ? whole : filled(stage, place, size);
    }, smooth);
  }

  /** In a room of another size: what one sees of the board stays in the middle, unless the board arranges itself. */
  #refit(before: DOMRect, now: DOMRect): void {
    if (!this.#frame) return;
    const { stage, content } = this.#frame;
    const { core, follows } = this.#wishes;
    // On a small screen what is looked at stays in the middle while others move, or a panel is read above a phone's tabs.
    const others = this.#near && follows && !content.querySelector('[data-target]');
    const reading = core !== undefined && follows && stage.closest(READING) !== null;
    if (!this.#hand.ever && !others && !reading) {
      this.#arrange(true);
      return;
    }
    const { x, y, k } = zoomTransform(stage);
    const dx = now.left - before.left + (now.width - before.width) / 2;
    const dy = now.top - before.top + (now.height - before.height) / 2;
    this.#moveTo(() => zoomIdentity.translate(x + dx, y + dy).scale(k), true);
  }

  /** All of it is there now. */
  unpacked(): void {
    const content = this.#frame?.content;
    // Otherwise it is arranged when its room has been measured.
    if (!content || content.style.transform === '' || this.#hand.ever) return;
    this.#arrange(false);
    this.#frame?.layer.rest();
  }

  /** A small screen goes to where something can be done, and so does what a drawer has left of a large one. */
  showTargets(): void {
    if (!this.#frame || this.#inHand) return;
    const { stage, content } = this.#frame;
    const { core, follows } = this.#wishes;
    if (!follows && !(core && covered(stage))) return;
    // The first time it is arranged when its room has been measured.
    if (content.style.transform === '') return;
    const boxes = targetBoxes(content);
    const wanted = this.#hand.ever ? boxes.length > 0 && !boxes.some((box) => inSight(stage, box)) : true;
    if (wanted) this.#arrange(true);
  }

  /** What happens outside of the picture is brought into it; boxes are those on the screen. */
  show(boxes: readonly DOMRect[]): void {
    const frame = this.#frame;
    if (!frame || this.#inHand || boxes.every((box) => inSight(frame.stage, box))) return;
    this.#moveTo((whole, { stage, content }) => {
      const box = around(content, boxes);
      return box ? followed(stage, box, whole, zoomTransform(stage).k) : whole;
    }, true);
  }
}
