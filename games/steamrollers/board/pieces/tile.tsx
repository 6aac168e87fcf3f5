/** Action tiles and starting tiles as cards: number as a die, what they do as a drawing, once or always, points. */
import type { ReactNode } from 'react';
import type { StartingTile } from '../../components/edition.ts';
import type { TileFace } from '../model.ts';
import { Pips } from './dice.tsx';

/** Drawings in a box from −16 to 16. */
const EFFECTS: Readonly<Record<string, string>> = {
  setDie: 'M-10-10H10V10H-10ZM-5 0l4 5 7-9',
  takeTwoDice: 'M-13-9H1V5H-13ZM-1-3H13V11H-1Z',
  seizeDie: 'M-2-12H12V2H-2ZM-13 8H0M-6 2l-7 6 7 6',
  dieIsDestination: 'M-13 0H3M-3-6l6 6-6 6M8-9V9M13-9V9',
  distanceBonus: 'M-13 8C-6 8-8-8 0-8S6 8 13 8M8-11v8M4-7h8',
  unlimitedDistance: 'M-13 4h3a4 4 0 0 0 8 0a4 4 0 0 0 8 0h3V-4H2V-10H-5V-4H-13ZM10-10l5 4-5 4',
  enginePlusOne: 'M-13 8V-6H-4V-11H1V-6H5V8ZM11-10V0M6-5H16',
  dieStep: 'M-13 0H-4M4 0H13M8.500-4.500V4.500M-1 11L1-11',
  dieRerollOrFlip: 'M-11 2A11 11 0 1 1-7 9M-13 12l6-3-5-5M-4-4H4V4H-4Z',
  anyTrackKind: 'M-12 12L-9 3 7-13 13-7-3 9ZM-9 3l6 6',
  rerollEvaDie: 'M-4 12V-12H6V4H-4M1-8h.1M1-1h.1M-9 12H1M10-8q5 8 0 16',
  blockEvaDelivery: 'M-13-6H5V7H-13ZM-9 11h.1M1 11h.1M9-11a4 4 0 1 1 0 8M9-3v6M5 3h8',
};

const STARTING: Readonly<Record<StartingTile, string>> = {
  engine: 'M-13 8V-6H-2V-12H5V-6H12V8ZM-8 12h.1M6 12h.1',
  track: 'M-14-4H14M-14 4H14M-9-8V8M-3-8V8M3-8V8M9-8V8',
  plusTwo: 'M-12 0H-2M-7-5V5M2-5q0-5 5-5t5 5q0 3-10 13H12',
  actionTile: 'M-10-13H10V13H-10ZM3-8L-4 2H0L-3 9',
  ownLoad: 'M-11-4L-5-10H11V4L5 10H-11ZM-11-4H5V10M5-4L11-10',
};

export const effectDrawing = (effect: string): string => EFFECTS[effect] ?? '';
export const startingDrawing = (tile: StartingTile): string => STARTING[tile];

/** Lightning: once. A lying eight: as long as you own it. In a box from −8 to 8. */
export function UseMark({ single }: { single: boolean }): ReactNode {
  return single ? (
    <path className="sr-use once" d="M2-8L-6 2H-1L-2 8 6-2H1Z" />
  ) : (
    <path className="sr-use always" d="M0 0C-2-4-8-5-8 0S-2 4 0 0S8-5 8 0S2 4 0 0Z" />
  );
}

export const TILE_WIDTH = 76;
export const TILE_HEIGHT = 104;

const LETTER = 5.7;
const ROOM = TILE_WIDTH - 8;

/** Words of a name on as few lines as fit. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + word.length + 1) * LETTER <= ROOM)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function Name({ name, y }: { name: string; y: number }): ReactNode {
  const lines = linesOf(name);
  return lines.map((words, i) => (
    <text
      key={words}
      className="name"
      x={TILE_WIDTH / 2}
      y={y + (i - (lines.length - 1) / 2) * 13}
      {...(words.length * LETTER > ROOM ? { textLength: ROOM, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {words}
    </text>
  ));
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** In a box of 76 × 104. */
export function TileCard({ face, name, use }: { face: TileFace; name: string; use: string }): ReactNode {
  return (
    <g className="sr-tile">
      <rect x="0" y="0" width={TILE_WIDTH} height={TILE_HEIGHT} rx="9" className="card" />
      <g transform="translate(15 15)">
        <rect x="-10" y="-10" width="20" height="20" rx="5" className="number" />
        <Pips value={face.number} spread={5.2} r={2.1} />
      </g>
      <text className={`points${face.points < 0 ? ' minus' : ''}`} x={TILE_WIDTH - 7} y="22">
        {signed(face.points)}
      </text>
      <path className="effect" d={effectDrawing(face.effect)} transform="translate(38 43)" />
      <Name name={name} y={74} />
      <g transform={`translate(${TILE_WIDTH / 2 - use.length * 2.6 - 6} 95) scale(.8)`}>
        <UseMark single={face.single} />
      </g>
      <text className="use" x={TILE_WIDTH / 2 - use.length * 2.6 + 3} y="99">
        {use}
      </text>
    </g>
  );
}

/** The same without words, in a box of 56 × 64. */
export function SmallTile({ face }: { face: TileFace }): ReactNode {
  return (
    <g className="sr-tile">
      <rect x="0" y="0" width="56" height="64" rx="8" className="card" />
      <g transform="translate(14 14)">
        <rect x="-10" y="-10" width="20" height="20" rx="5" className="number" />
        <Pips value={face.number} spread={5.2} r={2.1} />
      </g>
      <text className={`points${face.points < 0 ? ' minus' : ''}`} x="51" y="20">
        {signed(face.points)}
      </text>
      <path className="effect" d={effectDrawing(face.effect)} transform="translate(22 44) scale(.86)" />
      <g transform="translate(45 51) scale(.9)">
        <UseMark single={face.single} />
      </g>
    </g>
  );
}

/** As wide as it is asked to be: on a small screen its letters are larger. */
export function StartingCard({
  tile,
  name,
  width,
  letters,
}: {
  tile: StartingTile;
  name: string;
  width: number;
  letters: number;
}): ReactNode {
  const long = name.length * letters * 0.44 > width - 8;
  return (
    <g className="sr-tile">
      <rect x="0" y="0" width={width} height="72" rx="9" className="card" />
      <path className="effect" d={startingDrawing(tile)} transform={`translate(${width / 2} 25)`} />
      <text
        className="starting-name"
        x={width / 2}
        y="62"
        fontSize={letters}
        {...(long ? { textLength: width - 8, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {name}
      </text>
    </g>
  );
}
