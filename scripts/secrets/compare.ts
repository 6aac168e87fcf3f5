/**
 * The same game at two stations, in one of which everything hidden from a viewer is another: whatever the viewer is sent or answered,
 * over the socket and over HTTP, has to be the same to the byte until the game is over and everything is shown.
 */
import { below, LANGUAGES, pick, type Stream, seedStream, type Viewer } from '../../kernel/index.ts';
import type { Command, Question, ServerMessage } from '../../server/protocol/socket.ts';
import type { Ear } from '../../server/testing/ear.ts';
import type { Leak } from './marks.ts';
import { type Game, type GameWish, Side } from './side.ts';

/** Moves that those who watch are told later. */
const BEHIND = 5;
const NO_MOVE = { type: 'no-such-move' };

export interface Difference {
  readonly game: string;
  readonly viewer: Viewer;
  /** Moves played until then. */
  readonly at: number;
  /** What the viewer was sent: the kind of message, question or request. */
  readonly channel: string;
  readonly here: string;
  readonly there: string;
}

export interface Compared {
  readonly moves: number;
  readonly over: boolean;
  /** Messages and answers that were the same, and their bytes. */
  readonly messages: number;
  readonly answers: number;
  readonly bytes: number;
  readonly difference: Difference | undefined;
}

export interface Comparison extends GameWish {
  readonly viewer: Viewer;
  readonly luck: number;
  readonly leak?: Leak;
  readonly mostMoves?: number;
  /** After every so many moves the viewer asks whatever can be asked. */
  readonly askEvery: number;
}

/** The two stations. */
export interface Pair {
  readonly truth: Side;
  readonly other: Side;
}
export async function startPair(): Promise<Pair> {
  const [truth, other] = await Promise.all([Side.start(false), Side.start(true)]);
  return { truth, other };
}
export const stopPair = ({ truth, other }: Pair): Promise<unknown> => Promise.all([truth.stop(), other.stop()]);

class Differs extends Error {
  readonly channel: string;
  readonly here: string;
  readonly there: string;
  constructor(channel: string, here: string, there: string) {
    super(`${channel} differs`);
    this.channel = channel;
    this.here = here;
    this.there = there;
  }
}

/** The part where two texts begin to differ. */
function excerpt(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  return text.slice(Math.max(0, at - 60), at + 120);
}

/** Whether every message is compared, or what time puts together with others is not. */
interface Exactly {
  readonly snapshots: boolean;
  readonly cards: boolean;
}

/** Under what a message is compared; undefined for one that time puts together with others. */
function channelOf(text: string, exactly: Exactly): string | undefined {
  const message: ServerMessage = JSON.parse(text);
  switch (message.kind) {
    case 'card':
    case 'cardDiffers':
      return exactly.cards ? 'card' : undefined;
    case 'snapshot':
      return exactly.snapshots || 'whole' in message.news ? 'snapshot' : `snapshot after ${message.news.after}`;
    case 'accepted':
    case 'answered':
    case 'refused':
      return `${message.kind} ${message.id?.replace(/-\d+$/, '')}`;
    default:
      return message.kind;
  }
}

function byChannel(texts: readonly string[], exactly: Exactly): Map<string, string[]> {
  const channels = new Map<string, string[]>();
  for (const text of texts) {
    const channel = channelOf(text, exactly);
    if (channel !== undefined) channels.set(channel, [...(channels.get(channel) ?? []), text]);
  }
  return channels;
}

/** The cards that were told since the last time, one after the other, whoever watches. */
class Cards {
  #last = '';

  since(ear: Ear): string {
    const told = [this.#last, ...ear.takeCards().map((card) => JSON.stringify({ ...card, watchers: 0 }))];
    this.#last = told[told.length - 1];
    return told.filter((card, i) => i > 0 && card !== told[i - 1]).join('\n');
  }
}

/** What is told about this game and this viewer: other tables change with time, and each station has a key of its own for push. */
function withoutOthers(path: string, id: string, text: string): string {
  if (path === '/api/tables') return JSON.stringify(JSON.parse(text).filter((card: { id: string }) => card.id === id));
  return path === '/api/me' ? JSON.stringify({ ...JSON.parse(text), station: undefined }) : text;
}

/** One comparison under way. */
class Run {
  readonly #wish: Comparison;
  readonly #here: Game;
  readonly #there: Game;
  readonly #luck: Stream;
  readonly #seed: string;
  /** Where programs decide by themselves, time says how many of their moves are told together. */
  readonly #programs: boolean;
  readonly #cards = new Cards();
  readonly #cardsThere = new Cards();
  #asked = 0;
  moves = 0;
  messages = 0;
  answers = 0;
  bytes = 0;

