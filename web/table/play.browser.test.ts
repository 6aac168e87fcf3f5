import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STALLS } from '../../games/registry.ts';
import { toy } from '../../kernel/conformance/toy.ts';
import { contentHash, parseRecord, replay } from '../../kernel/index.ts';
import { executablePath, launch } from '../testing/browser.ts';
import { visit } from '../testing/visit.ts';

const GAMES = [...STALLS, { id: 'toy', load: async () => toy }];

describe.skipIf(executablePath === undefined)('a whole game through the page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test.each(GAMES)(
    '$id against opponents, by clicking what is offered, ends as its record does in Node',
    async ({ id, load }) => {
      const visitor = await visit(browser);
      await visitor.newTable(id);
      await visitor.twoSeats('greedy');
      await visitor.sitDown();
      await visitor.playOut();
      const record = parseRecord(await visitor.record());
      const module = await load();
      const game = module.open(module.standardEdition);
      const match = replay(game, record);
      expect(game.result(match.state)).toBeDefined();
      expect(record.hash).toBe(contentHash(match.state));
      await visitor.picture(`${id}-over`);
      await visitor.leave();
    },
  );
});
