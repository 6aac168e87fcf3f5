import { describe, expect, test } from 'vitest';
import { type Events, pick, seedStream } from '../../kernel/index.ts';
import { freshTable, game } from './testing.ts';

/** Decision points of the rules: the rule that asks, and what can be chosen besides refusing. */
const DECISIONS: Readonly<Record<string, readonly string[]>> = {
  D1: ['TR-2.6 startingCube'],
  D2: ['TR-2.8 returnCard'],
  D3: ['TR-2.9 removeHero', 'TR-2.9 pickHero'],
  D4: ['TR-4.1 playSpy'],
  D5: ['TR-5.1 lobby'],
  D6: ['TR-9.9 load', 'TR-9.10 drawWagon'],
  D7: ['TR-6.1 load'],
  D8: ['TR-7.1 areaAction', 'TR-9.4 buildStation', 'TR-9.16 move'],
  D9: ['TR-8.1 playCard'],
  D10: ['TR-8.2 move'],
  D11: ['TR-8.4 specialAction', 'TR-9.15 freeAction'],
  D12: ['TR-8.1 takeCard'],
  D13: ['TR-11.1 presence', 'TR-11.1 rent', 'TR-11.1 contract'],
  D14: ['TR-9.7 rent'],
  D15: ['TR-11.4 contract', 'TR-9.19 unload'],
  D16: ['TR-12.1 sell', 'TR-12.2 unload', 'TR-9.17 placeMarker'],
  D17: ['TR-9.2 advance', 'TR-9.3 buildWarehouse', 'TR-9.11 exchangeWagon', 'TR-9.12 drawCards'],
  D18: ['TR-13.4 takeParcel'],
  D19: ['TR-9.8 corrupt', 'TR-9.13 useTile', 'TR-9.14 specialAction'],
  D20: ['TR-9.12 keepCard'],
  D21: ['TR-3.11 discardCard'],
  D22: ['TR-14.1 playHero'],
  D23: ['TR-13.5 scoreWarehouse'],
};
const REFUSALS = ['decline', 'done', 'pass', 'stop'];

describe('whole games', () => {
  test('TR-19.1 random games ask every decision of the list, and nothing else', () => {
    const asked = new Set<string>();
    const stream = seedStream(1, 'play');
    for (let seed = 0; seed < 250; seed++) {
      const { state } = freshTable(2 + (seed % 3), { seed });
      for (let seats = game.deciding(state); seats.length > 0; seats = game.deciding(state)) {
        const seat = pick(stream, seats);
        const moves = game.moves(state, seat);
        const { rule } = game.prompt(state, seat);
        for (const { type } of moves) if (!REFUSALS.includes(type)) asked.add(`${rule} ${type}`);
        game.apply(state, seat, pick(stream, moves));
      }
    }
    expect([...asked].sort()).toEqual(Object.values(DECISIONS).flat().sort());
  });

  test('TR-19.2 the state holds everything: a game goes on from JSON in the middle of any turn', () => {
    const stream = seedStream(2, 'play');
    let state = freshTable(3, { seed: 8 }).state;
    const kept = game.clone(state);
    const choices: { seat: number; move: ReturnType<typeof game.moves>[number] }[] = [];
    for (let seats = game.deciding(state); seats.length > 0; seats = game.deciding(state)) {
      const seat = pick(stream, seats);
      const move = pick(stream, game.moves(state, seat));
      choices.push({ seat, move });
      state = JSON.parse(JSON.stringify(state));
      game.apply(state, seat, move);
    }
    for (const { seat, move } of choices) game.apply(kept, seat, move);
    expect(state).toEqual(kept);
    expect(game.result(state)?.winners.length).toBeGreaterThan(0);
  });

  test('TR-3.10 no move takes coal, markers, wagons or cards from another player', () => {
    const stream = seedStream(3, 'play');
    const state = freshTable(4, { seed: 2 }).state;
    for (let seats = game.deciding(state); seats.length > 0; seats = game.deciding(state)) {
      const seat = pick(stream, seats);
      const before = game.clone(state);
      game.apply(state, seat, pick(stream, game.moves(state, seat)));
      for (let other = 0; other < 4; other++) {
        if (other === seat) continue;
        expect(state.coal[other]).toBeGreaterThanOrEqual(before.coal[other]);
        expect(state.investment[other]).toBeGreaterThanOrEqual(before.investment[other]);
        expect(state.wagons[other]).toEqual(before.wagons[other]);
        if (before.hands[other].length > 0 && before.phase > 0)
          expect(state.hands[other]).toEqual(expect.arrayContaining([...before.hands[other]]));
      }
    }
  });
});

test('what a move brings about is told behind what was told before', () => {
  const stream = seedStream(5, 'told');
  const { state } = freshTable(3, { seed: 5 });
  const told: Events = [];
  for (let seats = game.deciding(state); seats.length > 0; seats = game.deciding(state)) {
    const before = told.slice();
    const seat = pick(stream, seats);
    game.apply(state, seat, pick(stream, game.moves(state, seat)), told);
    expect(told.slice(0, before.length).every((event, i) => event === before[i])).toBe(true);
  }
});
