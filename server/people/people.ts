/** People: guests at once, kept by a key or a code, known by name, gone when they want. */

import type {
  FinishedGame,
  LeaderboardLine,
  Me,
  NewPerson,
  PersonCard,
  PersonChange,
  Profile,
  RatingCard,
  StationFacts,
} from '../protocol/people.ts';
import { Refused } from '../protocol/problems.ts';
import type { Storage, StoredKey, StoredPerson, StoredRating, StoredResult } from '../storage/storage.ts';
import { type Assertion, Passkeys, type Registration, type Site } from './passkeys.ts';
import { PROVISIONAL, shownRating } from './ratings.ts';
import { newRecoveryCode, recoveryHash } from './recovery-code.ts';
import type { FinishedTable } from './results.ts';
import { Sessions } from './sessions.ts';
import type { Surroundings } from './surroundings.ts';

const INKS = 12;
const DAY = 24 * 60 * 60 * 1000;
/** Somebody who wants to be forgotten can come back for so long. */
export const TIME_TO_COME_BACK = 7 * DAY;
const GAMES_SHOWN = 50;
const LINE_SHOWN = 12;
const LEADERS_SHOWN = 100;
const MOST_KEYS = 20;

/** Somebody who is gone, in other people's games. */
const goneCard = (id: string): PersonCard => ({ id, name: '', ink: 0, guest: true });
const cardOf = ({ id, name, ink, guest }: StoredPerson): PersonCard => ({ id, name, ink, guest });
const unauthorised = (): Refused => new Refused('unauthorised', 'nobody is signed in');

function finishedGame(result: StoredResult): FinishedGame {
  const { table, game, ended, rated, place, points, seat, abandoned, before, after } = result;
  return {
    table,
    game,
    ended,
    rated,
    place,
    points,
    seat,
    abandoned,
    // Written by results.ts alone.
    seats: result.seats as FinishedTable['seats'],
    ...(before && after ? { ratingBefore: shownRating(before), ratingAfter: shownRating(after) } : {}),
  };
}

function ratingCard({ game, games, ...strength }: StoredRating, results: readonly StoredResult[]): RatingCard {
  const line = results
    .flatMap((result) => (result.game === game && result.after ? [shownRating(result.after)] : []))
    .slice(0, LINE_SHOWN)
    .reverse();
  return { game, games, line, rating: games < PROVISIONAL ? undefined : shownRating(strength) };
}

export class People {
  readonly sessions: Sessions;
  readonly #storage: Storage;
  readonly #around: Surroundings;
  readonly #passkeys: Passkeys;
  readonly #facts: StationFacts;

  constructor(storage: Storage, around: Surroundings, facts: StationFacts) {
    this.#storage = storage;
    this.#around = around;
    this.#facts = facts;
    this.sessions = new Sessions(storage, around);
    this.#passkeys = new Passkeys(storage, around);
  }

  get facts(): StationFacts {
    return this.#facts;
  }

