import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  canonical,
  type Game,
  type GameState,
  parseRecord,
  play,
  type Seat,
  seedStream,
  startMatch,
} from '../../kernel/index.ts';
import { closeVisits, executablePath, SCREENS, sharedBrowser } from '../testing/browser.ts';
import {
  ALL_GAMES,
  atTable,
  automaOf,
  endsAsItsRecord,
  PRACTICE,
  THOROUGH,
  WHOLE_GAME,
  WITH_HAND_OVER,
} from '../testing/games.ts';
import type { Told } from '../testing/hands.ts';
import { visit } from '../testing/visit.ts';

const TRIES = 20;
/** From its first move to its last in `npm run test:all`. */
const LAST = 40;
/** Hand-overs in those last moves. */
const SOME = 3;

/** Whether a seat knows something that another one cannot know. */
function hasSecret(game: Game, state: GameState, seat: Seat, other: Seat): boolean {
  const seen = canonical(game.view(state, seat));
  return Array.from({ length: TRIES }, (_, i) => i).some((i) => {
    const changed = game.clone(state);
    game.scramble(changed, other, seedStream(i, 'guess'));
    return canonical(game.view(changed, seat)) !== seen;
  });
}

/**
 * What the page was told, against the engine: every view is the one of the eyes it was for; during a hand-over it is nobody's; and
 * the eyes change without one only where there is nothing to hide. Returns how often the screen was handed over.
 */
function handOvers(game: Game, json: string, told: readonly Told[]): number {
  const { setup, moves } = parseRecord(json);
  const match = startMatch(game, setup);
  let eyes: Told['viewer'] = 'spectator';
  let named: Told['viewer'] | undefined;
  for (const { stage, seat, at, viewer, view } of told) {
    for (const { seat: mover, move } of moves.slice(match.played.length, at)) play(match, mover, move);
    expect(canonical(view)).toBe(canonical(game.view(match.state, viewer)));
    if (stage === 'handover') {
      expect(viewer).toBe('spectator');
      named = seat;
    } else if (viewer !== eyes && viewer !== 'spectator') {
      if (viewer !== named) expect([at, hasSecret(game, match.state, viewer, 1 - viewer)]).toEqual([at, false]);
      eyes = viewer;
    }
  }
  return told.filter(({ stage }) => stage === 'handover').length;
}

describe.skipIf(executablePath === undefined)(
  'a whole game through the page, by clicking what glows',
  { timeout: WHOLE_GAME },
  () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await sharedBrowser();
    });
    afterAll(() => closeVisits(browser));

    // With every game to its end on a phone as well.
    test.each(THOROUGH ? [...ALL_GAMES, PRACTICE] : [PRACTICE])(
      '$id against an opponent ends as its record does in the engine',
      async (game) => {
        const visitor = await visit(browser, { screen: SCREENS[2], still: true });
        await visitor.tableFor(game.id, 'novice');
        await visitor.playOut();
        await endsAsItsRecord(visitor, game);
        await visitor.picture(`${game.id}-over`);
        await visitor.leave();
      },
    );

    test.each(THOROUGH ? ALL_GAMES : WITH_HAND_OVER)(
      '$id by two people at one screen: nobody is shown what only another may know',
      async (game) => {
        const visitor = await visit(browser, { still: true, overhear: true, settings: { confirm: 'never' } });
        if (THOROUGH) await visitor.tableFor(game.id, 'human');
        else await visitor.sitAt({ game: game.id, other: 'human', left: LAST });
        await visitor.playOut();
        const json = await endsAsItsRecord(visitor, game);
        const times = handOvers(game, json, await visitor.told());
        const fewest = atTable(game)?.fewestHandOvers ?? 0;
        if (fewest > 0) expect(times).toBeGreaterThanOrEqual(THOROUGH ? fewest : SOME);
        else expect(times).toBe(0);
        await visitor.leave();
      },
    );

    test.each(THOROUGH ? ALL_GAMES.filter(automaOf) : [])(
      '$id alone against its automa ends as its record does in the engine',
      async (game) => {
        const visitor = await visit(browser, { screen: SCREENS[2], still: true });
        await visitor.tableFor(game.id, automaOf(game) ?? '');
        await visitor.playOut();
        const record = parseRecord(await endsAsItsRecord(visitor, game));
        expect(record.setup.seats).toEqual(['player', automaOf(game)]);
        await visitor.leave();
      },
    );
  },
);
