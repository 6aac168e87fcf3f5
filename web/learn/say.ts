/** The voice of courses and lessons: their own words, those of the page, and those of a course. */
import { useMemo } from 'react';
import { type Catalogues, houseText, type Params, speaker } from '../../kernel/index.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { type WebKey, webText } from '../text/index.ts';
import { type LearnKey, learnText } from './text/index.ts';

/** What a lesson says, by its place: see `kernel/lesson.ts`. */
export type LessonKey = `lesson.${string}`;
export type LearnSay = (key: LearnKey | WebKey | LessonKey, params?: Params) => string;

const NO_WORDS: Catalogues = { en: {}, de: {}, pl: {} };

export function useLearnSay(course: Catalogues = NO_WORDS): LearnSay {
  const { language } = useStore(settings);
  return useMemo(() => {
    const voice = speaker([course, learnText, webText, houseText], language, String);
    return (key, params) => voice.say(params === undefined ? { key } : { key, params });
  }, [course, language]);
}
