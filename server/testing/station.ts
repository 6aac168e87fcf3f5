/** Real servers for tests: in this process with a folder of their own, or as a process of their own that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildStation } from '../../scripts/build-station.mjs';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import type { StationApi } from '../protocol/http.ts';
import type { Problem } from '../protocol/problems.ts';
import { type RunningServer, type ServerWish, startServer } from '../serve.ts';

/** Threads read the rules as those of the command do: built, which takes them moments. Games of a test's own are read as they are. */
async function builtModules(): Promise<ServerWish['tables']> {
  const { server: _server, ...modules } = await buildStation();
  return modules;
}

/** In this process; limits are off unless asked for, since everybody comes from one address. */
export async function startStation(wish: Partial<ServerWish> = {}): Promise<RunningServer> {
  const tables = wish.tables?.registry ? wish.tables : { ...(await builtModules()), ...wish.tables };
  return startServer({
    port: 0,
    place: { data: emptyFolder() },
    limits: false,
    checkAnswers: true,
    ...wish,
    tables,
  });
}

type Path<Name> = Name extends `${string} ${infer P}` ? P : never;
type Params = Readonly<Record<string, string | number>>;
interface Sent {
  readonly params?: Params;
  readonly query?: Params;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back, whatever it was. */
export interface Came {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A door did not do what was asked. */
export class Turned extends Error {
  readonly status: number;
  readonly problem: Problem & { readonly snapshot?: unknown };
  constructor(door: string, status: number, problem: Problem) {
    super(`${door}: ${status} ${problem.reason}: ${problem.message}`);
    this.status = status;
    this.problem = problem;
  }
}

/** A browser as far as HTTP is concerned: keeps its cookie and says where it comes from. */
export class Visitor {
  readonly address: string;
  cookie: string | undefined;
  token: string | undefined;

  constructor(address: string) {
    this.address = address;
  }

  /** One person more, with a name. */
  static async named(address: string, name: string): Promise<Visitor & { readonly id: string }> {
    const visitor = new Visitor(address);
    const { id } = await visitor.ask('POST /api/people', { body: { name } });
    return Object.assign(visitor, { id });
  }

  async send(method: string, path: string, { body, headers, query }: Sent = {}): Promise<Came> {
    const url = new URL(path, this.address);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value));
    const response = await fetch(url, {
      method,
      headers: {
        origin: url.origin,
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';');
      this.cookie = pair.endsWith('=') ? undefined : pair;
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Throws `Turned` with the problem when it is refused. */
  async ask<Name extends keyof StationApi>(door: Name, sent: Sent = {}): Promise<StationApi[Name]['answer']> {
    const [method, pattern] = door.split(' ') as [string, Path<Name>];
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(sent.params?.[name])));
    const { status, text, headers } = await this.send(method, path, sent);
    if (status >= 400) throw new Turned(door, status, JSON.parse(text));
    if (status === 204) return undefined as StationApi[Name]['answer'];
    return headers.get('content-type')?.startsWith('application/json') && !headers.has('content-disposition')
      ? JSON.parse(text)
      : text;
  }
}

const binary = fileURLToPath(new URL('../../bin/roundhouse.mjs', import.meta.url));

export interface StationProcess {
  readonly address: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** Everything it has said so far. */
  said(): string;
  /** Ends it as an operator would, or as a power cut would (`SIGKILL`); the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** `roundhouse serve` in a process of its own; resolves when it is open. */
export async function spawnStation(
  options: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StationProcess> {
  const child = spawn(process.execPath, [binary, 'serve', '--no-page', '--lang', 'en', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ROUNDHOUSE_LIMITS: 'off', ...env },
  });
  let all = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    all += text;
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code);
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      all += `${line}\n`;
      const [found] = /http:\/\/\S+/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then((code) => reject(new Error(`the station ended with ${code}: ${all}`)));
  });
  return {
    address,
    port: Number(new URL(address).port),
    child,
    said: () => all,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
