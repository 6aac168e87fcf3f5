/** The board in its frame: fitted, panned, pinched and zoomed. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../page/icons.tsx';
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

/** The whole board, centred. */
function fitted(svg: SVGSVGElement, { width, height }: Size): typeof zoomIdentity {
  const { clientWidth, clientHeight } = svg;
  const margin = clientWidth > PHONE ? MARGIN : MARGIN_ON_A_PHONE;
  const k = Math.min((clientWidth - 2 * margin) / width, (clientHeight - 2 * margin) / height);
  return zoomIdentity.translate((clientWidth - k * width) / 2, (clientHeight - k * height) / 2).scale(k);
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Place = typeof zoomIdentity;
type Arrange = (whole: Place, frame: Frame) => Place;
const wholly: Arrange = (whole) => whole;

/** The box around all legal targets, in the board's own coordinates, also while the board is still gliding. */
function targetsBox(content: SVGGElement): DOMRect | undefined {
  const toBoard = content.getScreenCTM()?.inverse();
  const boxes = [...content.querySelectorAll('[data-target]')].map((target) => target.getBoundingClientRect());
  if (!toBoard || boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const from = new DOMPoint(left, top).matrixTransform(toBoard);
  const to = new DOMPoint(right, bottom).matrixTransform(toBoard);
  return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
}

/** Whether one of the places to tap can be seen where the person has moved the board to. */
function targetInSight({ svg, content }: Frame): boolean {
  const room = svg.getBoundingClientRect();
  const targets = [...content.querySelectorAll('[data-target]')];
  return (
    targets.length === 0 ||
    targets.some((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      return left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
    })
  );
}

/** Near enough to tap, with some of the neighbourhood around it. */
function framed(svg: SVGSVGElement, box: DOMRect, whole: Place): Place {
  const { clientWidth, clientHeight } = svg;
  const k = Math.min(
    clientWidth / (box.width * AROUND),
    clientHeight / (box.height * AROUND),
    whole.k * NEAREST_BY_ITSELF,
  );
  if (k < whole.k * WORTH_MOVING) return whole;
  return zoomIdentity
    .translate(clientWidth / 2 - k * (box.x + box.width / 2), clientHeight / 2 - k * (box.y + box.height / 2))
    .scale(k);
}

export function BoardFrame(): ReactNode {
  const { board, props, say, sheet } = useDesk();
  const { room, question } = props;
  const { width, height } = board.size(props, room);
  const svgRef = useRef<SVGSVGElement>(null);
  const contentRef = useRef<SVGGElement>(null);
  const frame = useRef<Frame>(undefined);
  /** Whether the person has moved the board; until then it arranges itself, also in another room. */
  const touched = useRef(false);
  const arranged = useRef<Arrange>(wholly);

  const moveTo = useCallback(
    (choose: Arrange, smooth: boolean) => {
      arranged.current = choose;
      if (!frame.current) return;
      const { svg, behavior } = frame.current;
      touched.current = false;
      const whole = fitted(svg, { width, height });
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
      if (smooth && !still()) {
        svg.classList.add('gliding');
        setTimeout(() => svg.classList.remove('gliding'), 240);
      }
      select(svg).call(behavior.transform, choose(whole, frame.current));
    },
    [width, height],
  );
  const showAll = useCallback((smooth: boolean) => moveTo(wholly, smooth), [moveTo]);

  useEffect(() => {
    const svg = svgRef.current;
    const content = contentRef.current;
    if (!svg || !content) return;
    const behavior = zoom<SVGSVGElement, unknown>()
      .clickDistance(6)
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (sourceEvent) touched.current = true;
        const { x, y, k } = transform;
        content.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        content.style.setProperty('--zoom', String(k));
      });
    frame.current = { behavior, svg, content };
    const selection = select(svg);
    selection.call(behavior).on('dblclick.zoom', ({ target }: MouseEvent) => {
      // Two quick taps on a target mean the target.
      if (!(target instanceof Element && target.closest('[data-target]'))) showAll(true);
    });
    const observer = new ResizeObserver(() => {
      if (!touched.current) moveTo(arranged.current, false);
    });
    observer.observe(svg);
    return () => {
      observer.disconnect();
      selection.on('.zoom', null);
    };
  }, [showAll, moveTo]);

  // A small screen goes to where something can be done.
  useEffect(() => {
    const { whole: stays } = board.layout;
    if (room !== 'tall' || stays === true || !question || !frame.current) return;
    if (touched.current && targetInSight(frame.current)) return;
    moveTo((whole, { svg, content }) => {
      if (typeof stays === 'number' && whole.k >= stays) return whole;
      const box = targetsBox(content);
      return box ? framed(svg, box, whole) : whole;
    }, true);
  }, [room, board, question, moveTo]);

  const closer = (factor: number): void => {
    if (!frame.current) return;
    const { svg, behavior } = frame.current;
    touched.current = true;
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
