import { describe, expect, test } from 'vitest';
import { pick, type Stream, seedStream, speaker, type Viewer } from '../../kernel/index.ts';
import type { TrainRushState } from './state.ts';
import { at } from './tables.ts';
import { B, freshTable, game, type Table, tableIn, tables, V, W, Y } from './testing.ts';

const hiddenCards = (table: Table, viewer: Viewer, seat: number): number =>
  game.view(table.state, viewer).hands[seat].filter((face) => face < 0).length;

/** Plays on at random until something holds. */
function playUntil(table: Table, stream: Stream, holds: () => boolean): void {
  while (!holds()) {
    const seat = pick(stream, table.deciding);
    game.apply(table.state, seat, pick(stream, table.moves(seat)));
  }
}

/** One thing on the table is other than it was; who can tell? */
type Change = (table: Table) => unknown;
const swap = (list: number[], i: number, j: number): void => {
  [list[i], list[j]] = [list[j], list[i]];
};
const NOBODY: readonly Viewer[] = [];
const YELLOW: readonly Viewer[] = [Y];
const ALL: readonly Viewer[] = [Y, B, 'spectator'];

describe('TR-17: who knows what', () => {
  /** Y has to choose among cards drawn by planning; Y returned the card at the bottom of the deck in setup. */
  const position = (): Table => {
    const table = tableIn('investment', [Y, B]).hand(Y, ['A01', 'A02']).hand(B, ['A03']).heroes(Y, ['C01', 'C02']);
    table
      .topOfDeck('A20', 'A21', 'A22')
      .visited(Y, 'brukas', 'with token')
      .train(Y, [['W2-16', 'brass', '-'], ['W1-01']]);
    table.state.seen[table.state.deck[0]] = 1 << Y;
    return table.play({ type: 'areaAction', action: 'planning' });
  };
  const trade = (table: Table, hidden: number[], i: number): void => {
    const { deck, seen } = table.state;
    const other = deck.length - 1;
    [seen[hidden[i]], seen[deck[other]]] = [seen[deck[other]], seen[hidden[i]]];
    [hidden[i], deck[other]] = [deck[other], hidden[i]];
    hidden.sort((a, b) => a - b);
  };

  test.each<[what: string, knowers: readonly Viewer[], change: Change]>([
    ['a card in the hand of yellow', YELLOW, (t) => trade(t, t.state.hands[Y], 1)],
    ['a card yellow has just drawn', YELLOW, (t) => trade(t, t.state.drawn, 0)],
    ['the hero hand of yellow', YELLOW, (t) => t.heroes(Y, ['C01', t.heroesOf(Y)[1] === 'C02' ? 'C03' : 'C02'])],
    ['the order of the action deck', NOBODY, (t) => swap(t.state.deck, 8, 9)],
    ['the order of a contract stack', NOBODY, (t) => swap(t.state.contractStacks[2], 0, 5)],
    ['the order of a siding stack', NOBODY, (t) => swap(t.state.tileStacks[1], 0, 5)],
    ['the order of a wagon stack', NOBODY, (t) => swap(t.state.wagonStacks[0], 0, 5)],
    ['heroes that were not dealt', NOBODY, (t) => swap([...t.state.draft.undealt], 0, 1)],
    [
      'the luck to come',
      NOBODY,
      (t) => {
        t.state.random.actionCards[0] ^= 1;
      },
    ],
    ['the number of cards in a hand', ALL, (t) => t.hand(B, ['A03', 'A04'])],
    ['the number of heroes in a hand', ALL, (t) => t.heroes(Y, ['C01'])],
    ['the size of a siding stack', ALL, (t) => t.tileStacks(12, 13, 12)],
    ['the size of a contract stack', ALL, (t) => t.state.contractStacks[0].pop()],
    ['the size of a wagon stack', ALL, (t) => t.state.wagonStacks[1].pop()],
    ['the open action cards', ALL, (t) => t.pool('A31', 'A32', 'A33')],
    ['the discarded action cards', ALL, (t) => t.deckSize(20)],
    ['the discarded wagons', ALL, (t) => t.state.wagonDiscards[0].push(t.state.wagonStacks[0][0])],
    ['the discarded contracts', ALL, (t) => t.state.contractDiscard.push(t.state.contractStacks[0][0])],
    ['an open contract', ALL, (t) => t.contract('green', t.openContract('green', 2) === 'S2-01' ? 'S2-02' : 'S2-01')],
    ['an open siding tile', ALL, (t) => t.tile(1, t.tileOn(1) === 'B41' ? 'B42' : 'B41')],
    ['an open wagon', ALL, (t) => swap(t.state.wagonPools[0], 0, 1)],
    [
      'the spies left',
      ALL,
      (t) => {
        t.state.spies[Y] &= ~2;
      },
    ],
    [
      'the agents left',
      ALL,
      (t) => {
        t.state.agents[Y] = 3;
      },
    ],
    ['the contract markers left', ALL, (t) => t.contractMarker(Y, 'brukas', 2)],
    ['a wagon', ALL, (t) => t.train(Y, [['W2-16', 'brass', '-'], ['W1-02']])],
    ['a cube', ALL, (t) => t.train(Y, [['W2-16', 'brass', 'gold'], ['W1-01']])],
    ['coal', ALL, (t) => t.purse(Y, { coal: 7 })],
    ['investment markers', ALL, (t) => t.purse(Y, { investment: 3 })],
    ['points', ALL, (t) => t.purse(Y, { vp: 3 })],
    ['a movement token', ALL, (t) => t.state.tokens[Y].pop()],
    ['a mission', ALL, (t) => t.missionDone('haldengard', B, 'C04')],
    ['a progress marker', ALL, (t) => t.level(Y, 'coal', 2)],
    ['an infrastructure marker', ALL, (t) => t.infra(Y, 'red', 2)],
    ['a contractor marker', ALL, (t) => t.contractorTrack(Y, 'red', 2)],
    ['a locomotive', ALL, (t) => t.place(B, 'I-G5')],
    ['a warehouse', ALL, (t) => t.warehouse(B, 'ZG1')],
    ['a station', ALL, (t) => t.station(B, 'ZG1')],
    ['a piece in a sector', ALL, (t) => t.sector('red-trade', '....|B...')],
    ['markers in an action area', ALL, (t) => t.area('build', 2)],
  ])('TR-17: %s is known to %j', (_what, knowers, change) => {
    for (const viewer of ALL) {
      const table = position();
      const before = structuredClone(table.view(viewer));
      change(table);
      const told = JSON.stringify(table.view(viewer)) !== JSON.stringify(before);
      expect([viewer, told]).toEqual([viewer, knowers.includes(viewer)]);
    }
  });

  test('TR-17: a view holds neither the generator nor the stacks themselves', () => {
    const names = Object.keys(position().view(Y));
    for (const secret of ['random', 'reveals']) expect(names).not.toContain(secret);
    expect(position().view(Y).contractStacks).toEqual([9, 9, 9, 9]);
  });
});

