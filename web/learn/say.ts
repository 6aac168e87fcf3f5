/** The voice of courses and lessons: their own words, those of the page, and those of a course. */
import { useMemo } from 'react';
import { type Catalogues, houseText } from '../../kernel/index.ts';
import { useSayOf } from '../page/say.tsx';
import { type WebKey, webText } from '../text/index.ts';
import { type LearnKey, learnText } from './text/index.ts';

/** What a lesson says, by its place: see `kernel/lesson.ts`. */
export type LessonKey = `lesson.${string}`;
const NO_WORDS: Catalogues = { en: {}, de: {}, pl: {} };

export function useLearnSay(course: Catalogues = NO_WORDS) {
  return useSayOf<LearnKey | WebKey | LessonKey>(useMemo(() => [course, learnText, webText, houseText], [course]));
}
export type LearnSay = ReturnType<typeof useLearnSay>;
