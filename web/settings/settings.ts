/** What a person likes, kept in this browser. */
import { LANGUAGES, type Language } from '../../kernel/index.ts';
import { createStore } from '../store/store.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** How long a move of somebody else stays in sight, in ms. */
export const SPEEDS = { slow: 1200, normal: 500, fast: 150, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;
/** How long a piece travels, in ms: always shorter than its move stays in sight. */
export const TRAVELS: Readonly<Record<Speed, number>> = { slow: 700, normal: 360, fast: 130, instant: 0 };
export const SPEED_NAMES = ['slow', 'normal', 'fast', 'instant'] as const satisfies readonly Speed[];
export const CONFIRMS = ['reveals', 'always', 'never'] as const;
/** Which moves are asked about once more before they are made. */
export type Confirm = (typeof CONFIRMS)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** Seat colours that every kind of colour vision tells apart. */
  readonly safeColours: boolean;
  readonly speed: Speed;
  /** Pieces travel, targets breathe. */
  readonly motion: boolean;
  /** Whether the table is heard, and how loud, from 0 to 1. */
  readonly sound: boolean;
  readonly volume: number;
  readonly confirm: Confirm;
  /** Opponents also think while the person does, where that saves waiting. */
  readonly thinkAhead: boolean;
  readonly name: string;
  /** The games whose short story was read. */
  readonly welcomed: readonly string[];
  /** The games of which one was played to its end: their questions need no reasons any more. */
  readonly finished: readonly string[];
}

const KEY = 'roundhouse.settings';

const among = <T extends string>(choices: readonly T[], wanted: unknown, otherwise: T): T =>
  choices.find((choice) => choice === wanted) ?? otherwise;

const ids = (kept: unknown): string[] => (Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);

function browserLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((language) => spoken.find((tag) => LANGUAGES.some((known) => known === tag)) === language) ?? 'en'
  );
}

/** Settings out of data from outside; what cannot be read is as at a first visit. */
function settingsIn(data: unknown): Settings {
  const kept: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  return {
    language: among(LANGUAGES, kept.language, browserLanguage()),
    theme: among(THEMES, kept.theme, 'auto'),
    safeColours: kept.safeColours === true,
    speed: among(SPEED_NAMES, kept.speed, 'normal'),
    motion: kept.motion !== false,
    sound: kept.sound === true,
    volume: typeof kept.volume === 'number' ? Math.min(1, Math.max(0, kept.volume)) : 0.5,
    confirm: among(CONFIRMS, kept.confirm, 'reveals'),
    thinkAhead: kept.thinkAhead !== false,
    name: typeof kept.name === 'string' ? kept.name : '',
    welcomed: ids(kept.welcomed),
    finished: ids(kept.finished),
  };
}

function load(): Settings {
  try {
    return settingsIn(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // Unreadable settings are as good as none.
    return settingsIn({});
  }
}

export const settings = createStore<Settings>(load());

/** Settings from another browser. */
export const takeSettings = (data: unknown): void => settings.set(settingsIn(data));

export function change(part: Partial<Settings>): void {
  settings.change((now) => ({ ...now, ...part }));
}

const darkRoom = matchMedia('(prefers-color-scheme: dark)');

export function themeNow({ theme }: Settings): 'light' | 'dark' {
  if (theme !== 'auto') return theme;
  return darkRoom.matches ? 'dark' : 'light';
}

const calmRoom = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether anything may move that need not. */
export const lively = ({ motion }: Settings): boolean => motion && !calmRoom.matches;
/** Whether pieces travel. */
export const moving = (now: Settings): boolean => lively(now) && TRAVELS[now.speed] > 0;

function show(): void {
  const now = settings.get();
  const { documentElement: page } = document;
  page.lang = now.language;
  page.dataset.theme = themeNow(now);
  page.dataset.motion = lively(now) ? 'on' : 'off';
}

/** Keeps the page in step with the settings, and the settings for the next visit. */
export function applySettings(): void {
  show();
  darkRoom.addEventListener('change', show);
  calmRoom.addEventListener('change', show);
  settings.subscribe(() => {
    show();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.get()));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}
