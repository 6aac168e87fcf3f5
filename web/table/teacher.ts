/** Who teaches or shows something at a table, if anybody does: what takes the place of the others in the top bar, and what is said instead of the question or below it. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Move } from '../../kernel/index.ts';

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
  /** What is said of a move: on a phone, where the card of the move lies over the panel. */
  readonly Said?: ComponentType<{ readonly move: Move }>;
  /** There is something to be found: nobody is told what an opponent would do. */
  readonly withoutHints?: boolean;
}

export const TeacherContext = createContext<Teacher | undefined>(undefined);

export const useTeacher = (): Teacher | undefined => useContext(TeacherContext);
