/** Tables that are there before anybody comes: written through the station's own storage, before a station opens it. */
import { GAMES } from '../../../games/registry.ts';
import { Table } from '../../../host/table.ts';
import { type Game, makeSetup, pick, seedStream, startMatch } from '../../../kernel/index.ts';
import { affairsOf } from '../../../server/affairs/table-affairs.ts';
import { sessionCookie } from '../../../server/http/caller.ts';
import { People } from '../../../server/people/people.ts';
import { realSurroundings } from '../../../server/people/surroundings.ts';
import { openStorage, type StoragePlace } from '../../../server/storage/index.ts';
import { newTable } from '../../../server/storage/new-table.ts';
import type { Storage, StoredTable, TableChange } from '../../../server/storage/storage.ts';
import { OPEN_TERMS } from '../../../server/testing/terms.ts';
import type { LoadTable } from './load.ts';

export interface KeptWish {
  readonly tables: number;
  /** Moves that were played at each; more than any game of few moves has are played at the longest game. */
  readonly moves?: number;
  /** Told now and then how many are there. */
  tell?(tables: number): void;
}

const SEATS = 4;
/** The same people sit at so many tables. */
const TABLES_PER_COMPANY = 10;
/** So many are written at a time: they share commits. */
const AT_A_TIME = 200;
/** What a station keeps of the past of a game for those who watch. */
const STATES = 5;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

async function company(people: People): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: SEATS }, async (_, n) => {
      const name = `Player ${n + 1}`;
      const id = await people.create({ name });
      const [cookie] = sessionCookie(await people.sessions.begin(id), false).split(';');
      return { id, name, cookie };
    }),
  );
}

type BegunGame = Pick<TableChange, 'start' | 'steps' | 'fields'> &
  Pick<StoredTable, 'game' | 'ruleset' | 'edition' | 'options'>;

/** A game in which so many moves were played by chance, as a rules thread gives it to be kept. */
function played(game: Game, seed: number, moves: number): BegunGame {
  const holders = Array.from({ length: SEATS }, () => ({ kind: 'human' as const }));
  const setup = makeSetup(game, { seats: holders.map(() => 'player'), seed });
  const match = startMatch(game, setup);
  const facts = { id: '', holders, edition: undefined };
  const openingTotals = new Table(match, facts).totals();
  const table = new Table(match, facts, { version: 0, totals: [openingTotals] });
  const start = JSON.stringify(match.state);
  const steps: TableChange['steps'][number][] = [];
  const stream = seedStream(seed, 'bench');
  while (table.at < moves && !table.over) {
    const { at } = table;
    const [seat] = table.deciding;
    table.play(seat, pick(stream, game.moves(match.state, seat)));
    steps.push({ at, ...match.played[at], totals: table.totalsAt(at + 1), state: JSON.stringify(match.state) });
  }
  if (table.at < moves) throw new Error(`the game was over after ${table.at} moves`);
  const { id, version, edition } = game;
  const { at, deciding } = table;
  return {
    game: id,
    ruleset: version,
    edition,
    options: setup.options,
    start,
    steps,
    fields: {
      setup,
      opening: match.opening,
      openingTotals,
      at,
      deciding,
      undoDepth: Math.min(at, Math.max(table.undoDepth, STATES)),
    },
  };
}

async function keep(
  storage: Storage,
  { game, ruleset, edition, options, start, steps, fields }: BegunGame,
  people: readonly Person[],
): Promise<LoadTable> {
  const id = realSurroundings.newId();
  const now = realSurroundings.now();
  const facts = {
    id,
    game,
    ruleset,
    edition,
    ownEdition: undefined,
    options,
    terms: OPEN_TERMS,
    seats: people.map((person) => ({
      holder: { kind: 'human' as const, name: person.name },
      wish: 'taken' as const,
      person: person.id,
      ready: true,
    })),
    host: people[0].id,
  };
  const table = { ...newTable(facts, now), stage: 'playing', affairs: affairsOf({ affairs: undefined }) } as const;
  await storage.createTable(table);
  await storage.commit({
    table: id,
    from: 0,
    revision: 0,
    version: steps.length + 1,
    keep: 0,
    ...(start === undefined ? {} : { start }),
    steps,
    fields,
  });
  return { id, cookies: people.map(({ cookie }) => cookie) };
}

/** Games of all kinds in turn, or of the longest kind where many moves are wanted. */
export async function keptTables(
  place: StoragePlace,
  { tables: count, moves = 0, tell }: KeptWish,
): Promise<LoadTable[]> {
  const storage = await openStorage(place);
  try {
    await storage.migrate();
    const people = new People(storage, realSurroundings, { mail: false, push: undefined });
    const games = await Promise.all(
      GAMES.map(async ({ load }) => {
        const module = await load();
        return module.open(module.standardEdition);
      }),
    );
    const long = moves > 0 ? played(games[games.length - 1], 1, moves) : undefined;
    const tables: LoadTable[] = [];
    while (tables.length < count) {
      const some: Promise<LoadTable>[] = [];
      for (let n = tables.length; n < Math.min(count, tables.length + AT_A_TIME); n += TABLES_PER_COMPANY) {
        const who = await company(people);
        for (let k = n; k < Math.min(count, n + TABLES_PER_COMPANY); k++)
          some.push(keep(storage, long ?? played(games[k % games.length], k + 1, 0), who));
      }
      tables.push(...(await Promise.all(some)));
      tell?.(tables.length);
    }
    return tables;
  } finally {
    await storage.close();
  }
}
