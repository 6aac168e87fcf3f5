import { expect, test } from 'vitest';
import { toy } from './conformance/toy.ts';
import { editionNames, isEdition } from './edition.ts';

const named = (data: unknown) => toy.open(data);
const deck = { values: [1, 2, 3], copies: 4 };

test('the name of an edition is made of what the rules see: notes and display names do not count, numbers do', () => {
  const plain = named(deck).edition;
  expect(plain).toMatch(/^toy@[0-9a-f]{12}$/);
  expect(named({ ...deck, provenance: 'counted by hand' }).edition).toBe(plain);
  expect(named({ copies: 4, values: [1, 2, 3] }).edition).toBe(plain);
  expect(named({ ...deck, copies: 5 }).edition).not.toBe(plain);
  expect(named({ ...deck, values: [3, 2, 1] }).edition).not.toBe(plain);
});

test('display fields are left out at any depth', () => {
  const nameOf = (parsed: unknown) => editionNames({ name: 'x', parsed, data: {}, displayFields: ['name'] }).edition;
  expect(nameOf({ cities: [{ id: 'k', name: 'Köln' }] })).toBe(nameOf({ cities: [{ id: 'k', name: 'Cologne' }] }));
  expect(nameOf({ cities: [{ id: 'k', name: 'Köln' }] })).not.toBe(nameOf({ cities: [{ id: 'c', name: 'Köln' }] }));
});

test('earlier records name an edition by the hash of its whole file, and are known by it', () => {
  const game = named({ ...deck, note: 'a' });
  const [whole] = game.formerEditions;
  expect(isEdition(game, whole)).toBe(true);
  expect(isEdition(game, game.edition)).toBe(true);
  expect(isEdition(named({ ...deck, note: 'b' }), whole)).toBe(false);
  const known = editionNames({ name: 'x', parsed: 1, data: 2, displayFields: [] });
  const remembered = editionNames({
    name: 'x',
    parsed: 1,
    data: 'changed prose',
    displayFields: [],
    formerNames: { [known.edition]: ['x@before'], 'x@other': ['x@another'] },
  });
  expect(isEdition(remembered, 'x@before')).toBe(true);
  expect(isEdition(remembered, 'x@another')).toBe(false);
});
