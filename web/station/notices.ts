/** Notices of this device: shown while a page of the station is open, to whoever has asked for them. */
import { createStore } from '../store/store.ts';

type Notices = 'yes' | 'no' | 'blocked';

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

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A later notice takes the place of an earlier one with the same tag. */
  readonly tag: string;
  /** Where it leads: a part of the page's address. */
  readonly address: string;
}

/** Says it aloud, if that was asked for. */
export async function notify({ title, body, tag, address }: Notice): Promise<void> {
  if (noticesWanted.get() !== 'yes') return;
  const options = { body, tag, icon: 'icon-192.png', data: { address } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, options);
    return;
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    location.hash = address;
    notice.close();
  };
}
