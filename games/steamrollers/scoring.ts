/** Scores and winners (SR-9.2 to SR-9.7, SR-10.14, SR-10.15). */
import { type Result, rankSeats, type ScorePart, type ScoreSheet, type Seat, text } from '../../kernel/index.ts';
import { faceUp } from './effects/tiles.ts';
import { orderUp } from './modules/orders.ts';
import { networkPoints } from './network.ts';
import { EVA, NONE, type Position, type Sheet } from './state.ts';
import type { Tables } from './tables.ts';

/** SR-9.5: printed points of the action tiles of a seat. */
export function tilePoints(t: Tables, state: Position, seat: Seat): number {
  let points = 0;
  for (let tile = 0; tile < state.tileOwner.length; tile++) {
    if (state.tileOwner[tile] === seat) points += faceUp(t, state, tile).points;
  }
  return points;
}

export function orderPoints(t: Tables, state: Position, seat: Seat): number {
  let points = 0;
  for (let order = 0; order < state.orderOwner.length; order++) {
    if (state.orderOwner[order] === seat) points += orderUp(t, state, order).points;
  }
  return points;
}

const sheetOf = (seat: Seat, parts: readonly ScorePart[]): ScoreSheet => ({
  seat,
  parts,
  total: parts.reduce((sum, part) => sum + part.points, 0),
});

function playerSheet(t: Tables, state: Position, seat: Seat): ScoreSheet {
  const sheet = state.sheets[seat];
  const parts = [
    { key: 'score.deliveries', points: sheet.deliveryPoints },
    { key: 'score.network', points: networkPoints(t, sheet.network) },
    { key: 'score.engine', points: t.engineBonus[t.boxCount[sheet.boxes]] },
    { key: 'score.tiles', points: tilePoints(t, state, seat) },
  ];
  if (state.deal.orders) parts.push({ key: 'score.orders', points: orderPoints(t, state, seat) });
  if (state.deal.startingTiles) parts.push({ key: 'score.startingBonus', points: sheet.startingBonus });
  return sheetOf(seat, parts);
}

function evaSheet(t: Tables, state: Position): ScoreSheet {
  const { evaEnginePoints, evaNetworkRegions } = t.edition.solo;
  const most = [...state.crossed].sort((a, b) => b - a).slice(0, evaNetworkRegions);
  let pool = 0;
  for (let tile = 0; tile < state.tileOwner.length; tile++) {
    if (state.tileOwner[tile] === NONE) pool += Math.max(0, faceUp(t, state, tile).points);
  }
  return sheetOf(EVA, [
    { key: 'score.deliveries', points: state.evaPoints },
    { key: 'score.influence', points: most.reduce((sum, crosses) => sum + crosses, 0) },
    { key: 'score.engine', points: evaEnginePoints },
    { key: 'score.pool', points: pool },
  ]);
}

export function scoreSheets(t: Tables, state: Position): ScoreSheet[] {
  const sheets = state.sheets.map((_, seat) => playerSheet(t, state, seat));
  if (state.deal.solo) sheets.push(evaSheet(t, state));
  return sheets;
}

/** SR-9.7, the first that differs decides. */
export const TIE_BREAKS: readonly { readonly key: string; of(t: Tables, sheet: Sheet): number }[] = [
  { key: 'tie.boxes', of: (t, { boxes }) => t.boxCount[boxes] },
  { key: 'tie.network', of: (t, { network }) => networkPoints(t, network) },
];

/** What ranks the seats, the most important first. */
const rankOf = (t: Tables, state: Position, { total, seat }: ScoreSheet): readonly number[] => [
  total,
  ...TIE_BREAKS.map(({ of }) => of(t, state.sheets[seat])),
];

/** Against Eva there is one winner: a tie is hers, and so is a game in which she cannot cross a hex (SR-10.6, SR-10.15). */
function soloRank(state: Position, sheets: readonly ScoreSheet[]): readonly (readonly number[])[] {
  const playerWins = state.ending !== 'evaFull' && sheets[0].total > sheets[EVA].total;
  return playerWins ? [[1], [0]] : [[0], [1]];
}

export function resultOf(t: Tables, state: Position): Result | undefined {
  if (state.ending === 'running') return undefined;
  const sheets = scoreSheets(t, state);
  return {
    ...rankSeats(state.deal.solo ? soloRank(state, sheets) : sheets.map((sheet) => rankOf(t, state, sheet))),
    sheets,
    ending: text(`ending.${state.ending}`),
  };
}
