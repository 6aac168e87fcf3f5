/** Makes heard what happens at the table on this screen; fetched by whoever has switched sounds on. */
import { onNews } from '../page/host.ts';
import { lively, settings } from '../settings/settings.ts';
import type { Snapshot } from '../worker/protocol.ts';
import { sound } from './synth.ts';
import { soundOf } from './which.ts';

/** A move that is not shown is not heard either. */
const isHeard = (): boolean => {
  const now = settings.get();
  return now.sound && now.volume > 0 && lively(now) && document.visibilityState === 'visible';
};

/** Each game sounds in its own way, also where sounds are switched on in the middle of it. */
const gameOnScreen = (): string => document.querySelector<HTMLElement>('.table')?.dataset.game ?? '';

let before: Snapshot | undefined;
let listening = false;

export function listen(): void {
  if (listening) return;
  listening = true;
  onNews((news) => {
    if (!('snapshot' in news)) return;
    const which = soundOf(news.snapshot, before);
    before = news.snapshot;
    if (which === undefined || !isHeard()) return;
    document.documentElement.dataset.heard = which;
    sound(gameOnScreen(), which, settings.get().volume);
  });
}
