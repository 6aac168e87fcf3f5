/** What 0.1 saved, made with it and kept as it wrote it: `host/testing/saves-of-0.1`. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { toy } from '../kernel/conformance/toy.ts';
import { makeSetup, play, RecordError, startMatch } from '../kernel/index.ts';
import {
  matchOfSave,
  openSave,
  parseSave,
  parseSaveText,
  saveIsOpen,
  toSave,
  type UnverifiedSave,
  usualHolders,
} from './save.ts';
import type { SeatHolder } from './seats.ts';
import { Table, type TableFacts } from './table.ts';

const game = toy.open(toy.standardEdition);
const fixture = (name: string): string =>
  readFileSync(new URL(`testing/saves-of-0.1/${name}.json`, import.meta.url), 'utf8');

describe('saves of 0.1', () => {
  test.each([
    [
      'toy',
      [
        { kind: 'human', name: 'Anna' },
        { kind: 'opponent', level: 'steady', name: 'Steady' },
      ],
    ],
    [
      'autobahn',
      [
        { kind: 'human', name: 'Anna' },
        { kind: 'opponent', level: 'steady', name: 'Steady' },
      ],
    ],
    [
      'train-rush',
      [
        { kind: 'human', name: 'Anna' },
        { kind: 'human', name: 'Ben' },
      ],
    ],
    [
      'steamrollers',
      [
        { kind: 'human', name: 'Anna' },
        { kind: 'automa', automa: 'eva' },
      ],
    ],
  ])('the terminal’s of %s says who sits where', (id, holders) => {
    expect(parseSaveText(fixture(`terminal-${id}.roundhouse`))).toMatchObject({ holders, start: undefined });
  });

  test.each([
    ['toy', { kind: 'opponent', level: 'greedy', name: 'Otto' }],
    ['autobahn', { kind: 'opponent', level: 'steady', name: 'Otto' }],
    ['train-rush', { kind: 'human', name: 'Ben' }],
    ['steamrollers', { kind: 'automa', automa: 'eva' }],
  ])('the browser’s of %s says who sits where', (id, other) => {
    const { games } = JSON.parse(fixture(`browser-${id}`));
    const save = parseSave(games);
    expect(save.holders).toEqual([{ kind: 'human', name: 'Anna' }, other]);
    expect(save.record.moves).toEqual(games.moves);
  });

  test('open again: of the practice game, whose rules have not changed since', () => {
    expect(matchOfSave(game, parseSaveText(fixture('terminal-toy.roundhouse'))).played.length).toBeGreaterThan(3);
    expect(matchOfSave(game, parseSave(JSON.parse(fixture('browser-toy')).games)).played).toHaveLength(5);
  });

  test.each(GAMES)('of $id open again, whatever became of its rules since', async ({ id, load }) => {
    const module = await load();
    const opened = module.open(module.standardEdition);
    const saves = [
      parseSaveText(fixture(`terminal-${id}.roundhouse`)),
      parseSave(JSON.parse(fixture(`browser-${id}`)).games),
    ];
    for (const save of saves) {
      const { match, readOnly, olderRuleset } = await openSave(opened, save);
      expect([readOnly ?? false, match.played.length]).toEqual([false, expect.any(Number)]);
      expect(match.played.length).toBeGreaterThanOrEqual(save.record.moves.length);
      expect(olderRuleset === undefined).toBe(save.record.ruleset === opened.version);
    }
  });
});

describe('a practice branch', () => {
  const setup = makeSetup(game, { seed: 8 });
  const start = game.imagine(game.view(game.setup(setup), 0), [1, 2, 3, 4]);
  const table = new Table(startMatch(game, setup), { id: 'p', holders: [], edition: undefined, start });

  test('is kept with the position it begins in', () => {
    const save = parseSaveText(JSON.stringify(toSave(table)));
    expect(save.start).toEqual(start);
    expect(matchOfSave(game, save).state).toEqual(start);
  });

  test('is no record: nobody can verify where it began', () => {
    const { start: _start, ...save } = parseSaveText(JSON.stringify(toSave(table)));
    expect(() => matchOfSave(game, { ...save, start: undefined })).toThrow(RecordError);
    expect(() => matchOfSave(game, { ...save, start: undefined })).toThrow('a practice branch');
  });
});

describe('a save whose rules are not here', () => {
  const setup = makeSetup(game, { seed: 8 });
  const kept = (facts: Partial<TableFacts> = {}, over = false): UnverifiedSave => {
    const holders = usualHolders(setup.seats, 'random');
    const match = startMatch(game, setup);
    while (over && game.deciding(match.state).length > 0) {
      const [seat] = game.deciding(match.state);
      play(match, seat, game.moves(match.state, seat)[0]);
    }
    return parseSaveText(JSON.stringify(toSave(new Table(match, { id: 'k', holders, edition: undefined, ...facts }))));
  };

  test('is given away once its game is over, before that only to the one person who knows its seed', () => {
    const two: SeatHolder[] = setup.seats.map(() => ({ kind: 'human' }));
    expect(saveIsOpen(kept())).toBe(false);
    expect(saveIsOpen(kept({}, true))).toBe(true);
    expect(saveIsOpen(kept({ seedKnown: true }))).toBe(true);
    expect(saveIsOpen(kept({ seedKnown: true, holders: two }))).toBe(false);
    expect(saveIsOpen(kept({ start: game.setup(setup) }, true))).toBe(false);
  });
});
