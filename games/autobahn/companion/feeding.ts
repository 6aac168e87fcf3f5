/** Somebody who sits at a game that was played, sees its board and answers what the companion asks, and nothing else. */
import {
  type CompanionQuestion,
  Dialogue,
  type GameEvent,
  type Match,
  type Params,
  type Seat,
  type Text,
} from '../../../kernel/index.ts';
import { COLOURS } from '../components/edition.ts';
import type { AutobahnState } from '../state.ts';
import { NONE, PHARMACEUTICALS, type Tables, TRUCKS } from '../tables.ts';
import { cardText, colourText, countryText, goodsText, linkText, sectionText } from '../terms.ts';
import { kindOf, NO_CARD } from './card-kinds.ts';
import { BOT, PLAYER } from './trial.ts';

interface Played {
  readonly seat: Seat;
  readonly before: AutobahnState;
  readonly after: AutobahnState;
  readonly events: readonly GameEvent[];
}

const topOf = (s: AutobahnState): string => s.frames.at(-1)?.kind ?? 'over';
const AT_TURN = new Set(['botTurn', 'action', 'claim']);

/** A game cut into what the companion settles at once: a step of Autobot, or a whole turn of the player. */
export function chunksOf(match: Match): Played[][] {
  const isState = (s: object): s is AutobahnState => 'trucks' in s;
  const states = [...match.past, match.state].filter(isState);
  const chunks: Played[][] = [];
  let chunk: Played[] = [];
  let begun = match.opening.some(({ key }) => key === 'event.turn');
  match.played.forEach(({ seat, events }, i) => {
    const step = { seat, before: states[i], after: states[i + 1], events };
    begun ||= events.some(({ key }) => key === 'event.turn');
    chunk.push(step);
    const top = topOf(step.after);
    if (top !== 'botTrucks' && top !== 'over' && !(begun && AT_TURN.has(top))) return;
    chunks.push(chunk);
    chunk = [];
    begun = false;
  });
  // The first one is the player's choice of a route card, before Autobot begins.
  return chunks.slice(1);
}

interface Deed {
  readonly kind: string;
  readonly what: string;
  readonly at: Played;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isOf = (params: Params, seat: Seat): boolean => same(params.seat, { seat });

/** What of the player's turn stands in the log, in the words of the companion. */
class Reader {
  readonly #t: Tables;
  constructor(t: Tables) {
    this.#t = t;
  }
  #find(words: (i: number) => Text, count: number, said: unknown): number {
    for (let i = 0; i < count; i++) if (same(words(i), said)) return i;
    throw new Error(`nothing is called ${JSON.stringify(said)}`);
  }
  section(said: unknown): number {
    return this.#find((i) => sectionText(this.#t, i), this.#t.sections.length, said);
  }
  link(said: unknown): number {
    return this.#find((i) => linkText(this.#t, i), this.#t.links.length, said);
  }
  colour(said: unknown): number {
    return this.#find(colourText, COLOURS.length, said);
  }
  card(said: unknown): number {
    return this.#find((i) => cardText(this.#t, i), this.#t.cards.length, said);
  }
  country(said: unknown): string {
    return this.#t.countries[this.#find((i) => countryText(this.#t, i), this.#t.countries.length, said)].id;
  }

  deed({ key, params }: GameEvent, at: Played): Deed | undefined {
    const { sections, links } = this.#t;
    if (key === 'event.botPassed') return { kind: 'pass', what: links[this.link(params.link)].id, at };
    if (!isOf(params, PLAYER)) return undefined;
    if (key === 'event.build') return { kind: 'build', what: sections[this.section(params.section)].name, at };
    if (key === 'event.upgrade') return { kind: 'upgrade', what: links[this.link(params.link)].id, at };
    if (key === 'event.station') return { kind: 'station', what: links[this.link(params.link)].id, at };
    if (key !== 'event.deliver') return undefined;
    const pharma = same(params.goods, goodsText(PHARMACEUTICALS));
    return { kind: pharma ? 'pharma' : 'deliver', what: this.country(params.country), at };
  }