  constructor(wish: Comparison, here: Game, there: Game) {
    this.#wish = wish;
    this.#here = here;
    this.#there = there;
    this.#luck = seedStream(wish.luck, 'what everybody does');
    this.#seed = String(here.seed);
    this.#programs = wish.sitters.some((sitter) => typeof sitter === 'object');
  }

  get over(): boolean {
    return this.#here.over;
  }

  both<T>(act: (game: Game) => Promise<T>): Promise<[T, T]> {
    return Promise.all([act(this.#here), act(this.#there)]);
  }

  #same(channel: string, here: string, there: string): void {
    if (here !== there) throw new Differs(channel, excerpt(here, there), excerpt(there, here));
    if (here.includes(this.#seed)) throw new Differs(`${channel} with the seed`, here.slice(0, 200), '');
    this.bytes += Buffer.byteLength(here);
  }

  /** What the viewer was sent since the last time. `began` while people are still coming, one by one. */
  compare(began = false): void {
    const { viewer } = this.#wish;
    const [here, there] = [this.#here.ear(viewer), this.#there.ear(viewer)];
    // Whoever watches comes once more with every request for a snapshot, which their card counts.
    const cards = !this.#programs && !began && viewer !== 'spectator';
    const exactly = { snapshots: !this.#programs, cards };
    const [sent, sentThere] = [byChannel(here.take(), exactly), byChannel(there.take(), exactly)];
    for (const channel of new Set([...sent.keys(), ...sentThere.keys()])) {
      const [texts, textsThere] = [sent.get(channel) ?? [], sentThere.get(channel) ?? []];
      // Told together with others at one of the stations: what came of it is compared below.
      if (this.#programs && channel.startsWith('snapshot') && texts.length !== textsThere.length) continue;
      for (let i = 0; i < Math.max(texts.length, textsThere.length); i++) {
        this.#same(channel, texts[i] ?? '', textsThere[i] ?? '');
        this.messages++;
      }
    }
    const [told, toldThere] = [this.#cards.since(here), this.#cardsThere.since(there)];
    if (!this.#programs && !began) this.#same('card', told, toldThere);
    this.#same('snapshot', JSON.stringify(here.present), JSON.stringify(there.present));
    this.#same('card', JSON.stringify(here.card), JSON.stringify(there.card));
    this.#mustBeLate(here);
  }

  /** Who watches is told later: nothing of the last moves is in what they have. */
  #mustBeLate({ present, card }: Ear): void {
    if (this.#wish.viewer !== 'spectator' || present.stage.kind === 'over' || !card) return;
    const latest = Math.max(0, card.at - BEHIND);
    const shown = Math.max(present.moment.at, ...present.log.entries.map(({ at }) => at));
    if (shown > latest) throw new Differs('late view', `told of move ${shown}`, `at ${card.at}`);
  }

  async settle([version]: readonly number[]): Promise<void> {
    await this.both((game) => game.settled(version));
  }

  /** Everybody decides by the same luck in both games. */
  async playOn(): Promise<void> {
    const n = ++this.moves;
    const seat = pick(this.#luck, this.#here.turns);
    const { viewer } = this.#wish;
    const offered = this.#movesOf(this.#here, seat);
    const place = below(this.#luck, offered.length);
    const versions = await this.both((game) => game.play(seat, `play-${n}`, this.#movesOf(game, seat)[place]));
    await this.settle(versions);
    if (this.over) return;
    this.compare();
    const { canUndo } = this.#here.ear(viewer).present;
    if (seat === viewer && canUndo && below(this.#luck, 6) === 0) await this.#takeBack();
  }

  #movesOf(game: Game, seat: number) {
    const { stage } = game.ear(seat).present;
    if (stage.kind !== 'yours') throw new Differs('turn', 'it is the turn of a seat', 'it is not');
    return stage.moves.map(({ move }) => move);
  }

  async #takeBack(): Promise<void> {
    const { viewer } = this.#wish;
    const { version } = this.#here.ear(viewer).present;
    await this.both((game) => game.command(viewer, `undo-${this.moves}`, { type: 'undo', version }));
    await this.settle([version + 1]);
    this.compare();
  }

  /** What the others say, ask for and write down. Notes are their own: they are others in the other game. */
  async talk(): Promise<void> {
    const n = this.moves;
    const [speaker, listener] = this.#here.visitors.flatMap((visitor, seat) =>
      visitor?.token === undefined && visitor ? [seat] : [],
    );
    const heard = (game: Game, holds: (ear: Ear) => boolean): Promise<void> =>
      game.until('what was said or asked', () => holds(game.ear(this.#wish.viewer)));
    const chats = (game: Game): number =>
      game.ear(this.#wish.viewer).messages.filter(({ kind }) => kind === 'chat').length;
    const before = [chats(this.#here), chats(this.#there)];
    await this.both((game) => game.command(speaker, `say-${n}`, { type: 'say', text: `move ${n}` }));
    // Those who watch are not told what is said.
    if (this.#wish.viewer !== 'spectator')
      await this.both((game) => heard(game, () => chats(game) > before[game.other ? 1 : 0]));
    if (listener === undefined || this.#programs) return;
    const others = this.#wish.viewer !== speaker;
    const text = (game: Game): string => (others && game.other ? 'something else' : 'a plan');
    await this.both((game) => game.command(speaker, `notes-${n}`, { type: 'notes', text: text(game) }));
    const { version, moment } = this.#here.ear(speaker).present;
    const ask: Command = { type: 'askTakeBack', version, to: Math.max(0, moment.at - 1) };
    const [asked] = await this.both((game) => game.command(speaker, `askTakeBack-${n}`, ask));
    if (asked.kind !== 'accepted') return;
    await this.both((game) => heard(game, ({ card }) => card?.ask !== undefined));
    await this.both((game) => game.command(listener, `answer-${n}`, { type: 'answer', yes: false }));
    await this.both((game) => heard(game, ({ card }) => card?.ask === undefined));
    await this.both((game) => game.settled(version));
  }

  /** Everything that the viewer can ask, over the socket and over HTTP. */
  async ask(): Promise<void> {
    const { viewer } = this.#wish;
    const { version, moment, stage } = this.#here.ear(viewer).present;
    const language = LANGUAGES[this.#asked % LANGUAGES.length];
    const { at } = moment;
    const middle = Math.floor(at / 2);
    const moves = stage.kind === 'yours' ? stage.moves.map(({ move }) => move) : [];
    const some = [...new Set([moves[0], moves[Math.floor(moves.length / 2)], moves[moves.length - 1]])];
    const questions: Question[] = [
      ...some.flatMap((move) => (move ? [{ type: 'preview' as const, version, move }] : [])),
      { type: 'preview', version, move: NO_MOVE },
      { type: 'preview', version: Math.max(0, version - 1), move: moves[0] ?? NO_MOVE },
      ...[0, middle, at, at + 1, at + BEHIND + 1].map((moment) => ({ type: 'look' as const, at: moment })),
      { type: 'branch', at },
      { type: 'branch', at: middle },
      { type: 'record' },
      { type: 'transcript', language },
      { type: 'print', language },
      { type: 'print', at: middle, language },
      { type: 'edition' },
      { type: 'notes' },
      { type: 'chat' },
      ...(this.#hintsAreTheSame ? [{ type: 'hint' as const }] : []),
    ];
    for (const question of questions) {
      const id = `${question.type}-${++this.#asked}`;
      await this.both((game) => game.question(viewer, id, question));
    }
    const refused: Command[] = [
      { type: 'play', version: Math.max(0, version - 1), move: moves[0] ?? NO_MOVE },
      { type: 'play', version, move: NO_MOVE },
      { type: 'askTakeBack', version: version + 7, to: 0 },
      { type: 'answer', yes: true },
      { type: 'sitDownAgain' },
    ];
    for (const command of refused) {
      const id = `${command.type}-${++this.#asked}`;
      const [answer] = await this.both((game) => game.command(viewer, id, command));
      if (answer.kind !== 'refused') throw new Error(`this should have been refused: ${JSON.stringify(command)}`);
    }
    if (this.#here.visitor(viewer).token === undefined) {
      await this.both((game) => game.ear(viewer).told('list', { kind: 'watchList', list: 'mine' }));
      await this.both(async (game) => game.ear(viewer).say({ kind: 'leaveList', list: 'mine' }));
    }
    await this.both((game) => game.ear(viewer).told('pong', { kind: 'ping', n: this.#asked }));
    this.compare();
    await this.#overHttp(version, language);
  }

  /** A hint is thought with the luck of the seed, which is another one where nobody thinks by themselves. */
  get #hintsAreTheSame(): boolean {
    const { sitters, viewer } = this.#wish;
    const opponents = sitters.some((sitter) => typeof sitter === 'object' && 'opponent' in sitter);
    const alone = sitters.every((sitter, seat) => seat === viewer || typeof sitter === 'object');
    return opponents || !alone;
  }

  async #overHttp(version: number, language: string): Promise<void> {
    const { viewer } = this.#wish;
    const { id } = this.#here;
    const table = `/api/tables/${id}`;
    const stale = { id: `http-${++this.#asked}`, command: { type: 'play', version: version + 1, move: NO_MOVE } };
    const requests: readonly (readonly [method: string, path: string, body?: unknown])[] = [
      ['GET', table],
      ['GET', `${table}/snapshot`],
      ['GET', `${table}/snapshot?after=${version - 1}`],
      ['GET', `${table}/transcript?language=${language}`],
      ['GET', `${table}/record`],
      ['POST', `${table}/questions`, { question: { type: 'print', language } }],
      ['POST', `${table}/commands`, stale],
      ['GET', '/api/tables'],
      ['GET', '/api/tables/mine'],
      ['GET', '/api/me'],
      ['GET', '/api/me/export'],
    ];
    for (const [method, path, body] of requests) {
      const [here, there] = await this.both(async (game) => {
        const { status, headers, text } = await game
          .visitor(viewer)
          .send(method, path, body === undefined ? {} : { body });
        const kept = ['content-type', 'content-disposition'].map((name) => headers.get(name));
        return JSON.stringify([status, kept, withoutOthers(path, id, text)]);
      });
      this.#same(`${method} ${path.replace(id, ':id').replace(/\?.*/, '')}`, here, there);
      this.answers++;
    }
  }
}

/** Plays one game at both stations and compares what the viewer gets. */
export async function compareGame({ truth, other }: Pair, wish: Comparison): Promise<Compared> {
  const { viewer, luck, leak = 'none', sitters, mostMoves = Number.POSITIVE_INFINITY, askEvery } = wish;
  const peopleOnly = sitters.every((sitter) => typeof sitter === 'string' || 'automa' in sitter);
  const marks = { viewer, leak, luck, peopleOnly };
  const [here, there] = await Promise.all([truth.begin(wish, marks), other.begin(wish, marks)]);
  const run = new Run(wish, here, there);
  let difference: Difference | undefined;
  try {
    await run.settle([1, 1]);
    run.compare(true);
    await run.ask();
    while (!run.over && run.moves < mostMoves) {
      await run.playOn();
      if (run.over) break;
      if (run.moves % (3 * askEvery) === 2) await run.talk();
      if (run.moves % askEvery === 0) await run.ask();
    }
  } catch (error) {
    if (!(error instanceof Differs)) throw error;
    const { channel, here: text, there: textThere } = error;
    difference = { game: wish.game, viewer, at: run.moves, channel, here: text, there: textThere };
  } finally {
    here.leave();
    there.leave();
  }
  const { moves, over, messages, answers, bytes } = run;
  return { moves, over, messages, answers, bytes, difference };
}
