/** What two people at one screen must not learn before the end of the game. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { matchOfSave, parseSave } from '../../../host/save.ts';
import { type Match, type Seat, tableSpeaker } from '../../../kernel/index.ts';
import { closeVisits, executablePath, sharedBrowser } from '../../../web/testing/browser.ts';
import { givenAway } from '../../../web/testing/given-away.ts';
import { tableInMiddle } from '../../../web/testing/middle.ts';
import { visit } from '../../../web/testing/visit.ts';
import edition from '../components/standard.json' with { type: 'json' };
import { trainRush } from '../index.ts';
import type { TrainRushMove } from '../moves.ts';

/** A number that stands nowhere by chance. */
const SEED = 730519264;

/** The true game behind a saved table, which the page must not know. */
function trueGame(row: object): Match {
  return matchOfSave(trainRush.open(trainRush.standardEdition), parseSave(row));
}

/** What states and views have of action cards: hands, and by card who knows where it is, as bits. */
const cardsSchema = z.object({ hands: z.array(z.array(z.number())), seen: z.array(z.number()) });
const handsIn = (view: unknown): number[][] => cardsSchema.parse(view).hands;

/** Action cards in a hand that were not taken in the sight of the viewer. */
function handHiddenFrom({ state }: Match, seat: Seat, viewer: Seat): number[] {
  const { hands, seen } = cardsSchema.parse(state);
  return hands[seat].filter((card) => ((seen[card] >> viewer) & 1) === 0);
}

/** By what a card would be known: in a move, as something to press, in a message, in a transcript. */
function signsOf({ game, setup }: Match, card: number): string[] {
  const { id } = edition.actionCards.items[card];
  const move: TrainRushMove = { type: 'playCard', card: id };
  const text = game.describe(move).params?.card;
  if (typeof text !== 'object' || !('key' in text)) throw new Error('a card has no text of its own');
  return [`"card":"${id}"`, `card:${id}`, JSON.stringify(text), tableSpeaker(game, setup, 'en').say(text)];
}

describe.skipIf(executablePath === undefined)('secrets until the end', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => closeVisits(browser));

  test('in the middle of a game of two people nothing gives away the seed, or the hand of the other', async () => {
    const visitor = await visit(browser, { overhear: true });
    const row = await tableInMiddle({ game: 'train-rush', other: 'human', seed: SEED, moves: 60 });
    const truth = trueGame(row);
    await visitor.keep(row);
    await visitor.goTo('#/table/middle');
    const { page } = visitor;
    await page.waitForSelector('.hand-over, [data-stage="yours"]');
    if ((await page.locator('.hand-over').count()) > 0) await visitor.takeOver();
    await visitor.myTurn();
    const everything = await givenAway(visitor);
    expect(everything).not.toContain(String(SEED));
    expect(everything).not.toContain('"random":');
    const [me] = truth.game.deciding(truth.state);
    const hidden = handHiddenFrom(truth, 1 - me, me);
    expect(hidden.length).toBeGreaterThan(0);
    for (const card of hidden) for (const sign of signsOf(truth, card)) expect(everything).not.toContain(sign);
    // What is looked for can be found: the cards of whoever sits there are offered, told and shown by the same signs.
    const own = handHiddenFrom(truth, me, 1 - me).flatMap((card) => signsOf(truth, card));
    expect(own.some((sign) => everything.includes(sign))).toBe(true);
    const told = await visitor.told();
    for (const { at, viewer, view } of told) {
      expect(at).toBe(truth.played.length);
      expect(view).toEqual(truth.game.view(truth.state, viewer));
      for (const card of hidden) expect(handsIn(view)[1 - me]).not.toContain(card);
    }
    expect(new Set(told.map(({ viewer }) => viewer))).toEqual(new Set(['spectator', me]));
    await visitor.picture('menu-in-the-middle');
    await visitor.leave();
  });
});
