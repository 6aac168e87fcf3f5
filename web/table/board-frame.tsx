/** The board in its frame: fitted, panned, pinched and zoomed. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../page/icons.tsx';
import { useDesk } from './context.ts';

const NEAREST = 6;
const MARGIN = 8;
const STEP = 1.35;
/** How near the board comes by itself, how much around the targets it shows, and what is not worth a movement. */
const NEAREST_BY_ITSELF = 2.6;
const AROUND = 1.35;
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
  const k = Math.min((clientWidth - 2 * MARGIN) / width, (clientHeight - 2 * MARGIN) / height);
  return zoomIdentity.translate((clientWidth - k * width) / 2, (clientHeight - k * height) / 2).scale(k);
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Place = typeof zoomIdentity;

/** The box around all legal targets, in the board's own coordinates. */
function targetsBox(content: SVGGElement, now: Place): DOMRect | undefined {
  const frame = content.ownerSVGElement?.getBoundingClientRect();
  const boxes = [...content.querySelectorAll('[data-target]')].map((target) => target.getBoundingClientRect());
  if (!frame || boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left)) - frame.left;
  const top = Math.min(...boxes.map((box) => box.top)) - frame.top;
  const right = Math.max(...boxes.map((box) => box.right)) - frame.left;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) - frame.top;
  const [x, y] = now.invert([left, top]);
  const [x2, y2] = now.invert([right, bottom]);
  return new DOMRect(x, y, x2 - x, y2 - y);
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
  /** Whether the person has moved the board; until then it arranges itself. */
  const touched = useRef(false);

  const moveTo = useCallback(
    (choose: (whole: Place, frame: Frame) => Place, smooth: boolean) => {
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
  const showAll = useCallback((smooth: boolean) => moveTo((whole) => whole, smooth), [moveTo]);

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
      if (!touched.current) showAll(false);
    });
    observer.observe(svg);
    return () => {
      observer.disconnect();
      selection.on('.zoom', null);
    };
  }, [showAll]);

  // A small screen goes to where something can be done.
  useEffect(() => {
    if (room !== 'tall' || !question || touched.current) return;
    moveTo((whole, { svg, content }) => {
      const box = targetsBox(content, zoomTransform(svg));
      return box ? framed(svg, box, whole) : whole;
    }, true);
  }, [room, question, moveTo]);

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
