/** The first whole game after a course: one opponent who plays simply, and a teacher. */
import { host } from '../page/host.ts';
import { newSeed } from '../page/seed.ts';
import { mainPlan } from '../setup/plans.ts';
import { fetchBoardAhead } from '../table/table-ahead.ts';
import { OPPONENT_NAMES } from '../text/opponent-names.ts';
import type { SeatHolder } from '../worker/protocol.ts';
import { markGuided } from './progress.ts';

const FIRST_LEVEL = 'novice';
const FIRST_PLAYERS = 2;

export async function startFirstGame(game: string, me: string): Promise<string> {
  fetchBoardAhead(game);
  const { seatPlans } = await host().describe(game);
  const plan = mainPlan(seatPlans);
  const players = Math.max(plan.players[0], FIRST_PLAYERS);
  const holders = [
    ...Array.from(
      { length: players },
      (_, seat): SeatHolder =>
        seat === 0
          ? { kind: 'human', name: me }
          : { kind: 'opponent', level: FIRST_LEVEL, name: OPPONENT_NAMES[(seat - 1) % OPPONENT_NAMES.length] },
    ),
    ...plan.automas.map((automa): SeatHolder => ({ kind: 'automa', automa })),
  ];
  const table = await host().start({ game, holders, options: {}, seed: newSeed(), seedKnown: false });
  markGuided(table);
  return table;
}
