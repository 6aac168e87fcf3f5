/** The kit's types for this game. */
import type { Offer, Scene, SeatProps, TableProps } from '../../../web/kit/index.ts';
import type { Edition } from '../components/edition.ts';
import type { AutobahnMove } from '../moves.ts';
import type { AutobahnView } from '../view.ts';

export type AbScene = Scene<AutobahnView, Edition>;
export type AbTable = TableProps<AutobahnView, AutobahnMove, Edition>;
export type AbSeat = SeatProps<AutobahnView, AutobahnMove, Edition>;
export type AbOffer = Offer<AutobahnMove>;
export type { AutobahnMove, AutobahnView, Edition };
