/** Editions: a game's component data as one JSON file, checked on load. */
import { contentHash } from './hash.ts';
import type { Text } from './text.ts';

/** Component data that cannot be used; the message starts with the place, e.g. `regions.list[2].city: …`. */
export class EditionError extends Error {
  readonly place: string;
  /** For those who speak other languages. */
  readonly about: Text;
  constructor(place: string, problem: string, kind: 'edition' | 'edition.form' = 'edition') {
    super(`${place === '' ? 'edition' : place}: ${problem}`);
    this.name = 'EditionError';
    this.place = place;
    const where = place === '' ? 'edition' : place;
    this.about = { key: kind, params: kind === 'edition' ? { place: where, detail: problem } : { place: where } };
  }
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
/** The part of a zod schema that loading needs. */
interface Schema<T> {
  safeParse(data: unknown): { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (place, step) =>
      typeof step === 'number' ? `${place}[${step}]` : place === '' ? String(step) : `${place}.${String(step)}`,
    '',
  );

/** Types the data by its schema; the first problem becomes an EditionError that names its place. */
export function parseEdition<T>(schema: Schema<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new EditionError(placeOf(issue.path), issue.message, 'edition.form');
}

/** The name under which setups and records know an edition: readable name and content hash. */
export function editionName(name: string, data: unknown): string {
  return `${name}@${contentHash(data).slice(0, 12)}`;
}
