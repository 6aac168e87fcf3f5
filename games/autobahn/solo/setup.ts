/** AB-24.1–24.3: Autobot's pieces. */
import { shuffle } from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';
import { NONE, type Tables } from '../tables.ts';

export function setUpBot(t: Tables, s: AutobahnState): void {
  const tasks = t.edition.solo.taskCards.cards;
  const ofDeck = (deck: 'A' | 'B'): number[] => tasks.flatMap((task, i) => (task.deck === deck ? [i] : []));
  s.bot = {
    colourDeck: shuffle(
      s.random.colours,
      t.basics.filter((card) => t.cards[card].fromEra === 1),
    ),
    topKnown: 0,
    colourCards: [],
    taskDeck: shuffle(s.random.tasks, ofDeck('A')),
    usedTasks: [],
    queue: [],
    advancedTasks: shuffle(s.random.tasks, ofDeck('B')),
    seenTasks: 0,
    slots: 0,
    aside: 0,
    targets: [NONE, NONE],
    loadedAt: [0, 0],
    loads: 0,
    wines: [],
    wineTaken: NONE,
    colours: 0,
    mainColour: NONE,
  };
  const { bot } = s.config;
  s.tokens[bot] = 0;
  s.extraTokens[bot] = 0;
}
