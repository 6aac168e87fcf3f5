/** What looks foolish to people at the table. */
import type { Veto } from '../../kernel/index.ts';
import { tileIndex } from './effects/tiles.ts';
import type { Deliver, SteamRollersMove } from './moves.ts';
import type { SteamRollersState } from './state.ts';

const PROGRESS: readonly SteamRollersMove['type'][] = ['drawTrack', 'upgradeEngine', 'deliver'];
const canProgress = (moves: readonly SteamRollersMove[]): boolean => moves.some(({ type }) => PROGRESS.includes(type));

const isSameCube = (a: Deliver, b: Deliver): boolean =>
  a.cube === b.cube && a.from === b.from && a.own === b.own && a.place === b.place;

/** The same cube for more points, without a tile that this delivery does not need. */
const beats = (better: Deliver, move: Deliver): boolean =>
  better.points > move.points && isSameCube(better, move) && better.tiles.every((tile) => move.tiles.includes(tile));

export const VETOES: readonly Veto<SteamRollersState, SteamRollersMove>[] = [
  {
    // SR-8.15: a whole action that only turns the tile.
    id: 'ownTile',
    forbids: (state, seat, move, moves) =>
      move.type === 'takeTile' && state.tileOwner[tileIndex(move.tile)] === seat && canProgress(moves),
  },
  {
    // RU-03
    id: 'idlePass',
    forbids: (_state, _seat, move, moves) => move.type === 'pass' && canProgress(moves),
  },
  {
    // SR-7.5: the longer way counts more and costs nothing.
    id: 'shorterDelivery',
    forbids: (_state, _seat, move, moves) =>
      move.type === 'deliver' && moves.some((other) => other.type === 'deliver' && beats(other, move)),
  },
];
