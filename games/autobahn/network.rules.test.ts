import { describe, expect, test } from 'vitest';
import { routeStatus } from './network.ts';
import { A, B, type Position, position, tables } from './positions.ts';

const values = (at: Position, ...cities: string[]): number[] => at.begin().values(...cities);
const status = (at: Position, from: string, to: string): number => {
  const city = (id: string): number => tables.index.city.get(id) ?? -1;
  return routeStatus(tables, at.state, city(from), city(to));
};

describe('city values', () => {
  test('AB-1.5 AB-X05 the example: an unfinished link counts nothing, autobahns count and not links', () => {
    const at = position({ era: 3 })
      .dual('purple-mannheim-basel', 'white-saarbruecken-mannheim')
      .built('purple-mannheim-frankfurt', 'orange-frankfurt-wuerzburg:1', 'orange-wuerzburg-nuernberg')
      .built('red-saarbruecken-koeln', 'yellow-nuernberg-jena', 'white-crailsheim-nuernberg');
    expect(values(at, 'frankfurt', 'wuerzburg', 'saarbruecken', 'mannheim', 'nuernberg')).toEqual([2, 4, 6, 8, 6]);
  });

  test('AB-1.5 the highest value is 12, in Hamburg and Nürnberg', () => {
    const at = position({ era: 3 }).dual(...tables.links.map((link) => link.id));
    const all = new Map(tables.cities.filter((city) => !city.foreign).map((city) => [city.id, values(at, city.id)[0]]));
    expect([...all].filter(([, value]) => value === 12).map(([city]) => city)).toEqual(['hamburg', 'nuernberg']);
    expect(Math.max(...all.values())).toBe(12);
  });

  test('AB-1.2 AB-1.5 a dual link adds 2 to its autobahn, a second dual link of the same colour nothing', () => {
    expect(values(position().dual('black-hamburg-hannover'), 'hamburg', 'hannover')).toEqual([4, 4]);
    expect(values(position().dual('black-hamburg-hannover', 'black-hannover-badHersfeld'), 'hannover')).toEqual([4]);
  });

  test.each([
    ['aarhus', 'black-hamburg-aarhus', 4],
    ['kobenhavn', 'red-hamburg-kobenhavn', 6],
    ['amsterdam', 'orange-oberhausen-amsterdam', 4],
    ['paris', 'white-saarbruecken-paris', 4],
    ['basel', 'purple-mannheim-basel', 6],
    ['milano', 'black-crailsheim-milano', 6],
    ['wien', 'orange-nuernberg-wien', 6],
    ['praha', 'white-nuernberg-praha', 6],
    ['warszawa', 'cyan-berlin-warszawa', 8],
  ])('AB-1.6 %s counts only when its road is there: %s, value %i', (city, link, value) => {
    expect(values(position({ era: 3 }), city)).toEqual([0]);
    expect(values(position({ era: 3 }).built(link), city)).toEqual([value]);
  });

  test('AB-1.4 AB-1.6 a foreign city is connected by the section that touches it, not by the other one', () => {
    expect(values(position().built('black-crailsheim-milano:0'), 'milano')).toEqual([0]);
  });
});

describe('route status', () => {
  test('AB-18.4 AB-X85 the path with the lowest status is used, not the shortest', () => {
    const at = position()
      .built(
        'orange-koeln-frankfurt',
        'orange-oberhausen-koeln',
        'orange-oberhausen-amsterdam',
        'orange-frankfurt-wuerzburg',
      )
      .station(B, 'orange-frankfurt-wuerzburg');
    expect(status(at, 'crailsheim', 'amsterdam')).toBe(5);
    at.dual('black-badHersfeld-wuerzburg', 'purple-frankfurt-badHersfeld').station(A, 'black-badHersfeld-wuerzburg');
    expect(status(at, 'crailsheim', 'amsterdam')).toBe(4);
  });

  test('AB-X85 status 4 on Crailsheim–Amsterdam brings DM 5 + DM 5', () => {
    const { ladder } = tables.routes[tables.index.route.get('route-crailsheim-amsterdam') ?? -1];
    const reached = ladder.filter((step) => 4 <= step.maxStatus);
    expect(reached.map((step) => [step.money, step.promotions])).toEqual([
      [5, 0],
      [5, 0],
    ]);
  });

  test('AB-18.4 AB-1.6 no route leads through a foreign city', () => {
    const at = position({ era: 3 }).built(
      'cyan-hannover-magdeburg',
      'cyan-magdeburg-berlin',
      'cyan-berlin-warszawa',
      'yellow-dresden-warszawa',
    );
    expect(status(at, 'berlin', 'dresden')).toBe(-1);
    expect(status(at, 'hannover', 'warszawa')).toBe(5);
  });

  test('AB-18.4 unfinished links join nothing', () => {
    expect(status(position().built('red-dortmund-hamburg:1'), 'hamburg', 'dortmund')).toBe(-1);
    expect(status(position().built('red-dortmund-hamburg'), 'hamburg', 'dortmund')).toBe(2);
  });

  test('AB-26.4 AB-X111 every traffic token on the path adds 1', () => {
    const at = position({ options: { traffic: true } }).traffic(
      'black-hamburg-hannover:0',
      'black-hannover-badHersfeld:0',
    );
    expect(status(at, 'hamburg', 'badHersfeld')).toBe(5);
  });
});
