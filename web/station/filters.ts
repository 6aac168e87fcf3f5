/** Which open tables one wants to see, kept for the next time; and for which of them one wants to be called. */
import type { LANGUAGES } from '../../kernel/index.ts';
import type { TableCard } from '../../server/protocol/tables.ts';
import { createStore, type Store } from '../store/store.ts';

export interface Filters {
  readonly game: string;
  readonly pace: 'all' | 'live' | 'days';
  readonly free: '1' | '2' | '3';
  readonly rated: 'all' | 'friendly' | 'rated';
  readonly language: 'all' | (typeof LANGUAGES)[number];
}

export const ALL: Filters = { game: 'all', pace: 'all', free: '1', rated: 'all', language: 'all' };

function load(key: string): Filters | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const known = Object.entries(kept).filter(([name, value]) => name in ALL && typeof value === 'string');
    return { ...ALL, ...Object.fromEntries(known) };
  } catch {
    return undefined;
  }
}

function keptStore<T extends Filters | undefined>(key: string, first: T): Store<T> {
  const store = createStore(first);
  store.subscribe(() => {
    try {
      const now = store.get();
      if (now === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing starts anew next time.
    }
  });
  return store;
}

export const filters: Store<Filters> = keptStore('roundhouse.filters', load('roundhouse.filters') ?? ALL);
export const setFilters = (part: Partial<Filters>): void => filters.change((now) => ({ ...now, ...part }));

/** One wants to be called when a table opens that passes these. */
export const callFor: Store<Filters | undefined> = keptStore<Filters | undefined>(
  'roundhouse.callFor',
  load('roundhouse.callFor'),
);

export const passes =
  ({ game, pace, free, rated, language }: Filters) =>
  ({ terms, ...card }: TableCard): boolean =>
    (game === 'all' || card.game === game) &&
    (pace === 'all' || (terms.pace.kind === 'days') === (pace === 'days')) &&
    card.seats.filter(({ kind }) => kind === 'vacant').length >= Number(free) &&
    (rated === 'all' || terms.rated === (rated === 'rated')) &&
    (language === 'all' || terms.language === undefined || terms.language === language);
