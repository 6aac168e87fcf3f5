/** A real socket to a station that writes down whatever it hears, and puts snapshots and cards together as a page does. */
import { WebSocket } from 'ws';
import { patched } from '../../host/difference.ts';
import { Screen } from '../live/testing/station.ts';
import type { ServerMessage } from '../protocol/socket.ts';
import type { TableCard } from '../protocol/tables.ts';
import type { Visitor } from './station.ts';

/** What does not come in this time on a busy machine does not come. */
const PATIENCE = 100_000;

/** Fails with what was waited for, instead of waiting for ever. */
export async function inTime<T>(what: () => string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not come: ${what()}`)), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export class Ear extends Screen {
  readonly #socket: WebSocket;
  /** Messages as they came that nobody has taken yet. */
  #fresh: string[] = [];
  /** Every card that was told, put together; the last one is `card`. */
  #cards: TableCard[] = [];
  card: TableCard | undefined;
  /** Resolves with the code with which the line was closed. */
  readonly closed: Promise<number>;
  readonly #answers = new Map<string, ServerMessage>();

  constructor(address: string, { cookie, token }: Visitor) {
    super();
    const { origin, host } = new URL(address);
    this.#socket = new WebSocket(`ws://${host}/api/socket`, {
      headers:
        token === undefined
          ? { origin, ...(cookie === undefined ? {} : { cookie }) }
          : { authorization: `Bearer ${token}` },
    });
    this.#socket.on('message', (data) => this.#hear(String(data)));
    this.closed = new Promise((resolve) => {
      this.#socket.on('close', resolve);
    });
  }

  #hear(text: string): void {
    this.#fresh.push(text);
    const message: ServerMessage = JSON.parse(text);
    if (message.kind === 'card') this.card = message.card;
    if (message.kind === 'cardDiffers' && this.card) this.card = patched(this.card, message.differs) as TableCard;
    if (this.card && message.kind.startsWith('card')) this.#cards.push(this.card);
    if ((message.kind === 'accepted' || message.kind === 'answered' || message.kind === 'refused') && message.id)
      this.#answers.set(message.id, message);
    this.sendText(text);
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }
  /** What is answered to a command or question. */
  async asked(id: string, message: object): Promise<ServerMessage> {
    this.say({ id, ...message });
    await inTime(
      () => `an answer to ${id}`,
      this.until(() => this.#answers.has(id)),
    );
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (!answer) throw new Error('no answer');
    return answer;
  }
  /** The next message of a kind. */
  async told(kind: ServerMessage['kind'], message: object): Promise<void> {
    const before = this.messages.length;
    this.say(message);
    await inTime(
      () => `${kind} after ${JSON.stringify(message)}`,
      this.until(() => this.messages.slice(before).some((one) => one.kind === kind)),
    );
  }
  take(): string[] {
    const taken = this.#fresh;
    this.#fresh = [];
    return taken;
  }
  takeCards(): TableCard[] {
    const taken = this.#cards;
    this.#cards = [];
    return taken;
  }
  close(): void {
    this.#socket.terminate();
  }
}
