/** A plain board for any game: the position as the terminal prints it. Moves are buttons and lines of the moves panel. */
import { createContext, type ReactNode, useContext } from 'react';
import type { BoardModule, SeatColour, SeatProps, TableProps } from '../board.ts';

/** The position as text; a board that draws for itself needs none. */
export const PrintContext = createContext<string | undefined>(undefined);

const LINE = 17;
const LETTER = 8.4;
const MARGIN = 28;

const lines = (print: string): { line: string; y: number }[] =>
  print.split('\n').map((line, i) => ({ line, y: MARGIN + LINE * (i + 0.75) }));

function Board(_props: TableProps): ReactNode {
  const print = useContext(PrintContext);
  return (
    <g className="fallback-board">
      {lines(print ?? '').map(({ line, y }) => (
        <text key={y} x={MARGIN} y={y} xmlSpace="preserve">
          {line}
        </text>
      ))}
    </g>
  );
}

function Dock(_props: TableProps): ReactNode {
  return null;
}

function SeatStrip(_props: SeatProps): ReactNode {
  return null;
}

const PALETTE: readonly SeatColour[] = [
  { light: '#C9252C', dark: '#D8383E', ink: '#FFFFFF', shape: 'circle' },
  { light: '#EBC11A', dark: '#EBC11A', ink: '#2B2302', shape: 'triangle' },
  { light: '#2C6BC4', dark: '#3478DA', ink: '#FFFFFF', shape: 'square' },
  { light: '#5A2C8A', dark: '#8A55C4', ink: '#FFFFFF', shape: 'diamond' },
  { light: '#3D4247', dark: '#8B939B', ink: '#FFFFFF', shape: 'hexagon' },
];

export function fallbackBoard(id: string): BoardModule {
  return {
    id,
    text: { en: {}, de: {}, pl: {} },
    seats: PALETTE,
    layout: { dock: 'bottom', dockSize: 0, side: 400 },
    printed: true,
    panels: [],
    size: () => ({ width: 100 * LETTER + 2 * MARGIN, height: 40 * LINE + 2 * MARGIN }),
    targets: () => [],
    Board,
    Dock,
    SeatStrip,
    SeatDetail: () => null,
    explain: () => undefined,
    status: () => [],
  };
}
