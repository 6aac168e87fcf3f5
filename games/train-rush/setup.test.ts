import { describe, expect, test } from 'vitest';
import { eventFor, makeSetup, type Seat } from '../../kernel/index.ts';
import { B, game, newTable, setupOf, Table, tables, V, W, Y } from './testing.ts';

describe('setup', () => {
  test.each([
    [2, 9, '1111111110', 3, 5],
    [3, 8, '111111110', 6, 5],
    [4, 8, '111111110', 6, 4],
  ])('TR-2.1 %d players: %d rounds, spies, action spaces and heroes', (players, rounds, spies, spaces, heroes) => {
    const { state } = newTable({ players, heroes: 'drafted' });
    expect(state.spies.every((bits) => bits.toString(2) === spies)).toBe(true);
    expect(state.heroes.map((hand) => hand.length)).toEqual(Array.from({ length: players }, () => heroes));
    const table = newTable({ players });
    table
      .stock(Y, { investment: 9 })
      .stand(Y, 'I-G1')
      .order(...table.state.order.keys());
    for (let used = 0; used <= spaces; used++) {
      table.investing(Y).state.areas[0] = used;
      expect(table.offers(Y, 'areaAction').some((move) => move.action === 'market-1')).toBe(used + 2 <= spaces);
    }
    table.state.round = rounds - 1;
    table.run({ kind: 'endOfRound' });
    expect(table.state.round).toBe(rounds);
    table.run({ kind: 'endOfRound' });
    expect(table.deciding()).toEqual([]);
  });

  test('TR-2.2 round 1, contractors, mission tokens and movement tokens in every city, locomotives on START', () => {
    const { state } = newTable();
    expect(state.round).toBe(1);
    expect(state.contractors).toEqual(tables.cities.map(() => 0b111));
    expect(state.cityMarkers.every((owner) => owner === -1)).toBe(true);
    expect(state.locomotives).toEqual([tables.start, tables.start, tables.start, tables.start]);
  });

  test('TR-2.3 four stacks by size, one open tile per region and size', () => {
    const { state } = newTable();
    state.contractStacks.forEach((stack, size) => {
      expect(stack).toHaveLength(9);
      expect(stack.every((tile) => tables.contracts[tile].sizeIndex === size)).toBe(true);
    });
    state.display.forEach((tile, place) => {
      expect(tables.contracts[tile].sizeIndex).toBe(place % 4);
    });
  });

  test('TR-2.4 nine open siding tiles and stacks of 13, 13 and 12', () => {
    const { state } = newTable();
    expect(state.tiles).toHaveLength(9);
    expect(state.tileStacks.map((stack) => stack.length)).toEqual([13, 13, 12]);
  });

  test('TR-2.5 no points, coal or markers; progress markers on level 1, other tracks off', () => {
    const { state } = newTable();
    expect([state.vp, state.coal, state.investment]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(new Set(state.levels)).toEqual(new Set([1]));
    expect(new Set([...state.infrastructure, ...state.contractorTracks])).toEqual(new Set([0]));
  });

  test('TR-2.6 a loaded brass wagon, and a free wagon whose cube is chosen openly in seat order', () => {
    const table = new Table(setupOf());
    for (const [seat, resource] of [
      [0, 'gold'],
      [1, 'water'],
      [2, 'brass'],
      [3, 'food'],
    ] as [Seat, string][]) {
      expect(table.deciding()).toEqual([seat]);
      expect(table.moves(seat)).toHaveLength(5);
      table.play(seat, { type: 'startingCube', resource });
      expect(table.trainOf(seat)).toEqual([`W1-0${seat + 1} brass`, `W1-0${seat + 5} ${resource}`]);
    }
    expect(table.state.wagonPools.map((pool) => pool.length)).toEqual([5, 5]);
    expect(table.state.wagonStacks.map((stack) => stack.length)).toEqual([17, 17]);
    expect(table.state.specialStacks.map((stack) => stack.length)).toEqual([6, 6]);
  });

  test('TR-2.7, WE-01 a random player is first, the others follow clockwise', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const { order } = newTable({ seed }).state;
      firsts.add(order[0]);
      expect(order).toEqual([0, 1, 2, 3].map((i) => (order[0] + i) % 4));
    }
    // Seats clockwise V, B, Y, W: with V first the order is V, B, Y, W, and so for every other first seat.
    expect(firsts).toEqual(new Set([0, 1, 2, 3]));
  });

  test('TR-2.8 three of five cards are kept, two go to the bottom, the second one below; players in turn order', () => {
    const table = new Table(setupOf({ players: 3, seed: 4 }));
    for (const seat of [0, 1, 2]) table.play(seat, { type: 'startingCube', resource: 'gold' });
    expect(table.state.pool).toHaveLength(3);
    const returned: number[] = [];
    for (const seat of [...table.state.order]) {
      expect(table.deciding()).toEqual([seat]);
      const [first, second] = table.handOf(seat);
      expect(table.handOf(seat)).toHaveLength(5);
      table.play(seat, { type: 'returnCard', card: first });
      expect(table.events[0].only).toEqual([seat]);
      expect(eventFor(table.events[0], (seat + 1) % 3)?.params).toEqual({ seat: { seat } });
      table.play(seat, { type: 'returnCard', card: second });
      expect(table.handOf(seat)).toHaveLength(3);
      returned.unshift(tables.index.card.get(second) ?? -1, tables.index.card.get(first) ?? -1);
    }
    expect(table.state.deck.slice(0, 6)).toEqual(returned);
    expect(table.state.deck).toHaveLength(48 - 3 - 9);
  });
});

