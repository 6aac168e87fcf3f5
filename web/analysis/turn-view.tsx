/** One turn: what was played, what could have been, and why. */
import type { ReactNode } from 'react';
import type { Text } from '../../kernel/index.ts';
import { useDesk } from '../table/context.ts';
import type { FoundLine, GradedTurn } from '../worker/protocol.ts';
import type { AnalysisVoice } from './say.ts';
import { shortTurn } from './turn-words.ts';
import { useStudiedTurn } from './use-analysis.ts';

/** Lines this close are as good. */
const EQUAL = 0.3;
/** A whole turn in a line; beside another one, what is different in it. */
export function useTurnWords(): (texts: readonly Text[], beside?: readonly Text[]) => string {
  const { tell } = useDesk();
  return (texts, beside) => shortTurn(texts.map(tell), beside?.map(tell));
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
  const played = finding.lines.find((line) => line.played);
  // As the turn was graded: against what the search chose, whatever else came off well by chance.
  const best = turn.grade === 'best' && played ? played : finding.lines[0];
  const behindBest = (line: FoundLine): number => (line === best ? 0 : Math.max(0, line.behind - best.behind));
  const lines = [best, ...finding.lines.filter((line) => line !== best).sort((a, b) => a.behind - b.behind)];
  const most = Math.max(1, ...lines.map(behindBest));
  return (
    <section className="turn-lines" aria-label={voice.say('analysis.lines')}>
      <h3>{voice.say('analysis.lines')}</h3>
      <ol>
        {lines.map((line) => {
          const behind = behindBest(line);
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