  async #person(id: string): Promise<StoredPerson> {
    const found = await this.#storage.findPerson(id);
    if (found === undefined) throw unauthorised();
    return found;
  }

  /** A guest, from now on. */
  async create({ name, language = 'en' }: NewPerson): Promise<string> {
    const now = this.#around.now();
    const id = this.#around.newId();
    await this.#storage.createPerson({
      id,
      name,
      language,
      ink: this.#around.pick(INKS),
      mail: undefined,
      mailTurns: false,
      mailConfirmed: false,
      guest: true,
      recoveryHash: undefined,
      created: now,
      seen: now,
      leaves: undefined,
    });
    return id;
  }

  async me(id: string): Promise<Me> {
    const [person, keys] = await Promise.all([this.#person(id), this.#storage.keysOf(id)]);
    return {
      ...cardOf(person),
      language: person.language,
      keys: keys.map(({ id: key, name, created, used }) => ({ id: key, name, created, used })),
      recoveryCode: person.recoveryHash !== undefined,
      mail: person.mail,
      mailTurns: person.mailTurns,
      mailConfirmed: person.mailConfirmed,
      leaves: person.leaves,
      station: this.#facts,
    };
  }

  async card(id: string): Promise<PersonCard> {
    return (await this.cards([id]))[0];
  }

  /** In the order asked for; who is gone has no name. */
  async cards(ids: readonly string[]): Promise<PersonCard[]> {
    const found = ids.length === 0 ? [] : await this.#storage.findPeople([...new Set(ids)]);
    return ids.map((id) => {
      const person = found.find((one) => one.id === id);
      return person === undefined ? goneCard(id) : cardOf(person);
    });
  }

  async change(id: string, { mail, ...rest }: PersonChange): Promise<Me> {
    const before = await this.#person(id);
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const confirmed = before.mailConfirmed && before.mail === mail;
    await this.#storage.changePerson(id, {
      ...given,
      ...(mail === undefined ? {} : { mail: mail ?? undefined, mailConfirmed: confirmed }),
      ...(mail === null ? { mailTurns: false } : {}),
    });
    if (mail !== undefined && mail !== null && !confirmed && this.#facts.mail) await this.#askAddress(id);
    await this.#tell(id);
    return this.me(id);
  }

  /** Whether an address is somebody's is asked there first; nothing else is written to it before. */
  #askAddress(person: string): Promise<void> {
    const now = this.#around.now();
    return this.#storage.addCalls([{ person, table: '', why: 'confirm', by: 'mail', due: now, made: now }]);
  }

  /** Other pages and processes look again. */
  #tell(id: string): Promise<void> {
    return this.#storage.signal({ about: 'person', id });
  }

  /** Ends one session; what was open under it is closed. */
  async signOut(id: string, session: string): Promise<void> {
    await this.sessions.end(session);
    await this.#tell(id);
  }

  async signOutEverywhere(id: string): Promise<void> {
    await this.#storage.removeSessions(id);
    await this.#tell(id);
  }

  beginKey = async (id: string, site: Site) => {
    const person = await this.#person(id);
    if ((await this.#storage.keysOf(id)).length >= MOST_KEYS) {
      throw new Refused('tooMany', `nobody needs more than ${MOST_KEYS} keys`);
    }
    return this.#passkeys.beginRegistration(person, site);
  };

  async addKey(id: string, name: string, response: Registration, site: Site): Promise<Me> {
    await this.#person(id);
    await this.#passkeys.register(id, name, response, site);
    await this.#storage.changePerson(id, { guest: false });
    await this.#tell(id);
    return this.me(id);
  }

  /** The last key goes only for somebody who shows the recovery code: without either, the identity would be lost with the cookie. */
  async removeKey(id: string, key: string, code: string | undefined): Promise<Me> {
    const person = await this.#person(id);
    const keys: readonly StoredKey[] = await this.#storage.keysOf(id);
    if (!keys.some((one) => one.id === key)) throw new Refused('gone', 'there is no such key');
    if (keys.length === 1) {
      if (person.recoveryHash === undefined)
        throw new Refused('notNow', 'make a recovery code first: this is the last key');
      if (code === undefined || recoveryHash(code) !== person.recoveryHash) {
        throw new Refused('notYours', 'the last key goes only with the recovery code');
      }
    }
    await this.#storage.removeKey(id, key);
    return this.me(id);
  }

  beginSignIn = (site: Site) => this.#passkeys.beginSignIn(site);

  /** Whose key it is. */
  signInByKey(response: Assertion, site: Site): Promise<string> {
    return this.#passkeys.signIn(response, site);
  }

  async signInByCode(code: string): Promise<string> {
    const person = await this.#storage.findByRecovery(recoveryHash(code));
    if (person === undefined) throw new Refused('unauthorised', 'this code opens nothing');
    return person.id;
  }

  /** A new code, told once; an earlier one opens nothing any more. */
  async newRecoveryCode(id: string): Promise<string> {
    await this.#person(id);
    const code = newRecoveryCode(this.#around);
    await this.#storage.changePerson(id, { recoveryHash: recoveryHash(code), guest: false });
    await this.#tell(id);
    return code;
  }

  async export(id: string): Promise<Readonly<Record<string, unknown>>> {
    await this.#person(id);
    return this.#storage.exportPerson(id);
  }

  async leave(id: string): Promise<Me> {
    await this.#person(id);
    await this.#storage.changePerson(id, { leaves: this.#around.now() + TIME_TO_COME_BACK });
    return this.me(id);
  }

  async stay(id: string): Promise<Me> {
    await this.#person(id);
    await this.#storage.changePerson(id, { leaves: undefined });
    return this.me(id);
  }

  async profile(id: string): Promise<Profile> {
    const person = await this.#storage.findPerson(id);
    if (person === undefined) throw new Refused('gone', 'there is nobody with this id');
    const [results, ratings] = await Promise.all([
      this.#storage.resultsOf(id, GAMES_SHOWN),
      this.#storage.ratingsOf([id]),
    ]);
    return {
      person: cardOf(person),
      since: person.created,
      ratings: ratings.map((rating) => ratingCard(rating, results)),
      games: results.map(finishedGame),
    };
  }

  /** What is shown beside a name at a table; nothing for who has too few rated games. */
  async shownRatings(ids: readonly string[], game: string): Promise<ReadonlyMap<string, number>> {
    const ratings = ids.length === 0 ? [] : await this.#storage.ratingsOf(ids, game);
    return new Map(
      ratings.filter(({ games }) => games >= PROVISIONAL).map((rating) => [rating.person, shownRating(rating)]),
    );
  }

  async leaderboard(game: string): Promise<LeaderboardLine[]> {
    const ratings = await this.#storage.leaderboard(game, PROVISIONAL, LEADERS_SHOWN);
    const cards = await this.cards(ratings.map(({ person }) => person));
    const shown = ratings
      .map((rating, i) => ({ person: cards[i], rating: shownRating(rating), games: rating.games }))
      .sort((one, other) => other.rating - one.rating);
    return shown.map((line) => ({ ...line, place: 1 + shown.filter(({ rating }) => rating > line.rating).length }));
  }
}
