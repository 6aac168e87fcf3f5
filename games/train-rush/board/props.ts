/** The kit's types for this game. */
import type { Scene, SeatProps, TableProps } from '../../../web/kit/board.ts';
import type { Edition } from '../components/edition.ts';
import type { TrainRushMove } from '../moves.ts';
import type { TrainRushView } from '../view.ts';

export type BoardScene = Scene<TrainRushView, Edition>;
export type BoardProps = TableProps<TrainRushView, TrainRushMove, Edition>;
export type BoardSeatProps = SeatProps<TrainRushView, TrainRushMove, Edition>;
