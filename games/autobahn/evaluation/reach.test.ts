import { describe, expect, test } from 'vitest';
import { A, type Position, position, tables } from '../testing.ts';
import { deliveryAhead } from './reach.ts';

const HALF = 0.5;

/** What a delivery to each country is worth, and one of wine. */
const worths = (byCountry: Readonly<Record<string, number>>, wine = 0) => ({
  countries: tables.countries.map(({ id }) => byCountry[id] ?? 0),
  wine,
});

describe('the way to a delivery', () => {
  const ahead = (at: Position, worth: ReturnType<typeof worths>): number =>
    deliveryAhead(tables, at.state, A, 0, worth, HALF);
  const north = () => position().built('black-hamburg-aarhus').truck(A, 1, 'black-hannover-badHersfeld:0', 'chemicals');

  test('is worth less with every step over built road and with the step that delivers', () => {
    expect(ahead(north(), worths({ denmark: 8 }))).toBe(8 * HALF ** 3);
    const loaded = position().built('black-hamburg-aarhus').truck(A, 1, 'hamburg', 'chemicals');
    expect(ahead(loaded, worths({ denmark: 8 }))).toBe(8 * HALF ** 2);
    expect(ahead(position().truck(A, 1, 'hamburg', 'chemicals'), worths({ denmark: 8 }))).toBe(0);
  });

  test('a better country farther away is preferred to a poor one nearby', () => {
    const at = north().built('black-crailsheim-milano');
    expect(ahead(at, worths({ denmark: 8, italy: 64 }))).toBe(1);
    expect(ahead(at, worths({ denmark: 8, italy: 640 }))).toBe(640 * HALF ** 7);
  });

  test('wine is on its way to its destination, not abroad', () => {
    const at = position({ era: 3, options: { wine: true } })
      .built(
        'purple-frankfurt-badHersfeld',
        'purple-mannheim-frankfurt',
        'purple-mannheim-basel',
        'purple-badHersfeld-jena',
      )
      .wine(A, 'wine-switzerland-jena')
      .truck(A, 1, 'purple-mannheim-basel:1', 'wine');
    expect(ahead(at, worths({ switzerland: 9 }, 64))).toBe(64 * HALF ** 6);
  });
});
