/** The games of the house, as the tests of the table need them. */
import { expect } from 'vitest';
import { proofOf } from '../../games/proofs.ts';
import { GAMES } from '../../games/registry.ts';
import type { GameProof } from '../../kernel/conformance/proof.ts';
import { toy } from '../../kernel/conformance/toy.ts';
import { contentHash, type Game, parseRecord, replay } from '../../kernel/index.ts';
import { THOROUGH } from '../../scripts/testing/thorough.ts';
import type { Visit } from './visit.ts';

export { THOROUGH };

async function opened(id: string): Promise<Game> {
  const entry = GAMES.find((candidate) => candidate.id === id);
  const module = entry ? await entry.load() : toy;
  return module.open(module.standardEdition);
}

/** The three games, each on its own board. */
export const ALL_GAMES: readonly Game[] = await Promise.all(GAMES.map(({ id }) => opened(id)));
const proofs = new Map(await Promise.all(GAMES.map(async ({ id }) => [id, await proofOf(id)] as const)));
/** What a game's own folder says of its table on a screen. */
export const atTable = ({ id }: Game): GameProof['table'] | undefined => proofs.get(id)?.table;
/** Games whose people have secrets from each other: the screen is handed over. */
export const WITH_HAND_OVER: readonly Game[] = ALL_GAMES.filter((game) => atTable(game)?.fewestHandOvers);

/** The practice game: it is short. */
export const PRACTICE: Game = await opened('toy');

/** What every table does alike is shown at one; at all of them in `npm run test:all`. */
export const standsForAll = (game: string, place: number): boolean =>
  THOROUGH || ALL_GAMES[place % ALL_GAMES.length].id === game;

/** How long a whole game may take on a slow machine, in ms. */
export const WHOLE_GAME = 400_000;

/** Who the game itself brings along for one player. */
export const automaOf = ({ seatPlans }: Game): string | undefined =>
  seatPlans.find(({ players, automas }) => players[0] === 1 && automas.length === 1)?.automas[0];

/** The record as it is downloaded: it holds, and leads the engine to the end of the game and to the state it names. */
export async function endsAsItsRecord(visitor: Visit, game: Game): Promise<string> {
  const json = await visitor.record();
  const record = parseRecord(json);
  const { state } = replay(game, record);
  expect(game.result(state)).toBeDefined();
  expect(contentHash(state)).toBe(record.hash);
  return json;
}
