import { expect, test } from 'vitest';
import { check, type HistoryEvent, type KeptTable } from './checker.ts';

const build = { type: 'build' };
const sent = (player: string, command: string, version: number): HistoryEvent => ({
  kind: 'sent',
  player,
  table: 'a',
  command,
  version,
  seat: player === 'anna' ? 0 : 1,
  move: build,
});
const accepted = (player: string, command: string, version: number): HistoryEvent => ({
  kind: 'accepted',
  player,
  command,
  version,
});
const saw = (player: string, version: number, at = version): HistoryEvent => ({
  kind: 'saw',
  player,
  table: 'a',
  version,
  at,
});

/** Anna plays, Bert plays and hears nothing, repeats it at another process, and is answered. */
const HISTORY: readonly HistoryEvent[] = [
  saw('anna', 0),
  saw('bert', 0),
  sent('anna', 'a1', 0),
  accepted('anna', 'a1', 1),
  saw('anna', 1),
  saw('bert', 1),
  sent('bert', 'b1', 1),
  sent('bert', 'b1', 1),
  accepted('bert', 'b1', 2),
  saw('bert', 2),
  saw('anna', 2),
  sent('bert', 'b2', 1),
  { kind: 'refused', player: 'bert', command: 'b2', reason: 'movedOn' },
];
const KEPT: KeptTable = {
  table: 'a',
  version: 2,
  at: 2,
  changes: [
    { version: 1, kept: 0, at: 1 },
    { version: 2, kept: 1, at: 2 },
  ],
  commands: [
    { person: 'anna', id: 'a1', version: 1 },
    { person: 'bert', id: 'b1', version: 2 },
  ],
  steps: [
    { at: 0, seat: 0, move: build },
    { at: 1, seat: 1, move: build },
  ],
};

test('an honest history passes, and is counted', () => {
  expect(check(HISTORY, [KEPT])).toEqual({
    violations: [],
    tables: 1,
    changes: 2,
    sent: 3,
    repeated: 1,
    accepted: 2,
    refused: 1,
    seen: 6,
  });
});

test('a move that was taken back later need not be there any more', () => {
  const kept = {
    ...KEPT,
    version: 3,
    at: 1,
    changes: [...KEPT.changes, { version: 3, kept: 1, at: 1 }],
    steps: KEPT.steps.slice(0, 1),
  };
  expect(check([...HISTORY, saw('anna', 3, 1)], [kept]).violations).toEqual([]);
});

const PLANTED: Readonly<Record<string, readonly [readonly HistoryEvent[], KeptTable, RegExp]>> = {
  'an acknowledged move that is lost': [
    HISTORY,
    {
      ...KEPT,
      version: 1,
      at: 1,
      changes: KEPT.changes.slice(0, 1),
      commands: KEPT.commands.slice(0, 1),
      steps: KEPT.steps.slice(0, 1),
    },
    /b1 \(version 2\) was acknowledged and is kept 0 times/,
  ],
  'a command that is done twice': [
    HISTORY,
    {
      ...KEPT,
      version: 3,
      at: 3,
      changes: [...KEPT.changes, { version: 3, kept: 2, at: 3 }],
      commands: [...KEPT.commands, { person: 'bert', id: 'b1', version: 3 }],
      steps: [...KEPT.steps, { at: 2, seat: 1, move: build }],
    },
    /b1 \(version 2\) was acknowledged and is kept 2 times/,
  ],
  'one command that is two moves': [
    HISTORY.filter((event) => event.kind !== 'saw'),
    {
      ...KEPT,
      at: 3,
      changes: [KEPT.changes[0], { version: 2, kept: 1, at: 3 }],
      steps: [...KEPT.steps, { at: 2, seat: 1, move: build }],
    },
    /b1 \(version 2\) is kept as 2 moves/,
  ],
  'another move in the place of the acknowledged one': [
    HISTORY,
    { ...KEPT, steps: [KEPT.steps[0], { at: 1, seat: 1, move: { type: 'pass' } }] },
    /in its place is another move or none/,
  ],
  'the move of another seat': [
    HISTORY,
    { ...KEPT, steps: [KEPT.steps[0], { at: 1, seat: 0, move: build }] },
    /in its place is another move or none/,
  ],
  'a repeat that is answered differently': [
    [...HISTORY, accepted('bert', 'b1', 3)],
    KEPT,
    /b1 was accepted as version 2 and as 3/,
  ],
  'a version that goes backwards': [[...HISTORY, saw('anna', 1)], KEPT, /anna at a: saw version 1 after version 2/],
  'a view of something that was never kept': [
    [...HISTORY, saw('anna', 3)],
    KEPT,
    /saw 3 moves in version 3, where no such version is kept/,
  ],
  'two players who see different things in one version': [
    [...HISTORY, saw('anna', 2, 1)],
    KEPT,
    /saw 1 moves in version 2, where 2 are kept/,
  ],
  'a gap in the order': [
    [],
    { ...KEPT, changes: [KEPT.changes[0], { version: 3, kept: 1, at: 2 }] },
    /version 3 is kept where 2 must be/,
  ],
  'a version that is taken twice': [
    [],
    { ...KEPT, changes: [...KEPT.changes, { version: 2, kept: 1, at: 2 }] },
    /version 2 is kept where 3 must be/,
  ],
  'a change from moves that were not there': [
    [],
    { ...KEPT, changes: [KEPT.changes[0], { version: 2, kept: 4, at: 2 }] },
    /follows 4 moves, but 1 had been played/,
  ],
  'a hole in the moves': [[], { ...KEPT, steps: KEPT.steps.slice(1) }, /keeps the moves 1 where there are 2/],
  'a table that forgot its version': [[], { ...KEPT, version: 1 }, /is at version 1 after 2 changes/],
  'two commands with the same version': [
    [],
    { ...KEPT, commands: [...KEPT.commands, { person: 'carl', id: 'c1', version: 2 }] },
    /two commands, one of them c1, are kept as version 2/,
  ],
  'a refusal of something that was done': [
    [...HISTORY, { kind: 'refused', player: 'bert', command: 'b1', reason: 'movedOn' }],
    KEPT,
    /b1 was refused \(movedOn\) and is kept/,
  ],
  'an answer to something nobody sent': [[...HISTORY, accepted('anna', 'x', 2)], KEPT, /x was accepted and never sent/],
};

test.each(Object.entries(PLANTED))('%s is noticed', (_, [history, kept, violation]) => {
  expect(check(history, [kept]).violations.join('\n')).toMatch(violation);
});
