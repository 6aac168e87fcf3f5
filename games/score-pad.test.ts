import { describe, expect, test } from 'vitest';
import { disparities } from '../kernel/conformance/messages.ts';
import { type PadColumn, padResult, replay, rowPoints } from '../kernel/index.ts';
import { GoldenGames } from '../scripts/golden/games.ts';
import { GAMES } from './registry.ts';

describe.each(GAMES)('the score pad of $id', ({ id, load }) => {
  test('has the rows of the score sheet, and ranks finished games of people as the rules do', async () => {
    const module = await load();
    const game = module.open(module.standardEdition);
    const pad = await module.scorePad?.();
    if (pad === undefined) throw new Error(`${id} has no score pad`);
    const golden = new GoldenGames(id);
    let ranked = 0;
    const seen = new Set<string>();
    for (const name of golden.names()) {
      const record = golden.record(name);
      if (record.setup.seats.some((kind) => kind !== 'player')) continue;
      const result = game.result(replay(game, record).state);
      const keys = pad.rows.map(({ key }) => key);
      const columns = (result?.sheets ?? []).map(({ parts }): PadColumn => {
        const told = parts.map(({ key }) => key);
        for (const key of told) seen.add(key);
        // The same order, and what the sheet leaves out is optional on the pad.
        expect(keys.filter((key) => told.includes(key))).toEqual(told);
        expect(pad.rows.filter(({ key, optional }) => !told.includes(key) && !optional)).toEqual([]);
        return Object.fromEntries(
          parts.map(({ key, points }) => [
            key,
            written(
              pad.rows.find((row) => row.key === key),
              points,
            ),
          ]),
        );
      });
      const { places, winners, sheets } = padResult(pad, columns);
      expect(sheets.map(({ total }) => total)).toEqual(result?.sheets.map(({ total }) => total));
      // None of these games is a tie: the tie-breaks are shown below.
      expect([places, winners]).toEqual([result?.places, result?.winners]);
      ranked++;
    }
    expect(ranked).toBeGreaterThan(3);
    expect(pad.rows.map(({ key }) => key).filter((key) => !seen.has(key))).toEqual([]);
    expect(disparities(pad.text)).toEqual([]);
    expect(game.text.en[pad.rows[0].key]).toBeDefined();
  });

  test('breaks a tie by each of the rules, one after the other', async () => {
    const pad = await (await load()).scorePad?.();
    if (pad === undefined) throw new Error(`${id} has no score pad`);
    pad.ties.forEach(({ key, row }, i) => {
      // Tie-breaks that stand on the sheet change the points as well; their sum is made equal again in another row.
      const own = row?.key ?? key;
      const better: PadColumn = { [own]: [row?.is === 'number' ? 3 : 1] };
      const spare = pad.rows.find((other) => other.counts === 'points' && other.key !== own);
      const gained = rowPoints(
        pad.rows.find((other) => other.key === own) ?? { key: '', counts: 'points' },
        better[own],
      );
      const worse: PadColumn = row === undefined || spare === undefined ? {} : { [spare.key]: [gained] };
      expect([key, padResult(pad, [worse, better]).places]).toEqual([key, [2, 1]]);
      const earlier: PadColumn = i === 0 || row !== undefined ? {} : { [pad.ties[i - 1].key]: [1] };
      if (i > 0 && row === undefined) expect(padResult(pad, [earlier, better]).places).toEqual([1, 2]);
    });
    expect(padResult(pad, [{}, {}]).places).toEqual([1, 1]);
  });
});

/** What somebody writes down for so many points. */
function written(row: Parameters<typeof rowPoints>[0] | undefined, points: number): number[] {
  if (row === undefined || row.counts === 'points') return [points];
  if (row.counts === 'product') return [points, 1];
  if ('each' in row.counts) return [points / row.counts.each];
  return [row.counts.table.indexOf(points)];
}
