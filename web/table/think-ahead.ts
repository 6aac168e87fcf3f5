import { host } from '../page/host.ts';
import { settings } from '../settings/settings.ts';

const tell = (): void => void host().thinkAhead(settings.get().thinkAhead && !document.hidden);

let following = false;
/** Opponents on this device also think while a person does, if that person likes, and as long as somebody looks at the page. */
export function followThinkAhead(): void {
  if (following) return;
  following = true;
  tell();
  settings.subscribe(tell);
  document.addEventListener('visibilitychange', tell);
}
