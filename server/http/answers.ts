/** What the doors answer, as schemas: the document is made of them, and the tests hold every answer against them. */
import * as z from 'zod/mini';
import type { Snapshot } from '../../host/snapshot.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Greeting, StoredFact } from '../protocol/http.ts';
import type {
  FinishedGame,
  KeyCard,
  LeaderboardLine,
  Me,
  PersonCard,
  Profile,
  RatingCard,
  StationFacts,
} from '../protocol/people.ts';
import { PROBLEMS, type Problem, type ProblemReason } from '../protocol/problems.ts';
import type { Answers } from '../protocol/socket.ts';
import { type Ask, type ClockFace, type SeatCard, type TableCard, termsSchema } from '../protocol/tables.ts';

/** A field that JSON leaves out when there is nothing to say. */
const maybe = <T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | undefined> => z.optional(schema);
const count = z.number().check(z.int(), z.minimum(0));
const time = z.number().check(z.minimum(0));
const seat: z.ZodMiniType<Seat> = count;
const seats = z.readonly(z.array(seat));
const nameKey = z.enum(['formerPlayer']);
const text = z.string();

export const personCard: z.ZodMiniType<PersonCard> = z.object({ id: text, name: text, ink: count, guest: z.boolean() });

const facts: z.ZodMiniType<StationFacts> = z.object({ mail: z.boolean(), push: maybe(text) });
const keyCard: z.ZodMiniType<KeyCard> = z.object({ id: text, name: text, created: time, used: maybe(time) });

export const me: z.ZodMiniType<Me> = z.object({
  id: text,
  name: text,
  ink: count,
  guest: z.boolean(),
  language: text,
  keys: z.readonly(z.array(keyCard)),
  recoveryCode: z.boolean(),
  mail: maybe(text),
  mailTurns: z.boolean(),
  mailConfirmed: z.boolean(),
  leaves: maybe(time),
  station: facts,
});

export const greeting: z.ZodMiniType<Greeting> = z.discriminatedUnion('station', [
  z.object({ station: z.literal(false) }),
  z.object({ station: z.literal(true), me: z.nullable(me), facts, here: count, now: time }),
]);

const ratingCard: z.ZodMiniType<RatingCard> = z.object({
  game: text,
  rating: maybe(z.number()),
  games: count,
  line: z.readonly(z.array(z.number())),
});
const finishedGame: z.ZodMiniType<FinishedGame> = z.object({
  table: text,
  game: text,
  ended: time,
  rated: z.boolean(),
  place: count,
  points: z.number(),
  seats: z.readonly(
    z.array(z.object({ name: text, nameKey: z.exactOptional(nameKey), place: count, points: z.number() })),
  ),
  ratingBefore: z.exactOptional(z.number()),
  ratingAfter: z.exactOptional(z.number()),
  seat: count,
  abandoned: z.boolean(),
});
export const profile: z.ZodMiniType<Profile> = z.object({
  person: personCard,
  since: time,
  ratings: z.readonly(z.array(ratingCard)),
  games: z.readonly(z.array(finishedGame)),
});
export const leaderboard: z.ZodMiniType<readonly LeaderboardLine[]> = z.array(
  z.object({ place: count, person: personCard, rating: z.number(), games: count }),
);
export const storedFacts: z.ZodMiniType<readonly StoredFact[]> = z.array(
  z.object({ key: text, days: z.nullable(z.number()), seenBy: z.enum(['nobody', 'table', 'everybody']) }),
);

const seatCard: z.ZodMiniType<SeatCard> = z.object({
  kind: z.enum(['person', 'opponent', 'automa', 'program', 'vacant']),
  open: z.exactOptional(z.boolean()),
  person: z.exactOptional(personCard),
  rating: z.exactOptional(z.number()),
  presence: z.exactOptional(z.enum(['here', 'away', 'gone'])),
  ready: z.exactOptional(z.boolean()),
  level: z.exactOptional(text),
  automa: z.exactOptional(text),
  name: z.exactOptional(text),
  nameKey: z.exactOptional(nameKey),
  standIn: z.exactOptional(text),
});
const clockFace: z.ZodMiniType<ClockFace> = z.object({
  left: z.readonly(z.array(z.nullable(z.number()))),
  running: seats,
  paused: z.boolean(),
  due: maybe(time),
  hours: z.exactOptional(z.readonly(z.array(z.readonly(z.tuple([time, time]))))),
});
const ask: z.ZodMiniType<Ask> = z.object({
  kind: z.enum(['takeBack', 'pause', 'replace']),
  by: seat,
  to: z.exactOptional(count),
  seat: z.exactOptional(seat),
  answers: z.readonly(z.array(z.object({ seat, yes: maybe(z.boolean()) }))),
  until: time,
});
export const tableCard: z.ZodMiniType<TableCard> = z.object({
  id: text,
  game: text,
  options: z.record(text, z.union([text, z.number(), z.boolean()])),
  ownEdition: z.boolean(),
  stage: z.enum(['gathering', 'playing', 'over', 'closed']),
  terms: termsSchema,
  seats: z.readonly(z.array(seatCard)),
  host: text,
  ticket: z.exactOptional(text),
  watchers: count,
  at: count,
  deciding: seats,
  clock: z.exactOptional(clockFace),
  paused: z.boolean(),
  halted: z.exactOptional(z.enum(['failed', 'older'])),
  ask: z.exactOptional(ask),
  absent: z.exactOptional(z.readonly(z.array(z.object({ seat, replaced: maybe(time) })))),
  created: time,
  updated: time,
  result: z.exactOptional(z.readonly(z.array(z.object({ place: count, points: z.number() })))),
  rematch: z.exactOptional(text),
  mine: seats,
});
export const tableCards: z.ZodMiniType<readonly TableCard[]> = z.array(tableCard);

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;
/** What it holds besides depends on the game: docs/station-protocol.md. */
export const snapshot = z.custom<Snapshot>(
  (data) => isObject(data) && 'version' in data && 'moment' in data && 'stage' in data,
);
export const answerToQuestion = z.custom<Answers[keyof Answers]>(() => true);
export const done = z.object({ version: count });
export const token = z.object({ token: text });
export const recoveryCode = z.object({ code: text });
/** Options of WebAuthn, for `navigator.credentials`. */
export const webAuthn = z.record(text, z.unknown());
export const wholeExport = z.record(text, z.unknown());

const reasons = Object.keys(PROBLEMS) as [ProblemReason, ...ProblemReason[]];
export const problem: z.ZodMiniType<Problem> = z.object({ reason: z.enum(reasons), message: text });
