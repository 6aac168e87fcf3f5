/** Lines of the log as pictures, 16 × 16. */
import type { ReactNode } from 'react';

const DIE = 'M3 3H13V13H3ZM6 6h.1M10 10h.1M10 6h.1M6 10h.1';
const TRACK = 'M1 6H15M1 10H15M4 4V12M8 4V12M12 4V12';
const LINK = 'M3.500 8m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12.500 8m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5.500 8H10.500';
const CUBE = 'M3 6L6 3H14V11L11 14H3ZM3 6H11V14M11 6L14 3';
const ENGINE = 'M2 11V4H7V7H13V11ZM5 13h.1M11 13h.1M10 7V4';
const TILE = 'M4 2H12V14H4ZM9 4L6.500 8H8L7 12';
const ORDER = 'M2 4H14V12H2ZM5 7V9M8 7V9M11 7V9';
const CROSS =
  'M8 1.500L13.600 4.800V11.200L8 14.500 2.400 11.200V4.800ZM5.500 5.500L10.500 10.500M10.500 5.500L5.500 10.500';
const EMPTY = 'M3 6L6 3H14V11L11 14H3ZM2 14L14 2';
const FLAG = 'M4 14V2H12L10 5 12 8H4';
const PASS = 'M3 8H12M9 4.500L12.500 8 9 11.500';

const ICONS: Readonly<Record<string, string>> = {
  'event.firstPlayer': FLAG,
  'event.levelMap': 'M2 5H14V11H2ZM2 8H14M6 5V8M10 8V11',
  'event.goods': CUBE,
  'event.row': CUBE,
  'event.tiles': TILE,
  'event.orders': ORDER,
  'event.startingTile': FLAG,
  'event.declinesStarting': PASS,
  'event.noOwnLoad': EMPTY,
  'event.ownLoad': CUBE,
  'event.evaDifficulty': CROSS,
  'event.roll': DIE,
  'event.takesDie': DIE,
  'event.takesTwoDice': DIE,
  'event.seizesDie': DIE,
  'event.declinesSeize': PASS,
  'event.changesDie': TILE,
  'event.rerollsDie': TILE,
  'event.draws': TRACK,
  'event.link': LINK,
  'event.upgrades': ENGINE,
  'event.delivers': CUBE,
  'event.deliversOwn': CUBE,
  'event.usesTiles': TILE,
  'event.cityEmpty': EMPTY,
  'event.takesTile': TILE,
  'event.takesTileFrom': TILE,
  'event.turnsTile': TILE,
  'event.tileReturned': TILE,
  'event.exchanges': ORDER,
  'event.passes': PASS,
  'event.evaDie': DIE,
  'event.signalChange': DIE,
  'event.declinesEva': PASS,
  'event.evaCrosses': CROSS,
  'event.evaTakesBack': TILE,
  'event.evaRerolls': DIE,
  'event.evaTooWeak': PASS,
  'event.evaRemoves': EMPTY,
  'event.blocksEva': TILE,
  'event.end.emptyCities': FLAG,
  'event.end.standstill': FLAG,
  'event.end.turnLimit': FLAG,
  'event.end.evaFull': FLAG,
  'change.deliveries': CUBE,
  'change.goods': CUBE,
  'change.kept': CUBE,
  'change.ownLoad': CUBE,
  'change.strength': ENGINE,
  'change.boxes': ENGINE,
  'change.links': LINK,
  'change.tracks': TRACK,
  'change.die': DIE,
  'change.dice': DIE,
  'change.bonus': FLAG,
  'change.crossed': CROSS,
};

export function EventIcon({ event }: { readonly event: string }): ReactNode {
  const d = ICONS[event];
  if (d === undefined) return null;
  return (
    <svg className="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} strokeWidth="1.500" />
    </svg>
  );
}