/** Plays to the first decision about heroes. */
function atDraft(players: number, seed = 1): Table {
  const table = new Table(setupOf({ players, seed }));
  while (table.top().kind !== 'heroDraft') {
    const [seat] = table.deciding();
    game.apply(table.state, seat, table.moves(seat)[0]);
  }
  return table;
}

describe('heroes', () => {
  test('TR-2.9 four players pick from four cards at the same time and pass the rest to the left', () => {
    const table = atDraft(4);
    expect(table.state.draft.undealt).toHaveLength(2);
    expect(table.deciding()).toEqual([Y, B, V, W]);
    const packs = table.state.draft.packs.map((pack) => [...pack]);
    for (const seat of [V, Y, W]) table.play(seat, { ...table.moves(seat)[0] });
    expect(table.deciding()).toEqual([B]);
    table.play(B, { ...table.moves(B)[0] });
    expect(table.deciding()).toEqual([Y, B, V, W]);
    // The left neighbour is the next seat clockwise.
    const handed = table.offers(B, 'pickHero').map((move) => tables.index.hero.get(move.hero));
    expect(handed).toEqual(packs[Y].slice(1));
    for (let pick = 0; pick < 2; pick++) for (const seat of [Y, B, V, W]) table.play(seat, { ...table.moves(seat)[0] });
    // The fourth card was taken without a choice.
    expect(table.state.heroes.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
    expect(table.top().kind).toBe('auction');
  });

  test.each([2, 3])(
    'TR-2.9, WE-82 %d players: 6 dealt, 1 removed unseen, five picks with the fifth forced',
    (players) => {
      const table = atDraft(players);
      const seats = Array.from({ length: players }, (_, seat) => seat);
      expect(table.state.draft.undealt).toHaveLength(18 - 6 * players);
      for (const seat of seats) {
        expect(table.offers(seat, 'removeHero')).toHaveLength(6);
        table.play(seat, { ...table.moves(seat)[0] });
      }
      for (let pick = 0; pick < 4; pick++)
        for (const seat of seats) {
          expect(table.offers(seat, 'pickHero')).toHaveLength(5 - pick);
          table.play(seat, { ...table.moves(seat)[0] });
        }
      expect(table.top().kind).toBe('auction');
      expect(table.state.heroes.map((hand) => hand.length)).toEqual(seats.map(() => 5));
      expect(table.state.draft.removed.every((hero) => hero >= 0)).toBe(true);
    },
  );

  test('TR-2.9 a choice is told to its seat alone', () => {
    const table = atDraft(3);
    table.play(B, { ...table.moves(B)[2] });
    const [event] = table.events;
    expect(eventFor(event, B)?.key).toBe('event.removeHero');
    for (const other of [Y, V, 'spectator' as const])
      expect(eventFor(event, other)).toEqual({ key: 'event.heroChosen', params: { seat: { seat: B } } });
  });

  test.each([
    [2, 5],
    [3, 5],
    [4, 4],
  ])('TR-2.10 first game, %d players: %d heroes each at random', (players, heroes) => {
    const { state } = newTable({ players, heroes: 'dealt' });
    expect(state.heroes.map((hand) => hand.length)).toEqual(Array.from({ length: players }, () => heroes));
    expect(state.draft.undealt).toHaveLength(18 - heroes * players);
  });

  test('options and seats are checked with one clear sentence', () => {
    expect(() => makeSetup(game, { seats: ['player'] })).toThrow('2–4 players');
    expect(() => makeSetup(game, { options: { heroes: 'bought' } })).toThrow('heroes');
  });
});
