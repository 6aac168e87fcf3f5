import { describe, expect, test } from 'vitest';
import { A, B, C, table } from '../testing.ts';

const five = 'advanced-fiveColour-plain';

describe('turn', () => {
  test('AB-4.1 phases come in order: claim, action, trucks, end; then the left neighbour', () => {
    const p = table({ players: 3 })
      .board(A, 'delivery-2')
      .change((s) => {
        s.goodsMarks[0] = 1;
      })
      .hand(A, 'basic-black', 'basic-red')
      .turn(A);
    expect(p.asks).toBe('claim');
    p.play({ type: 'claim', country: 'denmark' }, { type: 'decline' });
    expect(p.asks).toBe('action');
    p.play({ type: 'playCard', card: 'basic-black', space: 'loadTruck' }, { depot: 'hamburg' });
    expect(p.asks).toBe('trucks');
    p.play({ type: 'done' });
    expect([p.s.turn, p.asks]).toEqual([B, 'action']);
  });

  test('AB-17.1 an empty hand is picked up at the end of the turn, without money', () => {
    const p = table().hand(A, 'basic-black').money(A, 0).turn(A);
    p.play({ type: 'playCard', card: 'basic-black', space: 'loadTruck' }, { depot: 'hamburg' }, { type: 'done' });
    expect(p.has(A, 'basic-black')).toBe('hand');
    expect(p.s.money[A]).toBe(0);
  });

  test('AB-17.1 with a card left in hand the played cards stay', () => {
    const p = table().hand(A, 'basic-black', 'basic-red').turn(A);
    p.play({ type: 'playCard', card: 'basic-black', space: 'loadTruck' }, { depot: 'hamburg' }, { type: 'done' });
    expect(p.has(A, 'basic-black')).toBe('played');
  });

  test('AB-17.2 turns pass clockwise', () => {
    const p = table({ players: 3 }).turn(A).play({ type: 'refresh' });
    expect(p.s.turn).toBe(B);
    p.play({ type: 'refresh' });
    expect(p.s.turn).toBe(C);
    p.play({ type: 'refresh' });
    expect(p.s.turn).toBe(A);
  });
});

describe('phase 1', () => {
  const waiting = () =>
    table()
      .board(A, 'delivery-2')
      .change((s) => {
        s.goodsMarks[0] = 1;
        s.goodsMarks[1] = 1;
      });

  test('AB-5.1 AB-X77 one waiting bonus may be claimed per turn, or none', () => {
    const p = waiting().turn(A);
    expect(p.offered({ type: 'claim' }).length).toBe(2);
    expect(p.offers({ type: 'decline' })).toBe(true);
    p.play({ type: 'claim', country: 'denmark' });
    expect(p.s.track[A]).toBe(2);
    p.play({ type: 'flipTile', space: 'buildRoad' });
    expect(p.asks).toBe('action');
    expect(p.s.goodsMarks.slice(0, 2)).toEqual([2, 1]);
    expect(waiting().turn(A).play({ type: 'decline' }).asks).toBe('action');
  });

  test('AB-5.1 an impossible bonus is lost when its token is slid', () => {
    const p = waiting().display().turn(A).play({ type: 'claim', country: 'netherlands' });
    expect(p.asks).toBe('action');
    expect(p.told('event.bonusLost').length).toBe(1);
    expect(p.s.goodsMarks[1]).toBe(2);
  });

  test('AB-5.2 a claimed bonus does not use up the bonus tile of the turn', () => {
    const p = waiting().tiles(A, 'tile-money').turn(A).play({ type: 'claim', country: 'denmark' }, { type: 'decline' });
    expect(p.offers({ type: 'useTile', tile: 'tile-money' })).toBe(true);
  });
});

