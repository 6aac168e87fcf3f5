/** Which terminal plays at a saved game: a small file beside it says so. What a crashed one left behind binds nobody. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

const holderSchema = z.object({ pid: z.number(), machine: z.string(), token: z.string() });
/** Who has a saved game open. */
export type LockHolder = z.infer<typeof holderSchema>;

const lockFile = (file: string): string => `${file}.lock`;

function readHolder(file: string): LockHolder | undefined {
  try {
    const parsed = holderSchema.safeParse(JSON.parse(readFileSync(lockFile(file), 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** A process that is gone needs no lock; of another machine nobody can tell from here. */
function isAlive({ pid, machine }: LockHolder): boolean {
  if (machine !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whoever plays at a saved game now. */
export function whoHas(file: string): LockHolder | undefined {
  const holder = readHolder(file);
  return holder !== undefined && isAlive(holder) ? holder : undefined;
}

export class SaveLock {
  readonly #file: string;
  readonly #token = randomUUID();
  /** Where no lock can be written, no save can: that is told when it is tried. */
  #locked = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** Takes the game; from somebody else only when that was asked for. The answer is who has it instead. */
  take(takeOver: boolean): LockHolder | undefined {
    const holder = whoHas(this.#file);
    if (holder !== undefined && holder.token !== this.#token && !takeOver) return holder;
    const mine: LockHolder = { pid: process.pid, machine: hostname(), token: this.#token };
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      // Of two that begin at the same moment one finds the other's lock.
      if (holder === undefined) rmSync(lockFile(this.#file), { force: true });
      writeFileSync(lockFile(this.#file), JSON.stringify(mine), { flag: takeOver ? 'w' : 'wx' });
      this.#locked = true;
    } catch {
      this.#locked = false;
      return takeOver ? undefined : this.#other();
    }
    return undefined;
  }

  #other(): LockHolder | undefined {
    const holder = whoHas(this.#file);
    return holder?.token === this.#token ? undefined : holder;
  }

  /** Whether somebody else has taken the game since. */
  get lost(): boolean {
    return this.#locked && this.#other() !== undefined;
  }

  release(): void {
    if (this.#locked && readHolder(this.#file)?.token === this.#token) rmSync(lockFile(this.#file), { force: true });
    this.#locked = false;
  }
}
