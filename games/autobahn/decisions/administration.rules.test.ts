import { describe, expect, test } from 'vitest';
import type { Colour } from '../components/edition.ts';
import { A, B, C, D, type Position, position, type Table, tables } from '../positions.ts';

/** The budget of each office: its total, and what every employee brings. */
function budget(table: Table): Record<string, unknown[]> {
  const found: Record<string, unknown[]> = {};
  for (const { key, params } of table.events) {
    if (key !== 'event.budget') continue;
    const { colour } = params;
    if (typeof colour === 'object' && 'key' in colour)
      found[colour.key.replace('colour.', '')] = [params.total, params.each];
  }
  return found;
}
/** A triggers the end of the era with a section that changes no value. */
const end = (at: Position, seat = A): Table =>
  at
    .stack(1)
    .begin(seat)
    .playCard('basic-red', 'buildRoad')
    .play({ type: 'buildRoad', section: 'red-hamburg-kobenhavn:0' });

describe('construction budget', () => {
  test('AB-18.1 AB-X83 three players, black and orange', () => {
    const table = position({ players: 3 }).built('orange-wuerzburg-nuernberg').offices('orange', A).stack(1).begin(C);
    table.playCard('basic-black', 'buildRoad').play({ type: 'buildRoad', section: 'black-hamburg-aarhus:0' });
    expect(table.office('black')).toEqual([A, B, C, C]);
    expect(table.value('nuernberg') + table.value('crailsheim')).toBe(4);
    table.finishTurn(C);
    expect(budget(table)).toEqual({ black: [16, 4], orange: [6, 6] });
    expect([A, B, C].map((seat) => table.money(seat))).toEqual([16 + 4 + 6, 16 + 4, 16 - 6 + 8]);
  });

  test('AB-18.1 AB-X11 all orange links: orange 22, black 12 without Milano', () => {
    const table = position()
      .built(
        'orange-oberhausen-amsterdam',
        'orange-oberhausen-koeln',
        'orange-koeln-frankfurt',
        'orange-frankfurt-wuerzburg',
      )
      .built('orange-wuerzburg-nuernberg', 'orange-nuernberg-wien:0')
      .stack(1)
      .begin()
      .playCard('basic-orange', 'buildRoad')
      .play({ type: 'buildRoad', section: 'orange-nuernberg-wien:1' });
    table.finishTurn(A);
    expect(budget(table)).toEqual({ orange: [22, 22], black: [12, 6] });
  });

  test('AB-18.1 AB-X84 AB-1.6 three cyan links to Warszawa count for yellow as well', () => {
    const table = position({ era: 3 })
      .built('cyan-hannover-magdeburg', 'cyan-magdeburg-berlin', 'cyan-berlin-warszawa')
      .offices('yellow', B)
      .offices('cyan', A, B)
      .triggered(A, 1)
      .begin()
      .play('refresh');
    expect(budget(table)).toMatchObject({ yellow: [12, 12], cyan: [16, 8] });
  });

  test('AB-18.1 the share is rounded down, per employee, and needs no choice', () => {
    const table = end(position({ players: 4 }).built('orange-wuerzburg-nuernberg').offices('orange', A, B, B, B));
    expect(budget(table).orange).toEqual([6, 1]);
    expect([A, B].map((seat) => table.amounts('event.money', seat))).toEqual([
      [2, 1, 3],
      [3, 3],
    ]);
  });
});

