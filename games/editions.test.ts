import { describe, expect, test } from 'vitest';
import { below, EditionError, type GameModule, isEdition, seedStream } from '../kernel/index.ts';
import { proofOf } from './proofs.ts';
import { GAMES } from './registry.ts';

type Place = readonly (string | number)[];

/** Every place in plain data at which something of this type stands. */
function placesOf(data: unknown, type: 'number' | 'object', place: Place = []): Place[] {
  if (typeof data !== 'object' || data === null) return typeof data === type ? [place] : [];
  const own: Place[] = type === 'object' && !Array.isArray(data) ? [place] : [];
  return [...own, ...Object.entries(data).flatMap(([key, value]) => placesOf(value, type, [...place, key]))];
}

/** A copy with something else at one place. */
function changedAt(data: unknown, [key, ...rest]: Place, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(data);
  if (Array.isArray(data)) return data.map((item, i) => (i === Number(key) ? changedAt(item, rest, change) : item));
  return { ...Object(data), [key]: changedAt(Object(data)[key], rest, change) };
}

/** The name of changed data; undefined when the game cannot be played with it. */
function nameOf(module: GameModule, data: unknown): string | undefined {
  try {
    return module.open(data).edition;
  } catch (error) {
    if (error instanceof EditionError) return undefined;
    throw error;
  }
}

describe.each(GAMES)('the standard edition of $id', ({ id, load }) => {
  test('keeps its name when a note is added anywhere', async () => {
    const module = await load();
    const { edition } = module.open(module.standardEdition);
    const luck = seedStream(1, 'notes');
    const places = placesOf(module.standardEdition, 'object');
    const names = Array.from({ length: 20 }, () => {
      const place = places[below(luck, places.length)];
      const annotated = changedAt(module.standardEdition, place, (value) => ({ ...Object(value), note: 'a word' }));
      return nameOf(module, annotated);
    }).filter((name) => name !== undefined);
    // A table whose keys are ids takes no note; everything else does.
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => name !== edition)).toEqual([]);
    expect(nameOf(module, { ...Object(module.standardEdition), note: 'a word' })).toBe(edition);
  });

  test('gets another name with every number that the rules read', async () => {
    const module = await load();
    const { edition } = module.open(module.standardEdition);
    const luck = seedStream(2, 'numbers');
    const places = placesOf(module.standardEdition, 'number');
    const names = Array.from({ length: 40 }, () => {
      const place = places[below(luck, places.length)];
      return nameOf(
        module,
        changedAt(module.standardEdition, place, (value) => Number(value) + 1),
      );
    }).filter((name) => name !== undefined && name !== edition);
    expect(names.length).toBeGreaterThan(0);
  });

  test('is still known by the names it has in records made so far', async () => {
    const module = await load();
    const rewritten = module.open({ ...Object(module.standardEdition), note: 'another word' });
    const { editionNames } = await proofOf(id);
    expect(editionNames.filter((name) => !isEdition(rewritten, name))).toEqual([]);
  });
});
