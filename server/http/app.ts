/** The HTTP interface: every door of the table of doors behind the same checks, in the same order, with the same answers when refused. */
import { randomUUID } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import * as z from 'zod/mini';
import type { Site } from '../people/passkeys.ts';
import { PROBLEMS, type Problem, type ProblemReason, Refused } from '../protocol/problems.ts';
import { RefusedStale } from '../station.ts';
import { API_PAGE, API_SCRIPT, API_STYLE } from './api-page.ts';
import { type AtTheDoor, noCookie, sessionCookie, whoIs } from './caller.ts';
import { type Asked, type Door, type DoorName, type Doors, read } from './door.ts';
import { DOORS } from './doors.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { openApi } from './openapi.ts';
import { isFromHere } from './origin.ts';
import { SECURITY_HEADERS } from './policy.ts';
import { type Addresses, addressesOf } from './proxies.ts';
import { refuseRaw } from './raw-refusal.ts';
import type { Services } from './services.ts';

export interface Surface {
  readonly services: Services;
  readonly metrics: Metrics;
  readonly limits: Limits | undefined;
  readonly log: FastifyBaseLogger;
  /** Where the station is found from outside, if that is set up. */
  readonly address: string | undefined;
  /** Whose word about clients' addresses is taken: proxies in front of this process. */
  readonly trusted: Addresses | undefined;
  /** Whether this process is about to stop: it takes nothing new. */
  stopping(): boolean;
  /** Whether it can serve: the database answers. */
  ready(): Promise<boolean>;
  /** Holds every answer against its schema; for tests. */
  readonly checkAnswers: boolean;
  readonly release: string;
}

const LARGEST_BODY = 64 * 1024;
const MALFORMED: Problem = { reason: 'malformed', message: 'the request cannot be read' };
const FAILED: Problem = { reason: 'failed', message: 'something went wrong here; it was not done' };

/** Addresses that figures are given to: this machine and private networks. */
const NEAR = addressesOf('loopback,private');

const FRAMEWORK_REASONS: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { reason: 'tooLong', message: 'the body is too long' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { reason: 'malformed', message: 'bodies are JSON: content-type application/json' },
};

function codeOf(error: unknown): { readonly code?: unknown; readonly statusCode?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}

/** What whoever asked is told of an error: never where or why it happened inside. */
export function problemOf(error: unknown): Problem & { readonly snapshot?: unknown } {
  if (error instanceof RefusedStale) {
    return { reason: error.reason, message: error.message, snapshot: error.snapshot };
  }
  if (error instanceof Refused) return { reason: error.reason, message: error.message };
  const { code, statusCode } = codeOf(error);
  const known = typeof code === 'string' ? FRAMEWORK_REASONS[code] : undefined;
  if (known !== undefined) return known;
  return typeof statusCode === 'number' && statusCode < 500 ? MALFORMED : FAILED;
}

