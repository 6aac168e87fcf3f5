/** One turn: what was played, what could have been, and why. */
import type { ReactNode } from 'react';
import type { Text } from '../../kernel/index.ts';
import { useDesk } from '../table/context.ts';
import type { FoundLine, GradedTurn } from '../worker/protocol.ts';
import type { AnalysisVoice } from './say.ts';
import { useStudiedTurn } from './use-analysis.ts';

/** Lines this close are as good. */
const EQUAL = 0.3;
/** So many moves of a turn are told where room is short. */
const TOLD = 2;

/** A whole turn in a line. */
export function useTurnWords(): (texts: readonly Text[]) => string {
  const { tell } = useDesk();
  return (texts) => {
    const words = texts.slice(0, TOLD).map(tell).join(' → ');
    return texts.length > TOLD ? `${words} → …` : words;
  };
}

export function GradeMark({ turn, voice }: { turn: Pick<GradedTurn, 'grade'>; voice: AnalysisVoice }): ReactNode {
  return <b className={`grade ${turn.grade}`}>{voice.say(`analysis.grade.${turn.grade}`)}</b>;
}

function useGains(voice: AnalysisVoice): (line: FoundLine) => string {
  const { tell } = useDesk();
  const list = new Intl.ListFormat(voice.language, { type: 'conjunction' });
  return ({ gains, later }) => {
    const parts = gains.map(({ key, points }) => `${voice.signed(points)} ${tell({ key })}`);
    if (Math.abs(later) >= EQUAL) parts.push(voice.say('analysis.later', { points: voice.signed(later) }));
    return list.format(parts);
  };
}

export function TurnView({ turn, voice }: { turn: GradedTurn; voice: AnalysisVoice }): ReactNode {
  const finding = useStudiedTurn(turn.at);
  const { tell } = useDesk();
  const gains = useGains(voice);
  if (!finding) return null;
  const lines = [...finding.lines].sort((a, b) => a.behind - b.behind);
  const [best] = lines;
  const played = lines.find((line) => line.played);
  const most = Math.max(1, ...lines.map(({ behind }) => behind - best.behind));
  return (
    <section className="turn-lines" aria-label={voice.say('analysis.lines')}>
      <h3>{voice.say('analysis.lines')}</h3>
      <ol>
        {lines.map((line) => {
          const behind = line.behind - best.behind;
          return (
            <li key={JSON.stringify(line.texts)} className={line.played ? 'played' : undefined}>
              <span className="words">
                {line.texts.map(tell).join(' → ')}
                {line.played && <small> {voice.say('analysis.played')}</small>}
              </span>
              <span className="bar" aria-hidden="true">
                <i style={{ width: `${100 - (behind / most) * 85}%` }} />
              </span>
              <b>
                {line === best
                  ? voice.say('analysis.grade.best')
                  : behind < EQUAL
                    ? voice.say('analysis.equal')
                    : voice.signed(-behind)}
              </b>
            </li>
          );
        })}
      </ol>
      {gains(best) !== '' && <p>{voice.say('analysis.because', { gains: gains(best) })}</p>}
      {played && played !== best && gains(played) !== '' && (
        <p>{voice.say('analysis.instead', { gains: gains(played) })}</p>
      )}
    </section>
  );
}
