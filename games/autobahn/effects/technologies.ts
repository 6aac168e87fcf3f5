/** AB-11: unlocking technologies. Padlocks are bits in the order of the columns: level 1, level 2, 3a, 3b. */
import type { Events, Seat } from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';
import { type Bonus, bit, NONE, type Tables } from '../tables.ts';
import { padlockText } from '../terms.ts';
import { bonus } from './bonuses.ts';

export const UPGRADE_DEVELOP = 0;
export const UPGRADE_DISCOUNT = 1;
export const LOAD_DEVELOP = 4;
export const SECOND_TRUCK = 5;
export const STATION_DEVELOP = 8;
export const STATION_BONUS = 9;
const COLUMN = 4;
const COLUMNS = 3;
const LEVEL_1 = 0b0001_0001_0001;
const LEVEL_2 = 0b0010_0010_0010;
const ALL_PADLOCKS = 0b1111_1111_1111;
const MOVE_AFTER_LOAD = 2;

/** Padlocks that may be filled next: the lowest free level of each column, on level 3 either (AB-11.2). */
export function openPadlocks(padlocks: number): number {
  let open = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const mine = (padlocks >> (column * COLUMN)) & 0b1111;
    const free = (mine & 1) === 0 ? 1 : (mine & 2) === 0 ? 2 : 0b1100 & ~mine;
    open |= free << (column * COLUMN);
  }
  return open;
}

export const hasPadlock = (padlocks: number): boolean => padlocks !== ALL_PADLOCKS;

/** What a padlock brings once; the lasting effects work by themselves (AB-11.5). */
const ONCE: Readonly<Record<string, Bonus | undefined>> = {
  gainCard: bonus('gainCard'),
  upgradeAnywhere: bonus('upgradeLink'),
  stationAnywhere: bonus('buildStation'),
  loadAnywhereAndMove2: bonus('loadTruck', MOVE_AFTER_LOAD),
};

function ownEffect(t: Tables, s: AutobahnState, seat: Seat, padlock: number): void {
  const gained = ONCE[t.padlocks[padlock].effect];
  if (gained !== undefined) s.frames.push({ kind: 'gain', seat, bonus: gained, chosen: false, colour: NONE });
}

/** AB-11.3: own effect, access, row bonus; the row bonus waits below. `token` is a colour, or NONE for a colourless one. */
export function unlockPadlock(
  t: Tables,
  s: AutobahnState,
  seat: Seat,
  token: number,
  padlock: number,
  events?: Events,
): void {
  if (token === NONE) s.extraTokens[seat]--;
  else s.tokens[seat] &= ~(1 << token);
  s.padlocks[seat] |= 1 << padlock;
  events?.push({ key: 'event.unlock', params: { seat: { seat }, technology: padlockText(t, padlock) } });
  for (const [row, mask] of [LEVEL_1, LEVEL_2].entries()) {
    if (bit(mask, padlock) && (s.padlocks[seat] & mask) === mask)
      s.frames.push({ kind: 'gain', seat, bonus: t.rowBonuses[row], chosen: false, colour: NONE });
  }
  ownEffect(t, s, seat, padlock);
}