const refuse = (reason: ProblemReason, message: string): never => {
  throw new Refused(reason, message);
};

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export function newApp(surface: Surface, serverFactory: (handler: RequestListener) => Server): FastifyInstance {
  const { services, metrics, limits, address } = surface;
  const app: FastifyInstance = fastify({
    serverFactory,
    loggerInstance: surface.log,
    // One line per request, written below.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    bodyLimit: LARGEST_BODY,
    trustProxy: (proxy: string) => surface.trusted?.has(proxy) === true,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    // Ids, games and codes are short.
    routerOptions: { maxParamLength: 100 },
    clientErrorHandler: (_error, connection) => {
      // Of whoever is gone nothing is written.
      if (connection.writable) refuseRaw(connection, MALFORMED);
      else connection.destroy();
    },
    frameworkErrors: (error, request, reply) => answerProblem(error, request, reply),
  });

  function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const problem = problemOf(error);
    if (problem.reason === 'failed') request.log.error({ err: error }, 'failed');
    void reply
      .code(PROBLEMS[problem.reason])
      .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
      .send(problem);
  }
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler(() => refuse('gone', 'there is no such door'));

  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, String(body), done);
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'x-request-id': request.id });
    if (surface.stopping()) reply.header('connection', 'close');
    if (CHANGES.has(request.method) && !isFromHere(request.headers, address)) {
      refuse('foreign', 'this comes from another site');
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const door = request.routeOptions.url ?? 'none';
    const { method } = request;
    metrics.request(`${method} ${door}`, reply.statusCode, reply.elapsedTime / 1000);
    // The door and not the address: what stands in an address may be somebody's.
    request.log.info(
      { method, door, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
  });

  const isSecure = (request: FastifyRequest): boolean =>
    address === undefined ? request.protocol === 'https' : address.startsWith('https:');
  const siteOf = (request: FastifyRequest): Site => {
    const found = address ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`;
    if (!URL.canParse(found)) return refuse('malformed', 'the host of the request is no host');
    const { origin, hostname } = new URL(found);
    return { origin, hostName: hostname };
  };

  function limited(
    { limit }: Pick<Door<DoorName>, 'limit'>,
    request: FastifyRequest,
    reply: FastifyReply,
    who: AtTheDoor,
  ): void {
    const { person, seatToken } = who.caller;
    // Who comes in is counted by address; who is in, by who they are.
    const byAddress = limit === 'newPerson' || limit === 'signIn' || limit === 'recovery';
    const name = byAddress ? request.ip : (person ?? (seatToken ? `${seatToken.table} ${seatToken.seat}` : request.ip));
    const wait = limits?.take(limit, name);
    if (wait === undefined) return;
    reply.header('retry-after', wait);
    refuse('tooMany', `too many of these: try again in ${wait} s`);
  }

  function mount<Name extends DoorName>(name: Name, doors: Doors): void {
    const door: Door<Name> = doors[name];
    const [method, url] = name.split(' ');
    const ids = url.match(/:\w+/g) ?? [];
    const paramsSchema = z.object(
      Object.fromEntries(ids.map((id) => [id.slice(1), z.string().check(z.minLength(1), z.maxLength(100))])),
    );
    const seen = new WeakMap<FastifyRequest, AtTheDoor>();
    app.route({
      method,
      url,
      bodyLimit: door.largest ?? LARGEST_BODY,
      // Before the body is read: nobody fills memory who may not come in.
      onRequest: async (request, reply) => {
        const who = await whoIs(request.headers, { storage: services.storage, sessions: services.people.sessions });
        if (who.prolonged && who.session !== undefined) {
          reply.header('set-cookie', sessionCookie(who.session, isSecure(request)));
        }
        limited(door, request, reply, who);
        const { person, seatToken } = who.caller;
        if (door.who !== 'anybody' && person === undefined && !(door.who === 'sitter' && seatToken)) {
          refuse('unauthorised', door.who === 'person' ? 'nobody is signed in' : 'sign in, or come with a token');
        }
        seen.set(request, who);
      },
      handler: async (request, reply) => {
        const who: AtTheDoor = seen.get(request) ?? refuse('unauthorised', 'nobody is signed in');
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const secure = isSecure(request);
        const { sessions } = services.people;
        /** What the browser has open under it is closed. */
        const endSession = async (): Promise<void> => {
          const { person } = who.caller;
          if (person !== undefined && who.session !== undefined) await services.people.signOut(person, who.session);
        };
        const asked: Asked<Name> = {
          params: read(paramsSchema, request.params, 'address') as Asked<Name>['params'],
          query: (door.query && read(door.query, request.query, 'query')) as Asked<Name>['query'],
          body: (door.body && read(door.body, request.body ?? {}, 'body')) as Asked<Name>['body'],
          caller: who.caller,
          person: () => who.caller.person ?? refuse('unauthorised', 'nobody is signed in'),
          site: siteOf(request),
          signIn: async (person) => {
            await endSession();
            reply.header('set-cookie', sessionCookie(await sessions.begin(person), secure));
          },
          signOut: async () => {
            await endSession();
            reply.header('set-cookie', noCookie(secure));
          },
          gone: gone.signal,
        };
        const answer = await door.handle(asked, services);
        if (door.answer === undefined) return reply.code(204).send();
        if (surface.checkAnswers) {
          const wire: unknown = answer === null ? null : JSON.parse(JSON.stringify(answer));
          read(door.answer as z.ZodMiniType<unknown>, wire, `answer of ${name}`);
        }
        reply.code(door.created ? 201 : 200);
        if (door.file !== undefined) {
          reply.header('content-type', door.file.type);
          reply.header('content-disposition', `attachment; filename="${door.file.name}"`);
          return reply.send(typeof answer === 'string' ? answer : JSON.stringify(answer, undefined, 2));
        }
        reply.header('content-type', 'application/json; charset=utf-8');
        return reply.send(JSON.stringify(answer ?? null));
      },
    });
  }
  for (const name of Object.keys(DOORS) as DoorName[]) mount(name, DOORS);

  // Made when somebody asks for it first: most processes are never asked.
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApi(DOORS, surface.release), undefined, 1);
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
  const page = (url: string, type: string, content: string): void => {
    app.get(url, (_request, reply) => reply.header('content-type', `${type}; charset=utf-8`).send(content));
  };
  page('/api', 'text/html', API_PAGE);
  page('/api/page.js', 'text/javascript', API_SCRIPT);
  page('/api/page.css', 'text/css', API_STYLE);

  app.get('/health', () => ({ ok: true }));
  app.get('/ready', async (_request, reply) => {
    const ready = !surface.stopping() && (await surface.ready());
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (request, reply) => {
    if (!NEAR?.has(request.ip)) refuse('notYours', 'figures are for this machine and its network');
    return reply.header('content-type', metrics.contentType).send(await metrics.text());
  });
  return app;
}

/** Addresses that the interface answers; everything else is the page's. */
export const isOfInterface = (url: string): boolean => /^\/(api|health|ready|metrics)(?=[/?#]|$)/.test(url);
