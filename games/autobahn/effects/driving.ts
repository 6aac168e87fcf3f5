/** AB-14: how trucks drive, step by step. */
import type { Seat } from '../../../kernel/index.ts';
import { touchesDestination } from '../modules/wine.ts';
import type { MoveOf, Sink } from '../moves.ts';
import type { AutobahnState, Drive } from '../state.ts';
import { bit, NONE, ON_BOARD, type Tables, TRUCKS, WINE } from '../tables.ts';

const HALF = 31;

export const enteredLo = (lo: number, section: number): number => (section < HALF ? lo | (1 << section) : lo);
export const enteredHi = (hi: number, section: number): number => (section < HALF ? hi : hi | (1 << (section - HALF)));
const wasEntered = (lo: number, hi: number, section: number): boolean =>
  section < HALF ? bit(lo, section) : bit(hi, section - HALF);

/** A movement from where the truck stands now; the section it starts on counts as entered (AB-14.4). */
export function startDrive(t: Tables, s: AutobahnState, seat: Seat, truck: number, left: number): Drive {
  const at = s.trucks[seat * TRUCKS + truck];
  const onSection = at >= 0 && at < t.sections.length;
  return { seat, truck, left, start: at, lo: onSection ? enteredLo(0, at) : 0, hi: onSection ? enteredHi(0, at) : 0 };
}

export const isOnMap = (s: AutobahnState, seat: Seat, truck: number): boolean =>
  s.trucks[seat * TRUCKS + truck] !== ON_BOARD;

/** Sections a truck at a place touches, built or not. */
export function sectionsAhead(t: Tables, at: number): readonly number[] {
  const count = t.sections.length;
  return at < count ? t.sections[at].neighbours : t.cities[t.depots[at - count].city].sections;
}

/** No truck stands there and no traffic token lies there (AB-14.5, AB-26.3). */
export function isFreeToEnd(s: AutobahnState, section: number): boolean {
  return s.traffic[section] === 0 && !isOccupied(s, section);
}

export function isOccupied(s: AutobahnState, section: number): boolean {
  const { trucks } = s;
  for (let i = 0; i < trucks.length; i++) if (trucks[i] === section) return true;
  return isKept(s, section);
}

/** Where an unfinished movement began is kept for its truck. */
function isKept(s: AutobahnState, section: number): boolean {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame.kind === 'driving' && frame.start === section) return true;
  }
  return false;
}

/** Whether the movement may end where the truck is now; depots have room for all. */
export function mayStop(t: Tables, s: AutobahnState, d: Drive): boolean {
  const me = d.seat * TRUCKS + d.truck;
  const at = s.trucks[me];
  if (at === d.start || at >= t.sections.length) return true;
  if (s.traffic[at] !== 0) return false;
  for (let i = 0; i < s.trucks.length; i++) if (i !== me && s.trucks[i] === at) return false;
  return !isKept(s, at);
}

/** Whether a truck that has just entered `at` can still come to a legal end with `left` steps. */
function canFinish(t: Tables, s: AutobahnState, d: Drive, at: number, left: number, lo: number, hi: number): boolean {
  if (isFreeToEnd(s, at)) return true;
  if (left <= 0) return false;
  const wine = s.goods[d.seat * TRUCKS + d.truck] === WINE;
  if (t.sections[at].foreign !== NONE && !wine) return true;
  const ahead = t.sections[at].neighbours;
  for (let i = 0; i < ahead.length; i++) {
    const next = ahead[i];
    if (s.road[next] === 0 || wasEntered(lo, hi, next)) continue;
    if (wine && touchesDestination(t, s, d.seat, next)) return true;
    if (canFinish(t, s, d, next, left - 1, enteredLo(lo, next), enteredHi(hi, next))) return true;
  }
  return false;
}

/** Steps that the station passed on the way from `at` to `next` could add (AB-14.6). */
function stepsFromStation(t: Tables, s: AutobahnState, seat: Seat, at: number, next: number): number {
  if (at >= t.sections.length || t.sections[at].twin !== next) return 0;
  const { link } = t.sections[at];
  if (s.stationAt[link] !== seat || s.passed.includes(link)) return 0;
  const row = t.edition.playerBoard.stationRow.list;
  for (let i = 0; i < s.stations[seat]; i++) {
    const entry = row[i];
    if (entry.kind === 'moveTruck' && !bit(s.rowUsed, i)) return entry.amount;
  }
  return 0;
}

function mayEnter(t: Tables, s: AutobahnState, d: Drive, at: number, next: number): boolean {
  if (s.road[next] === 0 || wasEntered(d.lo, d.hi, next)) return false;
  if (isFreeToEnd(s, next)) return true;
  if (s.goods[d.seat * TRUCKS + d.truck] === WINE && touchesDestination(t, s, d.seat, next)) return true;
  const left = d.left - 1 + stepsFromStation(t, s, d.seat, at, next);
  return canFinish(t, s, d, next, left, enteredLo(d.lo, next), enteredHi(d.hi, next));
}

const canDeliver = (t: Tables, s: AutobahnState, d: Drive, at: number): boolean =>
  at < t.sections.length && t.sections[at].foreign !== NONE && s.goods[d.seat * TRUCKS + d.truck] !== WINE;

export function hasStep(t: Tables, s: AutobahnState, d: Drive): boolean {
  const at = s.trucks[d.seat * TRUCKS + d.truck];
  if (at === ON_BOARD || d.left <= 0) return false;
  if (canDeliver(t, s, d, at)) return true;
  const ahead = sectionsAhead(t, at);
  for (let i = 0; i < ahead.length; i++) if (mayEnter(t, s, d, at, ahead[i])) return true;
  return false;
}

export function listSteps(t: Tables, s: AutobahnState, d: Drive, out: Sink<MoveOf<'step' | 'deliver'>>): void {
  const at = s.trucks[d.seat * TRUCKS + d.truck];
  const ahead = sectionsAhead(t, at);
  const count = t.sections.length;
  for (let i = 0; i < ahead.length; i++) {
    if (mayEnter(t, s, d, at, ahead[i])) out.push(t.moves.step[d.truck * count + ahead[i]]);
  }
  if (canDeliver(t, s, d, at)) out.push(t.moves.deliver[d.truck * t.cities.length + t.sections[at].foreign]);
}

/** The suspended movement of a truck, as an index into the frames; NONE if it is not in the middle of one. */
export function suspendedDrive(s: AutobahnState, truck: number): number {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame.kind === 'driving') return frame.truck === truck ? i : NONE;
  }
  return NONE;
}

/** Whether a truck is suspended on a section it may not end on and could not leave by its own steps. */
export function isStuck(t: Tables, s: AutobahnState): boolean {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame.kind !== 'driving') continue;
    return !mayStop(t, s, frame) && !hasStep(t, s, frame);
  }
  return false;
}

/** A truck that is loaded anew in the middle of its movement has ended it. */
export function endMovement(s: AutobahnState, truck: number): void {
  const i = suspendedDrive(s, truck);
  const frame = i === NONE ? undefined : s.frames[i];
  if (frame?.kind === 'driving') s.frames[i] = { ...frame, left: 0 };
}
