/** AB-24.33, AB-24.34: how Autobot's trucks drive. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { deliver, firstTile, takeCountryTile } from '../effects/delivering.ts';
import { isFreeToEnd } from '../effects/driving.ts';
import { gainMoney } from '../effects/money.ts';
import { passingMoney } from '../effects/station-row.ts';
import { takeWineToken, WINE_DELIVERED } from '../modules/wine.ts';
import type { AutobahnState, BotState, FrameOf } from '../state.ts';
import { NOBODY, NONE, ON_BOARD, type Tables, TRUCKS } from '../tables.ts';
import { goodsText, linkText, sectionText } from '../terms.ts';
import { bestPath, goalsOf, isWineTarget } from './paths.ts';
import { soloBonus } from './tiles.ts';

const speedOf = (t: Tables, s: AutobahnState): number =>
  t.edition.eras.list[s.era - 1].truckSpeed + (s.config.solo.fastTrucks ? 1 : 0);

/** As far as built road and steps allow, ending on a free section; the step beyond the foreign city delivers. */
export function planDrive(t: Tables, s: AutobahnState, bot: BotState, truck: number): FrameOf<'botDrive'> | undefined {
  const seat = s.config.bot;
  const place = s.trucks[seat * TRUCKS + truck];
  const wine = isWineTarget(t, bot.targets[truck]);
  const goals = goalsOf(t, s, bot.targets[truck]);
  const path = bestPath(t, s, place, goals);
  if (path.length === 0 && goals[place] !== true) return undefined;
  const steps = speedOf(t, s);
  const firstGap = path.findIndex((section) => s.road[section] === 0);
  const reach = path.slice(0, Math.min(steps, firstGap < 0 ? path.length : firstGap));
  const onGoal = firstGap < 0 && reach.length === path.length;
  if (wine && onGoal && reach.length > 0)
    return { kind: 'botDrive', seat, truck, start: place, path: reach, city: NONE };
  if (!wine && onGoal && reach.length < steps) {
    const goal = reach.length > 0 ? reach[reach.length - 1] : place;
    return { kind: 'botDrive', seat, truck, start: place, path: reach, city: t.sections[goal].foreign };
  }
  for (let length = reach.length; length > 0; length--) {
    if (isFreeToEnd(s, reach[length - 1])) {
      return { kind: 'botDrive', seat, truck, start: place, path: reach.slice(0, length), city: NONE };
    }
  }
  return undefined;
}

/** One step, with what the station passed brings; or the delivery at the end. */
export function botStep(t: Tables, s: AutobahnState, f: FrameOf<'botDrive'>, events?: Events): void {
  const { seat, truck, path } = f;
  const { bot } = s;
  if (bot === undefined || s.trucks[seat * TRUCKS + truck] === ON_BOARD) return;
  if (path.length === 0) {
    if (f.city !== NONE) botDelivers(t, s, truck, f.city, events);
    return;
  }
  const [next, ...rest] = path;
  const before = s.trucks[seat * TRUCKS + truck];
  const goods = s.goods[seat * TRUCKS + truck];
  const wine = isWineTarget(t, bot.targets[truck]) && goalsOf(t, s, bot.targets[truck])[next];
  const ends = rest.length === 0 && f.city === NONE && !wine;
  if (ends && !isFreeToEnd(s, next)) {
    s.trucks[seat * TRUCKS + truck] = f.start;
    events?.push({ key: 'event.takenBack', params: { seat: { seat } } });
    return;
  }
  s.trucks[seat * TRUCKS + truck] = next;
  events?.push({
    key: 'event.step',
    params: { seat: { seat }, goods: goodsText(goods), section: sectionText(t, next) },
  });
  if (rest.length > 0 || f.city !== NONE) s.frames.push({ ...f, path: rest });
  if (wine) wineArrives(t, s, bot, truck, events);
  if (before < t.sections.length && t.sections[before].twin === next) {
    botPasses(t, s, seat, t.sections[next].link, events);
  }
}

function wineArrives(t: Tables, s: AutobahnState, bot: BotState, truck: number, events?: Events): void {
  const seat = s.config.bot;
  s.trucks[seat * TRUCKS + truck] = ON_BOARD;
  s.goods[seat * TRUCKS + truck] = NONE;
  bot.targets[truck] = NONE;
  s.wineState[seat] = WINE_DELIVERED;
  events?.push({ key: 'event.wineArrived', params: { seat: { seat } } });
  takeWineToken(t, s, seat);
}

/** Its own station: the rightmost revealed bonus, with an upgrade the two rightmost (AB-27.6). */
function botPasses(t: Tables, s: AutobahnState, seat: Seat, link: number, events?: Events): void {
  const owner = s.stationAt[link];
  if (owner === NOBODY) return;
  const upgraded = s.upgradeAt[link] !== NONE;
  if (owner !== seat) {
    events?.push({ key: 'event.passed', params: { seat: { seat }, owner: { seat: owner }, link: linkText(t, link) } });
    gainMoney(s, owner, passingMoney(t, s, owner, upgraded), events);
    return;
  }
  const row = t.edition.solo.boards[s.config.solo.board].stationRow;
  const count = upgraded ? t.edition.modules.services.bonusesWhenPassingOwn : 1;
  const revealed = row.slice(0, s.stations[seat]).slice(-count);
  events?.push({ key: 'event.botOwnStation', params: { link: linkText(t, link) } });
  for (const bonus of revealed) {
    s.frames.push({ kind: 'gain', seat, bonus: soloBonus(bonus), chosen: true, colour: NONE });
  }
}

/** AB-24.35: the first remaining tile of the country, then the rest of the delivery. */
function botDelivers(t: Tables, s: AutobahnState, truck: number, city: number, events?: Events): void {
  const { country } = t.cities[city];
  const tile = firstTile(t, s, country);
  deliver(t, s, s.config.bot, truck, city, events);
  const top = s.frames[s.frames.length - 1];
  if (top.kind !== 'deliveryTile') return;
  s.frames.pop();
  takeCountryTile(t, s, s.config.bot, country, tile, events);
}
