/** Says that it is one's turn where the page itself is out of sight: on the tab, on the app's icon, and by a notice if one asked for it. */
import { useEffect } from 'react';
import { createStore } from '../../store/store.ts';

export type Notices = 'yes' | 'no' | 'blocked';

const KEY = 'roundhouse.notices';

function wantedNow(): Notices {
  if (!('Notification' in window)) return 'no';
  if (Notification.permission === 'denied') return 'blocked';
  try {
    return Notification.permission === 'granted' && localStorage.getItem(KEY) === 'yes' ? 'yes' : 'no';
  } catch {
    return 'no';
  }
}

export const noticesWanted = createStore<Notices>(wantedNow());

function keep(wanted: 'yes' | 'no'): void {
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // A browser that keeps nothing is asked again next time.
  }
}

/** The browser asks the person; only ever after they have asked for it. */
export async function askForNotices(): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission === 'granted') keep('yes');
  noticesWanted.set(permission === 'granted' ? 'yes' : permission === 'denied' ? 'blocked' : 'no');
}

export function stopNotices(): void {
  keep('no');
  noticesWanted.set('no');
}

async function notify(title: string, body: string, table: string): Promise<void> {
  // The same table speaks once: a later notice takes the place of an earlier one.
  const options = { body, tag: table, icon: 'icon-192.png', data: { address: `#/online/${table}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, options);
    return;
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

const ICON = 'link[rel~="icon"]';

function mark(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>(ICON);
  if (icon) icon.href = icon.href.replace(/icon(-turn)?\.svg$/, on ? 'icon-turn.svg' : 'icon.svg');
  // Not every browser has icons to mark, and some refuse where nothing is installed.
  if (on) void navigator.setAppBadge?.(1).catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}

export interface Call {
  readonly title: string;
  readonly body: string;
}

/** As long as there is a call, the tab and the app's icon are marked; it is said aloud once, while nobody looks. */
export function useMarkOfTurn(table: string, call: Call | undefined): void {
  const called = call !== undefined;
  useEffect(() => {
    if (!called) return;
    mark(true);
    return () => mark(false);
  }, [called]);
  const title = call?.title;
  const body = call?.body;
  useEffect(() => {
    if (title === undefined || body === undefined || !document.hidden || noticesWanted.get() !== 'yes') return;
    void notify(title, body, table).catch(() => undefined);
  }, [title, body, table]);
}
