/** The board in its frame: fitted, panned, pinched and zoomed. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../page/icons.tsx';
import { lively, settings } from '../settings/settings.ts';
import { useDesk } from './context.ts';

const NEAREST = 6;
const MARGIN = 8;
const MARGIN_ON_A_PHONE = 3;
const PHONE = 700;
const STEP = 1.35;
/** How near the board comes by itself, how much around the targets it shows, and what is not worth a movement. */
const NEAREST_BY_ITSELF = 2.6;
const AROUND = 1.25;
const WORTH_MOVING = 1.15;

interface Frame {
  readonly behavior: ZoomBehavior<SVGSVGElement, unknown>;
  readonly svg: SVGSVGElement;
  readonly content: SVGGElement;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Place = typeof zoomIdentity;

/** The whole board, or a part of it, centred. */
function fitted(svg: SVGSVGElement, { width, height, x = 0, y = 0 }: Size & { x?: number; y?: number }): Place {
  const { clientWidth, clientHeight } = svg;
  const margin = clientWidth > PHONE ? MARGIN : MARGIN_ON_A_PHONE;
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

/** For so long after somebody moved the board it does not move by itself. */
const QUIET_MS = 4000;
const GLIDE_MS = 240;

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
const covered = (svg: SVGSVGElement): boolean => (svg.parentElement?.offsetLeft ?? 0) > 0;

/** Whether the middle of a box can be seen. */
function inSight(svg: SVGSVGElement, box: DOMRect): boolean {
  const frame = svg.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}

const centredOn = (svg: SVGSVGElement, { x, y, width, height }: DOMRect, k: number): Place =>
  zoomIdentity
    .translate(svg.clientWidth / 2 - k * (x + width / 2), svg.clientHeight / 2 - k * (y + height / 2))
    .scale(k);

/** A shift along one side that leaves no empty room beside the board. */
const filling = (shift: number, room: number, length: number): number =>
  length < room ? (room - length) / 2 : Math.min(0, Math.max(room - length, shift));

function filled({ clientWidth, clientHeight }: SVGSVGElement, { x, y, k }: Place, { width, height }: Size): Place {
  return zoomIdentity.translate(filling(x, clientWidth, k * width), filling(y, clientHeight, k * height)).scale(k);
}

/** Near enough to tap, with some of the neighbourhood around it. */
function framed(svg: SVGSVGElement, box: DOMRect, whole: Place, nearest: number): Place {
  const { clientWidth, clientHeight } = svg;
  const k = Math.min(clientWidth / (box.width * AROUND), clientHeight / (box.height * AROUND), nearest);
  return k < whole.k * WORTH_MOVING ? whole : centredOn(svg, box, k);
}

/** Tells the board how near it is: every letter is set anew, so only when it has changed and the hand is still. */
function zoomed(content: SVGGElement, k: number): void {
  if (content.style.getPropertyValue('--zoom') !== String(k)) content.style.setProperty('--zoom', String(k));
}

export function BoardFrame({ camera }: { camera: RefObject<Camera | undefined> }): ReactNode {
  const { board, props, say, sheet } = useDesk();
  const { room, question } = props;
  const { width, height } = board.size(props, room, props.narrow);
  const svgRef = useRef<SVGSVGElement>(null);
  const contentRef = useRef<SVGGElement>(null);
  const frame = useRef<Frame>(undefined);
  /** Whether the person has moved the board, and when; until then it arranges itself. */
  const touched = useRef({ ever: false, at: Number.NEGATIVE_INFINITY, now: false });
  /** Whether it has arranged itself to show a part only. */
  const near = useRef(false);
  /** How the whole board lies in its room, measured when the room changes: to ask while the board moves would lay it out once more. */
  const fit = useRef<Place>(zoomIdentity);
  const { whole: stays = false, core } = board.layout;
  const follows = room === 'tall' && stays !== true;

  const moveTo = useCallback(
    (choose: (whole: Place, frame: Frame) => Place, smooth: boolean) => {
      if (!frame.current) return;
      const { svg, behavior } = frame.current;
      const whole = fitted(svg, { width, height });
      fit.current = whole;
      behavior
        .scaleExtent([whole.k * 0.8, whole.k * NEAREST])
        .extent([
          [0, 0],
          [svg.clientWidth, svg.clientHeight],
        ])
        .translateExtent([
          [-width * 0.5, -height * 0.5],
          [width * 1.5, height * 1.5],
        ]);
      if (smooth && lively(settings.get())) {
        svg.classList.add('gliding');
        setTimeout(() => svg.classList.remove('gliding'), GLIDE_MS);
      }
      const place = choose(whole, frame.current);
      near.current = place !== whole;
      select(svg).call(behavior.transform, place);
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
      moveTo((whole, { svg, content }) => {
        if (core && covered(svg)) return fitted(svg, both(core, around(content, targetBoxes(content))));
        if (!follows || (typeof stays === 'number' && whole.k >= stays)) return whole;
        const box = around(content, targetBoxes(content));
        const nearest = typeof stays === 'number' ? stays : whole.k * NEAREST_BY_ITSELF;
        const place = box ? framed(svg, box, whole, nearest) : whole;
        return place === whole ? whole : filled(svg, place, { width, height });
      }, smooth),
    [core, follows, stays, moveTo, width, height],
  );

  useEffect(() => {
    const svg = svgRef.current;
    const content = contentRef.current;
    if (!svg || !content) return;
    const hand = touched.current;
    const size = { width, height };
    const settle = ({ x, y, k }: ZoomTransform): void => {
      zoomed(content, k);
      const whole = fit.current;
      const all = Math.hypot(x - whole.x, y - whole.y) < 1 && Math.abs(k - whole.k) < 1e-3;
      svg.parentElement?.setAttribute('data-shown', all ? 'all' : 'part');
    };
    const behavior = zoom<SVGSVGElement, unknown>()
      .clickDistance(6)
      .on('start', ({ sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        hand.now = Boolean(sourceEvent);
      })
      .on('end', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        hand.now = false;
        svg.classList.remove('moving');
        settle(transform);
      })
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (sourceEvent) Object.assign(hand, { ever: true, at: performance.now() });
        const { x, y, k } = transform;
        content.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        if (hand.now) svg.classList.add('moving');
        else settle(transform);
      });
    frame.current = { behavior, svg, content };
    const selection = select(svg);
    selection.call(behavior).on('dblclick.zoom', ({ target }: MouseEvent) => {
      // Two quick taps on a target mean the target.
      if (!(target instanceof Element && target.closest('[data-target]'))) showAll(true);
    });
    let [right, bottom] = [0, 0];
    const observer = new ResizeObserver(() => {
      const [dx, dy] = [(svg.clientWidth - right) / 2, (svg.clientHeight - bottom) / 2];
      const first = right === 0;
      right = svg.clientWidth;
      bottom = svg.clientHeight;
      fit.current = fitted(svg, size);
      if (hand.ever) return;
      if (first) moveTo((whole) => whole, false);
      // While others move, or a panel is read above a phone's tabs, what is looked at stays in the middle.
      const reading = core !== undefined && follows && svg.closest('[data-panel]') !== null;
      if (!first && (reading || (near.current && !content.querySelector('[data-target]')))) {
        const { x, y, k } = zoomTransform(svg);
        moveTo(() => zoomIdentity.translate(x + dx, y + dy).scale(k), false);
      } else arrange(false);
    });
    observer.observe(svg);
    return () => {
      observer.disconnect();
      selection.on('.zoom', null);
    };
  }, [showAll, arrange, moveTo, width, height, core, follows]);

  /** The person has the board in hand, or has just put it as he wants it. */
  const inHand = useCallback(() => touched.current.now || performance.now() - touched.current.at < QUIET_MS, []);

  // A small screen goes to where something can be done, and so does what a drawer has left of a large one.
  useEffect(() => {
    if (!question || !frame.current || inHand()) return;
    const { svg, content } = frame.current;
    if (!follows && !(core && covered(svg))) return;
    // The first time it is arranged when its room has been measured.
    if (content.style.transform === '') return;
    const boxes = targetBoxes(content);
    const wanted = touched.current.ever ? boxes.length > 0 && !boxes.some((box) => inSight(svg, box)) : true;
    if (wanted) arrange(true);
  }, [core, follows, question, arrange, inHand]);

  useEffect(() => {
    camera.current = {
      show(boxes) {
        const { current } = frame;
        if (!current || inHand() || boxes.every((box) => inSight(current.svg, box))) return;
        moveTo((whole, { svg, content }) => {
          const box = around(content, boxes);
          if (!box) return whole;
          const { k } = zoomTransform(svg);
          const fits = Math.min(svg.clientWidth / (box.width * AROUND), svg.clientHeight / (box.height * AROUND));
          return fits < whole.k * WORTH_MOVING ? whole : centredOn(svg, box, Math.min(k, fits));
        }, true);
      },
    };
  }, [camera, moveTo, inHand]);

  const closer = (factor: number): void => {
    if (!frame.current) return;
    const { svg, behavior } = frame.current;
    Object.assign(touched.current, { ever: true, at: performance.now() });
    select(svg).call(behavior.scaleBy, factor);
  };

  // Opening a panel or a menu draws no board.
  const picture = useMemo(() => <board.Board {...props} />, [board, props]);
  return (
    <section className="board-frame" aria-label={say('web.boardOf', { game: sheet.game.title })}>
      <svg ref={svgRef} className="board-svg" role="group" aria-label={say('web.board')} data-board={board.id}>
        <g ref={contentRef} className="board-content">
          {picture}
        </g>
      </svg>
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
