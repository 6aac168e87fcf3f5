/** Notices who comes and goes at tables, and has absences written down when somebody stays away. */
import { Refused } from '../protocol/problems.ts';
import type { Line } from '../station.ts';
import type { Signal, StoredTable } from '../storage/storage.ts';
import { presenceChange } from './absence.ts';
import { followerKey } from './cards.ts';
import type { Change } from './changes.ts';
import type { Office } from './office.ts';
import { BEAT, PresenceBoard } from './presence.ts';
import { affairsOf } from './table-affairs.ts';

/** A line that is back at once was never gone. */
const GONE_AFTER = 4_000;
/** So long after its start a process knows who is at the other ones. */
const WARM_UP = BEAT + 2_000;

type About = 'everybody' | 'who came back';

export class WhoIsThere {
  readonly board: PresenceBoard;
  readonly #office: Office;
  readonly #changed: (table: string) => void;
  readonly #started: number;
  readonly #beat: ReturnType<typeof setInterval>;
  /** Who sits at the tables that are followed here. */
  readonly #seated = new Map<string, ReadonlySet<string>>();
  readonly #reviews = new Map<string, ReturnType<typeof setTimeout>>();

  /** `changed` is told of every table at which somebody came, went, or looked away. */
  constructor(office: Office, changed: (table: string) => void) {
    const { process, around } = office.parts;
    this.#office = office;
    this.#changed = changed;
    this.#started = around.now();
    this.board = new PresenceBoard({
      process,
      now: () => around.now(),
      tell: (...signals: readonly Signal[]) => office.signal(...signals),
      seated: (table) => this.#seated.get(table) ?? new Set(),
      changed: (table) => this.#somebodyMoved(table),
    });
    this.#beat = setInterval(() => this.board.beat(), BEAT);
    this.#beat.unref();
  }

  stop(): void {
    clearInterval(this.#beat);
    for (const timer of this.#reviews.values()) clearTimeout(timer);
  }

  /** Whether this process has heard of the others by now. */
  known(now: number): boolean {
    return now - this.#started >= WARM_UP;
  }

  #somebodyMoved(table: string): void {
    this.#changed(table);
    if (!this.#seated.has(table)) return;
    this.#review(table, 'who came back');
    if (this.#reviews.has(table)) return;
    const timer = setTimeout(() => {
      this.#reviews.delete(table);
      this.#review(table, 'everybody');
    }, GONE_AFTER);
    timer.unref();
    this.#reviews.set(table, timer);
  }

  #review(table: string, about: About): void {
    const looked = this.look(table, about).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
    });
    this.#office.errands.start(looked);
  }

  /** Writes down who is absent now, or who is no longer. */
  async look(table: string, about: About): Promise<void> {
    const { parts, store } = this.#office;
    await parts.live.inTurn(table, () => store.change(table, (found, now) => this.change(found, about, now)));
  }

  change(table: StoredTable, about: About, now: number): Change | undefined {
    const known = new Set(affairsOf(table).absent.map(({ seat }) => table.seats[seat].person));
    return presenceChange(
      table,
      (person) => (about === 'who came back' && !known.has(person) ? 'here' : this.board.of(table.id, person)),
      (person) => this.board.wentAt(table.id, person),
      now,
    );
  }

  came(table: string, line: Line, key: string): void {
    this.board.came(table, line, key);
  }

  /** Who sat there is remembered until everybody who went is known to be gone. */
  went(table: string, line: Line, isFollowed: () => boolean): void {
    this.board.went(table, line);
    const timer = setTimeout(() => {
      if (!isFollowed()) this.#seated.delete(table);
    }, 2 * GONE_AFTER);
    timer.unref();
  }

  noteSeated(table: StoredTable): void {
    const keys = table.seats.flatMap((seat, i) => (seat.holder?.kind === 'human' ? [followerKey(seat, i)] : []));
    const before = this.#seated.get(table.id);
    this.#seated.set(table.id, new Set(keys));
    if (before && (before.size !== keys.length || keys.some((key) => !before.has(key)))) this.board.reseated(table.id);
  }
}
