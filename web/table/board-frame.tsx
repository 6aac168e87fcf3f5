/** The board in its frame: fitted, panned, pinched and zoomed. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../page/icons.tsx';
import { lively, settings } from '../settings/settings.ts';
import { WIDEST_PHONE } from '../style/screens.ts';
import { afterThisPicture } from './after-picture.ts';
import { useDesk } from './context.ts';
import { Picture } from './picture.ts';

const NEAREST = 6;
const MARGIN = 8;
const MARGIN_ON_A_PHONE = 3;
const STEP = 1.35;
/** How near the board comes by itself, how much around the targets it shows, and what is not worth a movement. */
const NEAREST_BY_ITSELF = 2.6;
const AROUND = 1.25;
const WORTH_MOVING = 1.15;

interface Frame {
  readonly behavior: ZoomBehavior<HTMLElement, unknown>;
  /** What the board is moved about on. */
  readonly stage: HTMLElement;
  readonly content: SVGGElement;
  readonly picture: Picture;
}

type Place = typeof zoomIdentity;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole board, or a part of it, centred. */
function fitted(
  { clientWidth, clientHeight }: HTMLElement,
  { width, height, x = 0, y = 0 }: Size & { x?: number; y?: number },
): Place {
  const margin = clientWidth > WIDEST_PHONE ? MARGIN : MARGIN_ON_A_PHONE;
  const k = Math.min((clientWidth - 2 * margin) / width, (clientHeight - 2 * margin) / height);
  return zoomIdentity
    .translate((clientWidth - k * width) / 2 - k * x, (clientHeight - k * height) / 2 - k * y)
    .scale(k);
}

/** What happens outside of the picture is brought into it. */
export interface Camera {
  /** Boxes on the screen. */
  show(boxes: readonly DOMRect[]): void;
}

/** A hand that moves less than this has not moved the board. */
const STILL_A_CLICK = 6;
/** For so long after somebody moved the board it does not move by itself. */
const QUIET_MS = 4000;
/** So long the things of a table that is opened find their places; the board goes with them at once. */
const UNPACKING_MS = 800;

/** The box around some boxes on the screen, in the board's own coordinates, also while the board is still gliding. */
function around(content: SVGGElement, boxes: readonly DOMRect[]): DOMRect | undefined {
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

const targetBoxes = (content: SVGGElement): DOMRect[] =>
  [...content.querySelectorAll('[data-target]')].map((target) => target.getBoundingClientRect());

type Part = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** The part that holds both. */
function both(one: Part, other: Part | undefined): Part {
  if (!other) return one;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y };
}

/** Whether a drawer lies over a part of the board's room. */
const covered = (stage: HTMLElement): boolean => (stage.parentElement?.offsetLeft ?? 0) > 0;

/** Whether the middle of a box can be seen. */
function inSight(stage: HTMLElement, box: DOMRect): boolean {
  const frame = stage.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}

const centredOn = (stage: HTMLElement, { x, y, width, height }: DOMRect, k: number): Place =>
  zoomIdentity
    .translate(stage.clientWidth / 2 - k * (x + width / 2), stage.clientHeight / 2 - k * (y + height / 2))
    .scale(k);

/** A shift along one side that leaves no empty room beside the board. */
const filling = (shift: number, room: number, length: number): number =>
  length < room ? (room - length) / 2 : Math.min(0, Math.max(room - length, shift));

function filled({ clientWidth, clientHeight }: HTMLElement, { x, y, k }: Place, { width, height }: Size): Place {
  return zoomIdentity.translate(filling(x, clientWidth, k * width), filling(y, clientHeight, k * height)).scale(k);
}

/** Near enough to tap, with some of the neighbourhood around it. */
function framed(stage: HTMLElement, box: DOMRect, whole: Place, nearest: number): Place {
  const { clientWidth, clientHeight } = stage;
  const k = Math.min(clientWidth / (box.width * AROUND), clientHeight / (box.height * AROUND), nearest);
  return k < whole.k * WORTH_MOVING ? whole : centredOn(stage, box, k);
}

