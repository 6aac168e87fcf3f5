/** AB-6.6 step 4: effects triggered by an action, in the order the player chooses (AB-1.9). */
import type { Seat } from '../../../kernel/index.ts';
import { bonus, DEVELOP_1 } from '../effects/bonuses.ts';
import { leavesAction, mayDecline, trackMoney } from '../effects/feasible.ts';
import { gainRow, rowPossible } from '../effects/station-row.ts';
import { LOAD_DEVELOP, STATION_BONUS, STATION_DEVELOP, UPGRADE_DEVELOP } from '../effects/technologies.ts';
import type { MoveOf, Trigger } from '../moves.ts';
import type { AutobahnState, Due, FrameOf } from '../state.ts';
import { BUILD_ROAD, BUILD_STATION, bit, DECLINE, LOAD_TRUCK, NONE, type Tables, UPGRADE_LINK } from '../tables.ts';
import { ask, step } from './ask.ts';
import { listTiles, useTile } from './bonus-tile.ts';

const RESOLVE: Record<Trigger, MoveOf<'resolve'>> = {
  technology: { type: 'resolve', trigger: 'technology' },
  card: { type: 'resolve', trigger: 'card' },
  stationRow: { type: 'resolve', trigger: 'stationRow' },
};

/** Level-1 technology that develops at this action (AB-11.5). */
const developsAt = (action: number): number =>
  action === UPGRADE_LINK ? UPGRADE_DEVELOP : action === LOAD_TRUCK ? LOAD_DEVELOP : STATION_DEVELOP;

const TECHNOLOGY_DEVELOP: Due = { trigger: 'technology', bonus: DEVELOP_1, position: NONE, link: NONE };

function dueAfter(t: Tables, s: AutobahnState, f: FrameOf<'performed'>): readonly Due[] {
  const due: Due[] = [];
  const mine = s.padlocks[f.seat];
  if (f.action !== BUILD_ROAD && bit(mine, developsAt(f.action))) due.push(TECHNOLOGY_DEVELOP);
  if (f.action === BUILD_STATION && f.newStation && bit(mine, STATION_BONUS)) {
    due.push({ trigger: 'stationRow', bonus: DEVELOP_1, position: s.stations[f.seat] - 1, link: f.link });
  }
  const steps = f.byCard ? stepsByCard(t, s, f) : 0;
  if (steps > 0) due.push({ trigger: 'card', bonus: bonus('develop', steps), position: NONE, link: NONE });
  return due;
}

/** AB-23.3: `buildDevelop`, `upgradeDevelop`. */
function stepsByCard(t: Tables, s: AutobahnState, f: FrameOf<'performed'>): number {
  const { effect } = t.cards[s.card];
  if (f.action === BUILD_ROAD && effect === 'buildDevelop') return 1;
  if (f.action === UPGRADE_LINK && effect === 'upgradeDevelop') return t.links[f.link].sections.length;
  return 0;
}

export const performed = (t: Tables) =>
  step<'performed'>((s, f) => {
    if (f.seat === s.config.bot) return;
    const due = dueAfter(t, s, f);
    if (due.length > 0) s.frames.push({ kind: 'effects', seat: f.seat, due, byCard: f.byCard });
  });

/** A row bonus that is paid for may not leave the action to come impossible (AB-6.10). */
function isDue(t: Tables, s: AutobahnState, seat: Seat, item: Due): boolean {
  if (item.trigger !== 'stationRow') return true;
  return rowPossible(t, s, seat, item.position) && leavesAction(t, s, seat, item.position);
}

/** Money that the effects still due bring for certain. */
function moneyDue(t: Tables, s: AutobahnState, { seat, due }: FrameOf<'effects'>): number {
  let steps = 0;
  let sum = 0;
  for (const { trigger, bonus: gained, position } of due) {
    const entry = trigger === 'stationRow' ? t.edition.playerBoard.stationRow.list[position] : undefined;
    if (entry === undefined) steps += gained.amount;
    else if (entry.kind === 'money') sum += entry.high;
    else if (entry.kind === 'develop') steps += entry.amount;
  }
  return sum + trackMoney(t, s, seat, steps);
}

export const effects = (t: Tables) =>
  ask<'effects', 'resolve' | 'useTile' | 'decline'>('effects', 'AB-6.6', {
    moves(s, f, seat) {
      const out: MoveOf<'resolve' | 'useTile' | 'decline'>[] = [];
      for (const item of f.due) if (isDue(t, s, seat, item)) out.push(RESOLVE[item.trigger]);
      if (f.byCard && out.length > 0) listTiles(t, s, seat, out);
      if (out.length === 0 || mayDecline(t, s, seat, moneyDue(t, s, f))) out.push(DECLINE);
      return out;
    },
    apply(s, f, seat, move, events) {
      if (move.type === 'useTile') {
        s.frames.push(f);
        useTile(t, s, seat, move.tile, events);
        return;
      }
      if (move.type === 'decline') return;
      const item = f.due.find((due) => due.trigger === move.trigger);
      if (item === undefined) throw new Error(`nothing of ${move.trigger} is due`);
      if (f.due.length > 1) s.frames.push({ ...f, due: f.due.filter((due) => due !== item) });
      if (item.trigger === 'stationRow') {
        gainRow(t, s, seat, t.edition.playerBoard.stationRow.list[item.position], item.link, events);
      } else s.frames.push({ kind: 'developing', seat, left: item.bonus.amount });
    },
  });
