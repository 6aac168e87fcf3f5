import { describe, expect, test } from 'vitest';
import { replay, transcript } from '../kernel/index.ts';
import { factsOf, GoldenGames } from '../scripts/golden/games.ts';
import { proofOf } from './proofs.ts';
import { GAMES } from './registry.ts';

// `npm run golden -- <game> --why "reason"` makes them anew.
describe.each(GAMES)('golden games of $id', ({ id, load }) => {
  const golden = new GoldenGames(id);
  const names = golden.names();

  test('there are enough of them to show every company and module', async () => {
    expect(names.length).toBeGreaterThanOrEqual((await proofOf(id)).fewestRecords);
  });

  test('the manifest lists them all and no others, and what it says of them is true', async () => {
    const module = await load();
    const game = module.open(module.standardEdition);
    const manifest = golden.manifest();
    expect(Object.keys(manifest)).toEqual(names);
    for (const name of names) {
      const { changes, finished, ...facts } = manifest[name];
      expect({ name, ...facts }).toEqual({ name, ...factsOf(game, golden.record(name)) });
      expect(changes.every(({ why, what }) => why !== '' && what.length > 0)).toBe(true);
      if (finished !== undefined) expect(finished.from).toBeLessThanOrEqual(facts.moves);
    }
  });

  test.each(names)('%s ends as it was played and reads as it read', async (name) => {
    const module = await load();
    const game = module.open(module.standardEdition);
    const match = replay(game, golden.record(name));
    expect(game.result(match.state)).toBeDefined();
    expect(transcript(match, 'en')).toBe(golden.transcript(name));
  });
});
