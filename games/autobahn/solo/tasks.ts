/** AB-24.5–24.9: colour card, task queue, task deck, viability. */
import { type Events, shuffle } from '../../../kernel/index.ts';
import { COLOURS } from '../components/edition.ts';
import { hasExtraBuild } from '../effects/feasible.ts';
import type { AutobahnState, BotState } from '../state.ts';
import { bit, NONE, type Tables } from '../tables.ts';
import { cardText } from '../terms.ts';
import { asIfBuilt, buildable, upgradable } from './building.ts';
import { loadPlan } from './loading.ts';
import { stationViable } from './stations.ts';

const YELLOW = COLOURS.indexOf('yellow');

/** AB-24.5 */
export function drawColour(t: Tables, s: AutobahnState, bot: BotState, events?: Events): void {
  const card = bot.colourDeck.pop();
  if (card === undefined) return;
  if (bot.topKnown === 0) s.reveals++;
  bot.topKnown = 0;
  bot.colourCards.push(card);
  bot.colours = t.cards[card].colours;
  bot.mainColour = NONE;
  events?.push({ key: 'event.botColour', params: { card: cardText(t, card) } });
}

/** AB-24.32: a yellow colour card with an extra Build road. */
export function hasYellowBuild(t: Tables, bot: BotState): boolean {
  const { effect, colours } = t.cards[bot.colourCards[bot.colourCards.length - 1]];
  return bit(colours, YELLOW) && hasExtraBuild(effect);
}

function viableNow(t: Tables, s: AutobahnState, bot: BotState, task: number): boolean {
  const { colours } = bot;
  switch (t.edition.solo.taskCards.cards[task].mainAction) {
    case 'buildOrUpgrade':
      return buildable(t, s, colours).length > 0 || upgradable(t, s, colours).length > 0;
    case 'loadTruck':
      return loadPlan(t, s, colours) !== undefined;
    case 'buildStation':
      return stationViable(t, s, colours);
  }
}

/** Sections whose building first would make the main action viable (AB-24.32 b). */
export function enablingSections(t: Tables, s: AutobahnState, bot: BotState, task: number): number[] {
  return buildable(t, s, bot.colours).filter((section) => asIfBuilt(t, s, section, () => viableNow(t, s, bot, task)));
}

/** AB-24.9 */
export function isViable(t: Tables, s: AutobahnState, bot: BotState, task: number): boolean {
  if (viableNow(t, s, bot, task)) return true;
  if (t.edition.solo.taskCards.cards[task].mainAction === 'buildOrUpgrade') return false;
  return hasYellowBuild(t, bot) && enablingSections(t, s, bot, task).length > 0;
}

/** Judged once per kind of main action: nothing changes while a task is looked for. */
function viability(t: Tables, s: AutobahnState, bot: BotState): (task: number) => boolean {
  const known = new Map<string, boolean>();
  return (task) => {
    const { mainAction } = t.edition.solo.taskCards.cards[task];
    const found = known.get(mainAction) ?? isViable(t, s, bot, task);
    known.set(mainAction, found);
    return found;
  };
}

const highest = (t: Tables, tasks: readonly number[]): number =>
  tasks.reduce((best, task) => {
    const values = t.edition.solo.taskCards.cards;
    return best === NONE || values[task].value > values[best].value ? task : best;
  }, NONE);

/** New task deck out of all cards except the highest one in the queue (AB-24.7, AB-24.39). */
export function reshuffleTasks(t: Tables, s: AutobahnState, bot: BotState, keepHighest: boolean): void {
  const kept = keepHighest ? highest(t, bot.queue) : NONE;
  const rest = [...bot.taskDeck, ...bot.usedTasks, ...bot.queue].filter((task) => task !== kept);
  bot.taskDeck = shuffle(s.random.tasks, rest);
  bot.usedTasks = [];
  bot.queue = kept === NONE ? [] : [kept];
}

/** AB-24.6, AB-24.7: the task card of this turn; NONE when no card the bot has is viable (AB-24.8). */
export function takeTask(t: Tables, s: AutobahnState, bot: BotState, events?: Events): number {
  const viable = viability(t, s, bot);
  const fromQueue = highest(t, bot.queue.filter(viable));
  if (fromQueue !== NONE) {
    bot.queue = bot.queue.filter((task) => task !== fromQueue);
    announce(t, fromQueue, 'event.botFromQueue', events);
    return fromQueue;
  }
  if (!bot.taskDeck.some(viable) && !bot.usedTasks.some(viable)) return NONE;
  for (;;) {
    if (bot.taskDeck.length === 0) reshuffleTasks(t, s, bot, true);
    const task = bot.taskDeck.pop();
    if (task === undefined) return NONE;
    s.reveals++;
    bot.seenTasks |= 1 << task;
    if (viable(task)) {
      announce(t, task, 'event.botDraws', events);
      return task;
    }
    bot.queue.push(task);
    announce(t, task, 'event.botQueues', events);
  }
}

function announce(t: Tables, task: number, key: string, events?: Events): void {
  const { id, mainAction } = t.edition.solo.taskCards.cards[task];
  events?.push({ key, params: { task: id, action: { key: `task.${mainAction}` } } });
}

/** AB-24.8 */
export function collectAll(t: Tables, s: AutobahnState, bot: BotState): void {
  collectColours(s, bot);
  reshuffleTasks(t, s, bot, false);
}

export function collectColours(s: AutobahnState, bot: BotState): void {
  bot.colourDeck = shuffle(s.random.colours, [...bot.colourDeck, ...bot.colourCards]);
  bot.colourCards = [];
  bot.topKnown = 0;
}
