/** Who one is at this station. The greeting is the one place where it is kept. */
import type { Me } from '../../server/protocol/people.ts';
import { lineState, stationLine } from '../online/station-line.ts';
import { type Behind, behind } from '../page/greeting.ts';
import { change, settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { ask, StationRefused } from './api.ts';

/** Tells the other tabs of this browser that who one is, or how one is called, has changed: they have the same cookie. */
const tabs = new BroadcastChannel('roundhouse.me');
tabs.onmessage = () =>
  void ask('GET /api/station.json').then(
    (greeting) => greeting.station && learn(greeting.me),
    // Without a line nobody has become somebody else.
    () => undefined,
  );

export function setMe(next: Me | null): void {
  learn(next);
  tabs.postMessage('changed');
}

function learn(next: Me | null): void {
  const before = me()?.id;
  behind.change((now) => (now !== undefined && now !== 'lost' && now.station ? { ...now, me: next } : now));
  // The station knows by the cookie who is at the other end of a line, from its beginning on.
  if (next?.id !== before && lineState.get().kind !== 'idle') stationLine().renew();
}

const meOf = (now: Behind): Me | null => (now !== undefined && now !== 'lost' && now.station ? now.me : null);

export const useMe = (): Me | null => meOf(useStore(behind));
export const me = (): Me | null => meOf(behind.get());

/** A guest at once: a name, nothing else. */
export async function becomeGuest(name: string): Promise<Me> {
  const { language } = settings.get();
  const person = await ask('POST /api/people', { body: { name, language } });
  change({ name });
  setMe(person);
  return person;
}

/** Whoever the station does not know any more, for instance after signing out elsewhere, is asked for a name again. */
export function forgetIfUnknown(error: unknown): void {
  if (error instanceof StationRefused && error.reason === 'unauthorised') learn(null);
}
