/** Saved tables: files of the terminal and rows of the page, of this version and of 0.1. */
import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { openSave, parseSaveText, usualHolders } from '../../host/save.ts';
import { contentHash, EditionError, RecordError, SetupError, toRecord } from '../../kernel/index.ts';
import type { Border, Check, Outcome } from './border.ts';
import { broken } from './changes.ts';
import { type OpenGame, openGames, someMatch, someSetups } from './corpus.ts';

const OLD = new URL('../../host/testing/saves-of-0.1/', import.meta.url);
const MOVES = 12;

/** The page of 0.1 kept a row for its list and a row for the game. */
function oldSaves(): unknown[] {
  return readdirSync(OLD)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(new URL(name, OLD), 'utf8')))
    .map((data) => data.games ?? data);
}

async function openIt(games: readonly OpenGame[], input: string): Promise<Outcome> {
  let hash: string;
  let copy: string;
  let opened: OpenGame | undefined;
  try {
    const save = parseSaveText(input);
    const { record } = save;
    const found = games.find(({ game }) => game.id === record.game);
    if (found === undefined) return 'refused';
    opened =
      record.edition === undefined ? found : { ...found, game: found.module.open(structuredClone(record.edition)) };
    // A position from elsewhere is left out, as wherever a file comes from outside.
    const { match } = await openSave(opened.game, { ...save, start: undefined });
    hash = contentHash(match.state);
    const holders = save.holders ?? usualHolders(match.setup.seats, 'steady');
    if (holders.length !== match.setup.seats.length) return { finding: 'not as many people as seats' };
    copy = JSON.stringify({ ...toRecord(match, record.edition), holders });
  } catch (error) {
    if (error instanceof RecordError || error instanceof EditionError || error instanceof SetupError) return 'refused';
    throw error;
  }
  const { match } = await openSave(opened.game, parseSaveText(copy));
  return contentHash(match.state) === hash ? 'accepted' : { finding: 'saved and opened again, it is another game' };
}

export const saves: Border = {
  name: 'saves',
  async inputs() {
    const games = await openGames();
    const present = games.flatMap(({ game }) =>
      someSetups(game).map((setup) => ({
        ...toRecord(someMatch(game, setup, MOVES)),
        holders: usualHolders(setup.seats, 'steady', 'Anna'),
        seedKnown: true,
      })),
    );
    return broken(fc.constantFrom(...present, ...oldSaves()));
  },
  async open(): Promise<Check> {
    const games = await openGames();
    return (input) => openIt(games, input);
  },
};
