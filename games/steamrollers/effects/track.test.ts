import { describe, expect, test } from 'vitest';
import standard from '../components/standard.json' with { type: 'json' };
import { offers, play, table } from '../testing.ts';

const at = (sides: readonly string[]) => ({ type: 'drawTrack', sides }) as const;

describe('EX-13 EX-14 EX-15 EX-16 EX-17 EX-18 EX-19 EX-20: where and what may be drawn', () => {
  test.each(standard.ruleCases.track)('$id ($rule)', ({ die, blackFace, tiles, drawn, hex, sides, legal }) => {
    const state = table({
      die,
      black: blackFace,
      tiles: Object.fromEntries(tiles.map((tile: string) => [tile.slice(1), 0])),
      sheets: [{ tracks: Object.fromEntries(drawn.map((d: string) => [d, 'W-NE'])) }],
    });
    const asked = [sides, [...sides].reverse()].flatMap((pair) => offers(state, { ...at(pair), hex }));
    expect(asked).toHaveLength(legal ? 1 : 0);
  });
});

describe('drawing', () => {
  test('SR-6.1 one hex gets one piece, in any orientation the kinds allow', () => {
    const state = table({ die: 2, black: 1 });
    expect(offers(state, { type: 'drawTrack', hex: 'E3' })).toHaveLength(9);
    play(state, { type: 'drawTrack', hex: 'E3', sides: ['E', 'W'] });
    expect(state.sheets[0].tracks.filter((pair) => pair > 0)).toHaveLength(1);
    expect(state.sheets[1].tracks.every((pair) => pair === 0)).toBe(true);
    expect(state.active).toBe(1);
  });

  test.each([1, 2, 3, 4, 5, 6])('SR-6.2 die %i: only the empty hexes of that region, never the city', (die) => {
    const region = standard.regions.list[die - 1];
    const [drawn, ...rest] = region.hexes.filter((hex) => hex !== region.city);
    const state = table({ die, sheets: [{ tracks: { [drawn]: 'W-E' } }] });
    const hexes = offers(state, { type: 'drawTrack' }).flatMap((m) => (m.type === 'drawTrack' ? [m.hex] : []));
    expect([...new Set(hexes)].sort()).toEqual(rest.sort());
  });

  test.each([
    [1, 3 + 6],
    [2, 3 + 6],
    [3, 3 + 6],
    [4, 3 + 6],
    [5, 6 + 6],
    [6, 6 + 6],
  ])('SR-6.3 black face %i allows %i pieces on a hex', (black, pieces) => {
    expect(offers(table({ die: 4, black }), { type: 'drawTrack', hex: 'D4' })).toHaveLength(pieces);
  });

  test('SR-6.4 a drawn hex is never offered again, whatever the tile', () => {
    const state = table({ die: 4, tiles: { '6a': 0 }, sheets: [{ tracks: { D4: 'W-E' } }] });
    expect(offers(state, { type: 'drawTrack', hex: 'D4' })).toEqual([]);
    expect(offers(state, { type: 'drawTrack', hex: 'D5' })).toHaveLength(15);
  });

  test('SR-6.1 a full region offers no drawing', () => {
    const region = standard.regions.list[1];
    const tracks = Object.fromEntries(region.hexes.filter((h) => h !== region.city).map((h) => [h, 'W-E']));
    expect(offers(table({ die: 2, sheets: [{ tracks }] }), { type: 'drawTrack' })).toEqual([]);
  });

  test('SR-6.7 SR-6.8 ends may lie at the edge of the map or at a wall', () => {
    const state = table({ die: 1, black: 1, map: 'M1' });
    expect(offers(state, { type: 'drawTrack', hex: 'A1', sides: ['E', 'W'] })).toHaveLength(1);
    expect(offers(state, { type: 'drawTrack', hex: 'B3', sides: ['E', 'W'] })).toHaveLength(1);
    play(state, { type: 'drawTrack', hex: 'B3', sides: ['E', 'W'] });
    expect(state.sheets[0].network.links).toEqual([]);
  });

  test('SR-6.9 track need not touch anything or fit its neighbours', () => {
    const state = table({ die: 4, black: 1, sheets: [{ tracks: { C3: 'NW-E' } }] });
    expect(offers(state, { type: 'drawTrack', hex: 'F5', sides: ['E', 'W'] })).toHaveLength(1);
    expect(offers(state, { type: 'drawTrack', hex: 'D3', sides: ['SE', 'NW'] })).toHaveLength(1);
  });

  test('the piece that closes a line makes the link', () => {
    const state = table({ die: 3, black: 1, sheets: [{ tracks: { B3: 'W-E' } }] });
    const told = play(state, { type: 'drawTrack', hex: 'B4', sides: ['E', 'W'] });
    expect(told).toContain('event.link');
    expect(state.sheets[0].network.links).toMatchObject([{ towns: 1 }]);
  });

  test('SR-8.11 with tile 6 the black die does not matter', () => {
    expect(offers(table({ die: 2, black: 1, tiles: { '6b': 0 } }), { type: 'drawTrack', hex: 'E3' })).toHaveLength(15);
    expect(offers(table({ die: 2, black: 1, tiles: { '6b': 1 } }), { type: 'drawTrack', hex: 'E3' })).toHaveLength(9);
  });
});
