/** Who is at the door: a person with a session cookie, a program with a token for one seat, or nobody in particular. */
import type { IncomingHttpHeaders } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import { SESSION_LASTS, type Sessions } from '../people/sessions.ts';
import { hashOf } from '../people/surroundings.ts';
import { Refused } from '../protocol/problems.ts';
import type { Caller } from '../station.ts';
import type { Storage, StoredToken } from '../storage/storage.ts';

const COOKIE = 'roundhouse_session';
/** Longer than any secret of ours: not worth a look into the database. */
const LONGEST_SECRET = 200;

export interface AtTheDoor {
  readonly caller: Caller;
  /** The secret of the session, for whoever ends it. */
  readonly session: string | undefined;
  /** The token of a program. */
  readonly token?: StoredToken;
  /** The cookie has to be set anew, because the session lasts longer now. */
  readonly prolonged: boolean;
}

function sessionIn({ cookie }: IncomingHttpHeaders): string | undefined {
  if (cookie === undefined) return undefined;
  const secret = fastifyCookie.parse(cookie)[COOKIE];
  return secret === undefined || secret.length > LONGEST_SECRET ? undefined : secret;
}

/** A token that opens nothing is refused, so that a program learns of it; a cookie that opens nothing is nobody's. */
export async function whoIs(
  headers: IncomingHttpHeaders,
  { storage, sessions }: { readonly storage: Storage; readonly sessions: Sessions },
): Promise<AtTheDoor> {
  const [, token] = /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '') ?? [];
  if (headers.authorization !== undefined) {
    const found = token === undefined ? undefined : await storage.findToken(hashOf(token));
    if (found === undefined) throw new Refused('unauthorised', 'this token opens nothing');
    const { table, seat } = found;
    const caller = { person: undefined, seatToken: { table, seat } };
    return { caller, session: undefined, token: found, prolonged: false };
  }
  const secret = sessionIn(headers);
  const found = secret === undefined ? undefined : await sessions.find(secret);
  if (found === undefined) return { caller: { person: undefined }, session: undefined, prolonged: false };
  return { caller: { person: found.session.person }, session: secret, prolonged: found.prolonged };
}

export function sessionCookie(secret: string, secure: boolean): string {
  return fastifyCookie.serialize(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_LASTS / 1000,
  });
}

export const noCookie = (secure: boolean): string =>
  fastifyCookie.serialize(COOKIE, '', { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: 0 });
