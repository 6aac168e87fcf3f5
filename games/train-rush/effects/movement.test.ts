import { describe, expect, test } from 'vitest';
import { B, tableIn, tables, V, W, Y } from '../testing.ts';

/** End fields of a movement of n fields of the first player. */
function endsFrom(from: string, points: number, others: readonly string[] = []): string[] {
  const table = tableIn('movement').place(Y, from).purse(Y, { coal: 9 });
  others.forEach((field, i) => {
    table.place(i + 1, field);
  });
  const card = tables.cards.find(({ moves }) => moves[0].value === points);
  if (card === undefined) throw new Error(`no card moves ${points} fields`);
  return table.hand(Y, [card.id]).play({ type: 'playCard' }).ends();
}

describe('where a movement may end', () => {
  test.each([
    ['WE-23, TR-10.5: an early stop in a city', 'I-G5', 4, ['I-G9', 'rackglen']],
    ['WE-24, TR-10.5: sidings, on one of three tracks', 'I-R1', 2, ['ZR1.2', 'ZR1.5', 'ZR1.8']],
    ['WE-24, TR-10.5: no early stop on sidings', 'I-R1', 4, ['I-R5']],
    ['WE-24: the city with the last point', 'I-R1', 5, ['brukas']],
    ['WE-27, TR-10.3: an exit costs nothing extra and leads to the middle loop', 'I-G8', 2, ['I-R1', 'M-R1']],
    [
      'WE-28, TR-10.3: a tunnel leads from the outer to the inner loop',
      'haldengard',
      3,
      ['I-R1', 'ZG4.1', 'ZG4.4', 'ZG4.7'],
    ],
    ['WE-30: an early stop on a black market', 'M-R2', 5, ['ZR2.2', 'ZR2.5', 'ZR2.8', 'market-red']],
    ['TR-10.2: the approach forks behind L3, inner loop or tunnel A', 'START', 4, ['I-G1', 'M-R1']],
    ['TR-10.4, WE-12: the track of a siding is kept to its end', 'ZG1.6', 1, ['I-G5']],
    ['TR-10.4: from 4 to 6, never to 7', 'ZG1.4', 2, ['ZG1.6']],
    ['TR-10.4: the entry opens the three tracks', 'I-G1', 1, ['ZG1.1', 'ZG1.4', 'ZG1.7']],
  ])('%s', (_title, from, points, ends) => {
    expect(endsFrom(from, points)).toEqual(ends);
  });

  test.each([
    ['WE-25: the parallel tracks stay open', 'I-G1', 2, ['ZG1.5'], ['ZG1.2', 'ZG1.8']],
    ['TR-10.5: passing is allowed, ending is not', 'L1', 2, ['L2'], ['L3']],
    ['TR-10.5: any number may stand in a city', 'I-G5', 1, ['rackglen', 'rackglen', 'rackglen'], ['rackglen']],
    ['TR-10.5: any number may stand on a market', 'M-R2', 1, ['market-red', 'market-red'], ['market-red']],
    ['TR-10.5: an occupied last field leaves the early stop', 'I-G5', 4, ['I-G9'], ['rackglen']],
  ])('other locomotives: %s', (_title, from, points, others, ends) => {
    expect(endsFrom(from, points, others)).toEqual(ends);
  });

  test('TR-10.6, TR-10.5: every end field is offered once, whatever the way, with the points lost on an early stop', () => {
    const table = tableIn('movement').place(Y, 'M-R2').hand(Y, ['A23']).play({ type: 'playCard' });
    expect(
      table
        .list('move')
        .map((move) => [move.to, move.path.length, move.lost])
        .sort(),
    ).toEqual([
      ['ZR2.2', 5, 0],
      ['ZR2.5', 5, 0],
      ['ZR2.8', 5, 0],
      ['market-red', 1, 4],
    ]);
  });

  test.each(['I-G1', 'ZG2.2', 'rackglen', 'market-blue', 'O-B15'])(
    'TR-10.2: START and the approach are never entered again from %s',
    (from) => {
      for (const points of [1, 2, 3, 4, 5, 6]) {
        expect(endsFrom(from, points).filter((end) => /^(START|L\d)$/.test(end))).toEqual([]);
      }
    },
  );

  test.each([
    ['inner', 27, 'I-G1'],
    ['middle', 36, 'M-G1'],
    ['outer', 45, 'O-G1'],
  ])('TR-10.1: the %s loop is %i steps long and leads back to %s', (loop, steps, start) => {
    const first = tables.fields.findIndex((field) => field.id === start);
    const onLoop = (field: number) => tables.fields[field].next.filter((next) => tables.fields[next].loop === loop);
    let field = first;
    for (let step = 1; step < steps; step++) {
      [field] = onLoop(field);
      expect(field).not.toBe(first);
    }
    expect(onLoop(field)).toContain(first);
  });
});

