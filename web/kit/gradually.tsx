/** Large drawings come part by part while a table is opened: all at once they would keep a phone from answering. */
import { Children, createContext, type ReactNode, useContext } from 'react';

/** How much of every drawing is there, from 0 to 1. */
export const ShareContext = createContext(1);

/** Draws its parts one after the other, from the first to the last. */
export function Gradually({ children }: { children: ReactNode }): ReactNode {
  const share = useContext(ShareContext);
  const parts = Children.toArray(children);
  return share < 1 ? parts.slice(0, Math.ceil(parts.length * share)) : parts;
}
