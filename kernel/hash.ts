/** Hashes of plain data: the same in Node, in a worker and in a browser, whatever the order of keys. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null;

function writeNumber(data: number): string {
  if (!Number.isFinite(data)) throw new TypeError(`${data} has no JSON`);
  return String(data);
}

function write(data: unknown): string | undefined {
  if (typeof data === 'number') return writeNumber(data);
  if (Array.isArray(data)) return writeList(data);
  if (isFields(data)) return writeFields(data);
  if (data === undefined) return undefined;
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return JSON.stringify(data);
  throw new TypeError(`a ${typeof data} has no JSON`);
}

// Strings are added up, not joined: states are hashed at every step of a search, and this is the fastest way.
function writeList(list: readonly unknown[]): string {
  let json = '';
  for (const item of list) {
    if (json !== '') json += ',';
    json += typeof item === 'number' ? writeNumber(item) : (write(item) ?? 'null');
  }
  return `[${json}]`;
}

function writeFields(data: Fields): string {
  let json = '';
  for (const key of Object.keys(data).sort()) {
    const value = write(data[key]);
    if (value !== undefined) json += `${json === '' ? '' : ','}${JSON.stringify(key)}:${value}`;
  }
  return `{${json}}`;
}

/** JSON with sorted keys. Written here and not taken from a package: it runs in every search, and the page pays for its bytes. */
export function canonical(data: unknown): string {
  return write(data) ?? 'undefined';
}

/** Deeper than any data of a board game. Deeper data would overflow the stack of whoever walks through it. */
const DEEPEST = 60;

/** What keeps JSON from outside from being hashed; undefined when nothing does. */
export function hashProblem(data: unknown, levels = DEEPEST): string | undefined {
  if (typeof data === 'number') return Number.isFinite(data) ? undefined : 'a number is too large';
  if (typeof data !== 'object' || data === null) return undefined;
  if (levels === 0) return 'it is nested too deeply';
  for (const inner of Object.values(data)) {
    const problem = hashProblem(inner, levels - 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

export function contentHash(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(data))));
}
