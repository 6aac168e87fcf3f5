import { describe, expect, test } from 'vitest';
import { at } from '../tables.ts';
import { cardText } from '../terms.ts';
import { B, type Table, tableIn, tables, Y } from '../testing.ts';

const keep = (card: string) => ({ type: 'keepCard', card }) as const;
const planning = (hand: readonly string[]): Table =>
  tableIn('investment').hand(Y, hand).topOfDeck('A20', 'A21', 'A22').play({ type: 'areaAction', action: 'planning' });

describe('TR-9.12: drawing action cards', () => {
  test('TR-9.12: keep up to k, the rest is discarded face up', () => {
    const table = planning(['A01']).play(keep('A22'));
    expect([table.handOf(Y), table.discards]).toEqual([
      ['A01', 'A22'],
      ['A20', 'A21'],
    ]);
    expect(table.told('event.discardCard').map(({ card }) => card)).toEqual(
      ['A20', 'A21'].map((card) => cardText(tables, at(tables.index.card, card))),
    );
  });

  test('TR-9.12: even none may be kept', () => {
    const table = planning(['A01']).play({ type: 'done' });
    expect([table.handOf(Y), table.discards]).toEqual([['A01'], ['A20', 'A21', 'A22']]);
  });

  test.each([
    ['B01', 2],
    ['B03', 1],
  ])('TR-9.12, TR-18.2: %s draws 3 and keeps up to %i', (tile, most) => {
    const table = tableIn('movement').tile(1, tile).hand(Y, ['A02']).topOfDeck('A20', 'A21', 'A22').arrive('ZR1.1');
    expect(table.kinds()).toEqual(['decline', 'drawCards']);
    table.play({ type: 'drawCards' });
    for (const card of ['A20', 'A21', 'A22'].slice(0, most)) table.play(keep(card));
    expect(table.handOf(Y)).toEqual(['A02', 'A20', 'A21', 'A22'].slice(0, most + 1));
    expect(table.list('keepCard')).toEqual([]);
  });

  test('TR-9.12: the drawer alone sees the cards; others hear how many', () => {
    const table = planning(['A01']);
    const drawn = table.events.find(({ key }) => key === 'event.drawCards');
    expect([drawn?.only, drawn?.instead]).toEqual([
      [Y],
      { key: 'event.drawsCards', params: { seat: { seat: Y }, count: 3 } },
    ]);
    table.play(keep('A21'));
    const kept = table.events.find(({ key }) => key === 'event.keepCard');
    expect([kept?.only, kept?.instead]).toEqual([[Y], { key: 'event.keepsCard', params: { seat: { seat: Y } } }]);
  });
});

describe('TR-3.11: the hand limit', () => {
  const FIVE = ['A01', 'A02', 'A03', 'A04', 'A05'];

  test('WE-70: a sixth card is followed by an immediate discard of any one', () => {
    const table = planning(FIVE).play(keep('A21'));
    expect([table.deciding, table.rule()]).toEqual([[Y], 'TR-3.11']);
    expect(table.list('discardCard').map(({ card }) => card)).toEqual([...FIVE, 'A21']);
    expect(table.kinds()).toEqual(['discardCard']);
    table.play({ type: 'discardCard', card: 'A03' });
    expect(table.handOf(Y)).toEqual(['A01', 'A02', 'A04', 'A05', 'A21']);
    expect(table.discards).toContain('A03');
    expect(table.deciding).toEqual([B]);
  });

  test('TR-3.11: down to five, one by one', () => {
    const table = tableIn('movement')
      .tile(1, 'B01')
      .hand(Y, [...FIVE])
      .topOfDeck('A20', 'A21', 'A22')
      .arrive('ZR1.1');
    // The card played for the movement has left the hand: four cards.
    table.play({ type: 'drawCards' }).play(keep('A20')).play(keep('A21'));
    expect(table.rule()).toBe('TR-3.11');
    table.play({ type: 'discardCard', card: 'A20' });
    expect(table.handOf(Y)).toHaveLength(5);
    expect(table.rule()).toBe('TR-8.1');
  });

  test('TR-3.11: taking the open card at the end of the turn may exceed it too', () => {
    const table = tableIn('movement')
      .hand(Y, FIVE)
      .pool('A31', 'A32', 'A33')
      .tile(1, 'B03')
      .topOfDeck('A20', 'A21', 'A22');
    table.arrive('ZR1.1').play({ type: 'drawCards' }).play(keep('A20')).play({ type: 'takeCard', card: 'A32' });
    expect(table.rule()).toBe('TR-3.11');
    table.play({ type: 'discardCard', card: 'A32' });
    expect([table.handOf(Y).length, table.deciding]).toEqual([5, [B]]);
  });

  test('TR-3.11: five cards are allowed, heroes do not count', () => {
    const table = tableIn('investment')
      .hand(Y, FIVE.slice(1))
      .topOfDeck('A20', 'A21', 'A22')
      .heroes(Y, ['C01', 'C02', 'C03', 'C04']);
    table.play({ type: 'areaAction', action: 'planning' }).play(keep('A21'));
    expect(table.deciding).toEqual([B]);
  });
});

describe('TR-3.12: the action deck', () => {
  test('TR-3.12: an empty deck is rebuilt from the discards in the middle of a draw', () => {
    const table = tableIn('investment').deckSize(2);
    const discarded = table.discards.length;
    const before = table.state.deck.slice();
    table.play({ type: 'areaAction', action: 'planning' });
    expect(table.told('event.reshuffle')).toEqual([{ cards: discarded }]);
    expect(table.list('keepCard')).toHaveLength(3);
    const drawn = table.list('keepCard').map(({ card }) => card);
    for (const card of before) expect(drawn).toContain(tables.cards[card].id);
    expect(table.state.deck).toHaveLength(discarded - 1);
    expect(table.discards).toEqual([]);
  });

  test('TR-3.12: with deck and discards empty as many as possible are drawn', () => {
    const table = tableIn('investment');
    const { state } = table;
    // All but two cards are held by others.
    state.hands[B].push(...state.deck.splice(0, state.deck.length - 2));
    state.hands[B].sort((a, b) => a - b);
    for (const card of state.hands[B]) state.seen[card] = 1 << B;
    table.play({ type: 'areaAction', action: 'planning' });
    expect(table.list('keepCard')).toHaveLength(2);
    expect(table.told('event.reshuffle')).toEqual([]);
  });

  test('TR-3.12, TR-3.6: without any card to draw planning cannot be chosen', () => {
    const table = tableIn('investment');
    const { state } = table;
    state.hands[B].push(...state.deck.splice(0));
    expect(table.offers({ type: 'areaAction', action: 'planning' })).toBe(false);
  });
});
