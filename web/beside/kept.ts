/** What is written down beside a real board, kept in this browser so that a reload loses nothing. */
import { createStore, type Store } from '../store/store.ts';

/** A store whose content is read from the browser and written back at every change. */
export function keptStore<T>(key: string, read: (data: unknown) => T): Store<T> {
  const name = `roundhouse.beside.${key}`;
  const load = (): T => {
    try {
      return read(JSON.parse(localStorage.getItem(name) ?? 'null'));
    } catch {
      return read(undefined);
    }
  };
  const store = createStore<T>(load());
  store.subscribe(() => {
    try {
      localStorage.setItem(name, JSON.stringify(store.get()));
    } catch {
      // A browser that keeps nothing still counts.
    }
  });
  return store;
}

export const strings = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((entry) => typeof entry === 'string') : [];
