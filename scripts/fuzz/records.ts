/** Records: `verify`, the page and `engine load` must agree on them, and what is accepted must replay to the same game. */
import * as fc from 'fast-check';
import { Session } from '../../cli/engine/session.ts';
import {
  contentHash,
  EditionError,
  LANGUAGES,
  parseRecord,
  RecordError,
  replay,
  SetupError,
  toRecord,
  transcript,
} from '../../kernel/index.ts';
import type { Border, Check, Outcome } from './border.ts';
import { broken } from './changes.ts';
import { type OpenGame, openGames, someMatch, someSetups } from './corpus.ts';
import { hashOf, internalMessage } from './engine.ts';

const LENGTHS = [0, 3, 25];

function verify(games: readonly OpenGame[], input: string): Outcome {
  let hash: string;
  let copy: string;
  let opened: OpenGame | undefined;
  try {
    const record = parseRecord(input);
    const found = games.find(({ game }) => game.id === record.game);
    if (found === undefined) return 'refused';
    opened =
      record.edition === undefined ? found : { ...found, game: found.module.open(structuredClone(record.edition)) };
    const match = replay(opened.game, record);
    for (const language of LANGUAGES) transcript(match, language);
    hash = contentHash(match.state);
    if (hash !== record.hash) return { finding: 'accepted with another hash than the recorded one' };
    copy = JSON.stringify(toRecord(match, record.edition));
  } catch (error) {
    if (error instanceof RecordError || error instanceof EditionError || error instanceof SetupError) return 'refused';
    throw error;
  }
  const again = replay(opened.game, parseRecord(copy));
  return contentHash(again.state) === hash ? 'accepted' : { finding: 'replayed once more, it is another game' };
}

/** The same record offered to an engine in the middle of a game. */
function offer(session: Session, input: string): Outcome {
  const before = hashOf(session);
  const answer = session.answer(`{"cmd":"load","record":${input}}`);
  if (answer.ok) return 'accepted';
  if (internalMessage(answer)) return { finding: `engine load: ${answer.error}` };
  return hashOf(session) === before ? 'refused' : { finding: 'refused by engine load, and the game has changed' };
}

export const records: Border = {
  name: 'records',
  async inputs() {
    const games = await openGames();
    const valid = games.flatMap(({ module, game }) =>
      someSetups(game).flatMap((setup) =>
        LENGTHS.map((length) =>
          toRecord(someMatch(game, setup, length), length === 3 ? module.standardEdition : undefined),
        ),
      ),
    );
    return broken(fc.constantFrom(...valid));
  },
  async open(): Promise<Check> {
    const games = await openGames();
    const sessions = games.map((opened) => new Session(opened, [], 'en'));
    return (input) => {
      const verdict = verify(games, input);
      if (typeof verdict === 'object') return verdict;
      for (const session of sessions) {
        session.answer('{"cmd":"new"}');
        const outcome = offer(session, input);
        if (typeof outcome === 'object') return outcome;
        if (outcome === 'accepted' && verdict === 'refused')
          return { finding: 'engine load accepts what verify refuses' };
      }
      return verdict;
    };
  },
};
