import { describe, expect, test } from 'vitest';
import { B, newTable, type Table, tables, V, W, Y } from '../testing.ts';

/** Ends of a movement of some points from a field, with other locomotives on some fields. */
function ends(from: string, points: number, ...others: readonly string[]): string[] {
  const table = newTable().stand(Y, from);
  others.forEach((field, i) => {
    table.stand(i + 1, field);
  });
  const card = tables.cards.find((one) => one.moves[0].value === points);
  if (card === undefined) throw new Error(`no card moves ${points} fields`);
  return table.stock(Y, { coal: 9 }).playing(Y, card.id).ends(Y);
}

const fieldOf = (id: string) => tables.fields[tables.index.field.get(id) ?? -1];

describe('the map', () => {
  test('TR-10.1 a directed graph without a way back; loops of 27, 36 and 45 steps', () => {
    const lengthOf = (start: string): number => {
      const first = tables.index.field.get(start) ?? -1;
      let [at, steps] = [first, 0];
      do {
        at = tables.fields[at].next.find((next) => tables.fields[next].loop === tables.fields[first].loop) ?? -1;
        steps++;
      } while (at !== first);
      return steps;
    };
    expect([lengthOf('I-G1'), lengthOf('M-G1'), lengthOf('O-G1')]).toEqual([27, 36, 45]);
    tables.fields.forEach((field, i) => {
      for (const next of field.next) expect(tables.fields[next].next).not.toContain(i);
    });
  });

  test('TR-10.2 START leads over L1 to L3, then to the inner loop or by tunnel to the middle one; nothing leads back', () => {
    expect(['START', 'L1', 'L2', 'L3'].map((id) => fieldOf(id).next.map((next) => tables.fields[next].id))).toEqual([
      ['L1'],
      ['L2'],
      ['L3'],
      ['I-G1', 'M-R1'],
    ]);
    expect(['L1', 'L2', 'L3'].map((id) => tables.regions[fieldOf(id).region].id)).toEqual(['blue', 'blue', 'blue']);
    const onLoops = tables.fields.filter((field) => ['inner', 'middle', 'outer'].includes(field.loop));
    for (const field of onLoops)
      for (const next of field.next) expect(['START', 'L1', 'L2', 'L3']).not.toContain(tables.fields[next].id);
  });

  test('TR-10.3 loops are changed by one exit of each kind per region and by one tunnel per region', () => {
    const changes = tables.fields.flatMap((field) =>
      field.next.flatMap((next) =>
        field.loop !== tables.fields[next].loop && !['', 'approach'].includes(field.loop)
          ? [`${field.loop} ${tables.regions[field.region].id} → ${tables.fields[next].loop}`]
          : [],
      ),
    );
    expect(changes.sort()).toEqual([
      'inner blue → middle',
      'inner green → middle',
      'inner red → middle',
      'middle blue → outer',
      'middle green → outer',
      'middle red → outer',
      'outer blue → inner',
      'outer green → inner',
      'outer red → inner',
    ]);
  });

  test('TR-10.4, WE-12 three parallel tracks: siding 6 leads to the field behind the zone, never to 7', () => {
    expect(ends('ZG1.6', 1)).toEqual(['I-G5']);
    expect(ends('I-G1', 1)).toEqual(['ZG1.1', 'ZG1.4', 'ZG1.7']);
    for (let points = 1; points <= 6; points++) expect(ends('ZG1.6', points)).not.toContain('ZG1.7');
  });

  test.each<[example: string, from: string, points: number, others: string[], expected: string[]]>([
    ['WE-23 early stop in a city', 'I-G5', 4, [], ['I-G9', 'rackglen']],
    ['WE-24 no early stop elsewhere', 'I-R1', 2, [], ['ZR1.2', 'ZR1.5', 'ZR1.8']],
    ['WE-24 no early stop on sidings', 'I-R1', 4, [], ['I-R5']],
    ['WE-24 the city exactly', 'I-R1', 5, [], ['brukas']],
    ['WE-25 parallel track free', 'I-G1', 2, ['ZG1.5'], ['ZG1.2', 'ZG1.8']],
    ['WE-27 exit', 'I-G8', 2, [], ['I-R1', 'M-R1']],
    ['WE-28 tunnel', 'haldengard', 3, [], ['I-R1', 'ZG4.1', 'ZG4.4', 'ZG4.7']],
    ['WE-30 market on the way', 'M-R2', 5, [], ['ZR2.2', 'ZR2.5', 'ZR2.8', 'market-red']],
    ['TR-10.5 cities and markets hold several', 'I-G5', 1, ['rackglen'], ['rackglen']],
    ['TR-10.5 passing through occupied fields', 'I-G1', 4, ['ZG1.1', 'ZG1.4', 'ZG1.7'], ['I-G5']],
  ])('TR-10.5 %s', (_example, from, points, others, expected) => {
    expect(ends(from, points, ...others)).toEqual(expected);
  });

  test('TR-10.6 every end is offered once, with a way to it and what is lost', () => {
    const table = newTable().stand(Y, 'I-G5').playing(Y, 'A05');
    expect(table.offers(Y, 'move')).toEqual([
      {
        type: 'move',
        to: 'rackglen',
        path: ['rackglen'],
        coal: 0,
        token: 0,
        lost: 3,
        triggers: 'city',
      },
      {
        type: 'move',
        to: 'I-G9',
        path: ['rackglen', 'I-G7', 'I-G8', 'I-G9'],
        coal: 0,
        token: 0,
        lost: 0,
        triggers: 'nothing',
      },
    ]);
  });

  test('TR-10.7 what the end field triggers', () => {
    const table = newTable().train(Y, ['W3-13', 'food', 'food', 'food']).stock(Y, { coal: 0 });
    expect(table.arrive(Y, 'market-red').top().kind).toBe('blackMarket');
    table.tile(5, 'B41').arrive(Y, 'ZR2.5');
    expect(table.state.coal[Y]).toBe(3);
    table.arrive(Y, 'M-R4');
    expect(table.top().kind).toBe('takeCardChoice');
    table.arrive(Y, 'brukas');
    expect(table.markersIn('brukas')).toEqual([Y]);
  });

  test('TR-10.5, TR-8.3, WE-26 all ends occupied: the action cannot be performed, no coal and no token is spent', () => {
    const table = newTable()
      .stand(Y, 'I-G1')
      .stand(B, 'ZG1.1')
      .stand(V, 'ZG1.4')
      .stand(W, 'ZG1.7')
      .stock(Y, { coal: 2 });
    table.playing(Y, 'A03');
    expect(table.top().kind).toBe('takeCardChoice');
    expect(table.state.coal[Y]).toBe(2);
  });
});

