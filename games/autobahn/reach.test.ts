import { describe, expect, test } from 'vitest';
import { deliveryAhead } from './reach.ts';
import { A, country, t, table } from './testing.ts';

const HALF = 0.5;
const worths = (byCountry: Record<string, number>, wine = 0) => {
  const countries = t.countries.map(() => 0);
  for (const name in byCountry) countries[country(name)] = byCountry[name];
  return { countries, wine };
};

describe('the way to a delivery', () => {
  const north = () => table().built('black-hamburg-aarhus').truck(A, 1, 'black-hannover-badHersfeld:0', 'chemicals');

  test('is worth less with every step over built road and with the step that delivers', () => {
    expect(deliveryAhead(t, north().s, A, 0, worths({ denmark: 8 }), HALF)).toBe(8 * HALF ** 3);
    const loaded = table().built('black-hamburg-aarhus').truck(A, 1, 'hamburg', 'chemicals');
    expect(deliveryAhead(t, loaded.s, A, 0, worths({ denmark: 8 }), HALF)).toBe(8 * HALF ** 2);
    const cutOff = table().truck(A, 1, 'hamburg', 'chemicals');
    expect(deliveryAhead(t, cutOff.s, A, 0, worths({ denmark: 8 }), HALF)).toBe(0);
  });

  test('a better country farther away is preferred to a poor one nearby', () => {
    const { s } = north().built('black-crailsheim-milano');
    expect(deliveryAhead(t, s, A, 0, worths({ denmark: 8, italy: 64 }), HALF)).toBe(1);
    expect(deliveryAhead(t, s, A, 0, worths({ denmark: 8, italy: 640 }), HALF)).toBe(640 * HALF ** 7);
  });

  test('wine is on its way to its destination, not abroad', () => {
    const p = table({ options: { wine: true } })
      .era(3)
      .built(
        'purple-frankfurt-badHersfeld',
        'purple-mannheim-frankfurt',
        'purple-mannheim-basel',
        'purple-badHersfeld-jena',
      )
      .truck(A, 1, 'purple-mannheim-basel:1', 'wine')
      .change((s) => {
        s.wineCards[A] = t.wines.findIndex((wine) => wine.id === 'wine-switzerland-jena');
      });
    expect(deliveryAhead(t, p.s, A, 0, worths({ switzerland: 9 }, 64), HALF)).toBe(64 * HALF ** 6);
  });
});