describe('what a viewer knows (section 17)', () => {
  test('TR-17 hands are known to their owner; the others see their number', () => {
    const table = tableIn('auction').hand(Y, ['A01', 'A02', 'A03']);
    expect(game.view(table.state, Y).hands[Y]).toEqual([0, 1, 2]);
    expect([hiddenCards(table, B, Y), hiddenCards(table, 'spectator', Y)]).toEqual([3, 3]);
    expect(JSON.stringify(game.view(table.state, 'spectator'))).not.toContain('"random"');
  });

  test('TR-17 a card taken from the open pool stays known until it is shuffled', () => {
    const table = tableIn('movement').hand(Y, ['A01', 'A02']).play({ type: 'playCard', card: 'A02' });
    const [card] = table.state.pool;
    table.play({ type: 'takeCard', card: tables.cards[card].id });
    for (const viewer of [B, 'spectator' as const]) {
      expect(game.view(table.state, viewer).hands[Y]).toContain(card);
      expect(game.imagine(game.view(table.state, viewer), seedStream(1, 'i')).hands[Y]).toContain(card);
    }
  });

  test('TR-17, TR-2.8 cards returned to the bottom of the deck are known, with their place, to whoever returned them', () => {
    const table = freshTable(3, { heroes: 'dealt' });
    playUntil(table, seedStream(5, 'play'), () => table.phase === 'auction');
    const { order, deck } = table.state;
    const known = (viewer: Viewer) =>
      game
        .view(table.state, viewer)
        .deck.slice(0, 6)
        .map((face) => face >= 0);
    expect(known(order[0])).toEqual([false, false, false, false, true, true]);
    expect(known(order[2])).toEqual([true, true, false, false, false, false]);
    expect(known('spectator')).toEqual([false, false, false, false, false, false]);
    for (let i = 0; i < 20; i++) {
      const world = game.imagine(game.view(table.state, order[2]), seedStream(i, 'i'));
      expect(world.deck.slice(0, 2)).toEqual(deck.slice(0, 2));
    }
  });

  test('TR-17 whoever returned a card knows who has drawn it', () => {
    const table = tableIn('movement', [B, Y]).hand(Y, ['A01']).hand(B, ['A03']).tile(1, 'B01').deckSize(3);
    const { state } = table;
    const [returned] = state.deck;
    state.seen[returned] = 1 << Y;
    table.arrive('ZR1.1').play({ type: 'drawCards' }).play({ type: 'keepCard', card: tables.cards[returned].id });
    table.play({ type: 'done' });
    expect(game.view(state, Y).hands[B]).toContain(returned);
    expect(game.view(state, 'spectator').hands[B]).not.toContain(returned);
  });

  test('after a shuffle hidden cards are dealt only out of the shuffle they were drawn from', () => {
    const stream = seedStream(11, 'play');
    const table = freshTable(4, { seed: 3 });
    playUntil(table, stream, () => table.state.shuffles > 0 && table.state.deck.length > 0);
    const { shuffled, shuffles, hands } = table.state;
    const old = (cards: readonly number[]) => cards.filter((card) => shuffled[card] < shuffles).length;
    for (const viewer of [Y, B, V, W, 'spectator' as const])
      for (let i = 0; i < 10; i++) {
        const world = game.imagine(game.view(table.state, viewer), seedStream(i, 'i'));
        expect(old(world.deck)).toBe(0);
        expect(world.hands.map(old)).toEqual(hands.map(old));
      }
  });

  test('a rebuilt stack of siding tiles holds what was discarded, and everybody knows it', () => {
    const table = tableIn('movement').tile(4, 'B45').tileStacks(13, 1, 12).arrive('ZG1.4');
    const { state } = table;
    const world = game.imagine(game.view(state, 'spectator'), seedStream(2, 'i'));
    expect([...world.tileStacks[1]].sort()).toEqual([...state.tileStacks[1]].sort());
    expect(world.tileStacks[0]).not.toEqual(state.tileStacks[0]);
  });
});

