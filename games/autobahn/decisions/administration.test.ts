import { describe, expect, test } from 'vitest';
import { A, B, C, colour, D, t, table } from '../testing.ts';

/** The trigger player's turn is over: the Administration phase runs. */
const close = (p: ReturnType<typeof table>, trigger = A) => {
  p.s.trigger = trigger;
  return p.push({ kind: 'administration', seat: trigger });
};

describe('end of an era', () => {
  test('AB-17.3 R-67 the trigger happens once and the turn is completed, also after a bonus build', () => {
    const p = table().stack(1, 1).money(A, 30).tiles(A, 'tile-buildRoad').hand(A, 'basic-red', 'basic-black').turn(A);
    p.play({ type: 'useTile' }, { section: 'red-dortmund-hamburg:1' });
    expect([p.s.trigger, p.asks, p.s.era]).toEqual([A, 'action', 1]);
    p.play({ card: 'basic-black', space: 'buildRoad' }, { section: 'black-crailsheim-milano:0' });
    expect(p.told('event.eraEnds').length).toBe(1);
  });

  test('AB-17.4 AB-X50 R-35 R-36 after B’s trigger: budget, promotion of B, routes B, C, A, and C begins era 2', () => {
    const p = table({ players: 3 })
      .built('black-hamburg-aarhus')
      .stack(1, 1)
      .money(B, 30)
      .hand(B, 'basic-red', 'basic-black');
    p.route(A, 'route-koeln-milano').route(B, 'route-dortmund-wien').route(C, 'route-hannover-basel');
    p.turn(B).play({ card: 'basic-red', space: 'buildRoad' }, { section: 'red-dortmund-hamburg:1' });
    expect([p.asks, p.seat]).toEqual(['promote', B]);
    p.play({ type: 'decline' });
    const order = p.told('event.routeOpen').map(({ seat }) => seat);
    expect(order).toEqual([{ seat: B }, { seat: C }, { seat: A }]);
    expect([p.s.era, p.s.turn, p.s.trigger]).toEqual([2, C, -1]);
    const keys = p.events.map((event) => event.key);
    expect(keys.indexOf('event.budget')).toBeLessThan(keys.indexOf('event.routeOpen'));
  });

  test('AB-17.5 AB-X51 in era 3 everybody has one more turn, the trigger player last', () => {
    const p = table({ players: 4 }).era(3).stack(3, 1).money(C, 40).hand(C, 'basic-red', 'basic-black').turn(C);
    p.play({ card: 'basic-red', space: 'buildRoad' }, { section: 'red-dortmund-hamburg:1' });
    const turns: number[] = [];
    while (p.asks === 'action') {
      turns.push(p.s.turn);
      p.play({ type: 'refresh' });
    }
    expect(turns).toEqual([D, A, B, C]);
    expect([p.asks, p.seat]).toEqual(['promote', C]);
    p.play({ type: 'decline' });
    expect(p.asks).toBe('over');
    expect(p.told('event.gameOver').length).toBe(1);
  });

  test('AB-20.1 the final Administration phase still pays before scoring', () => {
    const p = close(table().era(3).money(A, 0).office('black', A));
    expect(p.s.money[A]).toBe(10);
  });
});

