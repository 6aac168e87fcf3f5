/** AB-24.12, AB-24.13: what a bonus means for Autobot. */
import { type Events, shuffle } from '../../../kernel/index.ts';
import { leaveDisplay } from '../effects/display.ts';
import { placeEmployee } from '../effects/employees.ts';
import type { AutobahnState, BotState } from '../state.ts';
import { ALL_COLOURS, type Bonus, NONE, type Tables } from '../tables.ts';
import { cardText } from '../terms.ts';
import { botBuilds, botUpgrades, buildable, chooseSection, chooseUpgrade } from './building.ts';
import { botPromotes } from './promotions.ts';
import { botStation } from './stations.ts';

/** Flip or remove action tile: the top advanced task card goes, unseen, into the task deck. */
function addAdvancedTask(s: AutobahnState, bot: BotState, events?: Events): void {
  const task = bot.advancedTasks.pop();
  if (task === undefined) return;
  bot.taskDeck.push(task);
  shuffle(s.random.tasks, bot.taskDeck);
  events?.push({ key: 'event.botTask', params: {} });
}

/** Unlock: the leftmost displayed card goes into the colour deck. */
function takeDisplayCard(t: Tables, s: AutobahnState, bot: BotState, events?: Events): void {
  const card = s.display.find((shown) => shown !== NONE);
  if (card === undefined) return;
  leaveDisplay(t, s, card, events);
  bot.colourDeck.push(card);
  shuffle(s.random.colours, bot.colourDeck);
  bot.topKnown = 0;
  events?.push({ key: 'event.botCard', params: { card: cardText(t, card) } });
}

/** Several current colours: the one used by this turn's main action, else the first printed. */
function officeColour(t: Tables, bot: BotState): number {
  if (bot.mainColour !== NONE) return bot.mainColour;
  return t.cards[bot.colourCards[bot.colourCards.length - 1]].colourList[0];
}

/** On the current colour, or if impossible there on any (AB-24.13). */
function buildSomewhere(t: Tables, s: AutobahnState, bot: BotState, events?: Events): void {
  const choice = chooseSection(t, s, buildable(t, s, bot.colours)) ?? chooseSection(t, s, buildable(t, s, ALL_COLOURS));
  if (choice !== undefined) keepingMainColour(bot, () => botBuilds(t, s, choice, events));
}

function upgradeSomewhere(t: Tables, s: AutobahnState, bot: BotState, events?: Events): void {
  const choice = chooseUpgrade(t, s, bot.colours) ?? chooseUpgrade(t, s, ALL_COLOURS);
  if (choice !== undefined) keepingMainColour(bot, () => botUpgrades(t, s, choice, events));
}

function stationSomewhere(t: Tables, s: AutobahnState, bot: BotState, events?: Events): void {
  keepingMainColour(bot, () => {
    if (!botStation(t, s, bot.colours, events)) botStation(t, s, ALL_COLOURS, events);
  });
}

/** A bonus is not the main action of the turn. */
function keepingMainColour(bot: BotState, act: () => void): void {
  const { mainColour } = bot;
  act();
  bot.mainColour = mainColour;
}

export function botGains(t: Tables, s: AutobahnState, bonus: Bonus, events?: Events): void {
  const { bot } = s;
  const seat = s.config.bot;
  if (bot === undefined) return;
  switch (bonus.kind) {
    case 'develop':
      s.frames.push({ kind: 'developing', seat, left: bonus.amount });
      return;
    case 'promote':
      if (bonus.amount > 1) s.frames.push({ kind: 'promotions', seat, left: bonus.amount - 1 });
      botPromotes(t, s, bonus.department, events);
      return;
    case 'flipTile':
    case 'removeTile':
      addAdvancedTask(s, bot, events);
      return;
    case 'unlock':
      takeDisplayCard(t, s, bot, events);
      return;
    case 'placeEmployee':
      placeEmployee(s, seat, officeColour(t, bot), events);
      return;
    case 'buildRoad':
      buildSomewhere(t, s, bot, events);
      return;
    case 'upgradeLink':
      upgradeSomewhere(t, s, bot, events);
      return;
    case 'buildStation':
      stationSomewhere(t, s, bot, events);
      return;
    default:
      return;
  }
}
