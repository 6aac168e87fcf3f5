/** What chance brought each seat, and what its choices gave up. */
import type { ReactNode } from 'react';
import { SeatMark } from '../kit/marks.tsx';
import { useDesk } from '../table/context.ts';
import type { Analysis } from '../worker/protocol.ts';
import type { AnalysisVoice } from './say.ts';

/** The whole bar stands for at least so many points. */
const LEAST = 3;

function Bar({ points, most, kind }: { points: number; most: number; kind: string }): ReactNode {
  const share = (Math.abs(points) / most) * 50;
  return (
    <span className={`bar ${kind}`} aria-hidden="true">
      <i style={{ left: `${points < 0 ? 50 - share : 50}%`, width: `${share}%` }} />
    </span>
  );
}

export function LuckAndPlay({ analysis, voice }: { analysis: Analysis; voice: AnalysisVoice }): ReactNode {
  const { props } = useDesk();
  const mostLuck = Math.max(LEAST, ...analysis.seats.map(({ luck }) => Math.abs(luck)));
  const mostPlay = Math.max(LEAST, ...analysis.seats.map(({ play }) => Math.abs(play)));
  return (
    <section className="luck-and-play">
      <table>
        <caption>{voice.say('analysis.luckAndPlay')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" colSpan={2}>
              {voice.say('analysis.luck')}
            </th>
            <th scope="col" colSpan={2}>
              {voice.say('analysis.play')}
            </th>
          </tr>
        </thead>
        <tbody>
          {analysis.seats.map(({ luck, play }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <tr key={seat} data-seat={seat}>
              <th scope="row">
                <SeatMark seat={seat} shape={props.seats[seat].shape} size={18} />
                {props.seats[seat].name}
              </th>
              <td className="drawn">
                <Bar points={luck} most={mostLuck} kind="luck" />
              </td>
              <td>{voice.signed(luck)}</td>
              <td className="drawn">
                <Bar points={play} most={mostPlay} kind="play" />
              </td>
              <td>{voice.signed(play)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="foot">{voice.say('analysis.luckAbout')}</p>
    </section>
  );
}
