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
  if (typeof data === 'number') {
    if (!Number.isFinite(data)) return 'a number is too large';
    // Written down and read again it would be another number.
    return Object.is(data, -0) ? 'a number is −0' : undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  if (levels === 0) return 'it is nested too deeply';
  for (const inner of Object.values(data)) {
    const problem = hashProblem(inner, levels - 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Mixes a number into one of the two halves of a fingerprint. */
const mix = (hash: number, value: number, prime: number): number => {
  const mixed = Math.imul(hash ^ value, prime);
  return mixed ^ (mixed >>> 15);
};

const halves = { low: 0, high: 0 };

function addNumber(value: number): void {
  const whole = value | 0;
  halves.low = mix(halves.low, whole, 0x85ebca6b);
  halves.high = mix(halves.high, whole, 0xc2b2ae35);
  if (whole !== value) addText(String(value));
}

function addText(text: string): void {
  for (let i = 0; i < text.length; i++) addNumber(text.charCodeAt(i));
  addNumber(-text.length - 2);
}

function addData(data: unknown): void {
  if (typeof data === 'number') addNumber(data);
  else if (Array.isArray(data)) {
    for (let i = 0; i < data.length; i++) {
      const item: unknown = data[i];
      if (typeof item === 'number') addNumber(item);
      else addData(item);
    }
    addNumber(-data.length - 3);
  } else if (isFields(data)) addFields(data);
  else addText(String(data));
}

/** Names of fields count only where they could be left out: states of one game are made by one function, in one order. */
function addFields(data: Fields): void {
  for (const key in data) {
    if (key === 'random') continue;
    addNumber(key.length);
    addData(data[key]);
  }
  addNumber(-1);
}

/**
 * A short name of a state for a search: equal states have the same one whatever luck is to come, and states that differ do not meet in
 * practice (52 bits). Faster than `canonical`, and good for states and views of one game only, whose fields stand in one order.
 */
export function fingerprint(data: object): number {
  halves.low = 0x2545f491;
  halves.high = 0x9e3779b1 | 0;
  addData(data);
  return (halves.high >>> 12) * 0x1_0000_0000 + (halves.low >>> 0);
}

export function contentHash(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(data))));
}
