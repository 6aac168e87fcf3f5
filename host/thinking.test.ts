import { expect, test } from 'vitest';
import { toy } from '../kernel/conformance/toy.ts';
import { below, makeSetup, seedStream, startMatch } from '../kernel/index.ts';
import type { SeatHolder } from './seats.ts';
import { Table } from './table.ts';
import { thoughtFor } from './thought.ts';

const game = toy.open(toy.standardEdition);
const MANY = 2 ** 30;

function newTable(seed: number): Table {
  const holders: SeatHolder[] = [0, 1].map((seat) => ({ kind: 'opponent', level: 'greedy', name: `Otto ${seat}` }));
  const setup = makeSetup(game, { seats: ['player', 'player'], seed });
  return new Table(startMatch(game, setup), { id: 't', holders, edition: toy.standardEdition });
}

/** The first numbers that an opponent would draw for the open decision. */
function luckOf(table: Table, seat: number, level: string): string {
  const stream = seedStream(...thoughtFor(table, seat, level).luck);
  return [1, 2, 3].map(() => below(stream, MANY)).join(' ');
}

/** What every opponent would draw at every decision of a short game, by seed, move number, seat and level. */
function allLuck(seed: number): Map<string, string> {
  const found = new Map<string, string>();
  const table = newTable(seed);
  for (;;) {
    for (const seat of [0, 1])
      for (const level of ['random', 'greedy', 'steady'])
        found.set(`seed ${seed}, move ${table.at}, seat ${seat}, ${level}`, luckOf(table, seat, level));
    if (table.over) return found;
    const [seat] = table.deciding;
    table.play(seat, game.moves(table.match.state, seat)[0]);
  }
}

test('an opponent has other luck at every move, in every seat, at every level and in every game', () => {
  const all = new Map([...allLuck(5), ...allLuck(6)]);
  const decisionsWith = new Map<string, string[]>();
  for (const [decision, luck] of all) decisionsWith.set(luck, [...(decisionsWith.get(luck) ?? []), decision]);
  expect([...decisionsWith.values()].filter((decisions) => decisions.length > 1)).toEqual([]);
  expect(all.size).toBeGreaterThan(100);
});

test('and the same luck whenever the same decision comes again', () => {
  expect(allLuck(5)).toEqual(allLuck(5));
});
