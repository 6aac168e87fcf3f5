/** People as everybody may know them, and what one is told of oneself. */
import * as z from 'zod/mini';
import { LANGUAGES } from '../../kernel/index.ts';

export const LONGEST_PERSON_NAME = 24;

/** A name in one line, without control characters; cut to nothing it is refused. */
export const personNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LONGEST_PERSON_NAME),
    z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'a name is one line of visible characters'),
  );

/** Who somebody is: a badge in their own ink everywhere. */
export interface PersonCard {
  readonly id: string;
  readonly name: string;
  /** One of the inks of the badges, counted from 0. */
  readonly ink: number;
  /** Without a key and without a recovery code: gone with the browser's cookie. */
  readonly guest: boolean;
}

export const newPersonSchema = z.object({
  name: personNameSchema,
  language: z.optional(z.enum(LANGUAGES)),
});
export type NewPerson = z.infer<typeof newPersonSchema>;

export const personChangeSchema = z.partial(
  z.object({
    name: personNameSchema,
    language: z.enum(LANGUAGES),
    ink: z.number().check(z.int(), z.minimum(0), z.maximum(11)),
    /** Where to write when it is my turn; null forgets it. */
    mail: z.nullable(z.email().check(z.maxLength(254))),
    /** Whether to write at all. */
    mailTurns: z.boolean(),
  }),
);
export type PersonChange = z.infer<typeof personChangeSchema>;

export interface KeyCard {
  readonly id: string;
  /** The device it was made on. */
  readonly name: string;
  readonly created: number;
  readonly used: number | undefined;
}

/** What a person is told of themself. */
export interface Me extends PersonCard {
  readonly language: string;
  readonly keys: readonly KeyCard[];
  readonly recoveryCode: boolean;
  readonly mail: string | undefined;
  readonly mailTurns: boolean;
  /** Nothing is sent before the link in the first mail was followed. */
  readonly mailConfirmed: boolean;
  /** When everything about this person goes, if they asked for that. */
  readonly leaves: number | undefined;
  /** What this station can do besides: it depends on how it is run. */
  readonly station: StationFacts;
}

export interface StationFacts {
  readonly mail: boolean;
  /** The public key for web push, where it is set up. */
  readonly push: string | undefined;
}

export interface RatingCard {
  readonly game: string;
  /** Undefined until enough rated games were played. */
  readonly rating: number | undefined;
  readonly games: number;
  /** The rating after each of the last rated games, oldest first. */
  readonly line: readonly number[];
}

/** What somebody is called who has no name of their own any more: a word for the reader's language. */
export type NameKey = 'formerPlayer';

export interface FinishedSeat {
  readonly name: string;
  /** In place of the name, which is empty then. */
  readonly nameKey?: NameKey;
  /** Among all seats; whoever was replaced comes behind those who stayed. */
  readonly place: number;
  readonly points: number;
}

export interface FinishedGame {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly rated: boolean;
  /** Among the people at the table, from 1; shared places are equal. */
  readonly place: number;
  readonly points: number;
  /** Which of the seats was the person's. */
  readonly seat: number;
  readonly seats: readonly FinishedSeat[];
  readonly ratingBefore?: number;
  readonly ratingAfter?: number;
  /** The person's seat was played by an opponent at the end. */
  readonly abandoned: boolean;
}

export interface Profile {
  readonly person: PersonCard;
  readonly since: number;
  readonly ratings: readonly RatingCard[];
  readonly games: readonly FinishedGame[];
}

export interface LeaderboardLine {
  readonly place: number;
  readonly person: PersonCard;
  readonly rating: number;
  readonly games: number;
}