describe('what the end field does', () => {
  test('TR-10.7: a city, a market and a siding act, a plain field does nothing', () => {
    const city = tableIn('movement').arrive('rackglen');
    expect(city.told('event.presence')).toHaveLength(1);
    const market = tableIn('movement')
      .train(Y, [['W2-05', 'gold', 'gold']])
      .arrive('market-red');
    expect(market.rule()).toBe('TR-12.1');
    const siding = tableIn('movement').tile(3, 'B41').arrive('ZR1.3');
    expect(siding.told('event.tile')).toHaveLength(1);
    const plain = tableIn('movement').arrive('I-G5');
    expect(plain.events.map(({ key }) => key)).toEqual(['event.move']);
    expect(plain.rule()).toBe('TR-8.1');
  });

  test('TR-10.5: passed cities and sidings have no effect', () => {
    const table = tableIn('movement').place(Y, 'ZG1.3').hand(Y, ['A23']).play({ type: 'playCard' });
    table.play({ type: 'move', to: 'I-G9' });
    expect(table.told('event.presence')).toEqual([]);
    expect(table.markersIn('rackglen')).toBe('----');
  });

  test('a movement tells the way it took, field by field', () => {
    const table = tableIn('movement').place(Y, 'ZG1.3').hand(Y, ['A23']).play({ type: 'playCard' });
    table.play({ type: 'move', to: 'I-G9' });
    const [told] = table.events.filter(({ key }) => key === 'event.move');
    const way = Array.isArray(told.params?.way) ? told.params.way : [];
    expect([way[0], way.at(-1)]).toEqual(['ZG1.3', 'I-G9']);
    expect(way).toContain('rackglen');
    expect(way).toHaveLength(1 + Number(told.params?.fields));
  });

  test('TR-10.7: standing still triggers nothing', () => {
    const table = tableIn('movement').place(Y, 'rackglen').hand(Y, ['A03']).play({ type: 'playCard' });
    table.play({ type: 'stop' });
    expect(table.markersIn('rackglen')).toBe('----');
    expect(table.told('event.move')).toEqual([]);
  });
});

describe('the movement effect', () => {
  test('TR-9.16: moves exactly so many fields, without coal or tokens, and resolves the end field', () => {
    const table = tableIn('investment')
      .place(Y, 'ZG1.2')
      .purse(Y, { investment: 1 })
      .visited(Y, 'vardimium', 'with token');
    table.play({ type: 'areaAction', action: 'move-3' });
    expect(table.list('move').map(({ to, coal, token }) => [to, coal, token])).toEqual([['rackglen', 0, 0]]);
    table.play({ type: 'move' });
    expect(table.markersIn('rackglen')).toBe('Y---');
    expect(table.state.coal[Y]).toBe(0);
    expect(table.tokensOf(Y)).toContain(3);
  });

  test('WE-26: with all end fields occupied the action of the investment phase cannot be chosen', () => {
    const table = tableIn('investment').place(Y, 'I-G1').purse(Y, { investment: 1 });
    table.place(B, 'ZG1.3').place(V, 'ZG1.6');
    expect(table.offers({ type: 'areaAction', action: 'move-3' })).toBe(true);
    table.place(W, 'ZG1.9');
    expect(table.offers({ type: 'areaAction', action: 'move-3' })).toBe(false);
  });

  test('WE-26: in the movement phase the action cannot be performed and no coal is paid', () => {
    const table = tableIn('movement').hand(Y, ['A03']).purse(Y, { coal: 5 });
    table.place(Y, 'I-G1').place(B, 'ZG1.1').place(V, 'ZG1.4').place(W, 'ZG1.7');
    table.play({ type: 'playCard', card: 'A03' });
    expect(table.kinds()).toEqual(['takeCard']);
    expect(table.state.coal[Y]).toBe(5);
  });
});