describe('phase 2', () => {
  test('AB-6.1 a card, refresh or funding, and at most one tile', () => {
    const p = table().tiles(A, 'tile-money', 'tile-develop').turn(A);
    for (const type of ['playCard', 'refresh', 'funding', 'useTile'] as const) expect(p.offers({ type })).toBe(true);
    expect(p.offers({ type: 'decline' })).toBe(false);
    p.play({ type: 'useTile', tile: 'tile-money' });
    expect(p.asks).toBe('action');
    expect(p.offers({ type: 'useTile' })).toBe(false);
    p.play({ type: 'refresh' });
    expect(p.s.turn).toBe(B);
  });

  test('AB-6.2 a card and space are offered only if the action can be carried out and paid', () => {
    const p = table().hand(A, 'basic-red', 'basic-black').money(A, 3).turn(A);
    expect(p.offers({ type: 'playCard', space: 'buildRoad' })).toBe(false);
    expect(p.offers({ type: 'playCard', card: 'basic-black', space: 'upgradeLink' })).toBe(false);
    expect(p.offers({ type: 'playCard', card: 'basic-red', space: 'buildStation' })).toBe(false);
    expect(p.offers({ type: 'playCard', card: 'basic-black', space: 'buildStation' })).toBe(true);
    p.s.money[A] = 6;
    expect(p.offers({ type: 'playCard', card: 'basic-black', space: 'upgradeLink' })).toBe(true);
  });

  test('AB-6.2 after playing there is no way round the action', () => {
    const p = table().hand(A, 'basic-black').money(A, 20).turn(A).play({ type: 'playCard', space: 'buildRoad' });
    expect(p.moves.every((move) => move.type === 'buildRoad')).toBe(true);
  });

  test.each([
    ['buildRoad', 3],
    ['upgradeLink', 1],
    ['loadTruck', 1],
    ['buildStation', 1],
  ] as const)('AB-6.3 AB-X13 %s holds %i cards, one more flipped, one more removed', (space, limit) => {
    const cards = ['basic-red', 'basic-cyan', 'basic-orange', 'basic-purple', 'basic-white'].slice(0, limit);
    const full = () =>
      table()
        .built('black-hamburg-aarhus')
        .money(A, 99)
        .hand(A, 'basic-black')
        .played(A, space, ...cards);
    const p = full().turn(A);
    expect(p.offers({ type: 'playCard', space })).toBe(false);
    const flipped = full().gain(A, 'flipTile').play({ type: 'flipTile', space }).turn(A);
    expect(flipped.offers({ type: 'playCard', space })).toBe(true);
    const more = [...cards, 'basic-yellow'].slice(-1);
    const removed = flipped.played(A, space, ...more);
    expect(removed.offers({ type: 'playCard', space })).toBe(false);
    removed.gain(A, 'removeTile').play({ type: 'removeTile', space });
    expect(removed.offers({ type: 'playCard', space })).toBe(true);
  });

  test('AB-6.3 Unlock technology has no tile and room for one card', () => {
    const p = table().hand(A, 'basic-red').played(A, 'unlock', 'basic-cyan').turn(A);
    expect(p.offers({ space: 'unlock' })).toBe(false);
    expect(table().gain(A, 'flipTile').offers({ space: 'unlock' })).toBe(false);
  });

  test('AB-X54 a full Build road space stops a card, not a bonus', () => {
    const p = table().money(A, 20).played(A, 'buildRoad', 'basic-red', 'basic-cyan', 'basic-orange');
    p.tiles(A, 'tile-buildRoad').turn(A);
    expect(p.offers({ type: 'playCard', space: 'buildRoad' })).toBe(false);
    p.play({ type: 'useTile' }, { type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
    expect(p.road('black-hamburg-aarhus:0')).toBe(1);
  });

  test('AB-6.4 AB-23.5 AB-X60 a five-colour card acts in one colour and lets trucks of all five drive', () => {
    const p = table()
      .era(3)
      .built('orange-wuerzburg-nuernberg', 'white-crailsheim-nuernberg', 'red-dortmund-hamburg:1')
      .truck(A, 1, 'orange-wuerzburg-nuernberg:0', 'chemicals')
      .truck(A, 2, 'white-crailsheim-nuernberg:0', 'chemicals')
      .hand(A, five, 'basic-red')
      .money(A, 50)
      .turn(A)
      .play({ card: five, space: 'buildStation' }, { link: 'red-dortmund-hamburg' });
    expect(new Set(p.offered({ type: 'step' }).map((move) => 'truck' in move && move.truck))).toEqual(new Set([1, 2]));
    const black = table()
      .era(3)
      .truck(A, 1, 'black-hamburg-hannover:0', 'chemicals')
      .hand(A, five, 'basic-red')
      .turn(A)
      .play({ card: five, space: 'loadTruck' });
    expect(black.offers({ depot: 'hamburg' })).toBe(true);
    const parked = table()
      .era(3)
      .built('red-dortmund-hamburg:1')
      .truck(A, 1, 'black-hamburg-hannover:0', 'chemicals')
      .hand(A, five, 'basic-red')
      .turn(A)
      .play({ card: five, space: 'buildStation' }, { link: 'red-dortmund-hamburg' });
    expect(parked.s.turn).toBe(B);
  });

  test('AB-6.5 R-05 a card replaced later in the turn stays the card played', () => {
    const p = table()
      .unlocked(A, 'upgrade-1', 'truck-1')
      .truck(A, 1, 'black-hamburg-hannover:0', 'chemicals')
      .display('improved-red-buildDevelop')
      .hand(A, 'basic-cyan', 'basic-orange')
      .built('cyan-dortmund-hannover')
      .truck(A, 1, 'cyan-dortmund-hannover:1', 'automotive')
      .turn(A)
      .play({ card: 'basic-cyan', space: 'unlock' }, { padlock: 'station-1' })
      .play({ type: 'replaceCard', card: 'basic-cyan', by: 'improved-red-buildDevelop' });
    expect(p.has(A, 'improved-red-buildDevelop')).toBe('played');
    expect(p.asks).toBe('trucks');
    expect(p.offers({ type: 'step', truck: 1 })).toBe(true);
  });

  test('AB-6.6 a tile may be used before the card, after the action, never in the middle of it', () => {
    const p = table().money(A, 30).tiles(A, 'tile-money').hand(A, 'basic-red', 'basic-cyan').turn(A);
    expect(p.offers({ type: 'useTile' })).toBe(true);
    p.play({ card: 'basic-red', space: 'buildRoad' });
    expect(p.offers({ type: 'useTile' })).toBe(false);
    p.play({ section: 'red-dortmund-hamburg:1' });
    expect(p.asks).toBe('cardAfter');
    p.play({ type: 'useTile', tile: 'tile-money' });
    expect(p.s.money[A]).toBe(32);
  });

  test('AB-6.6 triggered effects come before the remaining extra effects, with room for a tile between', () => {
    const p = table()
      .unlocked(A, 'upgrade-1')
      .tiles(A, 'tile-money')
      .money(A, 40)
      .hand(A, 'improved-red-upgradeDevelop', 'basic-red')
      .built('red-dortmund-hamburg')
      .turn(A)
      .play({ card: 'improved-red-upgradeDevelop', space: 'upgradeLink' }, { link: 'red-dortmund-hamburg' });
    expect(p.asks).toBe('effects');
    expect(p.offers({ type: 'useTile' })).toBe(true);
  });

  test('AB-6.7 refresh picks up all played cards and gains DM 1 each, also with none', () => {
    const p = table()
      .money(A, 0)
      .played(A, 'buildRoad', 'basic-red', 'basic-cyan')
      .played(A, 'loadTruck', 'basic-black');
    p.turn(A).play({ type: 'refresh' });
    expect(p.s.money[A]).toBe(3);
    expect(p.has(A, 'basic-black')).toBe('hand');
    expect(table().money(A, 0).turn(A).play({ type: 'refresh' }).s.money[A]).toBe(0);
  });

  test.each([
    [1, 12],
    [2, 16],
    [3, 24],
  ])('AB-6.8 funding of era %i puts an employee on the Dashboard for DM %i', (era, amount) => {
    const p = table().era(era).money(A, 0).staff(A, 3, 0).turn(A).play({ type: 'funding' });
    expect([p.s.money[A], p.s.supply[A]]).toEqual([amount, 2]);
    expect(p.s.funding[A]).toBe(1 << (era - 1));
  });

  test('AB-6.8 AB-X67 no second funding in an era, and none with an empty supply', () => {
    const p = table().turn(A).play({ type: 'funding' }).play({ type: 'refresh' });
    expect(p.s.turn).toBe(A);
    expect(p.offers({ type: 'funding' })).toBe(false);
    expect(table().staff(A, 0, 5).turn(A).offers({ type: 'funding' })).toBe(false);
  });

  test('AB-6.9 after refresh or funding no truck moves', () => {
    const p = table().truck(A, 1, 'hamburg', 'chemicals').turn(A).play({ type: 'funding' });
    expect(p.s.turn).toBe(B);
  });

  test('AB-6.10 AB-X140 money of an effect used first may pay for the action', () => {
    const with12 = table().era(3).built('orange-wuerzburg-nuernberg').money(A, 0);
    const p = with12.hand(A, 'advanced-orange-gain12', 'basic-orange').turn(A);
    expect(p.offers({ card: 'basic-orange', space: 'buildRoad' })).toBe(false);
    p.play({ card: 'advanced-orange-gain12', space: 'buildRoad' });
    expect(p.moves).toEqual([{ type: 'useEffect', effect: 'gain12' }]);
    p.play({ type: 'useEffect' }, { section: 'orange-nuernberg-wien:0' });
    expect(p.s.money[A]).toBe(4);
  });

  test('AB-6.10 an effect used first may not leave the action impossible', () => {
    const p = table().era(3).built('orange-wuerzburg-nuernberg', 'yellow-hamburg-schwerin').money(A, 17);
    p.hand(A, 'basic-yellow', 'basic-red').turn(A).play({ card: 'basic-yellow', space: 'buildRoad' });
    // DM 17 pay for 10 or 8, and for 8 + 8, but not for 10 + 8.
    p.play({ type: 'useEffect', effect: 'extraBuild' });
    expect(p.offered({ type: 'buildRoad' }).map((move) => 'section' in move && move.section)).toEqual([
      'yellow-nuernberg-jena:0',
    ]);
  });

  test('AB-6.10 R-81 an action that nested effects made impossible is lost, the card stays played', () => {
    const p = table()
      .hand(A, 'basic-red', 'basic-cyan')
      .money(A, 4)
      .turn(A)
      .play({ card: 'basic-red', space: 'buildRoad' });
    p.s.money[A] = 0;
    p.play({ type: 'loseAction' });
    expect(p.has(A, 'basic-red')).toBe('played');
    expect(p.s.turn).toBe(B);
  });
});

describe('change colour', () => {
  test('AB-21.13 AB-X58 the card has one other colour this turn, for action, employee and trucks', () => {
    const base = () => table().money(A, 20).tiles(A, 'tile-changeColour').hand(A, 'basic-black', 'basic-red');
    const p = base().built('cyan-dortmund-hannover:1').truck(A, 1, 'cyan-dortmund-hannover:1', 'chemicals').turn(A);
    expect(p.offered({ type: 'changeColour' }).map((move) => 'colour' in move && move.colour)).toEqual([
      'red',
      'cyan',
      'orange',
      'purple',
      'white',
    ]);
    p.play({ colour: 'cyan' });
    expect(p.offers({ type: 'refresh' })).toBe(false);
    p.play({ card: 'basic-black', space: 'buildRoad' }, { section: 'cyan-dortmund-hannover:0' }, { type: 'decline' });
    expect(p.seatsOf('cyan')).toEqual([A]);
    expect(p.asks).toBe('trucks');
    for (const at of ['black-hamburg-hannover:0', 'red-dortmund-hamburg:1']) {
      const other = base()
        .built('cyan-dortmund-hannover:1', 'red-dortmund-hamburg:1')
        .truck(A, 1, at, 'chemicals')
        .turn(A);
      other.play({ colour: 'cyan' }, { card: 'basic-black', space: 'buildStation' }, { type: 'buildStation' });
      expect(other.s.turn).toBe(B);
    }
  });

  test('AB-X59 a black card changed to orange unlocks with the orange token', () => {
    const p = table().tiles(A, 'tile-changeColour').hand(A, 'basic-black', 'basic-red').turn(A);
    p.play({ colour: 'orange' }, { card: 'basic-black', space: 'unlock' });
    expect(new Set(p.moves.map((move) => 'token' in move && move.token))).toEqual(new Set(['orange']));
  });

  test('AB-21.13 R-71 a card of several colours then has only the chosen one', () => {
    const p = table().era(3).tiles(A, 'tile-changeColour').hand(A, five, 'basic-red').turn(A);
    p.play({ colour: 'white' }, { card: five, space: 'loadTruck' });
    expect(p.moves.map((move) => 'depot' in move && move.depot)).toEqual(['crailsheim']);
  });
});
