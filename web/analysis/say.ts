/** The voice of the analysis in the language of the page. */
import { useMemo } from 'react';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { type AnalysisVoice, voiceIn } from './voice.ts';

export type { AnalysisVoice } from './voice.ts';

export function useAnalysisVoice(): AnalysisVoice {
  const { language } = useStore(settings);
  return useMemo(() => voiceIn(language), [language]);
}
