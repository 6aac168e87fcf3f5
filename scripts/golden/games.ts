/** Golden games on disk: a record, what it reads like, and a manifest of where each came from and what changed in it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { type Game, parseRecord, type Setup, type UnverifiedRecord } from '../../kernel/index.ts';

const RECORD = '.roundhouse.json';
const TRANSCRIPT = '.transcript.txt';
const games = fileURLToPath(new URL('../../games/', import.meta.url));

const entrySchema = z.object({
  /** Seats, options that differ from their defaults, and seed. */
  setup: z.string(),
  ruleset: z.number(),
  edition: z.string(),
  moves: z.number(),
  /** Who played the moves from this one on, when the recorded ones did not lead to the end under the rules of the day. */
  finished: z.optional(z.object({ by: z.string(), from: z.number() })),
  hash: z.string(),
  changes: z.array(z.object({ why: z.string(), what: z.array(z.string()) })),
});
export type ManifestEntry = z.infer<typeof entrySchema>;
const manifestSchema = z.record(z.string(), entrySchema);
export type Manifest = z.infer<typeof manifestSchema>;

export class GoldenGames {
  readonly folder: string;
  constructor(id: string, root = games) {
    this.folder = join(root, id, 'records');
  }

  names(): string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .filter((file) => file.endsWith(RECORD))
      .map((file) => file.slice(0, -RECORD.length))
      .sort();
  }

  #read(file: string): string | undefined {
    const path = join(this.folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  record(name: string): UnverifiedRecord {
    return parseRecord(this.#read(`${name}${RECORD}`) ?? '');
  }
  transcript(name: string): string | undefined {
    return this.#read(`${name}${TRANSCRIPT}`);
  }
  manifest(): Manifest {
    return manifestSchema.parse(JSON.parse(this.#read('manifest.json') ?? '{}'));
  }

  writeRecord(name: string, record: object): void {
    writeFileSync(join(this.folder, `${name}${RECORD}`), `${JSON.stringify(record, undefined, 1)}\n`);
  }
  writeTranscript(name: string, text: string): void {
    writeFileSync(join(this.folder, `${name}${TRANSCRIPT}`), text);
  }
  writeManifest(manifest: Manifest): void {
    const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(join(this.folder, 'manifest.json'), `${JSON.stringify(sorted, undefined, 1)}\n`);
  }
}

export function setupInShort(game: Game, { seats, options, seed }: Setup): string {
  const chosen = game.options.flatMap(({ key, values }) =>
    options[key] === undefined || options[key] === values[0] ? [] : [`${key} ${options[key]}`],
  );
  return [seats.join(', '), ...chosen, `seed ${seed}`].join(' · ');
}

/** What the manifest must say of a record. */
export function factsOf(game: Game, record: UnverifiedRecord): Omit<ManifestEntry, 'finished' | 'changes'> {
  const { ruleset, setup, moves, hash } = record;
  return { setup: setupInShort(game, setup), ruleset, edition: setup.edition, moves: moves.length, hash };
}
