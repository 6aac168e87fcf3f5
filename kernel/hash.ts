/** Hashes of plain data: the same in Node, in a worker and in a browser, whatever the order of keys. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { configure } from 'safe-stable-stringify';

const stringify = configure({ bigint: false, circularValue: TypeError, strict: true });

/** JSON with sorted keys. */
export function canonical(data: unknown): string {
  return stringify(data) ?? 'undefined';
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
