/** The web kit: all that a board may know of the table. */
export * from './board.ts';
export { Gradually } from './gradually.tsx';
export * from './marks.tsx';
export * from './offers.ts';
export * from './rules.ts';
export { Piece, Target, type TargetState } from './target.tsx';
