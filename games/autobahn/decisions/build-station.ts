/** AB-10: Build station, or AB-27.2: upgrade one instead. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { actionToCome, leavesAfterStation } from '../effects/feasible.ts';
import { canStationAt, canUpgradeStation, placeStation, placeUpgrade } from '../effects/stations.ts';
import type { MoveOf, Sink } from '../moves.ts';
import type { AutobahnState } from '../state.ts';
import { BUILD_STATION, bit, DECLINE, ofIndex, type Tables } from '../tables.ts';
import { ask } from './ask.ts';

export function listAllowedStations(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  colours: number,
  coming: ReturnType<typeof actionToCome>,
  out: Sink<MoveOf<'buildStation' | 'upgradeStation'>>,
): void {
  for (let link = 0; link < t.links.length; link++) {
    const { colour, hasStation } = t.links[link];
    if (!hasStation || !bit(colours, colour)) continue;
    const fresh = canStationAt(t, s, seat, link);
    if (!fresh && !canUpgradeStation(t, s, seat, link)) continue;
    if (coming !== undefined && !leavesAfterStation(t, s, seat, coming, link)) continue;
    out.push(fresh ? t.moves.buildStation[link] : t.moves.upgradeStation[link]);
  }
}

export function performStation(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  move: MoveOf<'buildStation' | 'upgradeStation'>,
  byCard: boolean,
  events?: Events,
): void {
  const link = ofIndex(t.index.link, move.link);
  const newStation = move.type === 'buildStation';
  s.frames.push({ kind: 'performed', seat, action: BUILD_STATION, link, byCard, newStation });
  if (newStation) placeStation(t, s, seat, link, events);
  else s.frames.push({ kind: 'takeUpgrade', seat, link });
}

export const buildStation = (t: Tables) =>
  ask<'buildStation', 'buildStation' | 'upgradeStation' | 'decline'>('buildStation', 'AB-10.1', {
    moves(s, f, seat) {
      const out: MoveOf<'buildStation' | 'upgradeStation' | 'decline'>[] = [];
      listAllowedStations(t, s, seat, f.colours, actionToCome(s), out);
      if (f.mayDecline || out.length === 0) out.push(DECLINE);
      return out;
    },
    apply(s, f, seat, move, events) {
      if (move.type !== 'decline') performStation(t, s, seat, move, f.byCard, events);
    },
  });

/** AB-27.2: which of the remaining upgrades is taken; its bonus follows at once. */
export const takeUpgrade = (t: Tables) =>
  ask<'takeUpgrade', 'takeUpgrade'>('takeUpgrade', 'AB-27.2', {
    moves: (s) => t.moves.takeUpgrade.filter((_, i) => bit(s.upgradesLeft, i)),
    apply(s, f, seat, move, events) {
      const upgrade = move.position - 1;
      placeUpgrade(t, s, seat, f.link, upgrade, events);
      const { colour } = t.links[f.link];
      s.frames.push({ kind: 'gain', seat, bonus: t.upgrades[upgrade], chosen: false, colour });
    },
  });
