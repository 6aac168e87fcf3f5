/** Secrets until the end, in every game of the house: what a table gives away while it is played. */
import { describe, expect, test } from 'vitest';
import { proofOf } from '../games/proofs.ts';
import { GAMES } from '../games/registry.ts';
import type { Secret } from '../kernel/conformance/proof.ts';
import {
  allCompanies,
  canonical,
  type Game,
  makeSetup,
  matchUpTo,
  pick,
  play,
  type SetupWish,
  seedStream,
  shuffle,
  startMatch,
  stateAt,
  transcript,
  type Viewer,
} from '../kernel/index.ts';
import { branchAt } from './branch.ts';
import { toSave } from './save.ts';
import type { SeatHolder } from './seats.ts';
import { Feed } from './snapshot.ts';
import { Table } from './table.ts';

/** Numbers that stand nowhere by chance. */
const SEED = 730519264;
const OTHER_SEED = 918273645;
const BRANCHES = 12;
/** In how many positions of a game a secret is looked for; in a random game some exist for a few moves only. */
const POSITIONS = 4;

/** A random game up to its last move but one. Everybody is a person, except automas. */
function playedTable(game: Game, { seats = [], options = {} }: SetupWish): Table {
  const holders = seats.map(
    (kind, seat): SeatHolder =>
      kind === 'player' ? { kind: 'human', name: `Guest ${seat}` } : { kind: 'automa', automa: kind },
  );
  const match = startMatch(game, makeSetup(game, { seats: [...seats], options, seed: SEED }));
  const luck = seedStream(7, 'random moves');
  for (let deciding = game.deciding(match.state); deciding.length > 0; deciding = game.deciding(match.state)) {
    const seat = pick(luck, deciding);
    play(match, seat, pick(luck, game.moves(match.state, seat)));
  }
  return new Table(matchUpTo(match, match.played.length - 1), { id: 'true', holders, edition: undefined });
}

const upTo = (table: Table, at: number): Table => new Table(matchUpTo(table.match, at), table.facts);
/** The beginning, where some games have secrets of their own, and three later moments. */
const momentsOf = ({ at }: Table): number[] => [0, Math.min(8, at), Math.floor(at / 2), at];
const viewersOf = (table: Table): Viewer[] => [...table.people, 'spectator'];
const branch = (table: Table, at: number, viewer: Viewer, luck: number): Table =>
  branchAt(table, 'branch', at, viewer, { stream: seedStream(luck, 'branch'), seed: OTHER_SEED });

const OPENED = await Promise.all(
  GAMES.map(async ({ id, load }) => {
    const module = await load();
    return { id, game: module.open(module.standardEdition), secrets: (await proofOf(id)).secrets };
  }),
);

describe.each(OPENED)('in the middle of $id', ({ game, secrets }) => {
  const all = allCompanies(game).map((seats): SetupWish => ({ seats }));
  const companies = [all[0], all[all.length - 1]];
  const tables = new Map<string, Table>();
  const tableFor = (wish: SetupWish): Table => {
    const key = JSON.stringify(wish);
    const table = tables.get(key) ?? playedTable(game, wish);
    tables.set(key, table);
    return table;
  };

  test('a practice branch looks the same to its viewer, and shares neither seed nor luck with the true game', () => {
    for (const table of companies.map(tableFor)) {
      for (const viewer of viewersOf(table)) {
        for (const at of momentsOf(table)) {
          const truth = stateAt(table.match, at);
          const practice = branch(table, at, viewer, at);
          const { state } = practice.match;
          expect(game.view(state, viewer)).toEqual(game.view(truth, viewer));
          expect(Object.keys(state.random)).toEqual(Object.keys(truth.random));
          const kept = JSON.stringify(toSave(practice));
          expect(kept).not.toContain(String(SEED));
          for (const [name, stream] of Object.entries(truth.random)) {
            expect(state.random[name].slice(0, 3), name).not.toEqual(stream.slice(0, 3));
            expect(kept).not.toContain(JSON.stringify(stream));
          }
          expect([practice.practice, practice.recordIsOpen, practice.seed]).toEqual([true, false, undefined]);
        }
      }
    }
  });

  /** Positions in which something of the kind is hidden from a viewer: what may be there instead looks different. */
  function* hiding({ setup, leak }: Secret): Generator<{ table: Table; at: number; viewer: Viewer; truth: string }> {
    for (const table of setup === undefined ? companies.map(tableFor) : [tableFor(setup)]) {
      let found = 0;
      const moments = shuffle(seedStream(1, 'moments'), [...table.match.past.keys()]);
      for (const at of moments) {
        if (found >= POSITIONS) break;
        for (const viewer of viewersOf(table)) {
          const state = stateAt(table.match, at);
          const other = game.clone(state);
          game.scramble(other, viewer, seedStream(at, 'other'));
          const [truth, instead] = [state, other].map((one) => canonical(leak(one, viewer, game.view(one, viewer))));
          if (truth === instead) continue;
          found++;
          yield { table, at, viewer, truth };
        }
      }
    }
  }

  test.each(secrets)('a practice branch imagines anew: $name', (secret) => {
    let met = 0;
    for (const { table, at, viewer, truth } of hiding(secret)) {
      met++;
      const imagined = Array.from({ length: BRANCHES }, (_, luck) => {
        const { state } = branch(table, at, viewer, luck).match;
        return canonical(secret.leak(state, viewer, game.view(state, viewer)));
      });
      expect(
        imagined.some((one) => one !== truth),
        `after ${at} moves, as ${viewer} sees it`,
      ).toBe(true);
    }
    expect(met).toBeGreaterThan(0);
  });

  test('neither screen nor transcript nor record gives the seed', () => {
    for (const whole of companies.map(tableFor)) {
      for (const at of momentsOf(whole).slice(1, 3)) {
        const table = upTo(whole, at);
        expect([table.seed, table.recordIsOpen]).toEqual([undefined, false]);
        for (const viewer of viewersOf(table)) {
          const told = JSON.stringify(new Feed(table).snapshot(viewer));
          const written = transcript(table.match, 'en', { viewer });
          expect(`${told}\n${written}`).not.toContain(String(SEED));
          expect(told).not.toContain('"random"');
        }
      }
    }
  });
});
