/** AB-24: Autobot's turn. Its decisions have exactly one answer; the events tell what decided. */
import type { Events } from '../../../kernel/index.ts';
import { ask, type Decision, step } from '../decisions/ask.ts';
import type { AutobahnFrame, AutobahnState, BotPart, BotState, FrameOf } from '../state.ts';
import { AUTOBOT_ACTS, bit, NONE, type Tables } from '../tables.ts';
import {
  asIfBuilt,
  botBuilds,
  buildable,
  buildOrUpgrade,
  chooseSection,
  freshCities,
  reachesNewCity,
  upgradeOnly,
} from './building.ts';
import { botDiscards } from './discard.ts';
import { botStep, planDrive } from './driving.ts';
import { botLoads } from './loading.ts';
import { trucksInOrder } from './paths.ts';
import { botStation } from './stations.ts';
import {
  collectAll,
  collectColours,
  drawColour,
  enablingSections,
  hasYellowBuild,
  reshuffleTasks,
  takeTask,
} from './tasks.ts';

const ONLY_MOVE = [AUTOBOT_ACTS];

function acts<K extends AutobahnFrame['kind']>(
  key: string,
  rule: string,
  act: (s: AutobahnState, frame: FrameOf<K>, events?: Events) => void,
): Decision<K, 'autobotActs'> {
  return ask<K, 'autobotActs'>(key, rule, {
    moves: () => ONLY_MOVE,
    apply: (s, frame, _seat, _move, events) => act(s, frame, events),
  });
}

const mainPart = (seat: number, task: number, part: BotPart): FrameOf<'botMain'> => ({
  kind: 'botMain',
  seat,
  task,
  part,
  fresh: [],
  reached: false,
});

/** AB-24.5–24.10 */
function actionPhase(t: Tables, s: AutobahnState, bot: BotState, seat: number, events?: Events): void {
  drawColour(t, s, bot, events);
  const task = takeTask(t, s, bot, events);
  if (task === NONE) {
    skipTurn(t, s, bot, seat, events);
    return;
  }
  bot.usedTasks.push(task);
  s.frames.push({ kind: 'botEnd', seat }, { kind: 'botPhase2', seat, done: 0 }, mainPart(seat, task, 'main'));
  const { mainAction, bonus } = t.edition.solo.taskCards.cards[task];
  if (mainAction !== 'buildOrUpgrade' && hasYellowBuild(t, bot)) s.frames.push(mainPart(seat, task, 'extraBuild'));
  if (bonus !== null) s.frames.push(mainPart(seat, task, 'bonus'));
}

/** AB-24.8 */
function skipTurn(t: Tables, s: AutobahnState, bot: BotState, seat: number, events?: Events): void {
  events?.push({ key: 'event.botSkips', params: {} });
  collectAll(t, s, bot);
  if (s.config.solo.skipDevelop) s.frames.push({ kind: 'developing', seat, left: 1 });
}

function taskBonus(t: Tables, s: AutobahnState, bot: BotState, f: FrameOf<'botMain'>, events?: Events): void {
  const { bonus } = t.edition.solo.taskCards.cards[f.task];
  if (bonus?.kind === 'develop') s.frames.push({ kind: 'developing', seat: f.seat, left: bonus.amount ?? 1 });
  else if (bonus !== null) botDiscards(t, s, bot.colours, events);
}

/** AB-24.32 (b): by the build priorities, in a way that makes the main action viable. */
function extraBuild(t: Tables, s: AutobahnState, bot: BotState, f: FrameOf<'botMain'>, events?: Events): void {
  const enabling = enablingSections(t, s, bot, f.task);
  const choice = chooseSection(t, s, enabling.length > 0 ? enabling : buildable(t, s, bot.colours));
  if (choice === undefined) return;
  botBuilds(t, s, choice, events);
  bot.mainColour = NONE;
}

/** Whether a pair beginning with this section completes a link to a new city. */
function beginsReach(t: Tables, s: AutobahnState, bot: BotState, first: number): boolean {
  if (reachesNewCity(t, s, first, [])) return true;
  const fresh = freshCities(t, s, first);
  return asIfBuilt(t, s, first, () =>
    buildable(t, s, bot.colours).some((second) => reachesNewCity(t, s, second, fresh)),
  );
}

