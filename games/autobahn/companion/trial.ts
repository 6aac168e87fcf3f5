/**
 * Autobot's steps are tried on a copy, with what was told so far and some guess for the rest. When the rules came to something that was
 * only guessed - a card drawn, the display, whether a section is free - it is asked, and the step is tried again.
 */
import {
  type CompanionLine,
  type CompanionOption,
  type Dialogue,
  type Events,
  type FrameMachine,
  type GameEvent,
  seedStream,
  text,
} from '../../../kernel/index.ts';
import type { AutobahnMove } from '../moves.ts';
import { type AutobahnState, type BotState, cloneState } from '../state.ts';
import { bit, NONE, ON_BOARD, type Tables, TRUCKS } from '../tables.ts';
import { sectionText } from '../terms.ts';
import { cardOfKind, kindOptions, NO_CARD } from './card-kinds.ts';

export const PLAYER = 0;
export const BOT = 1;

export interface Board {
  readonly t: Tables;
  readonly machine: FrameMachine<AutobahnState, AutobahnMove>;
  readonly dialogue: Dialogue;
}

/** What the person has told since their own last turn; it holds until their next one. */
export interface Told {
  /** Task cards drawn in this step, in order. */
  tasks: number[];
  /** The display at each use of it in this step: a row, or its leftmost card. */
  displays: number[][];
  /** Sections of which is known whether a truck of the player stands there. */
  readonly asked: Set<number>;
}

export const nothingTold = (): Told => ({ tasks: [], displays: [], asked: new Set() });

const botOf = (s: AutobahnState): BotState => {
  if (s.bot === undefined) throw new Error('no Autobot at this table');
  return s.bot;
};

const CALLS_OF_PLAYER = new Set(['action', 'botTurn', 'botTrucks', 'placeTraffic']);

/** Runs on to the next decision that matters here: what is left to the player is done on the real board. */
export function runOn({ machine }: Board, s: AutobahnState, events: Events): void {
  machine.settle(s, events);
  while (s.frames.length > 0 && !CALLS_OF_PLAYER.has(s.frames[s.frames.length - 1].kind)) {
    s.frames.pop();
    machine.settle(s, events);
  }
}

const DRAWN = new Set(['event.botDraws', 'event.botQueues']);
const ROW_USED = 'event.botDiscard';
const LEFTMOST_USED = 'event.botCard';

const taskCalled = (t: Tables, event: GameEvent): number =>
  t.edition.solo.taskCards.cards.findIndex(({ id }) => id === event.params.task);

const drawnTasks = (t: Tables, events: readonly GameEvent[]): number[] =>
  events.filter(({ key }) => DRAWN.has(key)).map((event) => taskCalled(t, event));

const MOST_SHUFFLES = 20000;

const YES_NO: readonly CompanionOption[] = [
  { id: 'no', text: text('companion.no') },
  { id: 'yes', text: text('companion.yes') },
];

type Act = (s: AutobahnState, events: Events) => void;
interface Outcome {
  readonly state: AutobahnState;
  readonly events: readonly GameEvent[];
}

export class Trial {
  readonly #board: Board;
  readonly #told: Told;
  readonly #act: Act;
  /** The position before, with what was told put into it. */
  readonly #before: AutobahnState;

  constructor(board: Board, told: Told, before: AutobahnState, act: Act) {
    this.#board = board;
    this.#told = { ...told, tasks: [], displays: [] };
    this.#before = cloneState(before);
    this.#act = act;
    this.#guessCards();
  }