export function BoardFrame({ camera }: { camera: RefObject<Camera | undefined> }): ReactNode {
  const { board, props, say, sheet } = useDesk();
  const { room, question } = props;
  const { width, height } = board.size(props, room, props.narrow);
  const stageRef = useRef<HTMLDivElement>(null);
  const svgRef = useRef<SVGSVGElement>(null);
  const contentRef = useRef<SVGGElement>(null);
  const frame = useRef<Frame>(undefined);
  /** Whether the person has moved the board, and when; until then it arranges itself. */
  const touched = useRef({ ever: false, at: Number.NEGATIVE_INFINITY, now: false });
  /** Whether it glides to where it is put next. */
  const gliding = useRef(false);
  /** Whether it has arranged itself to show a part only. */
  const near = useRef(false);
  /** How the whole board lies in its room, measured when the room changes: to ask while the board moves would lay it out once more. */
  const fit = useRef<Place>(zoomIdentity);
  const { whole: stays = false, core } = board.layout;
  const follows = room === 'tall' && stays !== true;

  const moveTo = useCallback(
    (choose: (whole: Place, frame: Frame) => Place, smooth: boolean) => {
      if (!frame.current) return;
      const { stage, behavior } = frame.current;
      const whole = fitted(stage, { width, height });
      fit.current = whole;
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
      const place = choose(whole, frame.current);
      near.current = place !== whole;
      gliding.current = smooth && lively(settings.get());
      select(stage).call(behavior.transform, place);
      gliding.current = false;
    },
    [width, height],
  );
  const showAll = useCallback(
    (smooth: boolean) => {
      touched.current.ever = false;
      moveTo((whole) => whole, smooth);
    },
    [moveTo],
  );
  /** The whole board; on a small screen where something can be done. */
  const arrange = useCallback(
    (smooth: boolean) =>
      moveTo((whole, { stage, content }) => {
        if (core && covered(stage)) return fitted(stage, both(core, around(content, targetBoxes(content))));
        if (!follows || (typeof stays === 'number' && whole.k >= stays)) return whole;
        const box = around(content, targetBoxes(content));
        const nearest = typeof stays === 'number' ? stays : whole.k * NEAREST_BY_ITSELF;
        const place = box ? framed(stage, box, whole, nearest) : whole;
        return place === whole ? whole : filled(stage, place, { width, height });
      }, smooth),
    [core, follows, stays, moveTo, width, height],
  );

  /** In a room of another size: what one sees of the board stays in the middle, unless the board arranges itself. */
  const refit = useCallback(
    (before: DOMRect, now: DOMRect) => {
      if (!frame.current) return;
      const { stage, content } = frame.current;
      // While others move, or a panel is read above a phone's tabs, what is looked at stays in the middle.
      const others = near.current && !content.querySelector('[data-target]');
      const reading = core !== undefined && follows && stage.closest('[data-panel]') !== null;
      if (!touched.current.ever && !others && !reading) return arrange(true);
      const { x, y, k } = zoomTransform(stage);
      const dx = now.left - before.left + (now.width - before.width) / 2;
      const dy = now.top - before.top + (now.height - before.height) / 2;
      moveTo(() => zoomIdentity.translate(x + dx, y + dy).scale(k), true);
    },
    [arrange, core, follows, moveTo],
  );

  useEffect(() => {
    const [stage, svg, content] = [stageRef.current, svgRef.current, contentRef.current];
    if (!stage || !svg || !content) return;
    const hand = touched.current;
    const picture = new Picture(svg, content);
    let taken: Place = zoomIdentity;
    const behavior = zoom<HTMLElement, unknown>()
      .clickDistance(STILL_A_CLICK)
      .on('start', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        taken = transform;
        hand.now = Boolean(sourceEvent);
        if (hand.now) picture.hold();
      })
      .on('end', () => {
        if (hand.now) picture.restSoon();
        hand.now = false;
        stage.classList.remove('grabbed');
      })
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent) Object.assign(hand, { ever: true, at: performance.now() });
        picture.push(transform, gliding.current);
        if (hand.now) picture.hold();
        const dragged = Math.hypot(transform.x - taken.x, transform.y - taken.y) > STILL_A_CLICK;
        if (dragged && sourceEvent?.type === 'mousemove') stage.classList.add('grabbed');
        const { x, y, k } = fit.current;
        const all = Math.hypot(transform.x - x, transform.y - y) < 1 && Math.abs(transform.k - k) < 1e-3;
        stage.parentElement?.setAttribute('data-shown', all ? 'all' : 'part');
      });
    frame.current = { behavior, stage, content, picture };
    const selection = select<HTMLElement, unknown>(stage);
    selection.call(behavior).on('dblclick.zoom', ({ target }: MouseEvent) => {
      // Two quick taps on a target mean the target.
      if (!(target instanceof Element && target.closest('[data-target]'))) showAll(true);
    });
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
      if (!arranged && !hand.ever) moveTo((whole) => whole, false);
      if (!arranged || performance.now() - openedAt < UNPACKING_MS) {
        if (!hand.ever) arrange(false);
        picture.rest();
        arranged = seen;
        return;
      }
      // What made the room larger or smaller is shown first, and the board meanwhile where it was.
      const { x, y, k } = zoomTransform(stage);
      const { left, top } = seen;
      selection.call(behavior.transform, zoomIdentity.translate(x - left + before.left, y - top + before.top).scale(k));
      picture.restSoon();
      notYet();
      notYet = afterThisPicture(() => {
        if (arranged) refit(arranged, seen);
        arranged = seen;
      });
    });
    observer.observe(stage);
    return () => {
      observer.disconnect();
      notYet();
      picture.hold();
      selection.on('.zoom', null);
    };
  }, [showAll, moveTo, arrange, refit]);

  /** The person has the board in hand, or has just put it as he wants it. */
  const inHand = useCallback(() => touched.current.now || performance.now() - touched.current.at < QUIET_MS, []);

  // A small screen goes to where something can be done, and so does what a drawer has left of a large one.
  useEffect(() => {
    if (!question || !frame.current || inHand()) return;
    const { stage, content } = frame.current;
    if (!follows && !(core && covered(stage))) return;
    // The first time it is arranged when its room has been measured.
    if (content.style.transform === '') return;
    const boxes = targetBoxes(content);
    const wanted = touched.current.ever ? boxes.length > 0 && !boxes.some((box) => inSight(stage, box)) : true;
    if (wanted) arrange(true);
  }, [core, follows, question, arrange, inHand]);

  useEffect(() => {
    camera.current = {
      show(boxes) {
        const { current } = frame;
        if (!current || inHand() || boxes.every((box) => inSight(current.stage, box))) return;
        moveTo((whole, { stage, content }) => {
          const box = around(content, boxes);
          if (!box) return whole;
          const { k } = zoomTransform(stage);
          const { clientWidth, clientHeight } = stage;
          const fits = Math.min(clientWidth / (box.width * AROUND), clientHeight / (box.height * AROUND));
          return fits < whole.k * WORTH_MOVING ? whole : centredOn(stage, box, Math.min(k, fits));
        }, true);
      },
    };
  }, [camera, moveTo, inHand]);

  const closer = (factor: number): void => {
    if (!frame.current) return;
    const { stage, behavior } = frame.current;
    Object.assign(touched.current, { ever: true, at: performance.now() });
    select(stage).call(behavior.scaleBy, factor);
  };

  // Opening a panel or a menu draws no board.
  const drawing = useMemo(() => <board.Board {...props} />, [board, props]);
  return (
    <section className="board-frame" aria-label={say('web.boardOf', { game: sheet.game.title })}>
      <div ref={stageRef} className="board-stage">
        <svg ref={svgRef} className="board-svg" role="group" aria-label={say('web.board')} data-board={board.id}>
          <g ref={contentRef} className="board-content">
            {drawing}
          </g>
        </svg>
      </div>
      <div className="zoom-buttons">
        <button type="button" onClick={() => closer(STEP)} aria-label={say('web.zoomIn')} data-key="+">
          <Icon name="plus" size={18} />
        </button>
        <button type="button" onClick={() => closer(1 / STEP)} aria-label={say('web.zoomOut')} data-key="-">
          <Icon name="minus" size={18} />
        </button>
        <button type="button" onClick={() => showAll(true)} aria-label={say('web.zoomFit')} data-key="0">
          <Icon name="fit" size={18} />
        </button>
      </div>
    </section>
  );
}
