import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  below,
  type Game,
  type GameRecord,
  makeSetup,
  play,
  seedStream,
  startMatch,
  toRecord,
} from '../../kernel/index.ts';
import { emptyFolder } from '../../scripts/testing/empty-folder.ts';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { ALL_GAMES, THOROUGH } from '../testing/games.ts';
import { type Visit, visit } from '../testing/visit.ts';

const MOVES = 20;

/** The first moves of a game, played at random. */
function beginning(game: Game): GameRecord {
  const match = startMatch(game, makeSetup(game, { seats: ['player', 'player'], seed: 4 }));
  const luck = seedStream(4, 'record');
  while (match.played.length < MOVES) {
    const [seat] = game.deciding(match.state);
    const moves = game.moves(match.state, seat);
    play(match, seat, moves[below(luck, moves.length)]);
  }
  return toRecord(match);
}

/** A record that was damaged, and what the page must say about it. */
function broken(game: Game): readonly (readonly [file: string, says: RegExp])[] {
  const good = beginning(game);
  const foreign = { ...good, setup: { ...good.setup, edition: `${game.id}@000000000000` } };
  const swapped = [good.moves[1], good.moves[0], ...good.moves.slice(2)];
  return [
    [JSON.stringify(good).slice(0, -40), /not valid JSON/],
    [JSON.stringify({ ...good, moves: swapped }), /move 1 of/],
    [
      JSON.stringify({ ...good, hash: good.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }),
      /position is not/,
    ],
    [JSON.stringify(foreign), /edition/],
    [JSON.stringify({ ...good, game: 'chess' }), /chess/],
    ['[]', /not a game record/],
  ];
}

async function open({ page }: Visit, content: string): Promise<void> {
  const file = join(emptyFolder(), 'game.roundhouse.json');
  writeFileSync(file, content);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('[data-open-record]').click()]);
  await chooser.setFiles(file);
}

describe.skipIf(executablePath === undefined)('records from elsewhere', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test.each(THOROUGH ? ALL_GAMES : ALL_GAMES.slice(0, 1))(
    'a broken record of $id is refused in one line that says why, and nothing is lost',
    async (game) => {
      const visitor = await visit(browser, { still: true, table: { game: game.id } });
      const { page } = visitor;
      await visitor.playOn(2);
      const before = await visitor.position();
      await visitor.goHome();
      for (const [content, says] of broken(game)) {
        await open(visitor, content);
        await page.waitForFunction(
          (wanted) => new RegExp(wanted).test(document.querySelector('[role="alert"]')?.textContent ?? ''),
          says.source,
        );
        const words = (await page.locator('[role="alert"]').textContent()) ?? '';
        expect(words).not.toContain('\n');
        expect(words.length).toBeLessThan(200);
      }
      expect(await page.locator('.table-row').count()).toBe(1);
      await page.goto(`${inject('address')}#/record/nonsense`);
      await page.getByText('cannot be opened').waitFor();
      await visitor.goHome();
      await page.locator('.table-row .ok').click();
      await visitor.myTurn();
      expect(await visitor.position()).toEqual(before);
      await visitor.goHome();
      await open(visitor, JSON.stringify(beginning(game)));
      await page.waitForSelector(`.table[data-game="${game.id}"]`);
      expect(await visitor.at()).toBeGreaterThanOrEqual(MOVES);
      await visitor.leave();
    },
  );
});
