/** A game that plays itself: the usual company without a person, at a table that is kept nowhere. */
import { QUICK_LEVEL, quickHolders } from '../home/quick-start.ts';
import { overriding } from '../learn/overriding.ts';
import { host } from '../page/host.ts';
import { myName } from '../page/my-name.ts';
import { newSeed } from '../page/seed.ts';
import { type Speed, settings } from '../settings/settings.ts';
import { localLine } from '../table/local-line.ts';
import { TableSession } from '../table/session.ts';
import { fetchBoardAhead } from '../table/table-ahead.ts';
import { OPPONENT_NAMES } from '../text/opponent-names.ts';
import type { SeatHolder } from '../worker/protocol.ts';

/** How long a move is looked at, in ms: whoever only watches also wants to read what it was. */
const LOOK: Readonly<Record<Speed, number>> = { slow: 3_200, normal: 1_600, fast: 700, instant: 250 };

/** Sets the table; the answer is its id. */
export async function startDemo(game: string): Promise<string> {
  fetchBoardAhead(game);
  const holders = quickHolders(await host().describe(game), '').map(
    (holder, _, { length }): SeatHolder =>
      holder.kind === 'human' ? { kind: 'opponent', level: QUICK_LEVEL, name: OPPONENT_NAMES[length - 1] } : holder,
  );
  return host().demonstrate({ game, holders, options: {}, seed: newSeed(), seedKnown: false });
}

/** The table on the screen: slower than one's own opponents, and nothing of it is noted on the home screen. */
export function demoSession(id: string): TableSession {
  const { host: own, onNews, shown } = localLine();
  const session = new TableSession(id, {
    host: overriding(own, {
      pace: () => own.pace(LOOK[settings.get().speed]),
      // From an earlier moment somebody plays on in the place of whoever decided there.
      branch: (at) => takeSeat(at, session.store.get().past?.deciding[0] ?? 0),
    }),
    onNews,
    shown,
  });
  return session;
}

/** Plays on from a moment in somebody's place, at a table of one's own. */
export const takeSeat = (at: number, seat: number): Promise<string> => host().takeSeat(at, seat, myName());
