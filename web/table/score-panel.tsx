/** Where every point comes from, and how they came over time. */
import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import type { Reckoning, ScoreSheet } from '../../kernel/index.ts';
import { SeatMark, shapeOutline } from '../kit/marks.tsx';
import { host } from '../page/host.ts';
import { useDesk } from './context.ts';
import { decidingTie, inFigures, signed } from './figures.ts';

/** How the final score comes about, fetched once the game is over. */
function useReckoning(over: boolean): Reckoning | undefined {
  const { info, present } = useDesk();
  const [reckoning, setReckoning] = useState<Reckoning>();
  const { id, edition } = info.game;
  const { view } = present.moment;
  useEffect(() => {
    if (over) void host().reckon(id, edition, view).then(setReckoning);
  }, [over, id, edition, view]);
  return over ? reckoning : undefined;
}

/** Who is ahead among equals: step by step as far as it was needed, otherwise in one sentence. */
function TieBreaks({ ties, scores }: { ties: Reckoning['ties']; scores: readonly ScoreSheet[] }): ReactNode {
  const { props, say, tell } = useDesk();
  const totals = scores.map(({ total }) => total);
  if (new Set(totals).size === totals.length) {
    const ways = ties.map(({ text }) => tell(text)).join(' → ');
    return <p className="hint">{say('web.tieBreaks', { ways })}</p>;
  }
  const deciding = decidingTie(ties, totals);
  const needed = deciding < 0 ? ties : ties.slice(0, deciding + 1);
  return (
    <table className="score-table ties">
      <caption>{say('web.tied')}</caption>
      <tbody>
        {needed.map(({ text, values }, i) => (
          <tr key={text.key} className={i === deciding ? 'decides' : undefined}>
            <th scope="row">{tell(text)}</th>
            {scores.map(({ seat }) => (
              <td key={seat}>
                <span className="unseen">{props.seats[seat].name}</span>
                {values[seat]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ScoreTable({
  scores,
  places,
  sums = [],
}: {
  scores: readonly ScoreSheet[];
  places?: readonly number[] | undefined;
  sums?: Reckoning['sums'] | undefined;
}): ReactNode {
  const { props, say, tell } = useDesk();
  const won = (seat: number): string | undefined => (places?.[seat] === 1 ? 'winner' : undefined);
  const keys = [...new Set(scores.flatMap((score) => score.parts.map((part) => part.key)))];
  const points = (score: ScoreSheet, key: string): number | undefined => {
    const parts = score.parts.filter((part) => part.key === key);
    return parts.length === 0 ? undefined : parts.reduce((sum, part) => sum + part.points, 0);
  };
  return (
    <table className="score-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{say('web.category')}</span>
          </th>
          {scores.map(({ seat }) => (
            <th scope="col" key={seat} className={won(seat)}>
              <SeatMark seat={seat} shape={props.seats[seat].shape} size={20} />
              <span className="name">{props.seats[seat].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{tell({ key })}</th>
            {scores.map((score) => (
              <td key={score.seat} className={won(score.seat)}>
                {signed(points(score, key))}
                {sums[score.seat]?.[key] && <small className="sum">{inFigures(sums[score.seat][key])}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('web.total')}</th>
          {scores.map((score) => (
            <td key={score.seat} className={won(score.seat)}>
              {signed(score.total)}
            </td>
          ))}
        </tr>
        {places && (
          <tr className="places">
            <th scope="row">{say('web.place')}</th>
            {scores.map((score) => (
              <td key={score.seat} className={won(score.seat)}>
                {say('web.placeNumber', { place: places[score.seat] })}
              </td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

const WIDTH = 360;
const HEIGHT = 180;
const LEFT = 30;
const BOTTOM = 22;
const TOP = 10;
const RIGHT = 14;

/** Round steps for an axis: 1, 2, 5, 10, 20 … */
function stepFor(span: number): number {
  const rough = Math.max(1, span / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? 10 * power;
}

function Chart(): ReactNode {
  const { log, props, say, session, state } = useDesk();
  const [hovered, setHovered] = useState<number>();
  const last = Math.max(1, log.length - 1);
  const values = log.flatMap((entry) => entry.totals);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * at) / last;
  const y = (points: number): number => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * (points - low)) / (high - low);
  const step = stepFor(high - low);
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  const at = hovered ?? state.past?.at ?? log.length - 1;
  const momentUnder = (event: PointerEvent<SVGSVGElement>): number => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (((event.clientX - box.left) / box.width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
    return Math.max(0, Math.min(last, Math.round(share * last)));
  };
  return (
    <figure className="score-chart">
      <figcaption>
        {say('web.chart')} <small>{say('web.chartAt', { at })}</small>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${say('web.chart')}: ${props.seats
          .map(({ seat, name }) => `${name} ${log.at(-1)?.totals[seat] ?? 0}`)
          .join(', ')}`}
        onPointerMove={(event) => setHovered(momentUnder(event))}
        onPointerLeave={() => setHovered(undefined)}
        onPointerDown={(event) => void session.look(momentUnder(event))}
      >
        {ticks.map((tick) => (
          <g key={tick} className="tick">
            <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 5} y={y(tick) + 4}>
              {signed(tick)}
            </text>
          </g>
        ))}
        <path className="moment" d={`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />
        {props.seats.map(({ seat, shape }) => {
          const line = log.map((entry, i) => `${x(i).toFixed(1)} ${y(entry.totals[seat] ?? 0).toFixed(1)}`).join('L');
          const points = log[at]?.totals[seat] ?? 0;
          return (
            <g key={seat} style={{ '--pc': `var(--seat-${seat})`, '--pi': `var(--seat-${seat}-ink)` }}>
              <path className="line casing" d={`M${line}`} />
              <path className="line" d={`M${line}`} />
              <g transform={`translate(${x(at) - 6} ${y(points) - 6}) scale(.75)`}>
                <path className="dot" d={shapeOutline(shape)} />
              </g>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

export default function ScorePanel(): ReactNode {
  const { present, state, say, tell } = useDesk();
  const { stage, moment } = present;
  const final = !state.past && stage.kind === 'over' ? stage.result : undefined;
  const reckoning = useReckoning(final !== undefined);
  const scores = final?.sheets ?? (state.past ?? moment).forecast;
  return (
    <div className="score-panel">
      <h3>
        {state.past ? say('web.scoreThen', { at: state.past.at }) : say(final ? 'web.scoreFinal' : 'web.scoreNow')}
      </h3>
      {final && <p>{tell(final.ending)}</p>}
      <ScoreTable scores={scores} places={final?.places} sums={reckoning?.sums} />
      {reckoning && <TieBreaks ties={reckoning.ties} scores={scores} />}
      <Chart />
    </div>
  );
}
