/** Editions: a game's component data as one JSON file, checked on load. */
import type { Rules } from './contract.ts';
import { contentHash, hashProblem } from './hash.ts';
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
  const problem = hashProblem(data);
  if (problem !== undefined) throw new EditionError('', problem, 'edition.form');
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new EditionError(placeOf(issue.path), issue.message, 'edition.form');
}

/** A readable name and a content hash. */
const nameFor = (name: string, data: unknown): string => `${name}@${contentHash(data).slice(0, 12)}`;

/** Plain data without the fields of these names, at any depth. */
function withoutFields(data: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((item) => withoutFields(item, fields));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (fields.includes(key) ? [] : [[key, withoutFields(value, fields)]])),
  );
}

export interface EditionIdentity {
  readonly name: string;
  /** The data as the rules see it: parsed by the schema, so without notes, provenance and anything else they never read. */
  readonly parsed: unknown;
  /** The data as it was given. */
  readonly data: unknown;
  /** Fields that people read and rules do not, such as display names. */
  readonly displayFields: readonly string[];
  /** Names that records made earlier have for the standard edition, by the name it has now. */
  readonly formerNames?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The names of an edition in setups and records. `edition` depends on what the rules can see and on nothing else: a changed word in a
 * note leaves every record valid. Earlier records name an edition by the hash of its whole file, prose and all.
 */
export function editionNames(identity: EditionIdentity): Pick<Rules, 'edition' | 'formerEditions'> {
  const { name, parsed, data, displayFields, formerNames } = identity;
  const edition = nameFor(name, withoutFields(parsed, displayFields));
  return { edition, formerEditions: [nameFor(name, data), ...(formerNames?.[edition] ?? [])] };
}

/** Whether a setup or record that names this edition means the one the game was opened with. */
export const isEdition = (game: Pick<Rules, 'edition' | 'formerEditions'>, name: string): boolean =>
  name === game.edition || game.formerEditions.includes(name);
