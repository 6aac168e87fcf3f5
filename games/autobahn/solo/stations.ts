/** AB-24.28–24.30, AB-27.6: where Autobot builds or upgrades a station. */
import type { Events } from '../../../kernel/index.ts';
import { COLOURS } from '../components/edition.ts';
import { PROMOTE_1 } from '../effects/bonuses.ts';
import { canStationAt, canUpgradeStation, placeStation, placeUpgrade } from '../effects/stations.ts';
import type { AutobahnState } from '../state.ts';
import { bit, NONE, type Tables } from '../tables.ts';
import { reasonText } from '../terms.ts';
import { byCompass, type Choice, type Criterion, choose } from './choose.ts';
import { distanceFromStation } from './distances.ts';
import { soloBonus } from './tiles.ts';

const BLACK_ONLY = 1 << COLOURS.indexOf('black');

/** AB-24.29 */
function stationCriteria(t: Tables, s: AutobahnState, colours: number): Criterion<number>[] {
  const onBlack = colours === BLACK_ONLY;
  const goal = onBlack ? t.centre : t.blackCities;
  return [
    { reason: onBlack ? 'reason.centre' : 'reason.black', rank: (link) => distanceFromStation(t, s, link, goal) },
    ...byCompass<number>(s.era, (link) => t.links[link]),
  ];
}

function linksWith(t: Tables, colours: number, fits: (link: number) => boolean): number[] {
  const found: number[] = [];
  for (let i = 0; i < t.links.length; i++) if (bit(colours, t.links[i].colour) && fits(i)) found.push(i);
  return found;
}

function upgradeChoice(t: Tables, s: AutobahnState, colours: number): Choice<number> | undefined {
  return choose(
    linksWith(t, colours, (link) => canUpgradeStation(t, s, s.config.bot, link)),
    stationCriteria(t, s, colours),
  );
}

function stationChoice(t: Tables, s: AutobahnState, colours: number): Choice<number> | undefined {
  return choose(
    linksWith(t, colours, (link) => canStationAt(t, s, s.config.bot, link)),
    stationCriteria(t, s, colours),
  );
}

export function stationViable(t: Tables, s: AutobahnState, colours: number): boolean {
  const { bot } = s.config;
  return (
    linksWith(t, colours, (link) => canUpgradeStation(t, s, bot, link) || canStationAt(t, s, bot, link)).length > 0
  );
}

function upgrade(t: Tables, s: AutobahnState, link: number, events?: Events): void {
  const seat = s.config.bot;
  let leftmost = 0;
  while (!bit(s.upgradesLeft, leftmost)) leftmost++;
  placeUpgrade(t, s, seat, link, leftmost, events);
  s.frames.push({ kind: 'gain', seat, bonus: PROMOTE_1, chosen: true, colour: NONE });
}

/** An upgrade first; the n-th station brings the n-th bonus of the row. Says whether anything was done. */
export function botStation(t: Tables, s: AutobahnState, colours: number, events?: Events): boolean {
  const better = upgradeChoice(t, s, colours);
  const choice = better ?? stationChoice(t, s, colours);
  if (choice === undefined || s.bot === undefined) return false;
  events?.push({ key: 'event.botReason', params: { reason: reasonText(t, choice.reason) } });
  s.bot.mainColour = t.links[choice.pick].colour;
  if (better !== undefined) {
    upgrade(t, s, choice.pick, events);
    return true;
  }
  const seat = s.config.bot;
  placeStation(t, s, seat, choice.pick, events);
  const row = t.edition.solo.boards[s.config.solo.board].stationRow;
  s.frames.push({ kind: 'gain', seat, bonus: soloBonus(row[s.stations[seat] - 1]), chosen: true, colour: NONE });
  return true;
}
