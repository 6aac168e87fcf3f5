/** The points every seat could expect, turn by turn: a slider through the game that is also its picture. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { shapeOutline } from '../kit/marks.tsx';
import { useDesk } from '../table/context.ts';
import type { Analysis, GradedTurn, TurningPoint } from '../worker/protocol.ts';
import { apart, chartGeometry, DASHES, type Size } from './geometry.ts';
import type { AnalysisVoice } from './say.ts';

const FIRST_SIZE: Size = { width: 720, height: 180 };

function useSize(): [RefObject<HTMLDivElement | null>, Size] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(FIRST_SIZE);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(([{ contentRect }]) =>
      setSize({ width: Math.max(240, contentRect.width), height: Math.max(120, contentRect.height) }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [box, size];
}

/** So far above its line stands the number of a turning point. */
const ABOVE = 20;
/** So far apart are two of them that can both be read. */
const APART = 23;
/** So far from where the lines begin stand the numbers of the axis: that of a turning point may lie there. */
const BESIDE = 13;

interface ChartProps {
  readonly analysis: Analysis;
  readonly voice: AnalysisVoice;
  readonly seat: number;
  readonly chosen: GradedTurn | undefined;
  onChoose(turn: GradedTurn): void;
}

function Numbers({
  points,
  geometry,
  seat,
  at,
}: {
  points: readonly TurningPoint[];
  geometry: ReturnType<typeof chartGeometry>;
  seat: number;
  at: number | undefined;
}): ReactNode {
  const places = apart(
    points.map(({ at }) => geometry.x(at)),
    APART,
    geometry.right,
  );
  return points.map((point, place) => {
    const [x, y] = [geometry.x(point.at), geometry.y(geometry.pointsAt(seat, point.at))];
    const above = y - ABOVE < geometry.top - 12 ? y + ABOVE : y - ABOVE;
    return (
      <g key={`${point.cause} ${point.at}`} className={point.at === at ? 'number chosen' : 'number'}>
        <circle className="spot" cx={x} cy={y} r="4" />
        <circle cx={places[place]} cy={above} r="10.500" />
        <text x={places[place]} y={above + 5}>
          {place + 1}
        </text>
      </g>
    );
  });
}

export function Chart({ analysis, voice, seat, chosen, onChoose }: ChartProps): ReactNode {
  const { props } = useDesk();
  const [box, size] = useSize();
  const { turns, prospects } = analysis;
  const geometry = chartGeometry(analysis, size);
  const place = chosen ? turns.indexOf(chosen) : turns.length;
  const choose = (to: number): void => {
    const turn = turns[Math.max(0, Math.min(turns.length - 1, to))];
    if (turn) onChoose(turn);
  };
  const press = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons === 0) return;
    const from = event.currentTarget.getBoundingClientRect().left;
    const gap = (turn: GradedTurn): number => Math.abs(geometry.x(turn.at) - (event.clientX - from));
    const nearest = turns.reduce<GradedTurn | undefined>(
      (best, turn) => (best === undefined || gap(turn) < gap(best) ? turn : best),
      undefined,
    );
    if (nearest && nearest !== chosen) onChoose(nearest);
  };
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowDown: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place + 1,
    Home: 0,
    End: turns.length - 1,
  };
  const walk = (event: KeyboardEvent): void => {
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(to);
  };
  const now = prospects.find(({ at }) => at === chosen?.at) ?? { at: analysis.moves, points: analysis.result };
  const words = props.seats.map((each) => `${each.name} ${Math.round(now.points[each.seat])}`).join(', ');
  return (
    <section className="study-chart" aria-label={voice.say('analysis.chart')}>
      <h3>
        {voice.say('analysis.chart')}
        <span className="seats">
          {props.seats.map((each) => (
            <span key={each.seat} style={{ '--pc': `var(--seat-${each.seat})` }}>
              <svg width="26" height="10" aria-hidden="true">
                <path className="line casing" d="M1 5H25" />
                <path className="line" d="M1 5H25" strokeDasharray={DASHES[each.seat]} />
              </svg>
              {each.name} <b>{Math.round(now.points[each.seat])}</b>
            </span>
          ))}
        </span>
      </h3>
      <div
        ref={box}
        className="plot"
        role="slider"
        tabIndex={0}
        aria-label={voice.say('analysis.chart')}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, turns.length)}
        aria-valuenow={Math.max(1, Math.min(turns.length, place + 1))}
        aria-valuetext={voice.say('analysis.chartAt', {
          number: chosen?.number ?? turns.length,
          count: turns.length,
          points: words,
        })}
        onPointerDown={press}
        onPointerMove={press}
        onKeyDown={walk}
      >
        <svg width={size.width} height={size.height} aria-hidden="true">
          {geometry.ticks.map(({ points, y }) => (
            <g key={points} className="tick">
              <path d={`M${geometry.left} ${y}H${geometry.right}`} />
              <text x={geometry.left - BESIDE} y={y + 4}>
                {points}
              </text>
            </g>
          ))}
          {chosen && <path className="moment" d={`M${geometry.x(chosen.at)} ${geometry.top - 8}V${geometry.bottom}`} />}
          {props.seats.map((each) => (
            <g key={each.seat} style={{ '--pc': `var(--seat-${each.seat})`, '--pi': `var(--seat-${each.seat}-ink)` }}>
              <path className="line casing" d={geometry.line(each.seat)} />
              <path className="line" d={geometry.line(each.seat)} strokeDasharray={DASHES[each.seat]} />
              <g transform={`translate(${geometry.x(now.at) - 6} ${geometry.y(now.points[each.seat]) - 6}) scale(.75)`}>
                <path className="dot" d={shapeOutline(each.shape)} />
              </g>
            </g>
          ))}
          <Numbers points={analysis.seats[seat].turningPoints} geometry={geometry} seat={seat} at={chosen?.at} />
        </svg>
      </div>
      <p className="foot">{voice.say('analysis.chartAbout', { games: analysis.gamesPlayedOn })}</p>
    </section>
  );
}
