/** Keys of this device: the browser's own passkeys. Their library is fetched when somebody first uses one. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Me } from '../../server/protocol/people.ts';
import { ask, StationRefused } from './api.ts';

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

const isCreation = (data: object): data is PublicKeyCredentialCreationOptionsJSON =>
  'challenge' in data && 'rp' in data;
const isRequest = (data: object): data is PublicKeyCredentialRequestOptionsJSON => 'challenge' in data;
const unreadable = (): StationRefused => new StationRefused('failed', 'the station asked for a key in an unknown way');

export async function addKey(name: string): Promise<Me> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask('POST /api/me/keys/begin');
  if (!isCreation(optionsJSON)) throw unreadable();
  const response = await startRegistration({ optionsJSON });
  return ask('POST /api/me/keys', { body: { name, response: { ...response } } });
}

export async function signInWithKey(): Promise<Me> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await ask('POST /api/sign-in/key/begin');
  if (!isRequest(optionsJSON)) throw unreadable();
  const response = await startAuthentication({ optionsJSON });
  return ask('POST /api/sign-in/key', { body: { response: { ...response } } });
}

/** `Chromium on Linux`: what a key is called unless its owner says otherwise. */
export function deviceName(): string {
  const { userAgent } = navigator;
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(userAgent)?.[0];
  const browser = /Firefox|Edg|Chrome|Safari/.exec(userAgent)?.[0].replace('Edg', 'Edge');
  return [browser, system].filter((part) => part !== undefined).join(' · ') || 'Browser';
}
