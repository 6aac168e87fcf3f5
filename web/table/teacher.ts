/** Who teaches at a table, if anybody does: what takes the place of the others in the top bar, and what is said below the question. */
import { type ComponentType, createContext, useContext } from 'react';

export interface Teacher {
  /** Instead of the game's name. */
  readonly Title?: ComponentType;
  /** Instead of the strips of the seats. */
  readonly Road?: ComponentType;
  /** Below the question. */
  readonly Panel: ComponentType;
  /** Nothing is asked any more: what is said takes the place of the question. */
  readonly speaksAlone?: boolean;
  /** There is something to be found: nobody is told what an opponent would do. */
  readonly withoutHints?: boolean;
}

export const TeacherContext = createContext<Teacher | undefined>(undefined);

export const useTeacher = (): Teacher | undefined => useContext(TeacherContext);
