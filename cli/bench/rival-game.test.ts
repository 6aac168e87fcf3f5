import { expect, test } from 'vitest';
import { seedStream } from '../../kernel/index.ts';
import { openRival } from './rival.ts';

test('the game for boardgame.io is played to its end by reducer and client alike', () => {
  const rival = openRival();
  if (rival === undefined) throw new Error('boardgame.io is a development dependency and should be here');
  // Four seats take a die and act with it in 36 rounds; a refused move would never end the game.
  for (const play of [rival.reducer, rival.client]) {
    const decisions = play(1, seedStream(1, 'bench'));
    expect(decisions).toBeGreaterThan(150);
    expect(decisions).toBeLessThanOrEqual(4 * 2 * 36);
  }
});
