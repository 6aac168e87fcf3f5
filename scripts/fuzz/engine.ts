/** Lines of the engine protocol: every one is answered, and what is refused or only asks changes nothing. */
import * as fc from 'fast-check';
import { type Answer, Session } from '../../cli/engine/session.ts';
import { type Game, pick, type Setup, seedStream, toRecord } from '../../kernel/index.ts';
import type { Border, Check, Outcome } from './border.ts';
import { broken } from './changes.ts';
import { openGames, playOn, someMatch, someSetups } from './corpus.ts';

export const ask = (session: Session, request: object): Answer => session.answer(JSON.stringify(request));

export const hashOf = (session: Session): unknown => ask(session, { cmd: 'save' }).hash;

/** What a game throws is no answer for the program at the other end. */
export const internalMessage = ({ error }: Answer): boolean =>
  typeof error !== 'string' ||
  /could not do that|undefined|is not a function|Cannot |not iterable|call stack/.test(error);

const CHANGING = ['new', 'load', 'apply', 'undo'];
const OPENING_MOVES = 20;

/** Requests that a program could send in the middle of a game. */
function validRequests(game: Game, setup: Setup): object[] {
  const match = someMatch(game, setup, OPENING_MOVES);
  const { state } = match;
  const [seat = 0] = game.deciding(state);
  const move = game.deciding(state).length === 0 ? { type: 'x' } : pick(seedStream(1, 'move'), game.moves(state, seat));
  const later = game.clone(state);
  playOn(game, later, 30, seedStream(2, 'later'));
  return [
    { cmd: 'games' },
    { cmd: 'new', setup },
    { cmd: 'new', setup: { seats: setup.seats, options: setup.options, seed: 3 } },
    { cmd: 'load', setup, state: later },
    { cmd: 'load', record: toRecord(match) },
    { cmd: 'save' },
    { cmd: 'pending', lang: 'pl' },
    { cmd: 'moves', seat, words: true, lang: 'de' },
    { cmd: 'view', viewer: seat },
    { cmd: 'print', viewer: 'spectator' },
    { cmd: 'apply', seat, move },
    { cmd: 'undo', seat },
    { cmd: 'result' },
    { cmd: 'describe', move },
    { cmd: 'forecast', viewer: seat },
    { cmd: 'imagine', viewer: seat, seed: 4 },
    { cmd: 'try', seat, move, seed: 5 },
    { cmd: 'choose', seat, player: 'novice', seed: 6 },
  ].map((request, i) => ({ id: i, ...request }));
}

const commandOf = (line: string): unknown => {
  try {
    return JSON.parse(line)?.cmd;
  } catch {
    return undefined;
  }
};

function answerLine(session: Session, line: string): Outcome {
  const before = hashOf(session);
  const answer = session.answer(line);
  JSON.stringify(answer);
  if (typeof answer.ok !== 'boolean') return { finding: 'an answer without ok' };
  const same = hashOf(session) === before;
  if (!answer.ok) {
    if (internalMessage(answer)) return { finding: `an internal message: ${answer.error}` };
    return same ? 'refused' : { finding: 'refused, and the game has changed' };
  }
  if (!same && !CHANGING.includes(String(commandOf(line)))) return { finding: 'a question has changed the game' };
  return 'accepted';
}

export const engine: Border = {
  name: 'engine lines',
  async inputs() {
    const games = await openGames();
    const byGame = games.map(({ game }, i) => {
      const requests = someSetups(game).flatMap((setup) => validRequests(game, setup));
      const line = fc.oneof(
        { weight: 8, arbitrary: broken(fc.constantFrom(...requests)) },
        { weight: 3, arbitrary: fc.constantFrom(...requests).map((request) => JSON.stringify(request)) },
        { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
      );
      return fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => JSON.stringify({ game: i, lines }));
    });
    return fc.oneof(...byGame);
  },
  async open(): Promise<Check> {
    const games = await openGames();
    return (input, answered) => {
      const { game, lines }: { game: number; lines: string[] } = JSON.parse(input);
      const session = new Session(games[game], [], 'en');
      ask(session, { cmd: 'new' });
      let last: Outcome = 'refused';
      for (const line of lines) {
        last = answerLine(session, line);
        answered();
        if (typeof last === 'object') return last;
      }
      return last;
    };
  },
};
