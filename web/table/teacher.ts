/** Who teaches at a table, if anybody does: what takes the place of the others in the top bar, and what is said below the question. */
import { type ComponentType, createContext, useContext } from 'react';

export interface Teacher {
  /** Instead of the game's name. */
  readonly Title?: ComponentType;
  /** Instead of the strips of the seats. */
  readonly Road?: ComponentType;
  /** Below the question. */
  readonly Panel: ComponentType;
}

export const TeacherContext = createContext<Teacher | undefined>(undefined);

export const useTeacher = (): Teacher | undefined => useContext(TeacherContext);
