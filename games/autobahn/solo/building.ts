/** AB-24.14–24.19: what Autobot builds or upgrades. */
import type { Events } from '../../../kernel/index.ts';
import { buildSection } from '../effects/building.ts';
import { upgradeLink } from '../effects/upgrading.ts';
import { extendsNetwork, isComplete, isUpgradable, tileSource } from '../network.ts';
import type { AutobahnState } from '../state.ts';
import { bit, NONE, type Tables, TRUCKS } from '../tables.ts';
import { reasonText } from '../terms.ts';
import { byCompass, type Choice, type Criterion, choose, prefer } from './choose.ts';
import { distanceFromLink, distanceFromSection } from './distances.ts';
import { goalsOf, helpfulSections, trucksInOrder } from './paths.ts';

export function buildable(t: Tables, s: AutobahnState, colours: number): number[] {
  if (tileSource(s) === NONE) return [];
  const found: number[] = [];
  for (let i = 0; i < t.sections.length; i++) {
    if (bit(colours, t.sections[i].colour) && extendsNetwork(t, s, i)) found.push(i);
  }
  return found;
}

/** AB-24.15 */
export function buildCriteria(t: Tables, s: AutobahnState): Criterion<number>[] {
  const seat = s.config.bot;
  const helping = trucksInOrder(t, s).map((truck): Criterion<number> => {
    const place = s.trucks[seat * TRUCKS + truck];
    const helpful = helpfulSections(t, s, place, goalsOf(t, s, s.bot?.targets[truck] ?? NONE));
    return prefer('reason.truck', (section) => helpful.includes(section));
  });
  return [
    ...helping,
    prefer('reason.tile', (section) => s.roadTiles[section] !== NONE),
    { reason: 'reason.black', rank: (section) => distanceFromSection(t, s, section, t.blackCities) },
    ...byCompass<number>(s.era, (section) => t.sections[section]),
  ];
}

/** The first truck that any candidate helps decides alone. */
function withFirstTruck(criteria: readonly Criterion<number>[], candidates: readonly number[]): Criterion<number>[] {
  const first = criteria.find(
    (c) => c.reason === 'reason.truck' && candidates.some((section) => c.rank(section) === 0),
  );
  return [...(first === undefined ? [] : [first]), ...criteria.filter((c) => c.reason !== 'reason.truck')];
}

export function chooseSection(t: Tables, s: AutobahnState, candidates: readonly number[]): Choice<number> | undefined {
  if (candidates.length < 2) return choose(candidates, []);
  return choose(candidates, withFirstTruck(buildCriteria(t, s), candidates));
}

export function upgradable(t: Tables, s: AutobahnState, colours: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < t.links.length; i++) {
    if (bit(colours, t.links[i].colour) && isUpgradable(t, s, i)) found.push(i);
  }
  return found;
}

/** AB-24.16, AB-26.7 */
export function chooseUpgrade(t: Tables, s: AutobahnState, colours: number): Choice<number> | undefined {
  return choose(upgradable(t, s, colours), [
    prefer('reason.traffic', (link) => t.links[link].sections.some((section) => s.traffic[section] !== 0)),
    { reason: 'reason.black', rank: (link) => distanceFromLink(t, s, link, t.blackCities) },
    { reason: 'reason.centre', rank: (link) => distanceFromLink(t, s, link, t.centre) },
    ...byCompass<number>(s.era, (link) => t.links[link]),
  ]);
}

export function botBuilds(t: Tables, s: AutobahnState, choice: Choice<number>, events?: Events): void {
  events?.push({ key: 'event.botReason', params: { reason: reasonText(t, choice.reason) } });
  useColour(s, t.sections[choice.pick].colour);
  buildSection(t, s, s.config.bot, choice.pick, 0, events);
}

export function botUpgrades(t: Tables, s: AutobahnState, choice: Choice<number>, events?: Events): void {
  events?.push({ key: 'event.botReason', params: { reason: reasonText(t, choice.reason) } });
  useColour(s, t.links[choice.pick].colour);
  upgradeLink(t, s, s.config.bot, choice.pick, events);
}

function useColour(s: AutobahnState, colour: number): void {
  if (s.bot !== undefined) s.bot.mainColour = colour;
}

/** AB-24.14: build if possible, otherwise upgrade; says whether anything was done. */
export function buildOrUpgrade(t: Tables, s: AutobahnState, colours: number, events?: Events): boolean {
  const section = chooseSection(t, s, buildable(t, s, colours));
  if (section !== undefined) {
    botBuilds(t, s, section, events);
    return true;
  }
  return upgradeOnly(t, s, colours, events);
}

export function upgradeOnly(t: Tables, s: AutobahnState, colours: number, events?: Events): boolean {
  const link = chooseUpgrade(t, s, colours);
  if (link === undefined) return false;
  botUpgrades(t, s, link, events);
  return true;
}

/** Looks at the network as if a section were built. */
export function asIfBuilt<T>(t: Tables, s: AutobahnState, section: number, look: () => T): T {
  const { cities } = t.sections[section];
  const before = cities.map((city) => s.connected[city]);
  s.road[section] = 1;
  for (const city of cities) s.connected[city] = 1;
  const seen = look();
  s.road[section] = 0;
  cities.forEach((city, i) => {
    s.connected[city] = before[i];
  });
  return seen;
}

/** Cities a section would newly connect. */
export const freshCities = (t: Tables, s: AutobahnState, section: number): number[] =>
  t.sections[section].cities.filter((city) => s.connected[city] === 0);

/** Whether building a section completes a link to a city not connected before; `fresh` were connected just now. */
export function reachesNewCity(t: Tables, s: AutobahnState, section: number, fresh: readonly number[]): boolean {
  const { link } = t.sections[section];
  const { from, to } = t.links[link];
  const isNew = (city: number): boolean => s.connected[city] === 0 || fresh.includes(city);
  if (!isNew(from) && !isNew(to)) return false;
  return asIfBuilt(t, s, section, () => isComplete(t, s, link));
}
