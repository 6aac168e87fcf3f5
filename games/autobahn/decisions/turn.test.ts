import { describe, expect, test } from 'vitest';
import { A, B, C, D, game, position, type Table } from '../testing.ts';

const trigger = (at: ReturnType<typeof position>, seat: number) =>
  at
    .stack(1)
    .begin(seat)
    .playCard('basic-red', 'buildRoad')
    .play({ type: 'buildRoad', section: 'red-dortmund-hamburg:1' });

describe('the order of turns', () => {
  test('AB-4.1 AB-17.2 turns pass clockwise', () => {
    const table = position({ players: 4 }).begin(C);
    const order = [table.turn];
    for (let i = 0; i < 4; i++) order.push(table.refresh().turn);
    expect(order).toEqual([C, D, A, B, C]);
  });

  test('AB-4.1 a turn goes through claim, action, trucks and ends with the hand', () => {
    const table = position()
      .board(A, 'delivery-2')
      .goodsMark(A, 'italy', 'waiting')
      .built('red-dortmund-hamburg')
      .truck(A, 1, 'red-dortmund-hamburg:1')
      .hand(A, 'basic-red')
      .begin();
    const asked = [table.asked];
    table.play({ type: 'claim', country: 'italy' });
    asked.push(table.asked);
    table.playCard('basic-red', 'buildRoad').play({ type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' });
    asked.push(table.asked);
    expect(asked).toEqual(['prompt.claim', 'prompt.action', 'prompt.trucks']);
    expect(table.hand(A)).toEqual([]);
    table.play('done');
    expect(table.hand(A)).toEqual(['basic-red']);
  });
});

describe('phase 4', () => {
  test('AB-17.1 an empty hand is picked up without money', () => {
    const table = position().hand(A, 'basic-cyan').played(A, 'buildRoad', 'basic-red').money(A, 0).begin();
    table.playCard('basic-cyan', 'loadTruck').play('loadTruck', 'done');
    expect(table.hand(A)).toEqual(['basic-red', 'basic-cyan']);
    expect(table.money(A)).toBe(0);
  });

  test('AB-17.1 with a card left in hand nothing is picked up', () => {
    const table = position().hand(A, 'basic-cyan', 'basic-white').played(A, 'buildRoad', 'basic-red').begin();
    table.playCard('basic-cyan', 'loadTruck').play('loadTruck', 'done');
    expect(table.hand(A)).toEqual(['basic-white']);
    expect(table.above(A, 'buildRoad')).toEqual(['basic-red']);
  });
});

describe('the end of an era', () => {
  test('AB-17.3 AB-7.4 the last tile of the stack triggers it; one tile earlier nothing happens', () => {
    const early = position().stack(2).begin().playCard('basic-red', 'buildRoad');
    early.play({ type: 'buildRoad', section: 'red-dortmund-hamburg:1' });
    expect([early.era, early.trigger, early.turn]).toEqual([1, -1, B]);
    const table = trigger(position(), A);
    expect(table.trigger).toBe(A);
    expect(table.eventKeys).toContain('event.eraEnds');
  });

  test('AB-17.3 the turn is completed with all its phases: the truck still drives before the Administration phase', () => {
    const table = trigger(
      position().built('red-koeln-dortmund', 'cyan-dortmund-hannover').truck(A, 1, 'red-koeln-dortmund:0'),
      A,
    );
    expect([table.asked, table.era]).toEqual(['prompt.trucks', 1]);
    table.drive(1, 'cyan-dortmund-hannover:0');
    expect(table.eventKeys).not.toContain('event.administration');
    table.play('stop');
    expect(table.eventKeys).toContain('event.administration');
  });

  test('AB-17.3 R-67 a section built as a bonus in phase 2 before the action triggers the end as well', () => {
    const table = position().stack(1).tiles(A, 'tile-buildRoad').begin();
    table.play('useTile', { type: 'buildRoad', section: 'red-dortmund-hamburg:1' });
    expect(table.trigger).toBe(A);
    expect([table.asked, table.era]).toEqual(['prompt.action', 1]);
  });

  test('AB-17.4 AB-X50 R-35 with three players and B as trigger, era 2 begins with C', () => {
    const table = trigger(position({ players: 3 }), B);
    expect([table.seat, table.asked]).toEqual([B, 'prompt.promote']);
    table.finishTurn(B);
    expect([table.era, table.turn, table.trigger]).toEqual([2, C, -1]);
  });

  test('AB-17.4 AB-19.1 after era 2 comes Reunification', () => {
    const table = trigger(position({ era: 2 }), A).finishTurn(A);
    expect([table.era, table.turn]).toEqual([3, B]);
    expect(table.eventKeys).toContain('event.reunification');
    expect(trigger(position({ era: 1 }), A).finishTurn(A).eventKeys).not.toContain('event.reunification');
  });

  test('AB-17.5 AB-X51 four players, C ends era 3: D, A, B and C have one more turn each, then the Administration phase', () => {
    const table = trigger(position({ players: 4, era: 3 }), C);
    const turns: number[] = [];
    while (!table.eventKeys.includes('event.administration')) {
      turns.push(table.turn);
      table.play('refresh');
    }
    expect(turns).toEqual([D, A, B, C]);
    expect([table.seat, table.asked]).toEqual([C, 'prompt.promote']);
    table.play('decline');
    expect(table.over).toBe(true);
  });

  test('AB-17.5 AB-7.4 in the last turns of era 3 the side supply is built', () => {
    const table = trigger(position({ era: 3 }), A);
    const side = table.stacks[3];
    table.playCard('basic-red', 'buildRoad').play({ type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' });
    expect(table.stacks).toEqual([0, 0, 0, side - 1]);
    expect(table.turn).toBe(A);
  });

  test('AB-4.2 the cost of an era holds until its Administration phase is over', () => {
    const table = trigger(position().tiles(A, 'tile-buildRoad'), A);
    table.play('useTile', { type: 'buildRoad', section: 'black-crailsheim-milano:0' });
    expect(table.amounts('event.pay')).toEqual([4, 4]);
    table
      .finishTurn(A)
      .playCard('basic-black', 'buildRoad')
      .play({ type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
    expect(table.amounts('event.pay', B)).toEqual([8]);
  });
});

describe('turn limit', () => {
  const limited = (era: 1 | 2 | 3, left: number): Table =>
    position({ players: 3, era, options: { turnLimit: 8 } })
      .turnsLeft(left)
      .begin(B);

  test('AB-17.7 R-93 an era that nobody ends is over when everybody has had the agreed turns; nobody is promoted for it', () => {
    const table = limited(1, 2).refresh();
    expect([table.era, table.turn, table.state.turnsLeft]).toEqual([1, C, 1]);
    table.refresh();
    expect(table.eventKeys).toEqual(expect.arrayContaining(['event.turnLimit', 'event.administration', 'event.round']));
    expect(table.eventKeys).not.toContain('event.promote');
    expect([table.era, table.turn, table.trigger, table.state.turnsLeft]).toEqual([2, A, -1, 24]);
  });

  test('AB-17.7 AB-19.1 after era 2 comes Reunification', () => {
    const table = limited(2, 1).refresh();
    expect([table.era, table.turn]).toEqual([3, C]);
    expect(table.eventKeys).toContain('event.reunification');
  });

  test('AB-17.7 in era 3 nobody has a further turn: the last Administration phase and the scoring follow', () => {
    const table = limited(3, 1);
    table.play('refresh');
    expect(table.over).toBe(true);
    expect(table.eventKeys).toContain('event.administration');
    expect(game.result(table.state)?.ending.key).toBe('ending.thirdEra');
  });

  test('AB-17.7 AB-17.5 whoever takes the last tile before the limit has everybody take the last turns of the rulebook', () => {
    const table = trigger(position({ players: 3, era: 3, options: { turnLimit: 8 } }).turnsLeft(1), A);
    for (let turns = 0; turns < 2; turns++) table.play('refresh');
    expect(table.eventKeys).not.toContain('event.administration');
    table.play('refresh');
    expect([table.seat, table.asked]).toEqual([A, 'prompt.promote']);
  });

  test('AB-17.7 it is an agreement of the table: without it turns are not counted, and against Autobot there is none', () => {
    expect(position().begin().state.turnsLeft).toBeUndefined();
    expect(() => position({ solo: true, options: { turnLimit: 12 } })).toThrow('turnLimit');
  });
});
