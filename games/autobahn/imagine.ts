/** A state that could be behind a view: what the viewer cannot see is dealt at random. */
import { freshSeed, reseed, type Stream, seedRandom, shuffle, type Viewer } from '../../kernel/index.ts';
import { STREAMS } from './setup.ts';
import { type AutobahnState, type BotState, cloneState } from './state.ts';
import { NONE, type Tables } from './tables.ts';
import { type AutobahnView, type BotView, type Sight, sightOf, UNKNOWN } from './view.ts';

/** Task cards into deck and advanced tasks: A cards and cards seen before are in the deck for certain. */
function dealTasks(
  t: Tables,
  pool: readonly number[],
  seen: number,
  deckSize: number,
  stream: Stream,
): [number[], number[]] {
  const tasks = t.edition.solo.taskCards.cards;
  const isCertain = (task: number): boolean => tasks[task].deck === 'A' || (seen & (1 << task)) !== 0;
  const deck = pool.filter(isCertain);
  const open = shuffle(
    stream,
    pool.filter((task) => !isCertain(task)),
  );
  while (deck.length < deckSize) deck.push(open.pop() ?? 0);
  return [shuffle(stream, deck), open];
}

/** The order of a colour deck, with a known card on top. */
function orderColours(deck: readonly number[], top: number, stream: Stream): number[] {
  const order = shuffle(
    stream,
    deck.filter((card) => card !== top),
  );
  if (top !== NONE) order.push(top);
  return order;
}

/** Wine cards nobody has shown the viewer, in random order. */
function hiddenWines(t: Tables, known: readonly number[], stream: Stream): number[] {
  return shuffle(
    stream,
    t.wines.map((_, i) => i).filter((card) => !known.includes(card)),
  );
}

function imagineBot(t: Tables, view: BotView, wines: number[], stream: Stream): BotState {
  const { colourTop, hiddenTasks, taskDeckSize, hiddenWines: count, ...open } = view;
  const [taskDeck, advancedTasks] = dealTasks(t, hiddenTasks, view.seenTasks, taskDeckSize, stream);
  return {
    ...open,
    colourCards: view.colourCards.slice(),
    usedTasks: view.usedTasks.slice(),
    queue: view.queue.slice(),
    targets: view.targets.slice(),
    loadedAt: view.loadedAt.slice(),
    colourDeck: orderColours(view.colourDeck, colourTop, stream),
    taskDeck,
    advancedTasks,
    wines: count === 0 ? view.wines.slice() : wines.splice(0, count),
  };
}

interface Hidden {
  /** Of all luck to come. */
  readonly seed: number;
  readonly hidden: Pick<AutobahnState, 'deck' | 'advancedDeck' | 'wineCards' | 'bot'>;
}

/** All that a viewer cannot see, dealt at random, with what is known of it in its place. */
function dealHidden(t: Tables, sight: Sight, stream: Stream): Hidden {
  const { autobot } = sight;
  const wines = hiddenWines(t, [...sight.wineCards, ...(autobot?.wines ?? [])], stream);
  const wineCards = sight.wineCards.map((card) => (card === UNKNOWN ? (wines.pop() ?? NONE) : card));
  const seed = freshSeed(stream);
  const hidden: Hidden['hidden'] = {
    deck: shuffle(stream, sight.deck.slice()),
    advancedDeck: shuffle(stream, sight.advancedDeck.slice()),
    wineCards,
  };
  if (autobot !== undefined) hidden.bot = imagineBot(t, autobot, wines, stream);
  return { seed, hidden };
}

/** A state that could be behind a view. */
export function imagineState(t: Tables, view: AutobahnView, stream: Stream): AutobahnState {
  const { viewer: _viewer, autobot: _autobot, ...open } = view;
  const { seed, hidden } = dealHidden(t, view, stream);
  return cloneState({ ...open, ...hidden, random: seedRandom(seed, STREAMS) });
}

/** What the viewer cannot see becomes what the viewer might imagine. */
export function redealState(t: Tables, state: AutobahnState, viewer: Viewer, stream: Stream): void {
  const { seed, hidden } = dealHidden(t, sightOf(state, viewer), stream);
  for (const name of STREAMS) reseed(state.random[name], seed, name);
  Object.assign(state, hidden);
}
