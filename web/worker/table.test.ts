import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { toy } from '../../kernel/conformance/toy.ts';
import { type Move, makeSetup, parseRecord, replay, toRecord } from '../../kernel/index.ts';
import { hasSecretFrom } from './secrets.ts';
import { gameSheet, Table } from './table.ts';

const game = toy.open(toy.standardEdition);

function newTable(options: Record<string, boolean> = {}): Table {
  const setup = makeSetup(game, { seats: ['player', 'player'], options, seed: 5 });
  return new Table('t', game, toy.standardEdition, {
    setup,
    holders: [
      { kind: 'human', name: 'Anna' },
      { kind: 'opponent', level: 'greedy', name: 'Otto' },
    ],
    moves: [],
  });
}

const firstMove = (table: Table, seat: number): Move => game.moves(table.match.state, seat)[0];

describe('what can be chosen for a table', () => {
  test.each([
    ['autobahn', 'soloBoard', 'wine'],
    ['steamrollers', 'level', 'map'],
  ])('%s: %s only against the automa, %s in any company', async (id, solo, always) => {
    const entry = GAMES.find((known) => known.id === id);
    if (!entry) throw new Error(`no ${id}`);
    const module = await entry.load();
    const { seatPlans, choosable } = gameSheet(module.open(module.standardEdition), module.standardEdition);
    seatPlans.forEach(({ automas }, plan) => {
      expect(choosable[plan].includes(solo)).toBe(automas.length > 0);
      expect(choosable[plan]).toContain(always);
    });
  });
});

describe('a table', () => {
  test('shows each viewer what that viewer may know, now and in the past', () => {
    const table = newTable();
    const before = game.view(table.match.state, 0);
    table.play(0, firstMove(table, 0));
    expect(table.moment(0, 0).view).toEqual(before);
    expect(table.moment(1, 1).view).toEqual(game.view(table.match.state, 1));
    expect(table.moment(1, 'spectator').view).toEqual(game.view(table.match.state, 'spectator'));
  });

  test('tells a viewer nothing of what another drew', () => {
    const table = newTable();
    const drawn = table.log(0, 0)[0].lines.filter(({ key }) => key === 'event.drew');
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.every(({ params }) => JSON.stringify(params?.seat) === '{"seat":0}')).toBe(true);
    expect(table.log(0, 'spectator')[0].lines.some(({ key }) => key === 'event.drew')).toBe(false);
  });

  test('foresees a move that shows nothing, and nothing of one that does; neither is made by looking', () => {
    const table = newTable();
    expect(table.consequences(0, firstMove(table, 0))).toMatchObject({ kind: 'known', before: [0, 0], after: [0, 0] });
    expect(table.at).toBe(0);
    table.play(0, firstMove(table, 0));
    expect(table.consequences(1, firstMove(table, 1))).toEqual({ kind: 'reveals' });
    expect(table.at).toBe(1);
  });

  test('refuses what is not legal and stays as it was', () => {
    const table = newTable();
    expect(table.play(0, { type: 'whistle' })).toBe('that move is not legal now');
    expect(table.at).toBe(0);
    expect(table.log(0, 0)).toHaveLength(1);
  });

  test('takes a move back with everything that was told of it', () => {
    const table = newTable();
    const moment = table.moment(0, 0);
    table.play(0, firstMove(table, 0));
    expect(table.undo(0)).toBe(true);
    expect(table.log(0, 0)).toHaveLength(1);
    expect(table.moment(table.at, 0)).toEqual(moment);
  });

  test('is the same after it was put away and set up again, wholly or up to a moment', () => {
    const table = newTable({ whistle: true });
    for (let i = 0; i < 5; i++) table.play(table.deciding[0], firstMove(table, table.deciding[0]));
    const again = new Table('u', game, toy.standardEdition, table.savedGame());
    expect(again.match.state).toEqual(table.match.state);
    const branch = new Table('v', game, toy.standardEdition, table.savedGame(2));
    expect(branch.at).toBe(2);
    expect(branch.moment(2, 1)).toEqual(table.moment(2, 1));
    const record = parseRecord(JSON.stringify(toRecord(table.match)));
    expect(replay(game, record).state).toEqual(table.match.state);
  });

  test('waits for those who are people', () => {
    const table = newTable();
    expect(table.savedTable()).toMatchObject({ game: 'toy', moves: 0, stage: 'yours' });
    table.play(0, firstMove(table, 0));
    expect(table.savedTable().stage).toBe('waiting');
  });
});

test('a seat with cards in hand has a secret from the others, and none from itself', () => {
  const { state } = newTable().match;
  expect(hasSecretFrom(game, state, 0, 1)).toBe(true);
  expect(hasSecretFrom(game, state, 0, 0)).toBe(false);
});
