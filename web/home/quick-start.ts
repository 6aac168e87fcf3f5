/** A sensible table in one click: the person against steady opponents, the game's own defaults. */
import { host } from '../page/host.ts';
import { newSeed } from '../page/seed.ts';
import { mainPlan } from '../setup/plans.ts';
import { fetchBoardAhead } from '../table/table-ahead.ts';
import { OPPONENT_NAMES } from '../text/opponent-names.ts';
import type { GameInfo, SeatHolder, TableWish } from '../worker/protocol.ts';

export const QUICK_LEVEL = 'steady';
/** Company enough for a good game, and not too long to wait for. */
const QUICK_PLAYERS = 3;

export function quickHolders({ seatPlans }: GameInfo, me: string): SeatHolder[] {
  const plan = mainPlan(seatPlans);
  const [min, max] = plan.players;
  const players = Math.max(min, Math.min(max, QUICK_PLAYERS));
  return [
    ...Array.from(
      { length: players },
      (_, seat): SeatHolder =>
        seat === 0
          ? { kind: 'human', name: me }
          : { kind: 'opponent', level: QUICK_LEVEL, name: OPPONENT_NAMES[(seat - 1) % OPPONENT_NAMES.length] },
    ),
    ...plan.automas.map((automa): SeatHolder => ({ kind: 'automa', automa })),
  ];
}

/** Starts it; the answer is the table's id. */
export async function quickStart(game: string, me: string): Promise<string> {
  fetchBoardAhead(game);
  const info = await host().describe(game);
  const wish: TableWish = { game, holders: quickHolders(info, me), options: {}, seed: newSeed(), seedKnown: false };
  return host().start(wish);
}
