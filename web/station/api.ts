/** The station's doors over HTTP, as the page knocks at them. */
import type { StationApi } from '../../server/protocol/http.ts';
import type { Problem, ProblemReason } from '../../server/protocol/problems.ts';

type Door = keyof StationApi;

/** `/api/tables/:id/seats/:seat` → `id` | `seat` */
type Names<D extends string> = D extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : D extends `${string}:${infer Name}`
    ? Name
    : never;

type Part<Key extends string, Value> = undefined extends Value
  ? { readonly [K in Key]?: Value }
  : { readonly [K in Key]: Value };

type Wish<D extends Door> = ([Names<D>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<Names<D>, string | number>> }) &
  Part<'body', StationApi[D]['body']> &
  (StationApi[D] extends { query: infer Query } ? { readonly query?: Query } : { readonly query?: undefined });

/** Why the station did not do it; `offline` when it could not be asked. */
export class StationRefused extends Error {
  readonly reason: ProblemReason | 'offline';
  constructor(reason: ProblemReason | 'offline', message: string) {
    super(message);
    this.name = 'StationRefused';
    this.reason = reason;
  }
}

const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && 'reason' in data && 'message' in data;

async function refusal(response: Response): Promise<StationRefused> {
  const data: unknown = await response.json().catch(() => undefined);
  if (isProblem(data)) return new StationRefused(data.reason, data.message);
  return new StationRefused(response.status >= 500 ? 'unavailable' : 'failed', response.statusText);
}

function addressOf(door: Door, params: Readonly<Record<string, string | number>> = {}, query?: unknown): string {
  const path = door
    .slice(door.indexOf('/') + 1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Knocks at a door; whoever is refused gets a `StationRefused`. */
export async function ask<D extends Door>(
  door: D,
  ...[wish]: object extends Wish<D> ? [wish?: Wish<D>] : [wish: Wish<D>]
): Promise<StationApi[D]['answer']> {
  const method = door.slice(0, door.indexOf(' '));
  const body = wish && 'body' in wish ? wish.body : undefined;
  let response: Response;
  try {
    response = await fetch(addressOf(door, wish?.params, wish?.query), {
      method,
      cache: 'no-store',
      // Every door that changes something takes JSON: a form of another site cannot send it.
      ...(method === 'GET'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    });
  } catch (error) {
    throw new StationRefused('offline', error instanceof Error ? error.message : String(error));
  }
  if (!response.ok) throw await refusal(response);
  return response.status === 204 ? undefined : response.json();
}
