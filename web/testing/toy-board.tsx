/** A board for the practice game of the conformance suite: small, and uses every part of the kit once. */
import type { ReactNode } from 'react';
import type { ToyMove, ToyView } from '../../kernel/conformance/toy.ts';
import { type BoardModule, Piece, type SeatProps, type TableProps, Target } from '../kit/index.ts';

type Props = TableProps<ToyView, ToyMove>;

const WORDS = {
  'toy.deck': 'Deck: {count}',
  'toy.wagon': 'Wagon {wagon}',
  'toy.wagonLine': 'The highest single wagon takes all.',
  'toy.yard': 'Yard',
  'toy.left': '{count} left',
};

function Wagon({ value }: { value: number }): ReactNode {
  return (
    <>
      <rect width="60" height="40" rx="6" fill="#5a3b22" stroke="#d9ae5c" strokeWidth="2" />
      <text x="30" y="28" textAnchor="middle" fill="#fff" fontSize="22" fontFamily="var(--condensed)">
        {value}
      </text>
    </>
  );
}

function Board({ view, say }: Props): ReactNode {
  const yard = view.yard.map((value, place) => ({
    value,
    x: 30 + (place % 10) * 72,
    y: 110 + Math.floor(place / 10) * 60,
  }));
  return (
    <>
      <rect width="780" height="400" fill="var(--panel2)" />
      <Target name="whistle" piece="deck" transform="translate(30 30)">
        {({ legal }) => (
          <>
            <rect width="160" height="50" rx="8" fill="var(--panel3)" stroke="var(--line2)" />
            <text x="14" y="32" fill="var(--ink)" fontSize="20" fontFamily="var(--condensed)">
              {say('toy.deck', { count: view.deckSize })}
            </text>
            {legal && <rect className="ring" width="160" height="50" rx="8" />}
          </>
        )}
      </Target>
      {yard.map(({ value, x, y }) => (
        <Piece key={`${x} ${y}`} name={`wagon:${value}`} transform={`translate(${x} ${y})`}>
          <Wagon value={value} />
        </Piece>
      ))}
    </>
  );
}

function Dock({ view }: Props): ReactNode {
  const hand = [...view.hand].sort((a, b) => a - b);
  return (
    <div style={{ display: 'flex', gap: 12, padding: 16 }}>
      {[...new Set(hand)].map((value) => (
        <Target key={value} as="div" name={`wagon:${value}`} piece={`wagon:${value}`}>
          <svg width="62" height="42" viewBox="-1 -1 62 42" aria-hidden="true">
            <Wagon value={value} />
          </svg>
        </Target>
      ))}
    </div>
  );
}

const SeatDetail = ({ seat, view }: SeatProps<ToyView, ToyMove>): ReactNode => <p>{view.handSizes[seat]}</p>;

export const board: BoardModule<ToyView, ToyMove> = {
  id: 'toy',
  text: { en: WORDS, de: WORDS, pl: WORDS },
  seats: [
    { light: '#C9252C', dark: '#D8383E', ink: '#FFFFFF', shape: 'circle' },
    { light: '#EBC11A', dark: '#EBC11A', ink: '#2B2302', shape: 'triangle' },
    { light: '#2C6BC4', dark: '#3478DA', ink: '#FFFFFF', shape: 'square' },
  ],
  layout: { dock: 'right', dockSize: 280 },
  panels: [
    {
      id: 'yard',
      title: { key: 'toy.yard' },
      Icon: () => (
        <svg className="icon" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 18H21M5 18V9H19V18" />
        </svg>
      ),
      Panel: ({ view, say }) => <p>{say('toy.left', { count: view.deckSize })}</p>,
      holds: (target) => target === 'whistle',
    },
  ],
  size: () => ({ width: 780, height: 400 }),
  targets: (move) => (move.type === 'choose' || move.type === 'drop' ? [`wagon:${move.wagon}`] : ['whistle']),
  Board,
  Dock,
  SeatStrip: ({ seat, view }) => <span>{view.handSizes[seat]}</span>,
  SeatDetail,
  explain: (piece) =>
    piece.startsWith('wagon:')
      ? {
          title: { key: 'toy.wagon', params: { wagon: piece.slice(6) } },
          lines: [{ key: 'toy.wagonLine' }],
          rule: 'TOY-1',
        }
      : undefined,
  status: ({ view }) => [{ key: 'toy.deck', params: { count: view.deckSize } }],
};