describe('Administration phase', () => {
  test('AB-18.1 AB-X83 the value of the autobahn is shared by its employees, rounded down', () => {
    const p = table({ players: 3 }).built('black-hamburg-aarhus', 'orange-wuerzburg-nuernberg');
    for (const seat of [A, B, C]) p.money(seat, 0);
    close(p.office('black', A, B, C, C).office('orange', A));
    expect(p.s.money).toEqual([10, 4, 8]);
    expect(p.told('event.budget').map(({ total }) => total)).toEqual([6, 16]);
  });

  test('AB-18.1 AB-X84 two employees of cyan share 16', () => {
    const p = table()
      .built('cyan-hannover-magdeburg', 'cyan-magdeburg-berlin', 'cyan-berlin-warszawa')
      .money(A, 0)
      .money(B, 0);
    close(p.office('black').office('cyan', A, B).office('yellow', A));
    expect(p.s.money).toEqual([8 + 12, 8]);
  });

  test('AB-18.2 only the trigger player makes Promote 1', () => {
    const p = close(table({ players: 3 }), B);
    expect([p.asks, p.seat]).toEqual(['promote', B]);
    p.play({ type: 'decline' });
    expect(p.asks).toBe('action');
  });

  const paris = () =>
    table()
      .built('orange-wuerzburg-nuernberg', 'orange-frankfurt-wuerzburg', 'orange-koeln-frankfurt')
      .built('red-saarbruecken-koeln', 'white-saarbruecken-paris')
      .office('black')
      .staff(A, 9, 3)
      .money(A, 0)
      .route(A, 'route-nuernberg-paris');

  test('AB-18.3 AB-X12 R-37 status 3 on Nürnberg–Paris brings DM 10 and one promotion', () => {
    const p = paris()
      .dual('orange-frankfurt-wuerzburg', 'red-saarbruecken-koeln')
      .stations(B, 'orange-frankfurt-wuerzburg');
    p.push({ kind: 'routeCheck', seat: A });
    expect([p.s.money[A], p.asks]).toEqual([10, 'promote']);
    p.play({ type: 'decline' });
    expect([p.asks, p.s.money[A]]).toEqual(['over', 10]);
  });

  test('AB-X86 a missing section: no reward, the card is kept', () => {
    const p = paris().change((s) => {
      s.road[t.index.section.get('white-saarbruecken-paris:0') ?? 0] = 0;
    });
    p.push({ kind: 'routeCheck', seat: A });
    expect([p.s.money[A], p.asks]).toEqual([0, 'over']);
    expect(p.s.routes[A]).toBe(t.index.route.get('route-nuernberg-paris'));
  });

  test('AB-18.4 AB-X87 status 0 brings everything, in the printed order', () => {
    const p = paris().dual(
      'orange-wuerzburg-nuernberg',
      'orange-frankfurt-wuerzburg',
      'orange-koeln-frankfurt',
      'red-saarbruecken-koeln',
      'white-saarbruecken-paris',
    );
    p.stations(B, 'orange-frankfurt-wuerzburg').push({ kind: 'routeCheck', seat: A });
    expect([p.s.money[A], p.asks]).toEqual([10, 'promote']);
    p.play({ type: 'decline' });
    expect([p.s.money[A], p.asks]).toEqual([20, 'promote']);
    p.play({ type: 'decline' }, { type: 'decline' });
    expect(p.asks).toBe('over');
  });

  test('AB-18.5 cards, trucks, tiles and money stay', () => {
    const p = table()
      .money(A, 7)
      .office('black')
      .truck(A, 1, 'hamburg', 'chemicals')
      .tiles(A, 'tile-money')
      .played(A, 'buildRoad', 'basic-red');
    close(p).play({ type: 'decline' });
    expect([p.s.money[A], p.place(A, 1), p.has(A, 'basic-red')]).toEqual([7, 'hamburg', 'played']);
    expect(p.tilesOf(A)).toEqual(['tile-money']);
  });
});

describe('Reunification', () => {
  test('AB-19.1 AB-19.2 roadblocks fall, yellow comes into hand, Advanced cards are displayed, Improved ones owned stay', () => {
    const p = table().hand(A, 'improved-red-buildDevelop', 'basic-red').money(A, 50);
    p.s.era = 2;
    const order = [...p.s.advancedDeck];
    close(p).play({ type: 'decline' });
    expect(p.s.era).toBe(3);
    expect([p.has(A, 'basic-yellow'), p.has(B, 'basic-yellow')]).toEqual(['hand', 'hand']);
    expect(p.has(A, 'improved-red-buildDevelop')).toBe('hand');
    expect([...p.s.display, ...p.s.deck].sort((a, b) => a - b)).toEqual(order.sort((a, b) => a - b));
    expect(p.s.display.every((c) => t.advanced.includes(c))).toBe(true);
    p.gain(A, 'buildRoad');
    expect(p.offers({ section: 'yellow-hamburg-schwerin:0' })).toBe(true);
    expect(colour('yellow')).toBe(6);
  });
});
