/** One conversation with a program: a game, at most one match, and an answer to every request. */
import {
  canonical,
  contentHash,
  findMove,
  type Game,
  type GameEvent,
  type GameState,
  hashProblem,
  isEdition,
  type Language,
  type Match,
  type Move,
  makeSetup,
  matchFrom,
  parseRecord,
  play,
  RecordError,
  replay,
  type Seat,
  type Setup,
  SetupError,
  type Speaker,
  seedStream,
  startMatch,
  type Text,
  tableSpeaker,
  toRecord,
  undo,
  type Viewer,
} from '../../kernel/index.ts';
import { LADDER, playerNamed } from '../../players/ladder.ts';
import { questionAbout } from '../../players/player.ts';
import { gameInfo } from '../game-info.ts';
import type { Opened } from '../opening.ts';
import { judgeState } from './foreign-state.ts';
import { type GameForm, learnForm } from './form.ts';
import { COMMAND_WORDS, type Request, type RequestOf, requestSchema } from './requests.ts';

/** Said to the program as it is. */
class ProtocolError extends Error {}

const NO_MOVE = 'that is no move of this game';

type Fields = Record<string, unknown>;
type Handlers = { readonly [C in Request['cmd']]: (request: RequestOf<C>) => Fields };
export type Answer = Fields & { readonly ok: boolean };

interface Spoken extends Text {
  readonly words: string;
}

/** What a session plays, and with which component data. */
interface Engine extends Pick<Opened, 'game' | 'ownEdition'> {
  readonly module: Pick<Opened['module'], 'standardEdition'>;
}

export class Session {
  readonly #game: Game;
  readonly #ownEdition: unknown;
  /** The component data that is played with. */
  readonly #edition: unknown;
  readonly #games: readonly string[];
  readonly #language: Language;
  readonly #forms = new Map<string, GameForm>();
  readonly #handlers: Handlers;
  #match: Match | undefined;
  /** A state that was loaded has no past to make a record of. */
  #fromStart = true;
  #over = false;