/** A draft of some players, played at random up to a number of choices. */
function draftAfter(players: number, choices: number, seed: number): Table {
  const table = freshTable(players, { seed });
  const stream = seedStream(seed, 'draft');
  playUntil(table, stream, () => table.rule() === 'TR-2.9');
  for (let i = 0; i < choices && table.rule() === 'TR-2.9'; i++) {
    const seat = pick(stream, table.deciding);
    game.apply(table.state, seat, pick(stream, table.moves(seat)));
  }
  return table;
}

describe('the draft keeps its secrets', () => {
  test.each([2, 3, 4])(
    'TR-17, TR-2.9 %d players: no choice and no pack of others shows in a view, at any moment',
    (players) => {
      for (let choices = 0; choices <= players * 5; choices++) {
        const table = draftAfter(players, choices, choices);
        for (const viewer of [...table.state.heroes.keys(), 'spectator' as const]) {
          const other = game.clone(table.state);
          game.scramble(other, viewer, seedStream(choices, 's'));
          expect(game.view(other, viewer)).toEqual(game.view(table.state, viewer));
          expect(game.deciding(other)).toEqual(table.deciding);
        }
      }
    },
  );

  test('TR-2.9 packs lie in order in a scrambled world, as they do on the table', () => {
    for (let choices = 0; choices <= 12; choices++) {
      const { state } = draftAfter(3, choices, choices);
      game.scramble(state, 'spectator', seedStream(choices, 's'));
      for (const pack of state.draft.packs) expect(pack).toEqual([...pack].sort((a, b) => a - b));
    }
  });

  test('two players: when the pack comes back, the missing card is known to be in the other hand', () => {
    const table = draftAfter(2, 0, 7);
    for (let round = 0; round < 3; round++)
      for (const seat of [Y, B]) game.apply(table.state, seat, table.moves(seat)[0]);
    // Y has seen its own pack before B's pick from it, and sees it again now.
    const taken = table.state.draft.picks[Y][1];
    for (let i = 0; i < 30; i++) {
      const world = game.imagine(game.view(table.state, Y), seedStream(i, 'i'));
      expect(world.heroes[B]).toContain(taken);
    }
  });

  test('imagined heroes are never cards the viewer removed or knows elsewhere', () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = draftAfter(3, 99, seed);
      const view = game.view(table.state, V);
      const world = game.imagine(view, seedStream(seed, 'i'));
      expect(world.heroes[V]).toEqual(table.state.heroes[V]);
      expect(world.draft.removed[V]).toBe(table.state.draft.removed[V]);
      expect(game.invariants(world)).toEqual([]);
      // What passed V's hands went to the same hands or is still possible there.
      for (const { pack, step, heroes } of view.draft.seen) {
        const later = world.draft.picks[pack].slice(Math.max(step, 0));
        expect(heroes.filter((hero) => later.includes(hero) || world.draft.removed[pack] === hero)).toEqual(heroes);
      }
    }
  });

  test('a played hero is where it was played in every imagined world', () => {
    for (let seed = 0; seed < 10; seed++) {
      const table = freshTable(3, { seed });
      const stream = seedStream(seed, 'play');
      playUntil(
        table,
        stream,
        () => table.state.missions.some((missions) => missions.length > 0) || table.deciding.length === 0,
      );
      for (const viewer of [Y, B, V, 'spectator' as const]) {
        const world = game.imagine(game.view(table.state, viewer), stream);
        expect(world.missions).toEqual(table.state.missions);
        expect(game.invariants(world)).toEqual([]);
      }
    }
  });

  test('imagined hands differ from each other where the viewer knows nothing', () => {
    const table = draftAfter(4, 99, 1);
    const hands = new Set(
      Array.from({ length: 20 }, (_, i) =>
        game.imagine(game.view(table.state, 'spectator'), seedStream(i, 'i')).heroes.join('|'),
      ),
    );
    expect(hands.size).toBeGreaterThan(15);
  });
});

