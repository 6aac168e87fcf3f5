/** AB-14: phase 3, and every other movement of a truck; one decision per step. */
import type { Events, Seat } from '../../../kernel/index.ts';
import { deliver, finishDelivery, takeCountryTile } from '../effects/delivering.ts';
import { hasStep, isOnMap, isStuck, listSteps, mayStop, startDrive, suspendedDrive } from '../effects/driving.ts';
import { moveExtra, truckCanMove } from '../effects/station-row.ts';
import { stepTo } from '../effects/stepping.ts';
import type { MoveOf } from '../moves.ts';
import { botFinishesDelivery } from '../solo/deliveries.ts';
import type { AutobahnState, Drive } from '../state.ts';
import { bit, DONE, NONE, ofIndex, STOP, type Tables, TRUCKS } from '../tables.ts';
import { ask, step } from './ask.ts';

const PLUS_2 = 2;

/** AB-14.2, checked when the regular movement begins. */
function isEligible(t: Tables, s: AutobahnState, seat: Seat, truck: number): boolean {
  if (bit(s.moved, truck) || !isOnMap(s, seat, truck)) return false;
  const at = s.trucks[seat * TRUCKS + truck];
  const count = t.sections.length;
  return at < count ? bit(s.colours, t.sections[at].colour) : (t.depots[at - count].colours & s.colours) !== 0;
}

/** AB-14.3 */
function regularSteps(t: Tables, s: AutobahnState, seat: Seat, truck: number): number {
  const { eras } = t.edition;
  const at = s.trucks[seat * TRUCKS + truck];
  let steps = eras.list[s.era - 1].truckSpeed;
  if (at < t.sections.length && s.road[at] === 2) steps += eras.dualCarriagewayExtraStep;
  if (bit(s.boosted, truck)) steps++;
  if (t.cards[s.card].effect === 'truckPlus2') steps += PLUS_2;
  return steps;
}

function regularDrive(t: Tables, s: AutobahnState, seat: Seat, truck: number): Drive {
  return startDrive(t, s, seat, truck, regularSteps(t, s, seat, truck));
}

/** AB-14.1: only after a card, and only if a truck can move. */
export const phase3 = (t: Tables) =>
  step<'phase3'>((s, { seat }) => {
    if (s.card === NONE) return;
    for (let truck = 0; truck < TRUCKS; truck++) {
      if (!isEligible(t, s, seat, truck) || !hasStep(t, s, regularDrive(t, s, seat, truck))) continue;
      s.frames.push({ kind: 'trucks', seat });
      return;
    }
  });

/** The first step of a regular movement names the truck; DONE leaves the other trucks where they are. */
export const trucks = (t: Tables) =>
  ask<'trucks', 'step' | 'deliver' | 'done'>('trucks', 'AB-14.1', {
    moves(s, _, seat) {
      const out: MoveOf<'step' | 'deliver' | 'done'>[] = [];
      for (let truck = 0; truck < TRUCKS; truck++) {
        if (isEligible(t, s, seat, truck)) listSteps(t, s, regularDrive(t, s, seat, truck), out);
      }
      out.push(DONE);
      return out;
    },
    apply(s, f, seat, move, events) {
      if (move.type === 'done') return;
      const truck = move.truck - 1;
      const route = regularDrive(t, s, seat, truck);
      s.moved |= 1 << truck;
      s.frames.push({ kind: 'phase3', seat: f.seat });
      if (move.type === 'step') stepTo(t, s, route, ofIndex(t.index.section, move.section), events);
      else deliver(t, s, seat, truck, ofIndex(t.index.city, move.city), events);
    },
  });

export const driving = (t: Tables) =>
  step<'driving'>((s, f, events) => {
    if (hasStep(t, s, f)) s.frames.push({ ...f, kind: 'drive' });
    else if (!mayStop(t, s, f)) takeBack(s, f, events);
  });

/** a movement that has lost every legal end is taken back to where it began. */
function takeBack(s: AutobahnState, { seat, truck, start }: Drive, events?: Events): void {
  s.trucks[seat * TRUCKS + truck] = start;
  events?.push({ key: 'event.takenBack', params: { seat: { seat } } });
}

export const drive = (t: Tables) =>
  ask<'drive', 'step' | 'deliver' | 'stop'>(
    'drive',
    'AB-14.4',
    {
      moves(s, f) {
        const out: MoveOf<'step' | 'deliver' | 'stop'>[] = [];
        listSteps(t, s, f, out);
        if (mayStop(t, s, f)) out.push(STOP);
        return out;
      },
      apply(s, f, seat, move, events) {
        if (move.type === 'step') stepTo(t, s, f, ofIndex(t.index.section, move.section), events);
        else if (move.type === 'deliver') deliver(t, s, seat, f.truck, ofIndex(t.index.city, move.city), events);
      },
    },
    (_, { left }) => ({ params: { left } }),
  );

/** Which truck makes an extra movement, when two could. */
export const moveTruck = (t: Tables) =>
  ask<'moveTruck', 'moveTruck'>('moveTruck', 'AB-14.6', {
    moves(s, f, seat) {
      const stuck = isStuck(t, s);
      return t.moves.moveTruck.filter(
        (_, truck) => truckCanMove(t, s, seat, truck, f.steps) && (!stuck || suspendedDrive(s, truck) !== NONE),
      );
    },
    apply(s, f, seat, move) {
      moveExtra(t, s, seat, move.truck - 1, f.steps);
    },
  });

/** AB-16.1 step (1), when the tiles of a country differ. */
export const deliveryTile = (t: Tables) =>
  ask<'deliveryTile', 'takeTile'>('deliveryTile', 'AB-16.1', {
    moves(s, f) {
      const out: MoveOf<'takeTile'>[] = [];
      const base = f.country * t.tileSpacesPerCountry;
      for (let i = base; i < base + t.tileSpacesPerCountry; i++) {
        const type = s.countryTiles[i];
        if (type !== NONE && !out.includes(t.moves.takeTile[type])) out.push(t.moves.takeTile[type]);
      }
      return out;
    },
    apply(s, f, seat, move, events) {
      takeCountryTile(t, s, seat, f.country, ofIndex(t.index.tile, move.tile), events);
    },
  });

export const delivered = (t: Tables) =>
  step<'delivered'>((s, f, events) => {
    if (f.seat === s.config.bot) botFinishesDelivery(t, s, f.truck, f.country, events);
    else finishDelivery(t, s, f.seat, f.truck, f.country, events);
  });
