/**
 * What goes over a socket. Every command has its own id and says for which version of the table it was chosen; every one is answered.
 * A command that was sent twice is done once. The same commands and questions are taken over HTTP.
 */
import * as z from 'zod/mini';
import type { Consequences } from '../../host/foresight.ts';
import type { Snapshot } from '../../host/snapshot.ts';
import type { Moment } from '../../host/table.ts';
import { type Condition, LANGUAGES, type Move } from '../../kernel/index.ts';
import type { Problem } from './problems.ts';
import { type ChatLine, LONGEST_CHAT, LONGEST_NOTES, PHRASES, REACTIONS, type TableCard } from './tables.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));
const count = z.number().check(z.int(), z.minimum(0));
/** No place of any board has a longer name. */
const LONGEST_PLACE = 100;
/** No move of any game is nested deeper; what is could break whoever walks through it. */
const DEEPEST_MOVE = 8;
const isFlat = (data: unknown, levels: number): boolean =>
  typeof data !== 'object' ||
  data === null ||
  (levels > 0 && Object.values(data).every((part) => isFlat(part, levels - 1)));
const moveSchema = z.custom<Move>(
  (data) =>
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    typeof data.type === 'string' &&
    isFlat(data, DEEPEST_MOVE),
);

/** What changes the game: chosen at a version, refused at any other. */
const gameCommands = [
  z.object({ type: z.literal('play'), version: count, move: moveSchema }),
  z.object({ type: z.literal('undo'), version: count }),
  z.object({ type: z.literal('restart'), version: count }),
] as const;

/** What changes the table around it. */
const tableCommands = [
  /** Asks the others to take the game back to where so many moves were played. */
  z.object({ type: z.literal('askTakeBack'), version: count, to: count }),
  z.object({ type: z.literal('askPause') }),
  /** Asks the others to let an opponent play for an absent person at once. */
  z.object({ type: z.literal('askReplace'), seat: count }),
  /** Gives an absent person five minutes more. */
  z.object({ type: z.literal('wait'), seat: count }),
  z.object({ type: z.literal('answer'), yes: z.boolean() }),
  z.object({ type: z.literal('dropAsk') }),
  z.object({ type: z.literal('resume') }),
  /** Plays one's own seat again after an opponent did. */
  z.object({ type: z.literal('sitDownAgain') }),
  z.object({ type: z.literal('say'), text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_CHAT)) }),
  z.object({ type: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.object({ type: z.literal('react'), reaction: z.enum(REACTIONS), at: count }),
  z.object({ type: z.literal('notes'), text: z.string().check(z.maxLength(LONGEST_NOTES)) }),
] as const;

export const commandSchema = z.discriminatedUnion('type', [...gameCommands, ...tableCommands]);
export type Command = z.infer<typeof commandSchema>;
export type GameCommand = Extract<Command, { type: 'play' | 'undo' | 'restart' }>;

/** Questions change nothing. */
export const questionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('preview'), version: count, move: moveSchema }),
  z.object({ type: z.literal('whyNot'), version: count, place: z.string().check(z.maxLength(LONGEST_PLACE)) }),
  z.object({ type: z.literal('look'), at: count }),
  z.object({ type: z.literal('hint') }),
  z.object({ type: z.literal('record') }),
  z.object({ type: z.literal('transcript'), language: z.enum(LANGUAGES) }),
  /** A practice branch from a moment on, as a save for this device. */
  z.object({ type: z.literal('branch'), at: count }),
  z.object({ type: z.literal('print'), at: z.optional(count), language: z.enum(LANGUAGES) }),
  /** Component data of somebody's own that the table is played with. */
  z.object({ type: z.literal('edition') }),
  z.object({ type: z.literal('notes') }),
  z.object({ type: z.literal('chat'), before: z.optional(count) }),
]);
export type Question = z.infer<typeof questionSchema>;

/** What the answer to each question is. */
export interface Answers {
  readonly preview: Consequences;
  readonly whyNot: readonly Condition[] | null;
  readonly look: Moment;
  readonly hint: Move | null;
  readonly record: string;
  readonly transcript: string;
  readonly branch: string;
  readonly print: string;
  readonly edition: unknown;
  readonly notes: string;
  readonly chat: readonly ChatLine[];
}

/** How much of a table's log a screen has from before its line was cut. */
const haveSchema = z.object({ version: count, entries: count });
export type Have = z.infer<typeof haveSchema>;

export const clientMessageSchema = z.discriminatedUnion('kind', [
  /** Wants to be told about a table from now on; as its seat, or as somebody who watches. */
  z.object({ kind: z.literal('follow'), table: id, have: z.optional(haveSchema), chat: z.optional(count) }),
  z.object({ kind: z.literal('unfollow'), table: id }),
  /** Wants the list of open tables, or of the person's own, from now on. */
  z.object({ kind: z.literal('watchList'), list: z.enum(['open', 'mine']) }),
  z.object({ kind: z.literal('leaveList'), list: z.enum(['open', 'mine']) }),
  z.object({ kind: z.literal('command'), id, table: id, command: commandSchema }),
  z.object({ kind: z.literal('question'), id, table: id, question: questionSchema }),
  /** Whether the person looks at the page: away when nobody does. */
  z.object({ kind: z.literal('attention'), here: z.boolean() }),
  z.object({ kind: z.literal('ping'), n: count }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/**
 * How a snapshot travels: whole, or as what differs from the one before (host/difference.ts). A difference serves every line of a viewer
 * that has the version it is made from, whatever part of the log it was told last: the log stands in it as it is in the new one.
 */
export type SnapshotNews = { readonly whole: Snapshot } | { readonly after: number; readonly differs: unknown };

export type ServerMessage =
  /** Who one is on this line: null for somebody who only watches. */
  | { readonly kind: 'hello'; readonly person: string | null; readonly now: number; readonly release: string }
  | { readonly kind: 'snapshot'; readonly table: string; readonly news: SnapshotNews }
  | { readonly kind: 'card'; readonly table: string; readonly card: TableCard; readonly now: number }
  /** The card, as what differs from the one that was told before on this line (host/difference.ts). */
  | { readonly kind: 'cardDiffers'; readonly table: string; readonly differs: unknown; readonly now: number }
  | { readonly kind: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | {
      readonly kind: 'list';
      readonly list: 'open' | 'mine';
      readonly tables: readonly TableCard[];
      readonly now: number;
    }
  /** A command was done; the table is at this version now. */
  | { readonly kind: 'accepted'; readonly id: string; readonly version: number }
  | { readonly kind: 'answered'; readonly id: string; readonly answer: unknown }
  /** A command or question was refused; what the table looks like now comes with it where the sender's was stale. */
  | {
      readonly kind: 'refused';
      /** Undefined for what had none, or was not read. */
      readonly id: string | undefined;
      /** The table that cannot be followed, or that the command was for. */
      readonly table?: string;
      /** The list that cannot be told. */
      readonly list?: 'open' | 'mine';
      readonly problem: Problem;
      readonly snapshot?: Snapshot;
    }
  /** The process is going to stop: the line is opened anew, to another one. */
  | { readonly kind: 'moving' }
  | { readonly kind: 'pong'; readonly n: number; readonly now: number };

/** Longer messages are refused unread. */
export const LONGEST_MESSAGE = 64 * 1024;
