import { describe, expect, test } from 'vitest';
import { pick, seedStream } from '../../kernel/index.ts';
import { game, setupOf } from './testing.ts';

/** Decision points of the rules and the frames at which the engine asks them. */
const DECISIONS: Readonly<Record<string, readonly string[]>> = {
  D1: ['startingCube'],
  D2: ['returnCards'],
  D3: ['heroDraft'],
  D4: ['auction'],
  D5: ['lobbying'],
  D6: ['effect loadWagon', 'effect drawWagon'],
  D7: ['loadingChoice'],
  D8: ['investmentTurn', 'effect move'],
  D9: ['playCard'],
  D10: ['movementAction'],
  D11: ['specialAction'],
  D12: ['takeCardChoice'],
  D13: ['cityAction'],
  D14: ['effect rentWarehouse'],
  D15: ['contractChoice', 'deliverChoice'],
  D16: ['blackMarket', 'sellChoice'],
  D17: ['effect buildWarehouse', 'effect advanceProgress', 'effect exchangeWagon'],
  D18: ['parcelChoice'],
  D19: ['effect corruption', 'effect useSidingTile', 'effect freeSpecialAction'],
  D20: ['keepCards'],
  D21: ['handLimit'],
  D22: ['missionTurn'],
  D23: ['scoreOrder'],
};

/** What a decision is about, out of its prompt: effects by their kind. */
function kindOf(state: ReturnType<typeof setupOf>, seat: number): string {
  const kind = state.frames.at(-1)?.kind ?? '';
  if (kind !== 'effect') return kind;
  const effect = game.prompt(state, seat).text.params?.effect;
  return `effect ${typeof effect === 'object' && 'key' in effect ? effect.key.slice('effect.'.length) : ''}`;
}

describe('whole games', () => {
  test('TR-19.1 every decision of the list is asked in random games', () => {
    const asked = new Set<string>();
    const wanted = Object.values(DECISIONS).flat();
    const stream = seedStream(1, 'play');
    for (let seed = 0; seed < 400 && !wanted.every((frame) => asked.has(frame)); seed++) {
      const state = setupOf({ players: 2 + (seed % 3), seed });
      for (let seats = game.deciding(state); seats.length > 0; seats = game.deciding(state)) {
        const seat = pick(stream, seats);
        asked.add(kindOf(state, seat));
        game.apply(state, seat, pick(stream, game.moves(state, seat)));
      }
    }
    for (const [point, frames] of Object.entries(DECISIONS))
      for (const frame of frames) expect(asked, `${point} ${frame}`).toContain(frame);
  });

  test('TR-19.2 the state holds everything: a game goes on from JSON in the middle of any turn', () => {
    const stream = seedStream(2, 'play');
    let state = setupOf({ players: 3, seed: 8 });
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
    const state = setupOf({ players: 4, seed: 2 });
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
          expect(state.hands[other]).toEqual(expect.arrayContaining(before.hands[other]));
      }
    }
  });
});