  constructor({ module, game, ownEdition }: Engine, games: readonly string[], language: Language) {
    this.#game = game;
    this.#ownEdition = ownEdition;
    this.#edition = ownEdition ?? module.standardEdition;
    this.#games = games;
    this.#language = language;
    this.#handlers = {
      games: (request) => ({ games: this.#games, game: gameInfo(game, request.lang ?? language) }),
      new: (request) => this.#new(request),
      load: (request) => this.#load(request),
      save: () => this.#save(),
      pending: (request) => this.#pending(request),
      moves: (request) => this.#moves(request),
      view: ({ viewer }) => ({ view: game.view(this.#state, this.#viewer(viewer)) }),
      print: (request) => ({
        board: game.print(game.view(this.#state, this.#viewer(request.viewer)), this.#voice(request)),
      }),
      apply: (request) => this.#apply(request),
      undo: ({ seat }) => ({ undone: undo(this.#running, this.#seat(seat)), ...this.#standing() }),
      result: () => ({ over: this.#isOver, result: game.result(this.#state) }),
      describe: (request) => this.#describe(request),
      forecast: ({ viewer }) => ({ sheets: game.forecast(game.view(this.#state, this.#viewer(viewer))) }),
      imagine: ({ viewer, seed }) => ({
        setup: this.#running.setup,
        state: game.imagine(game.view(this.#state, this.#viewer(viewer)), seedStream(seed ?? 1, 'imagine')),
      }),
      try: (request) => this.#try(request),
      choose: (request) => this.#choose(request),
      quit: () => {
        this.#over = true;
        return {};
      },
    };
  }

  /** Whether the program said goodbye. */
  get over(): boolean {
    return this.#over;
  }

  /** Goes on in the middle of a game: what was before is not told. */
  begin(setup: Setup, state: GameState): void {
    this.#match = matchFrom(this.#game, setup, state);
    this.#fromStart = false;
  }

  /** Answers one line; never throws, and a request that fails changes nothing. */
  answer(line: string): Answer {
    let id: unknown;
    try {
      const data = this.#parse(line);
      const bad = hashProblem(data);
      if (bad !== undefined) throw new ProtocolError(`request: ${bad}`);
      if (typeof data === 'object' && data !== null && 'id' in data) id = data.id;
      if (typeof id !== 'string' && typeof id !== 'number') id = undefined;
      const request = this.#request(data);
      return { ...(id === undefined ? {} : { id }), ok: true, ...this.#handle(request) };
    } catch (error) {
      return { ...(id === undefined ? {} : { id }), ok: false, error: this.#problem(error) };
    }
  }

  #problem(error: unknown): string {
    if (error instanceof ProtocolError || error instanceof SetupError || error instanceof RecordError)
      return error.message;
    return `the game could not do that (${error instanceof Error ? error.message : String(error)})`;
  }

  #parse(line: string): unknown {
    try {
      return JSON.parse(line);
    } catch {
      throw new ProtocolError('not a line of JSON');
    }
  }

  #request(data: unknown): Request {
    if (typeof data !== 'object' || data === null || Array.isArray(data))
      throw new ProtocolError('a request is a JSON object');
    if (!('cmd' in data)) throw new ProtocolError(`cmd is missing; it is one of ${COMMAND_WORDS.join(', ')}`);
    const parsed = requestSchema.safeParse(data);
    if (parsed.success) return parsed.data;
    if (!COMMAND_WORDS.some((word) => word === data.cmd)) {
      throw new ProtocolError(
        `unknown cmd ${JSON.stringify(data.cmd)?.slice(0, 40)}; it is one of ${COMMAND_WORDS.join(', ')}`,
      );
    }
    const [issue] = parsed.error.issues;
    throw new ProtocolError(`${issue.path.join('.') || 'request'}: ${issue.message}`);
  }

  #handle<C extends Request['cmd']>(request: RequestOf<C> & { cmd: C }): Fields {
    return this.#handlers[request.cmd](request);
  }

  // What a request may be about

  get #running(): Match {
    if (this.#match === undefined) throw new ProtocolError('no game yet: send new or load first');
    return this.#match;
  }

  get #state() {
    return this.#running.state;
  }

  get #isOver(): boolean {
    return this.#game.deciding(this.#state).length === 0;
  }

  #seat(seat: Seat): Seat {
    const { seats } = this.#running.setup;
    if (seats[seat] === undefined)
      throw new ProtocolError(`there is no seat ${seat}; seats go from 0 to ${seats.length - 1}`);
    return seat;
  }

  #viewer(viewer: Viewer): Viewer {
    return viewer === 'spectator' ? viewer : this.#seat(viewer);
  }

  #decidingSeat(seat: Seat): Seat {
    if (!this.#game.deciding(this.#state).includes(this.#seat(seat))) {
      throw new ProtocolError(this.#isOver ? 'the game is over' : `seat ${seat} has no decision to make`);
    }
    return seat;
  }

  #setup(wish: RequestOf<'new'>['setup']): Setup {
    if (wish?.game !== undefined && wish.game !== this.#game.id) {
      throw new ProtocolError(`setup.game: this engine plays ${this.#game.id}, not ${wish.game}`);
    }
    if (wish?.edition !== undefined && !isEdition(this.#game, wish.edition)) {
      throw new ProtocolError(`setup.edition: this engine has ${this.#game.edition}, not ${wish.edition}`);
    }
    return makeSetup(this.#game, wish ?? {});
  }

  #voice({ lang }: Request): Speaker {
    const { setup } = this.#running;
    return tableSpeaker(this.#game, setup, lang ?? this.#language);
  }

  #spoken(voice: Speaker, text: Text): Spoken {
    return { ...text, words: voice.say(text) };
  }

  /** Events with all they know; `only` names the seats that may hear the words, `instead` what the others hear. */
  #told(request: Request, events: readonly GameEvent[]): Fields[] {
    const voice = this.#voice(request);
    return events.map((event) => ({ ...event, words: voice.say(event) }));
  }

  #standing(): Fields {
    return { over: this.#isOver, deciding: this.#game.deciding(this.#state), hash: contentHash(this.#state) };
  }

  // The requests

  #new(request: RequestOf<'new'>): Fields {
    this.#match = startMatch(this.#game, this.#setup(request.setup));
    this.#fromStart = true;
    return { setup: this.#match.setup, events: this.#told(request, this.#match.opening), ...this.#standing() };
  }

  #load({ setup: wish, state, record }: RequestOf<'load'>): Fields {
    if ((state === undefined) === (record === undefined))
      throw new ProtocolError('load needs either state and setup, or record');
    if (record !== undefined) {
      if (record.edition !== undefined && canonical(record.edition) !== canonical(this.#edition))
        throw new ProtocolError('the record was played with another edition than the one of this engine');
      this.#match = replay(this.#game, parseRecord(JSON.stringify(record)));
      this.#fromStart = true;
    } else if (state !== undefined) {
      if (wish?.seats === undefined) throw new ProtocolError('load of a state needs the setup that save gave with it');
      const setup = this.#setup(wish);
      const judged = judgeState(this.#game, setup, this.#form(setup), state);
      if ('problem' in judged) throw new ProtocolError(`not a state of ${this.#game.title}: ${judged.problem}`);
      this.begin(setup, judged.state);
    }
    return { setup: this.#running.setup, ...this.#standing() };
  }

  #form(setup: Setup): GameForm {
    const key = canonical({ ...setup, seed: 0 });
    const known = this.#forms.get(key) ?? learnForm(this.#game, setup);
    this.#forms.set(key, known);
    return known;
  }

  #save(): Fields {
    const { setup, state } = this.#running;
    const saved = { setup, state, hash: contentHash(state) };
    return this.#fromStart ? { ...saved, record: toRecord(this.#running, this.#ownEdition) } : saved;
  }

  #pending(request: RequestOf<'pending'>): Fields {
    const voice = this.#voice(request);
    const decisions = this.#game.deciding(this.#state).map((seat) => {
      const { text, rule } = this.#game.prompt(this.#state, seat);
      return { seat, prompt: this.#spoken(voice, text), rule, moves: this.#game.moves(this.#state, seat).length };
    });
    return { over: this.#isOver, decisions };
  }

  #moves(request: RequestOf<'moves'>): Fields {
    const moves = this.#game.moves(this.#state, this.#seat(request.seat));
    if (request.words !== true) return { moves };
    const voice = this.#voice(request);
    return { moves, words: moves.map((move) => voice.say(this.#game.describe(move))) };
  }

  #apply(request: RequestOf<'apply'>): Fields {
    const match = this.#running;
    const before = this.#game.clone(match.state);
    try {
      const verdict = play(match, this.#decidingSeat(request.seat), request.move);
      if (!verdict.ok) throw new ProtocolError(verdict.reason);
      return { events: this.#told(request, verdict.played.events), ...this.#standing() };
    } catch (error) {
      match.state = before;
      throw error;
    }
  }

  /** A move is described when its seat could make it, or when it has the form of a move and the game finds words for it. */
  #describe(request: RequestOf<'describe'>): Fields {
    const offered = this.#game
      .deciding(this.#state)
      .map((seat) => findMove(this.#game, this.#state, seat, request.move))
      .find((move) => move !== undefined);
    if (offered !== undefined) return this.#described(request, offered);
    const unlike = this.#form(this.#running.setup).move(request.move);
    if (unlike !== undefined) throw new ProtocolError(`${NO_MOVE}: ${unlike}`);
    try {
      return this.#described(request, request.move);
    } catch {
      // `describe` of a game trusts its moves; this one names something that the game does not have.
      throw new ProtocolError(NO_MOVE);
    }
  }

  #described(request: Request, move: Move): Fields {
    const text = this.#game.describe(move);
    const words = this.#voice(request).say(text);
    if (words.includes('⟨') || words.includes('undefined')) throw new ProtocolError(NO_MOVE);
    return { text, words };
  }

  /** What a move would come to in a world as the seat may imagine it. */
  #try({ seat, move: wanted, seed }: RequestOf<'try'>): Fields {
    const move = findMove(this.#game, this.#state, this.#decidingSeat(seat), wanted);
    if (move === undefined) throw new ProtocolError('that move is not legal now');
    const world = this.#game.imagine(this.#game.view(this.#state, seat), seedStream(seed ?? 1, 'imagine'));
    this.#game.apply(world, seat, move);
    const sheets = this.#game.forecast(this.#game.view(world, seat));
    return { value: this.#game.evaluate(world, seat), sheets };
  }

  #choose({ seat, player: id, seed }: RequestOf<'choose'>): Fields {
    const player = playerNamed(id);
    if (player === undefined) throw new ProtocolError(`player: there is ${LADDER.map((known) => known.id).join(', ')}`);
    const moves = this.#game.moves(this.#state, this.#decidingSeat(seat));
    if (moves.length === 1) return { move: moves[0] };
    const stream = seedStream(seed ?? 1, `choose ${this.#running.played.length}`);
    const seats = this.#running.setup.seats.length;
    const asked = { game: this.#game, seat, seats, moves, stream };
    return { move: player.choose(questionAbout(asked, () => this.#game.view(this.#state, seat))) };
  }
}
