/** How the final score of SteamRollers comes about (SR-9, SR-10.14). */
import type { Reckoning, Seat, Sum } from '../../kernel/index.ts';
import { faceUp } from './effects/tiles.ts';
import { orderUp } from './modules/orders.ts';
import { networkPoints } from './network.ts';
import { TIE_BREAKS } from './scoring.ts';
import { EVA, NONE, type Position } from './state.ts';
import type { Tables } from './tables.ts';

/** What belongs to somebody, one by one. */
const owned = (owners: readonly number[], owner: number, points: (i: number) => number): Sum => ({
  terms: owners.flatMap((whose, i) => (whose === owner ? [points(i)] : [])),
});

function playerSums(t: Tables, state: Position, seat: Seat): Record<string, Sum> {
  const { network } = state.sheets[seat];
  return {
    'score.network': { terms: network.links.map((link) => networkPoints(t, { links: [link] })) },
    'score.tiles': owned(state.tileOwner, seat, (tile) => faceUp(t, state, tile).points),
    'score.orders': owned(state.orderOwner, seat, (order) => orderUp(t, state, order).points),
  };
}

function evaSums(t: Tables, state: Position): Record<string, Sum> {
  const most = [...state.crossed].sort((a, b) => b - a).slice(0, t.edition.solo.evaNetworkRegions);
  return {
    'score.influence': { terms: most },
    'score.pool': owned(state.tileOwner, NONE, (tile) => Math.max(0, faceUp(t, state, tile).points)),
  };
}

/** The keys of the tie-breaks, in their order. */
const TIES = ['tie.engine', 'tie.network'];

export function reckon(t: Tables, state: Position): Reckoning {
  const sums = state.sheets.map((_, seat) => playerSums(t, state, seat));
  if (state.deal.solo) {
    return { sums: [...sums, evaSums(t, state)], ties: [{ text: { key: 'tie.eva' }, values: evaWins(EVA) }] };
  }
  return {
    sums,
    ties: TIE_BREAKS.map(({ of }, i) => ({
      text: { key: TIES[i] },
      values: state.sheets.map((sheet) => of(t, sheet)),
    })),
  };
}

/** A tie is hers (SR-10.15). */
const evaWins = (eva: Seat): number[] => Array.from({ length: eva + 1 }, (_, seat) => (seat === eva ? 1 : 0));
