/** Tables as they are made, listed and waited at; the game itself is told by snapshots (socket.ts). */
import * as z from 'zod/mini';
import { LANGUAGES, type OptionValue, type Seat } from '../../kernel/index.ts';
import type { NameKey, PersonCard } from './people.ts';

const minutes = z.number().check(z.int(), z.minimum(1));

/** How fast a table is played. */
export const paceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** Everybody has so much time, and gets some back for every turn. */
  z.object({
    kind: z.literal('live'),
    minutes: minutes.check(z.maximum(180)),
    increment: z.number().check(z.int(), z.minimum(0), z.maximum(300)),
  }),
  /** So many hours for every turn; the clock stands outside the hours of the day. */
  z.object({
    kind: z.literal('days'),
    hours: minutes.check(z.maximum(24 * 14)),
    /** The clock runs from this hour of the day to that one; the same twice is all day. */
    from: z.number().check(z.int(), z.minimum(0), z.maximum(23)),
    to: z.number().check(z.int(), z.minimum(0), z.maximum(24)),
    /** The time zone of the hours, such as Europe/Berlin. */
    zone: z.string().check(z.maxLength(64)),
  }),
]);
export type Pace = z.infer<typeof paceSchema>;

export const termsSchema = z.object({
  pace: paceSchema,
  /** Listed for everybody, or found by its link alone. */
  visible: z.enum(['public', 'link']),
  /** Within one's own turn while nothing was revealed, beyond that by everybody's consent; or not at all. */
  takeBack: z.enum(['turn', 'consent', 'never']),
  rated: z.boolean(),
  watching: z.boolean(),
  /** Minutes somebody may be away before an opponent plays for them; 0 waits for ever. */
  grace: z.number().check(z.int(), z.minimum(0), z.maximum(60 * 24 * 14)),
  language: z.optional(z.enum(LANGUAGES)),
});
export type Terms = z.infer<typeof termsSchema>;

/** Who a seat is meant for when the table is made. */
export const seatWishSchema = z.discriminatedUnion('kind', [
  /** The one who makes the table. */
  z.object({ kind: z.literal('me') }),
  /** For whoever has the link. */
  z.object({ kind: z.literal('link') }),
  /** For anybody who finds it in the list. */
  z.object({ kind: z.literal('open') }),
  /** With a style of its game: `steady:builder`. */
  z.object({ kind: z.literal('opponent'), level: z.string().check(z.maxLength(40)) }),
  z.object({ kind: z.literal('automa'), automa: z.string().check(z.maxLength(40)) }),
  /** For a program that comes with a token. */
  z.object({ kind: z.literal('program') }),
]);
export type SeatWish = z.infer<typeof seatWishSchema>;

const optionValue = z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]);

export const newTableSchema = z.object({
  game: z.string().check(z.maxLength(40)),
  options: z.record(z.string().check(z.maxLength(60)), optionValue),
  /** Component data of somebody's own. */
  edition: z.optional(z.unknown()),
  seats: z.array(seatWishSchema).check(z.minLength(1), z.maxLength(8)),
  terms: termsSchema,
});
export type NewTable = z.infer<typeof newTableSchema>;

export type Presence = 'here' | 'away' | 'gone';

export interface SeatCard {
  readonly kind: 'person' | 'opponent' | 'automa' | 'program' | 'vacant';
  /** Of a vacant seat: whether anybody may take it, or only who has the link. */
  readonly open?: boolean;
  readonly person?: PersonCard;
  readonly rating?: number;
  readonly presence?: Presence;
  readonly ready?: boolean;
  readonly level?: string;
  readonly automa?: string;
  /** A person's or program's name, an opponent's; an automa is named by its game. */
  readonly name?: string;
  /** In place of the name of somebody who has none any more. */
  readonly nameKey?: NameKey;
  /** An opponent of this level plays for the person until they sit down again. */
  readonly standIn?: string;
}

/** What is left to a seat, at the moment it is told. */
export interface ClockFace {
  /** Milliseconds per seat; null for seats without a clock. */
  readonly left: readonly (number | null)[];
  /** Whose clocks are running. */
  readonly running: readonly Seat[];
  readonly paused: boolean;
  /** When the clock of a seat runs out if nothing happens, in ms since 1970. */
  readonly due: number | undefined;
  /** When clocks that run stand still outside the hours of the day: the next stretches in which they do not. */
  readonly hours?: readonly (readonly [opens: number, closes: number])[];
}

