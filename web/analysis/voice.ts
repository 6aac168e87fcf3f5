/** The voice of the analysis: its own words, and points as they are written in it. */
import { type Language, type Params, type Speaker, speaker } from '../../kernel/index.ts';
import { type AnalysisKey, analysisText } from './text/index.ts';

export interface AnalysisVoice {
  readonly language: Language;
  say(key: AnalysisKey, params?: Params): string;
  /** With its sign, and one digit behind the point. */
  signed(points: number): string;
}

export function voiceIn(language: Language): AnalysisVoice {
  const voice: Speaker = speaker([analysisText], language, String);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const minus = (words: string): string => words.replace('-', '−');
  const withSign = new Intl.NumberFormat(language, { ...digits, signDisplay: 'exceptZero' });
  return {
    language,
    say: (key, params) => voice.say(params === undefined ? { key } : { key, params }),
    signed: (points) => minus(withSign.format(points)),
  };
}
