/** Whether a station is behind this page: one quiet request, and a static server answers it with a file. */
import type { Greeting } from '../../server/protocol/http.ts';
import { createStore } from '../store/store.ts';

/** `lost`: there was a station the last time, and now it cannot be reached. */
export type Behind = Greeting | 'lost' | undefined;

const KEY = 'roundhouse.station';

/** Whether a station answered at the last visit: its parts are fetched without waiting for this answer. */
export const hadStation = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

const remember = (station: boolean): void => {
  try {
    if (station) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
};

export const behind = createStore<Behind>(undefined);

export async function askStation(): Promise<void> {
  try {
    if (!navigator.onLine) throw new Error('no network');
    const response = await fetch('api/station.json', { cache: 'no-store' });
    const greeting: Greeting = response.ok ? await response.json() : { station: false };
    remember(greeting.station);
    behind.set(greeting);
  } catch {
    behind.set(hadStation() ? 'lost' : { station: false });
    addEventListener('online', () => void askStation(), { once: true });
  }
}
