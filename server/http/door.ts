/** A door of the HTTP interface: what comes in, what goes out, who may use it. Documents and checks come out of the same table. */
import type * as z from 'zod/mini';
import type { Site } from '../people/passkeys.ts';
import type { StationApi } from '../protocol/http.ts';
import { type ProblemReason, Refused } from '../protocol/problems.ts';
import type { Caller } from '../station.ts';
import type { LimitName } from './limits.ts';
import type { Services } from './services.ts';

export type DoorName = keyof StationApi;
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Body<Name extends DoorName> = StationApi[Name]['body'];
type Query<Name extends DoorName> = StationApi[Name] extends { query: infer Q } ? Q : undefined;
type Answer<Name extends DoorName> = StationApi[Name]['answer'];

/** `anybody`; `sitter`: a person, or a program with its token; `person`: somebody who is signed in. */
export type Who = 'anybody' | 'sitter' | 'person';

export interface Asked<Name extends DoorName> {
  readonly params: Readonly<Record<ParamNames<Name>, string>>;
  readonly query: Query<Name>;
  readonly body: Body<Name>;
  readonly caller: Caller;
  /** The person who asks; refuses everybody else. */
  person(): string;
  readonly site: Site;
  /** Gives the browser a session of this person, or takes its own away. */
  signIn(person: string): Promise<void>;
  signOut(): Promise<void>;
  /** Resolves when whoever asked has gone. */
  readonly gone: AbortSignal;
}

/** A file instead of JSON. */
export interface FileKind {
  readonly type: string;
  readonly name: string;
}

export interface Door<Name extends DoorName> {
  /** One sentence for the document. */
  readonly summary: string;
  readonly who: Who;
  readonly limit: LimitName;
  readonly query?: z.ZodMiniType<Query<Name>>;
  readonly body?: z.ZodMiniType<Body<Name>>;
  /** Bytes of the body at most; 64 KB unless said. */
  readonly largest?: number;
  /** Without one it answers nothing (204). */
  readonly answer?: z.ZodMiniType<Answer<Name>>;
  readonly created?: true;
  readonly file?: FileKind;
  /** Reasons besides those that every door may have. */
  readonly refuses?: readonly ProblemReason[];
  handle(asked: Asked<Name>, services: Services): Promise<Answer<Name>> | Answer<Name>;
}
export type Doors = { readonly [Name in DoorName]: Door<Name> };
/** A part of the doors, kept in one file. */
export type SomeDoors<Part extends DoorName> = { readonly [Name in Part]: Door<Name> };

/** Reads what came in; says where it is wrong. */
export function read<T>(schema: z.ZodMiniType<T>, data: unknown, what: string): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = [what, ...issue.path.map(String)].join('.').slice(0, 100);
  throw new Refused('malformed', `${place}: ${issue.message.slice(0, 200)}`);
}
