import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { allCompanies, makeSetup, pick, seedStream, startMatch, type Viewer } from '../kernel/index.ts';
import { DoesNotFit, differs, patched } from './difference.ts';
import { Feed } from './snapshot.ts';
import { Table } from './table.ts';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** As it is on the other side of a line. */
const sent = (before: unknown, after: unknown): unknown => asJson(differs(before, after) ?? null);

/** Few names and few values, so that two of them have much in common. */
const { value: similar } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(0, 1, 'a', '', null, true),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '__proto__', 'constructor'), tie('value'), { maxKeys: 4 }),
  ),
}));

describe('a difference', () => {
  test.each([
    ['nothing', { a: [1, 2] }, { a: [1, 2] }, null],
    ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    ['a field that went and one that came', { a: 1, b: 2 }, { a: 1, c: 3 }, { c: [3], b: 0 }],
    ['something deep down', { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 1, d: 3 } } }, { a: { b: { d: [3] } } }],
    ['a card that was drawn', [1, 2, 3], [1, 2, 3, 4], [3, [4]]],
    ['a card that was played', [1, 2, 3], [1, 3], [1, -1]],
    ['the first card', [1, 2, 3], [2, 3], [-1, 2]],
    ['a row that moved up', ['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'e'], [-1, 3, ['e']]],
    ['a card that turned', [{ n: 1, up: false }, 2], [{ n: 1, up: true }, 2], [0, { up: [true] }]],
    ['a list of lists', [[1, 2], 5], [[1, 3], 5], [0, [1, -1, [3]]]],
    ['everything', { a: 1, b: 2 }, { a: 3, b: 4 }, [{ a: 3, b: 4 }]],
    ['the kind of thing', [1], { a: 1 }, [{ a: 1 }]],
  ])('of %s is small', (_, before, after, difference) => {
    expect(sent(before, after)).toEqual(difference);
  });

  test('leads from any value to any other, and from none that is the same', () => {
    fc.assert(
      fc.property(fc.oneof(similar, fc.jsonValue()), fc.oneof(similar, fc.jsonValue()), (before, after) => {
        const untouched = JSON.stringify(before);
        const difference = differs(before, after);
        const same = JSON.stringify(asJson(before)) === JSON.stringify(asJson(after));
        if (same) expect(difference).toBeUndefined();
        if (difference !== undefined) expect(patched(before, asJson(difference))).toEqual(asJson(after));
        expect(JSON.stringify(before)).toBe(untouched);
        expect(differs(after, asJson(after))).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });

  test('takes what is undefined as JSON does', () => {
    expect(differs({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
    expect(differs({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
    expect(sent({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ b: 0 });
    expect(differs([null], [undefined])).toBeUndefined();
    expect(patched([1, 2], sent([1, 2], [undefined, 2]))).toEqual([null, 2]);
  });

  test('is refused by a value it was not made from, or applied; it never does worse', () => {
    fc.assert(
      fc.property(similar, similar, similar, fc.jsonValue(), (before, after, other, noise) => {
        for (const difference of [asJson(differs(before, after) ?? null), noise])
          try {
            patched(other, difference);
          } catch (error) {
            expect(error).toBeInstanceOf(DoesNotFit);
          }
      }),
    );
    expect(() => patched([1], [5, [2]])).toThrow(DoesNotFit);
    expect(() => patched([], [112813858.5, []])).toThrow(DoesNotFit);
    expect(() => patched([], [2 ** 33, []])).toThrow(DoesNotFit);
    expect(() => patched([1], [-2, 1])).toThrow(DoesNotFit);
    expect(() => patched(1, { a: [2] })).toThrow(DoesNotFit);
  });

  test('leaves what stayed the same as the same object', () => {
    const before = { board: { hexes: [{ track: 1 }, { track: 2 }] }, hand: [{ card: 1 }, { card: 2 }], points: 3 };
    const difference = sent(before, { ...(asJson(before) as object), hand: [{ card: 2 }], points: 4 });
    const after = patched(before, difference) as typeof before;
    expect(after.board).toBe(before.board);
    expect(after.hand[0]).toBe(before.hand[1]);
    expect(after.points).toBe(4);
  });
});

describe.each(GAMES)('snapshots of $id', ({ load }) => {
  test('travel as differences of less than a third of their size, for every seat and for spectators', async () => {
    const module = await load();
    const game = module.open(module.standardEdition);
    const companies = allCompanies(game).filter((seats) => seats.every((kind) => kind === 'player'));
    const seats = companies[companies.length - 1];
    const stream = seedStream(11, 'differences');
    const table = new Table(startMatch(game, makeSetup(game, { seats, seed: 11 })), {
      id: 't',
      holders: seats.map(() => ({ kind: 'human' })),
      edition: module.standardEdition,
    });
    const viewers: Viewer[] = [...seats.keys(), 'spectator'];
    const feeds = viewers.map(() => new Feed(table));
    let screens = viewers.map((viewer, i) => asJson(feeds[i].snapshot(viewer)));
    let whole = 0;
    let small = 0;
    const most = process.env.ROUNDHOUSE_TESTS === 'all' ? Number.POSITIVE_INFINITY : 100;
    while (!table.over && table.at < most) {
      const [seat] = table.deciding;
      table.play(seat, pick(stream, game.moves(table.match.state, seat)));
      screens = viewers.map((viewer, i) => {
        const snapshot = feeds[i].snapshot(viewer);
        const text = JSON.stringify(differs(screens[i], snapshot));
        const screen = patched(screens[i], JSON.parse(text));
        // Text says more than toEqual: a field that should not be there, null for undefined.
        if (differs(screen, asJson(snapshot)) !== undefined) expect(screen).toEqual(asJson(snapshot));
        whole += JSON.stringify(snapshot).length;
        small += text.length;
        return screen;
      });
    }
    expect(small).toBeLessThan(whole / 3);
  });
});