  outcome(): Outcome {
    for (;;) {
      const tried = this.#try();
      if (!this.#asked(tried)) return tried;
    }
  }

  #try(): Outcome {
    const state = cloneState(this.#before);
    const events: Events = [];
    this.#act(state, events);
    runOn(this.#board, state, events);
    return { state, events };
  }

  /** Asks for the first thing that was only guessed; false when there is none. */
  #asked(tried: Outcome): boolean {
    const { tasks, displays } = this.#told;
    let drawn = 0;
    let used = 0;
    for (const { key } of tried.events) {
      if (DRAWN.has(key) && drawn++ === tasks.length) return this.#askTask(tried);
      if ((key === ROW_USED || key === LEFTMOST_USED) && used++ === displays.length) {
        this.#askDisplay(key === ROW_USED);
        return true;
      }
    }
    return this.#askTruck(tried);
  }

  // Task cards

  #askTask(tried: Outcome): boolean {
    const { t, dialogue } = this.#board;
    const { tasks } = this.#told;
    const bot = botOf(this.#before);
    const inDeck = tasks.length < bot.taskDeck.length;
    const drawn = drawnTasks(t, tried.events).slice(tasks.length);
    // After a new shuffle everything that is drawn from then on, and what is left, may come first.
    const possible = inDeck
      ? bot.taskDeck.slice(0, bot.taskDeck.length - tasks.length)
      : [...drawn, ...botOf(tried.state).taskDeck];
    const lines: CompanionLine[] = tasks.map((task) => ({
      text: text('do.event.botQueues', { task: t.edition.solo.taskCards.cards[task].id }),
      why: text('companion.notViable'),
    }));
    if (tasks.length === bot.taskDeck.length) lines.push({ text: text('do.newTaskDeck') });
    const answer = dialogue.ask({
      kind: 'task',
      text: text('companion.task'),
      rule: 'AB-24.7',
      lines: lines.slice(-2),
      options: taskOptions(t, withUnseen(t, bot, possible)),
    });
    tasks.push(t.edition.solo.taskCards.cards.findIndex(({ id }) => id === answer));
    this.#stackTasks();
    return true;
  }

  /** Lays the task cards as they were told to be drawn. */
  #stackTasks(): void {
    const { t } = this.#board;
    const { tasks } = this.#told;
    const bot = botOf(this.#before);
    const size = bot.taskDeck.length;
    const fromDeck = tasks.slice(0, size);
    for (const task of fromDeck) if (!bot.taskDeck.includes(task)) exchangeUnseen(t, bot, task);
    bot.taskDeck = [...bot.taskDeck.filter((task) => !fromDeck.includes(task)), ...fromDeck.toReversed()];
    if (tasks.length <= size) return;
    // A shuffle in the middle of a turn: luck that agrees with what was drawn.
    for (let luck = 0; luck < MOST_SHUFFLES; luck++) {
      this.#before.random.tasks = seedStream(luck, 'companion');
      const drawn = drawnTasks(t, this.#try().events);
      if (tasks.every((task, i) => drawn[i] === task)) return;
    }
    throw new Error(`no shuffle draws ${tasks.join(' ')}`);
  }

  // Displayed cards

  /** The cards that may lie in the display. */
  get #cards(): readonly number[] {
    const { t } = this.#board;
    const { era, config } = this.#before;
    return era === 3 ? [...t.advanced, ...(config.twoColour ? t.twoColour : [])] : t.improved;
  }
  get #cardsOfBot(): readonly number[] {
    const { colourDeck, colourCards } = botOf(this.#before);
    return [...colourDeck, ...colourCards];
  }

  /** Some cards lie there until it is told which. */
  #guessCards(): void {
    const { display } = this.#before;
    const others = this.#cards.filter((card) => !this.#cardsOfBot.includes(card));
    for (let i = 0; i < display.length; i++) display[i] = others[i] ?? NONE;
    this.#before.deck = others.slice(display.length);
  }

  #askDisplay(row: boolean): void {
    const all = this.#cards;
    const used = [...this.#cardsOfBot, ...this.#told.displays.flat()];
    const places = row ? this.#before.display.length : 1;
    const shown: number[] = [];
    for (let place = 0; place < places; place++) {
      const card = this.#askCard(row ? place : NONE, all, [...used, ...shown]);
      shown.push(card);
      if (card === NONE && !row) break;
    }
    this.#told.displays.push(shown);
    this.#layDisplay();
  }

