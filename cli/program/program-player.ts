/**
 * A program as a player: asked over its standard input, in the form of the engine protocol, for a move out of those that are legal. It is told
 * what its seat sees. Before it answers it may ask back: then it talks with an engine that holds a game imagined from that view.
 */
import { canonical, freshSeed, hashProblem, type Move, makeSetup, moveAmong } from '../../kernel/index.ts';
import type { Player, Question } from '../../players/player.ts';
import { Session } from '../engine/session.ts';
import { NoLine, Program } from './program.ts';

/** What may be asked about the imagined game. What begins, keeps or ends one is not needed here. */
const REQUESTS: readonly unknown[] = [
  'pending',
  'moves',
  'view',
  'print',
  'describe',
  'forecast',
  'result',
  'try',
  'choose',
  'apply',
  'undo',
];

const SHOWN = 80;
const quoted = (line: string): string => `"${line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line}"`;

function fieldsOf(line: string): object {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    throw new NoLine(`sent ${quoted(line)}, which is no line of JSON`);
  }
  const bad = hashProblem(data);
  if (bad !== undefined) throw new NoLine(`sent ${quoted(line)}: ${bad}`);
  if (typeof data === 'object' && data !== null) return data;
  throw new NoLine(`sent ${quoted(line)}, which is no JSON object`);
}

/** An engine with a world that could be behind what the seat sees: made when the program asks for the first time. */
class Ahead {
  readonly #question: Question;
  #session: Session | undefined;

  constructor(question: Question) {
    this.#question = question;
  }

  answer(line: string, cmd: unknown): object {
    if (!REQUESTS.includes(cmd)) return { ok: false, error: `here cmd is one of ${REQUESTS.join(', ')}` };
    this.#session ??= this.#open();
    return this.#session.answer(line);
  }

  #open(): Session {
    const { game, seats, imagine } = this.#question;
    const session = new Session({ game, module: { standardEdition: undefined } }, [game.id], 'en');
    const players = Array.from({ length: seats }, () => 'player');
    session.begin(makeSetup(game, { seats: players }), imagine());
    return session;
  }
}

function askForMove(program: Program, question: Question, until: number): Move {
  const { game, seat, seats, moves, stream } = question;
  const ahead = new Ahead(question);
  program.send({ cmd: 'choose', game: game.id, seat, seats, view: question.view(), moves, seed: freshSeed(stream) });
  for (;;) {
    const line = program.line(until);
    const said = fieldsOf(line);
    if ('cmd' in said) program.send(ahead.answer(line, said.cmd));
    else if ('move' in said) {
      const move = moveAmong(moves, said.move);
      if (move === undefined) throw new NoLine(`chose ${quoted(canonical(said.move))}, which is no legal move now`);
      return move;
    } else throw new NoLine(`sent ${quoted(line)}, which is neither a move nor a request`);
  }
}

/** One process answers for all seats it sits in; whoever gives no good answer is ended, and the reason thrown. */
export function programPlayer(name: string, words: readonly string[], patience: number): Player {
  let program: Program | undefined;
  return {
    id: name,
    choose(question) {
      if (program === undefined || program.ended) program = new Program(words);
      try {
        return askForMove(program, question, performance.now() + 1000 * patience);
      } catch (error) {
        program.end();
        throw error;
      }
    },
  };
}
