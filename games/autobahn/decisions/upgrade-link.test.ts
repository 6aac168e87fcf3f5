import { describe, expect, test } from 'vitest';
import { A, B, position, type Table } from '../testing.ts';

const links = (table: Table): unknown[] => table.offered('upgradeLink', 'link');

describe('which links may be upgraded', () => {
  test('AB-8.1 AB-8.3 the four pre-built black links from the first turn, no other', () => {
    const table = position().begin();
    for (const colour of ['red', 'cyan', 'orange', 'purple', 'white'])
      expect(table.playable(`basic-${colour}`, 'upgradeLink')).toBe(false);
    expect(links(table.playCard('basic-black', 'upgradeLink'))).toEqual([
      'black-badHersfeld-wuerzburg',
      'black-hamburg-hannover',
      'black-hannover-badHersfeld',
      'black-wuerzburg-crailsheim',
    ]);
  });

  test('AB-8.1 AB-8.2 AB-1.2 neither an unfinished link nor a dual one', () => {
    const table = position()
      .built('orange-frankfurt-wuerzburg:1', 'orange-koeln-frankfurt')
      .dual('orange-wuerzburg-nuernberg');
    expect(links(table.begin().playCard('basic-orange', 'upgradeLink'))).toEqual(['orange-koeln-frankfurt']);
  });

  test('AB-8.1 the whole cost must be owned', () => {
    const table = position().money(A, 11).begin().playCard('basic-black', 'upgradeLink');
    expect(links(table)).toEqual(['black-hamburg-hannover', 'black-wuerzburg-crailsheim']);
    expect(position().money(A, 5).begin().playable('basic-black', 'upgradeLink')).toBe(false);
  });
});

describe('what an upgrade costs and does', () => {
  test.each([
    [1, 6, 12],
    [2, 8, 16],
    [3, 10, 20],
  ] as const)(
    'AB-8.1 AB-X03 in era %i one section costs DM %i, two sections DM %i, one employee each time',
    (era, one, two) => {
      const price = (link: string): number => {
        const table = position({ era }).money(A, 40).begin().playCard('basic-black', 'upgradeLink');
        table.play({ type: 'upgradeLink', link });
        expect(table.office('black')).toEqual([A, B, A]);
        return 40 - table.money(A);
      };
      expect(price('black-hamburg-hannover')).toBe(one);
      expect(price('black-badHersfeld-wuerzburg')).toBe(two);
    },
  );

  test.each([
    [1, 4, 8],
    [2, 6, 12],
    [3, 8, 16],
  ] as const)('AB-8.1 AB-11.5 with the level-2 technology in era %i DM %i and DM %i', (era, one, two) => {
    const price = (link: string): number => {
      const table = position({ era }).padlocks(A, ['upgrade-1', 'upgrade-2']).money(A, 40).begin();
      table.playCard('basic-black', 'upgradeLink').play({ type: 'upgradeLink', link });
      return 40 - table.money(A);
    };
    expect(price('black-hamburg-hannover')).toBe(one);
    expect(price('black-badHersfeld-wuerzburg')).toBe(two);
  });

  test('AB-8.2 AB-1.2 AB-X47 both sections turn dual, the two cities gain 2 each', () => {
    const table = position().begin();
    expect(table.values('hannover', 'badHersfeld')).toEqual([2, 2]);
    table.playCard('basic-black', 'upgradeLink').play({ type: 'upgradeLink', link: 'black-hannover-badHersfeld' });
    expect(table.money(A)).toBe(12);
    expect([table.road('black-hannover-badHersfeld:0'), table.road('black-hannover-badHersfeld:1')]).toEqual([2, 2]);
    expect(table.values('hannover', 'badHersfeld', 'hamburg')).toEqual([4, 4, 2]);
  });

  test('AB-X31 two black upgrades at the start: A takes the third seat, then B pushes A into the Lobby', () => {
    const table = position().begin().playCard('basic-black', 'upgradeLink');
    table.play({ type: 'upgradeLink', link: 'black-hamburg-hannover' });
    expect(table.office('black')).toEqual([A, B, A]);
    table.playCard('basic-black', 'upgradeLink').play({ type: 'upgradeLink', link: 'black-wuerzburg-crailsheim' });
    expect(table.office('black')).toEqual([B, A, B]);
    expect(table.lobby(A)).toBe(1);
  });

  test('AB-8.3 a link abroad raises only its German end, and a truck on it stays', () => {
    const table = position().built('black-hamburg-aarhus').truck(B, 1, 'black-hamburg-aarhus:0').begin();
    table.playCard('basic-black', 'upgradeLink').play({ type: 'upgradeLink', link: 'black-hamburg-aarhus' });
    expect(table.values('hamburg', 'aarhus')).toEqual([4, 4]);
    expect(table.truck(B, 1)).toBe('black-hamburg-aarhus:0');
  });
});
