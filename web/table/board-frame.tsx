/** The board in its frame: fitted, panned, pinched and zoomed. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Icon } from '../page/icons.tsx';
import { useDesk } from './context.ts';

const NEAREST = 6;
const MARGIN = 8;
const STEP = 1.35;

interface Frame {
  readonly behavior: ZoomBehavior<SVGSVGElement, unknown>;
  readonly svg: SVGSVGElement;
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

export function BoardFrame(): ReactNode {
  const { board, props, say, sheet } = useDesk();
  const { width, height } = board.size(props, props.room);
  const svgRef = useRef<SVGSVGElement>(null);
  const contentRef = useRef<SVGGElement>(null);
  const frame = useRef<Frame>(undefined);
  /** Whether the person has moved the board; until then it follows the size of its room. */
  const touched = useRef(false);

  const showAll = useCallback(
    (smooth: boolean) => {
      if (!frame.current) return;
      const { svg, behavior } = frame.current;
      touched.current = false;
      const whole = fitted(svg, { width, height });
      behavior.scaleExtent([whole.k * 0.8, whole.k * NEAREST]).extent([
        [0, 0],
        [svg.clientWidth, svg.clientHeight],
      ]);
      behavior.translateExtent([
        [-width * 0.25, -height * 0.25],
        [width * 1.25, height * 1.25],
      ]);
      const target = select(svg);
      if (smooth && !still()) {
        svg.classList.add('gliding');
        setTimeout(() => svg.classList.remove('gliding'), 240);
      }
      target.call(behavior.transform, whole);
    },
    [width, height],
  );

  useEffect(() => {
    const svg = svgRef.current;
    const content = contentRef.current;
    if (!svg || !content) return;
    const behavior = zoom<SVGSVGElement, unknown>()
      .clickDistance(6)
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (sourceEvent) touched.current = true;
        content.setAttribute('transform', transform.toString());
        content.style.setProperty('--zoom', String(transform.k));
      });
    frame.current = { behavior, svg };
    const selection = select(svg);
    selection.call(behavior).on('dblclick.zoom', (event: MouseEvent) => {
      const onTarget = event.target instanceof Element && event.target.closest('[data-target]') !== null;
      if (!onTarget) showAll(true);
    });
    const room = new ResizeObserver(() => {
      if (!touched.current) showAll(false);
    });
    room.observe(svg);
    return () => {
      room.disconnect();
      selection.on('.zoom', null);
    };
  }, [showAll]);

  const closer = (factor: number): void => {
    if (!frame.current) return;
    const { svg, behavior } = frame.current;
    touched.current = true;
    select(svg).call(behavior.scaleBy, factor);
  };

  return (
    <section className="board-frame" aria-label={say('web.boardOf', { game: sheet.game.title })}>
      <svg ref={svgRef} className="board-svg" role="group" aria-label={say('web.board')} data-board={board.id}>
        <g ref={contentRef}>
          <board.Board {...props} />
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
