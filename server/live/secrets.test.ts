/**
 * What a line is sent does not depend on what its viewer cannot know: two stations hold the same game, in one of them everything hidden
 * from the viewer is another, in states, events, moves and totals alike, and every message and answer is compared byte by byte.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import {
  below,
  type Game,
  type GameEvent,
  type GameState,
  type Stream,
  seedStream,
  type Viewer,
} from '../../kernel/index.ts';
import type { Caller } from '../station.ts';
import type { StateText, StoredStep, StoredTable } from '../storage/storage.ts';
import { Screen, startTestStation, type TestStation } from './testing/station.ts';

/** How far the games are played before they are compared. */
const MOVES = process.env.ROUNDHOUSE_TESTS === 'all' ? 60 : 12;
const PEOPLE = ['anna', 'ben', 'cleo'] as const;
const CALLERS: readonly Caller[] = PEOPLE.map((person) => ({ person }));
const callerOf = (viewer: Viewer): Caller => (viewer === 'spectator' ? { person: undefined } : CALLERS[viewer]);
const placeOf = (viewer: Viewer): number => (viewer === 'spectator' ? 0 : viewer + 1);

let truth: TestStation;
let other: TestStation;
beforeAll(async () => {
  [truth, other] = await Promise.all([startTestStation(), startTestStation()]);
});
afterAll(() => Promise.all([truth.stop(), other.stop()]));

/** Plays so many random moves at a table of the true station, as its people would. */
async function playSome(id: string, moves: number, luck: Stream): Promise<void> {
  const screens = await Promise.all(CALLERS.map((caller) => truth.screen(caller, id)));
  for (let played = 0; played < moves; played++) {
    const seat = screens.findIndex(({ present }) => present.stage.kind === 'yours');
    const stage = screens[seat]?.present.stage;
    if (stage?.kind !== 'yours') return;
    const { move } = stage.moves[below(luck, stage.moves.length)];
    const version = await truth.play(CALLERS[seat], id, screens[seat], move);
    await Promise.all(screens.map((screen) => screen.until(() => screen.present.version === version)));
  }
}

/** An event as it could have been for all that the viewer knows. */
function otherEvent(event: GameEvent, viewer: Viewer): GameEvent {
  const knows = event.only === undefined || (viewer !== 'spectator' && event.only.includes(viewer));
  return knows ? event : { ...event, key: 'event.hidden', params: { hidden: 'something else' } };
}

/** A kept move as it could have been: only its own seat knows what was chosen, only the viewer's totals are the viewer's. */
const otherStep = (step: StoredStep, viewer: Viewer): StoredStep => ({
  ...step,
  move: step.seat === viewer ? step.move : { type: 'hidden' },
  events: step.events.map((event) => otherEvent(event, viewer)),
  totals: step.totals.map((totals, place) => (place === placeOf(viewer) ? totals : totals.map((n) => n + 1000))),
});

function otherState(game: Game, text: StateText, viewer: Viewer, luck: Stream): StateText {
  const state: GameState = JSON.parse(text);
  game.scramble(state, viewer, luck);
  return JSON.stringify(state);
}

/** Puts the same game into the other station, with everything that the viewer cannot know changed. */
async function putOther(game: Game, id: string, viewer: Viewer): Promise<number> {
  const opened = await truth.storage.openTable(id);
  if (!opened) throw new Error('gone');
  const { table, steps } = opened;
  const luck = seedStream(9, `scramble ${id} ${viewer}`);
  const states = await Promise.all(Array.from({ length: steps.length + 1 }, (_, at) => truth.storage.stateAt(id, at)));
  const scrambled = states.map((state) => otherState(game, state ?? '', viewer, luck));
  const { version, setup } = table;
  if (!setup) throw new Error('not begun');
  const begun: StoredTable = { ...table, version: 0, revision: 0, at: 0, undoDepth: 0, setup: undefined };
  await other.storage.createTable({ ...begun, stage: 'gathering' });
  const fields = {
    stage: table.stage,
    setup: { ...setup, seed: setup.seed + 1 },
    opening: table.opening.map((event) => otherEvent(event, viewer)),
    openingTotals: table.openingTotals,
    deciding: table.deciding,
    at: table.at,
    undoDepth: table.undoDepth,
  };
  const change = {
    table: id,
    from: 0,
    revision: 0,
    version,
    keep: 0,
    start: scrambled[0],
    steps: steps.map((step, at) => ({ ...otherStep(step, viewer), state: scrambled[at + 1] })),
    fields,
  };
  expect(await other.storage.commit(change)).toBe('kept');
  return states.filter((state, at) => state !== scrambled[at]).length;
}

/** Everything that a viewer is sent and answered about a table. */
async function heardAt({ station }: TestStation, id: string, viewer: Viewer): Promise<string[]> {
  const caller = callerOf(viewer);
  const screen = new Screen();
  const leave = await station.follow(caller, id, screen);
  const heard = screen.messages.map((message) => JSON.stringify(message));
  const { at } = screen.present.moment;
  const resumed = new Screen();
  const have = { version: screen.present.version - 2, entries: Math.max(0, at - 1) };
  (await station.follow(caller, id, resumed, { have }))();
  heard.push(...resumed.messages.map((message) => JSON.stringify(message)));
  for (let moment = at % 3; moment <= at; moment += 3) {
    heard.push(JSON.stringify(await station.ask(caller, id, { type: 'look', at: moment })));
  }
  heard.push(await station.ask(caller, id, { type: 'transcript', language: 'en' }));
  heard.push(await station.ask(caller, id, { type: 'print', language: 'de' }));
  const stale = { type: 'play', version: 0, move: { type: 'x' } } as const;
  const refused = await station.command(caller, id, 'stale', stale).catch((error: unknown) => error);
  heard.push(JSON.stringify(refused));
  leave();
  return heard;
}

describe.each(GAMES.map(({ id }) => id))('%s', (gameId) => {
  test('nothing that is sent depends on what its reader cannot know', async () => {
    const entry = GAMES.find(({ id }) => id === gameId);
    const module = await entry?.load();
    if (!module) throw new Error('no such game');
    const game = module.open(module.standardEdition);
    let scrambled = 0;
    for (const viewer of ['spectator', 0, 2] as const) {
      const id = `${gameId}-${viewer}`;
      await truth.put(id, { game: gameId, sitters: PEOPLE, seed: 11 });
      await playSome(id, MOVES, seedStream(5, id));
      scrambled += await putOther(game, id, viewer);
      const [here, there] = [await heardAt(truth, id, viewer), await heardAt(other, id, viewer)];
      expect(here.length).toBeGreaterThan(5);
      expect(there).toEqual(here);
    }
    // Something was hidden at all.
    expect(scrambled).toBeGreaterThan(MOVES);
  });
});
