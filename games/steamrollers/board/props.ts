/** The kit's types for this game. */
import type { Scene, SeatProps, TableProps } from '../../../web/kit/board.ts';
import type { Edition } from '../components/edition.ts';
import type { SteamRollersMove } from '../moves.ts';
import type { SteamRollersView } from '../view.ts';

export type BoardScene = Scene<SteamRollersView, Edition>;
export type BoardProps = TableProps<SteamRollersView, SteamRollersMove, Edition>;
export type BoardSeatProps = SeatProps<SteamRollersView, SteamRollersMove, Edition>;

/** The hex a seat drew on last since the viewer's own move. */
export function freshHex({ latest }: Pick<BoardProps, 'latest'>, seat: number): string | undefined {
  const drawing = latest.findLast((line) => line.event.key === 'event.draws' && line.seat === seat);
  const hex = drawing?.event.params?.hex;
  return typeof hex === 'string' ? hex : undefined;
}