  #askCard(place: number, cards: readonly number[], used: readonly number[]): number {
    const { t, dialogue } = this.#board;
    const answer = dialogue.ask({
      kind: place === NONE ? 'leftmost' : 'display',
      text: place === NONE ? text('companion.leftmost') : text('companion.display', { n: place + 1 }),
      rule: place === NONE ? 'AB-24.12' : 'AB-24.11',
      options: [...kindOptions(t, cards), { id: NO_CARD, text: text('companion.noCard') }],
    });
    return cardOfKind(t, cards, answer, used);
  }

  /** The display as it was first told; what was told later has come from the deck meanwhile. */
  #layDisplay(): void {
    const { displays } = this.#told;
    const [first, ...later] = displays;
    const { display } = this.#before;
    const told = displays.flat();
    const others = this.#cards.filter((card) => !this.#cardsOfBot.includes(card) && !told.includes(card));
    const none = first.length === 1 && first[0] === NONE;
    for (let i = 0; i < display.length; i++) display[i] = none ? NONE : (first[i] ?? others.pop() ?? NONE);
    this.#before.deck = [...others, ...later.flat().toReversed()];
  }

  // Trucks

  /** Where Autobot's truck stops or a traffic token is put, no truck of the player may stand. */
  #askTruck({ state, events }: Outcome): boolean {
    const { t, dialogue } = this.#board;
    const place = [...stops(t, this.#before, state), ...jams(t, events)].find((at) => !this.#told.asked.has(at));
    if (place === undefined) return false;
    const answer = dialogue.ask({
      kind: 'truck',
      text: text('companion.truck', { section: sectionText(t, place) }),
      rule: 'AB-24.33',
      options: YES_NO,
    });
    this.#told.asked.add(place);
    if (answer === 'yes') this.#before.trucks[this.#before.trucks.indexOf(ON_BOARD, PLAYER * TRUCKS)] = place;
    return true;
  }
}

const stops = (t: Tables, before: AutobahnState, after: AutobahnState): number[] =>
  after.trucks
    .slice(BOT * TRUCKS, (BOT + 1) * TRUCKS)
    .filter((place, truck) => place !== before.trucks[BOT * TRUCKS + truck] && place >= 0 && place < t.sections.length);

const jams = (t: Tables, events: readonly GameEvent[]): number[] =>
  events
    .filter(({ key }) => key === 'event.traffic')
    .map(({ params }) =>
      t.sections.findIndex((_, section) => JSON.stringify(sectionText(t, section)) === JSON.stringify(params.section)),
    );

const isHidden = (t: Tables, bot: BotState, task: number): boolean =>
  t.edition.solo.taskCards.cards[task].deck === 'B' && !bit(bot.seenTasks, task);

/** An advanced task card that went into the deck unseen may be any of those nobody has seen. */
function withUnseen(t: Tables, bot: BotState, tasks: readonly number[]): number[] {
  const some = tasks.some((task) => isHidden(t, bot, task));
  return [...new Set(some ? [...tasks, ...bot.advancedTasks] : tasks)];
}

/** The unseen card in the deck was this one. */
function exchangeUnseen(t: Tables, bot: BotState, task: number): void {
  const guessed = bot.taskDeck.find((other) => isHidden(t, bot, other)) ?? NONE;
  bot.taskDeck = bot.taskDeck.map((other) => (other === guessed ? task : other));
  bot.advancedTasks = bot.advancedTasks.map((other) => (other === task ? guessed : other));
}

function taskOptions(t: Tables, tasks: readonly number[]): CompanionOption[] {
  return [...tasks]
    .sort((a, b) => a - b)
    .map((task) => {
      const { id, mainAction } = t.edition.solo.taskCards.cards[task];
      return { id, text: text('companion.taskCard', { task: id, action: text(`task.${mainAction}`) }) };
    });
}