  deeds(chunk: readonly Played[]): Deed[] {
    const found = chunk.flatMap((at) => at.events.flatMap((event) => this.deed(event, at) ?? []));
    const more = COLOURS.map(() => 0);
    for (const { kind, what } of found) {
      if (kind === 'build') more[this.#t.sections.find(({ name }) => name === what)?.colour ?? 0]--;
      if (kind === 'upgrade') more[this.#t.links.find(({ id }) => id === what)?.colour ?? 0]--;
    }
    for (const { events } of chunk)
      for (const { key, params } of events)
        if (key === 'event.employee' && isOf(params, PLAYER)) more[this.colour(params.colour)]++;
    const last = chunk[chunk.length - 1];
    const employees = more.flatMap((count, colour): Deed[] =>
      Array.from({ length: count }, () => ({ kind: 'employee', what: COLOURS[colour], at: last })),
    );
    return [...found, ...employees];
  }
}

/** Answers out of a game; how many questions of which kind it was asked is counted. */
export class Feeder extends Dialogue {
  readonly #t: Tables;
  readonly #options: Readonly<Record<string, unknown>>;
  readonly #chunks: readonly Played[][];
  readonly #read: Reader;
  readonly given: string[] = [];
  readonly asked = new Map<string, number>();
  #chunk = 0;
  #tasks = 0;
  #uses = 0;
  #deeds: Deed[] = [];
  #now: Deed | undefined;

  constructor(t: Tables, match: Match) {
    super([]);
    this.#t = t;
    this.#options = match.setup.options;
    this.#chunks = chunksOf(match);
    this.#read = new Reader(t);
    this.#enter();
  }

  get chunk(): readonly Played[] {
    return this.#chunks[this.#chunk];
  }
  /** Whether all of it is settled: of a turn of the player's not before it is over. */
  isSettled(events: readonly GameEvent[]): boolean {
    if (this.chunk[0].seat === BOT) return true;
    return events.some(({ key }) => key === 'event.turn' || key === 'event.gameOver');
  }
  get isOver(): boolean {
    return this.#chunk >= this.#chunks.length;
  }
  /** The companion has settled what stood here. */
  next(): void {
    this.#chunk++;
    this.#enter();
  }
  #enter(): void {
    this.#tasks = 0;
    this.#uses = 0;
    this.#now = undefined;
    const chunk = this.#chunks[this.#chunk];
    this.#deeds = chunk === undefined || chunk[0].seat === BOT ? [] : this.#read.deeds(chunk);
  }

  override ask(question: Omit<CompanionQuestion, 'lines'> & { lines?: CompanionQuestion['lines'] }): string {
    const answer = this.#answer(question);
    const { options, lines = [] } = question;
    if (!options.some(({ id }) => id === answer))
      throw new Error(`${question.kind}: ${answer} is not among ${options.map(({ id }) => id).join(' ')}`);
    if (options.length === 1 && lines.length === 0) return answer;
    this.given.push(answer);
    this.asked.set(question.kind, (this.asked.get(question.kind) ?? 0) + 1);
    return answer;
  }

  #answer({ kind, text, options }: Omit<CompanionQuestion, 'lines'>): string {
    if (kind.startsWith('option.')) return String(this.#options[kind.slice('option.'.length)]);
    switch (kind) {
      case 'modules':
        return 'some';
      case 'board':
        return String(this.chunk[0].before.boards[BOT]);
      case 'colour':
        return this.#kind(this.chunk[0].before.bot?.colourDeck.at(-1));
      case 'task':
        return this.#task(this.#tasks++);
      case 'display':
        return this.#displayed(Number(text.params?.n) - 1);
      case 'leftmost':
        return this.#leftmost(this.#uses++);
      case 'truck':
        return this.#hasTruck(this.#read.section(text.params?.section)) ? 'yes' : 'no';
      case 'turn':
        this.#now = this.#deeds.shift();
        this.#uses = 0;
        return this.#now?.kind ?? 'done';
      case 'traffic':
        return this.#traffic(options);
      default:
        return options.some(({ id }) => id === 'done') ? 'done' : (this.#now?.what ?? '');
    }
  }

  #kind(card: number | undefined): string {
    return card === undefined || card === NONE ? NO_CARD : kindOf(this.#t, card);
  }
  #task(n: number): string {
    const drawn = this.chunk[0].events.filter(({ key }) => key === 'event.botDraws' || key === 'event.botQueues');
    return String(drawn[n]?.params.task);
  }
  get #before(): AutobahnState {
    return (this.#now?.at ?? this.chunk[0]).before;
  }
  #displayed(place: number): string {
    this.#uses = 1;
    return this.#kind(this.#before.display[place]);
  }
  /** After so many uses of the display in this step. */
  #leftmost(uses: number): string {
    const { display, deck } = this.#before;
    return this.#kind(uses === 0 ? display.find((card) => card !== NONE) : deck.at(-uses));
  }
  #hasTruck(section: number): boolean {
    return this.#before.trucks.slice(PLAYER * TRUCKS, (PLAYER + 1) * TRUCKS).includes(section);
  }
  /** Where a traffic token was put is on the real board. */
  #traffic(options: CompanionQuestion['options']): string {
    const put = this.chunk.flatMap(({ events }) =>
      events.filter(({ key }) => key === 'event.traffic').map(({ params }) => JSON.stringify(params.section)),
    );
    const found = options.find(({ text }) => put.includes(JSON.stringify(text.params?.section)));
    return found?.id ?? options[0].id;
  }
}
