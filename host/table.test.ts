import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { toy } from '../kernel/conformance/toy.ts';
import { forgetStates, type Move, makeSetup, parseRecord, replay, resumeMatch, startMatch } from '../kernel/index.ts';
import { gameInfo } from './game-info.ts';
import { matchOfSave, parseSave, parseSaveText, recordFor, toSave } from './save.ts';
import type { SeatHolder } from './seats.ts';
import { hasSecretFrom } from './secrets.ts';
import { Table, type TableFacts } from './table.ts';

const game = toy.open(toy.standardEdition);

const HOLDERS: readonly SeatHolder[] = [
  { kind: 'human', name: 'Anna' },
  { kind: 'opponent', level: 'greedy', name: 'Otto' },
];

function newTable(options: Record<string, boolean> = {}, facts: Partial<TableFacts> = {}): Table {
  const setup = makeSetup(game, { seats: ['player', 'player'], options, seed: 5 });
  return new Table(startMatch(game, setup), { id: 't', holders: HOLDERS, edition: toy.standardEdition, ...facts });
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
    const { seatPlans, choosable } = gameInfo(module.open(module.standardEdition), module.standardEdition);
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
    expect(table.consequences(0, firstMove(table, 0))).toMatchObject({ kind: 'known', changes: [] });
    expect(table.at).toBe(0);
    table.play(0, firstMove(table, 0));
    expect(table.consequences(1, firstMove(table, 1))).toMatchObject({ kind: 'reveals' });
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

  test('is the same after it was put away and set up again', () => {
    const table = newTable({ whistle: true });
    for (let i = 0; i < 5; i++) table.play(table.deciding[0], firstMove(table, table.deciding[0]));
    const save = parseSaveText(JSON.stringify(toSave(table)));
    expect(save).toMatchObject({ holders: HOLDERS, seedKnown: false, start: undefined });
    const again = matchOfSave(game, save);
    expect([again.state, again.past, again.played]).toEqual([table.match.state, table.match.past, table.match.played]);
    expect(replay(game, parseRecord(JSON.stringify(toSave(table)))).state).toEqual(table.match.state);
  });

  test('tells its whole log without the states of long ago, where totals are remembered', () => {
    const whole = newTable({ whistle: true });
    const { match } = whole;
    const kept = { version: 0, totals: [whole.totals()] };
    const begun = resumeMatch(match, [], [match.state]);
    const lean = new Table(begun, { id: 't', holders: HOLDERS, edition: undefined }, kept);
    for (let i = 0; i < 9; i++) {
      const [seat] = whole.deciding;
      const move = firstMove(whole, seat);
      whole.play(seat, move);
      lean.play(seat, move);
      forgetStates(lean.match, 2);
    }
    for (const viewer of ['spectator', 0, 1] as const) expect(lean.log(0, viewer)).toEqual(whole.log(0, viewer));
    expect(lean.match.past).toHaveLength(2);
    expect(() => lean.moment(3, 0)).toThrow('not in memory');
    expect(lean.moment(8, 0)).toEqual(whole.moment(8, 0));
  });

  test('goes on from the version it was kept in', () => {
    const { match } = newTable();
    const table = new Table(match, { id: 't', holders: HOLDERS, edition: undefined }, { version: 41, totals: [] });
    table.play(0, firstMove(table, 0));
    expect(table.version).toBe(42);
  });

  test('lets an opponent play for a person, and the person again', () => {
    const table = newTable({}, { holders: [HOLDERS[0], { kind: 'human', name: 'Ben' }] });
    expect([table.programToDecide, table.people]).toEqual([undefined, [0, 1]]);
    table.seat([HOLDERS[0], { kind: 'opponent', level: 'greedy', name: 'Ben' }]);
    expect([table.programToDecide, table.people]).toEqual([1, [0]]);
  });

  test('waits for those who are people, and programs decide first where all decide at once', () => {
    const table = newTable();
    expect([table.programToDecide, table.waitsForPeople]).toEqual([1, false]);
    table.play(1, firstMove(table, 1));
    expect([table.programToDecide, table.waitsForPeople]).toEqual([undefined, true]);
  });

  test('rises in version with every change, so that a command can say which one it was chosen for', () => {
    const table = newTable();
    table.play(0, firstMove(table, 0));
    table.undo(0);
    table.play(0, firstMove(table, 0));
    expect([table.at, table.version]).toEqual([1, 3]);
  });
});

test('a seat with cards in hand has a secret from the others, and none from itself', () => {
  const { state } = newTable().match;
  expect(hasSecretFrom(game, state, 0, 1)).toBe(true);
  expect(hasSecretFrom(game, state, 0, 0)).toBe(false);
});

describe('secrets until the end', () => {
  const playOut = (table: Table): void => {
    while (!table.over) table.play(table.deciding[0], firstMove(table, table.deciding[0]));
  };

  test('seed and record come with the end of the game', () => {
    const table = newTable();
    expect([table.seed, table.recordIsOpen]).toEqual([undefined, false]);
    playOut(table);
    expect([table.seed, table.recordIsOpen]).toEqual([5, true]);
    expect(replay(game, parseRecord(JSON.stringify(recordFor(table)))).state).toEqual(table.match.state);
  });

  test('a person who chose the seed may have it, and the record where nobody else’s secrets are in it', () => {
    expect(newTable({}, { seedKnown: true })).toMatchObject({ seed: 5, recordIsOpen: true });
    const two: SeatHolder[] = [HOLDERS[0], { kind: 'human', name: 'Ben' }];
    expect(newTable({}, { seedKnown: true, holders: two })).toMatchObject({ seed: 5, recordIsOpen: false });
  });

  test('a record keeps who played it, for whoever opens it', () => {
    const table = newTable();
    playOut(table);
    expect(parseSave(recordFor(table)).holders).toEqual(HOLDERS);
  });
});
