/**
 * What differs between two JSON values, as a small JSON value, so that a screen that has one snapshot can be told the next in a few
 * bytes. Applying a difference leaves the old value alone and shares with it whatever stayed the same.
 *
 * A difference is one of
 * - `[value]`: the new value stands in the place of the old one;
 * - `{ field: difference, … }`: fields of an object that changed or came; `0` for one that went;
 * - `[step, step, …]`, always more than one: how the new list is made from the old one, from its start. `n` keeps n elements, `-n` drops n,
 *   `0` changes the next element by the difference that follows, a list puts its elements there. What is left over is kept.
 *
 * As in JSON, a field that is `undefined` is not there, and an element that is `undefined` is null.
 */
export type Difference = readonly unknown[] | { readonly [field: string]: Difference | 0 };

type Fields = Readonly<Record<string, unknown>>;
type Step = number | Difference;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const element = (value: unknown): unknown => (value === undefined ? null : value);

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isList(a)) {
    if (!isList(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(element(a[i]), element(b[i]))) return false;
    return true;
  }
  if (!isFields(a) || !isFields(b)) return false;
  let fields = 0;
  for (const key of Object.keys(a)) {
    if (a[key] === undefined) continue;
    if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
    fields++;
  }
  for (const key of Object.keys(b)) if (b[key] !== undefined) fields--;
  return fields === 0;
}

/** What has to change for `before` to become `after`; undefined when nothing has to. */
export function differs(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return undefined;
  if (isFields(before) && isFields(after)) return differingFields(before, after);
  if (isList(before) && isList(after)) return differingElements(before, after);
  return [after];
}

const isReplaced = (difference: Difference): boolean => isList(difference) && difference.length === 1;

function differingFields(before: Fields, after: Fields): Difference | undefined {
  const changes: [string, Difference | 0][] = [];
  // Where nothing stays, naming every field costs more than the whole.
  let something = false;
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined) continue;
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    const difference = old === undefined ? [value] : differs(old, value);
    if (difference === undefined || !isReplaced(difference)) something = true;
    if (difference !== undefined) changes.push([key, difference]);
  }
  for (const key of Object.keys(before)) {
    if (before[key] === undefined) continue;
    if (!Object.hasOwn(after, key) || after[key] === undefined) changes.push([key, 0]);
  }
  if (changes.length === 0) return undefined;
  // Not by assignment: a field may be called __proto__.
  return something ? Object.fromEntries(changes) : [after];
}

function differingElements(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(element(before[start]), element(after[start]))) start++;
  if (start === before.length && start === after.length) return undefined;
  let tail = 0;
  while (
    tail < shorter - start &&
    same(element(before[before.length - 1 - tail]), element(after[after.length - 1 - tail]))
  )
    tail++;
  const steps = new Steps();
  steps.keep(start);
  between(steps, before.slice(start, before.length - tail), after.slice(start, after.length - tail));
  return steps.difference(after, tail);
}

/** The steps that make one list from another. */
class Steps {
  readonly #steps: Step[] = [];
  #kept = 0;
  /** Whether anything of the old list stays, in whole or in part. */
  #something = false;

  keep(count: number): void {
    this.#kept += count;
  }
  #step(...steps: readonly Step[]): void {
    if (this.#kept > 0) this.#steps.push(this.#kept);
    if (this.#kept > 0) this.#something = true;
    this.#kept = 0;
    this.#steps.push(...steps);
  }
  /** Puts these in the place of those. */
  replace(dropped: readonly unknown[], put: readonly unknown[]): void {
    if (dropped.length > 0) this.#step(-dropped.length);
    if (put.length > 0) this.#step(put.map(element));
  }
  change(difference: Difference): void {
    this.#something = true;
    this.#step(0, difference);
  }
  difference(after: readonly unknown[], tail: number): Difference {
    if (!this.#something && tail === 0) return [after];
    // A single step would be taken for a new value.
    return this.#steps.length === 1 ? [...this.#steps, tail] : this.#steps;
  }
}

/** More than this is not looked through for what only moved. */
const LONGEST_ALIGNED = 2000;

/** The part of two lists that is not the same at its ends: what is found again further on is kept, the rest is compared one by one. */
function between(steps: Steps, before: readonly unknown[], after: readonly unknown[]): void {
  if (before.length + after.length <= 2 || before.length + after.length > LONGEST_ALIGNED) {
    oneByOne(steps, before, after);
    return;
  }
  const places = new Map<string, number[]>();
  before.forEach((value, place) => {
    const text = JSON.stringify(element(value));
    const known = places.get(text);
    if (known) known.push(place);
    else places.set(text, [place]);
  });
  let from = 0;
  let to = 0;
  after.forEach((value, place) => {
    const found = places.get(JSON.stringify(element(value)))?.find((old) => old >= from);
    if (found === undefined) return;
    oneByOne(steps, before.slice(from, found), after.slice(to, place));
    steps.keep(1);
    from = found + 1;
    to = place + 1;
  });
  oneByOne(steps, before.slice(from), after.slice(to));
}

function oneByOne(steps: Steps, before: readonly unknown[], after: readonly unknown[]): void {
  let replaced = 0;
  const pairs = Math.min(before.length, after.length);
  for (let i = 0; i < pairs; i++) {
    const difference = differs(element(before[i]), element(after[i]));
    if (difference !== undefined && isReplaced(difference)) continue;
    steps.replace(before.slice(replaced, i), after.slice(replaced, i));
    replaced = i + 1;
    if (difference === undefined) steps.keep(1);
    else steps.change(difference);
  }
  steps.replace(before.slice(replaced), after.slice(replaced));
}

/** The difference was made from another value. */
export class DoesNotFit extends Error {
  constructor() {
    super('the difference does not fit the value');
    this.name = 'DoesNotFit';
  }
}

/** The new value. The old one stays as it is, and parts that did not change are the same objects in both. */
export function patched(before: unknown, difference: unknown): unknown {
  if (isList(difference)) {
    if (difference.length === 1) return difference[0];
    if (!isList(before)) throw new DoesNotFit();
    return patchedList(before, difference);
  }
  if (!isFields(difference) || !isFields(before)) throw new DoesNotFit();
  const fields = new Map(Object.entries(before));
  for (const key of Object.keys(difference)) {
    const change = difference[key];
    if (change === 0) fields.delete(key);
    else fields.set(key, patched(fields.get(key), change));
  }
  return Object.fromEntries(fields);
}

function patchedList(before: readonly unknown[], steps: readonly unknown[]): unknown[] {
  const after: unknown[] = [];
  let next = 0;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    if (isList(step)) for (const value of step) after.push(value);
    else if (step === 0) after.push(patched(before[next++], steps[++i]));
    // Looked at first: a foreign number must not make a list without end.
    else if (typeof step !== 'number' || !Number.isInteger(step) || next + Math.abs(step) > before.length)
      throw new DoesNotFit();
    else if (step < 0) next -= step;
    else for (const end = next + step; next < end; next++) after.push(before[next]);
    if (next > before.length) throw new DoesNotFit();
  }
  while (next < before.length) after.push(before[next++]);
  return after;
}
