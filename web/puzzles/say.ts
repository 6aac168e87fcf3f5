/** The voice of the puzzles. */
import { useMemo } from 'react';
import { type Params, speaker } from '../../kernel/index.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { type WebKey, webText } from '../text/index.ts';
import { type PuzzleKey, puzzleText } from './text/index.ts';

export type PuzzleSay = (key: PuzzleKey | WebKey, params?: Params) => string;

export function usePuzzleSay(): PuzzleSay {
  const { language } = useStore(settings);
  return useMemo(() => {
    const voice = speaker([puzzleText, webText], language, String);
    return (key, params) => voice.say(params === undefined ? { key } : { key, params });
  }, [language]);
}
