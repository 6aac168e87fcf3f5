/** The board in its frame: fitted, panned, pinched and zoomed. */
import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ShareContext } from '../kit/gradually.tsx';
import { Icon, type IconName } from '../page/icons.tsx';
import type { WebKey } from '../text/index.ts';
import { BoardZoom } from './board-zoom.ts';
import { useDesk } from './context.ts';

const STEP = 1.35;

/** What happens outside of the picture is brought into it. */
export type Camera = Pick<BoardZoom, 'show'>;

function ZoomButtons({ zoom }: { zoom: BoardZoom }): ReactNode {
  const { say } = useDesk();
  const buttons: readonly { key: string; icon: IconName; label: WebKey; act(): void }[] = [
    { key: '+', icon: 'plus', label: 'web.zoomIn', act: () => zoom.zoomBy(STEP) },
    { key: '-', icon: 'minus', label: 'web.zoomOut', act: () => zoom.zoomBy(1 / STEP) },
    { key: '0', icon: 'fit', label: 'web.zoomFit', act: () => zoom.showAll() },
  ];
  return (
    <div className="zoom-buttons">
      {buttons.map(({ key, icon, label, act }) => (
        <button key={key} type="button" onClick={act} aria-label={say(label)} data-key={key}>
          <Icon name={icon} size={18} />
        </button>
      ))}
    </div>
  );
}

/** The zoom of the board that is drawn in these elements. */
function useBoardZoom(camera: RefObject<Camera | undefined>, unpacked: boolean) {
  const { board, props } = useDesk();
  const { room, question } = props;
  const { width, height } = board.size(props, room, props.narrow);
  const { whole, core } = board.layout;
  const follows = room === 'tall' && whole !== true;
  const stageRef = useRef<HTMLDivElement>(null);
  const svgRef = useRef<SVGSVGElement>(null);
  const contentRef = useRef<SVGGElement>(null);
  const [zoom] = useState(() => new BoardZoom());
  useEffect(() => {
    const [stage, svg, content] = [stageRef.current, svgRef.current, contentRef.current];
    if (!stage || !svg || !content) return;
    return zoom.attach({ stage, svg, content }, { size: { width, height }, whole, core, follows });
  }, [zoom, width, height, whole, core, follows]);
  // Before it is seen it goes to where it belongs, which only the whole board tells.
  useLayoutEffect(() => {
    if (unpacked) zoom.unpacked();
  }, [zoom, unpacked]);
  useEffect(() => {
    if (question) zoom.showTargets();
  }, [zoom, question]);
  useImperativeHandle(camera, () => zoom, [zoom]);
  return { zoom, stageRef, svgRef, contentRef };
}

export function BoardFrame({ camera }: { camera: RefObject<Camera | undefined> }): ReactNode {
  const { board, props, say, info } = useDesk();
  const unpacked = useContext(ShareContext) === 1;
  const { zoom, stageRef, svgRef, contentRef } = useBoardZoom(camera, unpacked);
  // Opening a panel or a menu draws no board.
  const drawing = useMemo(() => <board.Board {...props} />, [board, props]);
  return (
    <section className="board-frame" aria-label={say('web.boardOf', { game: info.game.title })}>
      <div ref={stageRef} className="board-stage">
        <svg
          ref={svgRef}
          className="board-svg"
          role="group"
          aria-label={say('web.board')}
          data-board={board.id}
          data-unpacking={unpacked ? undefined : ''}
        >
          <g ref={contentRef} className="board-content">
            {drawing}
          </g>
        </svg>
      </div>
      <ZoomButtons zoom={zoom} />
    </section>
  );
}
