import { describe, expect, test } from 'vitest';
import { B, type Table, tableIn, V, W, Y } from '../testing.ts';

const card = (id: string) => ({ type: 'playCard', card: id }) as const;
const to = (field: string) => ({ type: 'move', to: field, token: 0 }) as const;
const stop = { type: 'stop' } as const;

test('WE-02, TR-8.5, TR-10.5: first moves from START', () => {
  const table = tableIn('movement', [V, B, Y, W]).hand(V, ['A05']).hand(B, ['A06']).hand(Y, ['A36']);
  table.hand(W, ['A15', 'A17', 'A30']);
  table.play(card('A05'));
  expect(table.ends()).toEqual(['I-G1', 'M-R1']);
  table.play(to('M-R1')).refuseAll();
  table.play(card('A06'));
  expect(table.ends()).toEqual(['L2']);
  table.play(to('L2')).refuseAll();
  table.play(card('A36'));
  expect(table.ends()).toEqual(['I-G1']);
  table.play(to('I-G1')).refuseAll();
  const [offered] = table.poolCards;
  table.play(card('A15'));
  expect(table.kinds()).toEqual(['takeCard']);
  table.play({ type: 'takeCard', card: offered });
  expect(table.fieldOf(W)).toBe('START');
  expect(table.discards).toContain('A15');
  expect(table.handOf(W)).toEqual(['A17', 'A30', offered].sort());
});

test.each(['A15', 'A17', 'A30'])('WE-02: the fourth player cannot perform action I with %s', (id) => {
  const table = tableIn('movement', [W, V, B, Y]).hand(W, ['A15', 'A17', 'A30']);
  table.place(V, 'M-R1').place(B, 'L2').place(Y, 'I-G1').play(card(id));
  expect(table.kinds()).toEqual(['takeCard']);
});

test('TR-8.1, TR-3.1: exactly one turn each, in turn order, each finished before the next starts', () => {
  const table = tableIn('movement', [B, Y, V]);
  const turns: number[] = [];
  while (table.phase === 'movement') {
    turns.push(table.deciding[0]);
    expect(table.kinds()).toEqual(['playCard']);
    table.refuseAll();
  }
  expect(turns).toEqual([B, Y, V]);
});

