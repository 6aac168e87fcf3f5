import { describe, expect, test } from 'vitest';
import { B, edition, type Table, tableIn, V, W, Y } from '../testing.ts';

const playable = (table: Table): string[] => table.list('playHero').map(({ hero }) => hero);
const hero = (id: string) => ({ type: 'playHero', hero: id }) as const;

test('WE-13, TR-14.1, TR-14.2: Pietia Rabov builds a station', () => {
  const table = tableIn('mission').place(Y, 'O-R5').heroes(Y, ['C07']).station(B, 'ZR1');
  expect(playable(table)).toEqual(['C07']);
  table.play(hero('C07'));
  expect(table.hasMission('blackborough')).toBe(false);
  expect([table.heroesOf(Y), table.missionsOf(Y)]).toEqual([[], ['C07']]);
  expect(table.list('buildStation').map(({ zone }) => zone)).toEqual(['ZR2', 'ZR3', 'ZR4']);
  table.play({ type: 'buildStation', zone: 'ZR2' });
  expect([table.stationIn('ZR2'), table.parcelIn('ZR2')]).toEqual(['Y', true]);
});

test('WE-72, TR-14.1, TR-14.3: one mission per city in the whole game', () => {
  const table = tableIn('mission').place(Y, 'O-R5').missionDone('blackborough', W, 'C08').heroes(Y, ['C07', 'C09']);
  expect(playable(table)).toEqual(['C09']);
});

test('WE-74, TR-14.1: no hero on START', () => {
  const table = tableIn('movement').heroes(Y, ['C01', 'C07', 'C13']);
  while (table.phase === 'movement') table.refuseAll();
  expect(table.state.round).toBe(2);
  expect(table.heroesOf(Y)).toEqual(['C01', 'C07', 'C13']);
});

test('TR-14.1: the city must lie in the active region, wherever in it the locomotive stands', () => {
  const heroes = ['C01', 'C04', 'C05', 'C08', 'C17'];
  for (const [field, expected] of [
    ['ZG4.9', ['C01', 'C04', 'C05']],
    ['market-red', ['C08']],
    ['L1', ['C17']],
  ] as const) {
    expect(playable(tableIn('mission').place(Y, field).heroes(Y, heroes))).toEqual(expected);
  }
});

test('TR-14.1: one turn each in turn order, at most one hero, optional', () => {
  const table = tableIn('movement', [B, Y, V]).place(B, 'I-G5').place(Y, 'I-R5').place(V, 'I-B5');
  table
    .heroes(B, ['C01', 'C06'])
    .heroes(Y, ['C08', 'C12'])
    .heroes(V, ['C17'])
    .hand(B, ['A02'])
    .hand(Y, ['A24'])
    .hand(V, ['A13']);
  while (table.phase === 'movement') table.refuseAll();
  expect(table.deciding).toEqual([B]);
  table.play(hero('C06'));
  expect(table.deciding).toEqual([Y]);
  table.play({ type: 'decline' });
  expect(table.deciding).toEqual([V]);
  expect([table.heroesOf(B), table.heroesOf(Y)]).toEqual([['C01'], ['C08', 'C12']]);
  expect(table.hasMission('vardimium')).toBe(false);
  expect(table.hasMission('brukas')).toBe(true);
});

test('TR-14.2: a hero with an impossible bonus may be played; the bonus is lost', () => {
  const table = tableIn('mission').place(Y, 'O-R5').heroes(Y, ['C07']);
  for (const zone of ['ZR1', 'ZR2', 'ZR3', 'ZR4']) table.station(B, zone);
  table.play(hero('C07'));
  expect(table.missionsOf(Y)).toEqual(['C07']);
  expect(table.told('event.impossible')).toHaveLength(1);
});

test('TR-14.2, TR-3.5: the bonus may be declined, the mission stays', () => {
  const table = tableIn('mission').place(Y, 'O-R5').heroes(Y, ['C07']).play(hero('C07')).play({ type: 'decline' });
  expect([table.missionsOf(Y), table.stationIn('ZR1')]).toEqual([['C07'], '-']);
});

describe('TR-18.3: the eighteen heroes', () => {
  const HEROES = [
    ['C01', 'Otto Varrick', 'rackglen', 'brass', '1 marker'],
    ['C02', 'Helga Stroud', 'rackglen', 'food', 'TR-9.3'],
    ['C03', 'Casimir Thorne', 'haldengard', 'water', 'TR-9.14'],
    ['C04', 'Ludmila Grau', 'haldengard', 'copper', 'TR-9.13'],
    ['C05', 'Viktor Brandt', 'vardimium', 'gold', 'wagons'],
    ['C06', 'Irena Falk', 'vardimium', 'food', '1 coal'],
    ['C07', 'Pietia Rabov', 'blackborough', 'water', 'TR-9.4'],
    ['C08', 'Magda Coyle', 'blackborough', 'brass', '2 marker'],
    ['C09', 'Bram Holloway', 'brukas', 'gold', 'TR-9.8'],
    ['C10', 'Tilda Ashgrove', 'brukas', 'food', 'TR-9.3'],
    ['C11', 'Jonas Pyke', 'ironmere', 'copper', 'unloading'],
    ['C12', 'Greta Morrow', 'ironmere', 'water', '2 coal'],
    ['C13', 'Leonid Quill', 'vexbourne', 'copper', 'TR-9.8'],
    ['C14', 'Ada Winterbourne', 'vexbourne', 'water', 'TR-9.3'],
    ['C15', 'Tomas Ferro', 'cogsmere', 'food', 'TR-9.14'],
    ['C16', 'Selene Marchetti', 'cogsmere', 'brass', 'TR-9.8'],
    ['C17', 'Ignacy Volta', 'aurelspire', 'gold', '1 marker'],
    ['C18', 'Nadia Crane', 'aurelspire', 'copper', 'loading'],
  ] as const;
  const FIELD = { green: 'I-G1', red: 'I-R1', blue: 'I-B1' } as const;
  const ZONES = { green: 'ZG1', red: 'ZR1', blue: 'ZB1' } as const;

  test.each(HEROES)('TR-18.3, TR-1.9: %s %s of %s, for %s: %s', (id, name, city, resource, bonus) => {
    const card = edition.heroCards.items.find((item) => item.id === id);
    const region = (['green', 'red', 'blue'] as const).find((one) => one === card?.region) ?? 'green';
    expect([card?.name, card?.city, card?.resource]).toEqual([name, city, resource]);
    const table = tableIn('mission', [Y, B]).place(Y, FIELD[region]).heroes(Y, [id]).hand(Y, ['A01']);
    table.play(hero(id));
    expect(table.hasMission(city)).toBe(false);
    if (bonus.startsWith('TR')) {
      expect(table.rule(Y)).toBe(bonus);
      expect(table.offers({ type: 'decline' }, Y)).toBe(true);
      const targets = [...table.list('buildWarehouse'), ...table.list('buildStation')].map(({ zone }) => zone);
      if (targets.length > 0) expect(targets[0]).toBe(ZONES[region]);
      for (const { sector } of table.list('corrupt')) expect(sector.startsWith(region)).toBe(true);
    } else if (bonus.includes(' ')) {
      const [amount, what] = bonus.split(' ');
      expect(what === 'coal' ? table.state.coal[Y] : table.state.investment[Y]).toBe(Number(amount));
    } else {
      expect(table.rule(Y)).toBe('TR-9.2');
      expect(table.list('advance').map(({ track }) => track)).toEqual([bonus]);
      table.play({ type: 'advance' });
      expect(table.levelOf(Y, bonus)).toBe(2);
    }
  });
});
