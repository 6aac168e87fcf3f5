/** What is looked at now and then: loaded when the first panel opens. */
export { CardsPanel } from './cards.tsx';
export { OfficesPanel } from './offices.tsx';
export { SeatDetail } from './seat.tsx';
export { TrackPanel } from './track.tsx';
