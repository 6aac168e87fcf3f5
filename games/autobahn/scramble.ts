/**
 * Changes only what a viewer cannot see. Written from the rules and not from the view, so that a leak in the view shows:
 * the order of face-down decks and unrevealed wine cards (AB-3.13), Autobot's two decks and which advanced task cards
 * were shuffled into one of them (AB-24.12), the wine cards beside its board until era 3 (AB-25.7), and all luck to come.
 */
import { freshSeed, type Stream, seedStream, shuffle, type Viewer } from '../../kernel/index.ts';
import type { AutobahnState, BotState } from './state.ts';
import { NONE, type Tables } from './tables.ts';

const REUNIFICATION = 3;

/** Cards nobody has shown the viewer: those of other players, those beside Autobot's board, and those out of the game. */
function scrambleWine(t: Tables, state: AutobahnState, viewer: Viewer, stream: Stream): void {
  const { wineCards, wineState, bot, era } = state;
  const faceDown = wineCards.map((card, seat) => card !== NONE && wineState[seat] === 0 && seat !== viewer);
  const beside = bot !== undefined && era < REUNIFICATION ? bot.wines : [];
  const shown = new Set(wineCards.filter((_, seat) => !faceDown[seat]));
  if (bot !== undefined && era >= REUNIFICATION) {
    for (const card of bot.wines) shown.add(card);
    shown.add(bot.wineTaken);
  }
  const hidden = shuffle(
    stream,
    [...t.wines.keys()].filter((card) => !shown.has(card)),
  );
  state.wineCards = wineCards.map((card, seat) => (faceDown[seat] ? (hidden.pop() ?? card) : card));
  if (bot !== undefined) bot.wines = bot.wines.map((card, i) => (i < beside.length ? (hidden.pop() ?? card) : card));
}

/** A top card that everybody saw being put there stays (AB-24.43). */
function scrambleColours(bot: BotState, stream: Stream): void {
  const known = bot.topKnown === 0 ? [] : bot.colourDeck.slice(-1);
  const unknown = bot.colourDeck.slice(0, bot.colourDeck.length - known.length);
  bot.colourDeck = [...shuffle(stream, unknown), ...known];
}

/** Advanced task cards nobody has seen yet may as well be the ones in the task deck. */
function scrambleTasks(t: Tables, bot: BotState, stream: Stream): void {
  const { cards } = t.edition.solo.taskCards;
  const isUnseen = (task: number): boolean => cards[task].deck === 'B' && (bot.seenTasks & (1 << task)) === 0;
  const unseen = shuffle(stream, [...bot.taskDeck, ...bot.advancedTasks].filter(isUnseen));
  const another = (task: number): number => (isUnseen(task) ? (unseen.pop() ?? task) : task);
  bot.taskDeck = shuffle(stream, bot.taskDeck.map(another));
  bot.advancedTasks = bot.advancedTasks.map(another);
}

export function scrambleState(t: Tables, state: AutobahnState, viewer: Viewer, stream: Stream): void {
  for (const name in state.random) state.random[name] = seedStream(freshSeed(stream), name);
  shuffle(stream, state.deck);
  shuffle(stream, state.advancedDeck);
  scrambleWine(t, state, viewer, stream);
  if (state.bot === undefined) return;
  scrambleColours(state.bot, stream);
  scrambleTasks(t, state.bot, stream);
}
