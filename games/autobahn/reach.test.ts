import { describe, expect, test } from 'vitest';
import { NO_DELIVERY, stepsToDelivery } from './reach.ts';
import { A, type Position, position, tables } from './testing.ts';

describe('the way to a delivery', () => {
  const steps = (at: Position): number => stepsToDelivery(tables, at.state, A, 0);
  const north = () => position().built('black-hamburg-aarhus').truck(A, 1, 'black-hannover-badHersfeld:0');

  test('counts steps over built road to the nearest new country', () => {
    expect(steps(north())).toBe(2);
    expect(steps(position().built('black-hamburg-aarhus').truck(A, 1, 'hamburg'))).toBe(1);
    expect(steps(position().truck(A, 1, 'hamburg'))).toBe(NO_DELIVERY);
  });

  test('a country already delivered to does not count', () => {
    expect(steps(north().delivered(A, 'denmark'))).toBe(NO_DELIVERY);
    expect(steps(north().delivered(A, 'denmark').built('black-crailsheim-milano'))).toBe(6);
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
    expect(steps(at)).toBe(5);
  });
});