describe('promotion and route cards', () => {
  test('AB-18.2 AB-X50 only the trigger player makes Promote 1, after the budget', () => {
    const table = end(position({ players: 3 }).lobby(A, 1).lobby(B, 1).lobby(C, 1), B);
    expect([table.seat, table.asked]).toEqual([B, 'prompt.promote']);
    expect(table.eventKeys.indexOf('event.budget')).toBeGreaterThan(-1);
    table.play({ type: 'promote', department: 'finance' });
    expect(table.turn).toBe(C);
    expect([A, B, C].map((seat) => table.lobby(seat))).toEqual([1, 0, 1]);
  });

  test('AB-18.3 AB-X50 route cards are evaluated clockwise from the trigger player', () => {
    const table = end(position({ players: 3 }), B).finishTurn(B);
    const order = table.events.filter((e) => e.key.startsWith('event.route')).map((e) => e.params.seat);
    expect(order).toEqual([{ seat: B }, { seat: C }, { seat: A }]);
  });

  const paris = (at: Position) =>
    at
      .route(A, 'route-nuernberg-paris')
      .built('orange-wuerzburg-nuernberg', 'orange-koeln-frankfurt', 'white-saarbruecken-paris')
      .dual('orange-frankfurt-wuerzburg', 'red-saarbruecken-koeln');

  test('AB-18.4 AB-X12 Nürnberg–Paris with status 3: 1 promotion and DM 10', () => {
    const table = end(paris(position()).station(B, 'orange-frankfurt-wuerzburg').offices('black').lobby(A, 2));
    expect(table.play('decline').asked).toBe('prompt.promote');
    expect(table.events.find((e) => e.key === 'event.routeStatus')?.params.status).toBe(3);
    expect(table.amounts('event.money').slice(-2)).toEqual([5, 5]);
    table.play({ type: 'promote', department: 'finance' });
    expect(table.turn).toBe(B);
  });

  test('AB-18.4 AB-X86 with one section missing there is no reward, and the card is kept', () => {
    const at = position()
      .route(A, 'route-nuernberg-paris')
      .built('orange-wuerzburg-nuernberg', 'orange-koeln-frankfurt');
    const table = end(
      at.built('white-saarbruecken-paris', 'red-saarbruecken-koeln', 'orange-frankfurt-wuerzburg:1').offices('black'),
    );
    table.finishTurn(A);
    expect(table.eventKeys).toContain('event.routeOpen');
    expect(table.state.routes[A]).toBe(tables.index.route.get('route-nuernberg-paris'));
  });

  test('AB-18.4 the card is evaluated again in the next era', () => {
    const table = end(paris(position({ era: 2 })).offices('black')).finishTurn(A);
    expect(table.amounts('event.money').slice(-2)).toEqual([5, 5]);
    expect(table.state.routes[A]).toBe(tables.index.route.get('route-nuernberg-paris'));
  });

  test('AB-X87 AB-18.3 status 0: DM 20 and three promotions, in the printed order', () => {
    const at = position()
      .route(A, 'route-nuernberg-paris')
      .dual(
        'white-crailsheim-nuernberg',
        'white-mannheim-crailsheim',
        'white-saarbruecken-mannheim',
        'white-saarbruecken-paris',
      )
      .station(B, 'white-mannheim-crailsheim')
      .offices('black')
      .lobby(A, 4);
    const table = end(at);
    table.events.length = 0;
    table.play('decline');
    for (const floor of [1, 2, 3]) table.play({ type: 'promote', department: 'finance', floor });
    const rewards = table.events.filter((e) => e.key === 'event.money' || e.key === 'event.promoted');
    expect(rewards.map((e) => e.params.amount ?? 'promoted')).toEqual([5, 5, 'promoted', 10, 'promoted', 'promoted']);
  });

  test('AB-18.5 cards, trucks, tiles and tokens stay', () => {
    const at = position().hand(A, 'basic-red', 'basic-cyan').played(A, 'unlock', 'basic-white').tiles(A, 'tile-money');
    const table = end(at.truck(B, 1, 'hamburg').goodsMark(B, 'italy', 'waiting').actionTile(A, 'loadTruck', 'flipped'));
    table.finishTurn(A);
    expect(table.era).toBe(2);
    expect([table.hand(A), table.above(A, 'unlock'), table.above(A, 'buildRoad')]).toEqual([
      ['basic-cyan'],
      ['basic-white'],
      ['basic-red'],
    ]);
    expect([table.tiles(A), table.truck(B, 1), table.goodsMark(B, 'italy')]).toEqual([
      ['tile-money'],
      'hamburg',
      'waiting',
    ]);
    expect(table.actionTile(A, 'loadTruck')).toBe(1);
  });
});

describe('Reunification', () => {
  const reunite = (at: Position) => end(at).finishTurn(A);

  test('AB-19.1 the roadblocks are gone, everybody has the yellow card, five Advanced cards are displayed', () => {
    const before = position({ players: 4, era: 2 }).begin();
    expect(before.display.every((card) => card.startsWith('improved-'))).toBe(true);
    const table = reunite(position({ players: 4, era: 2 }));
    for (const seat of [A, B, C, D]) expect(table.hand(seat)).toContain('basic-yellow');
    expect(table.display).toHaveLength(5);
    expect(table.display.every((card) => card.startsWith('advanced-'))).toBe(true);
    expect(table.playCard('basic-cyan', 'buildRoad').offered('buildRoad', 'section')).toContain(
      'cyan-hannover-magdeburg:0',
    );
  });

  test('AB-19.1 AB-29.3 the Advanced deck is shuffled by the seed', () => {
    const shown = (seed: number) => reunite(position({ era: 2, seed })).display.join();
    expect(shown(1)).toBe(shown(1));
    expect(new Set([1, 2, 3, 4, 5].map(shown)).size).toBeGreaterThan(1);
  });

  test('AB-19.2 a card gained afterwards is an Advanced one, Improved cards in hand stay', () => {
    const table = reunite(
      position({ era: 2 }).holds(B, 'improved-red-buildDevelop').padlocks(B, ['truck-1', 'truck-2']),
    );
    expect(table.hand(B)).toContain('improved-red-buildDevelop');
    table.playCard('basic-red', 'unlock').play({ type: 'unlock', padlock: 'truck-3a' });
    for (const card of table.offered('takeCard', 'card')) expect(card).toMatch(/^advanced-/);
  });

  test('AB-19.1 with the two-colour cards they are in the same deck of 22', () => {
    const table = reunite(position({ era: 2, options: { twoColourCards: true } }));
    expect(table.state.deck.length + 5).toBe(22);
  });
});

test('AB-18.1 every office belongs to one autobahn', () => {
  const colours: Colour[] = ['red', 'cyan', 'orange', 'purple', 'white', 'black'];
  for (const colour of colours) {
    const table = end(position().offices('black').offices(colour, B));
    expect(Object.keys(budget(table)).sort()).toEqual([...new Set([colour, 'red'])].sort());
  }
});