const hasSecond = (t: Tables, s: AutobahnState, bot: BotState, first: number): boolean =>
  asIfBuilt(t, s, first, () => buildable(t, s, bot.colours).length > 0);

/** AB-24.32 (a): two sections; with one only, that one and an upgrade. */
function buildTwo(t: Tables, s: AutobahnState, bot: BotState, f: FrameOf<'botMain'>, events?: Events): void {
  const open = buildable(t, s, bot.colours);
  const firsts = open.filter((section) => hasSecond(t, s, bot, section));
  const pairs = firsts.length > 0 ? firsts : open;
  const reaching = pairs.filter((section) => beginsReach(t, s, bot, section));
  const choice = chooseSection(t, s, reaching.length > 0 ? reaching : pairs);
  if (choice === undefined) {
    upgradeOnly(t, s, bot.colours, events);
    return;
  }
  const reached = reachesNewCity(t, s, choice.pick, []);
  s.frames.push({ ...f, part: 'second', fresh: freshCities(t, s, choice.pick), reached });
  botBuilds(t, s, choice, events);
}

/** AB-24.48: chosen anew among the sections then legal, with the same preferences. */
function buildSecond(t: Tables, s: AutobahnState, bot: BotState, f: FrameOf<'botMain'>, events?: Events): void {
  const open = buildable(t, s, bot.colours);
  const reaching = f.reached ? open : open.filter((section) => reachesNewCity(t, s, section, f.fresh));
  const choice = chooseSection(t, s, reaching.length > 0 ? reaching : open);
  if (choice === undefined) upgradeOnly(t, s, bot.colours, events);
  else botBuilds(t, s, choice, events);
}

function mainAction(t: Tables, s: AutobahnState, bot: BotState, f: FrameOf<'botMain'>, events?: Events): void {
  switch (t.edition.solo.taskCards.cards[f.task].mainAction) {
    case 'buildOrUpgrade':
      if (hasYellowBuild(t, bot)) buildTwo(t, s, bot, f, events);
      else buildOrUpgrade(t, s, bot.colours, events);
      return;
    case 'loadTruck':
      botLoads(t, s, bot.colours, events);
      return;
    case 'buildStation':
      botStation(t, s, bot.colours, events);
      return;
  }
}

function runPart(t: Tables, s: AutobahnState, bot: BotState, f: FrameOf<'botMain'>, events?: Events): void {
  if (f.part === 'bonus') taskBonus(t, s, bot, f, events);
  else if (f.part === 'extraBuild') extraBuild(t, s, bot, f, events);
  else if (f.part === 'second') buildSecond(t, s, bot, f, events);
  else mainAction(t, s, bot, f, events);
}

const nextTruck = (t: Tables, s: AutobahnState, done: number): number =>
  trucksInOrder(t, s).find((truck) => !bit(done, truck)) ?? NONE;

export function botHandlers(t: Tables) {
  return {
    botTurn: acts<'botTurn'>('botTurn', 'AB-24.5', (s, f, events) => {
      if (s.bot !== undefined) actionPhase(t, s, s.bot, f.seat, events);
    }),
    botMain: step<'botMain'>((s, f, events) => {
      if (s.bot !== undefined) runPart(t, s, s.bot, f, events);
    }),
    botPhase2: step<'botPhase2'>((s, f) => {
      if (nextTruck(t, s, f.done) !== NONE) s.frames.push({ kind: 'botTrucks', seat: f.seat, done: f.done });
    }),
    botTrucks: acts<'botTrucks'>('botTrucks', 'AB-24.33', (s, f, events) => {
      const truck = nextTruck(t, s, f.done);
      if (s.bot === undefined || truck === NONE) return;
      s.frames.push({ kind: 'botPhase2', seat: f.seat, done: f.done | (1 << truck) });
      const plan = planDrive(t, s, s.bot, truck);
      if (plan === undefined) events?.push({ key: 'event.botStays', params: {} });
      else s.frames.push(plan);
    }),
    botDrive: step<'botDrive'>((s, f, events) => botStep(t, s, f, events)),
    /** AB-24.39 */
    botEnd: step<'botEnd'>((s) => {
      const { bot } = s;
      if (bot === undefined || bot.colourDeck.length > 0) return;
      collectColours(s, bot);
      reshuffleTasks(t, s, bot, true);
    }),
  };
}
