/** Hashes of plain data: the same in Node, in a worker and in a browser, whatever the order of keys. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { configure } from 'safe-stable-stringify';

const stringify = configure({ bigint: false, circularValue: TypeError, strict: true });

/** JSON with sorted keys. */
export function canonical(data: unknown): string {
  return stringify(data) ?? 'undefined';
}

export function contentHash(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(data))));
}
