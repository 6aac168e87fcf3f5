/**
 * Who is at which table, out of the lines of all processes. Each process tells the others who is there at its own lines, again and again;
 * what a process that died has told is forgotten after a while.
 */
import type { Presence } from '../protocol/tables.ts';
import type { Line } from '../station.ts';
import type { Signal } from '../storage/storage.ts';

/** How often a process repeats what it knows, and how long it is believed. */
export const BEAT = 15_000;
export const BELIEVED = 3 * BEAT;

/** What one process knows of a table: those who have a seat there, and how many others. */
interface Told {
  readonly people: Readonly<Record<string, 'here' | 'away'>>;
  readonly watchers: number;
}
interface Heard extends Told {
  readonly when: number;
}

export interface PresenceParts {
  readonly process: string;
  now(): number;
  tell(...signals: readonly Signal[]): void;
  /** By what those with a seat at a table are known. */
  seated(table: string): ReadonlySet<string>;
  /** Somebody came, went, looked away or back: here or at another process. */
  changed(table: string): void;
}

function isTold(data: unknown): data is Told {
  return typeof data === 'object' && data !== null && 'people' in data && 'watchers' in data;
}

export class PresenceBoard {
  readonly #parts: PresenceParts;
  /** Lines of this process by table. */
  readonly #lines = new Map<string, Map<Line, string>>();
  readonly #lookingAway = new WeakSet<Line>();
  /** What other processes have told, by table and process. */
  readonly #heard = new Map<string, Map<string, Heard>>();
  /** When somebody with a seat was last seen to go, by table. */
  readonly #went = new Map<string, Map<string, number>>();

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  /** `key` says who it is; somebody without a name has an empty one. */
  came(table: string, line: Line, key: string): void {
    const lines = this.#lines.get(table) ?? new Map<Line, string>();
    lines.set(line, key);
    this.#lines.set(table, lines);
    this.#tell(table);
  }

  /** Somebody sat down or got up: who watched may have a seat now. */
  reseated(table: string): void {
    if (this.#lines.has(table)) this.#tell(table);
  }

  went(table: string, line: Line): void {
    const lines = this.#lines.get(table);
    const key = lines?.get(line);
    if (!lines || key === undefined) return;
    lines.delete(line);
    if (lines.size === 0) this.#lines.delete(table);
    this.#note(table, key);
    this.#tell(table);
  }

  attention(line: Line, here: boolean): void {
    if (here !== this.#lookingAway.has(line)) return;
    if (here) this.#lookingAway.delete(line);
    else this.#lookingAway.add(line);
    for (const [table, lines] of this.#lines) {
      const key = lines.get(line);
      if (key === undefined) continue;
      if (!here) this.#note(table, key);
      this.#tell(table);
    }
  }

  #note(table: string, key: string): void {
    const went = this.#went.get(table) ?? new Map<string, number>();
    went.set(key, this.#parts.now());
    this.#went.set(table, went);
  }

  #here(table: string): Told {
    const people: Record<string, 'here' | 'away'> = {};
    let watchers = 0;
    const seated = this.#parts.seated(table);
    for (const [line, key] of this.#lines.get(table) ?? []) {
      if (!seated.has(key)) watchers++;
      else if (people[key] !== 'here') people[key] = this.#lookingAway.has(line) ? 'away' : 'here';
    }
    return { people, watchers };
  }

  #tell(table: string): void {
    this.#parts.tell({ about: 'presence', id: table, process: this.#parts.process, present: this.#here(table) });
    this.#parts.changed(table);
  }

  hear(signal: Signal): void {
    if (signal.about !== 'presence' || signal.process === this.#parts.process || !isTold(signal.present)) return;
    const { id, process, present } = signal;
    const heard = this.#heard.get(id) ?? new Map<string, Heard>();
    const before = heard.get(process);
    for (const key of Object.keys(before?.people ?? {})) {
      if (present.people[key] !== 'here' && before?.people[key] === 'here') this.#note(id, key);
    }
    const gone = Object.keys(present.people).length === 0 && present.watchers === 0;
    if (gone) heard.delete(process);
    else heard.set(process, { ...present, when: this.#parts.now() });
    if (heard.size === 0) this.#heard.delete(id);
    else this.#heard.set(id, heard);
    const same =
      before && JSON.stringify([before.people, before.watchers]) === JSON.stringify([present.people, present.watchers]);
    if (!same) this.#parts.changed(id);
  }

  /** Repeats what is true here, and forgets processes that no longer do. */
  beat(): void {
    const { now, process, tell, changed } = this.#parts;
    const here = [...this.#lines.keys()].map(
      (id): Signal => ({ about: 'presence', id, process, present: this.#here(id) }),
    );
    tell(...here);
    for (const [table, heard] of this.#heard) {
      const silent = [...heard].filter(([, { when }]) => when + BELIEVED <= now());
      for (const [other, { people }] of silent) {
        for (const key of Object.keys(people)) this.#note(table, key);
        heard.delete(other);
      }
      if (heard.size === 0) this.#heard.delete(table);
      if (silent.length > 0) changed(table);
    }
    for (const table of this.#went.keys()) {
      if (!this.#lines.has(table) && !this.#heard.has(table)) this.#went.delete(table);
    }
  }

  #all(table: string): Told[] {
    return [this.#here(table), ...(this.#heard.get(table)?.values() ?? [])];
  }

  of(table: string, key: string): Presence {
    const states = this.#all(table).map(({ people }) => people[key]);
    return states.includes('here') ? 'here' : states.includes('away') ? 'away' : 'gone';
  }

  watchers(table: string): number {
    return this.#all(table).reduce((sum, { watchers }) => sum + watchers, 0);
  }

  /** When somebody was last seen to go; now, if nobody saw it. */
  wentAt(table: string, key: string): number {
    return this.#went.get(table)?.get(key) ?? this.#parts.now();
  }
}