describe('the movement phase', () => {
  test('TR-8.5, TR-10.5, WE-02 the first moves from START', () => {
    const table = newTable().order(V, B, Y, W);
    table.hand(V, 'A05').hand(B, 'A06').hand(Y, 'A36').hand(W, 'A15', 'A30', 'A17');
    table.phase('investment').run({ kind: 'movementTurn', place: 0 });
    const take = (seat: number) => table.play(seat, { ...table.moves(seat)[0] });
    table.play(V, { type: 'playCard', card: 'A05' }).play(V, { type: 'move', to: 'M-R1' });
    take(V).play(B, { type: 'playCard', card: 'A06' });
    expect(table.ends(B)).toEqual(['L2']);
    table.play(B, { type: 'move', to: 'L2' });
    take(B).play(Y, { type: 'playCard', card: 'A36' });
    expect(table.ends(Y)).toEqual(['I-G1']);
    table.play(Y, { type: 'move', to: 'I-G1' });
    take(Y);
    expect(table.offers(W, 'playCard').map((move) => move.card)).toEqual(['A15', 'A17', 'A30']);
    table.play(W, { type: 'playCard', card: 'A17' });
    expect(table.top().kind).toBe('takeCardChoice');
    take(W);
    expect([table.field(W), table.handOf(W).length, table.cards(table.state.discard)]).toEqual([
      'START',
      3,
      ['A05', 'A06', 'A36', 'A17'],
    ]);
  });

  test('TR-8.1 play, move, discard, take one open card, refill the pool', () => {
    const table = newTable().order(Y, B, V, W).hand(Y, 'A21', 'A02').deckTop('A10').stand(Y, 'I-G5');
    table.phase('investment').run({ kind: 'movementTurn', place: 0 });
    const pool = table.cards(table.state.pool);
    table.play(Y, { type: 'playCard', card: 'A21' });
    expect([table.handOf(Y), table.cards(table.state.laid)]).toEqual([['A02'], ['A21']]);
    table.play(Y, { type: 'stop' });
    expect(table.cards(table.state.discard)).toEqual(['A21']);
    expect(table.offers(Y, 'takeCard').map((move) => move.card)).toEqual(pool);
    table.play(Y, { type: 'takeCard', card: pool[1] });
    expect(table.handOf(Y).sort()).toEqual(['A02', pool[1]].sort());
    expect(table.cards(table.state.pool)).toEqual([pool[0], pool[2], 'A10']);
    expect(table.deciding()).toEqual([B]);
  });

  test('TR-8.2 actions strictly I, II, III; stopping is possible before each', () => {
    const table = newTable().stand(Y, 'I-G7').stock(Y, { coal: 9 }).playing(Y, 'A21');
    for (const [action, end] of [
      ['I', 'I-G9'],
      ['II', 'I-R5'],
      ['III', 'I-R9'],
    ]) {
      expect(table.moves(Y)).toContainEqual({ type: 'stop' });
      expect(table.ends(Y), `action ${action}`).toContain(end);
      table.play(Y, { type: 'move', to: end });
    }
    expect(table.top().kind).toBe('specialAction');
  });

  test('TR-8.3 the coal cost is paid; without coal the action cannot be performed', () => {
    const poor = newTable().stand(Y, 'I-G7').stock(Y, { coal: 0 }).playing(Y, 'A21', 1);
    expect(poor.top().kind).toBe('takeCardChoice');
    const rich = newTable().stand(Y, 'L1').stock(Y, { coal: 2 }).playing(Y, 'A15', 1);
    rich.play(Y, { type: 'move', to: 'M-R1' });
    expect(rich.state.coal[Y]).toBe(1);
  });

  test('TR-8.3, WE-31 a movement token adds its full value and leaves the game', () => {
    const table = newTable()
      .stand(Y, 'rackglen')
      .token(Y, 'MT03')
      .token(Y, 'MT01')
      .stock(Y, { coal: 2 })
      .playing(Y, 'A16');
    expect(table.ends(Y)).toEqual(['ZR1.2', 'ZR1.5', 'ZR1.8', 'market-red']);
    expect(table.ends(Y, 3)).toEqual(['ZR2.1', 'ZR2.4', 'ZR2.7', 'brukas', 'market-red']);
    expect(table.offers(Y, 'move').find((move) => move.to === 'market-red' && move.token === 3)?.lost).toBe(3);
    table.play(Y, { type: 'move', to: 'brukas', token: 3 });
    expect(table.state.tokens[Y].map((token) => tables.tokens[token].id)).toContain('MT01');
    expect(table.state.tokens[Y].map((token) => tables.tokens[token].id)).not.toContain('MT03');
    expect(table.state.coal[Y]).toBe(1);
  });

  test('TR-8.4, WE-35 the special action of another hand card; both cards are discarded', () => {
    const table = newTable().order(Y, B, V, W).hand(Y, 'A21', 'A24', 'A02').stock(Y, { coal: 4 }).stand(Y, 'I-G7');
    table.phase('investment').run({ kind: 'movementTurn', place: 0 }).play(Y, { type: 'playCard', card: 'A21' });
    table
      .play(Y, { type: 'move', to: 'I-G9' })
      .play(Y, { type: 'move', to: 'I-R5' })
      .play(Y, { type: 'move', to: 'I-R9' });
    expect(table.state.coal[Y]).toBe(1);
    expect(table.offers(Y, 'specialAction').map((move) => move.card)).toEqual(['A21', 'A02', 'A24']);
    table.play(Y, { type: 'specialAction', card: 'A24' });
    expect([table.state.coal[Y], table.handOf(Y), table.cards(table.state.laid)]).toEqual([0, ['A02'], ['A21', 'A24']]);
    table.play(Y, { type: 'advance', track: 'coal' }).play(Y, { type: 'advance', track: 'loading' });
    expect(table.cards(table.state.discard)).toEqual(['A24', 'A21']);
    const [taken] = table.offers(Y, 'takeCard');
    table.play(Y, { ...taken });
    expect(table.handOf(Y).sort()).toEqual(['A02', taken.card].sort());
  });

  test('TR-8.4 it costs 1 coal and must be able to do something', () => {
    const table = newTable().hand(Y, 'A05').stock(Y, { coal: 1 }).stand(Y, 'I-R5').playing(Y, 'A21', 3);
    expect(table.offers(Y, 'specialAction').map((move) => move.card)).toEqual(['A21', 'A05']);
    const full = newTable().hand(Y, 'A05').stock(Y, { coal: 1 }).stand(Y, 'I-R5');
    full.state.warehousesLeft[Y] = 0;
    expect(
      full
        .playing(Y, 'A21', 3)
        .offers(Y, 'specialAction')
        .map((move) => move.card),
    ).toEqual(['A05']);
    const poor = newTable().hand(Y, 'A05').stock(Y, { coal: 0 }).stand(Y, 'I-R5').playing(Y, 'A21', 3);
    expect(poor.top().kind).toBe('takeCardChoice');
  });

  test('TR-8.4, WE-36 without the third action there is no special action', () => {
    // A15: 2, 3 and 3 fields; neither end of I and II triggers anything.
    const table = newTable().stand(Y, 'O-G5').stock(Y, { coal: 6 }).playing(Y, 'A15');
    table.play(Y, { type: 'move', to: 'O-G7' }).play(Y, { type: 'move', to: 'O-G10' });
    expect(table.state.coal[Y]).toBe(5);
    table.play(Y, { type: 'stop' });
    expect(table.top().kind).toBe('takeCardChoice');
  });

  test('TR-8.2, TR-8.5, WE-37 performing nothing is legal', () => {
    const table = newTable().order(Y, B, V, W).hand(Y, 'A21').stand(Y, 'I-G7');
    table.phase('investment').run({ kind: 'movementTurn', place: 0 });
    table.play(Y, { type: 'playCard', card: 'A21' }).play(Y, { type: 'stop' });
    expect(table.cards(table.state.discard)).toEqual(['A21']);
    table.play(Y, { ...table.offers(Y, 'takeCard')[0] });
    expect([table.handOf(Y).length, table.field(Y)]).toEqual([1, 'I-G7']);
  });

  test('TR-8.1, WE-38 with an empty hand nothing is played, but a card is taken', () => {
    const table: Table = newTable().order(B, Y, V, W).hand(B);
    table.phase('investment').run({ kind: 'movementTurn', place: 0 });
    expect(table.moves(B).every((move) => move.type === 'takeCard')).toBe(true);
    table.play(B, { ...table.offers(B, 'takeCard')[0] });
    expect([table.handOf(B).length, table.field(B), table.deciding()]).toEqual([1, 'START', [Y]]);
  });
});