describe('imagined and scrambled worlds', () => {
  /** Which cards and heroes are found in which hand over many worlds. */
  function found(worlds: number, make: (stream: Stream) => TrainRushState): string[] {
    const stream = seedStream(worlds, 'worlds');
    const seen = new Set<string>();
    for (let i = 0; i < worlds; i++) {
      const world = make(stream);
      world.hands.forEach((hand, seat) => {
        for (const card of hand) seen.add(`card ${card} of ${seat}`);
      });
      world.heroes.forEach((hand, seat) => {
        for (const hero of hand) seen.add(`hero ${hero} of ${seat}`);
      });
      for (const [seat, hero] of world.draft.removed.entries()) seen.add(`hero ${hero} removed by ${seat}`);
      for (const [seat, hero] of world.draft.chosen.entries()) seen.add(`hero ${hero} chosen by ${seat}`);
    }
    return [...seen].sort();
  }

  test.each([
    [2, 'drafted', 24],
    [3, 'drafted', 34],
    [3, 'drafted', 200],
    [4, 'drafted', 230],
    [2, 'dealt', 30],
  ] as const)('%d players, heroes %s, after %d moves: both hold the same things possible', (players, heroes, moves) => {
    const table = freshTable(players, { seed: moves, heroes });
    let played = 0;
    playUntil(table, seedStream(moves, 'play'), () => played++ === moves);
    for (const viewer of [Y, 'spectator' as const]) {
      const view = game.view(table.state, viewer);
      const imagined = found(1200, (stream) => game.imagine(view, stream));
      const scrambled = found(1200, (stream) => {
        const other = game.clone(table.state);
        game.scramble(other, viewer, stream);
        return other;
      });
      expect(imagined).toEqual(scrambled);
    }
  });
});

describe('the printed table', () => {
  test('shows the own hand in words and never a hidden card of another seat', () => {
    const table = tableIn('auction')
      .hand(Y, ['A01', 'A13'])
      .hand(B, ['A05', 'A06'])
      .heroes(Y, ['C07'])
      .heroes(B, ['C01']);
    const words = game.print(
      game.view(table.state, Y),
      speaker([game.text], 'en', (seat) => `Seat ${seat + 1}`),
    );
    const rows = (card: string): string => {
      const { moves } = tables.cards[at(tables.index.card, card)];
      return `hand ${moves.map(({ value, coal }) => `${value}/${coal}`).join(' ')};`;
    };
    const inHands = words.replaceAll(/ {2,}/g, ' ');
    expect(inHands).toContain(rows('A01'));
    expect(words).toContain('Pietia Rabov');
    expect(words).toContain('2 hidden cards');
    for (const secret of [rows('A05'), rows('A06'), 'Otto Varrick']) expect(inHands).not.toContain(secret);
    expect(words.split('\n').every((line) => [...line].length <= 100)).toBe(true);
  });
});
