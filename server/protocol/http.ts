/**
 * What can be asked over HTTP, one line per door: its body and its answer. Types only: the doors check bodies with the schemas of the
 * other files, the page takes the types.
 *
 * A refusal is a `Problem` as JSON with the status of its reason. Bodies are JSON; what changes something comes with the header
 * `content-type: application/json` and from the station's own pages (`Origin`).
 */
import type { Snapshot } from '../../host/snapshot.ts';
import type { Language } from '../../kernel/index.ts';
import type { LeaderboardLine, Me, NewPerson, PersonChange, Profile, StationFacts } from './people.ts';
import type { Answers, Command, Question } from './socket.ts';
import type { NewTable, SeatWish, TableCard, TableFilter, Terms } from './tables.ts';

/**
 * The first thing a page asks. The built page has a file of this name that says `{"station":false}`, so that a page on a static server
 * learns without an error that nobody is behind it.
 */
export type Greeting =
  | { readonly station: false }
  | {
      readonly station: true;
      readonly me: Me | null;
      readonly facts: StationFacts;
      /** People whose pages are open now. */
      readonly here: number;
      readonly now: number;
    };

/** Options and answers of WebAuthn as its libraries write them in JSON. */
type WebAuthn = Readonly<Record<string, unknown>>;

/** A browser's address for web push, as its `PushSubscription` writes itself. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** One kind of thing that is stored about people; the page has words for its key. */
export interface StoredFact {
  readonly key: string;
  /** Days until it goes by itself; null: until the person leaves. */
  readonly days: number | null;
  /** Who may see it besides whoever runs the station. */
  readonly seenBy: 'nobody' | 'table' | 'everybody';
}

/** A door without a body has `body: undefined`; one that answers nothing says 204. */
export interface StationApi {
  'GET /api/station.json': { body: undefined; answer: Greeting };
  /** A guest with a name; the session comes as a cookie. */
  'POST /api/people': { body: NewPerson; answer: Me };
  'GET /api/people/:id': { body: undefined; answer: Profile };
  /** What is stored about people here, and for how long: what the page about it tells. */
  'GET /api/privacy': { body: undefined; answer: readonly StoredFact[] };
  'GET /api/leaderboard/:game': { body: undefined; answer: readonly LeaderboardLine[] };

  'GET /api/me': { body: undefined; answer: Me };
  'PATCH /api/me': { body: PersonChange; answer: Me };
  /** Everything about the person goes in seven days, unless they stay. */
  'DELETE /api/me': { body: undefined; answer: Me };
  'POST /api/me/stay': { body: undefined; answer: Me };
  'POST /api/me/sign-out': { body: undefined; answer: undefined };
  /** On every device. */
  'POST /api/me/sign-out-everywhere': { body: undefined; answer: undefined };
  'GET /api/me/export': { body: undefined; answer: unknown };
  /** A new code, told once; an earlier one opens nothing any more. */
  'POST /api/me/recovery-code': { body: undefined; answer: { readonly code: string } };
  'POST /api/me/keys/begin': { body: undefined; answer: WebAuthn };
  'POST /api/me/keys': { body: { readonly name: string; readonly response: WebAuthn }; answer: Me };
  /** The last key goes only with the recovery code. */
  'DELETE /api/me/keys/:id': { body: { readonly code?: string }; answer: Me };
  'POST /api/me/push': { body: PushAddress; answer: undefined };
  'DELETE /api/me/push': { body: { readonly endpoint: string }; answer: undefined };

  'POST /api/sign-in/key/begin': { body: undefined; answer: WebAuthn };
  'POST /api/sign-in/key': { body: { readonly response: WebAuthn }; answer: Me };
  'POST /api/sign-in/code': { body: { readonly code: string }; answer: Me };

  /** Tables that anybody may find, those that gather first. */
  'GET /api/tables': { body: undefined; query: TableFilter; answer: readonly TableCard[] };
  'GET /api/tables/mine': { body: undefined; answer: readonly TableCard[] };
  'POST /api/tables': { body: NewTable; answer: TableCard };
  /** Takes a game from this device online. */
  'POST /api/tables/from-save': {
    body: { readonly save: string; readonly seats: readonly SeatWish[]; readonly terms: Terms };
    answer: TableCard;
  };
  'GET /api/tables/:id': { body: undefined; answer: TableCard };
  /** The table of a ticket. The code opens a seat, so it stands in no address that a proxy would log. */
  'POST /api/tickets': { body: { readonly code: string }; answer: TableCard };
  'POST /api/tables/:id/sit-down': { body: { readonly seat?: number; readonly ticket?: string }; answer: TableCard };
  'POST /api/tables/:id/leave': { body: undefined; answer: TableCard };
  'POST /api/tables/:id/ready': { body: { readonly ready: boolean }; answer: TableCard };
  'PUT /api/tables/:id/seats/:seat': { body: SeatWish; answer: TableCard };
  'POST /api/tables/:id/seats/:seat/token': { body: undefined; answer: { readonly token: string } };
  'POST /api/tables/:id/start': { body: undefined; answer: TableCard };
  'POST /api/tables/:id/close': { body: undefined; answer: TableCard };
  'POST /api/tables/:id/rematch': { body: undefined; answer: TableCard };
  'POST /api/tables/:id/commands': {
    body: { readonly id: string; readonly command: Command };
    answer: { readonly version: number };
  };
  /** The table as the caller may see it; with `after`, as soon as it is at a later version, or as it is after half a minute. */
  'GET /api/tables/:id/snapshot': { body: undefined; query: { readonly after?: string }; answer: Snapshot };
  /** A file. */
  'GET /api/tables/:id/record': { body: undefined; answer: string };
  /** Text. */
  'GET /api/tables/:id/transcript': { body: undefined; query: { readonly language?: Language }; answer: string };
  'POST /api/tables/:id/questions': { body: { readonly question: Question }; answer: Answers[keyof Answers] };
}
