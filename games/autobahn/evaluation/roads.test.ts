import { describe, expect, test } from 'vitest';
import { A, B, type Position, position, tables } from '../testing.ts';
import { NO_WAY, RoadBook } from './roads.ts';

const city = (id: string): number => tables.index.city.get(id) ?? -1;

describe('what is known of the roads', () => {
  const book = new RoadBook(tables);
  const ways = ({ state }: Position): Int8Array => book.ways(state, book.open(state), state.trucks[0]);

  test('counts the steps of a truck to a city over built road, and none where no road leads', () => {
    const north = position().built('black-hamburg-aarhus').truck(A, 1, 'black-hannover-badHersfeld:0', 'chemicals');
    expect(ways(north)[city('aarhus')]).toBe(2);
    expect(ways(position().built('black-hamburg-aarhus').truck(A, 1, 'hamburg', 'chemicals'))[city('aarhus')]).toBe(1);
    expect(ways(position().truck(A, 1, 'hamburg', 'chemicals'))[city('aarhus')]).toBe(NO_WAY);
  });

  test('counts the steps until a station of each seat is passed', () => {
    const between = position()
      .station(A, 'black-badHersfeld-wuerzburg')
      .station(B, 'black-hannover-badHersfeld')
      .truck(A, 1, 'black-hannover-badHersfeld:1', 'chemicals');
    expect(ways(between)[tables.cities.length + A]).toBe(2);
    expect(ways(between)[tables.cities.length + B]).toBe(1);
  });

  test('is kept by content: another road is another page', () => {
    const before = position();
    const after = position().built('black-hamburg-aarhus');
    expect(book.open(before.state)).toBe(book.open(position().state));
    expect(book.open(after.state)).not.toBe(book.open(before.state));
  });
});