describe('the turn', () => {
  /** Y on O-R5 with plenty of coal, A20: 6 (1 coal), 3 (1 coal), 1 (free). */
  const turn = (coal: number, hand: readonly string[] = ['A20', 'A01']): Table =>
    tableIn('movement', [Y, B])
      .place(Y, 'O-R5')
      .hand(Y, hand)
      .purse(Y, { coal })
      .pool('A31', 'A32', 'A33')
      .topOfDeck('A34');

  test('TR-8.1: a card must be played, any card of the hand, and no other move exists', () => {
    const table = turn(9, ['A20', 'A01', 'A50']);
    expect(table.moves()).toEqual([card('A01'), card('A20'), card('A50')]);
  });

  test('TR-8.1: discard the played card, take one open card, refill the pool', () => {
    const table = turn(0).play(card('A20'));
    expect(table.kinds()).toEqual(['takeCard']);
    expect(table.list('takeCard').map((move) => move.card)).toEqual(['A31', 'A32', 'A33']);
    table.play({ type: 'takeCard', card: 'A32' });
    expect(table.handOf(Y)).toEqual(['A01', 'A32']);
    expect(table.discards).toEqual(['A20']);
    expect([...table.poolCards].sort()).toEqual(['A31', 'A33', 'A34']);
    expect(table.deciding).toEqual([B]);
  });

  test('TR-8.2: I, then II, then III; none may be skipped and each may be the last', () => {
    const table = turn(9).play(card('A20'));
    expect(table.ends()).toEqual(['I-B1', 'ZR4.1', 'ZR4.4', 'ZR4.7', 'blackborough']);
    table.play(to('blackborough'));
    expect(table.ends()).toEqual(['I-B1', 'ZR4.1', 'ZR4.4', 'ZR4.7']);
    table.play(to('I-B1'));
    expect(table.ends()).toEqual(['ZB1.1', 'ZB1.4', 'ZB1.7']);
    expect(table.offers(stop)).toBe(true);
    table.play(stop);
    expect(table.kinds()).toEqual(['takeCard']);
    expect(table.fieldOf(Y)).toBe('I-B1');
  });

  test('TR-8.2: after a stop nothing more can be performed', () => {
    const table = turn(9).play(card('A20')).play(stop);
    expect(table.kinds()).toEqual(['takeCard']);
    expect([table.state.coal[Y], table.fieldOf(Y)]).toEqual([9, 'O-R5']);
  });

  test('TR-8.3: each action costs its coal; what cannot be paid cannot be performed', () => {
    const table = turn(1).play(card('A20'));
    expect(table.list('move').every(({ coal }) => coal === 1)).toBe(true);
    table.play(to('blackborough'));
    expect(table.state.coal[Y]).toBe(0);
    expect(table.told('event.spendCoal')).toEqual([{ seat: { seat: Y }, amount: 1 }]);
    expect(table.kinds()).toEqual(['takeCard']);
  });

  test('TR-8.3: an action without a legal end field ends the movement without payment; III is not reached over II', () => {
    // A31: 5, 2 and 2 fields, each for 1 coal.
    const drive = (other: string) =>
      turn(9, []).pool('A30', 'A32', 'A33').hand(Y, ['A31']).place(Y, 'O-G15').place(B, other);
    const blocked = drive('O-R7').play(card('A31')).play(to('O-R5'));
    expect([blocked.kinds(), blocked.state.coal[Y]]).toEqual([['takeCard'], 8]);
    const free = drive('O-R6').play(card('A31')).play(to('O-R5'));
    expect(free.ends()).toEqual(['O-R7']);
  });

  test('WE-37, TR-8.5: a voluntary stand-still still costs the card and takes a new one', () => {
    const table = turn(9).play(card('A01')).play(stop).play({ type: 'takeCard', card: 'A31' });
    expect(table.fieldOf(Y)).toBe('O-R5');
    expect(table.discards).toEqual(['A01']);
    expect(table.handOf(Y)).toEqual(['A20', 'A31']);
  });

  test('WE-38, TR-8.1: an empty hand plays nothing and takes one open card', () => {
    const table = tableIn('investment', [Y, B]).hand(B, []).pool('A31', 'A32', 'A33');
    table
      .skipTo('movement')
      .play(card(table.handOf(Y)[0]))
      .refuseAll();
    expect(table.deciding).toEqual([B]);
    expect(table.kinds()).toEqual(['takeCard']);
    table.play({ type: 'takeCard', card: table.poolCards[0] });
    expect(table.handOf(B)).toHaveLength(1);
    expect(table.phase).not.toBe('movement');
  });
});

describe('movement tokens', () => {
  /** Y on Rackglen with a card action of 6 fields (A16, 1 coal). */
  const turn = (): Table => tableIn('movement').place(Y, 'rackglen').hand(Y, ['A16']).purse(Y, { coal: 1 });

  test('WE-31, TR-8.3: a token adds its full value to one action and leaves the game', () => {
    const table = turn().visited(Y, 'vardimium', 'with token').play(card('A16'));
    expect(table.ends()).toEqual(['ZR1.2', 'ZR1.5', 'ZR1.8', 'market-red']);
    expect(table.ends(3)).toEqual(['ZR2.1', 'ZR2.4', 'ZR2.7', 'brukas', 'market-red']);
    expect(
      table
        .list('move')
        .filter((move) => move.token === 3)
        .map((move) => [move.to, move.lost]),
    ).toContainEqual(['market-red', 3]);
    expect(table.list('move').find((move) => move.token === 3 && move.to === 'brukas')?.lost).toBe(0);
    table.play({ type: 'move', to: 'market-red', token: 3 });
    expect(table.tokensOf(Y)).toEqual([]);
    expect(table.told('event.spendToken')).toEqual([{ seat: { seat: Y }, fields: 3 }]);
  });

  test('WE-31: without a token only the printed fields', () => {
    const table = turn().play(card('A16'));
    expect([...new Set(table.list('move').map(({ token }) => token))]).toEqual([0]);
  });

  test('TR-8.3: one token per action, several over a turn; without using one it stays', () => {
    const table = turn()
      .visited(Y, 'vardimium', 'with token')
      .visited(Y, 'ironmere', 'with token')
      .visited(Y, 'brukas', 'with token');
    table.purse(Y, { coal: 2 }).play(card('A16'));
    expect([...new Set(table.list('move').map(({ token }) => token))].sort()).toEqual([0, 3, 4]);
    table.play({ type: 'move', to: 'market-red', token: 3 });
    expect(table.tokensOf(Y)).toEqual([3, 4]);
    table.play({ type: 'move', token: 4, to: 'M-R9' });
    expect(table.tokensOf(Y)).toEqual([3]);
  });

  test('TR-8.3: with a token an action can be performed that has no legal end without it', () => {
    const table = tableIn('movement').place(Y, 'I-G1').hand(Y, ['A03']).visited(Y, 'vardimium', 'with token');
    table.place(B, 'ZG1.1').place(V, 'ZG1.4').place(W, 'ZG1.7').play(card('A03'));
    expect(table.ends()).toEqual([]);
    expect(table.ends(3)).toEqual(['I-G5']);
  });
});

