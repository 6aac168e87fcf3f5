import { describe, expect, test } from 'vitest';
import { A, game, type Position, type PositionWish, position } from '../testing.ts';

/** The whole way of Swiss wine, from Basel to Jena. */
const PURPLE = [
  'purple-mannheim-basel',
  'purple-mannheim-frankfurt',
  'purple-frankfurt-badHersfeld',
  'purple-badHersfeld-jena',
];
const swissWine = (roads: readonly string[] = PURPLE, wish: PositionWish = { era: 3 }): Position =>
  position({ ...wish, options: { wine: true } })
    .wine(A, 'wine-switzerland-jena')
    .built(...roads);

/** What the trucks of the first seat are heading for, wine that may still be loaded included. */
const trucks = ({ state }: Position): number =>
  game.appraise(state, A).find(({ key }) => key === 'worth.trucks')?.points ?? 0;
const nothing = trucks(position({ era: 3 }).built(...PURPLE));

describe('what wine is worth to an opponent', () => {
  test('AB-25.4 the more, the nearer its truck is to the destination', () => {
    const atBasel = trucks(swissWine().truck(A, 1, 'purple-mannheim-basel:1', 'wine'));
    const nearJena = trucks(swissWine().truck(A, 1, 'purple-frankfurt-badHersfeld:0', 'wine'));
    expect(nearJena).toBeGreaterThan(atBasel);
    expect(atBasel).toBeGreaterThan(trucks(swissWine()));
    expect(trucks(swissWine())).toBeGreaterThan(nothing);
  });

  test('AB-25.4 the less, the more of its way is to be built', () => {
    const [whole, toJena, toBadHersfeld] = [PURPLE, PURPLE.slice(0, 3), PURPLE.slice(0, 2)].map((roads) =>
      trucks(swissWine(roads).truck(A, 1, 'purple-mannheim-basel:1', 'wine')),
    );
    expect(whole - toJena).toBeGreaterThan(1);
    expect(toJena - toBadHersfeld).toBeGreaterThan(0.3);
  });

  test('AB-1.7 nothing before era 3, when no road leads into the East', () => {
    expect(trucks(swissWine(PURPLE.slice(0, 3), { era: 2 }))).toBe(nothing);
  });

  test('nothing when there are too few turns left for it', () => {
    expect(trucks(swissWine().stack(1))).toBe(nothing);
  });

  test('AB-25.4 promotions are what it brings: two by a double token, one by a single one, none when all are taken', () => {
    const worth = (single: number, double: number) => trucks(swissWine().wineTokens(single, double)) - nothing;
    expect(worth(1, 1)).toBeGreaterThan(worth(1, 0));
    expect(worth(1, 0)).toBeGreaterThan(worth(0, 0));
  });

  test('AB-25.2 where the road is there and time enough, and Switzerland has nothing more to give, wine is loaded', () => {
    const table = swissWine()
      .goodsMark(A, 'switzerland', 'claimed')
      .moneyMark(A, 'switzerland')
      .pharma('switzerland', A)
      .begin()
      .playCard('basic-purple', 'loadTruck');
    const values = table.moves().map((move) => {
      const { state } = table.fork().play(move);
      return { type: move.type, value: game.evaluate(state, A) };
    });
    const best = values.reduce((a, b) => (b.value > a.value ? b : a));
    expect(values.some(({ type }) => type === 'loadTruck')).toBe(true);
    expect(best.type).toBe('loadWine');
  });
});
