/** Which of my tables comes first: mine to move and live, mine over days with the least time, the others. */
import type { ClockFace, TableCard } from '../../server/protocol/tables.ts';
import { missingAt } from './room-words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whether the game goes on with a decision of mine. */
export const isMyTurn = ({ stage, deciding, mine, seats, paused, halted }: TableCard): boolean =>
  stage === 'playing' &&
  !paused &&
  halted === undefined &&
  deciding.some((seat) => mine.includes(seat) && seats[seat].standIn === undefined);

/** Why a table waits for somebody. */
export type Waits = 'turn' | 'ask' | 'ready' | 'start';

/** Why a table waits for me, if it does. */
export function waitsForMe(card: TableCard): Waits | undefined {
  const { stage, mine, ask, seats } = card;
  if (stage === 'playing') {
    if (ask?.answers.some(({ seat, yes }) => yes === undefined && mine.includes(seat))) return 'ask';
    return isMyTurn(card) ? 'turn' : undefined;
  }
  if (stage !== 'gathering' || mine.length === 0) return undefined;
  const { empty, unready } = missingAt(card);
  if (mine.some((seat) => unready.includes(seat))) return 'ready';
  const isHost = mine.some((seat) => seats[seat].person?.id === card.host);
  return isHost && empty.length + unready.length === 0 ? 'start' : undefined;
}

/** The clock that matters: mine when it is my turn, otherwise that of whoever decides. */
export function clockOf(
  card: TableCard,
): { left: number; whole: number; running: boolean; face: ClockFace } | undefined {
  const { clock, deciding, mine, terms } = card;
  if (!clock || card.stage !== 'playing' || terms.pace.kind === 'none') return undefined;
  const seat = deciding.find((one) => mine.includes(one)) ?? deciding[0];
  const left = seat === undefined ? undefined : clock.left[seat];
  if (seat === undefined || left === undefined || left === null) return undefined;
  return {
    left,
    whole: terms.pace.kind === 'live' ? terms.pace.minutes * MINUTE : terms.pace.hours * HOUR,
    running: clock.running.includes(seat) && !clock.paused,
    face: clock,
  };
}

const rank = (card: TableCard): number => {
  if (waitsForMe(card)) return card.terms.pace.kind === 'days' ? 1 : 0;
  return card.stage === 'gathering' ? 2 : 3;
};

/** Those that are not over, in the order of the home screen. */
export const ranked = (tables: readonly TableCard[]): TableCard[] =>
  tables
    .filter(({ stage, mine }) => (stage === 'playing' || stage === 'gathering') && mine.length > 0)
    .sort((a, b) => rank(a) - rank(b) || (clockOf(a)?.left ?? 0) - (clockOf(b)?.left ?? 0) || b.updated - a.updated);
