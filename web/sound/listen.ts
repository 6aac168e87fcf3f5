/** Makes heard what happens at the table on this screen; fetched by whoever has switched sounds on. */
import { onNews } from '../page/host.ts';
import { moving, settings } from '../settings/settings.ts';
import type { Snapshot } from '../worker/protocol.ts';
import { sound } from './synth.ts';
import { type Sound, soundOf, TELLING } from './which.ts';

/** Where nothing travels, what goes with it is not heard either; that it is my turn, and that the game is over, is. */
const isHeard = (which: Sound): boolean => {
  const now = settings.get();
  const wanted = now.sound && now.volume > 0 && document.visibilityState === 'visible';
  return wanted && (TELLING.has(which) || moving(now));
};

function play(which: Sound): void {
  if (!isHeard(which)) return;
  document.documentElement.dataset.heard = which;
  sound(gameOnScreen(), which, settings.get().volume);
}

/** What it will be like, for who has just switched it on or made it louder. */
export const sample = (): void => play('turn');

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
    if (which !== undefined) play(which);
  });
  let { volume } = settings.get();
  settings.subscribe(() => {
    if (settings.get().volume === volume) return;
    volume = settings.get().volume;
    sample();
  });
}
