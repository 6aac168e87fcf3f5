/** The kit's types for this game. */
import type { Offer, Scene, SeatProps, TableProps } from '../../../web/kit/index.ts';
import type { Edition } from '../components/edition.ts';
import type { AutobahnMove } from '../moves.ts';
import type { AutobahnView } from '../view.ts';

export type BoardScene = Scene<AutobahnView, Edition>;
export type BoardProps = TableProps<AutobahnView, AutobahnMove, Edition>;
export type BoardSeatProps = SeatProps<AutobahnView, AutobahnMove, Edition>;
export type BoardOffer = Offer<AutobahnMove>;
export type { AutobahnMove, AutobahnView, Edition };