describe('special actions', () => {
  test('WE-35, TR-8.4: the special action of another hand card; both cards are discarded', () => {
    const table = tableIn('movement', [Y, B]).place(Y, 'I-G1').hand(Y, ['A21', 'A24', 'A02']).purse(Y, { coal: 4 });
    table.pool('A31', 'A32', 'A33').tile(2, 'B45').tile(5, 'B45').play(card('A21'));
    table.tile(2, 'B45').play(to('ZG1.2'));
    table.purse(Y, { coal: 4 }).play(to('rackglen')).play(to('M-R1'));
    expect(table.state.coal[Y]).toBe(1);
    expect(table.rule()).toBe('TR-8.4');
    expect(table.list('specialAction').map((move) => move.card)).toEqual(['A21', 'A02', 'A24']);
    table.play({ type: 'specialAction', card: 'A24' });
    expect([table.state.coal[Y], table.handOf(Y)]).toEqual([0, ['A02']]);
    table.play({ type: 'advance', track: 'coal' }).play({ type: 'advance', track: 'wagons' });
    expect([table.levelOf(Y, 'coal'), table.levelOf(Y, 'wagons')]).toEqual([2, 2]);
    table.play({ type: 'takeCard', card: 'A31' });
    expect(table.handOf(Y)).toEqual(['A02', 'A31']);
    expect([...table.discards].sort()).toEqual(['A21', 'A24']);
  });

  test('WE-21, TR-8.4, TR-1.11: the own special action of the played card adds points at once', () => {
    const table = tableIn('movement', [Y, B]).place(Y, 'I-G5').hand(Y, ['A01']).purse(Y, { coal: 5 });
    table.play(card('A01')).play(to('I-G8')).play(to('M-R1')).play(to('market-red'));
    table.play({ type: 'specialAction', card: 'A01' });
    // Rackglen was passed, market-red had nothing to sell.
    expect([table.state.vp[Y], table.state.coal[Y]]).toEqual([5, 0]);
    expect(table.kinds()).toEqual(['takeCard']);
  });

  test('WE-36, TR-8.4: no special action without all three movement actions', () => {
    const table = tableIn('movement', [Y, B]).place(Y, 'I-G5').hand(Y, ['A01', 'A02']).purse(Y, { coal: 9 });
    table.play(card('A01')).play(to('I-G8')).play(to('M-R1'));
    expect(table.state.coal[Y]).toBe(7);
    table.play(stop);
    expect(table.kinds()).toEqual(['takeCard']);
  });

  test('TR-8.4: without coal there is no special action', () => {
    const table = tableIn('movement', [Y, B]).place(Y, 'I-G5').hand(Y, ['A01', 'A02']).purse(Y, { coal: 4 });
    table.play(card('A01')).play(to('I-G8')).play(to('M-R1')).play(to('market-red'));
    expect(table.kinds()).toEqual(['takeCard']);
  });

  test('TR-8.4: it may be declined, is used at most once, and must be able to do something', () => {
    const ready = () =>
      tableIn('movement', [Y, B]).place(Y, 'I-G5').hand(Y, ['A01', 'A02', 'A48']).purse(Y, { coal: 9 });
    const run = (table: Table) => table.play(card('A01')).play(to('I-G8')).play(to('M-R1')).play(to('market-red'));
    const table = run(ready());
    expect(table.list('specialAction').map((move) => move.card)).toEqual(['A01', 'A02']);
    table.play({ type: 'specialAction', card: 'A02' });
    expect([table.state.vp[Y], table.kinds()]).toEqual([7, ['takeCard']]);
    const declined = run(ready()).play({ type: 'decline' });
    expect([declined.state.vp[Y], declined.state.coal[Y], declined.kinds()]).toEqual([0, 5, ['takeCard']]);
    const rentable = run(ready().warehouse(Y, 'ZG1').station(B, 'ZG1'));
    expect(rentable.list('specialAction').map((move) => move.card)).toEqual(['A01', 'A02', 'A48']);
  });
});
