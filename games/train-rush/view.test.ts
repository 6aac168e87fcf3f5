import { describe, expect, test } from 'vitest';
import { pick, type Stream, seedStream, speaker, type Viewer } from '../../kernel/index.ts';
import type { TrainRushState } from './state.ts';
import { B, game, newTable, setupOf, Table, tables, V, W, Y } from './testing.ts';

const hiddenCards = (table: Table, viewer: Viewer, seat: number): number =>
  game.view(table.state, viewer).hands[seat].filter((face) => face < 0).length;

/** Plays on at random until something holds. */
function playUntil(table: Table, stream: Stream, holds: () => boolean): void {
  while (!holds()) {
    const seat = pick(stream, table.deciding());
    game.apply(table.state, seat, pick(stream, table.moves(seat)));
  }
}

describe('what a viewer knows (section 17)', () => {
  test('hands are known to their owner; the others see their number', () => {
    const table = newTable().hand(Y, 'A01', 'A02', 'A03');
    expect(game.view(table.state, Y).hands[Y]).toEqual([0, 1, 2]);
    expect([hiddenCards(table, B, Y), hiddenCards(table, 'spectator', Y)]).toEqual([3, 3]);
    expect(JSON.stringify(game.view(table.state, 'spectator'))).not.toContain('"random"');
  });

  test('a card taken from the open pool stays known until it is shuffled', () => {
    const table = newTable().hand(Y, 'A01');
    const [card] = table.state.pool;
    table.phase('movement').frames({ kind: 'takeCardChoice', seat: Y });
    table.play(Y, { type: 'takeCard', card: tables.cards[card].id });
    for (const viewer of [B, 'spectator' as const]) {
      expect(game.view(table.state, viewer).hands[Y]).toContain(card);
      expect(game.imagine(game.view(table.state, viewer), seedStream(1, 'i')).hands[Y]).toContain(card);
    }
  });

  test('cards returned to the bottom of the deck are known, with their place, to whoever returned them', () => {
    const table = new Table(setupOf({ players: 3, heroes: 'dealt' }));
    playUntil(table, seedStream(5, 'play'), () => table.top().kind === 'auction');
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

  test('whoever returned a card knows who has drawn it', () => {
    const table = newTable({ players: 2 }).hand(Y, 'A01').hand(B, 'A02');
    const { state } = table;
    state.deck.splice(0, state.deck.length - 3).forEach((card) => {
      state.discard.push(card);
      state.seen[card] = 0x1ff;
    });
    state.seen[state.deck[0]] = 1 << Y;
    const returned = state.deck[0];
    table
      .useTile(B, 'B01')
      .play(B, { type: 'drawCards' })
      .play(B, { type: 'keepCard', card: tables.cards[returned].id });
    table.play(B, { type: 'done' });
    expect(game.view(state, Y).hands[B]).toContain(returned);
    expect(game.view(state, 'spectator').hands[B]).not.toContain(returned);
  });

  test('after a shuffle hidden cards are dealt only out of the shuffle they were drawn from', () => {
    const stream = seedStream(11, 'play');
    const table = new Table(setupOf({ players: 4, seed: 3 }));
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
    const table = newTable().tile(4, 'B45');
    const { state } = table;
    state.tileDiscard = state.tileStacks[1].splice(0, 10);
    state.tileStacks[0].push(...state.tileStacks[1].splice(1));
    table.arrive(Y, 'ZG1.4');
    const world = game.imagine(game.view(state, 'spectator'), seedStream(2, 'i'));
    expect([...world.tileStacks[1]].sort()).toEqual([...state.tileStacks[1]].sort());
    expect(world.tileStacks[0]).not.toEqual(state.tileStacks[0]);
  });
});

/** A draft of some players, played at random up to a number of choices. */
function draftAfter(players: number, choices: number, seed: number): Table {
  const table = new Table(setupOf({ players, seed }));
  const stream = seedStream(seed, 'draft');
  playUntil(table, stream, () => table.top().kind === 'heroDraft');
  for (let i = 0; i < choices && table.top().kind === 'heroDraft'; i++) {
    const seat = pick(stream, table.deciding());
    game.apply(table.state, seat, pick(stream, table.moves(seat)));
  }
  return table;
}

describe('the draft keeps its secrets', () => {
  test.each([2, 3, 4])('%d players: no choice and no pack of others shows in a view, at any moment', (players) => {
    for (let choices = 0; choices <= players * 5; choices++) {
      const table = draftAfter(players, choices, choices);
      for (const viewer of [...table.state.heroes.keys(), 'spectator' as const]) {
        const other = game.clone(table.state);
        game.scramble(other, viewer, seedStream(choices, 's'));
        expect(game.view(other, viewer)).toEqual(game.view(table.state, viewer));
        expect(game.deciding(other)).toEqual(table.deciding());
      }
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
      const table = new Table(setupOf({ players: 3, seed }));
      const stream = seedStream(seed, 'play');
      playUntil(
        table,
        stream,
        () => table.state.missions.some((missions) => missions.length > 0) || table.deciding().length === 0,
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
    [2, 24],
    [3, 34],
    [3, 200],
    [4, 230],
  ])('%d players, after %d moves: both hold the same things possible', (players, moves) => {
    const table = new Table(setupOf({ players, seed: moves }));
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
    const table = newTable().hand(Y, 'A01', 'A13').hand(B, 'A05', 'A06').heroes(Y, 'C07').heroes(B, 'C01');
    const words = game.print(
      game.view(table.state, Y),
      speaker([game.text], 'en', (seat) => `Seat ${seat + 1}`),
    );
    expect(words).toContain('A13');
    expect(words).toContain('Pietia Rabov');
    for (const secret of ['A05', 'A06', 'Otto Varrick']) expect(words).not.toContain(secret);
    expect(words.split('\n').every((line) => [...line].length <= 100)).toBe(true);
  });
});
