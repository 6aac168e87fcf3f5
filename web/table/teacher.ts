/** Who teaches or shows something at a table, if anybody does: what takes the place of the others in the top bar, and what is said instead of the question or below it. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface Teacher {
  /** Instead of the game's name. */
  readonly Title?: ComponentType;
  /** Instead of the strips of the seats. */
  readonly Road?: ComponentType;
  /** Around the question, or instead of it. */
  readonly Bar?: ComponentType<{ readonly children: ReactNode }>;
  /** The table is gone when it has been looked at: nobody takes it elsewhere. */
  readonly passing?: boolean;
  /** Below the question. */
  readonly Panel?: ComponentType;
  /** There is something to be found: nobody is told what an opponent would do. */
  readonly withoutHints?: boolean;
}

export const TeacherContext = createContext<Teacher | undefined>(undefined);

export const useTeacher = (): Teacher | undefined => useContext(TeacherContext);
