/** Which lessons were passed, and at which tables they are being learnt; kept in this browser. */
import { createStore } from '../store/store.ts';

interface Progress {
  /** `game/lesson`. */
  readonly passed: readonly string[];
  /** The table of a lesson that was begun, by `game/lesson`. */
  readonly tables: Readonly<Record<string, string>>;
  /** Tables of first games, with a teacher. */
  readonly guided: readonly string[];
}

const KEY = 'roundhouse.lessons';

const NOTHING: Progress = { passed: [], tables: {}, guided: [] };

const isStrings = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((entry) => typeof entry === 'string');

/** Progress out of data from outside; what cannot be read was never learnt. */
function progressIn(kept: unknown): Progress {
  if (typeof kept !== 'object' || kept === null) return NOTHING;
  const passed = 'passed' in kept && isStrings(kept.passed) ? kept.passed : [];
  const guided = 'guided' in kept && isStrings(kept.guided) ? kept.guided : [];
  const tables = 'tables' in kept && typeof kept.tables === 'object' ? Object.entries(kept.tables ?? {}) : [];
  return { passed, guided, tables: Object.fromEntries(tables.filter(([, id]) => typeof id === 'string')) };
}

function load(): Progress {
  try {
    return progressIn(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return NOTHING;
  }
}

export const progress = createStore<Progress>(load());

progress.subscribe(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.get()));
  } catch {
    // A browser that keeps nothing still teaches.
  }
});

/** What was learnt in another browser is known here too. */
export function takeProgress(data: unknown): void {
  const other = progressIn(data);
  progress.change((now) => ({
    passed: [...new Set([...now.passed, ...other.passed])],
    guided: [...new Set([...now.guided, ...other.guided])],
    tables: { ...other.tables, ...now.tables },
  }));
}

export const placeOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const isPassed = ({ passed }: Progress, game: string, lesson: string): boolean =>
  passed.includes(placeOf(game, lesson));

export function markPassed(game: string, lesson: string): void {
  progress.change((now) =>
    isPassed(now, game, lesson) ? now : { ...now, passed: [...now.passed, placeOf(game, lesson)] },
  );
}

/** Remembers the table of a lesson, or forgets it. */
export function markTable(game: string, lesson: string, table: string | undefined): void {
  progress.change((now) => {
    const { [placeOf(game, lesson)]: _former, ...others } = now.tables;
    return { ...now, tables: table === undefined ? others : { ...others, [placeOf(game, lesson)]: table } };
  });
}

export const isGuided = (table: string): boolean => progress.get().guided.includes(table);

/** Sets a teacher beside a table. */
export function markGuided(table: string): void {
  progress.change((now) => ({ ...now, guided: [...now.guided, table] }));
}