/** Somebody asks the others for something; nothing else goes on meanwhile. */
export interface Ask {
  readonly kind: 'takeBack' | 'pause' | 'replace';
  readonly by: Seat;
  /** For a take-back: the moves played up to where it leads. For a replacement: whose seat. */
  readonly to?: number;
  readonly seat?: Seat;
  /** What each seat has answered; those who were not asked are left out. */
  readonly answers: readonly { readonly seat: Seat; readonly yes: boolean | undefined }[];
  readonly until: number;
}

/**
 * Why a table stands still by itself, with nothing of it lost: its rules failed at it again and again, or it was begun under older rules
 * and those of today cannot go on with it.
 */
export type Halt = 'failed' | 'older';

export type Stage = 'gathering' | 'playing' | 'over' | 'closed';

/** A table as lists, waiting room and the frame around the board show it. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly ownEdition: boolean;
  readonly stage: Stage;
  readonly terms: Terms;
  readonly seats: readonly SeatCard[];
  /** Who may change seats and start: the person who made the table, or the next one. */
  readonly host: string;
  /** The code of its ticket, for those who sit at the table while it gathers. */
  readonly ticket?: string;
  readonly watchers: number;
  /** Moves played so far, and who decides. */
  readonly at: number;
  readonly deciding: readonly Seat[];
  readonly clock?: ClockFace;
  /** By agreement: nobody plays until somebody at the table goes on. */
  readonly paused: boolean;
  readonly ask?: Ask;
  /** Since when a person is away, and when an opponent takes over. */
  readonly absent?: readonly { readonly seat: Seat; readonly replaced: number | undefined }[];
  readonly created: number;
  readonly updated: number;
  /** Of the end: place and points per seat. */
  readonly result?: readonly { readonly place: number; readonly points: number }[];
  /** Which table plays on with the same people. */
  readonly rematch?: string;
  readonly halted?: Halt;
  /** The reader's own seats at it. */
  readonly mine: readonly Seat[];
}

export const tableFilterSchema = z.object({
  game: z.optional(z.string().check(z.maxLength(40))),
  pace: z.optional(z.enum(['live', 'days', 'none'])),
  rated: z.optional(z.enum(['true', 'false'])),
  stage: z.optional(z.enum(['gathering', 'playing'])),
  language: z.optional(z.enum(LANGUAGES)),
});
export type TableFilter = z.infer<typeof tableFilterSchema>;

export interface ChatLine {
  readonly id: number;
  readonly when: number;
  /** Undefined for what the table itself says. */
  readonly person?: PersonCard;
  readonly seat?: Seat;
  /** Written by somebody. */
  readonly text?: string;
  /** A ready-made phrase or a fact of the table, put into words by the reader's page. */
  readonly key?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** A reaction to a moment of the game. */
  readonly reaction?: string;
  readonly at?: number;
}

/**
 * Facts of the table between the lines of the chat, as `fact.<name>`; ready-made phrases are `phrase.<name>`. `name` and `other` are
 * people's names (empty for a former player), `level` an opponent's, `moves` how many were taken back.
 */
export const FACTS = {
  sat: ['name'],
  left: ['name'],
  host: ['name'],
  opponent: ['seat', 'level'],
  started: [],
  closed: ['name'],
  expired: [],
  takeBackAsked: ['name', 'moves'],
  takenBack: ['name', 'moves'],
  takeBackRefused: ['name'],
  pauseAsked: ['name'],
  paused: ['name'],
  pauseRefused: ['name'],
  resumed: ['name'],
  replaceAsked: ['name', 'other'],
  replaceRefused: ['name', 'other'],
  askDropped: ['name'],
  waits: ['name', 'other'],
  replacedAbsent: ['name', 'level'],
  replacedClock: ['name', 'level'],
  replacedLeft: ['name', 'level'],
  replacedAgreed: ['name', 'level'],
  satAgain: ['name'],
  /** The rules failed at the table, or are not those it was begun under: it stands still. */
  haltedFailed: [],
  haltedOlder: [],
  over: [],
  rematch: ['name'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Fact = keyof typeof FACTS;

export const REACTIONS = ['bravo', 'ouch', 'think', 'laugh', 'thanks'] as const;
export const PHRASES = ['hello', 'goodGame', 'oneMoment', 'wellPlayed', 'thanks', 'back'] as const;
export const LONGEST_CHAT = 500;
export const LONGEST_NOTES = 20_000;
