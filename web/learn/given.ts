/** The lesson that is being given. */
import { createContext, useContext } from 'react';
import type { Lesson } from '../../kernel/index.ts';
import type { CourseInfo, LessonInfo } from '../worker/protocol.ts';
import type { Lecture } from './lesson-line.ts';

export interface GivenLesson {
  readonly game: string;
  readonly course: CourseInfo;
  readonly lesson: Lesson;
  /** Its place in the course, from 0. */
  readonly number: number;
  readonly info: LessonInfo;
  readonly lecture: Lecture;
  /** Sets it anew. */
  again(): void;
}

export const LessonContext = createContext<GivenLesson | undefined>(undefined);

export function useLesson(): GivenLesson {
  const given = useContext(LessonContext);
  if (!given) throw new Error('outside of a lesson');
  return given;
}
