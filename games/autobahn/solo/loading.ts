/** AB-24.22–24.27, AB-24.47, AB-25.9: what Autobot loads, and for which country. */
import type { Events } from '../../../kernel/index.ts';
import { firstTile } from '../effects/delivering.ts';
import { depotOpen, loadAtDepot } from '../effects/loading.ts';
import type { AutobahnState, BotState } from '../state.ts';
import { bit, NONE, ON_BOARD, PHARMACEUTICALS, type Tables, TRUCKS, WINE } from '../tables.ts';
import { countryText, reasonText } from '../terms.ts';
import { choose, prefer } from './choose.ts';
import { costFrom, goalsOf, sectionsMissing } from './paths.ts';
import { isConnected, isPharmaTarget } from './targets.ts';

export type LoadPlan =
  | { readonly kind: 'wine'; readonly wine: number }
  | { readonly kind: 'goods'; readonly depot: number; readonly country: number; readonly reason: string };

function freeTruck(s: AutobahnState): number {
  for (let truck = 0; truck < TRUCKS; truck++) if (s.trucks[s.config.bot * TRUCKS + truck] === ON_BOARD) return truck;
  return NONE;
}

const boardRows = (t: Tables, s: AutobahnState) => t.boards[s.boards[s.config.bot]];

/** AB-25.7: in era 3, if the outer section of the country is built and free. */
function winePlan(t: Tables, s: AutobahnState, bot: BotState, colours: number): LoadPlan | undefined {
  if (s.era < 3 || bot.wineTaken !== NONE) return undefined;
  const ready = bot.wines.filter((wine) => {
    const { colour, section } = t.wines[wine];
    return bit(colours, colour) && s.road[section] !== 0 && !s.trucks.includes(section);
  });
  const rows = boardRows(t, s);
  const choice = choose(ready, [
    { reason: 'reason.board', rank: (wine) => rows.findIndex((row) => row.country === t.wines[wine].country) },
  ]);
  return choice === undefined ? undefined : { kind: 'wine', wine: choice.pick };
}

/** AB-24.27 */
function pharmaPlan(t: Tables, s: AutobahnState, colours: number, truck: number): LoadPlan | undefined {
  for (let depot = 0; depot < t.depots.length; depot++) {
    const { goods, colours: own } = t.depots[depot];
    if (goods !== PHARMACEUTICALS || (own & colours) === 0 || !depotOpen(t, s, depot)) continue;
    const country = t.pharmaOrder.find((candidate) => isPharmaTarget(t, s, candidate, truck));
    if (country !== undefined) return { kind: 'goods', depot, country, reason: 'reason.pharma' };
  }
  return undefined;
}

/** AB-24.23 */
function allowedCountries(t: Tables, s: AutobahnState, bot: BotState, depots: readonly number[]): number[] {
  const offered = depots.map((depot) => t.depots[depot].goods);
  return boardRows(t, s)
    .filter((row) => offered.includes(row.goods) && t.countries[row.country].fromEra <= s.era)
    .map((row) => row.country)
    .filter((country) => !bit(s.delivered[s.config.bot], country) && !bot.targets.includes(country));
}

/** Country first (AB-24.26), then the depot nearest to it (AB-24.25). */
function goodsPlan(t: Tables, s: AutobahnState, bot: BotState, colours: number): LoadPlan | undefined {
  const depots = t.depots.flatMap((depot, i) =>
    depot.goods !== PHARMACEUTICALS && (depot.colours & colours) !== 0 && depotOpen(t, s, i) ? [i] : [],
  );
  const country = choose(allowedCountries(t, s, bot, depots), [
    prefer('reason.connected', (c) => isConnected(t, s, c)),
    prefer('reason.deliveryTile', (c) => firstTile(t, s, c) !== NONE),
    { reason: 'reason.missing', rank: (c) => sectionsMissing(t, s, c) },
  ]);
  if (country === undefined) return undefined;
  const wanted = t.boardRow[s.boards[s.config.bot]][country.pick].goods;
  const goals = goalsOf(t, s, country.pick);
  const depot = choose(
    depots.filter((d) => t.depots[d].goods === wanted),
    [{ reason: 'reason.nearest', rank: (d) => Math.round(costFrom(t, s, t.sections.length + d, goals) / 1e6) }],
  );
  if (depot === undefined) return undefined;
  const reason = country.reason === 'reason.order' ? 'reason.board' : country.reason;
  return { kind: 'goods', depot: depot.pick, country: country.pick, reason };
}

/** What Load truck would do now; undefined when it is not viable. */
export function loadPlan(t: Tables, s: AutobahnState, colours: number): LoadPlan | undefined {
  const { bot } = s;
  const truck = freeTruck(s);
  if (bot === undefined || truck === NONE) return undefined;
  return winePlan(t, s, bot, colours) ?? pharmaPlan(t, s, colours, truck) ?? goodsPlan(t, s, bot, colours);
}

export function botLoads(t: Tables, s: AutobahnState, colours: number, events?: Events): void {
  const { bot } = s;
  const plan = loadPlan(t, s, colours);
  const truck = freeTruck(s);
  if (bot === undefined || plan === undefined) return;
  bot.loadedAt[truck] = ++bot.loads;
  if (plan.kind === 'wine') {
    loadBotWine(t, s, bot, truck, plan.wine, events);
    return;
  }
  loadAtDepot(t, s, s.config.bot, truck, plan.depot, events);
  bot.targets[truck] = plan.country;
  bot.mainColour = t.depots[plan.depot].colours & colours ? lowest(t.depots[plan.depot].colours & colours) : NONE;
  events?.push({
    key: 'event.botTarget',
    params: { country: countryText(t, plan.country), reason: reasonText(t, plan.reason) },
  });
}

const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

function loadBotWine(t: Tables, s: AutobahnState, bot: BotState, truck: number, wine: number, events?: Events): void {
  const { section, country, destination, colour } = t.wines[wine];
  bot.wines = [];
  bot.wineTaken = wine;
  bot.targets[truck] = t.countries.length;
  bot.mainColour = colour;
  s.trucks[s.config.bot * TRUCKS + truck] = section;
  s.goods[s.config.bot * TRUCKS + truck] = WINE;
  events?.push({
    key: 'event.loadWine',
    params: { seat: { seat: s.config.bot }, country: countryText(t, country), city: t.cities[destination].name },
  });
}
