/** AB-10: stations, and AB-27: their upgrades. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { isDual, isStationSpace } from '../network.ts';
import type { AutobahnState } from '../state.ts';
import { bit, NONE, type Tables } from '../tables.ts';
import { linkText } from '../terms.ts';

/** AB-27.2: an own station without upgrade on a dual link. */
export function canUpgradeStation(t: Tables, s: AutobahnState, seat: Seat, link: number): boolean {
  return s.upgradesLeft !== 0 && s.stationAt[link] === seat && s.upgradeAt[link] === NONE && isDual(t, s, link);
}

export function canStationAt(t: Tables, s: AutobahnState, seat: Seat, link: number): boolean {
  return s.stations[seat] < t.stations && isStationSpace(t, s, link);
}

/** Mask of the colours in which Build station can be performed. */
export function stationColours(t: Tables, s: AutobahnState, seat: Seat): number {
  let mask = 0;
  for (let link = 0; link < t.links.length; link++) {
    const { colour, hasStation } = t.links[link];
    if (!hasStation || bit(mask, colour)) continue;
    if (canStationAt(t, s, seat, link) || canUpgradeStation(t, s, seat, link)) mask |= 1 << colour;
  }
  return mask;
}

export function placeStation(t: Tables, s: AutobahnState, seat: Seat, link: number, events?: Events): void {
  s.stationAt[link] = seat;
  s.stations[seat]++;
  events?.push({ key: 'event.station', params: { seat: { seat }, link: linkText(t, link), n: s.stations[seat] } });
}

export function placeUpgrade(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  link: number,
  upgrade: number,
  events?: Events,
): void {
  s.upgradesLeft &= ~(1 << upgrade);
  s.upgradeAt[link] = upgrade;
  events?.push({ key: 'event.stationUpgrade', params: { seat: { seat }, link: linkText(t, link) } });
}
