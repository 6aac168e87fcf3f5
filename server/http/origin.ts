/**
 * Whether a request comes from the station's own page. A browser says where from with everything that changes something and with every
 * socket; who says nothing is no browser, and carries no cookie that somebody else put there.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** The host of an address, with its port; undefined for what is no address (such as the origin `null`). */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

/** `address` is where the station is found from outside, if that is set up; otherwise the request's own host counts. */
export function isFromHere(headers: IncomingHttpHeaders, address?: string): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) {
    const from = hostOf(origin);
    return from !== undefined && (address === undefined ? from === host : origin === new URL(address).origin);
  }
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
