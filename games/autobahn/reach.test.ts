import { describe, expect, test } from 'vitest';
import { NO_DELIVERY, stepsToDelivery } from './reach.ts';
import { A, country, t, table } from './testing.ts';

describe('the way to a delivery', () => {
  const north = () => table().built('black-hamburg-aarhus').truck(A, 1, 'black-hannover-badHersfeld:0', 'chemicals');

  test('counts steps over built road to the nearest new country', () => {
    expect(stepsToDelivery(t, north().s, A, 0)).toBe(2);
    expect(stepsToDelivery(t, table().built('black-hamburg-aarhus').truck(A, 1, 'hamburg', 'chemicals').s, A, 0)).toBe(
      1,
    );
    expect(stepsToDelivery(t, table().truck(A, 1, 'hamburg', 'chemicals').s, A, 0)).toBe(NO_DELIVERY);
  });

  test('a country already delivered to does not count', () => {
    const p = north().change((s) => {
      s.delivered[A] = 1 << country('denmark');
    });
    expect(stepsToDelivery(t, p.s, A, 0)).toBe(NO_DELIVERY);
    p.built('black-crailsheim-milano');
    expect(stepsToDelivery(t, p.s, A, 0)).toBe(6);
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
    expect(stepsToDelivery(t, p.s, A, 0)).toBe(5);
  });
});
